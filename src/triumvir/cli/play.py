"""play: a table in lines of text, one person among bots."""

import sys
from typing import Annotated, NamedTuple

import typer

from triumvir.bots.bot import LEVELS, Bot, make
from triumvir.cards.rng import Rng
from triumvir.cli.options import NewSeed, PresetName, Values, chosen_rules, new_seed
from triumvir.cli.screen import console, on_terminal, say
from triumvir.cli.words import combination, explained
from triumvir.errors import TriumvirError
from triumvir.games.game import Action, State
from triumvir.games.match import Match
from triumvir.games.registry import find, games
from triumvir.record.position import format_pile
from triumvir.views.view import View, view_of

VERBS = ("pass", "bid", "call", "rob", "trump", "play")
SHORT = {"auction": "bid", "trump": "trump", "play": "play"}
HELP = """type an action: bid 2, pass, call, rob, trump H, play 3335, play JH; the first word may be left out
legal  what you may do now      table  what you see      help  this      quit  leave the table"""


class Leave(Exception):  # noqa: N818 - it ends the game, nothing went wrong
    """The person leaves the table."""


class Others(NamedTuple):
    """Who plays the other seats, and what follows from the seed for them."""

    bot: Bot
    rng: Rng


def play(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help=f"One of: {', '.join(games())}.")
    ] = "dou_dizhu",
    seed: NewSeed = None,
    preset: PresetName = "text",
    option: Values = None,
    seat: Annotated[int, typer.Option("--seat", min=0, max=3, help="The player that you are.")] = 0,
    bot: Annotated[
        str, typer.Option("--bot", help=f"Who plays the other seats: {', '.join(LEVELS)}.")
    ] = "club",
) -> None:
    """Play a match in this terminal; bots play the other seats."""
    rules = chosen_rules(find(game), preset, option)
    if seat >= rules.seats:
        raise typer.BadParameter(f"{game} has the players 0 to {rules.seats - 1}")
    match = Match.start(rules, seed or new_seed())
    others = Others(make(bot), Rng.stream(match.seed, "others"))
    say(f"{game}, seed {match.seed}; you are player {seat}", "bold")
    say(HELP)
    try:
        while not match.winners:
            match = _deal(match, seat, others)
            if not match.winners:
                _ask("next deal: Enter, or quit> ")
                match = match.deal_next()
    except Leave:
        say("bye")
        return
    winners = ("you" if player == seat else f"player {player}" for player in match.winners)
    say(f"won by {', '.join(winners)}", "bold")


def _deal(match: Match, player: int, others: Others) -> Match:
    """One deal to its end."""
    you = match.seating.index(player)
    deal, number = match.state.deal, len(match.past) + 1
    say(f"deal {number}: you sit at seat {you}, dealer {deal.dealer}, opener {deal.opener}", "bold")
    while match.state.to_act is not None:
        seat, state = match.state.to_act, match.state
        if seat == you:
            _show(view_of(match, you))
            match = _yours(match)
        else:
            match = match.apply(others.bot.act(view_of(match, seat, recall=True), others.rng))
        text = match.actions[-1].partition(" ")[2]
        say(
            f"{'you' if seat == you else f'seat {seat}'}: {_with_name(state, text, state.parse_action(text))}"
        )
    outcome = match.past[-1].outcome
    if outcome.thrown_in:
        say("thrown in, the same dealer deals again", "bold")
    else:
        points = ", ".join(f"seat {seat} {points:+d}" for seat, points in enumerate(outcome.points))
        totals = ", ".join(f"player {each} {total:+d}" for each, total in enumerate(match.totals))
        say(f"points: {points}; totals: {totals}", "bold")
    return match


def _yours(match: Match) -> Match:
    """The match after what the person at the table wants to do."""
    state = match.state
    while True:
        words = _ask("you> ").split()
        line = " ".join(words)
        if line == "legal":
            for choice in view_of(match, state.to_act).legal:
                say(f"  {_with_name(state, choice.text, choice.action)}")
        elif line == "table":
            _show(view_of(match, state.to_act))
        elif line in ("help", "?", ""):
            say(HELP)
        else:
            text = line if words[0] in VERBS else f"{SHORT[state.phase]} {line}"
            try:
                return match.apply(state.parse_action(text))
            except TriumvirError as error:
                say(explained(error), "red")


def _with_name(state: State, text: str, action: Action) -> str:
    what = combination(state, action)
    return f"{text}  ({what})" if what else text


def _ask(prompt: str) -> str:
    """A line that was typed; the end of the input leaves the table."""
    console().print(prompt, end="" if on_terminal() else "\n", markup=False)
    line = sys.stdin.readline()
    if not line or line.strip() in ("quit", "q", "exit"):
        raise Leave
    return line.strip()


def _show(view: View) -> None:
    """What one seat sees, in a few lines."""
    sizes = ", ".join(f"seat {seat} {size}" for seat, size in enumerate(view.hand_sizes))
    say(f"cards: {sizes}")
    if view.declarer is not None:
        trump = f", trumps {view.trump}" if view.trump else ""
        say(f"declarer: seat {view.declarer}, stake {view.stake}{trump}")
    if view.kitty and None not in view.kitty:
        say(f"kitty: {' '.join(format_pile([card]) for card in view.kitty if card is not None)}")
    for laid in view.table:
        say(f"on the table: seat {laid.seat}, {laid.text}")
    if view.tricks:
        say(f"tricks: {', '.join(f'seat {seat} {taken}' for seat, taken in enumerate(view.tricks))}")
    say(f"your hand: {view.hand}", "bold")
