/** Records: matches as they are written down; where they come from, and what the server reads in them. */
import { asked, get } from "../app/api";
import { key, seatAt } from "../app/key";
import { texts } from "../text/texts.svelte";
import type { Book, Review } from "../wire/frames";

/** The record of a match of a table ("now": the newest); of one that runs, the deals that are over. */
export async function recordOf(table: string, match: number | string): Promise<string> {
  const at = `/api/tables/${encodeURIComponent(table)}`;
  if (match !== "now") return text(`${at}/records/${match}`, table);
  const { matches } = await get<{ matches: number }>(at);
  return recordOf(table, matches + 1).catch(() => recordOf(table, matches));
}

/** A text that whoever sat at the table may read. */
async function text(path: string, table: string): Promise<string> {
  const bearer = seatAt(table)?.token ?? key();
  const headers = { authorization: `Bearer ${bearer}`, "accept-language": texts.language };
  return (await asked(path, { headers })).text();
}

/** What a record holds, with one of its deals (none: the last), as somebody at `chair` is told of it. */
export async function read(record: string, deal = -1, chair = -1, language: string = texts.language): Promise<Book> {
  const query = new URLSearchParams({ deal: String(deal), chair: String(chair), language });
  const headers = { "content-type": "application/toml" };
  return (await (await asked(`/api/records?${query}`, { method: "POST", body: record, headers })).json()) as Book;
}

/** How a review of a deal is asked for: what is found is told again and again as it grows. */
export type Find = (found: (review: Review) => void, stop: AbortSignal) => Promise<void>;

/** The mistakes of a deal of a record: as far back from its end as the server comes, then what an expert thinks. */
export const reviewOf =
  (record: string, deal: number, language: string = texts.language): Find =>
  async (found, signal) => {
    const query = new URLSearchParams({ deal: String(deal), language });
    const headers = { "content-type": "application/toml" };
    const answer = await asked(`/api/reviews?${query}`, { method: "POST", body: record, headers, signal });
    for await (const line of lines(answer)) found(JSON.parse(line) as Review);
  };

/** The lines of an answer, as they come. */
export async function* lines(answer: Response): AsyncGenerator<string> {
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const [...whole] = (rest + part.value).split("\n");
    rest = whole.pop()!;
    yield* whole;
  }
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
