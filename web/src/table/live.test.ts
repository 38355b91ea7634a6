import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Scene } from "../wire/frames";
import { Live, wait } from "./live.svelte";

class Socket {
  static all: Socket[] = [];
  static get last(): Socket {
    return Socket.all.at(-1)!;
  }
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: () => void = () => undefined;
  onclose: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  constructor(readonly address: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  hear(frame: object): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }
  /** As far as the table is shown. */
  welcome(seq = 7, now = Date.now()): this {
    this.onopen();
    this.hear({ type: "welcome", table: "t", chair: 0, now, scene: { seq } as Scene });
    return this;
  }
}

const live = (): Live => {
  const made = new Live("t", (address) => new Socket(address) as unknown as WebSocket);
  made.open();
  return made;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { protocol: "https:", host: "cards.example" });
  const seats = [{ table: "t", code: "KRMWZ", chair: 0, token: "secret" }];
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify(seats), setItem: () => undefined });
  Socket.all = [];
});
afterEach(() => vi.useRealTimers());

test("hello brings token and language, welcome the scene and the clock", () => {
  const table = live();
  expect(Socket.last.address).toBe("wss://cards.example/ws/t");
  Socket.last.welcome(7, Date.now() + 2500);
  expect(Socket.last.sent).toEqual([{ type: "hello", token: "secret", language: "en" }]);
  expect([table.link, table.scene?.seq, table.chair, table.offset]).toEqual(["open", 7, 0, 2500]);
});

test("news replaces the scene and keeps what was said", () => {
  const table = live();
  Socket.last.welcome();
  const said = { seq: 8, at: 0, kind: "said", text: "Hello" };
  Socket.last.hear({ type: "news", events: [said], scene: { seq: 8 } });
  expect([table.scene?.seq, table.told, table.chat]).toEqual([8, [said], [said]]);
});

test("a command that was not answered is sent again with its id, and done once", async () => {
  const table = live();
  const reply = table.submit({ type: "act", action: "bid 2" });
  const first = Socket.last.welcome();
  const [, command] = first.sent;
  expect(command).toMatchObject({ type: "act", action: "bid 2", at: 0 });
  first.onclose();
  expect([table.link, table.pending?.type]).toEqual(["lost", "act"]);
  vi.advanceTimersByTime(700);
  const second = Socket.last.welcome();
  expect(second).not.toBe(first);
  expect(second.sent[1]).toEqual(command);
  second.hear({ type: "ok", id: command!["id"], seq: 9 });
  await expect(reply).resolves.toMatchObject({ type: "ok" });
  expect([table.link, table.pending]).toEqual(["open", null]);
});

test("one command is on its way at a time", async () => {
  const table = live();
  Socket.last.welcome();
  const first = table.submit({ type: "act", action: "pass" });
  void table.submit({ type: "say", phrase: "hello" });
  expect(Socket.last.sent).toHaveLength(2);
  Socket.last.hear({ type: "no", id: Socket.last.sent[1]!["id"], seq: 8, code: "command/stale", words: "Too late." });
  await expect(first).resolves.toMatchObject({ code: "command/stale" });
  expect(table.refusal?.words).toBe("Too late.");
  expect(Socket.last.sent[2]).toMatchObject({ type: "say", phrase: "hello" });
});

test("what could not be stored is sent again", () => {
  const table = live();
  Socket.last.welcome();
  void table.submit({ type: "ready" });
  const [, command] = Socket.last.sent;
  Socket.last.hear({ type: "no", id: command!["id"], seq: 8, code: "command/busy" });
  expect(table.pending?.type).toBe("ready");
  vi.advanceTimersByTime(1000);
  expect(Socket.last.sent[2]).toEqual(command);
});

test("a question is answered, refused, or fails with the connection", async () => {
  const table = live();
  Socket.last.welcome();
  const counter = table.ask("counter");
  const hints = table.ask("hints");
  const score = table.ask("score");
  const [, one, two] = Socket.last.sent;
  Socket.last.hear({ type: "answered", id: one!["id"], seq: 7, answer: { what: "counter", rows: [], words: "" } });
  Socket.last.hear({ type: "no", id: two!["id"], seq: 7, code: "turn/other_seat", words: "Not your turn." });
  Socket.last.onclose();
  await expect(counter).resolves.toMatchObject({ what: "counter" });
  await expect(hints).rejects.toThrow("Not your turn.");
  await expect(score).rejects.toThrow("no connection");
  await expect(table.ask("rules")).rejects.toThrow("no connection");
  expect(table.refusal).toBeNull();
});

test("it waits longer each time, a little off, and tries at once when asked", () => {
  expect([0, 1, 2, 3, 4, 9].map((attempt) => wait(attempt, 0.5))).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
  expect([wait(4, 0), wait(4, 1)]).toEqual([6000, 10000]);
  const table = live();
  Socket.last.onclose();
  table.retry();
  expect(Socket.all).toHaveLength(2);
});

test.each([
  [{ code: "server/closing", retry: 2 }, "restarting", 2],
  [{ code: "limit/slow", retry: 2 }, "lost", 2],
  [{ code: "token/wrong", words: "That opens nothing." }, "elsewhere", 1],
  [{ code: "seat/elsewhere", words: "Open elsewhere." }, "elsewhere", 1],
])("after the good-bye %o it is %s", (bye, link, sockets) => {
  const table = live();
  const first = Socket.last.welcome();
  first.hear({ type: "bye", ...bye });
  first.onclose();
  vi.advanceTimersByTime(2000);
  expect([table.link, Socket.all.length]).toEqual([link, sockets]);
});

test("a table that can't be entered is refused in words", () => {
  const table = live();
  Socket.last.onopen();
  Socket.last.hear({ type: "bye", code: "table/unknown", words: "There is no such table." });
  expect([table.link, table.words]).toEqual(["refused", "There is no such table."]);
});

test("a server that says nothing is asked, and given up", () => {
  const table = live();
  const first = Socket.last.welcome();
  vi.advanceTimersByTime(15_000);
  expect(first.sent.at(-1)).toEqual({ type: "ping", id: "ping" });
  first.hear({ type: "pong", id: "ping", now: Date.now() + 5 });
  expect(table.offset).toBe(5);
  vi.advanceTimersByTime(23_000);
  expect(table.link).toBe("lost");
});

test("another language says hello again, and nothing else changes", () => {
  const table = live();
  const first = Socket.last.welcome();
  table.speak("uk");
  expect([first.closed, Socket.all.length, table.link, table.scene?.seq]).toEqual([true, 2, "open", 7]);
});

test("after close nothing more is heard or tried", () => {
  const table = live();
  const first = Socket.last.welcome();
  table.close();
  first.onclose();
  vi.advanceTimersByTime(60_000);
  expect([first.closed, Socket.all.length]).toEqual([true, 1]);
});
