"""Cards for a case that names ranks only, and chance as a case tells it.

Which very cards stand for the ranks is never the point, so the first at hand are taken.
"""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from triumvir.cards.card import Card, rank_of, suit_of
from triumvir.cards.cardset import CardSet
from triumvir.cards.deck import DeckSpec
from triumvir.cards.rng import Rng
from triumvir.cards.text import parse_card
from triumvir.errors import Code, ParseError

T = TypeVar("T")


def one_by_one(deck: DeckSpec, names: Iterable[str]) -> list[Card]:
    """A different card of the pack for each name, a rank ("T") or a card ("TH").

    Errors: card/unknown, vector/line for one that the pack has not, or not so often.
    """
    taken: list[Card] = []
    for name in names:
        if len(name) == 1:
            fitting = [card for card in deck.cards if rank_of(card) == name]
        else:
            fitting = [card for card in (parse_card(name),) if card in deck.all]
        free = [card for card in fitting if card not in taken]
        if not free:
            raise _too_many(name)
        taken.append(free[0])
    return taken


def hands_of(deck: DeckSpec, hands: Sequence[str], hearts: Sequence[str] = ()) -> tuple[CardSet, ...]:
    """Hands of ranks; where `hearts` are named, they come first, whether among the ranks of the hand or not.

    No card is dealt twice while the pack lasts; hands that hold more of a rank between them share cards.
    Errors: as in `one_by_one`.
    """
    dealt: list[CardSet] = []
    used: set[Card] = {card for ranks in hearts for card in _hearts(deck, ranks)}
    for seat, ranks in enumerate(hands):
        hand = _hearts(deck, hearts[seat]) if hearts else []
        missing = list(ranks)
        for card in hand:
            if rank_of(card) in missing:
                missing.remove(rank_of(card))
        for rank in missing:
            free = [card for card in deck.cards if rank_of(card) == rank and card not in hand]
            if not free:
                raise _too_many(rank)
            hand.append(min(free, key=lambda card: (card in used, suit_of(card) == "H")))
            used.add(hand[-1])
        dealt.append(CardSet.of(hand))
    return tuple(dealt)


def _hearts(deck: DeckSpec, ranks: str) -> list[Card]:
    return one_by_one(deck, (f"{rank}H" for rank in ranks))


def _too_many(name: str) -> ParseError:
    return ParseError(
        Code.VECTOR_LINE, got=name, expected="a card of the pack, no more often than the pack has it"
    )


class Told(Rng):
    """Chance replaced by what a case tells: the first shuffle puts `top` on top of the pack.

    What lies below, and any later shuffle, is the same every time. Where nothing was told, chance may not be
    asked: vector/line.
    """

    __slots__ = ("_silent", "_top")

    def __init__(self, top: Sequence[Card] = ()) -> None:
        super().__init__(Rng.stream("conform").words)
        self._top = top
        self._silent = not top

    def below(self, n: int) -> int:
        """Refused."""
        raise _chance()

    def choice(self, items: Sequence[T]) -> T:
        """Refused unless there is nothing to choose."""
        if len(items) != 1:
            raise _chance()
        return items[0]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The pack as told."""
        if self._silent:
            raise _chance()
        top = [item for card in self._top for item in items if item == card]
        self._top = ()
        return top + [item for item in super().shuffled(items) if item not in top]


def _chance() -> ParseError:
    expected = "a case that tells how chance fell out"
    return ParseError(Code.VECTOR_LINE, got="a matter of chance", expected=expected)
