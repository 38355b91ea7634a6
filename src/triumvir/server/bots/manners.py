"""Manners: what is done for a seat whose bot fails, and how long a bot takes."""

from typing import Protocol

from triumvir.cards.card import RANKS, SUITS, rank_of, suit_of
from triumvir.cards.text import parse_card
from triumvir.server.events import Pace
from triumvir.views.view import View


class Chance(Protocol):
    """What draws numbers."""

    def below(self, n: int) -> int:
        """A number from 0..n-1, uniformly."""
        ...


def delay(chance: Chance, pace: Pace) -> int:
    """How many milliseconds pass before a bot acts, or the table for a person. Nothing of the hand is known
    here, so nothing of it can be told from the time.
    """
    least, most = round(1000 * pace.least), round(1000 * pace.most)
    return least + chance.below(max(most - least, 0) + 1)


def default_action(view: View) -> str:
    """A legal action that costs little, at no expense: pass, call the least, name the longest suit, lead or
    throw the lowest. `view` is that of the seat to act.
    """
    texts = [choice.text for choice in view.legal[: None if view.trump or view.phase == "trump" else 1]]
    if view.phase == "trump":
        lengths = {suit: sum(suit_of(card) == suit for card in view.hand) for suit in SUITS}
        return max(texts, key=lambda text: lengths.get(text.rpartition(" ")[2], 0))
    if view.trump:
        return min(texts, key=lambda text: _worth(text, view.trump))
    return texts[0]


def _worth(text: str, trump: str) -> tuple[bool, int]:
    """How much one would like to keep the card of an action such as "play 8C"."""
    card = parse_card(text.rpartition(" ")[2])
    return suit_of(card) == trump, RANKS.index(rank_of(card))
