import { expect, test } from "vitest";
import { layout } from "./fan";
import { letterOf, nextOf, rankOfKey, takes, walk, type Press } from "./keys";

const press = (key: string, code = "", more: Partial<Press> = {}): Press => ({
  key,
  code,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
});

test.each([
  ["2", "Digit2", "2"],
  ["0", "Numpad0", "T"],
  ["@", "Digit2", "2"], // with Shift
  ["é", "Digit2", "2"], // in France
  ["٧", "Digit7", "7"],
  ["1", "Digit1", ""],
  ["k", "KeyK", "K"],
  ["J", "KeyJ", "J"],
  ["о", "KeyJ", "J"], // in Ukraine
  ["a", "KeyQ", "A"], // in France
  ["s", "KeyS", "b"],
  ["b", "KeyB", "r"],
  ["x", "KeyX", ""],
  ["Enter", "Enter", ""],
])("%s on %s is the rank %j", (key, code, rank) => {
  expect(rankOfKey(press(key, code))).toBe(rank);
});

test("the letter of a key that writes none of ours is where it lies", () => {
  expect(letterOf(press("с", "KeyC"))).toBe("C");
  expect(letterOf(press("ArrowUp", "ArrowUp"))).toBe("");
});

const fan = layout([..."AAKKQQJJTT99887766"], { width: 374, card: 68, height: 844 }); // two rows of nine

test.each([
  ["ArrowRight", 3, 4],
  ["ArrowRight", 8, 9], // on to the next row
  ["ArrowRight", 17, 17],
  ["ArrowLeft", 0, 0],
  ["Home", 5, 0],
  ["End", 5, 17],
  ["ArrowUp", 5, undefined],
  ["k", 5, undefined],
])("%s on card %i leads to %s", (key, from, to) => {
  expect(walk(fan, from, press(key))).toBe(to);
});

test("between rows with Alt", () => {
  expect(walk(fan, 4, press("ArrowDown", "", { altKey: true }))).toBe(13);
  expect(walk(fan, 13, press("ArrowUp", "", { altKey: true }))).toBe(4);
  expect(walk(fan, 4, press("ArrowLeft", "", { altKey: true }))).toBeUndefined();
});

test("the same key again goes to the next of the rank, round the end", () => {
  const cards = "r AS KS KH 9C KD".split(" ");
  expect(nextOf(cards, "K", 0)).toBe(2);
  expect(nextOf(cards, "K", 2)).toBe(3);
  expect(nextOf(cards, "K", 5)).toBe(2);
  expect(nextOf(cards, "r", 0)).toBe(0);
  expect(nextOf(cards, "4", 0)).toBe(-1);
});

test("with Shift an arrow takes a card one place along", () => {
  const shift = (key: string): Press => press(key, "", { shiftKey: true });
  expect([takes(3, 9, shift("ArrowLeft")), takes(3, 9, shift("ArrowRight"))]).toEqual([2, 5]);
  expect([takes(0, 9, shift("ArrowLeft")), takes(8, 9, shift("ArrowRight"))]).toEqual([0, 9]);
  expect([takes(3, 9, press("ArrowLeft")), takes(3, 9, shift("Home"))]).toEqual([undefined, undefined]);
});
