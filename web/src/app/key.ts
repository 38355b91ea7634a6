/** Key: who this browser is to servers, and the seats that it holds. An account is its key. */

const WHERE = "triumvir.key";
const SEATS = "triumvir.seats";

export interface Seat {
  table: string; // the id of the table
  code: string;
  chair: number;
  token: string;
  game?: string;
  at?: number; // when it was taken, ms since 1970
  begin?: boolean; // who took it wants to begin at once
}

const random = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** 16 random bytes in hex: the id of a command, or what this seat adds to the seed of a deal. */
export const fresh = (): string => random(16);

/** The key of this browser, made when it is first asked for. */
export function key(): string {
  const found = localStorage.getItem(WHERE);
  if (found) return found;
  const made = random(32);
  localStorage.setItem(WHERE, made);
  return made;
}

/** Be the owner of another key, one that was exported. */
export const takeKey = (given: string): void => localStorage.setItem(WHERE, given);

/** The seats this browser holds, the last one first. */
export function seats(): Seat[] {
  try {
    return JSON.parse(localStorage.getItem(SEATS) ?? "[]") as Seat[];
  } catch {
    return [];
  }
}

/** The seat at a table, by its id or code. */
export const seatAt = (table: string): Seat | undefined =>
  seats().find((seat) => seat.table === table || seat.code === table.toUpperCase());

/** Keep a seat; there is one at a table. */
export function keepSeat(seat: Seat): void {
  const others = seats().filter((each) => each.table !== seat.table);
  localStorage.setItem(SEATS, JSON.stringify([{ at: Date.now(), ...seat }, ...others].slice(0, 50)));
}

/** Forget the seat at a table. */
export function dropSeat(table: string): void {
  localStorage.setItem(SEATS, JSON.stringify(seats().filter((seat) => seat.table !== table)));
}
