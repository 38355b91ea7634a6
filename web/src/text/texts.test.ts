import { expect, test } from "vitest";
import { directed } from "./texts.svelte";

test("a text that begins with a value keeps the direction of its language inside another", () => {
  expect(directed("\u2068Olena\u2069: حكم")).toBe("\u200f\u2068Olena\u2069: حكم");
  expect([directed("حكم: \u2068Olena\u2069"), directed("Olena: trumps")]).toEqual(["حكم: \u2068Olena\u2069", "Olena: trumps"]);
});
