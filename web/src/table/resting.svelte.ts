/** Resting: a trick that is over stays on the table for a moment, so that its last card can be seen. */
import type { Laid, Scene, Told } from "../wire/frames";

const REST = { rank: 900, suit: 1400 };
const ACTS = ["play", "pass"];
const ENDS = ["trick", "settled"];

/** The trick that some events ended, with what lay before; none if they ended none. */
export function ended(before: Laid[], told: Told[]): Laid[] | null {
  const acts = told.filter((event) => ACTS.includes(event.kind));
  const last = acts.findLastIndex((event) => event.then?.some((then) => ENDS.includes(then.kind)));
  if (last < 0 || last < acts.length - 1) return null;
  const first = acts.findLastIndex((event, at) => at < last && event.then?.some((then) => ENDS.includes(then.kind)));
  const laid = acts.slice(first + 1).map(({ seat, cards, words }) => ({ seat: seat ?? 0, cards, words }));
  return [...(first < 0 ? before : []), ...laid];
}

/** Who takes the trick that some events ended. */
const takerOf = (told: Told[]): number | null =>
  told.flatMap((event) => event.then ?? []).findLast((then) => then.kind === "trick")?.seat ?? null;

export class Resting {
  trick: Laid[] | null = $state.raw(null);
  /** The seat that takes the trick which rests, or has just been cleared. */
  taker: number | null = null;
  /** Whether the deal that is over may be settled: its last trick has been seen. */
  seen = $state(true);

  private over = ""; // the deal whose end has been looked at
  private before: Laid[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** What happened, and what is seen now. */
  see(told: Told[], scene: Scene | undefined): void {
    const trick = ended(this.before, told);
    this.before = scene?.deal?.table ?? [];
    if (trick || !this.trick) this.taker = takerOf(told);
    const deal = `${scene?.match} ${scene?.deal?.number}`;
    const over = scene?.deal?.stage === "over";
    if (!trick && this.before.length && !over) this.done();
    if (!trick || !scene || (over && this.over === deal)) return;
    clearTimeout(this.timer);
    this.trick = trick;
    if (over) this.over = deal;
    this.seen = !over;
    this.timer = setTimeout(() => this.done(), REST[scene.game.face]);
  }

  done(): void {
    clearTimeout(this.timer);
    this.trick = null;
    this.seen = true;
  }
}
