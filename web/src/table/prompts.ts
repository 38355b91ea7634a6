/** Prompts: which of all that could be said stands in the prompt line. */
import { say } from "../text/texts.svelte";
import type { Scene } from "../wire/frames";
import type { Choosing } from "./choosing.svelte";
import type { Live } from "./live.svelte";
import { myTurn, own, soon } from "./view";

export interface Line {
  tone: "say" | "hint" | "why" | "lost" | "elsewhere" | "soon";
  text: string;
}

type Choice = Pick<Choosing, "refused" | "fault" | "hint" | "selected" | "sending">;

/** The line: first what is wrong with the connection, then what was refused, then why a choice can't be played. */
export function promptOf(live: Pick<Live, "link" | "words" | "refusal">, scene: Scene, choice: Choice, slow: boolean): Line {
  if (live.link === "lost") return { tone: "lost", text: say("table-lost") };
  if (live.link === "restarting") return { tone: "lost", text: say("table-restarting") };
  if (live.link === "elsewhere") return { tone: "elsewhere", text: say("table-elsewhere") };
  if (live.link === "refused") return { tone: "why", text: live.words };
  if (slow) return { tone: "say", text: say("table-still-sending") };
  if (choice.sending) return { tone: "say", text: say("table-sending") };
  if (live.refusal) return { tone: "why", text: live.refusal.code === "command/stale" ? say("table-moved-on") : (live.refusal.words ?? "") };
  if (choice.refused) return { tone: "why", text: choice.refused.words };
  if (soon(scene)) return { tone: "soon", text: say("table-soon") };
  const { hint } = choice;
  if (hint) return { tone: "hint", text: hint.cards ? hint.reason.words : say("table-hint-pass", { why: hint.reason.words }) };
  if (choice.fault && choice.selected.size && myTurn(scene)) return { tone: "why", text: choice.fault.words };
  if (choice.selected.size && scene.phase === "playing" && !myTurn(scene) && !own(scene)?.away)
    return { tone: "say", text: say("table-kept", { prompt: scene.prompt ?? "" }) };
  return { tone: "say", text: scene.prompt ?? "" };
}
