/** Doors: what is asked and done by HTTP before one is at a table. */
import { key, keepSeat, type Seat } from "../app/key";
import { texts } from "../text/texts.svelte";

export interface Facts {
  table: string;
  code: string;
  game: string;
  phase: string;
  chairs: { name: string; bot: string; here: boolean }[];
}

interface Fault {
  code: string;
  words: string;
}

async function http<T>(path: string, body?: object): Promise<T> {
  const headers: Record<string, string> = { "accept-language": texts.language };
  if (body) Object.assign(headers, { "content-type": "application/json", authorization: `Bearer ${key()}` });
  const answer = await fetch(path, { method: body ? "POST" : "GET", headers, body: body && JSON.stringify(body) });
  const said = (await answer.json()) as T & Fault;
  if (!answer.ok) throw new Error(said.words);
  return said;
}

/** What everybody may know of a table, by its id or code. It fails if there is none. */
export const facts = (table: string): Promise<Facts> => http(`/api/tables/${encodeURIComponent(table)}`);

/** Sit down on a chair, and keep its token. It fails with the reason in words. */
export async function sit(table: Facts, name: string, chair: number): Promise<void> {
  const { code, token, chair: mine } = await http<Seat>(`/api/tables/${table.table}/seats`, { name, chair });
  keepSeat({ table: table.table, code, chair: mine, token, game: table.game });
}
