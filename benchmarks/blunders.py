"""Blunders: how often a bot loses positions late in a deal that were won with open hands.

    python -m benchmarks.blunders --bot expert --positions 300 --game dou_dizhu

Positions come from deals between `club` bots, at most `--cards` cards left, one position a deal: one in which
some actions win and some lose under best play with all hands open. The bot sees its own hand only.
"""

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import count, islice

from benchmarks.progress import progress
from triumvir.bots.bot import make
from triumvir.cards.rng import Rng
from triumvir.climbing.state import ClimbingState
from triumvir.games.match import Match
from triumvir.games.registry import find
from triumvir.seats import Seat
from triumvir.solve.solver import Solver
from triumvir.views.view import view_of


def position(game: str, preset: str, cards: int, seed: str, number: int) -> Match | None:
    """The first position of a deal that can be won or lost; none if there is none."""
    club, rng, solver = make("club"), Rng.stream(seed, "blunders", number), Solver()
    match = Match.start(find(game).rules(preset), f"{seed}/{number}")
    while match.state.outcome is None and match.state.to_act is not None:
        state = match.state
        assert isinstance(state, ClimbingState), "a climbing game is asked for"
        hands = [state.hand(Seat(seat)) for seat in range(match.rules.seats)]
        if state.phase == "play" and sum(map(len, hands)) <= cards and len(state.legal_actions()) > 1:
            worths = [worth.value for worth in solver.solve(state, "win", nodes=2_000_000).actions]
            if {*worths} == {0, 1}:
                return match
        match = match.apply(club.act(view_of(match, state.to_act, recall=True), rng))
    return None


def blunder(bot: str, game: str, preset: str, cards: int, seed: str, number: int) -> bool | None:
    """Whether the bot loses the position of a deal; none if the deal has none."""
    match = position(game, preset, cards, seed, number)
    if match is None or match.state.to_act is None:
        return None
    seat = match.state.to_act
    action = make(bot).act(view_of(match, seat, recall=True), Rng.stream(seed, "act", number))
    after = match.apply(action)
    if after.state.outcome is not None:
        return after.state.outcome.points[seat] < 0
    assert isinstance(after.state, ClimbingState), "the family stays"
    return Solver().value(after.state, "win", seat=seat) == 0


def main() -> None:
    """Read the command line and print the share."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--game", default="dou_dizhu")
    parser.add_argument("--preset", default="text")
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--cards", type=int, default=16)
    parser.add_argument("--seed", default="evaluation")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    tried = partial(blunder, asked.bot, asked.game, asked.preset, asked.cards, asked.seed)
    lost = 0
    with ProcessPoolExecutor(asked.jobs) as pool, progress("positions", asked.positions) as tick:
        results: Iterator[bool | None] = (
            result for start in count(0, 64) for result in pool.map(tried, range(start, start + 64))
        )
        known = (result for result in results if result is not None)
        for result in islice(known, asked.positions):
            lost += result
            tick(1)
    share = lost / asked.positions
    print(f"{asked.bot}: {lost} of {asked.positions} positions lost, {100 * share:.1f} %")


if __name__ == "__main__":
    main()
