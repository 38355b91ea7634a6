// Vectors of fair deals, computed apart from the package: node fair_vectors.mjs > fair_vectors.jsonl
import { createHash, createHmac } from "node:crypto";

const SIZES = [30, 52, 54, 108];
const GIVEN = [
  ["0".repeat(64), "t", 0, 0, ["", "", ""]],
  ["f".repeat(64), "t", 1, 1, ["0123456789abcdef", "", "0".repeat(64)]],
  ["0123456789abcdef".repeat(4), "Kx-9_kitchen", 11, 0, ["a".repeat(17), "b".repeat(33), "", "c".repeat(64)]],
  [createHash("sha256").update("seed").digest("hex"), "стіл 2 桌", 1234567, 96, ["", "", "", "f".repeat(16)]],
];

const rotated = (word, bits) => BigInt.asUintN(64, (word << bits) | (word >> (64n - bits)));

function* xoshiro(name) {
  const digest = createHash("sha256").update(name).digest();
  const s = [0, 8, 16, 24].map((at) => digest.readBigUInt64BE(at));
  for (;;) {
    yield BigInt.asUintN(64, rotated(BigInt.asUintN(64, s[1] * 5n), 7n) * 9n) >> 32n;
    const t = BigInt.asUintN(64, s[1] << 17n);
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotated(s[3], 45n);
  }
}

function shuffled(size, name) {
  const numbers = xoshiro(name);
  const items = Array.from({ length: size }, (_, index) => index);
  for (let i = size - 1; i > 0; i--) {
    const n = BigInt(i + 1);
    const floor = 2n ** 32n % n;
    let product;
    do product = numbers.next().value * n;
    while (product % 2n ** 32n < floor);
    const j = Number(product >> 32n);
    [items[i], items[j]] = [items[j], items[i]];
  }
  return items;
}

const vectors = GIVEN.map(([seed, table, deal, number, salts]) => {
  const commitment = createHash("sha256").update(seed).digest("hex");
  const deal_seed = createHmac("sha256", seed).update([table, deal, ...salts].join("\x1f")).digest("hex");
  const orders = SIZES.map((size) => shuffled(size, ["triumvir", deal_seed, "pack", number].join("\x1f")));
  return { seed, table, deal, number, salts, commitment, deal_seed, orders };
});
console.log(vectors.map((each) => JSON.stringify(each)).join("\n"));
