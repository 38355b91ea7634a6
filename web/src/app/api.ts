/** Api: questions to the server by HTTP. What it refuses is thrown as a `Fault`, in the words of the server. */
import { texts } from "../text/texts.svelte";
import { key } from "./key";

export class Fault extends Error {
  constructor(
    readonly status: number, // 0: the server was not reached
    readonly code: string,
    readonly words: string,
  ) {
    super(words || code);
  }
}

/** The answer to a request; what was refused is thrown in the server's words. */
export async function asked(path: string, how: RequestInit = {}): Promise<Response> {
  const answer = await fetch(path, how).catch(() => undefined);
  if (!answer) throw new Fault(0, "net/lost", "");
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => ({}))) as Record<string, string>;
  throw new Fault(answer.status, told.code ?? "", told.words ?? "");
}

async function ask<T>(path: string, more: RequestInit = {}): Promise<T> {
  const headers = { "accept-language": texts.language, ...more.headers };
  const answer = await asked(path, { ...more, headers });
  return (await answer.json().catch(() => ({}))) as T;
}

const mine = (): Record<string, string> => ({ authorization: `Bearer ${key()}` });

export const get = <T>(path: string): Promise<T> => ask<T>(path);

/** What the server knows of this browser's account. */
export const getMine = <T>(path: string): Promise<T> => ask<T>(path, { headers: mine() });

/** Have something done in the name of this browser's account. */
export const post = <T>(path: string, body: unknown = {}): Promise<T> =>
  ask<T>(path, {
    method: "POST",
    headers: { ...mine(), "content-type": "application/json" },
    body: JSON.stringify(body),
  });
