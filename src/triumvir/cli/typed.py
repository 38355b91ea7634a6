"""Typed: what a line that a person typed at the table means."""

import re
import unicodedata
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from triumvir.cards.card import RANKS, Card, rank_of
from triumvir.cards.cardset import CardSet
from triumvir.errors import TriumvirError
from triumvir.locales.catalog import Catalog, catalog
from triumvir.table.faces import SIGNS, rank
from triumvir.table.settings import PACES

VERBS = (
    "play",
    "pass",
    "bid",
    "trump",
    "hint",
    "undo",
    "sort",
    "counter",
    "score",
    "rules",
    "last",
    "legal",
    "table",
    "auto",
    "pace",
    "help",
    "quit",
)
SUITS = {"clubs": "C", "diamonds": "D", "hearts": "H", "spades": "S"}
CALLS = {"call": "call", "rob": "rob", "bass": "bid 2", "kabbout": "bid 10"}
"""Calls that have words of their own, and what they are in the notation."""
JOKERS = {"black-joker": "b", "red-joker": "r"}
TAKES = ("play", "bid", "trump", "pace")
"""The verbs behind which something stands."""
MOST = 40
"""So much of what was typed is said back."""

_SIGNED = {ord(sign): letter for letter, sign in SIGNS.items()}
_HOLLOW = dict(zip(map(ord, "♧♢♡♤"), "CDHS", strict=True))
_NOTHING = dict.fromkeys(map(ord, "[](),،、，.;\u200b\u200e\u200f\u2066\u2067\u2068\u2069\ufe0e\ufe0f"), " ")
_SUIT_FIRST = re.compile(r"([♣♦♥♠])(10|[2-9TJQKA])(?![♣♦♥♠])")
_JOKERS = str.maketrans("BR", "br")


@dataclass(frozen=True, slots=True)
class Typed:
    """A verb, or an action in the notation, verb "act"; what stands behind it; all that was typed.

    The verb is empty where nothing was typed, and "unknown" for what means nothing.
    """

    verb: str
    rest: str = ""
    line: str = ""


