"""The plays of Big Three, written out from the text of the rules (1.B, 1.13) alone: an oracle for tests."""

from collections import Counter
from collections.abc import Iterator

from tests.reference.dou_dizhu import Play, Reading

ORDERS = {"3_high": "456789TJQKA23", "list_plus_3": "2456789TJQKA3"}
RUN = "456789TJQK"
SETS = ("single", "pair", "trio", "quad")
RUNS = ("straight", "pair_seq", "trio_seq", "quad_seq")


def pack(rank_order: str = "3_high") -> str:
    """All cards."""
    return "".join(rank * 4 for rank in ORDERS[rank_order])


def readings(cards: str) -> set[Reading]:
    """The reading of these cards by the count-profile test, or none."""
    held = Counter(cards)
    if len(set(held.values())) != 1 or max(held.values()) > 4:
        return set()
    width, ranks = max(held.values()), sorted(held, key=ORDERS["3_high"].index)
    if len(ranks) == 1:
        return {Reading(SETS[width - 1], ranks[0], 1)}
    if len(ranks) >= 3 and "".join(ranks) in RUN:
        return {Reading(RUNS[width - 1], ranks[-1], len(ranks))}
    return set()


def _all_plays(order: str) -> Iterator[Play]:
    for width in range(1, 5):
        for rank in order:
            yield Play(rank * width, SETS[width - 1], rank, 1)
        for length in range(3, 11):
            for start in range(len(RUN) - length + 1):
                ranks = RUN[start : start + length]
                yield Play("".join(rank * width for rank in ranks), RUNS[width - 1], ranks[-1], length)


def slow_plays(hand: str, to_beat: Reading | None = None, rank_order: str = "3_high") -> set[Play]:
    """Every play of the hand that may be led or that beats a reading.

    >>> sorted(play.cards for play in slow_plays("4567", Reading("single", "5", 1)))
    ['6', '7']
    """
    held = Counter(hand)
    return {
        play
        for play in _all_plays(ORDERS[rank_order])
        if Counter(play.cards) <= held and (to_beat is None or beats(play.reading, to_beat, rank_order))
    }


def beats(mine: Reading, other: Reading, rank_order: str = "3_high") -> bool:
    """Same kind, same length, higher key; there are no bombs (rules 1.13)."""
    order = ORDERS[rank_order]
    return (
        mine.kind == other.kind
        and mine.length == other.length
        and order.index(mine.key) > order.index(other.key)
    )
