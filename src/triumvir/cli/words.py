"""Words for what is on the table, and for what went wrong there."""

from triumvir.errors import Code, TriumvirError
from triumvir.games.game import Action, State
from triumvir.views.view import view_of


def combination(state: State, action: Action) -> str:
    """What a play puts on the table, in words of the rules; empty for anything else."""
    laid = view_of(state.apply(action), None)
    if not laid.to_beat or laid.to_beat == view_of(state, None).to_beat:
        return ""
    combo = laid.to_beat
    length = f", length {combo.length}" if combo.length > 1 else ""
    return f"{combo.kind} {combo.key}{length}"


PLAIN = {
    Code.ACTION_UNKNOWN: "that is no action",
    Code.ACTION_WRONG_PHASE: "that is not what is to be done now",
    Code.CALL_UNKNOWN: "that is no call of this auction",
    Code.CALL_ILLEGAL: "that call is not open to you now",
    Code.CARD_UNKNOWN: "that is no card",
    Code.CARD_NOT_IN_PACK: "that card is not in this game's pack",
    Code.CARD_TWICE: "a card stands there twice",
    Code.RANK_UNKNOWN: "that rank is not in this game's pack",
    Code.SUIT_UNKNOWN: "that is no suit",
    Code.PLAY_NOT_HELD: "you do not hold those cards",
    Code.PLAY_NO_COMBINATION: "those cards are no combination of this game",
    Code.PLAY_READING: "those cards can not be read that way",
    Code.PLAY_DOES_NOT_BEAT: "that does not beat what lies on the table",
    Code.PLAY_MUST_LEAD: "you lead, so you can not pass",
    Code.PLAY_BOMBS_SPENT: "you have played all the bombs your call allows",
    Code.PLAY_MUST_FOLLOW: "you must follow suit",
    Code.PLAY_MUST_TRUMP: "you must play a trump",
    Code.PLAY_MUST_OVERTRUMP: "you must play a higher trump",
}


def explained(error: TriumvirError) -> str:
    """A fault in plain words for the person who caused it: what is wrong, and what is expected.

    >>> from triumvir.errors import IllegalActionError
    >>> explained(IllegalActionError(Code.CALL_ILLEGAL, got="bid 1", expected="pass, bid 2"))
    "that call is not open to you now: got 'bid 1', expected pass, bid 2"
    """
    return f"{PLAIN.get(error.code, error.code)}: got {error.got!r}, expected {error.expected}"
