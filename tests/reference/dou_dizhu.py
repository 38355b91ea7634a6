"""Dou Dizhu for three and four, written out from the text of the rules and nothing else: an oracle for tests.

Hands and plays are strings of rank characters. A reading of a play is (kind, key, length). Two routes lead
to the plays of a hand and a test compares them: `readings` takes cards apart, `slow_plays` puts them
together. Slow on purpose.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

RANKS = "3456789TJQKA2br"
JOKERS = "br"
RUN = "3456789TJQKA"  # rules 3.B: deuces and jokers never stand in a run
LOW_RUN = "A23456789TJQKA"  # rules 7.1, low_two_runs
BARE_RUNS = ("straight", "pair_seq", "trio_seq")
BOMBS = ("bomb", "rocket")


class Options(NamedTuple):
    """The options that change which plays exist (rules 7, 7.1)."""

    straight_max: int = 12
    kickers_distinct: bool = True
    kicker_equal_max: int = 4
    kicker_trio_beside_run: bool = True
    kicker_not_trio_rank: bool = True
    kickers_both_jokers: bool = False
    wing_pairs_distinct: bool = True
    quad_sets: bool = True
    quad_attach_limit: str = "one_each"
    quad_single_kickers_distinct: bool = True
    quad_pair_kickers_distinct: bool = True
    joker_pair_as_kicker: bool = True
    wing_pairs_consecutive: bool = False
    low_two_runs: bool = False

    @classmethod
    def of(cls, values: Mapping[str, object]) -> "Options":
        """The options among these values that concern plays, the others at their defaults."""
        given: list[Any] = [values.get(name, default) for name, default in cls._field_defaults.items()]
        return cls(*given)


DEFAULT = Options()


class Reading(NamedTuple):
    """What a play is: its kind, the highest rank of its body, how many ranks long (bombs: cards)."""

    kind: str
    key: str
    length: int


class Play(NamedTuple):
    """Cards in ascending order and one reading of them."""

    cards: str
    kind: str
    key: str
    length: int

    @property
    def reading(self) -> Reading:
        return Reading(self.kind, self.key, self.length)


class Body(NamedTuple):
    """What is compared of a play: its reading, its cards, and where in the line of runs it begins."""

    reading: Reading
    cards: Counter[str]
    start: int = 0


def ordered(cards: Counter[str] | str) -> str:
    """The cards in ascending order of rank."""
    held = Counter(cards)
    return "".join(rank * held[rank] for rank in RANKS)


def pack(packs: int = 1) -> str:
    """All cards of one pack or two."""
    return "".join(rank * packs * (1 if rank in JOKERS else 4) for rank in RANKS)


# Bodies: everything but the attached cards (rules 3.B, 4.A)


def _line(packs: int, options: Options) -> str:
    """The ranks that may follow each other in runs."""
    return LOW_RUN if packs == 2 and options.low_two_runs else RUN


def _runs(kind: str, width: int, shortest: int, longest: int, line: str) -> Iterator[Body]:
    for length in range(shortest, min(longest, 12) + 1):
        for start in range(len(line) - length + 1):
            ranks = line[start : start + length]
            yield Body(Reading(kind, ranks[-1], length), Counter(dict.fromkeys(ranks, width)), start)


def _sets(kind: str, width: int, ranks: str) -> Iterator[Body]:
    for rank in ranks:
        yield Body(Reading(kind, rank, 1), Counter({rank: width}))


@cache
def _bodies(packs: int, options: Options) -> tuple[Body, ...]:
    """Every body there is, of plays with and without attached cards, whether or not anybody holds it."""
    return tuple(_list_bodies(packs, options))


def _list_bodies(packs: int, options: Options) -> Iterator[Body]:
    plain, line = RANKS[:-2], _line(packs, options)
    most = 20 if packs == 1 else 33  # the largest hand: rules 3.8, 4.4
    yield from _sets("single", 1, RANKS)
    yield from _sets("pair", 2, plain if packs == 1 else RANKS)
    yield from _sets("trio", 3, plain)
    yield from _sets("trio_pair", 3, plain)
    yield from _runs("straight", 1, 5, options.straight_max, line)
    yield from _runs("pair_seq", 2, 3, most // 2, line)
    yield from _runs("trio_seq", 3, 2, most // 3, line)
    yield from _runs("trio_seq_pairs", 3, 2, most // 5, line)
    for size in range(4, 4 * packs + 1):
        for rank in plain:
            yield Body(Reading("bomb", rank, size), Counter({rank: size}))
    yield Body(Reading("rocket", "r", 1), Counter(dict.fromkeys(JOKERS, packs)))
    if packs == 1:
        yield from _sets("trio_single", 3, plain)
        yield from _runs("trio_seq_singles", 3, 2, most // 4, line)
        if options.quad_sets:
            yield from _sets("quad_two_singles", 4, plain)
            yield from _sets("quad_two_pairs", 4, plain)


# Attached cards (rules 3.B, 3.C, 4.A, 7.1)


def attached_size(reading: Reading) -> int:
    """How many cards are attached to a body of this reading."""
    return {
        "trio_single": 1,
        "trio_pair": 2,
        "trio_seq_singles": reading.length,
        "trio_seq_pairs": 2 * reading.length,
        "quad_two_singles": 2,
        "quad_two_pairs": 4,
    }.get(reading.kind, 0)


def attachable(body: Body, extra: Counter[str], packs: int, options: Options) -> bool:
    """May exactly these cards be attached to that body?"""
    kind = body.reading.kind
    most_alike = max(extra.values(), default=0)
    if extra.total() != attached_size(body.reading):
        return False
    if not extra:
        return True
    shares_rank = any(rank in body.cards for rank in extra)
    pairs = kind in ("trio_pair", "trio_seq_pairs", "quad_two_pairs")
    if pairs and any(count % 2 for count in extra.values()):
        return False
    if pairs and any(rank in JOKERS for rank in extra) and (packs == 1 or not options.joker_pair_as_kicker):
        return False
    if kind in ("trio_single", "trio_pair"):
        return not shares_rank
    both_jokers = all(joker in extra for joker in JOKERS)
    if kind == "trio_seq_singles":
        return _singles_fit(body, extra, both_jokers, options)
    if kind == "trio_seq_pairs":
        if shares_rank or (both_jokers and not options.kickers_both_jokers):
            return False
        if most_alike > 2 and options.wing_pairs_distinct:
            return False
        return not options.wing_pairs_consecutive or _is_run(extra, _line(packs, options))
    if shares_rank:
        return False
    if kind == "quad_two_singles" and options.quad_single_kickers_distinct and most_alike > 1:
        return False
    if kind == "quad_two_pairs" and options.quad_pair_kickers_distinct and most_alike > 2:
        return False
    if options.quad_attach_limit == "one_each":
        return extra["2"] <= 1 and extra["b"] + extra["r"] <= 1
    return options.quad_attach_limit == "none" or not both_jokers


def _singles_fit(body: Body, extra: Counter[str], both_jokers: bool, options: Options) -> bool:
    """The rules for single cards attached to a trio run."""
    if both_jokers and not options.kickers_both_jokers:
        return False
    if options.kicker_not_trio_rank and any(rank in body.cards for rank in extra):
        return False
    if options.kickers_distinct:
        return max(extra.values()) == 1
    if max(extra.values()) > options.kicker_equal_max:
        return False
    if options.kicker_trio_beside_run:
        return True
    first, past = body.start, body.start + body.reading.length
    beside = (RUN[first - 1] if first else "") + (RUN[past] if past < len(RUN) else "")
    return all(extra[rank] < 3 for rank in beside)


def _is_run(extra: Counter[str], line: str) -> bool:
    """One pair each of ranks that follow each other in the line."""
    ranks = set(extra)
    windows = (line[start : start + len(ranks)] for start in range(len(line) - len(ranks) + 1))
    return max(extra.values()) == 2 and any(set(window) == ranks for window in windows)


# The two routes


def readings(cards: str, options: Options = DEFAULT, packs: int = 1) -> set[Reading]:
    """All readings of these cards, legal to lead; empty if they are no play."""
    held = Counter(cards)
    return {
        body.reading
        for body in _bodies(packs, options)
        if body.cards <= held and attachable(body, held - body.cards, packs, options)
    }


def slow_plays(
    hand: str,
    to_beat: Reading | None = None,
    options: Options = DEFAULT,
    packs: int = 1,
    bombs: bool = True,
) -> set[Play]:
    """Every play of the hand, with each of its readings, that may be led or that beats a reading.

    >>> sorted(play.cards for play in slow_plays("33345", Reading("trio_single", "K", 1)))
    []
    >>> sorted(play.cards for play in slow_plays("33345", Reading("single", "3", 1)))
    ['4', '5']
    """
    held = Counter(hand)
    found = set()
    for body in _bodies(packs, options):
        if not body.cards <= held or (to_beat and not beats(body.reading, to_beat, packs, options)):
            continue
        if body.reading.kind in BOMBS and not bombs:
            continue
        pairs = 2 if body.reading.kind in ("trio_pair", "trio_seq_pairs", "quad_two_pairs") else 1
        for extra in _choices(held - body.cards, attached_size(body.reading), pairs):
            if attachable(body, extra, packs, options):
                found.add(Play(ordered(body.cards + extra), *body.reading))
    return found


def _choices(held: Counter[str], size: int, step: int) -> Iterator[Counter[str]]:
    """Every way to take `size` cards, a rank's cards in multiples of `step`."""
    if not size:
        yield Counter()
        return
    ranks = [rank for rank in RANKS if held[rank] >= step]
    for at, rank in enumerate(ranks):
        rest = Counter({later: held[later] for later in ranks[at + 1 :]})
        for count in range(step, min(held[rank], size) + 1, step):
            for more in _choices(rest, size - count, step):
                yield Counter({rank: count}) + more


