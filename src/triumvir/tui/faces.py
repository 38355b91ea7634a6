"""Faces: what stands on a card, and in which colour."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.style import Style

from triumvir.cards.card import Card, rank_of, suit_of
from triumvir.table.faces import SIGNS
from triumvir.tui.canvas import Canvas, clipped
from triumvir.tui.glyphs import LINES, glyph
from triumvir.tui.palette import Palette

STARS = {"r": "★", "b": "☆"}
"""Jokers: the big one solid, the small one an outline."""
STEP, LARGE_STEP = 3, 5
"""The cells that a card on the table takes, small or large."""


@dataclass(frozen=True, slots=True)
class Faces:
    """How cards look: the palette, the letters of the ranks that have any, whether suits have four colours,
    and the name of jokers.
    """

    palette: Palette
    letters: tuple[tuple[str, str], ...] = ()
    four: bool = True
    joker: str = ""

    def rank(self, card: Card) -> str:
        """The rank as it stands on the card."""
        return self.rank_text(rank_of(card))

    def rank_text(self, rank: str) -> str:
        """A rank of the notation as it stands on cards."""
        return STARS.get(rank) or dict(self.letters).get(rank) or rank.replace("T", "10")

    def sign(self, card: Card) -> str:
        """The sign of the suit."""
        return SIGNS.get(suit_of(card), "")

    def below(self, card: Card, width: int) -> str:
        """What stands below the rank in so many cells: the suit; under the star of a joker its name."""
        return self.sign(card) or clipped(self.joker, width).rstrip("…")

    def ink(self, card: Card) -> str:
        """The colour of the index."""
        if rank_of(card) == "r":
            return self.palette.red
        return self.palette.suit(suit_of(card), four=self.four)

    def style(self, card: Card) -> Style:
        """The index on its paper."""
        return Style(color=self.ink(card), bgcolor=self.palette.card, bold=True)

    def small(self, canvas: Canvas, x: int, y: int, cards: Sequence[Card], *, suits: bool = True) -> None:
        """A row of small cards on the table: ranks, and the suits below."""
        edge = Style(color=self.palette.card_edge, bgcolor=self.palette.card)
        for index, card in enumerate(cards):
            at = x + index * STEP
            canvas.fill(at, y, STEP, 2 if suits else 1, edge)
            canvas.put(at, y, "▏", edge)
            canvas.put(at + 1, y, self.rank(card), self.style(card))
            if suits:
                canvas.put(at, y + 1, "▏", edge)
                canvas.put(at + 1, y + 1, self.below(card, STEP - 1), self.style(card))

    def large(self, canvas: Canvas, x: int, y: int, cards: Sequence[Card]) -> None:
        """A row of large cards on the table: ranks three lines tall, and the suits below."""
        edge = Style(color=self.palette.card_edge, bgcolor=self.palette.card)
        for index, card in enumerate(cards):
            at = x + index * LARGE_STEP
            canvas.fill(at, y, LARGE_STEP, LINES + 1, edge)
            for line in range(LINES + 1):
                canvas.put(at, y + line, "▏", edge)
            for line, text in enumerate(glyph(self.rank(card)) or (self.rank(card),)):
                canvas.put(at + 1, y + line, text, self.style(card))
            canvas.put(at + 1, y + LINES, self.below(card, LARGE_STEP - 1), self.style(card))

    def backs(self, canvas: Canvas, x: int, y: int, count: int) -> None:
        """A row of cards that lie face down."""
        style = Style(color=self.palette.on_pick, bgcolor=self.palette.pick)
        for index in range(count):
            canvas.put(x + index * STEP, y, "▏▒▒", style)
            canvas.put(x + index * STEP, y + 1, "▏▒▒", style)


def wide(cards: int) -> int:
    """The cells that so many small cards take.

    >>> wide(4)
    12
    """
    return cards * STEP
