import { expect, test } from "vitest";
import { lay } from "./columns";
import { cardAt, cardInRow, cardsBetween, gapAt, shows, type Fan, type Room } from "./fan";

const DESK: Room = { width: 1072, card: 96, height: 900 };
const ROOMS: Room[] = [
  { width: 304, card: 52, height: 568 },
  { width: 374, card: 68, height: 844 },
  { width: 651, card: 54, height: 375 },
  { width: 736, card: 88, height: 1024 },
  { width: 788, card: 88, height: 1180 },
  { width: 640, card: 96, height: 600 },
  DESK,
  { width: 2092, card: 132, height: 1440 },
];

/** A hand in groups of these sizes: its ranks, and the group of each card. */
function hand(...sizes: number[]): [ranks: string[], groups: number[]] {
  const groups = sizes.flatMap((size, group) => Array<number>(size).fill(group));
  return [groups.map((group) => "rb2AKQJT9876543"[group % 15]!), groups];
}

const HANDS = [
  hand(8, 6, 4, 3, 3, 2, 2, 1, 1, 1, 1, 1), // 33
  hand(...Array<number>(33).fill(1)),
  hand(20, 13),
  hand(4, 4, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1), // 25
  hand(5, 4, 3, 2, 2, 2, 1, 1, 1), // 21
];
const spread = ([ranks, groups]: [string[], number[]], room: Room): Fan => lay(ranks, room, groups);

test("more than twenty cards lie in columns where thirteen find room, as the design has it", () => {
  const columned = ROOMS.map((room) => HANDS.map((each) => Boolean(spread(each, room).columns)));
  expect(columned.map((each) => each[0])).toEqual([false, false, false, true, true, false, true, true]);
  const twenty = hand(5, 4, 3, 2, 2, 2, 1, 1);
  expect(ROOMS.map((room) => spread(twenty, room).columns)).toEqual(ROOMS.map(() => undefined));
  expect(lay(HANDS[0]![0], DESK).columns).toBeUndefined(); // by rank
});

/** What of each card nothing covers: its right and lower edge as the next ones leave them. */
function strips(fan: Fan): [wide: number, tall: number][] {
  return fan.places.map(({ x, y, column }, at) => {
    const under = fan.places[at + 1]?.column === column ? fan.places[at + 1]!.y - y : fan.card * 1.4;
    const beside = fan.places.filter((other) => other.column > column).map((other) => other.x - x);
    return [Math.min(fan.card, ...beside), under];
  });
}

test("each card shows a strip to press, lies inside the hand, and the hand leaves room for the table", () => {
  const wrong = ROOMS.flatMap((room) =>
    [false, true].flatMap((large) =>
      HANDS.filter((each) => {
        const fan = spread(each, { ...room, large });
        if (!fan.columns) return false;
        const inside = fan.places.every(({ x }) => x > -0.1 && x + fan.card < room.width + 0.1);
        const pressed = strips(fan).every(([wide, tall]) => wide > 39.9 && tall >= 24 && fan.card >= 44);
        const low = fan.height <= Math.min(room.height * 0.34, room.height - 590) + 0.1;
        return !(inside && pressed && low && fan.places.length === each[0].length);
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

const fan = spread(HANDS[0]!, DESK); // eight lie in two columns, six in two, the others in one each

test("a group is a column; a long one has several, and no rank is in two that need not be", () => {
  expect(fan.columns).toEqual([4, 4, 3, 3, 4, 3, 3, 2, 2, 1, 1, 1, 1, 1]);
  const pairs = lay([..."AAKKQQ", ..."JJJTTT999888777"], DESK, [...Array<number>(6).fill(0), ..."111222333444555"].map(Number));
  expect(pairs.columns).toEqual([4, 2, 3, 3, 3, 3, 3]);
});

test("what shows of a card in a column", () => {
  const [beside] = fan.places.slice(4);
  expect(shows(fan, 0)).toEqual([beside!.x - fan.places[0]!.x, fan.pitch]);
  expect(shows(fan, 32)).toEqual([fan.card, fan.card * 1.4]);
});

test("columns stand on one line, and groups apart", () => {
  const lowest = fan.columns!.map((_, column) => Math.max(...fan.places.filter((each) => each.column === column).map(({ y }) => y)));
  expect(new Set(lowest.map(Math.round)).size).toBe(1);
  const [first, second, third] = [0, 1, 2].map((column) => fan.places.find((each) => each.column === column)!.x);
  expect(third! - second! - (second! - first!)).toBeGreaterThan(4);
});

test("the card at a point is the one that shows there", () => {
  for (const room of ROOMS.filter((each) => spread(HANDS[1]!, each).columns || spread(HANDS[0]!, each).columns))
    for (const each of HANDS.map((one) => spread(one, room)).filter((one) => one.columns)) {
      expect(each.places.map(({ x, y }) => cardAt(each, x + 5, y + 5))).toEqual([...each.places.keys()]);
      expect(cardAt(each, -50, 9999)).toBe(each.columns![0]! - 1);
      expect(cardAt(each, 9999, 9999)).toBe(each.places.length - 1);
    }
  expect(cardAt(fan, fan.places.at(-1)!.x + 5, -50)).toBe(32); // above a column of one
});

test("a finger slides down a column and across them", () => {
  const at = (index: number): [number, number] => [fan.places[index]!.x + 9, fan.places[index]!.y + 9];
  expect(cardsBetween(fan, at(0), at(3))).toEqual([0, 1, 2, 3]);
  expect(cardsBetween(fan, at(28), at(32))).toEqual([28, 29, 30, 31, 32]);
});

test("a card is laid above or below another, and keys go up and down a column only", () => {
  const { x, y } = fan.places[2]!;
  expect([gapAt(fan, x + 9, y + 5), gapAt(fan, x + 9, y + fan.pitch - 3)]).toEqual([2, 3]);
  expect([cardInRow(fan, 2, -1), cardInRow(fan, 2, 1), cardInRow(fan, 3, 1), cardInRow(fan, 0, -1)]).toEqual([1, 3, 3, 0]);
});
