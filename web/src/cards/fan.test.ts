import { expect, test } from "vitest";
import { breaks, cardAt, cardInRow, cardsBetween, gapAt, layout, shows, type Room } from "./fan";

const SIZES: Record<string, Room> = {
  "320x568": { width: 304, card: 52, height: 568 },
  "390x844": { width: 374, card: 68, height: 844 },
  "667x375": { width: 651, card: 54, height: 375 },
  "820x1180": { width: 788, card: 88, height: 1180 },
  "1440x900": { width: 1072, card: 96, height: 900 },
  "2560x1440": { width: 2092, card: 132, height: 1440 },
};

/** Ranks of so many cards, four of a kind at most. */
const ranks = (count: number): string[] => Array.from({ length: count }, (_, n) => "rb2AKQJT9876543"[n % 15]!).sort();

// Cards, then card / rows / strip at the sizes above, as the design has them.
test.each([
  [10, "52/1/28", "68/1/34", "54/1/40", "88/1/65", "96/1/71", "132/1/98"],
  [16, "52/2/31", "68/2/41", "54/1/27", "88/1/44", "96/1/48", "132/1/66"],
  [17, "52/2/31", "68/2/38", "54/1/27", "88/1/44", "96/1/48", "132/1/66"],
  [20, "52/2/28", "68/2/34", "54/1/27", "88/1/37", "96/1/48", "132/1/66"],
  [25, "52/3/31", "68/3/38", "54/2/30", "88/2/49", "96/1/41", "132/1/58"],
  [33, "52/3/25", "68/3/31", "54/2/30", "88/2/44", "75/1/31", "132/1/58"],
])("a hand of %i cards", (count, ...wanted) => {
  const found = Object.values(SIZES).map((room) => {
    const { card, rows, step } = layout(ranks(count), room);
    return `${Math.round(card)}/${rows.length}/${Math.round(step)}`;
  });
  expect(found).toEqual(wanted);
});

/** Every size with every number of cards, usual and large print, mouse and finger. */
function* hands(): Generator<[number, Room]> {
  for (const room of Object.values(SIZES))
    for (const large of [false, true])
      for (const coarse of [false, true])
        for (let count = 1; count <= 33; count++) yield [count, { ...room, large, coarse }];
}

test("each strip is at least 24 by 40 px, shows the index and lies inside the hand", () => {
  const good = (count: number, room: Room): boolean => {
    const { places, step, pitch, card } = layout(ranks(count), room);
    const index = (room.large ? 0.56 : 0.415) * card;
    const inside = places.every(({ x }) => x > -0.1 && x + card < room.width + 0.1);
    return places.length === count && step > Math.max(24, index) - 0.1 && pitch >= 40 && card >= 44 && inside;
  };
  expect([...hands()].filter(([count, room]) => !good(count, room))).toEqual([]);
});

test("a window narrower than any phone has more rows, not thinner strips", () => {
  const fan = layout(ranks(33), { width: 224, card: 52, height: 480 });
  expect(fan.rows.length).toBeGreaterThan(3);
  expect(fan.step).toBeGreaterThanOrEqual(24);
});

test("a finger has a row more rather than a thin strip, where there is room", () => {
  const room = { width: 348, card: 62, height: 800 };
  expect(layout(ranks(12), { ...room, coarse: false }).rows).toEqual([12]);
  expect(layout(ranks(12), { ...room, coarse: true }).rows).toHaveLength(2);
  expect(layout(ranks(12), { ...room, coarse: true, height: 600 }).rows).toEqual([12]);
});

test.each([
  ["AAKKKQQJJ", 2, 5, [5, 4]],
  ["AAKKQQQJJ", 2, 5, [4, 5]],
  ["AAKKQQQQ", 2, 4, [4, 4]],
  ["AKKKKQ", 2, 3, [3, 3]],
  ["AAAKKKQQQ", 3, 4, [3, 3, 3]],
  ["AKQ", 1, 3, [3]],
])("rows of %s", (cards, rows, per, wanted) => {
  expect(breaks([...cards], rows, per)).toEqual(wanted);
});

const fan = layout([..."AAKKQQJJTT99887766"], { width: 374, card: 68, height: 844 }); // 9 and 9 would split the tens

test("the card at a point", () => {
  expect(fan.rows).toEqual([9, 9]);
  for (const [index, { x, y }] of fan.places.entries()) expect(cardAt(fan, x + 5, y + 5)).toBe(index);
  expect(cardAt(fan, 0, -100)).toBe(0);
  expect(cardAt(fan, 373, 1000)).toBe(17);
});

test("a fast finger passes every card on its way", () => {
  const [from, to] = [fan.places[1]!, fan.places[7]!];
  const passed = cardsBetween(fan, [from.x + 3, from.y + 3], [to.x + 3, to.y + 3]);
  expect(passed).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("what shows of a card ends where the next ones begin", () => {
  const shown = (index: number): number[] => shows(fan, index).map((each) => Math.round(each * 100) / 100);
  expect(shown(3)).toEqual([38.25, 53.04]);
  expect(shown(8)).toEqual([68, 53.04]); // the last of a row
  expect(shown(12)).toEqual([38.25, 95.2]); // in front
  expect(shown(17)).toEqual([68, 95.2]);
});

test("a card is dropped between two", () => {
  const { x, y } = fan.places[3]!;
  expect(gapAt(fan, x + 2, y + 9)).toBe(3);
  expect(gapAt(fan, x - 2, y + 9)).toBe(3);
  expect(gapAt(fan, 1000, y + 9)).toBe(9);
});

test("the nearest card in another row", () => {
  expect(cardInRow(fan, 4, 1)).toBe(13);
  expect(cardInRow(fan, 13, -1)).toBe(4);
  expect(cardInRow(fan, 13, 1)).toBe(13);
});

test("in large print no row hides a suit that matters", () => {
  const room = { width: 304, card: 52, height: 568, large: true };
  expect(layout(ranks(10), { ...room, suits: true }).pitch).toBeCloseTo(60.32);
  expect(layout(ranks(10), room).pitch).toBeCloseTo(40.56);
});

test("no cards, no room", () => {
  expect(layout([], SIZES["320x568"]!)).toMatchObject({ height: 0, places: [] });
});

test("groups stand apart as far as there is room, and never take a strip", () => {
  const groups = [0, 0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8];
  const wide = layout(ranks(12), { width: 1200, card: 96, height: 900 }, groups);
  const gaps = wide.places.slice(1).map((place, at) => place.x - wide.places[at]!.x);
  expect(gaps[2]! - gaps[0]!).toBeCloseTo(0.4 * 96);
  expect(gaps[0]).toBeCloseTo(gaps[1]!);
  const narrow = layout(ranks(12), { width: 304, card: 52, height: 568 }, groups);
  for (const [at, { x, row }] of narrow.places.entries()) {
    const next = narrow.places[at + 1];
    if (next?.row === row) expect(next.x - x).toBeGreaterThanOrEqual(23.9);
    expect(x).toBeGreaterThanOrEqual(-0.01);
    expect(x + narrow.card).toBeLessThanOrEqual(304.01);
    expect(cardAt(narrow, x + 5, narrow.places[at]!.y + 5)).toBe(at);
  }
});
