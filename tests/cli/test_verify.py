"""verify: what is said of a record from a server, and how it ends."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.table.fair import fair_match, fair_record, of_deal, proof_of
from triumvir.cli.verify import PROVED
from triumvir.errors import Code
from triumvir.games.registry import find, games
from triumvir.record.record import Record
from triumvir.record.toml import format_record
from triumvir.table.fair import dealt, noted

KEPT = Path(__file__).parents[1] / "table" / "fair_record.toml"


@pytest.mark.parametrize("name", games())
def test_a_fair_record(invoke, tmp_path, name):
    match, proofs = fair_match(name, 2)
    text = format_record(Record.of(match, explicit=True, note=noted(proofs)))
    path = tmp_path / "match.toml"
    path.write_bytes(text.encode())
    for result in (invoke("verify", str(path)), invoke("verify", "-", text=text)):
        *lines, count, first, second, third = result.stdout.splitlines()
        assert result.exit_code == 0
        assert lines == [
            f"deal {number}: as committed in {proof.commitment},"
            f" salts of players: {', '.join(map(str, proof.salted))}"
            for number, proof in enumerate(proofs, start=1)
        ]
        assert count == f"{len(lines)} deal{'s' * (len(lines) > 1)} as committed"
        assert [first, second, third] == PROVED.splitlines()


def test_a_deal_without_salts_is_told(invoke):
    proof = replace(proof_of("table", 0, 3, "name"), salts=("", "", ""))
    match = dealt(find("hokm").rules(), proof.deal_seed)
    text = format_record(Record.of(match, explicit=True, note=noted([proof])))
    assert "salts of players: none\n" in invoke("verify", "-", text=text).stdout


def test_what_is_not_fair_ends_with_1(invoke):
    record = fair_record("dou_dizhu", 2)
    facts = record.deals[1].facts
    wrong = of_deal(record, 1, kitty=facts.kitty[::-1])
    text = format_record(record)
    for given, line, code in (
        (format_record(wrong), "deal 2: fair/deal: ", Code.FAIR_DEAL),
        (text.replace("bid", "bit", 1), "record: record/checksum: ", Code.RECORD_CHECKSUM),
        (text + "\n", "record: fair/text: ", Code.FAIR_TEXT),
        ("", "record: record/missing: ", Code.RECORD_MISSING),
    ):
        result = invoke("verify", "-", text=given)
        assert result.exit_code == 1
        assert any(each.startswith(line) for each in result.stdout.splitlines()), code
        assert result.stdout.endswith("This record proves nothing.\n")
        assert PROVED not in result.stdout


def test_the_record_of_the_pages_is_kept():
    assert KEPT.read_text(encoding="utf-8") == format_record(fair_record("hokm", 2, "kitchen"))
