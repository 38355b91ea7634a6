"""Words for what is on the table."""

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
