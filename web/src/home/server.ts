/** Server: what the home pages ask it for, as its documentation (openapi.json) describes it. */
import { get, getMine, post } from "../app/api";
import { fresh, keepSeat } from "../app/key";
import { place } from "../app/route.svelte";
import type { Create, Facts, Game, Me, Option, Page, Row, Seat, Show } from "../wire/http";

export type { Chair, Create, Facts, Me, Option, Place, Played, Row } from "../wire/http";
export type Offer = Game;
export type Value = Option["default"];

/** The requests that have not been answered, each with the name by which the server knows it when it comes again. */
const asked = new Map<string, string>();

/** Have something made once, however often it is asked for until it is there. */
async function once<T>(path: string, wish: object): Promise<T> {
  const said = path + JSON.stringify(wish);
  const name = asked.get(said) ?? fresh();
  asked.set(said, name);
  const made = await post<T>(path, { ...wish, once: name });
  asked.delete(said);
  return made;
}

export const openTables = async (): Promise<Row[]> => (await get<Page>("/api/tables?limit=20")).tables;
export const factsOf = (table: string): Promise<Facts> => get<Facts>(`/api/tables/${encodeURIComponent(table)}`);
export const me = (): Promise<Me> => getMine<Me>("/api/me");
export const offers = async (language: string): Promise<Offer[]> =>
  (await get<{ games: Offer[] }>(`/api/games?language=${language}`)).games;

/** Keep the seat that was given at a table. */
function kept(seat: Seat, game: string, begin?: boolean): Seat {
  const { table, code, chair, token } = seat;
  keepSeat({ table, code, chair, token, game, begin });
  return seat;
}

/** Make a table and keep the seat at it. */
export const create = async (wanted: Create): Promise<Seat> =>
  kept(await once<Seat>("/api/tables", wanted), wanted.game, wanted.bots?.every(Boolean));

/** Make a table at which bots play among themselves. */
export const show = (wanted: Show): Promise<Facts> => once<Facts>("/api/shows", wanted);

/** Sit down at a table and keep the seat. */
export const sit = async (facts: Facts, name: string): Promise<Seat> =>
  kept(await once<Seat>(`/api/tables/${facts.table}/seats`, { name }), facts.game);

/** Have the key of this browser open its seat at a table again, where the token is not kept. */
export const retake = async (table: string, game: string): Promise<Seat> =>
  kept(await post<Seat>(`/api/tables/${table}/retake`), game);

export const goTo = (code: string): void => place.go(`/t/${code}`);

/** Where one looks on at a table, without standing at its door first. */
export const watching = (code: string): string => `/t/${code}?watch`;
