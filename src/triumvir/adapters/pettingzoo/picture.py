"""Picture: the table painted, all hands open, as an array of pixels."""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from triumvir.adapters.pettingzoo.drawing import Place, places, title
from triumvir.cards.card import Card, rank_of, suit_of
from triumvir.games.match import Match
from triumvir.views.view import spectator_view

Colour = tuple[int, int, int]
Spot = tuple[int, int]

WIDTH, HEIGHT = 1200, 800
CARD: Spot = (58, 82)
FELT, RIM, EDGE = (24, 92, 66), (16, 60, 44), (74, 54, 36)
PAPER, INK, RED, PALE, GOLD = (250, 248, 240), (28, 32, 40), (196, 36, 44), (206, 226, 214), (240, 196, 84)
SUIT_COLOURS: dict[str, Colour] = {"C": INK, "D": RED, "H": RED, "S": INK}
FINE = 4
"""Cards are painted so many times larger and made smaller: edges are smooth."""
STEP = 30
"""From one card to the next where there is room."""
BLOCK = 530
"""How wide the cards of a place may lie beside each other."""
AROUND: dict[int, tuple[Spot, ...]] = {
    3: ((600, 650), (905, 120), (295, 120)),
    4: ((600, 660), (912, 330), (600, 96), (288, 330)),
}
"""The middle of the upper edge of each hand by number of seats, from the lower side on counter-clockwise."""


def paint(match: Match) -> NDArray[np.uint8]:
    """The table as an array (800, 1200, 3) of uint8: red, green, blue. The first seat is below.

    >>> from triumvir.games.registry import find
    >>> paint(Match.start(find("dou_dizhu").rules(), 7)).shape
    (800, 1200, 3)
    """
    view = spectator_view(match)
    image = _table().copy()
    pen = ImageDraw.Draw(image)
    pen.text((WIDTH / 2, 24), title(match, view), PALE, _font(18), "mm")
    seated = places(match, view)
    spots = AROUND[len(seated)]
    if match.rules.next_sits == "left":
        spots = (spots[0], *reversed(spots[1:]))
    order = _by_rank if match.rules.play.kinds else _by_suit
    for place, spot in zip(seated, spots, strict=True):
        _name(pen, place, spot)
        _row(image, sorted(place.hand, key=order), spot)
        _last(image, pen, place, spot)
    return np.asarray(image)


def _name(pen: ImageDraw.ImageDraw, place: Place, spot: Spot) -> None:
    """Who sits there and with how many cards, in gold whose turn it is, with a star who declares."""
    x, y = spot
    name = f"{place.player}  {len(place.hand)}"
    wide = pen.textlength(name, _font(17)) / 2 + 16
    pen.rounded_rectangle((x - wide, y - 34, x + wide, y - 8), 13, GOLD if place.acts else RIM)
    pen.text((x, y - 21), name, INK if place.acts else PAPER, _font(17), "mm")
    if place.declares:
        _star(pen, (round(x - wide) - 16, y - 21), 13, GOLD)


def _last(image: Image.Image, pen: ImageDraw.ImageDraw, place: Place, spot: Spot) -> None:
    """The last move, on the side of the middle."""
    x, y = spot
    at = y + CARD[1] + 22 if y < HEIGHT / 2 else y - 56 - CARD[1]
    if place.laid:
        _row(image, sorted(place.laid, key=_by_rank), (x, at))
    elif place.said:
        pen.text((x, at + CARD[1] / 2), place.said, PAPER, _font(26), "mm")


def _row(image: Image.Image, cards: Sequence[Card], spot: Spot) -> None:
    """Cards beside each other around the middle of their upper edge, closer where they are many."""
    step = min(STEP, (BLOCK - CARD[0]) / max(len(cards) - 1, 1))
    left = spot[0] - (step * (len(cards) - 1) + CARD[0]) / 2
    for at, card in enumerate(cards):
        face = _card(rank_of(card), suit_of(card))
        image.paste(face, (round(left + at * step), spot[1]), face)


