/** Settings: how a person likes the table; kept in the browser. */
import type { Language } from "../text/languages";

const WHERE = "triumvir.settings";

export interface Settings {
  language: Language | ""; // as the browser says
  name: string; // what others call me
  theme: "system" | "light" | "dark" | "contrast";
  suits: 2 | 4; // colours of the deck
  large: boolean; // large print
  letters: "own" | "latin"; // on cards: those of the language, or A K Q J
  sort: "rank" | "suit" | "groups";
  sortSuits: "rank" | "suit" | "groups"; // where suits matter
  motion: "system" | "full" | "reduced" | "none";
  sound: boolean;
  volume: number; // 0 to 1
  left: boolean; // Pass and Play change sides
  keys: boolean; // single keys do things
  speak: "all" | "mine" | "off"; // what is read aloud
  autoPass: boolean;
  autoPlay: boolean;
  doublePlay: boolean; // a second tap plays the card, else it chooses its rank
  counter: boolean; // the card counter is open
  variants: Record<string, string>; // what was played last of a game: dou_dizhu -> dou_dizhu/4
  level: string; // of the bots one plays against
}

const USUAL: Settings = {
  language: "",
  name: "",
  theme: "system",
  suits: 4,
  large: false,
  letters: "own",
  sort: "rank",
  sortSuits: "suit",
  motion: "system",
  sound: false,
  volume: 0.4,
  left: false,
  keys: true,
  speak: "mine",
  autoPass: true,
  autoPlay: false,
  doublePlay: false,
  counter: false,
  variants: {},
  level: "club",
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

/** Take over settings that were kept elsewhere, as far as they are of the kind that is here. */
export function take(given: Record<string, unknown>): void {
  const known = Object.entries(given).filter(([name, value]) => typeof value === typeof USUAL[name as keyof Settings]);
  Object.assign(settings, Object.fromEntries(known));
}

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
