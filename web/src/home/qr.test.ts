import { encode } from "uqr";
import { expect, test } from "vitest";
import { qrOf } from "./qr";

test("the rectangles cover the dark squares and no others", () => {
  const text = "https://cards.example/t/KRMWZ";
  const { size, path } = qrOf(text);
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = 0; at < Number(width); at++) dark[Number(y)]![Number(x) + at] = true;
  }
  expect(dark).toEqual(encode(text, { ecc: "M", border: 2 }).data.map((row) => row.map(Boolean)));
});
