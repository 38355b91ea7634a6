/** Face: what is drawn on a card, from its text in the notation ("TH", "b"; with an apostrophe in a second pack). */

export interface Drawing {
  index: string; // ids of the sprite
  suit: string;
  art: string;
  wide: boolean; // the ten
  classes: string;
}

const EMBLEMS = new Set(["J", "Q", "K"]);
const CYRILLIC: Record<string, string> = { A: "Т", K: "К", Q: "Д", J: "В" };

export const isJoker = (card: string): boolean => card[0] === "b" || card[0] === "r";

/** The rank of a card, "T" of "TH"; a joker is its own rank. */
export const rankOf = (card: string): string => card[0]!;

/** The suit of a card; none of a joker. */
export const suitOf = (card: string): string => (isJoker(card) ? "" : card[1]!);

/** A rank as packs have it in a corner: 10, K; of the jokers a star. */
export function letter(rank: string, cyrillic: boolean): string {
  if (isJoker(rank)) return rank === "b" ? "☆" : "★";
  return rank === "T" ? "10" : ((cyrillic && CYRILLIC[rank]) || rank);
}

/** What is drawn on a card. */
export function drawing(card: string, cyrillic: boolean): Drawing {
  const rank = rankOf(card);
  if (isJoker(card)) {
    const emblem = `e-${rank}`;
    return { index: `r-${rank}`, suit: emblem, art: emblem, wide: false, classes: `joker j${rank}` };
  }
  const suit = `s-${suitOf(card)}`;
  const court = EMBLEMS.has(rank);
  const own = cyrillic && rank !== "K" && CYRILLIC[rank]; // the king has the same letter
  return {
    index: own ? `r-u${rank}` : `r-${letter(rank, false)}`,
    suit,
    art: court ? `e-${rank}` : suit,
    wide: rank === "T",
    classes: `${suitOf(card)} ${court || rank === "A" ? rank : "num"}`,
  };
}
