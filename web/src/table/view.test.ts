import { expect, test } from "vitest";
import type { Scene } from "../wire/frames";
import { bids, drawnBy, lastOf, mayPass, others, product, sideOf, soon, titled } from "./view";

test.each([
  [3, "right", ["south", "east", "west"]],
  [3, "left", ["south", "west", "east"]],
  [4, "right", ["south", "east", "north", "west"]],
  [4, "left", ["south", "west", "north", "east"]],
])("of %i seats the next sits %s", (seats, next, sides) => {
  expect(sides.map((_, turn) => sideOf((1 + turn) % seats, 1, seats, next))).toEqual(sides);
});

test("the others come in the order of play", () => {
  const scene = { game: { seats: 3, next: "left" }, me: { chair: 0, seat: 2 } } as Scene;
  expect(others(scene)).toEqual([
    { seat: 0, side: "west" },
    { seat: 1, side: "east" },
  ]);
});

test("numbers that were said stay in the row of bids, closed", () => {
  const [pass, two, three] = [
    { action: "pass", words: "pass" },
    { action: "bid 2", words: "bid 2" },
    { action: "bid 3", words: "bid 3" },
  ];
  expect(bids([pass, two, three], 1)).toEqual([
    { name: "pass", n: 0, choice: pass },
    { name: "bid 1", n: 1 },
    { name: "bid 2", n: 2, choice: two },
    { name: "bid 3", n: 3, choice: three },
  ]);
});

test("the last word of a seat in a trick", () => {
  const trick = [{ seat: 0, cards: "3H" }, { seat: 1 }, { seat: 0, cards: "5H", beats: true }];
  expect([lastOf(trick, 0)?.cards, lastOf(trick, 2)]).toEqual(["5H", undefined]);
});

test("one may pass if the server says so, or where plays are too many to be listed and one is to be beaten", () => {
  const deal = { number: 0, stage: "play" as const, dealer: 0, opener: 0, seats: [] };
  expect(mayPass({ ...deal, may: { count: 2, plays: ["pass", "play 4"] } })).toBe(true);
  expect(mayPass({ ...deal, may: { count: 1, plays: ["play 4"] }, table: [{ seat: 1, beats: true }] })).toBe(false);
  expect(mayPass({ ...deal, may: { count: 300 } })).toBe(false);
  expect(mayPass({ ...deal, may: { count: 300 }, table: [{ seat: 1, beats: true }] })).toBe(true);
});

test("the card that a seat drew, and how many were drawn before it", () => {
  const [ann, bob, cid] = [{ seat: 2, card: "3H" }, { seat: 0, card: "KD" }, { seat: 1, card: "9S" }];
  const deal = { number: 0, stage: "auction" as const, dealer: 0, opener: 0, seats: [] };
  const drawn = (ceremony: object): unknown[] => [0, 1, 2].map((seat) => drawnBy({ ...deal, ceremony }, seat)?.card);
  expect(drawn({ rounds: [[bob, cid], [ann, bob]] })).toEqual(["KD", undefined, "3H"]);
  expect(drawn({ rounds: [[ann, bob, cid]], opener: [cid] })).toEqual(["KD", "9S", "3H"]);
  expect(drawnBy({ ...deal, ceremony: { rounds: [[ann, bob, cid]] } }, 0)).toEqual({ card: "KD", before: 1 });
  expect(drawnBy(deal, 0)).toBeUndefined();
});

test("what is about to be done by itself, and only that", () => {
  const scene = (me: object, plays: string[], more: object = {}): Scene =>
    ({
      phase: "playing", people: [{ chair: 0, seat: 0, ...more }], me: { chair: 0, seat: 0, ...me },
      deal: { stage: "play", may: { count: plays.length, plays } },
    }) as unknown as Scene;
  expect(soon(scene({ auto_pass: true }, ["pass"]))).toBe(true);
  expect(soon(scene({ auto_pass: true }, ["play 4H"]))).toBe(false);
  expect(soon(scene({ auto_play: true }, ["play 4H"]))).toBe(true);
  expect(soon(scene({ auto_pass: true }, ["pass", "play 4H"]))).toBe(false);
  expect(soon(scene({}, ["pass"]))).toBe(false);
  expect(soon(scene({ auto_pass: true }, ["pass"], { away: "asked" }))).toBe(false);
});

test("factors multiply, names begin with a capital", () => {
  expect(product([{ name: "bombs", count: 2, times: 4 }, { name: "spring", count: 1, times: 2 }])).toBe(8);
  expect([titled("бот 2"), titled("Ann"), titled("")]).toEqual(["Бот 2", "Ann", ""]);
});
