"""Plot: a picture of a contest as SVG: points and wins by bot and role, and the running difference."""

from collections.abc import Sequence
from io import BytesIO
from typing import Any

from triumvir.arena.estimate import Estimate
from triumvir.arena.extra import load
from triumvir.arena.result import Result
from triumvir.arena.stats import Standing, Summary, differences, running, summary

Axes = Any
"""One of the three drawings."""
INK, PALE = "#1f2430", "#d9dce3"
COLOURS = ("#2f6fb3", "#d1662b", "#3c8d5a", "#8a56a8")
"""Of the bots."""
CURVES = ("#384860", "#b0892c", "#9c3f5d", "#2b8c8c", "#6f7d3c", "#7a6552")
"""Of pairs of bots."""
MARKS = {"": "o", "declarer": "D", "defender": "s"}
STYLE = {
    "axes.edgecolor": PALE,
    "axes.labelcolor": INK,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titlelocation": "left",
    "axes.titlesize": 11,
    "axes.titleweight": "bold",
    "font.family": "DejaVu Sans",
    "font.size": 9,
    "svg.hashsalt": "triumvir",
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
}
MOST_POINTS = 2000
"""A curve has no more points than can be seen."""


def svg(result: Result) -> bytes:
    """The picture; the same bytes for the same boards. Error: extra/missing."""
    told = summary(result.boards, len(result.header.bots))
    with load("matplotlib").rc_context(STYLE):
        rows = len(told.standings)
        figure = load("matplotlib.figure").Figure(figsize=(10, 5.2 + 0.26 * rows), layout="constrained")
        places, heights = [["points", "won"], ["running", "running"]], (1.2 + 0.26 * rows, 3.4)
        axes = figure.subplot_mosaic(places, height_ratios=heights)
        _estimates(axes["points"], told, result.header.labels, points=True)
        _estimates(axes["won"], told, result.header.labels, points=False)
        _running(axes["running"], result, told)
        figure.suptitle(_title(result, told), x=0.01, ha="left", fontsize=12)
        return _written(figure)


def _written(figure: Any) -> bytes:
    """No date, no version: the file follows from the figures alone."""
    out = BytesIO()
    figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    return out.getvalue()


def _title(result: Result, told: Summary) -> str:
    header = result.header
    way = "duplicate" if header.duplicate else "not duplicate"
    return f"{header.game} ({header.rules}), {told.boards} boards, {way}, seed {header.seed}"


def _estimates(axes: Axes, told: Summary, labels: Sequence[str], *, points: bool) -> None:
    """A mark with its interval for each bot and role, the first bot on top."""
    for place, standing in enumerate(told.standings):
        found = standing.points if points else standing.won
        if found:
            _mark(axes, found, place, COLOURS[standing.bot % len(COLOURS)], MARKS[standing.role])
    axes.set_yticks(range(len(told.standings)), [_row(each, labels) for each in told.standings])
    axes.set_ylim(max(len(told.standings), 1) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0, labelleft=points)
    axes.grid(axis="x", color=PALE, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.set_title("Points a deal" if points else "Share of wins")
    if points:
        axes.axvline(0, color=INK, linewidth=0.8)
    else:
        axes.set_xlim(0, 1)


def _row(standing: Standing, labels: Sequence[str]) -> str:
    return standing.role or labels[standing.bot]


def _mark(axes: Axes, found: Estimate, place: int, colour: str, mark: str) -> None:
    """The value and its figure; no bar where the interval is without end."""
    if found.boards > 1:
        axes.plot((found.low, found.high), (place, place), color=colour, linewidth=2, alpha=0.55)
    axes.plot((found.value,), (place,), mark, color=colour, markersize=6)
    above = (0, 5)
    axes.annotate(
        f"{found.value:.2f}", (found.value, place), above, textcoords="offset points", ha="center", fontsize=7
    )


def _running(axes: Axes, result: Result, told: Summary) -> None:
    """How the difference of each two bots settles, and its interval."""
    labels = result.header.labels
    for number, duel in enumerate(told.duels):
        curve = running(differences(result.boards, duel.first, duel.second))
        curve = curve[:: -max(1, -(-len(curve) // MOST_POINTS))][::-1]
        places, colour = [each.boards for each in curve], CURVES[number % len(CURVES)]
        axes.fill_between(
            places,
            [each.low for each in curve],
            [each.high for each in curve],
            color=colour,
            alpha=0.18,
            linewidth=0,
        )
        named = f"{labels[duel.first]} above {labels[duel.second]}"
        axes.plot(places, [each.value for each in curve], color=colour, linewidth=1.6, label=named)
        _scale(axes, duel.difference)
    axes.axhline(0, color=INK, linewidth=0.8)
    axes.grid(axis="y", color=PALE, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.set_title("Points a deal above the other bot, after so many boards (95 % band)")
    axes.set_xlabel("boards")
    axes.set_xlim(left=0)
    if told.duels:
        axes.legend(frameon=False, loc="upper right")


def _scale(axes: Axes, last: Estimate) -> None:
    """The first boards vary so much that what follows could not be seen: they may leave the picture."""
    if last.boards > 1:
        reach = 5 * max(last.high - last.value, abs(last.value) / 4, 0.05)
        low, high = axes.get_ylim() if axes.get_autoscaley_on() is False else (last.value, last.value)
        axes.set_ylim(min(low, last.value - reach, 0 - reach / 8), max(high, last.value + reach, reach / 8))
