import { expect, test } from "vitest";
import type { Told } from "../wire/frames";
import { ended } from "./resting.svelte";
import { spoken } from "./speaking";

const event = (kind: string, chair: number, text: string, then: Told["then"] = []): Told => ({
  seq: 1, at: 0, kind, chair, seat: chair, text, then, cards: kind === "play" ? "3H" : "",
});
const pair = event("play", 1, "Ada: pair of queens, 9 cards left");
const pass = event("pass", 2, "Milo: pass");

test("several plays are one sentence after the other; a pass counts if nobody plays after it", () => {
  expect(spoken([pass, pair], "all", 0, true)).toBe("Ada: pair of queens, 9 cards left.");
  expect(spoken([pair, pass], "all", 0, true)).toBe("Ada: pair of queens, 9 cards left. Milo: pass.");
});

test("only mine and what is to be beaten, or nothing", () => {
  expect(spoken([pair], "mine", 0, false)).toBe("");
  expect(spoken([pair], "mine", 0, true)).toBe("Ada: pair of queens, 9 cards left.");
  expect(spoken([pair], "mine", 1, false)).toBe("Ada: pair of queens, 9 cards left.");
  expect(spoken([pair], "off", 1, true)).toBe("");
});

test("what follows is always told, seeds and chat never", () => {
  const bid = event("call", 1, "Ada: bid 3", [{ kind: "declared", text: "Ada: landlord, stake 3" }]);
  expect(spoken([event("committed", 0, "Fixed: 1f"), bid, event("said", 1, "Hello")], "mine", 0, false)).toBe(
    "Ada: bid 3. Ada: landlord, stake 3.",
  );
});

test("that the table is cleared is told only to who wants to hear all", () => {
  const cleared = event("pass", 2, "Milo: pass", [{ kind: "trick", text: "The table is cleared." }]);
  expect([spoken([cleared], "mine", 0, false), spoken([cleared], "all", 0, false)]).toEqual([
    "Milo: pass.",
    "Milo: pass. The table is cleared.",
  ]);
});

test("a trick that is over is what lay and what was laid last", () => {
  const lead = { seat: 0, cards: "5H" };
  const last = event("pass", 2, "", [{ kind: "trick" }]);
  expect(ended([lead], [pair])).toBeNull();
  expect(ended([lead], [last])?.map((laid) => laid.seat)).toEqual([0, 2]);
  expect(ended([lead], [last, event("play", 0, ""), event("pass", 1, "", [{ kind: "trick" }])])?.length).toBe(2);
  expect(ended([lead], [last, pair])).toBeNull();
});
