"""verify: whether the deals of a record are those that a server committed to."""

from pathlib import Path
from typing import Annotated

import typer

from triumvir.cli.screen import counted, say
from triumvir.cli.sources import read_bytes
from triumvir.table.fair import Finding, verify_text

PROVED = """\
Proved: none of these deals was changed after its commitment, and none was chosen by the server alone if it
has a salt. Compare the commitments with those you were shown before each deal, and your salts with yours.
Not proved: that nobody looked at the cards, or told them."""


def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A server's record; - is standard input.")],
) -> None:
    """Check that every deal of a record is the one that was committed to before it (exit code 1 if not)."""
    found = verify_text(read_bytes(file))
    for finding in found:
        _show(finding)
    if any(finding.fault for finding in found):
        say("This record proves nothing.", "bold red")
        raise typer.Exit(1)
    say(f"{counted(len(found), 'deal')} as committed", "bold green")
    say(PROVED)


def _show(finding: Finding) -> None:
    """One line."""
    name = f"deal {finding.deal}" if finding.deal else "record"
    if finding.fault:
        say(f"{name}: {finding.fault}", "bold red")
    elif finding.proof:
        chairs = ", ".join(map(str, finding.proof.salted)) or "none"
        say(f"{name}: as committed in {finding.proof.commitment}, salts of players: {chairs}")
