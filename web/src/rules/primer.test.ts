import { expect, test } from "vitest";
import type { Exercise } from "../wire/frames";
import { pathOf, queryOf, shown, solves } from "./primer";

const exercise = (answers: string[]): Exercise => ({ task: "beat", words: "", hand: "", answers });

test.each([
  [["3666"], ["6S", "6H", "3C", "6D"], true],
  [["3666"], ["6S", "6H", "6D"], false],
  [["6789T"], ["TS", "9H", "8C", "7D", "6D"], true],
  [["br"], ["r", "b"], true],
  [["33"], ["3H'", "3H"], true],
  [["AH"], ["AH"], true],
  [["AH"], ["AS"], false],
  [[""], [], false],
])("answers %j, chosen %j: %s", (answers, cards, good) => {
  expect(solves(exercise(answers), cards)).toBe(good);
});

test("a hint shows cards", () => {
  expect(shown({ ...exercise(["br"]), show: "b r" })).toEqual(["b", "r"]);
  expect(shown(exercise([]))).toEqual([]);
});

test("rules have an address", () => {
  const options = [{ name: "spring", value: "x2", words: "" }, { name: "quad_sets", value: false, words: "" }];
  expect(queryOf({ preset: "text", options })).toBe("preset=text&option=spring%3Dx2&option=quad_sets%3Dfalse");
  expect(pathOf("rules", "big_three/4")).toBe("/rules/big_three-4");
});
