/** Speaking: what a screen reader is told of what happened; few words, and none twice. */
import type { Told } from "../wire/frames";

export type Mode = "all" | "mine" | "off";
const MOVES = ["play", "pass", "call", "trump"];
const QUIET = ["committed", "revealed", "preferred", "muted", "ready", "said"];

/** One sentence after the other: passes only if nobody plays after them; `mine` leaves out what does not ask for an answer. */
export function spoken(told: Told[], mode: Mode, chair: number | null, turn: boolean): string {
  if (mode === "off") return "";
  const last = told.findLastIndex((event) => event.kind === "play");
  const lines = told.flatMap((event, at) => {
    const then = (event.then ?? []).filter((each) => mode === "all" || each.kind !== "trick").map((each) => each.text ?? "");
    if (QUIET.includes(event.kind)) return [];
    if (!MOVES.includes(event.kind)) return [event.text ?? "", ...then];
    if (event.kind === "pass" && at < last) return then;
    const heard = mode === "all" || event.chair === chair || event.kind !== "play" || (turn && at === last);
    return heard ? [event.text ?? "", ...then] : then;
  });
  return lines.filter(Boolean).map((line) => (/[.!?。؟]$/.test(line) ? line : `${line}.`)).join(" ");
}
