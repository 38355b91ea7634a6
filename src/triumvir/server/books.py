"""Books: records that are read and rules that are told by HTTP, as plain structs (see `seen`)."""

from typing import Literal

from triumvir.server.parts import Part
from triumvir.server.seen import After, Game, Section


class Wrong(Part, frozen=True):
    """What is wrong with a record: a stable code, in which line (0: none), what stands there, what was
    expected, and in words.
    """

    code: str
    got: str
    expected: str
    words: str
    line: int = 0


class Book(Part, frozen=True):
    """A record as far as it can be read: what was played, the players by chair, the points of each deal that
    is over, by chair; and the deal that was asked for.

    `wrong` ends what can be read; `unfair` is what the check of the shuffle found (P11).
    """

    game: Game | None = None
    names: tuple[str, ...] = ()
    deals: tuple[tuple[int, ...] | None, ...] = ()
    deal: After | None = None
    wrong: Wrong | None = None
    unfair: tuple[Wrong, ...] = ()


class Pictured(Part, frozen=True):
    """Something of the rules in cards: its kind, what it is in words, the cards, and cards that they beat.

    `strong`: it beats other kinds too.
    """

    kind: str
    words: str
    cards: str
    over: str = ""
    strong: bool = False


class Exercise(Part, frozen=True):
    """Something to be done by a beginner: the task, the thing that it is about in words, his hand, and what
    lies on the table.

    `answers` is all that solves it: cards, or in games without suits their ranks, sorted as texts; `show` is
    one of them in cards.
    """

    task: str
    words: str
    hand: str
    answers: tuple[str, ...]
    table: tuple[str, ...] = ()
    trump: str = ""
    show: str = ""


class Primer(Part, frozen=True):
    """The rules of a game as they are in force: in sections, the options that differ in sentences, pictures
    of its kinds of plays, plays of which each beats the one before, and a first lesson.
    """

    game: Game
    sections: tuple[Section, ...]
    difference: str
    kinds: tuple[Pictured, ...]
    chain: tuple[Pictured, ...]
    lesson: tuple[Exercise, ...]


class Better(Part, frozen=True):
    """What would have been better: the cards, and in words; no cards where it was to pass."""

    words: str
    cards: str = ""


class Mark(Part, frozen=True):
    """A mistake: the number of the move in the deal, from 0, whose it was, what it cost, and all that would
    have been best.
    """

    move: int
    seat: int
    loss: int
    better: tuple[Better, ...]


class Opinion(Part, frozen=True):
    """What an expert would have done who knew no more than the player: the number of the move, from 0, whose
    it was, what it would be and why; how many points a deal more it brings by his estimate, give or take
    `error`. It may be wrong.
    """

    move: int
    seat: int
    better: Better
    why: str
    gain: float
    error: float


class Review(Part, frozen=True):
    """What is found in a deal that is over, as far as it goes: `marks` from move `since` to its end, with all
    hands open and exactly, what they cost in points or in tricks; before that `opinions`, from move `asked`
    on. What would bring as much, or not surely more, is not told.

    `stage`: it waits in line, is solved, an expert is asked, it is over, or had to be given up. `moves` are
    those of the deal.
    """

    unit: Literal["points", "tricks"]
    moves: int
    since: int
    asked: int
    stage: Literal["waits", "solved", "asked", "over", "broken"]
    marks: tuple[Mark, ...] = ()
    opinions: tuple[Opinion, ...] = ()
