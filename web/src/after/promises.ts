/**
 * Promises: the fingerprint that the server published for each deal, as this browser saw it before the deal, and what
 * it added to the seed itself. They are kept, so that what is proved after the deal is held against them.
 */
import type { Proof, Scene } from "../wire/frames";

export interface Kept {
  commitment: string;
  chair?: number; // whose contribution it is
  salt?: string;
  deal?: string; // match and number of the deal that it became
}

const WHERE = "triumvir.promises";
const TABLES = 30;
const DEALS = 40; // of a table

type All = Record<string, Kept[]>;

function all(): All {
  try {
    return JSON.parse(localStorage.getItem(WHERE) ?? "{}") as All;
  } catch {
    return {};
  }
}

function keep(table: string, promises: Kept[]): void {
  const rest = Object.entries(all()).filter(([name]) => name !== table).slice(1 - TABLES);
  localStorage.setItem(WHERE, JSON.stringify({ ...Object.fromEntries(rest), [table]: promises.slice(-DEALS) }));
}

const nameOf = (match: number, number: number): string => `${match}.${number}`;

/** See a scene: between deals the promise for the next one, while it is played which deal that became. */
export function see(table: string, scene: Scene): void {
  const { phase, commitment = "", deal, match = 0 } = scene;
  const known = all()[table] ?? [];
  const last = known.at(-1);
  if (phase !== "playing") {
    if (commitment && phase !== "closed" && (!last || last.deal)) keep(table, [...known, { commitment }]);
  } else if (deal && last && !last.deal && !known.some((each) => each.deal === nameOf(match, deal.number))) {
    keep(table, [...known.slice(0, -1), { ...last, deal: nameOf(match, deal.number) }]);
  }
}

/** Keep what a chair has added to the seed of the next deal; what it adds once more does not count. */
export function give(table: string, chair: number, salt: string): void {
  const known = all()[table] ?? [];
  const last = known.at(-1);
  if (last && !last.deal && !last.salt) keep(table, [...known.slice(0, -1), { ...last, chair, salt }]);
}

/** What was kept of a deal of a match (0: not known which), if this browser was there before it. */
export const keptOf = ({ table, commitment }: Pick<Proof, "table" | "commitment">, match: number, number: number): Kept | undefined =>
  all()[table]?.find((each) => (match ? each.deal === nameOf(match, number) : each.commitment === commitment));
