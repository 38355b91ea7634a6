import { beforeEach, expect, test, vi } from "vitest";
import type { Scene } from "../wire/frames";
import { give, keptOf, see } from "./promises";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => kept.set(name, text) });
beforeEach(() => kept.clear());

const scene = (phase: Scene["phase"], commitment: string, match = 1, number?: number): Scene =>
  ({ phase, commitment, match, deal: number === undefined ? undefined : { number } }) as Scene;

const of = (table: string, match: number, number: number, commitment = ""): ReturnType<typeof keptOf> =>
  keptOf({ table, commitment }, match, number);

test("what was promised before a deal is kept for it, with what the chair added", () => {
  see("t", scene("waiting", "aa"));
  give("t", 2, "5a");
  give("t", 2, "77");
  see("t", scene("playing", "aa", 1, 0));
  see("t", scene("between", "bb", 1, 0));
  see("t", scene("playing", "bb", 1, 1));
  expect(of("t", 1, 0)).toEqual({ commitment: "aa", chair: 2, salt: "5a", deal: "1.0" });
  expect(of("t", 1, 1)).toEqual({ commitment: "bb", deal: "1.1" });
});

test("another promise in the middle of a deal changes nothing of what is kept", () => {
  see("t", scene("waiting", "aa"));
  see("t", scene("waiting", "ff"));
  see("t", scene("playing", "ff", 1, 0));
  expect(of("t", 1, 0)?.commitment).toBe("aa");
});

test("who came in the middle of a deal has no promise of it", () => {
  see("t", scene("playing", "aa", 1, 3));
  see("t", scene("between", "bb", 1, 3));
  see("t", scene("playing", "bb", 1, 4));
  expect([of("t", 1, 3), of("t", 1, 4)?.commitment]).toEqual([undefined, "bb"]);
  expect(of("other", 1, 4)).toBeUndefined();
  expect([of("t", 0, 9, "bb")?.deal, of("t", 0, 9, "aa")]).toEqual(["1.4", undefined]);
});
