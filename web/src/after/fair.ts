/**
 * Fair: the check of a deal's shuffle in this browser, after docs/explanation/fair_deals.md: the commitment, the seed
 * that follows from it and the salts, and the cards that follow from that seed. It asks no server.
 */
import { split } from "../cards/hand";
import type { After, Proof } from "../wire/frames";
import type { Kept } from "./promises";

/** What of a deal that is over the check looks at. */
export type Dealt = Pick<After, "number" | "dealer" | "hands" | "kitty"> & { proof: Proof };

/** What it came to; where it failed, of what (`why`), with the fingerprint that was expected and the one found. */
export interface Verdict {
  fair: boolean;
  why: "" | "promise" | "salt" | "commitment" | "cards";
  expected: string;
  found: string;
}

const SUITED = [..."23456789TJQKA"].flatMap((rank) => [..."CDHS"].map((suit) => rank + suit));
const PACK = [...SUITED, "b", "r"];
/** The pack of each game in its order, and for each card of the shuffled pack which seat after the dealer gets it. */
const GAMES: Record<string, [pack: string[], plan: string]> = {
  big_three: [SUITED, "012".repeat(16)],
  "big_three/4": [SUITED, "0123".repeat(13)],
  dou_dizhu: [PACK, "012".repeat(17)],
  "dou_dizhu/4": [[...PACK, ...PACK.map((card) => `${card}'`)], "0123".repeat(25)],
  hokm: [["7C", "7S", ...SUITED.slice(24)], "111222000112200".repeat(2)],
};
const UNIT = "\x1f";
const WORD = 1n << 64n;

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
const hex = (found: ArrayBuffer): string =>
  Array.from(new Uint8Array(found), (byte) => byte.toString(16).padStart(2, "0")).join("");
const sha256 = (text: string): Promise<ArrayBuffer> => crypto.subtle.digest("SHA-256", bytes(text));

/** Whether this browser can check: pages from another machine need TLS for that. */
export const canVerify = (): boolean => "subtle" in crypto && crypto.subtle !== undefined;

/** Check a deal, against what was kept of it before it began too, if anything was. */
export async function verify(game: string, deal: Dealt, kept?: Kept): Promise<Verdict> {
  const { proof } = deal;
  if (kept && kept.commitment !== proof.commitment)
    return { fair: false, why: "promise", expected: kept.commitment, found: proof.commitment };
  const salt = proof.salts[kept?.chair ?? 0] ?? "";
  if (kept?.salt && kept.salt !== salt) return { fair: false, why: "salt", expected: kept.salt, found: salt };
  const promised = hex(await sha256(proof.seed));
  if (promised !== proof.commitment)
    return { fair: false, why: "commitment", expected: proof.commitment, found: promised };
  const [expected, found] = await Promise.all(
    [await dealtFrom(game, deal), asTold(deal)].map(async (text) => hex(await sha256(text))),
  );
  const fair = expected === found;
  return { fair, why: fair ? "" : "cards", expected: fair ? promised : expected!, found: fair ? promised : found! };
}

/** The hands by seat and the kitty in one text: each hand sorted, as nobody promised its order. */
const written = (hands: string[][], kitty: string[]): string =>
  [...hands.map((hand) => hand.toSorted()), kitty].map((cards) => cards.join(" ")).join("/");

const asTold = (deal: Dealt): string => written(deal.hands.map(split), split(deal.kitty ?? ""));

/** The same as it follows from the seed. */
async function dealtFrom(game: string, { number, dealer, proof }: Dealt): Promise<string> {
  const [pack, plan] = GAMES[game] ?? [[], ""];
  const cards = await shuffled(pack, await seedOf(proof), number);
  const hands: string[][] = Array.from({ length: proof.salts.length }, () => []);
  [...plan].forEach((after, at) => hands[(dealer + Number(after)) % hands.length]?.push(cards[at]!));
  return written(hands, cards.slice(plan.length));
}

/** The seed of the deal: the HMAC of table, number and salts with the secret seed as its key. */
async function seedOf({ table, deal, seed, salts }: Proof): Promise<string> {
  const secret = await crypto.subtle.importKey("raw", bytes(seed), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return hex(await crypto.subtle.sign("HMAC", secret, bytes([table, deal, ...salts].join(UNIT))));
}

/** The pack as Fisher and Yates shuffle it from the last card down, with the numbers of xoshiro256**. */
async function shuffled(pack: string[], seed: string, number: number): Promise<string[]> {
  const next = numbers(await sha256(["triumvir", seed, "pack", number].join(UNIT)));
  const cards = [...pack];
  for (let last = cards.length - 1; last > 0; ) {
    const many = BigInt(last + 1);
    const product = next() * many;
    if (product % (1n << 32n) < (1n << 32n) % many) continue; // drawn anew, or some cards would come more often
    const at = Number(product >> 32n);
    [cards[last], cards[at]] = [cards[at]!, cards[last]!];
    last -= 1;
  }
  return cards;
}

/** The upper half of each number of xoshiro256**, from a digest of 32 bytes. */
function numbers(digest: ArrayBuffer): () => bigint {
  const from = new DataView(digest);
  let [a, b, c, d] = [0, 8, 16, 24].map((at) => from.getBigUint64(at)) as [bigint, bigint, bigint, bigint];
  const turned = (word: bigint, by: bigint): bigint => ((word << by) | (word >> (64n - by))) % WORD;
  return () => {
    const found = (turned((b * 5n) % WORD, 7n) * 9n) % WORD;
    const high = (b << 17n) % WORD;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= high;
    d = turned(d, 45n);
    return found >> 32n;
  };
}
