/** Live: one table over its socket. What is to be seen is kept here whole, as the server sent it last. */
import { fresh, seatAt } from "../app/key";
import { texts } from "../text/texts.svelte";
import type {
  Act, After, Answered, Ask, Away, Bye, Change, Close, Counter, Difference, Fill, Hints, Leave, Legal, Mute, News,
  No, Ok, Pong, Prefer, Ready, Rules, Say, Scene, Select, Sheet, Sight, Surrender, Told, Welcome,
} from "../wire/frames";

type Incoming = Welcome | News | Ok | No | Answered | Pong | Bye;
type Bare<C> = C extends unknown ? Omit<C, "id" | "at"> : never;
export type Command = Bare<
  Act | Ready | Away | Prefer | Surrender | Leave | Fill | Change | Close | Say | Mute
>;
interface Answers {
  after: After; counter: Counter; difference: Difference; hints: Hints; legal: Legal; rules: Rules; score: Sheet;
  select: Select; view: Sight;
}
export type What = keyof Answers;
export type Link = "connecting" | "open" | "lost" | "restarting" | "elsewhere" | "closed" | "refused";

interface Sent {
  command: Command & { id: string; at: number };
  since: number;
  done: (reply: Ok | No) => void;
}

/** After so many milliseconds a lost connection is tried again, each time a little off. */
const WAITS = [500, 1000, 2000, 4000, 8000];
const QUIET = 15_000; // after so long without a frame the server is asked whether it is there
const PATIENCE = 8_000; // and has so long to answer
const ELSEWHERE = ["seat/elsewhere", "token/wrong"]; // the seat is open in another tab, or its token was made anew
const BUSY = 1_000; // after so long a command is sent again that the server could not store

export const wait = (attempt: number, chance: number): number =>
  WAITS[Math.min(attempt, WAITS.length - 1)]! * (0.75 + chance / 2);

