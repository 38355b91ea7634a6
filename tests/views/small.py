"""Games small enough that every deal can be tried, and the deals that fit a view, found by trying all.

Knows nothing of how worlds are drawn: a deal fits if all that was said and played can happen in it, and the
view comes out.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, pairwise

from tests.contract.cases import exact
from triumvir.auction.rising import Rising
from triumvir.cards.card import Card, rank_of
from triumvir.cards.cardset import CardSet, union
from triumvir.cards.deal import Deal, DealPlan
from triumvir.cards.deck import DeckSpec
from triumvir.cards.rng import Rng
from triumvir.climbing.rules import ClimbingRules
from triumvir.climbing.shape import ShapeSpec
from triumvir.errors import IllegalActionError
from triumvir.games.big_three.order import LowestHeartLeads, LowestHeartOpens, LowestHeartTells
from triumvir.games.big_three.settlement import settle
from triumvir.games.dou_dizhu.opener import marked_opens, marked_tells
from triumvir.games.game import Rules, tells_nothing
from triumvir.games.match import Match
from triumvir.games.registry import find
from triumvir.games.shared import dealer_opens, declarer_leads
from triumvir.seats import Seat
from triumvir.views.view import View, view_of

ORDER = "3456"
DECK = DeckSpec.parse(" ".join(rank + suit for rank in ORDER for suit in "DH"))
FACES = sum(1 << card for card in DECK.cards if rank_of(card) == "6")


def strong(hand: CardSet) -> bool:
    """Both sixes."""
    return (hand.mask & FACES).bit_count() >= 2


def rules_with(
    opener: str = "dealer", *, shares: tuple[int, ...] = (2,), hearts_lead: bool = False, **flags: bool
) -> Rules:
    """Two cards each and a kitty of two: singles and pairs."""
    must = flags.pop("strong", False)
    names = ("single", "pair")
    play = ClimbingRules(
        DECK,
        DealPlan(3, packets=(1,) * 2, kitty=2),
        ORDER,
        tuple(ShapeSpec(kind, width, ORDER) for width, kind in enumerate(names, 1)),
        Rising(3, (1, 2)),
        LowestHeartLeads(ORDER) if hearts_lead else declarer_leads,
        settle,
        kitty_shares=shares,
        strong=strong if must else None,
        **flags,
    )
    by_heart = LowestHeartTells(ORDER, 2)
    openers = {"dealer": dealer_opens, "hearts": LowestHeartOpens(ORDER), "marker": marked_opens}
    tells = {"dealer": tells_nothing, "hearts": by_heart, "marker": marked_tells}
    return replace(
        find("big_three").rules(),
        play=play,
        opener=openers[opener],
        opener_tells=tells[opener],
        leader_tells=by_heart if hearts_lead else tells_nothing,
    )


@dataclass(frozen=True, slots=True)
class Line:
    """A deal played to some moment."""

    found: list[Match]

    @property
    def match(self) -> Match:
        """The moment."""
        return self.found[-1]

    @property
    def texts(self) -> list[str]:
        """All actions, cards named one by one."""
        told: list[str] = []
        for before, after in pairwise(self.found):
            action = before.state.parse_action(after.actions[-1].partition(" ")[2])
            told.append(exact(before.state, action, after.state))
        return told


def line(rules: Rules, seed: object, wanted: Callable[[Match], bool]) -> Line:
    """A deal of random actions to the first moment that is wanted, from the first seed that has one."""
    for number in range(200):
        rng = Rng.stream(f"{seed} {number}")
        found = [Match.start(rules, f"{seed} {number}")]
        while found[-1].state.outcome is None:
            if wanted(found[-1]):
                return Line(found)
            found.append(found[-1].apply(rng.choice(found[-1].state.legal_actions())))
    raise AssertionError("no such moment")


def _shares(cards: frozenset[Card], sizes: Sequence[int]) -> Iterator[tuple[frozenset[Card], ...]]:
    """Every way to part cards into piles of these sizes."""
    if not sizes:
        yield ()
        return
    for chosen in combinations(sorted(cards), sizes[0]):
        for rest in _shares(cards - set(chosen), sizes[1:]):
            yield (frozenset(chosen), *rest)


def _kitties(
    slots: Sequence[tuple[Card | None, Seat]], held: Sequence[frozenset[Card]]
) -> Iterator[tuple[Card, ...]]:
    """Every kitty that takers can have had, cards not seen in ascending order: views do not tell more."""
    if not slots:
        yield ()
        return
    (card, taker), *rest = slots
    for own in [card] if card is not None else sorted(held[taker]):
        if own in held[taker]:
            left = [cards - {own} if at == taker else cards for at, cards in enumerate(held)]
            for later in _kitties(rest, left):
                hidden = [
                    one for one, (seen, to) in zip(later, rest, strict=True) if seen is None and to == taker
                ]
                if card is not None or not hidden or own < min(hidden):
                    yield (own, *later)


def fitting(played: Line, view: View, *, recall: bool) -> Counter[tuple[CardSet, ...]]:
    """How many deals fit a view, by the hands now."""
    match = played.match
    rules, plan = match.rules, match.rules.play.plan
    seats, viewer = rules.seats, view.viewer
    laid = [CardSet()] * seats
    for move in (*(view.cleared or ()), *view.table):
        laid[move.seat] |= move.cards
    for trick in view.taken:
        for turn, card in enumerate(trick.cards):
            laid[(trick.leader + turn) % seats] |= CardSet.of([card])
    takers = rules.play.kitty_takers(view.declarer) if view.phase != "auction" else ()
    slots = [*zip(view.kitty, takers, strict=False)]
    gone = [
        plan.hand_size + takers.count(Seat(seat)) - len(laid[seat]) - view.hand_sizes[seat]
        for seat in range(seats)
    ]
    others = [seat for seat in range(seats) if seat != viewer]
    unseen = frozenset(rules.play.deck.all - union([view.hand, *laid]))
    sizes = [*(view.hand_sizes[seat] for seat in others), *gone, plan.kitty - len(takers)]
    fits: Counter[tuple[CardSet, ...]] = Counter()
    for piles in _shares(unseen, sizes):
        hands = [view.hand] * seats
        for seat, pile in zip(others, piles, strict=False):
            hands[seat] = CardSet.of(pile)
        left = piles[len(others) : -1]
        held = [frozenset(hands[seat] | laid[seat]) | left[seat] for seat in range(seats)]
        for kitty in _kitties(slots, held):
            dealt = [
                CardSet.of(cards - {card for card, taker in zip(kitty, takers, strict=True) if taker == seat})
                for seat, cards in enumerate(held)
            ]
            deal = replace(match.state.deal, hands=tuple(dealt), kitty=(*kitty, *sorted(piles[-1])))
            texts = played.texts if not any(gone) else played.texts[: len(view.calls)]
            if opens(match, deal) and happens(match, deal, texts, view, recall=recall, whole=not any(gone)):
                fits[tuple(hands)] += 1
    return fits


def opens(match: Match, deal: Deal) -> bool:
    """Whether the same seat speaks first in a deal, as it was shown."""
    if match.rules.opener == marked_opens:
        return match.word.exposed in deal.hands[deal.opener]
    if isinstance(match.rules.opener, LowestHeartOpens):
        return match.rules.opener(Rng.stream(0), deal.dealer, deal.hands).opener == deal.opener
    return True


def happens(
    match: Match, deal: Deal, texts: Sequence[str], view: View, *, recall: bool, whole: bool = True
) -> bool:
    """Whether all that was said and played can happen in a deal, and the view comes out of it."""
    state = match.rules.play.start(deal)
    try:
        for text in texts:
            state = state.apply(state.parse_action(text))
    except IllegalActionError:
        return False
    alone = replace(view, chosen=None, match=None)
    return not whole or view_of(state, view.viewer, recall=recall) == alone
