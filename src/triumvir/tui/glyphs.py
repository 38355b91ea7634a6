"""Glyphs: ranks three lines tall, for cards that are large enough."""

LINES = 3
"""How tall a glyph is."""
DOTS = {
    "2": "111 001 111 100 111 000",
    "3": "111 001 011 001 111 000",
    "4": "101 101 111 001 001 000",
    "5": "111 100 111 001 111 000",
    "6": "100 100 111 101 111 000",
    "7": "111 001 001 010 010 000",
    "8": "111 101 111 101 111 000",
    "9": "111 101 111 001 001 000",
    "A": "010 101 101 111 101 000",
    "K": "101 101 110 101 101 000",
    "Q": "111 101 101 101 111 001",
    "J": "001 001 001 101 111 000",
}
"""Three dots by six, each a cell wide and half a line high."""
FINE = {
    "10": "11011111 11011011 11011011 11011011 11011111 00000000",
    "Т": "111111 001100 001100 001100 001100 000000",
    "К": "110011 110011 111100 110011 110011 000000",
    "Д": "011110 011010 011010 011010 111111 100001",
    "В": "111100 110011 111100 110011 111100 000000",
    "★": "001100 111111 011110 011110 110011 000000",
    "☆": "001100 110011 010010 011110 110011 000000",
}
"""Dots half a cell wide and half a line high."""
BLOCKS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"


def glyph(text: str) -> tuple[str, ...]:
    """The lines of a rank; none for a text that has no glyph.

    >>> glyph("7")
    ('▀▀█', ' ▄▀', ' ▀ ')
    >>> len(glyph("10")[0]), glyph("?")
    (4, ())
    """
    if text in DOTS:
        rows = ["".join(dot * 2 for dot in row) for row in DOTS[text].split()]
    elif text in FINE:
        rows = FINE[text].split()
    else:
        return ()
    return tuple(
        "".join(_block(upper[at : at + 2], lower[at : at + 2]) for at in range(0, len(upper), 2))
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    )


def _block(upper: str, lower: str) -> str:
    """The character for four dots."""
    return BLOCKS[sum(1 << bit for bit, dot in enumerate(upper + lower) if dot == "1")]
