"""Words for what is on the table, and for what went wrong there."""

from triumvir.errors import TriumvirError
from triumvir.games.game import Action, State
from triumvir.locales import words
from triumvir.locales.catalog import Catalog, catalog
from triumvir.views.view import Combination, view_of


def combination(state: State, action: Action) -> str:
    """What a play puts on the table, in words of the rules; empty for anything else."""
    combo = laid(state, action)
    if not combo:
        return ""
    length = f", length {combo.length}" if combo.length > 1 else ""
    return f"{combo.kind} {combo.key}{length}"


def laid(state: State, action: Action) -> Combination | None:
    """The combination that a play puts on the table; none for anything else."""
    combo = view_of(state.apply(action), None).to_beat
    return None if combo == view_of(state, None).to_beat else combo


def explained(error: TriumvirError, said: Catalog | None = None) -> str:
    """A fault in plain words for the person who caused it: what is wrong, and what is expected.

    >>> from triumvir.errors import Code, IllegalActionError
    >>> explained(IllegalActionError(Code.CALL_ILLEGAL, got="bid 1", expected="pass, bid 2"))
    '“bid 1” is not open to you now. You may say: pass, bid 2.'
    """
    return words.error(said or catalog("en"), error.code, error.got, error.expected)
