/** Choosing: the cards of one's hand, which of them are chosen, and what the server says of the choice. */
import { cardsOf, handOf, idsOf, split, type HandCard } from "../cards/hand";
import type { Choice, Hint, Reason, Scene, Select } from "../wire/frames";
import type { Live } from "./live.svelte";
import { myTurn } from "./view";

const CALM = 90; // ms of rest before the server is asked about a choice

export type Way = "rank" | "suit" | "groups";

/** The cards of a scene in an order. */
export function inOrder(scene: Scene | undefined, way: Way): string {
  const hand = scene?.deal?.hand;
  if (!hand || scene.deal?.stage === "over") return "";
  return way === "groups" ? hand.groups.join(" ") : hand[way];
}

export class Choosing {
  hand: HandCard[] = $state.raw([]);
  selected: Set<string> = $state.raw(new Set());
  /** What the chosen cards come to; none while that is not known. */
  verdict: Select | null = $state.raw(null);
  hinted = $state(false);
  /** The hints of this turn, and which of them is shown. */
  hints: Hint[] = $state.raw([]);
  at = $state(-1);
  /** Hints are asked for, and not here yet. */
  thinking = $state(false);
  sending = $state(false);
  /** Why a card that was pressed can't be chosen. */
  refused: Reason | null = $state.raw(null);

  /** The group of each card, where the hand is sorted by groups; none where its owner laid it himself. */
  groups: number[] = $state.raw([]);

  private order: string[] = []; // ids as the hand was laid by its owner
  private way: Way = "rank";
  private turn = -1; // the number of the event since which it is my turn
  private seq = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly live: Live) {}

  get cards(): string {
    return cardsOf(this.hand, this.selected);
  }

  get readings(): Choice[] {
    return this.verdict?.readings ?? [];
  }

  get fault(): Reason | null {
    return this.verdict?.fault ?? null;
  }

  get hint(): Hint | undefined {
    return this.hinted ? this.hints[this.at] : undefined;
  }

  /** See a new scene or order: what is no longer held is no longer chosen. */
  see(scene: Scene | undefined, way: Way): void {
    if (way !== this.way) this.order = [];
    this.way = way;
    const hand = handOf(inOrder(scene, way), this.hand, this.selected);
    const place = new Map(this.order.map((id, at) => [id, at]));
    this.hand = place.size ? hand.toSorted((a, b) => (place.get(a.id) ?? 99) - (place.get(b.id) ?? 99)) : hand;
    const heaps = way === "groups" && !place.size ? (scene?.deal?.hand?.groups ?? []) : [];
    this.groups = heaps.flatMap((heap, at) => split(heap).map(() => at));
    const held = new Set(this.hand.map((each) => each.id));
    const left = new Set([...this.selected].filter((id) => held.has(id)));
    if (left.size < this.selected.size) this.selected = left;
    const seq = scene?.seq ?? -1;
    if (seq === this.seq) return;
    this.seq = seq;
    const turn = myTurn(scene) ? (scene?.turn?.since ?? 0) : -1;
    if (turn === this.turn) return;
    this.turn = turn;
    this.forget();
    if (turn >= 0) this.weigh(0);
  }

  /** Lay the hand in another order, until it is sorted or dealt anew. */
  lay(ids: string[]): void {
    this.order = ids;
    this.see(this.live.scene, this.way);
  }

  /** The same order as the server's again. */
  sort(): void {
    this.order = [];
    this.see(this.live.scene, this.way);
  }

  /** Ask why a card can't be chosen. */
  async why(id: string): Promise<void> {
    const cards = cardsOf(this.hand, new Set([id]));
    const found = await this.live.ask("select", { cards }).catch(() => null);
    this.refused = found?.fault ?? null;
  }

  /** Choose other cards. */
  choose(ids: Iterable<string>): void {
    this.selected = new Set(ids);
    this.hinted = false;
    this.verdict = null;
    this.refused = null;
    this.live.refusal = null;
    this.weigh(CALM);
  }

  clear(): void {
    this.choose([]);
  }

  /** Show the next hint, or the one before. */
  async next(step: 1 | -1): Promise<void> {
    if (!myTurn(this.live.scene)) return;
    if (!this.hints.length) {
      if (this.thinking) return;
      this.thinking = true;
      const { turn } = this;
      const found = await this.live.ask("hints").catch((fault: Error) => fault);
      this.thinking = false;
      if (turn !== this.turn) return;
      if (found instanceof Error) {
        if (this.live.link === "open") this.refused = { code: "", words: found.message };
        return;
      }
      const { choice, plays = [] } = found;
      this.hints = [choice, ...plays.filter((play) => play.action !== choice.action)];
      this.at = step > 0 ? -1 : 0;
    }
    this.at = (this.at + step + this.hints.length) % this.hints.length;
    const hint = this.hints[this.at]!;
    clearTimeout(this.timer);
    this.live.refusal = null;
    this.refused = null;
    this.selected = new Set(idsOf(this.hand, hint.cards, this.selected));
    this.verdict = hint.cards ? { what: "select", readings: [{ action: hint.action, words: hint.words }] } : null;
    this.hinted = true;
  }

  /** Play what is chosen, as it is read first or as `action` says; nothing where it can't be played. */
  async play(action?: string): Promise<void> {
    if (this.sending || !myTurn(this.live.scene)) return;
    if (!action && !this.verdict && this.selected.size) await this.ask();
    const taken = action ?? this.readings[0]?.action;
    if (taken) await this.act(taken);
  }

  /** Do an action of the deal, once. */
  async act(action: string): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    const reply = await this.live.submit({ type: "act", action });
    this.sending = false;
    if (reply.type === "ok" && action !== "pass") this.selected = new Set();
    if (reply.type === "ok") this.forget();
  }

  private forget(): void {
    clearTimeout(this.timer);
    this.verdict = null;
    this.refused = null;
    this.hints = [];
    this.at = -1;
    this.hinted = false;
  }

  private weigh(after: number): void {
    clearTimeout(this.timer);
    if (!this.selected.size) return;
    this.timer = setTimeout(() => void this.ask(), after);
  }

  /** Ask what is chosen comes to. */
  private async ask(): Promise<void> {
    clearTimeout(this.timer);
    const { cards } = this;
    const deal = this.live.scene?.deal;
    if (!cards || deal?.stage !== "play" || !myTurn(this.live.scene)) return;
    const verdict = await this.live.ask("select", { cards }).catch(() => null);
    if (verdict && cards === this.cards && !this.hinted) this.verdict = verdict;
  }
}
