"""Two small records, and what is wrong with a text."""

import pytest

from triumvir.record.fault import RecordFault
from triumvir.record.replay import replay_text
from triumvir.record.toml import parse_record

GOOD = """\
triumvir = 1
game = "hokm"
seed = "7"

[rules]
bass = "pass_zero"

[[deals]]
actions = [
  "1 pass",
  "2 pass",
  "0 pass",
]
result = [0, 0, 0]
thrown_in = true
totals = [0, 0, 0]

[[deals]]
actions = [
  "1 bid 4",
  "2 bid 2",
  "0 pass",
  "1 trump C",
]
"""
CARDS = """\
triumvir = 1
game = "dou_dizhu"

[[deals]]
dealer = 0
opener = 2
hands = [
  "2D 2S 3C 3D 3H 3S 5H 8H 9C TD JH JS QH KD AC b r",
  "2H 4C 4D 4S 5D 6C 6D 6H 7H 8C 8D 8S 9D 9H JC QS AS",
  "2C 4H 5C 5S 7C 7D 7S 9S TC TH TS JD QC KC KH AD AH",
]
kitty = "6S QD KS"
actions = [
  "2 bid 1",
]
"""


def fault_of(text):
    """The one fault of a text."""
    found = replay_text(text)
    assert found.fault is not None
    return found.fault


def parsed(text):
    """All faults of a text as codes, finer codes, lines and places."""
    with pytest.raises(RecordFault) as caught:
        parse_record(text)
    return [(fault.code.value, fault.cause.value, fault.line, fault.where) for fault in caught.value.faults]
