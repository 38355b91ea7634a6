import { expect, test } from "vitest";
import { bySection, differing, numberIn, onTop, valuesOf, withNumber } from "./options";
import type { Offer, Option } from "./server";

const option = (name: string, more: Partial<Option>): Option => ({
  name,
  section: "play",
  default: false,
  choices: [
    { value: false, words: "No." },
    { value: true, words: "Yes." },
  ],
  least: null,
  most: null,
  prefix: "",
  ...more,
});
const KITTY = option("show_kitty", {});
const DEALS = option("match_deals", { default: 10, choices: [], least: 1, most: 100, section: "match" });
const STAKE = option("stake", {
  default: "auction",
  choices: [{ value: "auction", words: "Bid." }],
  least: 1,
  most: 9,
  prefix: "fixed:",
});
const ONLY = option("straight_min", { default: 5, choices: [{ value: 5, words: "Five." }] });
const OFFER: Offer = {
  name: "whist",
  words: "Whist",
  seats: 3,
  options: [KITTY, DEALS, ONLY, STAKE],
  presets: [
    { name: "text", words: "standard", values: {} },
    { name: "open", words: "open", values: { show_kitty: true } },
  ],
};
const WRITTEN = { show_kitty: false, match_deals: 10, straight_min: 5, stake: "auction" };

test("a preset changes what it names", () => {
  expect(valuesOf(OFFER, "text")).toEqual(WRITTEN);
  expect(valuesOf(OFFER, "open")).toEqual({ ...WRITTEN, show_kitty: true });
});

test("what differs is told against the written rules and sent against the preset", () => {
  const values = { ...WRITTEN, show_kitty: true, match_deals: 4 };
  expect(differing(OFFER, values, WRITTEN)).toEqual([KITTY, DEALS]);
  expect(onTop(OFFER, "open", values)).toEqual({ match_deals: 4 });
  expect(onTop(OFFER, "text", WRITTEN)).toEqual({});
});

test("a number stands in a value, behind its prefix", () => {
  expect([numberIn(DEALS, 10), numberIn(STAKE, "auction"), numberIn(STAKE, "fixed:3")]).toEqual([10, undefined, 3]);
  expect(numberIn(KITTY, true)).toBeUndefined();
  expect([withNumber(STAKE, 3), withNumber(DEALS, 3.4)]).toEqual(["fixed:3", 3]);
});

test.each([
  [0, 1],
  [1000, 100],
  [NaN, 1],
])("%d deals are kept within bounds", (wanted, found) => {
  expect(withNumber(DEALS, wanted)).toBe(found);
});

test("options that leave a choice come under their headings", () => {
  expect(bySection(OFFER)).toEqual([
    ["play", [KITTY, STAKE]],
    ["match", [DEALS]],
  ]);
});
