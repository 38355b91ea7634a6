"""The memory of a batch, handed to a kernel: by address where it is compiled, else as what is indexed."""

from collections.abc import Iterator, Sequence
from typing import Any

from triumvir.cards.card import Card
from triumvir.cards.deal import Deal, DealPlan
from triumvir.cards.deck import DeckSpec

PARTS = ("s", "o", "seats", "counts", "flags", "ends", "choices", "c", "nodes", "out")
"""The parts of `games.batch.Machine.chunk`, as a chunk calls them."""


def bind(chunk: Any, parts: Sequence[Any], *, compiled: bool) -> None:
    """Give a chunk `parts` for its memory."""
    if compiled:
        chunk.bind([*parts])
    else:
        for name, part in zip(PARTS, parts, strict=True):
            setattr(chunk, name, part)


def shared_words(
    plan: DealPlan, cards: int, opener: Sequence[int], history: int, size: int, *, playing: bool
) -> list[int]:
    """The words of the rules that all families have alike, the rest zeros: how `plan` deals a pack of so many
    cards and who speaks first, how an observation of `size` bytes is laid out.
    """
    words = [0] * 1376
    way = opener[0] if opener else 0
    numbers = (0, 0) if way == 3 else (*opener[1:], 0, 0)[:2]
    words[0], words[3], words[4], words[6] = plan.seats, cards, plan.kitty, int(playing)
    words[7], words[8], words[10:13], words[14] = int(not way), history, (way, *numbers), size // 8
    words[16] = int(bool(plan.sides))
    movers = (1 << 8 * history) - 1
    words[22:24] = (movers & (1 << 64) - 1, movers >> 64)
    owners = [plan.seat_at(place, dealer=0) for place in range(cards)]
    words[32 : 32 + cards] = [15 if owner is None else owner for owner in owners]
    if way == 3:
        words[288 : 288 + cards] = opener[1:]
    return words


def given_words(words: Sequence[int], deck: DeckSpec, plan: DealPlan, deal: Deal) -> list[int]:
    """The words of the rules under which every deal is this one (`kernel_packs.ready`)."""
    places = {card: place for place, card in enumerate(deck.cards)}
    piles: dict[int | None, Iterator[Card]] = {seat: iter(hand) for seat, hand in enumerate(deal.hands)}
    piles[None] = iter(deal.kitty)
    owners = (plan.seat_at(place, deal.dealer) for place in range(len(deck)))
    given = [*words]
    given[10:13] = 4, deal.dealer, deal.opener
    given[288 : 288 + len(deck)] = (places[next(piles[owner])] for owner in owners)
    return given
