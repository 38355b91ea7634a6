/**
 * Gesture: what a finger or the mouse does to the hand. A press that goes nowhere is a tap; one that goes along the
 * hand slides over cards; one that goes up takes cards along, to play them or to lay them between others.
 */
import { cardsBetween, gapAt, type Fan } from "./fan";

const STILL = 8; // px that a tap may move

export interface Hold {
  x: number; // how far the cards have been taken
  y: number;
  out: boolean; // far enough above the hand to be played
}

/** What the hand does for a gesture. `index` is of a card in its order. */
export interface Hand {
  fan(): Fan;
  chosen(index: number): boolean;
  choose(indexes: number[], on: boolean): void;
  take(index: number): void; // from now on this card is held, or the selected ones if it is one of them
  hold(held: Hold): void;
  play(): unknown; // what is held was let go above the hand
  drop(gap: number): boolean; // what is held was let go in the hand; false if nothing has moved
}

export class Gesture {
  moved = false; // it is not a tap
  private mode: "press" | "slide" | "carry" = "press";
  private last: [number, number];
  private held: Hold = { x: 0, y: 0, out: false };
  private readonly on: boolean;

  /** It starts on a card, at a point of the hand. */
  constructor(
    private readonly hand: Hand,
    private readonly index: number,
    private readonly x: number,
    private readonly y: number,
  ) {
    this.last = [x, y];
    this.on = !hand.chosen(index);
  }

  move(x: number, y: number): void {
    if (this.mode === "press") this.begin(x - this.x, y - this.y);
    if (this.mode === "slide") this.slide(x, y);
    if (this.mode === "carry") this.carry(x, y);
    this.last = [x, y];
  }

  /** It is over. */
  end(): void {
    if (this.mode !== "carry") return;
    if (this.held.out) return void this.hand.play();
    // A card that was only pushed up a little is selected by it.
    if (!this.hand.drop(gapAt(this.hand.fan(), ...this.last))) this.hand.choose([this.index], true);
  }

  private begin(dx: number, dy: number): void {
    if (Math.hypot(dx, dy) < STILL) return;
    this.moved = true;
    this.mode = -dy > Math.abs(dx) ? "carry" : "slide";
    if (this.mode === "carry") this.hand.take(this.index);
  }

  private slide(x: number, y: number): void {
    if (y < 0 && this.on) {
      this.mode = "carry";
      this.hand.take(this.index);
    } else {
      this.hand.choose(cardsBetween(this.hand.fan(), this.last, [x, y]), this.on);
    }
  }

  private carry(x: number, y: number): void {
    const out = y < -0.7 * this.hand.fan().card;
    this.held = { x: x - this.x, y: y - this.y, out };
    this.hand.hold(this.held);
  }
}

/** The tap before, if another one soon after it on the same card makes a double tap. */
export class Taps {
  private id = "";
  private at = -Infinity;

  /** Whether this is the second of two. */
  second(id: string, at: number): boolean {
    const twice = id === this.id && at - this.at < 350;
    this.id = twice ? "" : id;
    this.at = at;
    return twice;
  }
}

/** An order with some of it laid together into a gap. */
export function moved<T>(order: T[], held: ReadonlySet<T>, gap: number): T[] {
  const rest = (part: T[]): T[] => part.filter((each) => !held.has(each));
  return [...rest(order.slice(0, gap)), ...order.filter((each) => held.has(each)), ...rest(order.slice(gap))];
}
