/**
 * Fan: where the cards of a hand lie. As few rows as leave each card a strip wide enough to be seen and touched; where
 * none do, smaller cards.
 */

const STRIP = 24; // px of a card that must show
const PITCH = 40; // px from row to row
const SMALLEST = 44; // px of a card's width
export const INDEX = 0.415; // of a card's width: its index column
export const LARGE_INDEX = 0.56;
const INDEX_TALL = 0.78;
const LARGE_INDEX_TALL = 1.16;
const NARROW = 560; // px of a phone held upright
const WIDE = 1000; // px from which a hand lies in one row
const LOW = 520; // px of a phone on its side
const CLOSE = 0.02; // px that do not matter

export interface Room {
  width: number; // of the hand, px
  card: number; // width of a card, px
  height: number; // of the window
  large?: boolean; // large print
  suits?: boolean; // suits matter: a row must not hide them
  coarse?: boolean; // a finger, not a mouse
}

const APART = 0.4; // of a card's width: what groups stand apart at most

export interface Place {
  x: number;
  y: number;
  row: number;
  column: number;
}

export interface Fan {
  card: number; // width of a card
  per: number; // cards in the longest row
  rows: number[]; // cards in each row; none where they lie in columns
  columns?: number[]; // cards in each column, where each group is one
  step: number; // from card to card
  pitch: number; // from row to row
  lift: number; // of a selected card
  height: number; // of the whole
  places: Place[]; // of the cards in their order
}

/** How much of a card may show at most, as a part of its width. */
function loose(count: number, rows: number, width: number): number {
  if (rows > 1) return width <= NARROW ? 0.6 : 0.56;
  return count <= 11 ? 0.74 : count <= 20 ? 0.5 : 0.44;
}

/** The widest card, up to that of the room, with which so many rows are wide enough; 0 if there is none. */
function widest(count: number, rows: number, room: Room): number {
  const steps = Math.ceil(count / rows) - 1;
  const part = room.large ? LARGE_INDEX : INDEX;
  const card = Math.min(room.card, room.width - STRIP * steps, room.width / (1 + part * steps));
  return step(count, rows, card, room) >= STRIP - CLOSE ? card : 0;
}

/** From card to card, when so many lie in so many rows. */
function step(count: number, rows: number, card: number, room: Room): number {
  const most = Math.max(loose(count, rows, room.width), room.large ? LARGE_INDEX : 0) * card;
  const steps = Math.ceil(count / rows) - 1;
  return steps ? Math.min(most, (room.width - card) / steps) : most;
}

/** How many rows there may be. */
function mostRows({ width, height, large }: Room): number {
  const usual = width <= NARROW ? 3 : width <= WIDE ? 2 : 1;
  return large && height > LOW ? usual + 1 : usual;
}

/** How many rows, and how wide a card. */
function choose(count: number, room: Room): [rows: number, card: number] {
  const most = mostRows(room);
  for (let rows = 1; rows <= most; rows++) {
    if (widest(count, rows, room) < room.card - CLOSE) continue;
    const better = rows < most && room.coarse && room.height >= 700 && step(count, rows, room.card, room) < 27;
    return [better ? rows + 1 : rows, room.card];
  }
  const smaller = Array.from({ length: most }, (_, n): [number, number] => [n + 1, widest(count, n + 1, room)]);
  const [rows, card] = smaller.reduce((best, next) => (next[1] > best[1] ? next : best));
  if (card >= Math.min(SMALLEST, room.card)) return [rows, card];
  let more = most;
  while (more < count && widest(count, more, room) < SMALLEST) more++;
  return [more, Math.min(SMALLEST, room.card)];
}

/** How many cards each row has: full rows first, but no rank in two rows where that makes none too long. */
export function breaks(ranks: string[], rows: number, per: number): number[] {
  if (rows <= 1) return [ranks.length];
  const lengths = Array.from({ length: per }, (_, n) => per - n).filter((first) => {
    const rest = ranks.length - first;
    return rest >= rows - 1 && rest <= per * (rows - 1);
  });
  const whole = lengths.map((first) => [first, ...breaks(ranks.slice(first), rows - 1, per)]);
  return whole.reduce((best, next) => (splits(ranks, next) < splits(ranks, best) ? next : best));
}

/** How many ranks lie in two rows, or columns. */
export function splits(ranks: string[], rows: number[]): number {
  let end = 0;
  return rows.slice(0, -1).filter((length) => ranks[(end += length) - 1] === ranks[end]).length;
}

/** Where the cards of a row lie across it: in groups that stand apart, as far as there is room. */
function acrossRow(groups: number[], card: number, wanted: number, room: Room): number[] {
  const steps = groups.length - 1;
  const gaps = groups.filter((group, at) => at && group !== groups[at - 1]).length;
  const least = Math.min(wanted, Math.max(STRIP, (room.large ? LARGE_INDEX : INDEX) * card));
  const most = gaps ? Math.min(APART * card, (room.width - card - steps * least) / gaps) : 0;
  const gap = Math.max(0, most);
  const step = steps ? Math.min(wanted, (room.width - card - gaps * gap) / steps) : 0;
  let x = (room.width - card - steps * step - gaps * gap) / 2;
  return groups.map((group, at) => {
    if (at) x += step + (group === groups[at - 1] ? 0 : gap);
    return x;
  });
}

