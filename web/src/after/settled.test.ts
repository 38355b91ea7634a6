import { expect, test } from "vitest";
import type { Scene, Settled } from "../wire/frames";
import { linesOf, outcome, pays, reasons } from "./settled";

const settled: Settled = {
  points: [-3, 6, -3],
  words: ["You lost the deal.", "Bot 2 is out of cards first.", "Worth: stake 3.", "You: -3", "Bot 2: +6", "Bot 3: -3"],
  out: 1,
  left: ["3D 8H", "", "2D"],
  stake: 3,
  unit: 3,
};

/** A table after a deal at which chair n sits on seat (n + 1) % 3. */
function scene(me: boolean): Scene {
  return {
    seq: 9,
    code: "ABCDE",
    phase: "between",
    people: [0, 1, 2].map((chair) => ({ chair, seat: (chair + 1) % 3, name: `P${chair}` })),
    me: me ? { chair: 1, seat: 2 } : null,
    score: { totals: [10, 20, 30] },
    deal: { seats: [{ cards: 2 }, { cards: 0 }, { cards: 1 }], settled },
  } as unknown as Scene;
}

test("lines begin with the viewer, and go by his chair for the total", () => {
  const lines = linesOf(scene(true));
  expect(lines.map(({ seat, name, points, total, out }) => [seat, name, points, total, out])).toEqual([
    [2, "", -3, 20, false],
    [0, "P2", -3, 30, false],
    [1, "P0", 6, 10, true],
  ]);
});

test("a spectator sees the seats in their order, by name", () => {
  expect(linesOf(scene(false)).map((line) => line.name)).toEqual(["P2", "P0", "P1"]);
});

test.each([
  [true, "lost"],
  [false, "others"],
] as const)("the verdict, plays: %s", (plays, expected) => {
  expect(outcome(linesOf(scene(plays)), settled, plays)).toBe(expected);
});

test("where nobody gets points nobody made it; a deal thrown in is neither", () => {
  const lines = linesOf(scene(false)).map((line) => ({ ...line, points: -10 }));
  expect(outcome(lines, settled, false)).toBe("nobody");
  expect(outcome(lines, { ...settled, thrown_in: true }, true)).toBe("thrown");
});

test("one loser pays each, several pay each one", () => {
  expect(pays(settled)).toBe("each");
  expect(pays({ ...settled, points: [3, -6, 3] })).toBe("to");
});

test("what is told in the table is not told twice", () => {
  expect(reasons(settled, true)).toEqual(["Bot 2 is out of cards first.", "Worth: stake 3."]);
  expect(reasons({ ...settled, words: settled.words.slice(1) }, false)).toHaveLength(2);
});
