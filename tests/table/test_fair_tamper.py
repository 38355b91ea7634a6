"""No bit of a record's text can be another; nor any that tells of the deal, with the checksum made anew."""

import re

import pytest

from tests.table.fair import fair_record, proof_of
from triumvir.cards.rng import Rng
from triumvir.errors import SetupError
from triumvir.games.registry import find, games
from triumvir.record.record import Record
from triumvir.record.toml import format_record, parse_record
from triumvir.table.fair import dealt, noted, verify, verify_text


def text_of(record):
    """A record as it is kept."""
    return format_record(record).encode()


def bits(text):
    """Every bit of a text, by its place."""
    return [(at, bit) for at in range(len(text)) for bit in range(8)]


def flipped(text, place):
    """The text with one bit turned over."""
    at, bit = place
    return text[:at] + bytes([text[at] ^ 1 << bit]) + text[at + 1 :]


def unseen(text, places):
    """The bits that can be turned over and the text still passes."""
    return [place for place in places if not any(each.fault for each in verify_text(flipped(text, place)))]


def unseen_anew(text, places):
    """The same for somebody who makes the checksum anew, which takes no secret."""
    text = re.sub(b"checksum = .*\n", b"", text)
    actions = [match.span() for match in re.finditer(rb"(?s)actions = \[.*?\]", text)]
    right, found = parse_record(text), []
    for place in places:
        if place[0] >= len(text) or any(start <= place[0] < end for start, end in actions):
            continue
        try:
            record = parse_record(flipped(text, place))
        except SetupError:
            continue
        if record != right and not any(each.fault for each in verify(record)):
            found.append(place)
    return found


def thrown_in():
    """The shortest of records: a deal that nobody wanted."""
    proof = proof_of("small", 0, 3, "small")
    match = dealt(find("hokm").rules(bass="pass_zero"), proof.deal_seed)
    for seat in (1, 2, 0):
        match = match.apply_text(f"{(seat + match.state.deal.dealer) % 3} pass")
    assert match.state.outcome.thrown_in
    return Record.of(match, explicit=True, note=noted([proof]))


def test_every_place_of_a_small_record():
    text = text_of(thrown_in())
    assert not any(each.fault for each in verify_text(text))
    assert unseen(text, [(at, at % 7) for at in range(len(text))]) == []
    assert unseen_anew(text, [(at, at % 3) for at in range(0, len(text), 4)]) == []
    left_out = (text[:at] + text[at + 1 :] for at in range(0, len(text), 5))
    assert all(any(each.fault for each in verify_text(other)) for other in left_out)


@pytest.mark.parametrize("name", games())
def test_some_bits_of_every_game(name):
    text, rng = text_of(fair_record(name, 1)), Rng.stream("bits", name)
    places = [(rng.below(len(text)), rng.below(8)) for _ in range(60)]
    assert unseen(text, places) == []
    assert unseen_anew(text, places) == []


@pytest.mark.soak
@pytest.mark.parametrize("name", games())
def test_every_bit_of_every_game(name, record_property):
    text = text_of(fair_record(name, 1))
    assert unseen(text, bits(text)) == []
    assert unseen_anew(text, bits(text)) == []
    record_property("figure", f"{name}: {8 * len(text)} bits of a record, each turned over and found out")
