"""bench: quick figures of speed."""

import time
from collections.abc import Callable
from typing import Annotated

import typer

from triumvir.cards.rng import Rng
from triumvir.cli.screen import say, table, tracked
from triumvir.games.game import Rules
from triumvir.games.match import Match
from triumvir.games.registry import find, games


def bench(
    game: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="All of them where none is named.")
    ] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.01, max=600, help="How long to time each figure.")
    ] = 0.5,
) -> None:
    """Time whole random deals of each game: in the kernel, and stepped from Python by the public states."""
    rows: list[tuple[str, str, str]] = []
    for name in tracked("games", game or list(games())):
        rules = find(name).rules()
        kernel, states = (_rate(play, seconds) for play in (_in_kernel(rules), _stepped(rules)))
        rows.append((name, f"{kernel:,.0f}", f"{states:,.0f}"))
    table(("game", "kernel, deals/s", "states, deals/s"), rows)
    say("one core; the kernel deals climbing games without an auction")


def _in_kernel(rules: Rules) -> Callable[[int], None]:
    words = [*Rng.stream("bench", rules.game.name).words]

    def play(deals: int) -> None:
        rules.play.random_play(deals, words)

    return play


def _stepped(rules: Rules) -> Callable[[int], None]:
    rng = Rng.stream("bench", rules.game.name, "states")

    def play(deals: int) -> None:
        for _ in range(deals):
            state = Match.start(rules, rng.below(1 << 32 - 1)).state
            while state.to_act is not None:
                state = state.apply(rng.choice(state.legal_actions()))

    return play


def _rate(play: Callable[[int], None], seconds: float) -> float:
    """Deals a second, by runs that grow until one is long enough."""
    deals = 1
    while True:
        began = time.perf_counter()
        play(deals)
        took = time.perf_counter() - began
        if took >= seconds:
            return deals / took
        deals = max(2 * deals, int(deals * 1.2 * seconds / took)) if took > seconds / 20 else 4 * deals
