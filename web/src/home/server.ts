/** Server: what the home pages ask it for, as its documentation (openapi.json) describes it. */
import { get, getMine, post } from "../app/api";
import { keepSeat, type Seat } from "../app/key";
import { place } from "../app/route.svelte";

export type Value = string | number | boolean;

export interface Chair {
  name: string;
  bot: string;
  here: boolean;
}

export interface Facts {
  table: string;
  code: string;
  game: string;
  preset: string;
  options: Record<string, Value>; // those that differ from the written rules
  title: string;
  phase: "waiting" | "playing" | "between" | "over" | "closed";
  chairs: Chair[];
  deal: number;
  matches: number;
}

export interface Row {
  code: string;
  game: string;
  title: string;
  phase: Facts["phase"];
  persons: number;
  seats: number;
  updated: number;
}

export interface Place {
  table: Facts;
  chair: number;
  turn: number | null;
  at: number;
}

export interface Played {
  table: string;
  code: string;
  game: string;
  title: string;
  number: number;
  at: number;
}

export interface Me {
  name: string;
  tables: Place[];
  records: Played[];
}

export interface Option {
  name: string;
  section: string;
  default: Value;
  choices: { value: Value; words: string }[];
  least: number | null;
  most: number | null;
  prefix: string;
}

export interface Preset {
  name: string;
  words: string;
  values: Record<string, Value>;
}

export interface Offer {
  name: string;
  words: string;
  seats: number;
  options: Option[];
  presets: Preset[];
}

/** What is wanted of a new table; what is left out is as usual. */
export interface Create {
  game: string;
  name: string;
  bots: string[]; // on the chairs after one's own, "" for a free one
  preset?: string;
  options?: Record<string, Value>;
  title?: string;
  listed?: boolean;
  stand_in?: string;
  pace?: { turn: number };
}

export const openTables = async (): Promise<Row[]> => (await get<{ tables: Row[] }>("/api/tables?limit=20")).tables;
export const factsOf = (table: string): Promise<Facts> => get<Facts>(`/api/tables/${encodeURIComponent(table)}`);
export const me = (): Promise<Me> => getMine<Me>("/api/me");
export const offers = async (language: string): Promise<Offer[]> =>
  (await get<{ games: Offer[] }>(`/api/games?language=${language}`)).games;

type Seated = Seat & { join: string };

/** Make a table and keep the seat at it. */
export async function create(wanted: Create): Promise<Seated> {
  const seat = await post<Seated>("/api/tables", wanted);
  const { table, code, chair, token } = seat;
  keepSeat({ table, code, chair, token, game: wanted.game, begin: wanted.bots.every(Boolean) });
  return seat;
}

/** Sit down at a table and keep the seat. */
export async function sit(facts: Facts, name: string): Promise<void> {
  const { table, code, chair, token } = await post<Seated>(`/api/tables/${facts.table}/seats`, { name });
  keepSeat({ table, code, chair, token, game: facts.game });
}

/** Have the key of this browser open its seat at a table again, where the token is not kept. */
export async function retake(facts: Facts): Promise<void> {
  const { table, code, chair, token } = await post<Seated>(`/api/tables/${facts.table}/retake`);
  keepSeat({ table, code, chair, token, game: facts.game });
}

export const goTo = (code: string): void => place.go(`/t/${code}`);
