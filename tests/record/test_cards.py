"""Cards of a record that cannot be, and records of what one seat saw."""

import pytest

from tests.record.texts import CARDS, fault_of, parsed
from triumvir.errors import Code
from triumvir.record.replay import replay_text
from triumvir.record.toml import parse_record

SEEN = """\
triumvir = 1
game = "dou_dizhu"
seat = 0

[[deals]]
dealer = 0
opener = 2
hands = [
  "2D 2S 3C 3D 3H 3S 5H 8H 9C TD JH JS QH KD AC b r",
  "?",
  "?",
]
kitty = "? ? ?"
hidden = 2
actions = []
"""


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("2D 2S", "2D 1S", [("record/field", "card/unknown", 8, "deals[0].hands[0]")]),
        ("2D 2S", "2D 2D", [("record/field", "card/twice", 8, "deals[0].hands[0]")]),
        (
            "2D 2S",
            "2D 2H",
            [("record/field", "card/twice", 9, "deals[0].hands[1]")],
        ),
        ("2D 2S", "2D", [("record/field", "deal/hand_size", 8, "deals[0].hands[0]")]),
        ("2D 2S", "2D 2S'", [("record/field", "card/not_in_pack", 8, "deals[0].hands[0]")]),
        ("6S QD KS", "6S QD", [("record/field", "deal/kitty_size", 12, "deals[0].kitty")]),
        ("6S QD KS", "6S QD QD", [("record/field", "card/twice", 12, "deals[0].kitty")]),
        ("6S QD KS", "6S QD ?", [("record/field", "record/field", 12, "deals[0].kitty")]),
        ("6S QD KS", "6S QD KX", [("record/field", "card/unknown", 12, "deals[0].kitty")]),
        ('kitty = "6S QD KS"\n', "", [("record/field", "deal/kitty_size", 15, "deals[0].kitty")]),
        ("dealer = 0", "dealer = 3", [("record/field", "record/field", 5, "deals[0].dealer")]),
        ("dealer = 0", "dealer = true", [("record/field", "record/field", 5, "deals[0].dealer")]),
        ("dealer = 0\n", "", [("record/missing", "record/missing", 15, "deals[0].dealer")]),
        (
            "dealer = 0\nopener = 2\n",
            "",
            [
                ("record/missing", "record/missing", 14, "deals[0].dealer"),
                ("record/missing", "record/missing", 14, "deals[0].opener"),
            ],
        ),
        (
            "opener = 2",
            "opener = 2\nsides = [0, 1, 0]",
            [("record/field", "deal/sides", 7, "deals[0].sides")],
        ),
        ("opener = 2", "opener = 2\nsides = [0, 1]", [("record/field", "record/field", 7, "deals[0].sides")]),
        ("opener = 2", "opener = 2\nblanks = -1", [("record/field", "record/field", 7, "deals[0].blanks")]),
        (
            "opener = 2",
            "opener = 2\nseating = [0, 0, 1]",
            [("record/field", "record/field", 7, "deals[0].seating")],
        ),
        (
            "opener = 2",
            "opener = 2\nseating = [0, 1]",
            [("record/field", "record/field", 7, "deals[0].seating")],
        ),
        ("opener = 2", "opener = 2\nhidden = 1", [("record/field", "record/field", 7, "deals[0].hidden")]),
        ("opener = 2", "opener = 2\ncolor = 1", [("record/field", "record/field", 7, "deals[0].color")]),
        ('"2 bid 1",', "2,", [("record/field", "record/field", 14, "deals[0].actions[0]")]),
        (
            'actions = [\n  "2 bid 1",\n]',
            'actions = "2 bid 1"',
            [("record/field", "record/field", 13, "deals[0].actions")],
        ),
        (
            'actions = [\n  "2 bid 1",\n]\n',
            "",
            [("record/missing", "record/missing", 13, "deals[0].actions")],
        ),
        (
            "opener = 2",
            "opener = 2\nresult = [1, 2]",
            [("record/field", "record/field", 7, "deals[0].result")],
        ),
        (
            "opener = 2",
            "opener = 2\nthrown_in = 1",
            [("record/field", "record/field", 7, "deals[0].thrown_in")],
        ),
        (
            "opener = 2",
            "opener = 2\ntotals = [0xffffffffffffffffff, 0, 0]",
            [("record/field", "record/field", 7, "deals[0].totals")],
        ),
        ("hands = [", 'hands = [ "7C",', [("record/field", "record/field", 7, "deals[0].hands")]),
        ("hands = [", "hands = [ 3,", [("record/field", "record/field", 7, "deals[0].hands")]),
        ("AD AH", "?", [("record/field", "card/unknown", 10, "deals[0].hands[2]")]),
    ],
)
def test_cards_that_cannot_be(old, new, expected):
    assert old in CARDS
    text = CARDS.replace(old, new)
    assert parsed(text) == expected
    fault = fault_of(text)
    assert (fault.code, fault.cause, fault.line, fault.where) == expected[0]
    assert fault.got
    assert fault.expected


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('"?",\n  "?"', '"?",\n  "2H"', [("record/field", "record/field", 8, "deals[0].hands")]),
        ("2D 2S", "2D", [("record/field", "deal/hand_size", 9, "deals[0].hands[0]")]),
        ("? ? ?", "? ?", [("record/field", "deal/kitty_size", 13, "deals[0].kitty")]),
        ("? ? ?", "2D ? ?", [("record/field", "card/twice", 13, "deals[0].kitty")]),
        (
            '"2D 2S 3C 3D 3H 3S 5H 8H 9C TD JH JS QH KD AC b r"',
            '"?"',
            [("record/field", "record/field", 8, "deals[0].hands")],
        ),
        (
            "seat = 0\n",
            "",
            [
                ("record/field", "record/field", 7, "deals[0].hands"),
                ("record/field", "record/field", 12, "deals[0].kitty"),
                ("record/field", "record/field", 13, "deals[0].hidden"),
            ],
        ),
    ],
)
def test_view_records_that_cannot_be(old, new, expected):
    assert parse_record(SEEN).seat == 0
    assert old in SEEN
    found = parsed(SEEN.replace(old, new))
    assert [fault for fault in found if fault in expected] == expected


def test_a_view_record_cannot_be_replayed():
    found = replay_text(SEEN)
    assert (found.match, found.fault.code, found.fault.line) == (None, Code.RECORD_VIEW, 3)
    assert found.fault.got == "seat = 0"
    assert found.fault.expected == "a record that holds every hand"
