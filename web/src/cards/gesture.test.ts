import { beforeEach, expect, test } from "vitest";
import { layout } from "./fan";
import { Gesture, moved, Taps, type Hand } from "./gesture";

const fan = layout([..."AKQJT98765"], { width: 374, card: 68, height: 844 }); // one row, 34 px a strip
const middle = (index: number): number => fan.places[index]!.x + 10;

let told: unknown[] = [];
let chosen = new Set<number>();
let stays = false;

const hand: Hand = {
  fan: () => fan,
  chosen: (index) => chosen.has(index),
  choose: (indexes, on) => told.push([on ? "choose" : "clear", ...indexes]),
  take: (index) => told.push(["take", index]),
  hold: ({ out }) => told.push(out ? "out" : "in"),
  play: () => told.push("play"),
  drop: (gap) => {
    told.push(["drop", gap]);
    return !stays;
  },
};

beforeEach(() => {
  told = [];
  chosen = new Set();
  stays = false;
});

/** A gesture on a card that goes through these points. */
function go(index: number, ...points: [x: number, y: number][]): Gesture {
  const gesture = new Gesture(hand, index, middle(index), 60);
  for (const [x, y] of points) gesture.move(x, y);
  gesture.end();
  return gesture;
}

test("a press that hardly moves is a tap: the click does it", () => {
  expect(go(3, [middle(3) + 4, 57]).moved).toBe(false);
  expect(told).toEqual([]);
});

test("sliding chooses every card on the way", () => {
  expect(go(2, [middle(4), 62], [middle(5), 62]).moved).toBe(true);
  expect(told).toEqual([
    ["choose", 2, 3, 4],
    ["choose", 4, 5],
  ]);
});

test("sliding from a chosen card clears", () => {
  chosen = new Set([2]);
  go(2, [middle(3), 60]);
  expect(told).toEqual([["clear", 2, 3]]);
});

test("a card that is taken up above the hand is played", () => {
  go(4, [middle(4), 40], [middle(4), -20], [middle(4), -60]);
  expect(told).toEqual([["take", 4], "in", "in", "out", "play"]);
});

test("one that is taken up less and let go elsewhere is laid there", () => {
  go(4, [middle(4), 40], [middle(8), 40]);
  expect(told).toEqual([["take", 4], "in", "in", ["drop", 8]]);
});

test("one that is only pushed up is selected", () => {
  stays = true;
  go(4, [middle(4), 40]);
  expect(told.at(-1)).toEqual(["choose", 4]);
});

test("a slide that leaves the hand upwards takes what it chose along", () => {
  go(2, [middle(4), 62], [middle(4), -10], [middle(4), -60]);
  expect(told).toEqual([["choose", 2, 3, 4], ["take", 2], "in", "out", "play"]);
});

test("two taps soon after each other on a card", () => {
  const taps = new Taps();
  expect([taps.second("a", 0), taps.second("a", 300), taps.second("a", 500)]).toEqual([false, true, false]);
  expect([taps.second("b", 600), taps.second("b", 1000)]).toEqual([false, false]);
});

test.each([
  [["c"], 1, "acbde"],
  [["c"], 2, "abcde"],
  [["c"], 3, "abcde"],
  [["a", "d"], 5, "bcead"],
  [["e"], 0, "eabcd"],
])("%s laid before the card that is number %i", (held, gap, order) => {
  expect(moved([..."abcde"], new Set(held), gap).join("")).toBe(order);
});