const address = (table: string): string =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${encodeURIComponent(table)}`;

export class Live {
  scene: Scene | undefined = $state.raw();
  /** What happened last, the events of one frame; empty after a break, when the view is replaced. */
  told: Told[] = $state.raw([]);
  chat: Told[] = $state.raw([]);
  link: Link = $state("connecting");
  /** The command that is on its way. */
  pending: { id: string; type: string; since: number } | null = $state.raw(null);
  refusal: No | null = $state.raw(null);
  /** Why the server said good-bye: its code, and in words. */
  code = "";
  words = $state("");
  chair: number | null = $state(null);
  /** The clock of the server less mine, in ms. */
  offset = $state(0);

  private socket: WebSocket | undefined;
  private queue: Sent[] = [];
  private asked = new Map<string, { done: (answer: never) => void; failed: (why: Error) => void }>();
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setTimeout> | undefined;
  private language = "";
  private ready = false; // hello was answered
  private over = false;

  constructor(
    readonly table: string,
    private readonly make: (address: string) => WebSocket = (to) => new WebSocket(to),
  ) {}

  /** Say hello, and keep the connection until `close`. */
  open(): void {
    this.over = false;
    this.connect();
  }

  /** Leave the socket; the chair stays ours. */
  close(): void {
    this.over = true;
    this.drop();
  }

  /** Be told in another language from now on: hello is said again. */
  speak(language: string): void {
    if (!this.language || language === this.language || this.over) return;
    this.connect();
  }

  /** Try at once, without waiting for the next attempt. */
  retry(): void {
    if (this.over || this.link === "open") return;
    this.attempt = 0;
    this.connect();
  }

  /** Do something at the table, once, however often the connection drops. */
  submit(command: Command): Promise<Ok | No> {
    const at = this.scene?.seq ?? 0;
    this.refusal = null;
    return new Promise((done) => {
      this.queue.push({ command: { ...command, id: fresh(), at }, since: Date.now(), done });
      if (this.queue.length === 1) this.sendFirst();
    });
  }

  /** Ask something, which changes nothing. It fails if it is refused or the connection is lost. */
  ask<W extends What>(what: W, about: Omit<Ask, "type" | "id" | "what"> = {}): Promise<Answers[W]> {
    if (!this.ready) return Promise.reject(new Error("no connection"));
    return new Promise((done, failed) => {
      const id = fresh();
      this.asked.set(id, { done: done as (answer: never) => void, failed });
      this.send({ type: "ask", id, what, ...about });
    });
  }

  /** The time at the server, ms since 1970. */
  now(): number {
    return Date.now() + this.offset;
  }

  private connect(): void {
    this.drop();
    this.language = texts.language;
    const socket = this.make(address(this.table));
    this.socket = socket;
    const current = (): boolean => this.socket === socket;
    socket.onopen = () => {
      if (current()) this.send({ type: "hello", token: seatAt(this.table)?.token ?? "", language: this.language });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (current()) this.take(JSON.parse(event.data) as Incoming);
    };
    socket.onclose = () => {
      if (current()) this.lost();
    };
  }

  private drop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.pulse);
    const { socket, asked } = this;
    this.socket = undefined;
    this.asked = new Map();
    this.ready = false;
    socket?.close();
    for (const { failed } of asked.values()) failed(new Error("no connection"));
  }

  private lost(): void {
    this.drop();
    if (this.over || this.link === "refused" || this.link === "elsewhere") return;
    if (this.link !== "restarting") this.link = "lost";
    this.again(wait(this.attempt++, Math.random()));
  }

  private again(after: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), after);
  }

  private send(frame: object): void {
    this.socket?.send(JSON.stringify(frame));
  }

  private sendFirst(): void {
    const first = this.queue[0];
    this.pending = first ? { id: first.command.id, type: first.command.type, since: first.since } : null;
    if (first && this.ready) this.send(first.command);
  }

  private take(frame: Incoming): void {
    this.listen();
    if (frame.type === "welcome") this.welcome(frame);
    else if (frame.type === "news") this.news(frame);
    else if (frame.type === "ok" || frame.type === "no") this.reply(frame);
    else if (frame.type === "answered") this.answered(frame);
    else if (frame.type === "pong") this.offset = frame.now - Date.now();
    else this.bye(frame);
  }

  private welcome(frame: Welcome): void {
    this.offset = frame.now - Date.now();
    this.chair = frame.chair;
    this.told = [];
    this.chat = frame.chat ?? [];
    this.scene = frame.scene;
    this.attempt = 0;
    this.words = "";
    this.link = "open";
    this.ready = true;
    this.sendFirst();
  }

  private news(frame: News): void {
    const said = frame.events.filter((event) => event.kind === "said");
    if (said.length) this.chat = [...this.chat, ...said].slice(-200);
    this.scene = frame.scene;
    this.told = frame.events;
  }

  private reply(frame: Ok | No): void {
    const first = this.queue[0];
    if (first?.command.id !== frame.id) {
      this.refused(frame);
      return;
    }
    if (frame.type === "no" && frame.code === "command/busy") {
      setTimeout(() => this.queue[0] === first && this.sendFirst(), BUSY);
      return;
    }
    this.queue.shift();
    if (frame.type === "no") this.refusal = frame;
    first.done(frame);
    this.sendFirst();
  }

  /** A question is refused. */
  private refused(frame: Ok | No): void {
    this.asked.get(frame.id)?.failed(new Error(frame.type === "no" ? (frame.words ?? frame.code) : frame.id));
    this.asked.delete(frame.id);
  }

  private answered(frame: Answered): void {
    this.asked.get(frame.id)?.done(frame.answer as never);
    this.asked.delete(frame.id);
  }

  private bye(frame: Bye): void {
    this.code = frame.code;
    this.words = frame.words ?? "";
    this.drop();
    if (frame.retry) {
      this.link = frame.code === "server/closing" ? "restarting" : "lost";
      this.again(1000 * frame.retry);
    } else this.link = ELSEWHERE.includes(frame.code) && this.scene ? "elsewhere" : "refused";
  }

  /** A frame came: the server is there. When it is quiet it is asked, and given up if it does not answer. */
  private listen(): void {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => {
      this.send({ type: "ping", id: "ping" });
      this.pulse = setTimeout(() => this.lost(), PATIENCE);
    }, QUIET);
  }
}
