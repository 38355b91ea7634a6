"""play: sit down at a table among bots, new or left; on the full screen, or in lines of text."""

import os
from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from typing import Annotated, NamedTuple, Protocol

import typer

from triumvir.bots.bot import LEVELS, make
from triumvir.cli.ask import ask
from triumvir.cli.line import LineTable
from triumvir.cli.lines import Lines
from triumvir.cli.options import Language, NewSeed, Values, named_values, new_seed, spoken_before
from triumvir.cli.screen import complain
from triumvir.cli.way import Way, ask_way, last_way
from triumvir.errors import Code, ParseError, SetupError, TriumvirError
from triumvir.games.game import Game
from triumvir.games.registry import find, games
from triumvir.locales import words
from triumvir.locales.catalog import LANGUAGES, VARIABLES, Catalog, catalog, own_names
from triumvir.table import settings as remembered
from triumvir.table.home import home
from triumvir.table.local import LocalTable
from triumvir.table.rules import aim, house_rules
from triumvir.table.settings import PACES, Settings
from triumvir.table.setup import LEVEL, Setup
from triumvir.table.store import Keeper, Past, Store
from triumvir.table.words import Words

USUAL = "dou_dizhu"
PEOPLE = tuple(level for level in LEVELS if level != "random")
"""The levels that somebody would want to play against."""
COMMAND = "TRIUMVIR_COMMAND"
"""The variable that says by what this program was started, such as "make play"."""


class Screen(Protocol):
    """The full screen."""

    def __call__(
        self, table: LocalTable, catalog: Catalog, settings: Settings, lines: Sequence[str], *, saved: bool
    ) -> Settings:
        """Play at a table: what is said first, and whether the match is saved. Gives the settings as left."""
        ...


class Seat(NamedTuple):
    """A table to sit down at: who keeps it, if anybody does, what is said first, and what of it is not as
    usual.
    """

    table: LocalTable
    keeper: Keeper | None
    lines: Sequence[str]
    notes: Sequence[str]


class Wishes(NamedTuple):
    """What the command line says."""

    game: str | None = None
    bots: Sequence[str] = ()
    preset: str | None = None
    options: Sequence[str] = ()
    seed: str | None = None
    player: int = 0
    practice: bool = False


def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help=f"One of: {', '.join(games())}; with --resume a number."),
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Lines of text instead of the full screen.")] = False,
    lang: Language = None,
    resume: Annotated[
        bool, typer.Option("--resume", "-r", help="Go on with the last match, or with that of a number.")
    ] = False,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot", "-b", metavar="BOT", help=f"Who plays, one for each seat: {', '.join(LEVELS)}."
        ),
    ] = None,
    preset: Annotated[
        str | None, typer.Option("--preset", "-p", metavar="NAME", help="A named set of option values.")
    ] = None,
    option: Values = None,
    seed: NewSeed = None,
    seat: Annotated[
        int | None, typer.Option("--seat", min=0, max=3, help="The player that you are; 0 if left out.")
    ] = None,
    practice: Annotated[bool, typer.Option("--practice", help="Moves can be taken back.")] = False,
    pace: Annotated[
        str | None, typer.Option("--pace", metavar="PACE", help=f"How fast bots play: {', '.join(PACES)}.")
    ] = None,
    auto: Annotated[
        bool | None, typer.Option("--auto-pass/--no-auto-pass", help="Pass where nothing else is possible.")
    ] = None,
    timer: Annotated[
        int | None,
        typer.Option("--timer", min=0, max=3600, help="Seconds a turn; then a bot plays. 0: none."),
    ] = None,
) -> None:
    """Play a match in this terminal; bots play the other seats. What is missing is asked for."""
    folder, lines = home(os.environ), Lines()
    chosen = remembered.load(folder) if lines.terminal else Settings()
    said, chosen = language(lang, chosen, lines)
    chosen = timed(chosen, pace, auto, timer)
    settled = {"--bot": bot, "--preset": preset, "--option": option, "--seed": seed, "--seat": seat}
    given = [name for name, value in settled.items() if value is not None] + ["--practice"] * practice
    if resume and given:
        complain(said.say("line-settled", given=", ".join(given)))
        raise typer.Exit(2)
    try:
        if resume:
            seated = go_on(Store(folder), said, game)
        else:
            wishes = Wishes(game, bot or (), preset, option or (), seed, seat or 0, practice)
            asked = sit_down(Store(folder), wishes, chosen, said, lines)
            if asked is None:
                return
            seated, chosen = asked
    except TriumvirError as error:
        for fault in error.faults if isinstance(error, SetupError) else (error,):
            complain(words.error(said, fault.code, fault.got, fault.expected))
        raise typer.Exit(2) from error
    if lines.terminal:
        remembered.save(folder, chosen)
    sit(seated, said, chosen, lines, plain=plain)