class Words:
    """The words that may be typed in a language, English ones besides; of a word of two `verbs` the first
    one is meant.
    """

    def __init__(self, said: Catalog, verbs: Sequence[str] = VERBS) -> None:
        self._verbs: dict[str, str] = {}
        self._suits: dict[str, str] = {}
        self._paces: dict[str, str] = {}
        self._calls: dict[str, str] = {}
        self._faces: dict[str, str] = {}
        self.first: dict[str, str] = {}
        for each in (said, catalog("en")):
            for verb in verbs:
                words = each.say(f"word-{verb}").split()
                self.first.setdefault(verb, words[0])
                for word in words:
                    self._verbs.setdefault(_folded(word), verb)
            for name, suit in SUITS.items():
                self._suits |= dict.fromkeys(map(_folded, each.say(f"word-{name}").split()), suit)
            for name, call in CALLS.items():
                self._calls |= dict.fromkeys(map(_folded, each.say(f"word-{name}").split()), call)
            for name, joker in JOKERS.items():
                self._faces |= dict.fromkeys(each.say(f"word-{name}").upper().split(), joker)
            for pace in PACES:
                self._paces |= dict.fromkeys(map(_folded, each.say(f"word-{pace}").split()), pace)
        self._suits |= {suit.lower(): suit for suit in SIGNS}
        for each in (said, catalog(said.language)):
            self._faces |= {rank(each, letter).upper(): letter for letter in "JQKA"}

    def words_for(self, said: Catalog, verb: str) -> list[str]:
        """The words of a language that mean a verb."""
        return [word for word in said.say(f"word-{verb}").split() if self._verbs[_folded(word)] == verb]

    def read(self, line: str, phase: str) -> Typed:
        """What a line means while that is done: auction, trump, play, over."""
        text = _plain(line)
        if not text:
            return Typed("", line=shown(line))
        if phase == "auction" and (call := self._calls.get(_folded(text))):
            return Typed("act", call, shown(line))
        first, rest = self._parted(text)
        word = _folded(first)
        if phase == "trump" and not rest and (suit := self._suit(first)):
            return Typed("act", f"trump {suit}", shown(line))
        verb = self._verbs.get(word, "")
        if verb == "pass" and rest and self._both(word):
            verb = "play"
        if not verb:
            return self._bare(text, word, phase, line)
        if verb in ("play", "bid", "trump"):
            return Typed("act" if rest else verb, self._action(verb, rest), shown(line))
        return Typed("act" if verb == "pass" and rest in ("", verb) else verb, rest or verb, shown(line))

    def _parted(self, text: str) -> tuple[str, str]:
        """The first word and the rest; a word of a script without blanks may stand right before cards."""
        first, _, rest = text.partition(" ")
        if _folded(first) in self._verbs or first.isascii():
            return first, rest.strip()
        for word in sorted(self._verbs, key=len, reverse=True):
            if text.startswith(word) and word[0] > "\u2e80":
                return word, text[len(word) :].strip()
        return first, rest.strip()

    def _both(self, word: str) -> bool:
        """Whether a word is short for passing and, with cards behind it, for playing."""
        return len(word) == 1 and word.isalpha()

    def _bare(self, text: str, word: str, phase: str, line: str) -> Typed:
        """A line without a verb: a call, a suit or cards, as the phase has it."""
        if phase == "auction" and text.isdecimal() and len(text) < 4:
            return Typed("act", f"bid {int(text)}", shown(line))
        if phase == "play" and self._looks_like_cards(text):
            return Typed("act", self._action("play", text), shown(line))
        return Typed("unknown", text, shown(line))

    def _looks_like_cards(self, text: str) -> bool:
        """Whether there is nothing but cards, and perhaps a reading."""
        body = self.cards(text.partition("=")[0])
        return bool(body) and all(letter in RANKS or letter in "CDHS' " for letter in body)

    def _action(self, verb: str, rest: str) -> str:
        """What stands behind a verb, in the notation."""
        if verb == "bid":
            if call := self._calls.get(_folded(rest)):
                return call
            return f"bid {int(rest)}" if rest.isdecimal() and len(rest) < 4 else f"bid {rest}"
        if verb == "trump":
            return f"trump {self._suit(rest) or rest}"
        body, equals, reading = rest.partition("=")
        return f"play {self.cards(body)}{' =' if equals else ''}{reading.strip()}"

    def pace(self, text: str) -> str:
        """The pace of that name; empty where there is none."""
        return self._paces.get(_folded(text), "")

    def _suit(self, text: str) -> str:
        """The suit of that name, letter or sign; empty where there is none."""
        signed = text.translate(_HOLLOW).translate(_SIGNED)
        return self._suits.get(_folded(signed), "")

    def cards(self, text: str) -> str:
        """Cards as a person may type them, in the notation: 10 for T, signs, small letters, blanks."""
        text = text.upper()
        for face, letter in self._faces.items():
            text = text.replace(face, letter)
        text = _SUIT_FIRST.sub(r"\2\1", text.replace("10", "T"))
        text = text.translate(_HOLLOW).translate(_SIGNED).translate(_JOKERS)
        parts = text.split()
        joined = "".join(parts)
        return joined if all(letter in RANKS for letter in joined) else " ".join(parts)


def picked(hand: CardSet, action: str) -> CardSet | None:
    """The cards of a hand that a play in the notation means, the lowest where it names ranks; none if it
    means no play of cards in the hand.

    >>> picked(CardSet.parse("3C 3D 4H"), "play 34")
    CardSet.parse('3C 4H')
    """
    verb, _, rest = action.partition(" ")
    body = rest.partition("=")[0].strip()
    if verb != "play" or not body:
        return None
    if any(letter not in RANKS for letter in body):
        with suppress(TriumvirError):
            cards = CardSet.parse(body)
            return cards if cards <= hand else None
        return None
    found: list[Card] = []
    for letter in RANKS:
        held = [card for card in hand if rank_of(card) == letter]
        if body.count(letter) > len(held):
            return None
        found += held[: body.count(letter)]
    return CardSet.of(found)


def _plain(line: str) -> str:
    """A line with plain digits, signs and single blanks."""
    text = unicodedata.normalize("NFC", line)
    digits = "".join(str(unicodedata.decimal(letter)) if letter.isdecimal() else letter for letter in text)
    return " ".join(digits.translate(_NOTHING).split()) or "".join(digits.split())[:1]


def _folded(word: str) -> str:
    return word.casefold()


def shown(line: str) -> str:
    """What was typed as it can be said back on one line: nothing that moves a cursor, and not too much."""
    text = "".join(letter if letter.isprintable() else "·" for letter in line.strip())
    return text if len(text) <= MOST else f"{text[:MOST]}…"
