import { expect, test } from "vitest";
import { cardsOf, handOf, idsOf } from "./hand";

const ids = (...given: Parameters<typeof handOf>): string[] => handOf(...given).map((each) => each.id);

test("equal cards have ids of their own", () => {
  expect(ids("3H 3H 4S b")).toEqual(["3H#0", "3H#1", "4S#0", "b#0"]);
  expect(ids("")).toEqual([]);
});

test("cards keep their ids when others go or the order changes", () => {
  const before = handOf("3H 3H 4S 5C");
  expect(ids("5C 3H 4S", before, new Set(["3H#0"]))).toEqual(["5C#0", "3H#1", "4S#0"]);
  expect(ids("4S 3H 3H", before)).toEqual(["4S#0", "3H#0", "3H#1"]);
});

test("a card that comes has an id that none has", () => {
  const before = handOf("3H 3H").slice(1);
  expect(ids("3H 3H", before)).toEqual(["3H#1", "3H#0"]);
});

test("ids of cards: each once, rather the selected, none that the hand lacks", () => {
  const hand = handOf("3H 3H 4S");
  expect(idsOf(hand, "3H", new Set(["3H#1"]))).toEqual(["3H#1"]);
  expect(idsOf(hand, "3H 3H 3H 9C")).toEqual(["3H#0", "3H#1"]);
  expect(cardsOf(hand, new Set(["4S#0", "3H#1"]))).toBe("3H 4S");
});