def language(wanted: str | None, chosen: Settings, lines: Lines) -> tuple[Catalog, Settings]:
    """The language: as wanted, by the environment's own variable, as remembered, by the system, or asked."""
    said = spoken_before(wanted, chosen)
    if lines.terminal and not (wanted or chosen.language in LANGUAGES or _speaks()):
        answer = ask(said, lines, "language", [*own_names().items()], said.language)
        said = catalog(answer or said.language, latin=chosen.latin)
    return said, chosen.chosen(language=said.language)


def _speaks() -> bool:
    """Whether the system names a language that the catalogue has."""
    named = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), "")
    return named[:2].lower() in LANGUAGES


def timed(chosen: Settings, pace: str | None, auto: bool | None, timer: int | None) -> Settings:
    """Settings as the command line has them. Error: option/value."""
    if pace is not None and pace not in PACES:
        raise ParseError(Code.OPTION_VALUE, got=pace, expected=" | ".join(PACES), where="--pace")
    return replace(
        chosen,
        pace=chosen.pace if pace is None else pace,
        auto_pass=chosen.auto_pass if auto is None else auto,
        timer=chosen.timer if timer is None else timer,
    )


def sit_down(
    store: Store, wishes: Wishes, chosen: Settings, said: Catalog, lines: Lines
) -> tuple[Seat, Settings] | None:
    """A new table as wished; where nothing is wished on a terminal the match that was left, if the person
    wants that. None where the person leaves. Errors: those of `setup_of`.
    """
    left = next((each for each in store.saved() if not each.broken and not each.winners), None)
    if left and lines.terminal and wishes == Wishes():
        on = said.say("ask-match-on", n=said.number(left.number), game=words.game(said, left.game))
        answer = ask(said, lines, "match", [("on", on), ("new", said.say("ask-match-new"))], "on")
        if answer is None:
            return None
        if answer == "on":
            try:
                return go_on(store, said, str(left.number)), chosen
            except SetupError as error:  # such as a match that is played in another window
                lines.say(words.error(said, error.code, error.got, error.expected))
    asked = setup_of(wishes, chosen, said, lines)
    return asked and (begin(store, said, asked[0]), asked[1])


def way_of(wishes: Wishes, game: Game, chosen: Settings) -> Way:
    """The rules wished for; those of the last match where none are, and it was the same game."""
    if wishes.preset is not None or wishes.options:
        return Way(wishes.preset or "text", wishes.options, practice=wishes.practice)
    return last_way(game, chosen)._replace(practice=wishes.practice)


def setup_of(wishes: Wishes, chosen: Settings, said: Catalog, lines: Lines) -> tuple[Setup, Settings] | None:
    """The setup wished for, what is missing asked for on a terminal; none where the person leaves.

    Errors: those of a setup, bot/unknown, bot/budget, seat/unknown.
    """
    game: str | None = wishes.game
    if game is None and lines.terminal:
        answers = [(name, words.game(said, name)) for name in games()]
        game = ask(said, lines, "game", answers, chosen.game or USUAL)
        if game is None:
            return None
    game = game or USUAL
    bots = tuple(make(bot).name for bot in wishes.bots)
    if not bots and lines.terminal:
        answers = [(level, words.level(said, level)) for level in PEOPLE]
        level = ask(said, lines, "level", answers, chosen.level or LEVEL)
        if level is None:
            return None
        chosen, bots = chosen.chosen(level=level), (level,)
    way = way_of(wishes, find(game), chosen)
    if wishes.game is None and lines.terminal and not (wishes.preset or wishes.options):
        asked = ask_way(said, lines, find(game), way)
        if asked is None:
            return None
        way = asked
    setup = Setup(
        game=game,
        seed=wishes.seed or new_seed(),
        preset=way.preset,
        options=tuple(named_values(find(game), way.options).items()),
        player=wishes.player,
        bots=bots or (LEVEL,),
        practice=way.practice,
    )
    if wishes.player >= setup.rules.seats:
        expected = f"a seat from 0 to {setup.rules.seats - 1}"
        raise SetupError(Code.SEAT_UNKNOWN, got=wishes.player, expected=expected)
    return setup, chosen.chosen(game=game, preset=setup.preset, options=",".join(way.options))


