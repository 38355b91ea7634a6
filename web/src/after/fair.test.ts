import { describe, expect, test } from "vitest";
import deals from "./deals.json";
import { verify, type Dealt } from "./fair";

type Case = Dealt & { game: string };
const cases = deals as Case[];

/** A deal with something of it replaced. */
const other = (deal: Case, change: Partial<Dealt>): Dealt => ({ ...deal, ...change });

describe.each(cases.map((deal) => [deal.game, deal.number, deal] as const))("%s, deal %i", (game, _, deal) => {
  test("is as it was promised", async () => {
    expect(await verify(game, deal)).toMatchObject({ fair: true, why: "", found: deal.proof.commitment });
  });

  test("with another seed is not", async () => {
    const seed = deal.proof.seed.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    const verdict = await verify(game, other(deal, { proof: { ...deal.proof, seed } }));
    expect(verdict).toMatchObject({ fair: false, why: "commitment", expected: deal.proof.commitment });
    expect(verdict.found).not.toBe(verdict.expected);
  });

  test("is held against what was kept before it", async () => {
    const { commitment, salts } = deal.proof;
    const whole = { commitment, chair: 1, salt: salts[1] };
    expect(await verify(game, deal, whole)).toMatchObject({ fair: true });
    expect(await verify(game, deal, { ...whole, commitment: "00" })).toMatchObject({ fair: false, why: "promise", expected: "00" });
    expect(await verify(game, deal, { ...whole, salt: "0123" })).toMatchObject({ fair: false, why: "salt", found: salts[1] });
  });

  test("with two cards changed is not", async () => {
    const [first, second, ...rest] = deal.hands as [string, string, ...string[]];
    const [one, two] = [first.split(" "), second.split(" ")];
    [one[0], two[0]] = [two[0]!, one[0]!];
    const verdict = await verify(game, other(deal, { hands: [one.join(" "), two.join(" "), ...rest] }));
    expect(verdict).toMatchObject({ fair: false, why: "cards" });
    expect(verdict.found).not.toBe(verdict.expected);
  });

  test.each<[string, (deal: Case) => Partial<Dealt>]>([
    ["salt", ({ proof }) => ({ proof: { ...proof, salts: proof.salts.toReversed() } })],
    ["table", ({ proof }) => ({ proof: { ...proof, table: `${proof.table}x` } })],
    ["number at the table", ({ proof }) => ({ proof: { ...proof, deal: proof.deal + 1 } })],
    ["number in the match", ({ number }) => ({ number: number + 1 })],
    ["dealer", ({ dealer, hands }) => ({ dealer: (dealer + 1) % hands.length })],
  ])("with another %s is not", async (_, change) => {
    expect(await verify(game, other(deal, change(deal)))).toMatchObject({ fair: false, why: "cards" });
  });

  test("with a missing card is not", async () => {
    const hands = deal.hands.map((hand, at) => (at ? hand : hand.replace(/ \S+$/, "")));
    expect(await verify(game, other(deal, { hands }))).toMatchObject({ fair: false, why: "cards" });
  });
});

test("a game that is not known is not fair", async () => {
  expect(await verify("whist", cases[0]!)).toMatchObject({ fair: false });
});
