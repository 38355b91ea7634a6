import { expect, test } from "vitest";
import type { Scene, Told } from "../wire/frames";
import { sounds } from "./sounds";

const scene = (number: number, ...bombs: number[]): Scene =>
  ({ match: 1, me: { chair: 0, seat: 0 }, deal: { number, seats: bombs.map((count) => ({ cards: 5, bombs: count })) } }) as unknown as Scene;
const play: Told = { seq: 1, at: 0, kind: "play", seat: 1 };
const said = (chair: number): Told => ({ seq: 2, at: 0, kind: "said", chair });

test("a bomb is heard when it is played, not when it is found on the table", () => {
  expect(sounds(scene(0, 0, 0), scene(0, 0, 1), [play])).toEqual(["bomb"]);
  expect(sounds(scene(0, 0, 1), scene(0, 0, 1), [play])).toEqual([]);
  expect(sounds(undefined, scene(0, 0, 1), [play])).toEqual([]);
  expect(sounds(scene(0, 0, 0), scene(0, 0, 1), [])).toEqual([]);
  expect(sounds(scene(0, 0, 0), scene(1, 0, 1), [play])).toEqual([]);
});

test("what others say is heard, what one says oneself is not", () => {
  expect(sounds(scene(0), scene(0), [said(1)])).toEqual(["message"]);
  expect(sounds(scene(0), scene(0), [said(0)])).toEqual([]);
});
