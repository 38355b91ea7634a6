/**
 * Columns: a hand of two packs laid by groups. Each group is a column, one card above another with the last in front, as
 * players of two packs hold them. Where there are few cards or little room, groups only stand apart (fan.ts).
 */
import { breaks, INDEX, LARGE_INDEX, layout, splits, type Fan, type Place, type Room } from "./fan";

const FEW = 20; // cards up to which they lie in rows
const LEAST = 13; // columns there has to be room for
const STRIP = 40; // px from column to column
const PITCH = 24; // px from card to card of a column
const TALLEST = 5; // cards of a column
const WHOLE = 4; // a group of so many lies in one column
const SMALLEST = 44; // px of a card's width
const SHARE = 0.34; // of the window's height: the hand at most
const OTHERS = 590; // px of the window's height that the rest of a table needs
const TALL = 0.66; // of a card's width: its rank, chosen or not, beside a neighbour that is lifted
const LARGE_TALL = 0.86;
const LIFT = 0.17;
const APART = 0.12;

/** Where the cards lie: in columns where that can be done, else in rows. */
export const lay = (ranks: string[], room: Room, groups: number[] = []): Fan =>
  columns(ranks, room, groups) ?? layout(ranks, room, groups);

/** The widest cards with which all groups find room as columns; none where that can't be. */
function columns(ranks: string[], room: Room, groups: number[]): Fan | undefined {
  if (groups.length <= FEW || room.width < LEAST * STRIP) return undefined;
  const heaps = heapsOf(ranks, groups);
  const longest = Math.min(WHOLE, Math.max(...heaps.map((heap) => heap.length)));
  const height = Math.min(room.height * SHARE, room.height - OTHERS);
  for (let card = room.card; card >= Math.min(SMALLEST, room.card); card--) {
    const pitch = Math.max(PITCH, card * (room.large ? LARGE_TALL : TALL));
    const most = Math.min(TALLEST, Math.floor((height - (1.4 + LIFT) * card) / pitch) + 1);
    if (most < longest) continue;
    const piles = heaps.map((heap) => cut(heap, most));
    const across = acrossOf(piles, card, room);
    if (across) return fanOf(piles.flat(), across, card, pitch);
  }
  return undefined;
}

/** The ranks of each group. */
function heapsOf(ranks: string[], groups: number[]): string[][] {
  const heaps: string[][] = [];
  for (const [at, group] of groups.entries())
    if (at && group === groups[at - 1]) heaps.at(-1)!.push(ranks[at]!);
    else heaps.push([ranks[at]!]);
  return heaps;
}

/** How many cards each column of a group has: alike, unless that parts more ranks than it must. */
function cut(heap: string[], most: number): number[] {
  const parts = Math.ceil(heap.length / most);
  const alike = breaks(heap, parts, Math.ceil(heap.length / parts));
  const whole = breaks(heap, parts, most);
  return splits(heap, whole) < splits(heap, alike) ? whole : alike;
}

/** Where each column begins; none where they lie too close. Groups stand apart as far as there is room. */
function acrossOf(piles: number[][], card: number, room: Room): number[] | undefined {
  const steps = piles.flat().length - 1;
  const gaps = piles.length - 1;
  const spare = room.width - card - steps * Math.max(STRIP, card * (room.large ? LARGE_INDEX : INDEX));
  if (spare < 0) return undefined;
  const gap = gaps ? Math.min(APART * card, spare / gaps) : 0;
  const step = steps ? Math.min(card, (room.width - card - gaps * gap) / steps) : 0;
  let x = (room.width - card - steps * step - gaps * gap) / 2 - gap - step;
  return piles.flatMap((parts) => parts.map((_, at) => (x += step + (at ? 0 : gap))));
}

/** Where all cards lie, columns standing on one line. */
function fanOf(sizes: number[], across: number[], card: number, pitch: number): Fan {
  const levels = Math.max(...sizes);
  const lift = LIFT * card;
  const places = sizes.flatMap((size, column) =>
    Array.from({ length: size }, (_, at): Place => {
      const row = levels - size + at;
      return { x: across[column]!, y: lift + row * pitch, row, column };
    }),
  );
  const step = Math.min(...across.slice(1).map((x, at) => x - across[at]!), card);
  const height = lift + (levels - 1) * pitch + card * 1.4;
  return { card, per: levels, rows: [], columns: sizes, step, pitch, lift, height, places };
}
