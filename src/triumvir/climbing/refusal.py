"""Why a play is refused, from the rules, a hand and what everybody sees."""

from typing import TYPE_CHECKING

from triumvir.cards.cardset import CardSet
from triumvir.cards.kernel_counts import contains
from triumvir.climbing.actions import Play
from triumvir.climbing.kernel_readings import readings
from triumvir.climbing.kernel_turn import beats
from triumvir.climbing.text import format_action
from triumvir.errors import Code, IllegalActionError

if TYPE_CHECKING:
    from triumvir.climbing.rules import ClimbingRules


def names_held(rules: "ClimbingRules", hand: CardSet, play: Play) -> bool:
    """Whether the very cards that `play` names are in the hand and are what its counts say."""
    cards = CardSet(play.cards)
    return cards <= hand and rules.counted(play.cards) == play.counts


def refusal(rules: "ClimbingRules", hand: CardSet, top: int, play: Play) -> IllegalActionError:
    """Why a `play` that is not legal may not be made from `hand` where `top` is to be beaten (0: the seat
    leads), and what may.
    """
    got = format_action(rules, play, top) if play.counts else "pass"
    known: list[int] = readings(rules.table, play.counts)
    if not play.counts:
        return IllegalActionError(Code.PLAY_MUST_LEAD, got=got, expected="a play, there is nothing to beat")
    if (play.cards and not names_held(rules, hand, play)) or not contains(rules.counts(hand), play.counts):
        return IllegalActionError(Code.PLAY_NOT_HELD, got=got, expected=f"cards of {hand}")
    if not known:
        return IllegalActionError(Code.PLAY_NO_COMBINATION, got=got, expected="a combination of the game")
    if play.header not in known:
        return IllegalActionError(Code.PLAY_READING, got=got, expected="a reading of the cards")
    if not beats(play.header, top):
        combo = rules.combo(top)
        expected = f"a play above {combo.kind} {combo.key}, length {combo.length}, or pass"
        return IllegalActionError(Code.PLAY_DOES_NOT_BEAT, got=got, expected=expected)
    return IllegalActionError(Code.PLAY_BOMBS_SPENT, got=got, expected="a play without a bomb")
