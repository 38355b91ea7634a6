"""What exact solutions cost: python -m benchmarks.solver [POSITIONS]

Milliseconds of processor time: mean, median, 95th percentile, most. Positions of climbing games are the first
with so many cards left in deals between club bots; Hokm deals are random.
"""

import sys
import time
from collections.abc import Iterator, Sequence
from itertools import islice
from statistics import mean

from triumvir.auction.rules import Contract
from triumvir.bots.bot import make
from triumvir.cards.deal import Deal
from triumvir.cards.kernel_counts import size
from triumvir.cards.rng import Rng
from triumvir.climbing.playing import Playing
from triumvir.climbing.state import ClimbingState
from triumvir.games.match import Match
from triumvir.games.registry import find
from triumvir.seats import Seat
from triumvir.solve.solution import Goal
from triumvir.solve.solver import Solver, State
from triumvir.tricks.rules import TrickRules
from triumvir.tricks.state import TrickState
from triumvir.views.view import view_of


def positions(game: str, cards: int, seed: str) -> Iterator[ClimbingState]:
    """The first state of each deal between club bots with at most `cards` cards left."""
    rules, club = find(game).rules(), make("club")
    for number in range(1_000_000):
        rng = Rng.stream(seed, game, str(number))
        match = Match.start(rules, f"{seed}/{number}")
        while match.state.to_act is not None:
            state = match.state
            assert isinstance(state, ClimbingState)
            if isinstance(state.now, Playing) and sum(map(size, state.now.counts)) <= cards:
                yield state
                break
            match = match.apply(club.act(view_of(match, match.state.to_act, recall=True), rng))


def deals(cards: int, seed: str) -> Iterator[TrickState]:
    """Random deals of Hokm with so many cards a hand."""
    rules = find("hokm").rules().play
    assert isinstance(rules, TrickRules)
    rng = Rng.stream(seed, "hokm", str(cards))
    while True:
        hands, _ = rules.plan.deal(rng.shuffled(rules.deck.cards), 0)
        few = tuple(type(hand).of(rng.shuffled(list(hand))[:cards]) for hand in hands)
        seat = Seat(rng.below(3))
        yield TrickState.at_play(
            rules, Deal(seat, seat, few), Contract(seat, 4, (4, 3, 2)), rng.choice("CDHS")
        )


def figures(numbers: Sequence[float], digits: int) -> str:
    """Mean, median, 95th percentile and most."""
    rank = sorted(numbers)
    chosen = (mean(rank), rank[len(rank) // 2], rank[len(rank) * 95 // 100], rank[-1])
    return " ".join(f"{number:10.{digits}f}" for number in chosen)


def measure(what: str, states: Sequence[State], goal: Goal, every: bool) -> None:
    """One line: the value of each state, or with `every` that of each action too."""
    solver, spent = Solver(), []
    for state in states:
        start = time.process_time()
        if every:
            assert solver.solve(state, goal).solved
        else:
            assert solver.value(state, goal) is not None
        spent.append(1000 * (time.process_time() - start))
    asked = "all actions" if every else "value"
    sys.stdout.write(f"{what:24} {goal:7} {asked:12} {len(states):5} {figures(spent, 3)}\n")
    sys.stdout.flush()


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    heads = " ".join(f"{head:>10}" for head in ("mean ms", "median", "p95", "most"))
    sys.stdout.write(f"{'':24} {'goal':7} {'':12} {'':5} {heads}\n")
    for cards in (12, 16, 20, 24):
        found = [*islice(positions("dou_dizhu", cards, "bench"), count)]
        asked: tuple[tuple[Goal, bool], ...] = (("win", False), ("points", False), ("win", True))
        for goal, every in asked:
            measure(f"dou_dizhu, {cards} cards", found, goal, every)
    for game in ("big_three", "dou_dizhu/4"):
        measure(f"{game}, 20 cards", [*islice(positions(game, 20, "bench"), count)], "win", False)
    for cards in (10, 8, 6):
        measure(f"hokm, {3 * cards} cards", [*islice(deals(cards, "bench"), count)], "tricks", False)
    measure("hokm, 30 cards", [*islice(deals(10, "bench"), count)], "tricks", True)
    for cards in (4, 5, 6):
        measure(f"hokm, {3 * cards} cards", [*islice(deals(cards, "bench"), count)], "points", False)


if __name__ == "__main__":
    main()
