"""The full-screen table: the program around the screens, and the way in."""

import os
import sys
from collections.abc import Sequence

from textual.app import App
from textual.theme import Theme

from triumvir.locales.catalog import Catalog
from triumvir.table.home import home
from triumvir.table.local import LocalTable
from triumvir.table.settings import Settings, save
from triumvir.tui.palette import LOOKS, Palette
from triumvir.tui.screen import PLAIN, Kept, Opening, TableScreen
from triumvir.tui.sheet import CSS as SHEETS

HANGS = 2.0
"""How often the terminal is looked for, in seconds."""


def themed(look: Palette) -> Theme:
    """A look as the widgets of the framework take it."""
    return Theme(
        name=f"triumvir-{look.name}",
        primary=look.accent,
        accent=look.accent,
        foreground=look.ink,
        background=look.page,
        surface=look.table,
        panel=look.panel,
        dark=look.dark,
    )


class TableApp(App[Settings]):
    """One table in a whole terminal; it ends with the settings as they are then."""

    CSS = SHEETS
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self,
        table: LocalTable,
        catalog: Catalog,
        settings: Settings,
        keep: Kept,
        opening: Opening = PLAIN,
    ) -> None:
        """A program for one table; settings are kept by `keep` when they change."""
        super().__init__()
        for look in LOOKS.values():
            self.register_theme(themed(look))
        self.table = TableScreen(self, table, catalog, settings, keep, opening)

    def on_mount(self) -> None:
        """Show the table."""
        self.theme = f"triumvir-{self.table.palette.name}"
        self.push_screen(self.table)
        if not self.is_headless and sys.stdin.isatty():
            self.set_interval(HANGS, self._leave_if_hung_up)

    def _leave_if_hung_up(self) -> None:
        """Leave the table when its terminal is gone: not every system tells a program so by a signal."""
        if not sys.stdin.isatty():
            self.exit(self.table.settings)

    async def action_quit(self) -> None:
        """Leave the table; the match is kept."""
        self.exit(self.table.settings)


def run(
    table: LocalTable,
    catalog: Catalog,
    settings: Settings,
    lines: Sequence[str] = (),
    *,
    saved: bool = True,
    keep: Kept | None = None,
) -> Settings:
    """Play at a table in this terminal until the person leaves. Gives the settings as they were left.

    `lines` are said first; `saved`: whether the match is saved as it is played. Settings that change are kept
    at once, in the person's folder if nothing else is given. A crash ends the process with an exit code.
    """
    app = TableApp(table, catalog, settings, keep or _keep, Opening(lines, saved))
    left = app.run()
    if app.return_code:
        raise SystemExit(app.return_code)
    return left or settings


def _keep(settings: Settings) -> None:
    """Keep settings in the person's folder."""
    save(home(os.environ), settings)
