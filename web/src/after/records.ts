/** Records: matches as they are written down; where they come from, and what the server reads in them. */
import { seatAt } from "../app/key";
import { texts } from "../text/texts.svelte";
import type { Book } from "../wire/frames";

/** A refusal of the server, in words. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    words: string,
  ) {
    super(words);
  }
}

/** The answer to a request; what was refused is thrown in the server's words. */
export async function asked(path: string, how: RequestInit = {}): Promise<Response> {
  const headers = { "accept-language": texts.language, "x-triumvir-client": "page", ...how.headers };
  const answer = await fetch(path, { ...how, headers });
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => ({}))) as { code?: string; words?: string };
  throw new Refused(told.code ?? "", told.words ?? "");
}

/** The record of a match of a table: of one that runs, the deals that are over. */
export async function recordOf(table: string, match: number | string): Promise<string> {
  const token = seatAt(table)?.token;
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
  return (await asked(`/api/tables/${encodeURIComponent(table)}/records/${match}`, { headers })).text();
}

/** What a record holds, with one of its deals (none: the last), as somebody at `chair` is told of it. */
export async function read(text: string, deal = -1, chair = -1): Promise<Book> {
  const query = new URLSearchParams({ deal: String(deal), chair: String(chair), language: texts.language });
  const headers = { "content-type": "application/toml" };
  return (await (await asked(`/api/records?${query}`, { method: "POST", body: text, headers })).json()) as Book;
}

/** Give the person a text as a file. */
export function save(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The address of a deal in the page; people count deals from 1. */
export const replayPath = (table: string, match: number | string, deal: number): string =>
  `/t/${table}/replay/${match}/${deal + 1}`;
