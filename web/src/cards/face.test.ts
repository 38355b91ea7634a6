import { expect, test } from "vitest";
import { drawing, letter } from "./face";
import { RANKS } from "./shapes";
import sprite from "./Sprite.svelte?raw";

const PACK = ["b", "r", ...[..."23456789TJQKA"].flatMap((rank) => [..."CDHS"].map((suit) => rank + suit))];
const symbols = new Set([...Object.keys(RANKS).map((rank) => `r-${rank}`), ...Array.from(sprite.matchAll(/<symbol id="([\w-]+)"/g), (found) => found[1])]);

test.each([false, true])("the sprite has what all cards are drawn with (Cyrillic letters: %s)", (cyrillic) => {
  for (const card of PACK) {
    const { index, suit, art } = drawing(card, cyrillic);
    expect([index, suit, art].filter((each) => !symbols.has(each))).toEqual([]);
  }
});

test("no two cards look the same", () => {
  const looks = PACK.map((card) => JSON.stringify(drawing(card, true)));
  expect(new Set(looks).size).toBe(54);
});

test.each([
  ["AS", "r-uA", "s-S", "S A"],
  ["KH", "r-K", "e-K", "H K"],
  ["QH", "r-uQ", "e-Q", "H Q"],
  ["TD", "r-10", "s-D", "D num"],
  ["b", "r-b", "e-b", "joker jb"],
])("the Ukrainian %s", (card, index, art, classes) => {
  expect(drawing(card, true)).toMatchObject({ index, art, classes });
});

test("a card of the second pack looks as that of the first", () => {
  for (const card of PACK) expect(drawing(`${card}'`, false)).toEqual(drawing(card, false));
});

test("letters in a corner", () => {
  expect([..."T9KQbr"].map((rank) => letter(rank, false))).toEqual(["10", "9", "K", "Q", "☆", "★"]);
  expect([..."AKQJ"].map((rank) => letter(rank, true))).toEqual(["Т", "К", "Д", "В"]);
});
