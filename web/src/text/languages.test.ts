import { expect, test } from "vitest";
import { spoken } from "./languages";

test.each([
  [["uk"], "uk"],
  [["", "fr-FR", "zh-Hant-TW", "en"], "zh"],
  [["AR-sa"], "ar"],
  [["fr"], "en"],
  [[], "en"],
])("of %s", (wanted, found) => {
  expect(spoken(wanted)).toBe(found);
});
