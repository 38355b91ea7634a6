"""The rates as bars on a logarithmic scale, an SVG written by hand."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10

from benchmarks.speed.measure import Contender, Spread

ROW, LEFT, RIGHT, TOP, WIDTH = 26, 250, 150, 46, 560
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#222}.n{text-anchor:end}.t{fill:#666}"
    ".g{stroke:#ddd}.s{stroke:#222}"
)
OURS, OTHERS = "#2a6f97", "#b08968"


def svg(contenders: Sequence[Contender], ours: frozenset[str], title: str) -> str:
    """A bar for each contender: the median, with a line from the slowest round to the fastest."""
    spreads = {contender.name: Spread.of(contender.rates) for contender in contenders}
    low = floor(log10(min(spread.low for spread in spreads.values())))
    high = ceil(log10(max(spread.high for spread in spreads.values())))

    def x(rate: float) -> float:
        return LEFT + WIDTH * (log10(rate) - low) / (high - low)

    height = TOP + ROW * len(contenders) + 30
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + RIGHT} {height}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        '<rect width="100%" height="100%" fill="#fff"/>',
        f'<text x="12" y="24">{escape(title)}</text>',
    ]
    for power in range(low, high + 1):
        at = x(10.0**power)
        parts.append(f'<path class="g" d="M{at:.1f} {TOP - 8}V{height - 24}"/>')
        parts.append(
            f'<text class="t" x="{at:.1f}" y="{height - 8}" text-anchor="middle">{10**power:,}</text>'
        )
    for row, contender in enumerate(sorted(contenders, key=lambda one: -spreads[one.name].mid)):
        spread, y = spreads[contender.name], TOP + ROW * row
        colour, end, middle = OURS if contender.name in ours else OTHERS, x(spread.mid), y + ROW / 2 - 3
        parts += [
            f'<text class="n" x="{LEFT - 8}" y="{y + 15}">{escape(contender.name)}</text>',
            f'<rect x="{LEFT}" y="{y}" width="{end - LEFT:.1f}" height="{ROW - 6}" fill="{colour}"/>',
            f'<path class="s" d="M{x(spread.low):.1f} {middle}H{x(spread.high):.1f}"/>',
            f'<text x="{max(end, x(spread.high)) + 8:.1f}" y="{y + 15}">{spread.mid:,.0f}</text>',
        ]
    return "\n".join([*parts, "</svg>", ""])
