/** Made by `npm run wire` from docs/reference/openapi.json: not to be edited. */

export interface Everything {
  [k: string]: unknown;
}
/**
 * A level of bots.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Bot".
 */
export interface Bot {
  name: string;
  words: string;
}
/**
 * Who has a chair: a person's name, or the level of a bot; neither where it is free.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Chair".
 */
export interface Chair {
  bot: string;
  here: boolean;
  name: string;
}
/**
 * A value of an option, and what it means.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Choice".
 */
export interface Choice {
  value: string | number | boolean;
  words: string;
}
/**
 * A new table. Whoever makes it has chair 0; `bots` sit on the next ones, "" leaves one free.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Create".
 */
export interface Create {
  /**
   * @maxItems 8
   */
  bots?: string[];
  game: string;
  late?: boolean;
  listed?: boolean;
  name: string;
  once?: string;
  options?: {
    [k: string]: string | number | boolean;
  };
  pace?: Timing;
  preset?: string;
  stand_in?: string;
  title?: string;
}
/**
 * How long things take at a table, in seconds; `turn` 0 is no limit.
 */
export interface Timing {
  absence?: number;
  grace?: number;
  least?: number;
  most?: number;
  ready?: number;
  turn?: number;
}
/**
 * What everybody may know of a table.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Facts".
 */
export interface Facts {
  chairs: Chair[];
  code: string;
  deal: number;
  game: string;
  matches: number;
  options: {
    [k: string]: string | number | boolean;
  };
  phase: "waiting" | "playing" | "between" | "over" | "closed";
  preset: string;
  table: string;
  title: string;
}
/**
 * What went wrong: a stable code, what was got and expected, and the same in words.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Fault".
 */
export interface Fault {
  code: string;
  expected: string;
  got: string;
  words: string;
}
/**
 * A game that can be played here.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Game".
 */
export interface Game {
  name: string;
  options: Option[];
  presets: Preset[];
  seats: number;
  words: string;
}
/**
 * An option of a game: the heading under which the rules tell of it, its default, the values it takes,
 * and the numbers from `least` to `most` that it takes behind `prefix`.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Option".
 */
export interface Option {
  choices: Choice[];
  default: string | number | boolean;
  least: number | null;
  most: number | null;
  name: string;
  prefix: string;
  section: string;
}
/**
 * A named set of values.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Preset".
 */
export interface Preset {
  name: string;
  values: {
    [k: string]: string | number | boolean;
  };
  words: string;
}
/**
 * All games, and all levels of bots from weakest to strongest.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Games".
 */
export interface Games {
  bots: Bot[];
  games: Game[];
}
/**
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "HTTPValidationError".
 */
export interface HTTPValidationError {
  detail?: ValidationError[];
}
/**
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "ValidationError".
 */
export interface ValidationError {
  ctx?: {};
  input?: unknown;
  loc: (string | number)[];
  msg: string;
  type: string;
}
/**
 * Whether the server works, and what does not.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Health".
 */
export interface Health {
  failing: string[];
  status: "ok" | "failing";
}
/**
 * A match that is over: its number at the table, and when it was kept.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Kept".
 */
export interface Kept {
  at: number;
  number: number;
}
/**
 * What is known of an account: the name that was given last, its chairs, and the last matches it played.
 * Of a key that nobody has used, nothing is known.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
  name: string;
  records: Played[];
  tables: Place[];
}
/**
 * A match that is over: the table, which match of it, when it ended, and the points that it brought, null
 * where they were not kept.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Played".
 */
export interface Played {
  at: number;
  code: string;
  game: string;
  number: number;
  points: number | null;
  table: string;
  title: string;
}
/**
 * A chair of an account at a table that goes on, whose turn it is there, none while no deal runs, and
 * when something last happened.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Place".
 */
export interface Place {
  at: number;
  chair: number;
  table: Facts;
  turn: number | null;
}
/**
 * Some tables; `more` is what to ask for the next ones with, empty at the end.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Page".
 */
export interface Page {
  more: string;
  tables: Row[];
}
/**
 * A table in the list: how many persons are there, how many seats it has, and how many nobody has.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Row".
 */
export interface Row {
  code: string;
  free: number;
  game: string;
  persons: number;
  phase: string;
  seats: number;
  title: string;
  updated: number;
}
/**
 * A chair that somebody has now, and the token that opens it: it is told once, and kept nowhere.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Seat".
 */
export interface Seat {
  chair: number;
  code: string;
  join: string;
  table: string;
  token: string;
}
/**
 * A new table to look on at: the chairs are taken by `bots`, in turn around the table.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Show".
 */
export interface Show {
  /**
   * @minItems 1
   * @maxItems 8
   */
  bots?: string[];
  game: string;
  late?: boolean;
  listed?: boolean;
  once?: string;
  options?: {
    [k: string]: string | number | boolean;
  };
  pace?: Timing1;
  preset?: string;
  stand_in?: string;
  title?: string;
}
/**
 * How long things take at a table, in seconds; `turn` 0 is no limit.
 */
export interface Timing1 {
  absence?: number;
  grace?: number;
  least?: number;
  most?: number;
  ready?: number;
  turn?: number;
}
/**
 * A person wants a chair: that one, or any.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Sit".
 */
export interface Sit {
  chair?: number | null;
  name: string;
  once?: string;
  program?: boolean;
}
/**
 * How long things take at a table, in seconds; `turn` 0 is no limit.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Timing".
 */
export interface Timing2 {
  absence?: number;
  grace?: number;
  least?: number;
  most?: number;
  ready?: number;
  turn?: number;
}
