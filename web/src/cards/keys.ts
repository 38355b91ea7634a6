/** Keys: what a key means in the hand, on any keyboard. Play, Pass and hints belong to the table. */
import { cardInRow, type Fan } from "./fan";
import { rankOf } from "./face";

export interface Press {
  key: string;
  code: string;
  shiftKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

const LETTERS: Record<string, string> = { J: "J", Q: "Q", K: "K", A: "A", S: "b", B: "r" };

/** The letter of a key: as it is written where that is Latin, else where it lies. */
export const letterOf = ({ key, code }: Press): string =>
  /^[a-z]$/i.test(key) ? key.toUpperCase() : (/^Key([A-Z])$/.exec(code)?.[1] ?? "");

/** The rank that a key names, as the notation has it. */
export function rankOfKey(press: Press): string {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(press.code)?.[1];
  if (digit) return digit === "0" ? "T" : digit === "1" ? "" : digit;
  return LETTERS[letterOf(press)] ?? "";
}

/** Where a key leads from a card; undefined if it is none of those that move. */
export function walk(fan: Fan, index: number, { key, altKey }: Press): number | undefined {
  const last = fan.places.length - 1;
  if (altKey) return key === "ArrowUp" || key === "ArrowDown" ? cardInRow(fan, index, key === "ArrowUp" ? -1 : 1) : undefined;
  if (key === "ArrowLeft") return Math.max(0, index - 1);
  if (key === "ArrowRight") return Math.min(last, index + 1);
  if (key === "Home") return 0;
  if (key === "End") return last;
  return undefined;
}

/** Where a key takes a card along to: one place further, in gaps of the hand; undefined if it takes none. */
export function takes(index: number, count: number, { key, shiftKey, altKey }: Press): number | undefined {
  if (!shiftKey || altKey) return undefined;
  if (key === "ArrowLeft") return Math.max(0, index - 1);
  return key === "ArrowRight" ? Math.min(count, index + 2) : undefined;
}

/** The next card of a rank after a card, round the end; -1 if there is none. */
export function nextOf(cards: string[], rank: string, index: number): number {
  const places = cards.flatMap((card, at) => (rankOf(card) === rank ? [at] : []));
  return places.find((at) => at > index) ?? places[0] ?? -1;
}
