"""Actions and sets of cards of a climbing deal as rows of small numbers, as learning programs take them."""

from typing import TYPE_CHECKING

from triumvir.auction.auction import Call
from triumvir.climbing.actions import PASS, Action, Play
from triumvir.climbing.kernel import plays

if TYPE_CHECKING:
    from triumvir.climbing.rules import ClimbingRules

CALL, PLAY, PASSING = 1, 3, 4
WIDTH = 16
"""Columns of a row of cards: fifteen ranks, weakest first, and how many cards there are in all."""

DIGITS = bytes(int(chr(code), 16) if chr(code) in "0123456789abcdef" else 0 for code in range(256))


def columns(order: str) -> tuple[str, ...]:
    """What each column of a row of cards counts."""
    return (*order, *[""] * (WIDTH - 1 - len(order)), "all")


def every_action(rules: "ClimbingRules") -> tuple[Action, ...]:
    """Calls, the pass, and every play of somebody who holds the whole pack, in the order of the shapes."""
    calls = (Call(level) for level in rules.auction.every)
    found = plays(rules.table, rules.counted(rules.deck.all.mask), 0, True)
    return (*calls, PASS, *(Play(counts, header) for counts, header in found))


def action_row(action: Action) -> bytes:
    """An action: eight numbers (`games.game.HEAD`), then its row of cards."""
    if isinstance(action, Call):
        return bytes((CALL, action.level, *[0] * (6 + WIDTH)))
    if action == PASS:
        return bytes((PASSING, *[0] * (7 + WIDTH)))
    header = action.header
    head = (PLAY, 0, 0, header >> 16 & 255, header >> 8 & 255, header & 255, header >> 24, 0)
    return bytes(head) + counts_row(action.counts)


def counts_row(counts: int) -> bytes:
    """Rank counts as a row of cards: their hexadecimal digits, and the sum."""
    ranks = f"{counts:015x}"[::-1].encode().translate(DIGITS)
    return ranks + bytes((sum(ranks),))
