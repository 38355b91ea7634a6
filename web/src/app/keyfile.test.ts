import { expect, test } from "vitest";
import { read, written } from "./keyfile";

const KEY = "0f".repeat(32);

test("what is written is read", () => {
  const kept = { key: KEY, settings: { suits: 2 } };
  expect(read(written(kept))).toEqual(kept);
});

test("a key alone is enough", () => {
  expect(read(` ${KEY}\n`)).toEqual({ key: KEY, settings: {} });
});

test.each(["", "{}", "0f0f", JSON.stringify({ kind: "triumvir key", key: "<b>" }), JSON.stringify({ key: KEY })])(
  "%j is not one",
  (text) => {
    expect(read(text)).toBeUndefined();
  },
);
