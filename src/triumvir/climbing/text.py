"""Plays as text: "play 3335" by ranks, "play 3C 3D 3H 5S" card by card, "=kind:key" behind it where a reading
is named.
"""

import re
from typing import TYPE_CHECKING

from triumvir.auction.auction import Call
from triumvir.cards.cardset import CardSet
from triumvir.climbing.actions import PASS, Action, Play
from triumvir.climbing.kernel_readings import readings
from triumvir.climbing.shape import counts_of, ranks_of
from triumvir.errors import Code, ParseError

if TYPE_CHECKING:
    from triumvir.climbing.rules import ClimbingRules

_RANKS = re.compile("[2-9TJQKAbr]+")
MOST_ALIKE = 8


def format_action(rules: "ClimbingRules", action: Action, top: int = 0) -> str:
    """The text of an action where `top` lies on the table; calls are worded by the auction.

    A reading that the cards do not have is "=?", which nobody can play.
    """
    if isinstance(action, Call):
        return rules.auction.word(action.level)
    if action == PASS:
        return "pass"
    text = str(CardSet(action.cards)) if action.cards else ranks_of(action.counts, rules.order)
    if action.header == rules.reading(action.counts, top):
        return f"play {text}"
    if action.header not in readings(rules.table, action.counts):
        return f"play {text} =?"
    combo = rules.combo(action.header)
    return f"play {text} ={combo.kind}:{combo.key}"


def parse_action(rules: "ClimbingRules", text: str, top: int = 0, *, calling: bool = False) -> Action:
    """The action that `text` says where `top` lies on the table, legal now or not.

    A play of cards that are no combination has header 0. Errors: action/unknown, call/unknown, rank/unknown,
    card/unknown, card/twice, card/not_in_pack, play/reading, play/no_combination.
    """
    verb, _, rest = text.partition(" ")
    if text == "pass" and not calling:
        return PASS
    if verb in ("pass", "bid", "call", "rob"):
        return Call(rules.auction.read(text))
    if verb == "play":
        return parse_play(rules, rest, top)
    raise ParseError(Code.ACTION_UNKNOWN, got=text, expected="a call, play CARDS or pass")


def parse_play(rules: "ClimbingRules", text: str, top: int = 0) -> Play:
    """The play that `text`, cards or ranks with or without a reading, says. Errors as in `parse_action`."""
    body, equals, reading = text.partition("=")
    body = body.strip()
    if _RANKS.fullmatch(body):
        counts, cards = parse_ranks(rules.order, body), 0
    else:
        put_down = CardSet.parse(body)
        if strange := put_down - rules.deck.all:
            raise ParseError(Code.CARD_NOT_IN_PACK, got=strange, expected="cards of the pack", where=text)
        counts, cards = rules.counted(put_down.mask), put_down.mask
    if not counts:
        raise ParseError(Code.ACTION_UNKNOWN, got=text, expected="cards to play")
    header = _named(rules, counts, reading) if equals else rules.reading(counts, top)
    return Play(counts, header, cards)


def parse_ranks(order: str, text: str) -> int:
    """Rank counts of a text of ranks, no rank more often than eight times. Errors: rank/unknown,
    play/no_combination.
    """
    for rank in text:
        if rank not in order:
            raise ParseError(Code.RANK_UNKNOWN, got=rank, expected=f"one of {order}", where=text)
        if text.count(rank) > MOST_ALIKE:
            expected = f"at most {MOST_ALIKE} cards of a rank"
            raise ParseError(Code.PLAY_NO_COMBINATION, got=text, expected=expected)
    return counts_of(text, order)


def _named(rules: "ClimbingRules", counts: int, reading: str) -> int:
    """The header of the reading named "kind:key". Error: play/reading."""
    known: dict[str, int] = {}
    for header in readings(rules.table, counts):
        combo = rules.combo(header)
        known[f"{combo.kind}:{combo.key}"] = header
    if reading not in known:
        expected = ", ".join(known) or "no reading, the cards are no combination"
        raise ParseError(Code.PLAY_READING, got=reading, expected=expected)
    return known[reading]