def _by_rank(card: Card) -> int:
    """Jokers last."""
    return "3456789TJQKA2br".index(rank_of(card))


def _by_suit(card: Card) -> tuple[int, int]:
    """Black and red suits in turn."""
    return "CDSH".index(suit_of(card)), "23456789TJQKA".index(rank_of(card))


@lru_cache(maxsize=1)
def _table() -> Image.Image:
    """The empty table."""
    image = Image.new("RGB", (WIDTH, HEIGHT), RIM)
    pen = ImageDraw.Draw(image)
    pen.rounded_rectangle((10, 48, WIDTH - 11, HEIGHT - 11), 60, FELT, EDGE, 8)
    return image


@lru_cache(maxsize=64)
def _font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(size)


@lru_cache(maxsize=54)
def _card(rank: str, suit: str) -> Image.Image:
    """One card: its rank and suit in the corner, the suit large below."""
    wide, high = CARD[0] * FINE, CARD[1] * FINE
    face = Image.new("RGBA", (wide, high), (0, 0, 0, 0))
    pen = ImageDraw.Draw(face)
    pen.rounded_rectangle((0, 0, wide - 1, high - 1), 7 * FINE, PAPER, (120, 120, 120), FINE)
    if suit:
        colour = SUIT_COLOURS[suit]
        pen.text((13 * FINE, 15 * FINE), "10" if rank == "T" else rank, colour, _font(20 * FINE), "mm")
        _suit(pen, suit, (13 * FINE, 34 * FINE), 6 * FINE)
        _suit(pen, suit, (37 * FINE, 58 * FINE), 13 * FINE)
    else:
        colour = RED if rank == "r" else INK
        for at, letter in enumerate("JOKER"):
            pen.text((12 * FINE, (13 + 14 * at) * FINE), letter, colour, _font(13 * FINE), "mm")
        _star(pen, (38 * FINE, 52 * FINE), 14 * FINE, colour)
    return face.resize(CARD, Image.Resampling.LANCZOS)


def _suit(pen: ImageDraw.ImageDraw, suit: str, middle: Spot, size: int) -> None:
    """A suit of so many pixels from its middle outwards: circles and triangles."""
    x, y = middle
    colour = SUIT_COLOURS[suit]
    half = size * 0.52
    if suit == "D":
        wide = size * 0.78
        pen.polygon([(x, y - size), (x + wide, y), (x, y + size), (x - wide, y)], colour)
    elif suit == "H":
        _dot(pen, (x - half, y - half * 0.7), size * 0.56, colour)
        _dot(pen, (x + half, y - half * 0.7), size * 0.56, colour)
        pen.polygon(
            [(x - size * 1.02, y - size * 0.12), (x + size * 1.02, y - size * 0.12), (x, y + size)], colour
        )
    else:
        pen.polygon([(x, y), (x + size * 0.4, y + size), (x - size * 0.4, y + size)], colour)
        if suit == "S":
            _dot(pen, (x - half, y + half * 0.35), size * 0.54, colour)
            _dot(pen, (x + half, y + half * 0.35), size * 0.54, colour)
            pen.polygon([(x - size, y + size * 0.02), (x + size, y + size * 0.02), (x, y - size)], colour)
        else:
            _dot(pen, (x, y - half), size * 0.5, colour)
            _dot(pen, (x - half, y + half * 0.45), size * 0.5, colour)
            _dot(pen, (x + half, y + half * 0.45), size * 0.5, colour)


def _star(pen: ImageDraw.ImageDraw, middle: Spot, size: int, colour: Colour) -> None:
    angles = np.arange(10) * np.pi / 5 - np.pi / 2
    reach = np.where(np.arange(10) % 2, 0.45, 1) * size
    pen.polygon(
        [*zip(middle[0] + reach * np.cos(angles), middle[1] + reach * np.sin(angles), strict=True)], colour
    )


def _dot(pen: ImageDraw.ImageDraw, middle: tuple[float, float], size: float, colour: Colour) -> None:
    x, y = middle
    pen.ellipse((x - size, y - size, x + size, y + size), colour)
