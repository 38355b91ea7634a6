"""Figures of long runs, told on the screen."""

import sys


def tell(capsys, title, head, rows):
    """A table of figures, past what pytest keeps to itself."""
    lines = [[str(cell) for cell in line] for line in (head, *rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    text = ["  ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True)) for line in lines]
    with capsys.disabled():
        sys.stdout.write("\n".join(["", "", title, *text, ""]))
