/** Moments: a deal that is over, move by move: who held what, and what lay on the table after each. */
import { split } from "../cards/hand";
import type { After, Move } from "../wire/frames";

export interface Moment {
  hands: string[]; // by seat, each in its order
  laid: Move[]; // the moves of the trick on the table; in the auction the calls
  move: Move | undefined; // the one just made; none where the cards are dealt
  tricks: number[]; // tricks taken, by seat
}

/** The deal when its cards are dealt, then after each move. */
export function momentsOf(deal: After): Moment[] {
  const held = deal.held.map(split);
  const has = deal.hands.map((hand) => new Set(split(hand)));
  const tricks = deal.hands.map(() => 0);
  let laid: Move[] = [];
  let cleared = false;

  const taken = (then: { kind: string }[] = []): void => {
    if (then.some((each) => each.kind === "kitty")) held.forEach((all, seat) => all.forEach((card) => has[seat]?.add(card)));
  };
  const moment = (move?: Move): Moment => ({
    hands: held.map((all, seat) => all.filter((card) => has[seat]!.has(card)).join(" ")),
    laid: [...laid],
    move,
    tricks: [...tricks],
  });

  taken(deal.begins);
  const found = [moment()];
  for (const move of deal.moves) {
    if (cleared || (isPlay(move) && laid.some((each) => !isPlay(each)))) laid = [];
    laid.push(move);
    for (const card of split(move.cards ?? "")) has[move.seat]?.delete(card);
    const trick = move.then?.find((each) => each.kind === "trick");
    if (trick && trick.seat != null) tricks[trick.seat]! += 1;
    cleared = Boolean(trick);
    taken(move.then);
    found.push(moment(move));
  }
  return found;
}

const isPlay = (move: Move): boolean => move.kind === "play" || move.kind === "pass";

/** The moments at which a trick begins to lie on the table, and the last one: where ↑ and ↓ go. */
export function startsOf(moments: Moment[]): number[] {
  const starts = moments.flatMap(({ laid }, at) => (at === 0 || (laid.length === 1 && isPlay(laid[0]!)) ? [at] : []));
  return [...new Set([...starts, moments.length - 1])];
}

/** The moment to go to from this one, by a key; none where the key does nothing here. */
export function stepped(key: string, at: number, starts: number[], last: number): number | undefined {
  const goes: Record<string, () => number | undefined> = {
    ArrowLeft: () => Math.max(at - 1, 0),
    ArrowRight: () => Math.min(at + 1, last),
    ArrowUp: () => starts.findLast((start) => start < at) ?? 0,
    ArrowDown: () => starts.find((start) => start > at) ?? last,
    Home: () => 0,
    End: () => last,
  };
  return goes[key]?.();
}

/** The next of some moments after one, from the last to the first again. */
export const nextOf = (marks: number[], at: number): number | undefined => marks.find((mark) => mark > at) ?? marks[0];
