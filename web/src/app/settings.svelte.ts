/** Settings: how a person likes the table; kept in the browser. */
import type { Language } from "../text/texts.svelte";

const WHERE = "triumvir.settings";

export interface Settings {
  language: Language | ""; // as the browser says
  name: string; // what others call me
  theme: "system" | "light" | "dark" | "contrast";
  suits: 2 | 4; // colours of the deck
  large: boolean; // large print
  letters: "own" | "latin"; // on cards: those of the language, or A K Q J
  sort: "rank" | "suit" | "groups";
  motion: "system" | "full" | "reduced" | "none";
  sound: boolean;
  volume: number; // 0 to 1
  left: boolean; // Pass and Play change sides
  keys: boolean; // single keys do things
  speak: "all" | "mine" | "off"; // what is read aloud
  autoPass: boolean;
  autoPlay: boolean;
  counter: boolean; // the card counter is open
  players: Record<string, string>; // what was played last: game -> bot level
  game: string; // the game played last
}

const USUAL: Settings = {
  language: "",
  name: "",
  theme: "system",
  suits: 4,
  large: false,
  letters: "own",
  sort: "rank",
  motion: "system",
  sound: false,
  volume: 0.4,
  left: false,
  keys: true,
  speak: "mine",
  autoPass: true,
  autoPlay: false,
  counter: false,
  players: {},
  game: "dou_dizhu",
};

/** What was kept, as far as it can be read. */
function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(WHERE) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...USUAL, ...kept() });

/** Keep them whenever they change; to be called once, while the page is set up. */
export function keep(): void {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(WHERE, text);
    } catch {
      // A browser that keeps nothing: the settings last as long as the page.
    }
  });
}
