import { expect, test } from "vitest";
import { codeIn } from "./code";

test.each([
  [" krmwz ", "KRMWZ"],
  ["KRM–WZ", "KRMWZ"],
  ["kr mw-z", "KRMWZ"],
  ["https://cards.example/t/KRMWZ?from=chat", "KRMWZ"],
  ["come to http://10.0.0.7:8765/t/krmwz/", "KRMWZ"],
  ["", ""],
])("in %j", (entered, code) => {
  expect(codeIn(entered)).toBe(code);
});
