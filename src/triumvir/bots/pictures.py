"""Pictures: what the rules in force mean, in cards and without words: kinds of plays, what beats what, and
exercises for a beginner.
"""

from dataclasses import dataclass

from triumvir.cards.card import Card
from triumvir.climbing.combo import Combo


@dataclass(frozen=True, slots=True)
class Picture:
    """Something of the rules in cards: its kind, the cards, and cards that they beat.

    `strong`: it beats other kinds too. `combo` is what the cards are read as; `suits` are those of which the
    same is true (trick games).
    """

    kind: str
    cards: tuple[Card, ...]
    over: tuple[Card, ...] = ()
    strong: bool = False
    combo: Combo | None = None
    suits: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Exercise:
    """Something to be done: the task, the hand, what lies on the table, play by play.

    `answers` is all that solves it: cards, or in climbing games their ranks, sorted, as texts; `show` is one
    of them in cards. `combo` or `suit` is what the task is about; `trump` the suit that is trumps.
    """

    task: str
    hand: tuple[Card, ...]
    answers: tuple[str, ...]
    table: tuple[tuple[Card, ...], ...] = ()
    show: tuple[Card, ...] = ()
    combo: Combo | None = None
    suit: str = ""
    trump: str = ""


@dataclass(frozen=True, slots=True)
class Pictures:
    """All of them: each kind, plays of which each beats the one before, and a first lesson."""

    kinds: tuple[Picture, ...]
    chain: tuple[Picture, ...]
    lesson: tuple[Exercise, ...]
