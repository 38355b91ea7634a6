import { expect, test } from "vitest";
import type { Chair, Facts, Place } from "./server";
import { against, stands } from "./standing";

const ANN: Chair = { name: "Ann", bot: "", here: true };
const BOB: Chair = { name: "Bob", bot: "", here: true };
const BOT: Chair = { name: "", bot: "club", here: true };
const FREE: Chair = { name: "", bot: "", here: false };

const at = (chairs: Chair[], phase: Facts["phase"], turn: number | null = null): Place => ({
  table: { table: "t", code: "C", game: "hokm", preset: "text", options: {}, title: "", phase, chairs, deal: 3, matches: 0 },
  chair: 0,
  turn,
  at: 0,
});

test.each([
  [[ANN, BOT, BOT], "bots"],
  [[ANN, BOB, BOT], "names"],
  [[ANN, BOT, FREE], "nobody"],
  [[ANN, BOB, FREE], "names"],
] as const)("against whom %#", (chairs, found) => {
  expect(against(at([...chairs], "waiting"))).toBe(found);
});

test("how it stands", () => {
  expect(stands(at([ANN, BOT, FREE], "waiting")).id).toBe("home-waits");
  expect(stands(at([ANN, BOT, BOT], "between")).id).toBe("home-between");
  expect(stands(at([ANN, BOT, BOT], "over")).id).toBe("home-over");
  expect(stands(at([ANN, BOT, BOT], "playing", 1))).toEqual({ id: "home-deal", values: { deal: 4 } });
  expect(stands(at([ANN, BOT, BOT], "playing", 0))).toEqual({ id: "home-deal-yours", values: { deal: 4 } });
});
