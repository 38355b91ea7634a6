"""Plain: what people write, made fit to be shown to others."""

import unicodedata

HIDDEN = {"Cc", "Cf", "Co", "Cs", "Cn"}
"""Categories of what has no face: controls, terminal escapes, marks that turn the direction or join."""
MARKS = 2
"""How many accents one letter may carry."""


def plain(text: str, most: int) -> str:
    r"""`text` in one line without what can't be seen, at most `most` letters long; "" if nothing is left.

    >>> plain("  Ann\x1b[31m\u202e\n and   Bob ", 24)
    'Ann[31m and Bob'
    """
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text[: 8 * most]):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind[0] == "Z" or letter in "\t\n\r":
            kept.append(" ")
        elif kind not in HIDDEN and marks <= MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())[:most].rstrip()
