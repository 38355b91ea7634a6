import { expect, test } from "vitest";
import { deedOf, signOf } from "./keys";

const press = (key: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent => ({ key, code: "", ...more }) as KeyboardEvent;

test.each([
  ["Enter", "play", "play"],
  ["p", "play", "pass"],
  ["Backspace", "play", "pass"],
  ["t", "play", "hint"],
  ["r", "", "sort"],
  ["l", "", "read-last"],
  ["?", "", "help"],
  ["F6", "", "round"],
  ["3", "auction", { digit: 3 }],
  ["0", "auction", { digit: 10 }],
  ["3", "play", undefined],
  ["h", "trump", { suit: "H" }],
  ["c", "play", "clear"],
])("the key %s in the %s does %o", (key, stage, deed) => {
  expect(deedOf(press(key), stage, true)).toEqual(deed);
});

test("single keys can be switched off, and commands of the browser are its own", () => {
  expect(deedOf(press("p"), "play", false)).toBeUndefined();
  expect(deedOf(press("Enter"), "play", false)).toBe("play");
  expect(deedOf(press("r", { ctrlKey: true }), "play", true)).toBeUndefined();
});

test("letters are known by their place where the keyboard has others", () => {
  expect(signOf({ key: "з", code: "KeyP" })).toBe("P");
  expect(signOf({ key: "٣", code: "Digit3" })).toBe("3");
  expect(deedOf(press("Е", { code: "KeyT", shiftKey: true }), "play", true)).toBe("hint-back");
});
