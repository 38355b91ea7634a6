"""Known: what a view tells about cards that its viewer does not see, and what may lie where."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

from triumvir.cards.card import Card
from triumvir.cards.cardset import CardSet
from triumvir.cards.rng import Rng
from triumvir.errors import Code, SetupError
from triumvir.games.opening import Hint
from triumvir.games.registry import rules_of
from triumvir.seats import Seat
from triumvir.views.spread import Spread, choices, weighed
from triumvir.views.view import View

TRIES = 10_000
"""So many draws in a row may be refused by what the calls say."""


class World(NamedTuple):
    """Where all cards lie: the hands now, what each seat played that nobody told, and the kitty in order."""

    hands: tuple[int, ...]
    gone: tuple[int, ...]
    kitty: tuple[Card, ...]


class Known:
    """The facts of a view, seat by seat.

    `laid` are the cards each seat was seen to put down, `gone` how many more it played, `slots` the seats
    that took each card of the kitty, `rest` how many cards of it nobody took, `lacks` the cards a seat can't
    hold, `doubted` the seats that were dealt no strong hand. Error: world/none for a deal that is over, or
    without rules.
    """

    def __init__(self, view: View) -> None:
        if view.chosen is None or view.phase == "over":
            raise SetupError(
                Code.WORLD_NONE, got=view.phase, expected="a deal that is not over, seen with its rules"
            )
        self.view = view
        self.rules = rules_of(view.chosen)
        play = self.rules.play
        seats = play.seats
        self.moves = view.moves
        laid = [0] * seats
        for move in self.moves:
            laid[move.seat] |= move.cards.mask
        self.laid = tuple(laid)
        self.slots = play.kitty_takers(view.declarer) if view.phase != "auction" else ()
        self.rest = play.plan.kitty - len(self.slots)
        self.gone = tuple(
            play.plan.hand_size + self.slots.count(Seat(seat)) - size - cards.bit_count()
            for seat, (size, cards) in enumerate(zip(view.hand_sizes, laid, strict=True))
        )
        self.shown = {
            card: taker for card, taker in zip(view.kitty, self.slots, strict=False) if card is not None
        }
        self.hidden = [taker for card, taker in zip(view.kitty, self.slots, strict=False) if card is None]
        self.lacks = play.lacking(view.trump, _tricks(view)) if view.trump else (CardSet(),) * seats
        self.doubted = play.doubted(view.opener, [said.call for said in view.calls])
        self.own: dict[Seat, int] = {} if view.viewer is None else {view.viewer: view.hand.mask}

    @property
    def whole(self) -> bool:
        """Whether every move of the deal is known."""
        return not any(self.gone)

    def dealt(self, world: World, seat: Seat) -> CardSet:
        """The hand of a seat as dealt."""
        held = world.hands[seat] | world.gone[seat] | self.laid[seat]
        taken = zip(world.kitty, self.slots, strict=False)
        return CardSet(held & ~sum(1 << card for card, taker in taken if taker == seat))

    def hints(self) -> list[tuple[Hint, ...]]:
        """What the opening may tell, first of who speaks first, then of who leads: each the cases of it."""
        view = self.view
        exposed = view.match.exposed if view.match else None
        told = [self.rules.opener_tells(view.opener, exposed)]
        leader = self.moves[0].seat if self.moves else view.to_act
        if view.phase == "play" and self.whole and leader is not None:
            told.append(self.rules.leader_tells(leader, None))
        return told


def _tricks(view: View) -> Iterator[tuple[Seat, tuple[Card, ...]]]:
    """Who led each trick, and its cards; the one on the table last."""
    for trick in view.taken:
        yield trick.leader, trick.cards
    assert view.leader is not None, "trumps are named, so somebody leads"
    yield view.leader, tuple(card for laid in view.table for card in laid.cards)


@dataclass(frozen=True, slots=True)
class Case:
    """One way the opening can have been: the spread of the cards not seen, which of them were `dealt` to a
    hand and which went `to_kitty`, by taker; and its weight.
    """

    spread: Spread
    dealt: int
    to_kitty: Mapping[Seat, int]
    weight: int


class Deals:
    """All deals that are consistent with what is known and with the hands of some seats, `known`.

    A deal says which card went to which hand and which to the kitty, in its order; all are as likely. They
    fall into the cases of the opening, each counted exactly; what calls say of whole hands refuses draws.
    In a deal from outside anybody may have been named to speak first: what fits no cards tells nothing.
    Error: world/none.
    """

    def __init__(self, facts: Known, known: Mapping[Seat, int]) -> None:
        self.facts = facts
        self.known = known
        told = facts.hints()
        cases: list[Case] = []
        for start in range(len(told) + 1):
            cases = cases or self._cases([*product(*told[start:])])
        if not cases:
            raise SetupError(
                Code.WORLD_NONE, got="a view that no cards fit", expected="cards for all hands and places"
            )
        self._all = cases
        self._weights = [case.weight for case in cases]
        self.doubted = [seat for seat in facts.doubted if seat not in facts.own]

    def hands(self, rng: Rng) -> tuple[int, ...]:
        """The hands now, as masks."""
        if self.doubted:
            return self.world(rng).hands
        return self._hands(self._case(rng).spread.draw(rng))

    def world(self, rng: Rng) -> World:
        """A whole deal. Error: world/none where none was found that fits the calls."""
        facts, strong = self.facts, self.facts.rules.play.is_strong
        seats = len(facts.laid)
        for _ in range(TRIES):
            case = self._case(rng)
            places = case.spread.draw(rng)
            hands = self._hands(places)
            world = World(hands, tuple(places[seats:-1]), self._kitty(rng, case, hands, places))
            if not any(strong(facts.dealt(world, seat)) for seat in self.doubted):
                return world
        raise SetupError(
            Code.WORLD_NONE, got=f"{TRIES} draws that do not fit", expected="hands that can have called so"
        )

    @property
    def free(self) -> bool:
        """Whether neither opening nor calls say anything of the hands as dealt."""
        return not self.doubted and not any(case.dealt or case.to_kitty for case in self._all)

    @property
    def fixed(self) -> int:
        """The cards that opening or kitty put into a place, as a mask."""
        found = CardSet.of(self.facts.shown).mask
        for case in self._all:
            found |= case.dealt
            for cards in case.to_kitty.values():
                found |= cards
        return found

    def refuses(self, hands: Sequence[int]) -> bool:
        """Whether a seat that was dealt no strong hand may have been dealt one, with these hands now."""
        strong, laid = self.facts.rules.play.is_strong, self.facts.laid
        return any(strong(CardSet(hands[seat] | laid[seat])) for seat in self.doubted)

    def _case(self, rng: Rng) -> Case:
        return self._all[weighed(rng, self._weights) if len(self._all) > 1 else 0]

    def _hands(self, places: Sequence[int]) -> tuple[int, ...]:
        hands = [*places[: len(self.facts.laid)]]
        for seat, hand in self.known.items():
            hands[seat] = hand
        return tuple(hands)

    def _kitty(self, rng: Rng, case: Case, hands: Sequence[int], places: Sequence[int]) -> tuple[Card, ...]:
        """The kitty in its order: cards that were seen, and of each taker's others any as likely."""
        facts = self.facts
        seats = len(hands)
        free: dict[Seat, list[Card]] = {}
        for taker in set(facts.hidden):
            sure = case.to_kitty.get(taker, 0)
            held = hands[taker] | places[seats + taker] | facts.laid[taker]
            pool = rng.shuffled([*CardSet(held & ~sure & ~case.dealt)])
            number = facts.hidden.count(taker) - sure.bit_count()
            free[taker] = rng.shuffled([*CardSet(sure), *pool[:number]])
        slots = zip(facts.view.kitty, facts.slots, strict=False)
        taken = [free[taker].pop() if card is None else card for card, taker in slots]
        return (*taken, *rng.shuffled([*CardSet(places[-1])]))

    def _cases(self, told: Sequence[tuple[Hint, ...]]) -> list[Case]:
        """The cases that are possible."""
        found: list[Case] = []
        for hints in told:
            for where in self._kitties(hints):
                case = self._placed(hints, where)
                if case and case.weight:
                    found.append(case)
        return found

    def _kitties(self, hints: Sequence[Hint]) -> Iterator[dict[Card, Seat | None]]:
        """Who took the cards that are said to lie in the kitty: all ways, none for a kitty nobody took."""
        facts = self.facts
        cards = [card for hint in hints for card in hint.kitty if card not in facts.shown]
        takers: list[Seat | None] = [*dict.fromkeys(facts.hidden), *[None] * (facts.rest > 0)]
        for chosen in product(takers, repeat=len(set(cards))):
            yield dict(zip(dict.fromkeys(cards), chosen, strict=True))

    def _placed(self, hints: Sequence[Hint], where: Mapping[Card, Seat | None]) -> Case | None:
        """The case of some hints; none where a card lies elsewhere."""
        facts, seats = self.facts, len(self.facts.laid)
        owner = dict(facts.shown)
        to_kitty: dict[Seat, int] = {}
        for card, taker in where.items():
            if taker is not None:
                owner[card] = taker
                to_kitty[taker] = to_kitty.get(taker, 0) | 1 << card
        dealt: dict[Card, Seat] = {}
        for hint in hints:
            for card in hint.cards:
                if hint.seat is None or dealt.setdefault(card, hint.seat) != hint.seat:
                    return None
        if any(card in where or card in facts.shown for card in dealt):
            return None
        owner |= dealt
        places = {card: 1 << seat | 1 << seats + seat for card, seat in owner.items()}
        places |= {card: 1 << 2 * seats for card, taker in where.items() if taker is None}
        if not all(self._may(card, mask) for card, mask in places.items()):
            return None
        spread = Spread(self._sizes(), self._unseen(places))
        weight = spread.ways
        for taker in set(facts.hidden):
            held = facts.rules.play.plan.hand_size + facts.slots.count(taker)
            sure = to_kitty.get(taker, 0).bit_count()
            fixed = sure + sum(owner == taker for owner in dealt.values())
            weight *= choices(held - fixed, facts.hidden.count(taker) - sure)
        return Case(spread, CardSet.of(dealt).mask, to_kitty, weight)

    def _may(self, card: Card, places: int) -> bool:
        """Whether a card that is seen lies where it may."""
        for seat, cards in enumerate(self.facts.laid):
            if (cards | self.known.get(Seat(seat), 0)) >> card & 1:
                return bool(places >> seat & 1)
        return True

    def _sizes(self) -> list[int]:
        """The sizes of the places: hands that are not known, what was played unseen, the kitty."""
        view = self.facts.view
        hands = [0 if seat in self.known else size for seat, size in enumerate(view.hand_sizes)]
        return [*hands, *(max(size, 0) for size in self.facts.gone), self.facts.rest]

    def _unseen(self, places: Mapping[Card, int]) -> Iterator[tuple[int, int]]:
        """Every card that is not seen, as a bit, with the places where it may lie."""
        facts, seats = self.facts, len(self.facts.laid)
        seen = 0
        for mask in (*facts.laid, *self.known.values()):
            seen |= mask
        everywhere = (1 << 2 * seats + 1) - 1
        lacks = [(1 << seat, cards.mask) for seat, cards in enumerate(facts.lacks) if cards]
        for card in facts.rules.play.deck.cards:
            if not seen >> card & 1:
                may = places.get(card, everywhere)
                for place, cards in lacks:
                    if cards >> card & 1:
                        may &= ~place
                yield 1 << card, may
