"""Habits: what a seat may hold and how it may go on, judged by how it has played."""

import math
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from triumvir.bots.climbing.kernel_habits import believed
from triumvir.bots.climbing.skill import STEP, powers
from triumvir.cards.cardset import CardSet
from triumvir.cards.rng import Rng
from triumvir.climbing.actions import rank_masks
from triumvir.climbing.kernel_turn import after_pass, after_play
from triumvir.climbing.playing import TOP, Playing
from triumvir.climbing.rules import ClimbingRules
from triumvir.climbing.state import ClimbingState
from triumvir.seats import Seat
from triumvir.views.sample import Worlds


class Ways(NamedTuple):
    """How often a player does what is asked where it has the choice, by what it holds: beat an enemy where
    that is cheap, where it is dear; beat a partner; take the lowest that beats; lead its lowest card.
    """

    cheap: float
    dear: float
    partner: float
    lowest: float
    low_lead: float


PLAIN = Ways(0.97, 0.97, 0.9, 0.95, 0.95)
"""Of one who plays plainly: what can be beaten is beaten, with the lowest."""
WISE = Ways(0.8, 0.7, 0.5, 0.45, 0.45)
"""Of one who thinks, as counted between club players in all climbing games, and rounded."""
PRIOR = 0.3
"""How many are taken for plain before anything is seen of them."""
EXCHANGES = 60
"""How many exchanges of two cards are tried in a world."""

ONE_PACK = 54
"""With more cards nobody is played out plainly: hands hold several bombs then, which plain players throw at
once, and the doublings of such worlds drowned the rest.
"""


class Guess(NamedTuple):
    """A world by rank counts, and the manners of all seats as `kernel_plain` has them."""

    counts: tuple[int, ...]
    manners: int


class Habits:
    """What the moves of a deal tell of those who made them, for one who sees their hands no more than we do.

    A player is plain or wise, and how likely its moves were is known for both; a world is as likely as the
    moves are in it (see `kernel_habits`).
    """

    def __init__(self, state: ClimbingState, viewer: Seat, worlds: Worlds, rng: Rng) -> None:
        now = state.now
        assert isinstance(now, Playing), "cards are played"
        self._rules: ClimbingRules = state.rules
        self._viewer = viewer
        self._fixed = worlds.fixed.mask
        self._worlds = worlds
        self._one_pack = len(self._rules.deck) <= ONE_PACK
        self._moves = _moves(now, self._rules)
        self._words = [rng.below(1 << 31) + 1 for _ in range(4)]

    def guesses(self, draws: Sequence[tuple[CardSet, ...]]) -> list[Guess]:
        """For each world drawn uniformly, one that explains the moves better, and how all may go on."""
        rules, seats = self._rules, self._rules.seats
        worlds = [rules.counted(hand.mask) for hands in draws for hand in hands]
        fixed = [rules.counted(hand.mask & self._fixed) for hands in draws for hand in hands]
        found: list[int] = believed(
            rules.table,
            len(rules.order),
            self._moves,
            self._viewer,
            odds(),
            powers(),
            worlds,
            fixed,
            seats,
            EXCHANGES,
            self._words,
        )
        rows = [found[at : at + seats + 1] for at in range(0, len(found), seats + 1)]
        guesses = [Guess(tuple(row[:-1]), row[-1] * self._one_pack) for row in rows]
        return [*map(self._allowed, draws, guesses)] if self._worlds.picky else guesses

    def _allowed(self, draw: tuple[CardSet, ...], guess: Guess) -> Guess:
        """The guess, in the world as drawn if the calls speak against it."""
        if self._worlds.allows(self.cards(draw, guess.counts)):
            return guess
        return guess._replace(counts=tuple(self._rules.counted(hand.mask) for hand in draw))

    def cards(self, draw: Sequence[CardSet], counts: Sequence[int]) -> tuple[CardSet, ...]:
        """Hands of such counts: those drawn, with cards that are not fixed in other places."""
        masks = rank_masks(self._rules.order)
        stay = self._fixed | draw[self._viewer].mask
        free = sum(hand.mask for hand in draw) & ~stay
        hands: list[CardSet] = []
        for held, wanted in zip(draw, counts, strict=True):
            hand = held.mask & stay
            left = wanted - self._rules.counted(hand)
            for place, mask in enumerate(masks):
                for _ in range(left >> 4 * place & 15):
                    one = free & mask & -(free & mask)
                    hand, free = hand | one, free ^ one
            hands.append(CardSet(hand))
        return tuple(hands)


def _moves(now: Playing, rules: ClimbingRules) -> list[int]:
    """All moves as `kernel_habits` takes them, seat by seat."""
    if not now.moves:
        return []
    turn, sides = now.moves[0][0] << 36, now.terms.sides
    faced: list[int] = []
    for _, play in now.moves:
        faced.append(turn)
        if play.counts:
            turn = after_play(turn, play.header, rules.seats)
        else:
            turn = after_pass(turn, rules.seats, rules.passes_to_clear, rules.pass_is_final)
    since = [0] * rules.seats
    rows: list[list[int]] = [[] for _ in range(rules.seats)]
    for (seat, play), turn in zip(reversed(now.moves), reversed(faced), strict=True):
        since[seat] += play.counts
        partner = sides[turn >> 32 & 15] == sides[seat]
        rows[seat] += [seat, since[seat], play.counts, play.header, turn & TOP, partner]
    return [number for row in rows for number in row]


@cache
def odds() -> list[int]:
    """The logarithms that `kernel_habits` takes."""
    chances = [chance for way in (PLAIN, WISE) for often in way for chance in (often, 1 - often)]
    logs = [round(1000 * math.log(chance)) for chance in (*chances, PRIOR, 1 - PRIOR)]
    return logs + [round(1000 * math.log1p(math.exp(-STEP * step / 1000))) for step in range(400)]
