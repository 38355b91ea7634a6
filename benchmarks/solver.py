"""What exact solutions cost: python -m benchmarks.solver [POSITIONS]

Nodes and milliseconds of processor time: mean, median, 95th percentile, most. Dou Dizhu positions are the
first with so many cards left, of deals played plainly (runs and groups first, lowest first, partners let each
other pass); Hokm deals are random.
"""

import sys
import time
from collections.abc import Iterator, Sequence
from statistics import mean

from triumvir.auction.rules import Contract
from triumvir.cards.deal import Deal
from triumvir.cards.kernel_counts import size
from triumvir.cards.rng import Rng
from triumvir.climbing.actions import PASS, Play
from triumvir.climbing.playing import Playing
from triumvir.climbing.rules import ClimbingRules
from triumvir.climbing.state import ClimbingState
from triumvir.games.registry import find
from triumvir.seats import Seat
from triumvir.solve.solution import Goal
from triumvir.solve.solver import Solver, State
from triumvir.tricks.rules import TrickRules
from triumvir.tricks.state import TrickState


def plain(state: ClimbingState, now: Playing, rng: Rng) -> Play:
    """A simple player's play: out if it can; leading, many cards and low ones; following, the lowest."""
    seat, top = now.turn >> 36 & 15, now.top
    found = [play for play in state.legal_actions() if isinstance(play, Play)]
    for play in found:
        if play.counts == now.counts[seat]:
            return play
    quiet = [play for play in found if play != PASS and not play.header >> 24]
    if not top:
        return max(
            quiet or found, key=lambda play: (10 * size(play.counts) - 7 * (play.header & 255), -play.header)
        )
    owner = now.turn >> 32 & 15
    if now.terms.sides[owner] == now.terms.sides[seat] and rng.below(10) < 7:
        return PASS
    if quiet and rng.below(10) < 9:
        return min(quiet, key=lambda play: play.header & 255)
    return found[-1] if rng.below(8) == 0 else PASS


def positions(game: str, cards: int, seed: str) -> Iterator[ClimbingState]:
    """The first state of each deal with at most `cards` cards left."""
    rules = find(game).rules().play
    assert isinstance(rules, ClimbingRules)
    for number in range(1_000_000):
        rng = Rng.stream(seed, game, str(cards), str(number))
        hands, kitty = rules.plan.deal(rng.shuffled(rules.deck.cards), 0)
        sides = (0, 1, 0, 1) if rules.plan.sides else ()
        deal = Deal(Seat(0), Seat(0), hands, kitty, sides=sides)
        state = ClimbingState.at_play(rules, deal, Contract(Seat(0), 1, (1,) + (0,) * (rules.seats - 1)))
        while isinstance(state.now, Playing):
            if sum(map(size, state.now.counts)) <= cards:
                yield state
                break
            state = state.apply(plain(state, state.now, rng))


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


def measure(what: str, states: Iterator[State], count: int, goal: Goal, every: bool) -> None:
    """One line: the value of each state, or with `every` that of each action too."""
    solver, spent = Solver(), []
    for state in (next(states) for _ in range(count)):
        start = time.process_time()
        if every:
            assert solver.solve(state, goal).solved
        else:
            assert solver.value(state, goal) is not None
        spent.append(1000 * (time.process_time() - start))
    asked = "all actions" if every else "value"
    sys.stdout.write(f"{what:24} {goal:7} {asked:12} {count:5} {figures(spent, 3)}\n")
    sys.stdout.flush()


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    heads = " ".join(f"{head:>10}" for head in ("mean ms", "median", "p95", "most"))
    sys.stdout.write(f"{'':24} {'goal':7} {'':12} {'':5} {heads}\n")
    for cards in (12, 16, 20, 24):
        asked: tuple[tuple[Goal, bool], ...] = (("win", False), ("points", False), ("win", True))
        for goal, every in asked:
            measure(f"dou_dizhu, {cards} cards", positions("dou_dizhu", cards, "bench"), count, goal, every)
    for game in ("big_three", "dou_dizhu/4"):
        measure(f"{game}, 20 cards", positions(game, 20, "bench"), count, "win", False)
    for cards in (10, 8, 6):
        measure(f"hokm, {3 * cards} cards", deals(cards, "bench"), count, "tricks", False)
    measure("hokm, 30 cards", deals(10, "bench"), count, "tricks", True)
    for cards in (4, 5, 6):
        measure(f"hokm, {3 * cards} cards", deals(cards, "bench"), count, "points", False)


if __name__ == "__main__":
    main()
