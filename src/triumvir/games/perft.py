"""Counting what may follow: the sum that shows a wrong rule when it differs."""

from triumvir.games.game import State


def leaves(state: State, depth: int) -> int:
    """How many sequences of exactly `depth` actions lead on from `state`; deals that end earlier count none.

    >>> from triumvir.games.match import Match
    >>> from triumvir.games.registry import find
    >>> [leaves(Match.start(find("hokm").rules(), 7).state, depth) for depth in (0, 1, 2, 3, 4)]
    [1, 9, 81, 729, 2916]
    """
    if depth == 0:
        return 1
    if state.phase == "play":
        return state.perft(depth)
    return sum(leaves(state.apply(action), depth - 1) for action in state.legal_actions())


def divide(state: State, depth: int) -> dict[str, int]:
    """The leaves behind each legal action, by its text; `depth` is at least 1."""
    return {
        state.format_action(action): leaves(state.apply(action), depth - 1)
        for action in state.legal_actions()
    }
