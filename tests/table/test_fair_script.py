"""The script that checks a record without the package: what it must find in commitments and cards."""

import subprocess
import sys
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.table.fair import digits, exchanged, fair_match, fair_record, noting, of_deal
from triumvir.games.registry import games
from triumvir.record.record import Record
from triumvir.record.toml import format_record
from triumvir.table.fair import commitment

SCRIPT = Path(__file__).parents[2] / "docs" / "howto" / "verify.py"
TEXT = SCRIPT.read_text(encoding="utf-8")
CODE = compile(TEXT, SCRIPT, "exec")


@pytest.fixture
def check(monkeypatch, capsys):
    """What the script says of a record, and how it ends."""

    def checked(record):
        text = format_record(record).encode()
        monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=BytesIO(text)))
        end = None
        try:
            exec(CODE, {})
        except SystemExit as exit_:
            end = exit_.code
        return capsys.readouterr().out.splitlines(), end

    return checked


def fine(deals):
    """What is said of so many deals as they should be."""
    return [f"deal {number}: as committed" for number in range(1, deals + 1)]


def test_it_fits_forty_lines():
    lines = TEXT.splitlines()
    assert len(lines) <= 40
    assert max(map(len, lines)) <= 110


@pytest.mark.parametrize("name", games())
def test_records_of_every_game_are_found_right(check, name):
    for run in range(10):
        record = fair_record(name, 2, f"script {run}")
        assert check(record) == (fine(len(record.deals)), None)
    if name == "big_three":
        assert check(fair_record(name, 2, opener="lowest_heart", next_dealer="rotate")) == (fine(2), None)


@pytest.mark.parametrize("name", games())
def test_other_cards_and_other_promises_are_found_out(check, name):
    match, proofs = fair_match(name, 2)
    record = noting(Record.of(match, explicit=True), proofs)
    facts, proof = record.deals[1].facts, proofs[1]
    other = [
        of_deal(record, 1, hands=exchanged(facts)),
        of_deal(record, 1, dealer=(facts.dealer + 1) % match.rules.seats),
        *([of_deal(record, 1, kitty=facts.kitty[::-1])] if facts.kitty else []),
    ]
    changes = (
        {"seed": digits(1)},
        {"seed": digits(1), "commitment": commitment(digits(1))},
        {"commitment": digits(1)},
        {"salts": proof.salts[1:] + proof.salts[:1]},
        {"deal": proof.deal + 1},
        {"table": "other"},
    )
    other += [noting(record, [proofs[0], replace(proof, **changed)]) for changed in changes]
    for wrong in other:
        assert check(wrong) == (fine(1), "deal 2: not as committed")
    with pytest.raises(ValueError, match="zip"):
        check(noting(record, proofs[:1]))


def test_it_runs_where_no_package_is(tmp_path):
    record = tmp_path / "record.toml"
    record.write_text(format_record(fair_record("hokm")), encoding="utf-8")
    command = [sys.executable, "-I", "-S", str(SCRIPT)]
    with record.open("rb") as text:
        done = subprocess.run(command, stdin=text, capture_output=True, text=True, check=True, cwd=tmp_path)
    assert done.stdout.splitlines() == fine(3)
