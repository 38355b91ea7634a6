"""What DouZero's referee tells a player, turned into our view; nothing that a player may not know is looked
at.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Protocol

from triumvir.cards.card import Card, card
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.climbing.actions import PASS, Move, Play
from triumvir.climbing.kernel_turn import after_pass, after_play
from triumvir.climbing.playing import TOP, Playing
from triumvir.climbing.rules import ClimbingRules
from triumvir.climbing.state import ClimbingState
from triumvir.games.game import Action, Rules
from triumvir.games.registry import find
from triumvir.seats import Seat
from triumvir.views.view import View, view_of

SEATS = ("landlord", "landlord_down", "landlord_up")
"""Their names of our seats 0, 1, 2."""
NUMBERS = (*range(3, 15), 17, 20, 30)
"""Their number of each rank, weakest first, as in `ClimbingRules.order`."""
PLACES = {number: place for place, number in enumerate(NUMBERS)}
Move3 = tuple[int, ...]
"""A move as they write it: numbers in ascending order, none for a pass."""


class Infoset(Protocol):
    """The fields of their infoset that are public or the player's own. It has more, every hand among them."""

    player_position: str
    player_hand_cards: list[int]
    num_cards_left_dict: dict[str, int]
    three_landlord_cards: list[int]
    card_play_action_seq: list[list[int]]
    other_hand_cards: list[int]
    legal_actions: list[list[int]]


@dataclass(frozen=True, slots=True)
class Seen:
    """What a player is told. `hand`, `kitty` and `others` are numbers of cards by rank.

    `kitty` is what is left of the landlord's three cards: they lose a card with every card of that rank that
    he plays, so he still holds what is named. `others` are both other hands together; the order in which they
    are told would give the hands away.
    """

    seat: int
    hand: Move3
    sizes: Move3
    kitty: Move3
    others: Move3
    moves: tuple[Move3, ...]
    legal: frozenset[Move3]

    @staticmethod
    def of(told: Infoset) -> "Seen":
        """The named fields, and no other."""
        return Seen(
            SEATS.index(told.player_position),
            by_rank(told.player_hand_cards),
            tuple(told.num_cards_left_dict[name] for name in SEATS),
            by_rank(told.three_landlord_cards),
            by_rank(told.other_hand_cards),
            tuple(map(tuple, told.card_play_action_seq)),
            frozenset(map(tuple, told.legal_actions)),
        )


@cache
def rules() -> tuple[Rules, ClimbingRules]:
    """The rules of the preset `douzero`, and those of its play."""
    found = find("dou_dizhu").rules("douzero")
    assert isinstance(found.play, ClimbingRules)
    return found, found.play


def by_rank(numbers: Iterable[int]) -> Move3:
    """How many cards of each rank.

    >>> by_rank([3, 3, 5, 30])
    (2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)
    """
    counts = [0] * len(NUMBERS)
    for number in numbers:
        counts[PLACES[number]] += 1
    return tuple(counts)


@lru_cache(maxsize=100_000)
def move_of(counts: int) -> Move3:
    """Their move for rank counts of ours.

    >>> move_of(0x102), move_of(0)
    ((3, 3, 5), ())
    """
    return tuple(number for place, number in enumerate(NUMBERS) for _ in range(counts >> 4 * place & 15))


@lru_cache(maxsize=100_000)
def play_of(move: Move3, top: int) -> Play:
    """Our play for a move of theirs, which has no reading: one that beats `top` goes first, as with us."""
    if not move:
        return PASS
    counts = sum(1 << 4 * PLACES[number] for number in move)
    header = rules()[1].reading(counts, top)
    assert header, f"{move} is no play of ours"
    return Play(counts, header)


def moves_of(actions: Iterable[Action]) -> list[Move3]:
    """Their moves for actions of ours, in order; readings of the same cards are one move to them."""
    return [move_of(action.counts) for action in actions if isinstance(action, Play)]


@cache
def _cards(place: int) -> tuple[Card, ...]:
    """The cards of a rank."""
    rank = rules()[1].order[place]
    return tuple(card(rank, suit) for suit in ("CDHS" if rank not in "br" else ("",)))


def _dealt(seen: Seen) -> Deal:
    """A deal that led here: the unseen cards are split between the other two by rank, weakest first.

    Suits mean nothing here. The lowest of each rank go when a rank is played, so what was played has the
    lowest suits, then comes what is known, then the unseen. Of the kitty three cards are wanted: where some
    are gone, cards that the landlord played stand for them.
    """
    played = [by_rank(number for move in seen.moves[seat::3] for number in move) for seat in range(3)]
    known = [(0,) * len(NUMBERS)] * 3
    known[0] = seen.kitty
    unseen = [*seen.others]
    if seen.seat == 0:
        known[0] = seen.hand
    else:
        known[seen.seat] = seen.hand
        unseen = [count - kept for count, kept in zip(unseen, seen.kitty, strict=True)]
    free = [size - sum(held) for size, held in zip(seen.sizes, known, strict=True)]
    assert sum(unseen) == sum(free)
    hands, kitty, spare = [0, 0, 0], [], []
    for place in range(len(NUMBERS)):
        cards = iter(_cards(place))
        for seat in range(3):
            for _ in range(played[seat][place]):
                one = next(cards)
                hands[seat] |= 1 << one
                if seat == 0:
                    spare.append(one)
        for seat in range(3):
            for at in range(known[seat][place]):
                one = next(cards)
                hands[seat] |= 1 << one
                if seat == 0 and at < seen.kitty[place]:
                    kitty.append(one)
        for one in cards:
            seat = next(seat for seat in range(3) if free[seat])
            free[seat] -= 1
            hands[seat] |= 1 << one
    kitty += spare[: 3 - len(kitty)]
    hands[0] &= ~CardSet.of(kitty).mask
    return Deal(Seat(0), Seat(0), tuple(map(CardSet, hands)), tuple(kitty))


def state_of(seen: Seen) -> ClimbingState:
    """A state that looks to the player like what he is told; the hidden cards in it are made up."""
    play = rules()[1]
    state = play.start(_dealt(seen))
    now = state.now
    assert isinstance(now, Playing)
    counts, turn, lead = [*now.counts], now.turn, 0
    moves: list[Move] = []
    for at, move in enumerate(seen.moves):
        ours = play_of(move, turn & TOP)
        if move:
            turn = after_play(turn, ours.header, 3)
            counts[at % 3] -= ours.counts
        else:
            turn = after_pass(turn, 3, play.passes_to_clear, play.pass_is_final)
        moves.append((at % 3, ours))
        lead = lead if turn & TOP else len(moves)
    after = replace(now, counts=tuple(counts), turn=turn, moves=tuple(moves), lead=lead)
    assert after.to_act == seen.seat
    return ClimbingState(play, state.deal, after)


def view(seen: Seen) -> View:
    """The view of the player to act, with every move seen; `legal` are the actions that the referee allows
    too.
    """
    full = view_of(state_of(seen), seen.seat)
    legal = full.legal
    moves: Sequence[Move3] = moves_of(choice.action for choice in legal)
    if not seen.legal.issuperset(moves):
        legal = tuple(choice for choice, move in zip(legal, moves, strict=True) if move in seen.legal)
    return replace(full, chosen=rules()[0].chosen, legal=legal)
