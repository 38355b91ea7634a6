/** View: small questions about a scene that many parts of the table ask. No rule of a game is here. */
import type { Choice, Deal, Factor, Laid, Person, Scene, Seat } from "../wire/frames";

export type Side = "south" | "east" | "north" | "west";

export const DRAWN = 500; // ms from card to card of a draw

/** Where a seat is on the screen: the viewer below, the next one on the side that the game says. */
export function sideOf(seat: number, mine: number, seats: number, next: string): Side {
  const turns = (seat - mine + seats) % seats;
  if (!turns) return "south";
  if (seats === 4 && turns === 2) return "north";
  return (turns === 1) === (next === "right") ? "east" : "west";
}

/** The others in the order of play, each with where he sits. */
export function others(scene: Scene): { seat: number; side: Side }[] {
  const { seats, next } = scene.game;
  const mine = below(scene);
  return Array.from({ length: seats - 1 }, (_, turn) => (mine + turn + 1) % seats).map((seat) => ({
    seat,
    side: sideOf(seat, mine, seats, next),
  }));
}

/** The seat at the bottom: the viewer's, of a spectator the first. */
export const below = (scene: Scene): number => scene.me?.seat ?? 0;

export const personAt = (scene: Scene, seat: number): Person | undefined =>
  scene.people.find((person) => person.seat === seat);

/** A name at the beginning of a line. */
export const titled = (name: string): string => {
  const [first = "", ...rest] = name;
  return first.toLocaleUpperCase() + rest.join("");
};

/** What a seat laid or said last in a trick. */
export const lastOf = (trick: Laid[], seat: number): Laid | undefined => trick.findLast((each) => each.seat === seat);

/** The card that a seat drew for who speaks first, or for the seats, and how many were drawn before it. */
export function drawnBy(deal: Deal | null | undefined, seat: number): { card: string; before: number } | undefined {
  const { opener = [], rounds = [] } = deal?.ceremony ?? {};
  const drawn = opener.some((each) => each.seat === seat) ? opener : (rounds.at(-1) ?? []);
  const before = drawn.findIndex((each) => each.seat === seat);
  return before < 0 ? undefined : { card: drawn[before]!.card, before };
}

/** Whether the viewer is to act, himself. */
export const myTurn = (scene: Scene | undefined): boolean =>
  Boolean(scene?.phase === "playing" && scene.deal?.may && !own(scene)?.away && !own(scene)?.surrendered);

export const own = (scene: Scene): Person | undefined =>
  scene.me ? scene.people[scene.me.chair] : undefined;

/** Whether the table is about to act for the viewer, as he wished: he may do one thing only. */
export const soon = (scene: Scene): boolean => {
  const { me, deal } = scene;
  if (!myTurn(scene) || deal?.stage !== "play" || deal.may?.count !== 1) return false;
  return Boolean(me?.auto_play || (me?.auto_pass && deal.may.plays?.[0] === "pass"));
};

/** Whether there is something to follow or beat. */
export const following = (deal: Deal): boolean => Boolean(deal.table?.length);

/** Whether one may pass in play. */
export const mayPass = (deal: Deal): boolean =>
  deal.may?.plays ? deal.may.plays.includes("pass") : Boolean(deal.table?.some((laid) => laid.beats));

export interface Bid {
  name: string; // "pass", or a number
  n: number; // 0 for words
  choice?: Choice; // none: no longer open
}

/** All the calls of an auction in a row: those that are open, and numbers below them from `least` that are not. */
export function bids(calls: Choice[], least: number): Bid[] {
  const found = calls.map((choice) => ({ name: choice.action, n: Number(/^bid (\d+)$/.exec(choice.action)?.[1] ?? 0), choice }));
  const most = Math.max(0, ...found.map((bid) => bid.n));
  const numbers = Array.from({ length: Math.max(0, most - least + 1) }, (_, at) => at + least).map(
    (n) => found.find((bid) => bid.n === n) ?? { name: `bid ${n}`, n },
  );
  return [...found.filter((bid) => !bid.n), ...numbers];
}

/** What all factors come to. */
export const product = (factors: Factor[] = []): number => factors.reduce((all, each) => all * each.times, 1);

const ICONS: Record<string, "crown" | "sprout" | "pick" | "shield"> = {
  landlord: "crown",
  "landlord-partner": "crown",
  landlord_partner: "crown",
  declarer: "crown",
  peasant: "sprout",
  digger: "pick",
  defender: "shield",
};

/** The drawing of a role. */
export const iconOf = (seat: Seat): "crown" | "sprout" | "pick" | "shield" | undefined => ICONS[seat.role ?? ""];

/** Whether a seat plays alone, or with who does. */
export const lord = (seat: Seat): boolean => ["crown", "pick"].includes(iconOf(seat) ?? "");