/** Where the cards of these ranks lie; `groups` are those they belong to, where they are to be seen. */
export function layout(ranks: string[], room: Room, groups: number[] = []): Fan {
  const count = ranks.length;
  if (!count || room.width <= 0 || room.card <= 0)
    return { card: room.card, per: 0, rows: [], step: 0, pitch: 0, lift: 0, height: 0, places: [] };
  const [wanted, card] = choose(count, room);
  const per = Math.ceil(count / wanted);
  const together = groups.length ? groups.map(String) : ranks;
  const rows = breaks(together, Math.ceil(count / per), per);
  const across = step(count, wanted, card, room);
  const pitch = Math.max(PITCH, card * (room.large && room.suits ? LARGE_INDEX_TALL : INDEX_TALL));
  const lift = card * (rows.length > 1 ? 0.17 : room.height <= LOW ? 0.2 : 0.26);
  let first = 0;
  const places = rows.flatMap((length, row) => {
    const own = groups.length ? groups.slice(first, first + length) : Array<number>(length).fill(0);
    first += length;
    return acrossRow(own, card, across, room).map((x, column) => ({ x, y: lift + row * pitch, row, column }));
  });
  const height = lift + (rows.length - 1) * pitch + card * 1.4;
  return { card, per, rows, step: across, pitch, lift, height, places };
}

/** The first card of a row. */
const start = (fan: Fan, row: number): number => fan.rows.slice(0, row).reduce((sum, length) => sum + length, 0);

/** The places of a row. */
const rowOf = (fan: Fan, row: number): Place[] => fan.places.slice(start(fan, row), start(fan, row) + fan.rows[row]!);

/** A number within bounds. */
const within = (value: number, most: number): number => Math.max(0, Math.min(most, value));

/** How much of a card the ones after it leave to be seen: its width and height. */
export function shows({ places, card, columns }: Fan, index: number): [wide: number, tall: number] {
  const { x, y, row, column } = places[index]!;
  const after = places.slice(index + 1);
  const beside = after.find((each) => (columns ? each.column === column + 1 && each.y >= y - 1 && each.y < y + card * 1.4 : each.row === row));
  const under = after.filter((each) => (columns ? each.column === column : each.row === row + 1 && each.x < x + card && each.x + card > x));
  const low = under.length ? Math.min(...under.map((each) => each.y)) : Infinity;
  return [Math.min(card, (beside?.x ?? Infinity) - x), Math.min(card * 1.4, low - y)];
}

/** The card at a point of columns: the front one of those that reach so high, then the strip. */
function cardInColumns({ places, card }: Fan, x: number, y: number): number {
  const tops = places.filter((place, at) => place.column !== places[at - 1]?.column);
  const before = tops.filter((top) => top.x <= x);
  const { column } = before.findLast((top) => top.y <= y && x < top.x + card) ?? before.at(-1) ?? tops[0]!;
  const at = places.findLastIndex((place) => place.column === column && place.y <= y);
  return at < 0 ? places.findIndex((place) => place.column === column) : at;
}

/** The card at a point of the hand: the row from its pitch, then the strip. */
export function cardAt(fan: Fan, x: number, y: number): number {
  if (fan.columns) return cardInColumns(fan, x, y);
  const row = within(Math.floor((y - fan.lift) / fan.pitch), fan.rows.length - 1);
  const first = start(fan, row);
  const column = rowOf(fan, row).findLastIndex((place) => place.x <= x);
  return first + within(column, fan.rows[row]! - 1);
}

/** The cards on the way from a point to another: a fast finger leaves none out. */
export function cardsBetween(fan: Fan, from: [number, number], to: [number, number]): number[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const parts = Math.max(1, Math.ceil(Math.hypot(dx, dy) / (Math.min(fan.step, fan.pitch) / 2)));
  const passed = Array.from({ length: parts + 1 }, (_, n) =>
    cardAt(fan, from[0] + (dx * n) / parts, from[1] + (dy * n) / parts),
  );
  return [...new Set(passed)];
}

/** Between which cards something is dropped at a point: the number of cards before it. */
export function gapAt(fan: Fan, x: number, y: number): number {
  if (fan.columns) {
    const at = cardInColumns(fan, x, y);
    return at + Number(y > fan.places[at]!.y + fan.pitch / 2);
  }
  const row = within(Math.floor((y - fan.lift) / fan.pitch), fan.rows.length - 1);
  const first = start(fan, row);
  return first + rowOf(fan, row).filter((place) => place.x + fan.step / 2 <= x).length;
}

/** The card in the row above (-1) or below (1) that lies nearest, or next in a column; the same where there is none. */
export function cardInRow(fan: Fan, index: number, down: number): number {
  const { x, row, column } = fan.places[index]!;
  if (fan.columns) return fan.places[index + down]?.column === column ? index + down : index;
  const length = fan.rows[row + down];
  if (length === undefined) return index;
  const first = start(fan, row + down);
  const distances = rowOf(fan, row + down).map((place) => Math.abs(place.x - x));
  return first + within(distances.indexOf(Math.min(...distances)), length - 1);
}
