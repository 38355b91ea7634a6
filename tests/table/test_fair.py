"""Fair deals: the seed of a deal, and what the check of a record finds."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import triumvir
from tests.table.fair import digits, exchanged, fair_match, fair_record, noting, of_deal
from triumvir.cards.rng import Rng
from triumvir.errors import Code, SetupError
from triumvir.games.match import Match
from triumvir.games.registry import find, games
from triumvir.record.note import format_note
from triumvir.record.record import Record
from triumvir.record.toml import format_record
from triumvir.table.fair import (
    Finding,
    check_salt,
    commitment,
    deal_seed,
    new_seed,
    noted,
    verify,
    verify_text,
)

NAMES = tuple(games())
VECTORS = Path(__file__).with_name("fair_vectors.jsonl").read_text(encoding="utf-8").splitlines()
"""What another program computed, in another language (`fair_vectors.mjs`)."""


def codes(found):
    """The number and the code of every fault."""
    return [(finding.deal, finding.fault.code) for finding in found if finding.fault]


@pytest.mark.parametrize("name", NAMES)
def test_what_was_dealt_as_promised_is_found_so(name):
    for run in range(2):
        match, proofs = fair_match(name, 4, f"run {run}")
        record = Record.of(match, explicit=True, note=noted(proofs))
        found = verify_text(format_record(record))
        assert found == verify(record) == verify_text(format_record(record).encode())
        assert found == [Finding(at + 1, None, proof) for at, proof in enumerate(proofs)]
        assert {chair for proof in proofs for chair in proof.salted} == {*range(match.rules.seats)}
        assert all(proof.salts[chair] for proof in proofs for chair in proof.salted)


def test_a_seed_is_new_and_a_salt_is_hex_or_nothing():
    assert len({new_seed() for _ in range(100)}) == 100
    for good in ("", "0" * 16, "0123456789abcdef" * 4, new_seed()):
        assert check_salt(good) == good
    for bad in ("0" * 15, "0" * 65, "0" * 15 + "A", "0" * 15 + "g", "0" * 16 + "\n", " " * 16, "٠" * 16):
        with pytest.raises(SetupError) as caught:
            check_salt(bad)
        assert caught.value.code == Code.FAIR_SALT


@pytest.mark.parametrize("line", VECTORS)
def test_another_program_comes_to_the_same(line):
    vector = json.loads(line)
    seed = deal_seed(vector["seed"], vector["table"], vector["deal"], vector["salts"])
    assert commitment(vector["seed"]) == vector["commitment"]
    assert seed == vector["deal_seed"]
    for order in vector["orders"]:
        assert Rng.stream(seed, "pack", vector["number"]).shuffled(range(len(order))) == order


def test_no_two_things_to_deal_from_share_a_seed():
    seed = "0" * 64
    given = [
        ("t", 1, ("", "", "")),
        ("t", 1, ("", "", "", "")),
        ("t", 11, ("", "", "")),
        ("t1", 1, ("", "", "")),
        *(("t", 1, tuple("0" * 16 if chair == at else "" for chair in range(3))) for at in range(3)),
        ("t", 1, ("0" * 17, "", "")),
    ]
    found = {deal_seed(seed, *each) for each in given} | {deal_seed(new_seed(), *given[0])}
    assert len(found) == len(given) + 1


@pytest.mark.parametrize("name", NAMES)
def test_no_fact_of_a_deal_can_be_another(name):
    record = fair_record(name)
    seats = record.rules.seats
    for at, deal in enumerate(record.deals):
        facts = deal.facts
        seating = facts.seating or tuple(range(seats))
        other = [
            {"hands": exchanged(facts)},
            {"dealer": (facts.dealer + 1) % seats},
            {"opener": (facts.opener + 1) % seats},
            {"seating": (*seating[1:], seating[0])},
        ]
        other += [{"kitty": facts.kitty[::-1]}] if facts.kitty else []
        other += [{"sides": facts.sides[1:] + facts.sides[:1]}] if facts.sides else []
        other += [] if at else [{"blanks": 1}]
        for changed in other:
            found = verify(of_deal(record, at, **changed))
            assert (at + 1, Code.FAIR_DEAL) in codes(found)
            fault = found[at].fault
            assert fault.got == f"other {', '.join(changed)}"
            assert fault.where == f"deal {at + 1}"


def test_actions_and_results_have_to_follow():
    record = fair_record("dou_dizhu")
    last = record.deals[-1]
    for deal, code in (
        (replace(last, actions=last.actions[1:]), Code.RECORD_ACTION),
        (replace(last, result=tuple(points * 2 for points in last.result)), Code.RECORD_RESULT),
        (replace(last, totals=(0, 0, 0)), Code.RECORD_RESULT),
        (replace(last, thrown_in=not last.thrown_in), Code.RECORD_RESULT),
    ):
        found = verify(replace(record, deals=(*record.deals[:-1], deal)))
        assert codes(found) == [(0, code)]
        assert [finding.deal for finding in found] == [1, 2, 3, 0]


@pytest.mark.parametrize("name", ["hokm", "big_three/4"])
def test_a_proof_must_be_right_in_every_part(name):
    match, proofs = fair_match(name, 3)
    record = Record.of(match, explicit=True)
    salts = proofs[1].salts
    for wrong, expected in (
        (replace(proofs[1], table="other"), [(2, Code.FAIR_ORDER), (3, Code.FAIR_ORDER)]),
        (replace(proofs[1], deal=7), [(2, Code.FAIR_ORDER), (3, Code.FAIR_ORDER)]),
        (replace(proofs[1], commitment=commitment("")), [(2, Code.FAIR_COMMITMENT)]),
        (replace(proofs[1], seed=digits(1)), [(2, Code.FAIR_COMMITMENT)]),
        (replace(proofs[1], seed=digits(1), commitment=commitment(digits(1))), [(2, Code.FAIR_DEAL)]),
        (replace(proofs[1], seed=proofs[1].seed.upper()), [(2, Code.FAIR_COMMITMENT)]),
        (replace(proofs[1], salts=salts[::-1]), [(2, Code.FAIR_DEAL)]),
        (replace(proofs[1], salts=("", *salts[1:])), [(2, Code.FAIR_DEAL)] if salts[0] else []),
        (replace(proofs[1], salts=salts[1:]), [(2, Code.FAIR_MISSING)]),
        (replace(proofs[1], salts=("0" * 15, *salts[1:])), [(2, Code.FAIR_MISSING)]),
        (replace(proofs[1], salts=(10**15, *salts[1:])), [(2, Code.FAIR_MISSING)]),
        (replace(proofs[1], deal="4"), [(2, Code.FAIR_MISSING)]),
        (replace(proofs[1], deal=True), [(2, Code.FAIR_MISSING)]),
        (replace(proofs[1], table="a\x1f1"), [(2, Code.FAIR_MISSING)]),
    ):
        assert codes(verify(noting(record, [proofs[0], wrong, proofs[2]]))) == expected


def test_each_deal_has_one_proof():
    match, proofs = fair_match("hokm", 3)
    record = Record.of(match, explicit=True)
    missing = [(deal, Code.FAIR_MISSING) for deal in (1, 2, 3)]
    for note in ({}, {"fair": []}, {"fair": "yes"}, {"fair": [1, {}, {"table": "t"}]}):
        assert codes(verify(replace(record, note=format_note(note)))) == missing
    assert codes(verify(noting(record, proofs[:2]))) == [(3, Code.FAIR_MISSING)]
    assert codes(verify(noting(record, [*proofs, proofs[2]]))) == [(0, Code.FAIR_ORDER)]
    entry = {**noted(proofs)["fair"][0], "more": 1}
    note = format_note({"fair": [entry, *noted(proofs)["fair"][1:]]})
    assert codes(verify(replace(record, note=note))) == [(1, Code.FAIR_MISSING)]


def test_a_deal_that_was_left_out_is_missed():
    """A server may not deal again until it likes the cards, and keep the last deal only."""
    match, proofs = fair_match("big_three", 3)
    record = Record.of(match, explicit=True)
    left = replace(record, deals=(record.deals[0], record.deals[2]))
    assert (2, Code.FAIR_ORDER) in codes(verify(noting(left, [proofs[0], proofs[2]])))


def test_a_match_from_one_seed_is_no_fair_one():
    match, proofs = fair_match("hokm", 1)
    other = Record.of(Match.start(find("hokm").rules(), proofs[0].deal_seed), note=noted(proofs))
    assert codes(verify(other)) == []  # it may keep the very seed of its only deal
    assert codes(verify(replace(other, seed=digits(1)))) == [(1, Code.FAIR_DEAL)]
    seen = Record.of(match, seat=1, note=noted(proofs))
    assert codes(verify(seen)) == [(0, Code.RECORD_VIEW)]


def test_the_text_is_the_one_that_was_written():
    text = format_record(fair_record("hokm", 1))
    assert codes(verify_text(text)) == []
    for other in (text.replace("\n", "\r\n"), text + "\n", text.replace(" = ", "= "), "\ufeff" + text):
        assert codes(verify_text(other)) == [(0, Code.FAIR_TEXT)]
    lines = text.splitlines(keepends=True)
    assert codes(verify_text("".join([lines[0], *lines[2:]]))) == [(0, Code.FAIR_TEXT)]
    assert codes(verify_text(text.replace("1 bid", "1 bit"))) == [(0, Code.RECORD_CHECKSUM)]
    assert codes(verify_text("")) == [(0, Code.RECORD_MISSING)] * 3
    assert codes(verify_text(b"\xff")) == [(0, Code.RECORD_TOML)]


def test_the_check_needs_no_other_package():
    """Python without site-packages verifies a record."""
    record = Path(__file__).with_name("fair_record.toml")
    code = (
        "import pathlib, sys; from triumvir.table.fair import verify_text;"
        "print([each.fault for each in verify_text(pathlib.Path(sys.argv[1]).read_bytes())])"
    )
    env = {**os.environ, "PYTHONPATH": str(Path(triumvir.__file__).parents[1])}
    command = [sys.executable, "-S", "-c", code, str(record)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    assert done.stdout == "[None, None]\n"
