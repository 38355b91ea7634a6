"""Worlds: hidden hands drawn as a seat must expect them, uniformly over all that fits what it knows."""

from collections.abc import Sequence

from triumvir.cards.card import Card
from triumvir.cards.cardset import CardSet, union
from triumvir.cards.rng import Rng
from triumvir.games.game import State
from triumvir.seats import Seat
from triumvir.views.known import Deals, Known, World
from triumvir.views.moment import moment
from triumvir.views.view import View


class Worlds:
    """The deals consistent with everything a view tells: sizes, cards seen, who took and saw the kitty, what
    the opening and the calls say, suits and trumps that a seat can't hold.

    All deals of the pack are equally likely, and so are all hands that are drawn, up to the number of deals
    that they stand for. What a seat might be guessed to hold from how it played is not weighed. Without
    recall, cards played out of sight are a place as hidden as a hand.

    Error: world/none for a view of a deal that is over, without rules, or that no cards fit.

    >>> from triumvir.games.match import Match
    >>> from triumvir.games.registry import find
    >>> from triumvir.views.view import view_of
    >>> match = Match.start(find("hokm").rules(), 7)
    >>> worlds = Worlds(view_of(match, 0))
    >>> hands = worlds.draw(Rng.stream(7))
    >>> hands[0] == match.state.hand(0), [len(hand) for hand in hands]
    (True, [10, 10, 10])
    >>> worlds.state(hands).to_act == match.state.to_act
    True
    """

    def __init__(self, view: View) -> None:
        self._facts = Known(view)
        self._deals = Deals(self._facts, self._facts.own)
        self._base: State | None = None

    def draw(self, rng: Rng) -> tuple[CardSet, ...]:
        """The hands now, by seat, the viewer's own among them. Error: world/none."""
        return tuple(map(CardSet, self._deals.hands(rng)))

    @property
    def fixed(self) -> CardSet:
        """The cards that the opening or the kitty puts into a place. Other cards of two hands drawn may
        change places, as far as `allows` says (in trick-taking games a seat may lack suits besides).
        """
        return CardSet(self._deals.fixed)

    @property
    def picky(self) -> bool:
        """Whether there are hands that `allows` refuses."""
        return bool(self._deals.doubted)

    def allows(self, hands: Sequence[CardSet]) -> bool:
        """Whether the calls do not speak against such hands now. What was taken with the kitty counts as
        dealt, so hands may be refused that are possible.
        """
        return not self._deals.refuses([hand.mask for hand in hands])

    def state(self, hands: Sequence[CardSet], kitty: tuple[Card, ...] | None = None) -> State:
        """The view's moment in the world of such `hands`, which must be possible.

        A kitty that is not given is one that fits, always the same for the same hands. Error: world/none.
        """
        held = tuple(hands)
        if self._base is None:
            world = self._filled(held)
            self._base = moment(self._facts, world)
            kitty = kitty or world.kitty
        elif kitty is None:
            kitty = self._kitty(held)
        return self._base.redealt(held, kitty)

    def sample(self, rng: Rng) -> State:
        """A world and its state, the kitty drawn too. Error: world/none."""
        world = self._deals.world(rng)
        return self.state(tuple(map(CardSet, world.hands)), world.kitty)

    def _kitty(self, hands: tuple[CardSet, ...]) -> tuple[Card, ...] | None:
        """A kitty that fits; none where any does that its takers can have held."""
        facts = self._facts
        if facts.view.phase == "auction":
            rest = facts.rules.play.deck.all - union(hands)
            return tuple(Rng.stream(rest.mask, "kitty").shuffled(tuple(rest)))
        if self._deals.free and not facts.rest:
            return None if facts.whole else self._any_kitty(hands)
        return self._filled(hands).kitty

    def _any_kitty(self, hands: tuple[CardSet, ...]) -> tuple[Card, ...]:
        """A kitty where only its takers matter: what was seen, else the lowest cards that they have held."""
        facts = self._facts
        seen = CardSet.of(facts.shown)
        held = [
            [*CardSet((hand.mask | laid) & ~seen.mask)] for hand, laid in zip(hands, facts.laid, strict=True)
        ]
        if any(len(held[taker]) < facts.hidden.count(taker) for taker in facts.hidden):
            return self._filled(hands).kitty
        slots = zip(facts.view.kitty, facts.slots, strict=False)
        return tuple(held[taker].pop(0) if card is None else card for card, taker in slots)

    def _filled(self, hands: tuple[CardSet, ...]) -> World:
        """A whole deal with these hands now. Error: world/none."""
        masks = {Seat(seat): hand.mask for seat, hand in enumerate(hands)}
        return Deals(self._facts, masks).world(Rng.stream(str(hands), "world"))


def sample(view: View, rng: Rng) -> State:
    """A state that `view` can be the view of, drawn uniformly over all deals that fit. Error: world/none."""
    return Worlds(view).sample(rng)
