"""Reviewer: a process that looks for the mistakes of one deal, and ends. It is asked by one line of JSON, and
answers with the review, or with nothing where it failed.
"""

import os
import sys

import msgspec

from triumvir.locales.catalog import catalog
from triumvir.server.bots.worker import allow
from triumvir.server.mistakes import review


class Asked(msgspec.Struct, frozen=True):
    """Of which deal of a record, in which language, and for how many seconds."""

    text: str
    deal: int
    language: str
    seconds: float


def main() -> None:
    """Answer what stands on standard input."""
    asked = msgspec.json.decode(sys.stdin.buffer.read(), type=Asked)
    allow("AS", 1024 << 20)
    allow("CPU", round(asked.seconds) + 10)
    if hasattr(os, "nice"):
        os.nice(5)
    found = review(asked.text, asked.deal, catalog(asked.language), asked.seconds)
    sys.stdout.buffer.write(msgspec.json.encode(found))


if __name__ == "__main__":
    main()