def begin(store: Store, said: Catalog, setup: Setup) -> Seat:
    """A new table, saved as it is played, or not where that is impossible. Whoever has not played the game
    is told first what it is about.
    """
    keeper: Keeper | None = None
    known = any(each.game == setup.game for each in store.saved())
    try:
        keeper = store.begin(setup)
        kept = said.say("line-saved", n=said.number(keeper.number))
    except SetupError as error:
        kept = said.say("line-unsaved", why=words.error(said, error.code, error.got, error.expected))
    table = LocalTable(setup, keep=keeper)
    named = Words(said, setup.rules, setup.player, table.match.seating)
    others = [
        f"{named.player_name(player)} ({words.level(said, setup.bot_of(player))})"
        for player in range(setup.rules.seats)
        if player != setup.player
    ]
    lines = [said.say("line-match", game=words.game(said, setup.game), others=named.listed(others))]
    if rules := house_rules(said, setup.rules):
        lines.append(said.say("line-rules", rules=rules))
    if setup.practice:
        lines.append(said.say("line-practice"))
    notes = [] if known else [*aim(said, setup.rules), said.say("tui-first")]
    return Seat(table, keeper, (*lines, kept), [*notes, *lines[1:], *([] if keeper else [kept])])


def go_on(store: Store, said: Catalog, number: str | None) -> Seat:
    """A table that was left, by its number or the last one. Errors: those of `Store.resume`."""
    if number is not None and not (number.isdecimal() and len(number) < 9):
        raise SetupError(Code.SAVED_UNKNOWN, got=number, expected="the number of a saved match")
    keeper, past = store.resume(None if number is None else int(number))
    lines = _told(said, keeper, past)
    return Seat(LocalTable(past.setup, past.match, keeper), keeper, lines, lines[1:])


def _told(said: Catalog, keeper: Keeper, past: Past) -> Sequence[str]:
    """What is said of a match that goes on."""
    lines = [said.say("line-goes-on", n=said.number(keeper.number))]
    if past.fault:
        why = words.error(said, past.fault.code, past.fault.got, past.fault.expected)
        lines.append(said.say("line-broken", n=said.number(keeper.number), why=why))
    return lines


def sit(seated: Seat, said: Catalog, chosen: Settings, lines: Lines, *, plain: bool) -> None:
    """Play at a table, on the full screen if there is one; what is left is said when the person leaves."""
    table, keeper = seated.table, seated.keeper
    table.auto_pass = chosen.auto_pass
    screen = None if plain or not lines.terminal else full_screen()
    try:
        if screen:
            slow = [said.say("line-slow")] if interpreted() else []
            left = screen(table, said, chosen, [*seated.notes, *slow], saved=keeper is not None)
            said = catalog(left.language or said.language, latin=left.latin)
        else:
            lines.say(seated.lines)
            if lines.terminal and interpreted():
                lines.say(said.say("line-slow"))
            told = LineTable(table, said, chosen, lines)
            told.welcome()
            told.play()
            if lines.terminal:
                remembered.save(home(os.environ), told.settings)
    except KeyboardInterrupt:
        lines.say("")
    except SetupError as error:
        if error.code is not Code.SAVED_FAILED:
            raise
        lines.say(words.error(said, error.code, error.got, error.expected))
    finally:
        if keeper:
            keeper.close()
    if keeper and table.waits_for != "end":
        started = os.environ.get(COMMAND) if lines.terminal else None  # a pipe is offered nothing
        command = started or f"triumvir play --resume {keeper.number}"
        lines.say(said.say("line-bye", command=command))
    else:
        lines.say(said.say("line-bye-unsaved"))


def interpreted() -> bool:
    """Whether the bots run as plain Python, which is slow."""
    kernel = find_spec("triumvir.bots.climbing.kernel_weigh")
    return kernel is not None and (kernel.origin or "").endswith(".py")


def full_screen() -> Screen | None:
    """How to play on the full screen; none where that is not there, or what it needs is not installed."""
    if find_spec("triumvir.tui") is None or find_spec("textual") is None:
        return None
    run: Screen = import_module("triumvir.tui.app").run
    return run
