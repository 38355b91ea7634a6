"""Palette: the colours of the table, of the cards and of what is written, in three looks."""

from dataclasses import dataclass

from rich.style import Style


@dataclass(frozen=True, slots=True)
class Palette:
    """One look. Every state has a shape too; colours only repeat it."""

    name: str
    dark: bool
    page: str
    panel: str
    inset: str
    table: str
    line: str
    ink: str
    soft: str
    accent: str
    on_accent: str
    good: str
    bad: str
    focus: str
    card: str
    card_edge: str
    card_ink: str
    pick: str
    on_pick: str
    red: str
    blue: str
    green: str

    def on_table(self, *, soft: bool = False, bold: bool = False) -> Style:
        """Text on the table."""
        return Style(color=self.soft if soft else self.ink, bgcolor=self.table, bold=bold)

    def ink_on(self, ground: str, *, bold: bool = False) -> Style:
        """Text on another ground."""
        return Style(color=self.ink, bgcolor=ground, bold=bold)

    def suit(self, suit: str, *, four: bool) -> str:
        """The colour of a suit, "" for jokers, in a pack of four or two colours."""
        if four:
            return {"H": self.red, "D": self.blue, "C": self.green}.get(suit, self.card_ink)
        return self.red if suit in ("H", "D") else self.card_ink


DARK = Palette(
    name="dark",
    dark=True,
    page="#0e1214",
    panel="#171c1f",
    inset="#22292d",
    table="#20303a",
    line="#7f8e95",
    ink="#edf1f2",
    soft="#a9b7bd",
    accent="#f0a8da",
    on_accent="#33102a",
    good="#74d6a6",
    bad="#ff9a90",
    focus="#8fb8ff",
    card="#f3f1ec",
    card_edge="#8a9296",
    card_ink="#14191c",
    pick="#7a2a62",
    on_pick="#ffffff",
    red="#b80f2b",
    blue="#1249a6",
    green="#0a5a31",
)
LIGHT = Palette(
    name="light",
    dark=False,
    page="#f2f4f5",
    panel="#ffffff",
    inset="#e9edef",
    table="#c9d4d7",
    line="#53616a",
    ink="#14191c",
    soft="#424e55",
    accent="#7a2a62",
    on_accent="#ffffff",
    good="#17603f",
    bad="#a81e1e",
    focus="#0a4fc4",
    card="#ffffff",
    card_edge="#93a2a8",
    card_ink="#14191c",
    pick="#7a2a62",
    on_pick="#ffffff",
    red="#c1122f",
    blue="#1450b4",
    green="#0b6236",
)
CONTRAST = Palette(
    name="contrast",
    dark=True,
    page="#000000",
    panel="#000000",
    inset="#1a1a1a",
    table="#000000",
    line="#ffffff",
    ink="#ffffff",
    soft="#ffffff",
    accent="#ffe14d",
    on_accent="#000000",
    good="#7dffb4",
    bad="#ffb3ab",
    focus="#00e5ff",
    card="#ffffff",
    card_edge="#000000",
    card_ink="#000000",
    pick="#000000",
    on_pick="#ffe14d",
    red="#b0001e",
    blue="#0036a3",
    green="#00552a",
)
LOOKS = {look.name: look for look in (DARK, LIGHT, CONTRAST)}
"""The looks by name; the first is the default."""
