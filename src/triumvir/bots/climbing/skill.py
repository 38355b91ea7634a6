"""Skill: what a bot reckons with in the play of a climbing game, for the kernels."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from triumvir.bots.climbing.kernel_plan import Plans
from triumvir.climbing.rules import ClimbingRules
from triumvir.climbing.shape import ShapeSpec

UNSEEN = 2 / 3
"""The share of the cards that a seat has to fear at first."""
STEP = 16
"""The powers are kept in steps of so many thousandths."""


@dataclass(frozen=True, slots=True)
class Skill:
    """Numbers by which a seat weighs what it can do, in thousandths of a turn; `kernel_weigh` uses them.

    `lead` is what the lead is worth, by the fewest cards an enemy holds (1 to 8, 8 for more). `partner` is
    how much of it a partner's lead is worth, `hope` what is expected of a partner still to act, `feed` what
    a lead is worth that a partner could go out on, `bombs` how likely bombs are, `willing` how ready a seat
    with so many cards is to beat a play, `sure` what a sure win is worth, `tempo` what it costs to let an
    enemy go on, `decay` how much a play loses with each play that beats it: one, two, three, four or more
    cards of a rank, and runs.
    """

    lead: tuple[int, ...] = (3000, 2000, 1500, 1000, 1000, 1000, 1000, 1000)
    partner: int = 900
    hope: int = 300
    feed: int = 3000
    bombs: int = 20
    tempo: int = 300
    willing: tuple[int, ...] = (0, 8000, 4000, 2500, 1800, 1400, 1200, 1000, 1000)
    sure: int = 100_000
    decay: tuple[int, ...] = (350, 420, 450, 450, 160)

    def words(self) -> list[int]:
        """The numbers as the kernels take them."""
        head = [self.lead[-1], *self.lead, self.partner, self.hope, self.feed, self.bombs, self.tempo]
        return [*head, 0, 0, *self.willing, self.sure, *self.decay, 0]


ALONE = Skill(lead=(3000, 2000, 1500, 600, 600, 600, 600, 600), tempo=200)
"""Of a seat against all others, who sheds what it can and keeps its strong cards."""
PAIRED = Skill()
"""Of a seat with partners."""


def skill_for(*, partner: bool) -> Skill:
    """The skill of a seat, with a partner or alone."""
    return PAIRED if partner else ALONE


@lru_cache(maxsize=32)
def plans_of(rules: ClimbingRules) -> Plans:
    """What the kernels must know of the shapes of a game."""
    shapes = rules.shapes
    sorts = [0, *map(_sort, shapes)]
    return Plans(_facts(shapes), worths_of(rules), sorts, powers())


@cache
def powers() -> list[int]:
    """exp(-x) in thousandths, in steps of `STEP` thousandths; 0 at the end."""
    return [round(1000 * math.exp(-STEP * x / 1000)) for x in range(511)] + [0]


def _sort(shape: ShapeSpec) -> int:
    """Of which place of `Skill.decay` a shape is."""
    return 4 if shape.least > 1 else max(min(shape.width, 4) - 1, 0)


def _row(number: int) -> int:
    """Where the row of a shape (from 0) begins in the table."""
    return 3 + 18 * number


def _facts(shapes: Sequence[ShapeSpec]) -> list[int]:
    """The facts of `kernel_plan.Plans`."""
    facts = [0] * 128
    bare = [
        (number, shape) for number, shape in enumerate(shapes) if shape.attach is None and not shape.exact
    ]
    runs = [_row(number) for number, shape in bare if shape.most > 1]
    exact = [_row(number) for number, shape in enumerate(shapes) if shape.exact]
    facts[0 : 1 + len(runs)] = [len(runs), *runs]
    facts[16 : 17 + len(exact)] = [len(exact), *exact]
    for number, shape in bare:
        if shape.least == 1:
            facts[24 + shape.width] = facts[24 + shape.width] or _row(number)
        for other, carrying in enumerate(shapes):
            unit = carrying.attach
            if unit and carrying.width == shape.width and carrying.most >= shape.least <= shape.most:
                at = 40 + 2 * (number + 1) + unit.size - 1
                if carrying.least <= shape.most and not facts[at]:
                    facts[at] = _row(other)
    return facts


@lru_cache(maxsize=32)
def worths_of(rules: ClimbingRules) -> list[int]:
    """What each play is worth while nothing is known of the others' cards: 2000 times the share of tricks it
    may win, less the turn; by `place_of`.
    """
    worth = [-1000] * 16384
    deck = rules.counts(rules.deck.cards)
    for number, shape in enumerate(rules.shapes, start=1):
        decay = PAIRED.decay[_sort(shape)]
        if shape.exact:
            worth[512 * number + 32] = 1000
            continue
        line = shape.line(rules.order)
        ranks = [
            rank in shape.ranks and deck >> 4 * rules.order.index(rank) & 15 >= shape.width for rank in line
        ]
        for length in range(shape.least, min(shape.most, 15) + 1):
            keys = [key for key in range(length - 1, len(line)) if all(ranks[key + 1 - length : key + 1])]
            for above, key in enumerate(reversed(keys)):
                wins = 1 if shape.precedence else math.exp(-decay * above * UNSEEN / 1000)
                worth[512 * number + 32 * length + key] = round(2000 * wins) - 1000
    return worth


def place_of(header: int) -> int:
    """Where the worth of a play stands."""
    return (header >> 16 & 31) << 9 | (header >> 8 & 15) << 5 | header & 31
