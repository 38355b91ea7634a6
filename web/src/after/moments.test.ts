import { expect, test } from "vitest";
import type { After, Move } from "../wire/frames";
import { momentsOf, nextOf, startsOf, stepped } from "./moments";

const move = (seat: number, kind: string, cards = "", ...then: { kind: string; seat?: number }[]): Move =>
  ({ seat, kind, action: kind, cards, then: then.map((each) => ({ text: "", ...each })) }) as Move;

/** Two seats: the first takes a kitty of one card, leads, is passed, leads again. */
const deal = {
  hands: ["3H 4H", "5H 6H"],
  held: ["7H 4H 3H", "6H 5H"],
  moves: [
    move(1, "call"),
    move(0, "call", "", { kind: "declared", seat: 0 }, { kind: "kitty", seat: 0 }),
    move(0, "play", "3H"),
    move(1, "play", "5H"),
    move(0, "pass", "", { kind: "trick", seat: 1 }),
    move(1, "play", "6H", { kind: "settled", seat: 1 }),
  ],
} as unknown as After;

test("hands grow by the kitty and shrink by what is played", () => {
  expect(momentsOf(deal).map(({ hands }) => hands[0])).toEqual(["4H 3H", "4H 3H", "7H 4H 3H", "7H 4H", "7H 4H", "7H 4H", "7H 4H"]);
  expect(momentsOf(deal).at(-1)!.hands[1]).toBe("");
});

test("a trick lies until the next move; calls go with the first play", () => {
  expect(momentsOf(deal).map(({ laid }) => laid.length)).toEqual([0, 1, 2, 1, 2, 3, 1]);
});

test("tricks are counted by who took them", () => {
  expect(momentsOf(deal).at(-1)!.tricks).toEqual([0, 1]);
});

test("keys go by move and by trick, and stop at the ends", () => {
  const moments = momentsOf(deal);
  const starts = startsOf(moments);
  expect(starts).toEqual([0, 3, 6]);
  const go = (key: string, at: number) => stepped(key, at, starts, moments.length - 1);
  expect([go("ArrowLeft", 0), go("ArrowRight", 6), go("ArrowDown", 0), go("ArrowDown", 6), go("ArrowUp", 5), go("ArrowUp", 0)]).toEqual([0, 6, 3, 6, 3, 0]);
  expect([go("Home", 4), go("End", 4), go("x", 4)]).toEqual([0, 6, undefined]);
});

test("the next mistake, and after the last the first again", () => {
  expect([0, 4, 7, 9].map((at) => nextOf([4, 7], at))).toEqual([4, 7, 4, 4]);
  expect(nextOf([], 3)).toBeUndefined();
});
