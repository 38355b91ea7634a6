/** Hand: cards with identities, since two packs have equal cards. */

export interface HandCard {
  id: string; // the card and its occurrence, "3H#0"
  card: string;
}

/** Texts of the notation: cards with a blank between them. */
export const split = (cards: string): string[] => cards.split(" ").filter(Boolean);

/**
 * The cards of a hand in their order. Those of the hand `before` keep their ids; if one of two equal cards has
 * gone, it is the one that was `going`.
 */
export function handOf(cards: string, before: HandCard[] = [], going: ReadonlySet<string> = new Set()): HandCard[] {
  const known = new Map<string, string[]>();
  const last = before.toSorted((a, b) => Number(going.has(a.id)) - Number(going.has(b.id)));
  for (const { id, card } of last) known.set(card, [...(known.get(card) ?? []), id]);
  const taken = new Set<string>();
  return split(cards).map((card) => {
    let id = known.get(card)?.find((each) => !taken.has(each));
    for (let n = 0; !id; n++) if (!taken.has(`${card}#${n}`)) id = `${card}#${n}`;
    taken.add(id);
    return { id, card };
  });
}

/** The ids of these cards in the hand, as far as it has them; `rather` those. */
export function idsOf(hand: HandCard[], cards: string, rather: ReadonlySet<string> = new Set()): string[] {
  const free = hand.toSorted((a, b) => Number(rather.has(b.id)) - Number(rather.has(a.id)));
  return split(cards).flatMap((card) => {
    const at = free.findIndex((each) => each.card === card);
    return at < 0 ? [] : free.splice(at, 1).map((each) => each.id);
  });
}

/** The cards with these ids, in the order of the hand. */
export const cardsOf = (hand: HandCard[], ids: ReadonlySet<string>): string =>
  hand
    .filter((each) => ids.has(each.id))
    .map((each) => each.card)
    .join(" ");
