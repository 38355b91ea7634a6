"""deal, legal, perft: one deal, what may be done in it, and how much may follow."""

import time
from collections.abc import Iterable
from typing import Annotated

import typer

from triumvir.cards.card import Card
from triumvir.cli.options import (
    FromRecord,
    GameName,
    GameOrPosition,
    MaybePosition,
    NewSeed,
    PresetName,
    Seed,
    Values,
    chosen_rules,
    first_position,
    new_seed,
)
from triumvir.cli.records import asked_position
from triumvir.cli.screen import counted, pairs, say, table, tracked
from triumvir.cli.words import combination
from triumvir.games.match import Match
from triumvir.games.perft import leaves
from triumvir.games.registry import find
from triumvir.record.position import format_pile, format_position


def deal(game: GameName, seed: NewSeed = None, preset: PresetName = "text", option: Values = None) -> None:
    """Deal the first deal of a match and show all of it, the position on one line too."""
    rules = chosen_rules(find(game), preset, option)
    match = Match.start(rules, seed or new_seed())
    state, word = match.state, match.word
    rows: list[tuple[str, object]] = [("game", game), ("rules", rules.chosen.hash), ("seed", match.seed)]
    rows += [("draw", _drawn(drawn)) for drawn in match.opening.draws]
    if match.opening.moved:
        rows.append(("players", " ".join(map(str, match.seating))))
    if state.deal.sides:
        rows.append(("sides", " ".join(map(str, state.deal.sides))))
    rows.append(("dealer", state.deal.dealer))
    if word.exposed is not None:
        rows.append(("exposed", format_pile([word.exposed])))
    if word.draws:
        rows.append(("drawn", _drawn(word.draws)))
    rows.append(("opener", state.deal.opener))
    rows += [(f"seat {seat}", hand) for seat, hand in enumerate(state.deal.hands)]
    if state.deal.kitty:
        rows.append(("kitty", " ".join(format_pile([card]) for card in state.deal.kitty)))
    rows.append(("position", format_position(rules, state)))
    pairs(rows)


def _drawn(draws: Iterable[tuple[int, Card]]) -> str:
    return ", ".join(f"{seat} {format_pile([card])}" for seat, card in draws)


def legal(position: MaybePosition = None, record: FromRecord = None) -> None:
    """List the legal actions of a position, plays with the combination they are."""
    found = asked_position(position, record)
    state = found.state
    actions = [(state.format_action(action), combination(state, action)) for action in state.legal_actions()]
    who = "nobody" if state.to_act is None else f"seat {state.to_act}"
    say(f"{who} to act, phase {state.phase}, {counted(len(actions), 'legal action')}")
    if any(name for _, name in actions):
        table(("action", "combination"), actions)
    else:
        for text, _ in actions:
            say(text)


def perft(
    start: GameOrPosition,
    depth: Annotated[
        int, typer.Option("--depth", "-d", min=0, max=40, help="Actions from the position on.")
    ] = 2,
    divide: Annotated[
        bool, typer.Option("--divide", help="Show what lies behind each first action.")
    ] = False,
    seed: Seed = "0",
    preset: PresetName = "text",
    option: Values = None,
) -> None:
    """Count the sequences of actions that lead on from a position, or from the first deal of a seed."""
    position = first_position(start, seed, preset, option)
    state = position.state
    say(format_position(position.rules, state))
    began = time.perf_counter()
    if depth == 0:
        counts = {"": 1}
    else:
        actions = state.legal_actions()
        counts = {
            state.format_action(action): leaves(state.apply(action), depth - 1)
            for action in tracked("counting", actions)
        }
    seconds = time.perf_counter() - began
    total = sum(counts.values())
    if divide and depth:
        table(("action", "sequences"), counts.items())
    rate = f", {total / seconds:,.0f} a second" if total > 100_000 else ""
    say(f"depth {depth}: {total} sequences in {seconds:.3f} s{rate}")
