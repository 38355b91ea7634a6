/** Settled: what a deal that is over comes to, seat by seat, for a person to look at. */
import { titled } from "../table/view";
import type { Scene, Seat, Settled } from "../wire/frames";

/** A line of the score: who it is, and what the deal brought him. */
export interface Line {
  seat: number;
  name: string; // "" is the viewer
  role: Seat;
  points: number;
  total: number;
  out: boolean; // the first without cards
  left: string;
}

/** The lines in order of play, the viewer's first. */
export function linesOf(scene: Scene): Line[] {
  const { deal, me, people, score } = scene;
  const settled = deal?.settled;
  if (!deal || !settled) return [];
  const first = me?.seat ?? 0;
  return deal.seats.map((_, after) => {
    const seat = (first + after) % deal.seats.length;
    const person = people.find((each) => each.seat === seat);
    return {
      seat,
      name: seat === me?.seat ? "" : titled(person?.name ?? ""),
      role: deal.seats[seat]!,
      points: settled.points[seat] ?? 0,
      total: score?.totals[person?.chair ?? seat] ?? 0,
      out: settled.out === seat,
      left: settled.left?.[seat] ?? "",
    };
  });
}

/** How it ended for whoever looks on: what the viewer got, or for a spectator that somebody won, or nobody. */
export function outcome(lines: Line[], settled: Settled, plays: boolean): "thrown" | "won" | "lost" | "even" | "others" | "nobody" {
  if (settled.thrown_in) return "thrown";
  const mine = lines[0]?.points ?? 0;
  if (plays) return mine > 0 ? "won" : mine < 0 ? "lost" : "even";
  return lines.some((line) => line.points > 0) ? "others" : "nobody";
}

/** Who pays whom: with one loser he pays each of the others; else each loser pays. */
export const pays = (settled: Settled): "each" | "to" => (settled.points.filter((points) => points < 0).length > 1 ? "each" : "to");

/** The sentences between the verdict and the lines of the seats: who was out, what the deal was worth. */
export function reasons(settled: Settled, plays: boolean): string[] {
  if (settled.thrown_in) return settled.words;
  return settled.words.slice(plays ? 1 : 0, settled.words.length - settled.points.length);
}
