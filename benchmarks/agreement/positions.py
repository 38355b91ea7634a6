"""Positions that are worth a question: every kind of play on the table often, hands that can answer often."""

import random
from collections import Counter, defaultdict
from collections.abc import Iterable

from benchmarks.agreement.plays import BOMBS, PACK, RANKS, Play, Position, ordered, without

Profile = tuple[int, ...]


class Tables:
    """The plays of a preset, by kind, then by length and by how many of the attached cards are alike."""

    def __init__(self, plays: Iterable[Play]) -> None:
        self.groups: dict[str, dict[tuple[int, Profile], list[Play]]] = defaultdict(lambda: defaultdict(list))
        for play in sorted(plays):
            self.groups[play.kind][play.length, profile(play)].append(play)

    def draw(self, dice: random.Random, kind: str = "", length: int = 0) -> Play:
        """A play of that kind and length, or of any: each kind is as likely as the next, then each group of
        it.
        """
        groups = self.groups[kind or dice.choice(list(self.groups))]
        keys = [key for key in groups if key[0] == length or not length]
        return dice.choice(groups[dice.choice(keys)])


def profile(play: Play) -> Profile:
    """How often ranks occur outside the body of a play: (3, 1) for two trios... with 7778 attached.

    >>> profile(Play("3334445556667778", "trio_seq_singles", "6", 4))
    (3, 1)
    """
    counts = Counter(play.cards)
    if play.kind.startswith("trio_"):
        last = RANKS.index(play.key)
        counts.subtract({RANKS[at]: 3 for at in range(last - play.length + 1, last + 1)})
    elif play.kind.startswith("quad_"):
        counts.subtract({play.key: 4})
    else:
        return ()
    return tuple(sorted((count for count in counts.values() if count), reverse=True))


def draw(dice: random.Random, tables: Tables) -> Position:
    """A random position: leading or following, a hand of 1 to 20 cards."""
    if dice.random() < 0.5:
        return Position(_hand(dice, PACK, dice.randint(1, 20)), None)
    table = tables.draw(dice)
    while len(table.cards) == 20:  # has ended the deal
        table = tables.draw(dice)
    size = dice.randint(1, 19) if len(table.cards) <= 15 else 17
    rest = without(PACK, table.cards)
    if dice.random() < 0.5:
        return Position(_hand(dice, rest, size), table)
    answer = _answer(dice, tables, table, rest, size)
    return Position(ordered(answer + _hand(dice, without(rest, answer), size - len(answer))), table)


def _answer(dice: random.Random, tables: Tables, table: Play, rest: str, size: int) -> str:
    """Cards that may well beat the table play, if such are found that are free and fit into the hand."""
    for _ in range(12):
        kind, length = (table.kind, table.length) if dice.random() < 0.8 else (dice.choice(BOMBS), 0)
        answer = tables.draw(dice, kind, length)
        higher = answer.kind != table.kind or RANKS.index(answer.key) > RANKS.index(table.key)
        if higher and len(answer.cards) <= size and Counter(answer.cards) <= Counter(rest):
            return answer.cards
    return ""


def _hand(dice: random.Random, rest: str, size: int) -> str:
    """So many of the cards: evenly drawn, or from few ranks first."""
    if dice.random() < 0.5:
        return ordered("".join(dice.sample(rest, size)))
    dear = dice.sample(RANKS, dice.randint(2, 9))
    dear += [RANKS[at] for at in range(dice.randrange(12))][-dice.randrange(6) or 12 :]
    cards = dice.sample(rest, len(rest))
    cards.sort(key=lambda rank: rank not in dear)
    return ordered("".join(cards[:size]))
