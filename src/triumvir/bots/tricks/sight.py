"""What a seat sees of a trick-taking deal, as the kernels take it."""

from dataclasses import dataclass
from functools import cached_property, lru_cache

from triumvir.auction.rules import Contract
from triumvir.bots.tricks.kernel_policy import Stakes
from triumvir.cards.card import SUITS, Card
from triumvir.cards.cardset import CardSet
from triumvir.games.game import Rules
from triumvir.seats import Seat
from triumvir.tricks.kernel import after_play, first_word
from triumvir.tricks.layout import Layout
from triumvir.tricks.rules import TrickRules
from triumvir.views.view import View

TAKEN = 27
"""The bit of a word from which the tricks taken are counted, five bits a seat."""

WEIGHTS = (
    *(100, 60, 45, 31, 39, 29, 20, -23, 79, 93, 28, 6),
    *(110, -6, 60, 65, 15, 4, 22, 25, -44, -42, 11, -43),
)
"""How the policy of `kernel_policy` weighs cards. Found by playing changed weights against the old ones."""


def family(rules: Rules) -> TrickRules:
    """The rules of one deal of a trick-taking game."""
    assert isinstance(rules.play, TrickRules), "a brain for trick-taking games"
    return rules.play


@lru_cache(maxsize=1024)
def own_points(rules: TrickRules, contract: Contract, tricks: int) -> tuple[tuple[int, ...], ...]:
    """What each seat gets by its own of all tricks; where others matter, the next seat took the rest."""
    seats = rules.seats
    found: list[tuple[int, ...]] = []
    for seat in range(seats):
        points: list[int] = []
        for mine in range(tricks + 1):
            taken = [0] * seats
            taken[(seat + 1) % seats] = tricks - mine
            taken[seat] = mine
            points.append(rules.settle(contract, tuple(taken))[seat])
        found.append(tuple(points))
    return tuple(found)


def taken_at(place: int, seats: int, tricks: int) -> tuple[int, ...]:
    """The tricks of each seat at a place of `kernel_playouts`, of so many in all."""
    first = [place >> 4 * seat & 15 for seat in range(max(seats - 1, 1))]
    return (*first, tricks - sum(first))[:seats]


@lru_cache(maxsize=256)
def all_points(rules: TrickRules, contract: Contract, tricks: int) -> dict[int, tuple[int, ...]]:
    """Everybody's points by the place, as in `kernel_playouts`, in which a deal of so many tricks ends."""
    taken = (taken_at(place, rules.seats, tricks) for place in range(16 ** max(rules.seats - 1, 1)))
    return {
        place: rules.settle(contract, each)
        for place, each in enumerate(taken)
        if min(each) >= 0 and sum(each) == tricks
    }


def stakes_of(rules: TrickRules, contract: Contract, tricks: int) -> Stakes:
    """The stakes of a contract for the kernels, all seats weighing their cards alike."""
    own: list[int] = []
    for points in own_points(rules, contract, tricks):
        own += (*points, *[points[-1]] * (32 - len(points)))
    return Stakes(own, weighing(WEIGHTS, rules))


def weighing(weights: tuple[int, ...], rules: TrickRules) -> list[int]:
    """Weights of cards as `Stakes` takes them: 32 a seat, the same for all."""
    return [*weights, *[0] * (32 - len(weights))] * rules.seats


def viewer_of(view: View) -> Seat:
    """The seat that thinks."""
    assert view.viewer is not None, "a spectator does not act"
    return view.viewer


@dataclass(frozen=True)
class Sight:
    """A deal in play as its viewer, who is to act, sees it."""

    view: View
    rules: TrickRules

    @cached_property
    def seat(self) -> Seat:
        """The viewer."""
        return viewer_of(self.view)

    @cached_property
    def layout(self) -> Layout:
        """Which card is which bit."""
        return self.rules.layouts[SUITS.index(self.view.trump)]

    @cached_property
    def contract(self) -> Contract:
        """What the calls decided."""
        return Contract(self.view.declarer, self.view.stake, self.view.contracts)

    @cached_property
    def tricks(self) -> int:
        """How many tricks the deal has, those taken already and those of the cards still held."""
        return sum(self.view.tricks) + len(self.view.hand)

    @cached_property
    def table(self) -> tuple[Card, ...]:
        """The cards on the table, the one led first."""
        return tuple(card for laid in self.view.table for card in laid.cards)

    @cached_property
    def played(self) -> tuple[CardSet, ...]:
        """The cards that each seat has played, as far as the view tells."""
        found = [0] * self.rules.seats
        for seat, card in self._moves:
            found[seat] |= 1 << card
        return tuple(CardSet(mask) for mask in found)

    @cached_property
    def _moves(self) -> tuple[tuple[int, Card], ...]:
        seats = self.rules.seats
        tricks = [(trick.leader, trick.cards) for trick in self.view.taken]
        if self.table:
            tricks.append((self.view.table[0].seat, self.table))
        return tuple(
            ((leader + turn) % seats, card) for leader, cards in tricks for turn, card in enumerate(cards)
        )

    @cached_property
    def word(self) -> int:
        """The word of the kernels."""
        view = self.view
        assert view.leader is not None, "a deal in play"
        word = first_word(self.rules.seats, view.leader, SUITS.index(view.trump), self.rules.duties)
        for seat, tricks in enumerate(view.tricks):
            word += tricks << TAKEN + 5 * seat
        for card in self.table:
            word = after_play(word, self.layout.bit(card))
        return word

    @cached_property
    def hand(self) -> int:
        """The viewer's cards."""
        return self.layout.mask(self.view.hand)

    @cached_property
    def unseen(self) -> int:
        """The cards that the viewer has not seen."""
        seen = self.view.hand
        for cards in self.played:
            seen |= cards
        return self.layout.mask(self.rules.deck.all - seen)

    @cached_property
    def voids(self) -> int:
        """Who is known to have none of a suit, by not having followed it: bit 4 seat + suit."""
        voids = 0
        if self.rules.must_follow:
            seats, led = self.rules.seats, 0
            for at, (seat, card) in enumerate(self._moves):
                suit = self.layout.bit(card) // 8
                led = suit if at % seats == 0 else led
                if suit != led:
                    voids |= 1 << 4 * seat + led
        return voids