# Comparing (rules 3.D, 4.A)


def beats(mine: Reading, other: Reading, packs: int = 1, options: Options = DEFAULT) -> bool:
    """Does the first reading beat the second?"""
    if other.kind == "rocket" or mine.kind == "rocket":
        return other.kind != "rocket"
    if mine.kind == "bomb":
        above = mine.length - other.length or RANKS.index(mine.key) - RANKS.index(other.key)
        return other.kind != "bomb" or above > 0
    runs = mine.kind in BARE_RUNS or mine.kind == "trio_seq_pairs"
    order = "23456789TJQKA" if runs and packs == 2 and options.low_two_runs else RANKS
    return (
        mine.kind == other.kind
        and mine.length == other.length
        and order.index(mine.key) > order.index(other.key)
    )


def automatic(
    choices: set[Reading],
    to_beat: Reading | None = None,
    packs: int = 1,
    options: Options = DEFAULT,
) -> Reading | None:
    """The reading of a play whose player names none (rules 3.C): bare runs, then the longest, then the
    highest.
    """
    able = [reading for reading in choices if to_beat is None or beats(reading, to_beat, packs, options)]
    order = RANKS
    return max(
        able,
        key=lambda reading: (reading.kind in BARE_RUNS, reading.length, order.index(reading.key)),
        default=None,
    )
