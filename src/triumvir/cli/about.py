"""rules, doctor: what a game's options are, and what is installed."""

import re
from collections.abc import Iterator
from importlib import metadata
from typing import Annotated

import typer

from triumvir.arena.versions import kernels, python, version
from triumvir.cli.arabic import self_test
from triumvir.cli.options import GameName, Language, PresetName, Values, chosen_rules, spoken
from triumvir.cli.screen import pairs, say, table
from triumvir.games.game import Game, Preset
from triumvir.games.options import RuleSet
from triumvir.games.registry import find
from triumvir.locales.catalog import Catalog
from triumvir.locales.rules import short_rules

_NEED = re.compile(r"""([A-Za-z0-9._-]+).*;\s*extra\s*==\s*["']([^"']+)["']""")


def rules(
    game: GameName,
    preset: PresetName = "text",
    option: Values = None,
    diff: Annotated[bool, typer.Option("--diff", help="Only what differs from the default.")] = False,
    presets: Annotated[bool, typer.Option("--presets", help="All presets, with their reasons.")] = False,
    short: Annotated[bool, typer.Option("--short", help="How the game is played, in words.")] = False,
    lang: Language = None,
) -> None:
    """Show a game's options: value, default and what is allowed; its presets; or how it is played."""
    found = find(game)
    if presets:
        for each in found.presets:
            _show_preset(found, each)
        return
    chosen, default = chosen_rules(found, preset, option).chosen, found.rules().chosen
    if short:
        _show_short(spoken(lang), chosen)
        return
    differs = chosen.diff()
    pairs([("game", game), ("preset", preset), ("rules", chosen.hash)])
    shown = [each for each in found.options if each.name in differs or not diff]
    if diff and not shown:
        say("nothing differs from the default")
        return
    if diff:
        reasons = found.preset(preset).reasons
        differing = [
            (each.name, chosen.text(each.name), default.text(each.name), reasons.get(each.name, ""))
            for each in shown
        ]
        table(("option", "value", "default", "reason"), differing)
        return
    rows = [(each.name, chosen.text(each.name), default.text(each.name), each.allowed) for each in shown]
    table(("option", "value", "default", "allowed"), rows)
    say(f"presets: {', '.join(each.name for each in found.presets)}")


def _show_preset(game: Game, preset: Preset) -> None:
    chosen = game.rules(preset.name).chosen
    say(f"{preset.name} ({chosen.hash})", "bold")
    for name in preset.values:
        say(f"  {name} = {chosen.text(name)}: {preset.reasons.get(name, '')}")
    if preset.note:
        say(f"  {preset.note}")
    for difference in preset.differences:
        say(f"  no option says: {difference}")


def _show_short(said: Catalog, chosen: RuleSet) -> None:
    """The rules in short, with the options in force."""
    values = {each.name: chosen[each.name] for each in chosen.options}
    for title, lines in short_rules(said, chosen.game, values, chosen.diff()):
        say(title, "bold")
        for line in lines:
            say(f"  {line}")


def doctor(
    arabic: Annotated[
        bool, typer.Option("--arabic", help="Whether this terminal shows Arabic, and what to do if not.")
    ] = False,
    lang: Language = None,
) -> None:
    """Show versions, what is compiled, and which extras are installed."""
    if arabic:
        self_test(spoken(lang))
        return
    pairs(
        [
            ("python", python()),
            ("triumvir", version("triumvir")),
            ("Cython", version("Cython")),
        ]
    )
    found = list(kernels())
    compiled = sum(state == "compiled" for _, state, _ in found)
    say(f"{compiled} of {len(found)} kernels compiled", "bold")
    table(("kernel", "state", "file"), found)
    table(("extra", "package", "version"), _extras())


def _extras() -> Iterator[tuple[str, str, str]]:
    """Each package that an extra asks for, and its version."""
    try:
        needs = metadata.requires("triumvir") or []
    except metadata.PackageNotFoundError:  # run from its source, nothing installed
        needs = []
    for need in needs:
        if match := _NEED.match(need):
            yield match[2], match[1], version(match[1])
