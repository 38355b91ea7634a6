"""The table that kernels read says of every course what the rules say."""

import pytest

from tests.auction.test_auction import KINDS
from triumvir.auction.call_rob import CallRob
from triumvir.auction.free_once import FreeOnce
from triumvir.auction.nodes import CLOSED, MOST, NOBODY, NODE, OPEN, THROWN_IN, auction_nodes
from triumvir.auction.rising import Rising
from triumvir.auction.rules import AuctionRules
from triumvir.seats import Seat

LONG = [
    Rising(3, tuple(range(3, 9)), decline=2, all_pass="contracts"),
    Rising(3, tuple(range(3, 8)), decline=2, all_pass="contracts", ties="latest"),
    Rising(4, (1, 2, 3, 4)),
    Rising(4, (1, 2, 3), rounds=2),
    Rising(4, (1, 2, 3), declares=False),
    CallRob(4),
    FreeOnce(3, tuple(range(2, 11)), may_pass=True, ties="latest"),
]
ASCENDING = Rising(3, tuple(range(2, 11)))
"""The longest that there is (rules 7.1, `call_mode = ascending` with `bass = pass_zero`)."""


class Reader:
    """Follows every course in the table, and counts the courses."""

    def __init__(self, rules: AuctionRules) -> None:
        self.rules, self.words, self.courses, self.top = rules, auction_nodes(rules), 0, 0

    def read(self, at: int, calls: tuple[int, ...]) -> None:
        """A node after some calls, then all that may come."""
        node = self.words[NODE * at : NODE * (at + 1)]
        said: dict[int, list[int]] = {seat: [] for seat in range(self.rules.seats)}
        for turn, call in enumerate(calls):
            said[self.rules.to_act(Seat(0), calls[:turn])].append(call)
        assert [node[4] >> 8 * seat & 255 for seat in said] == [1 + ([-1, *own])[-1] for own in said.values()]
        assert node[5] == len(calls)
        self.head(node, calls)
        for strong in (False, True):
            legal = self.rules.legal(Seat(0), calls, forced=strong)
            assert node[1 + strong] >> 56 == len(legal)
            for place, call in enumerate(legal):
                number = node[1 + strong] >> 4 * place & 15
                assert self.rules.every[number] == call
                self.read(node[6 + number], (*calls, call))

    def head(self, node: list[int], calls: tuple[int, ...]) -> None:
        """Whether it goes on, and what was decided."""
        how, place, stake = node[0] & 255, node[0] >> 8 & 255, node[0] >> 16
        result = self.rules.result(Seat(0), calls)
        if result is None:
            assert (how, place) == (OPEN, self.rules.to_act(Seat(0), calls))
            return
        self.courses += 1
        self.top = max(self.top, result.stake)
        assert how == (THROWN_IN if result.thrown_in else CLOSED)
        assert (place, stake) == (NOBODY if result.declarer is None else result.declarer, result.stake)
        assert tuple(node[3] >> 8 * seat & 255 for seat in range(self.rules.seats)) == result.calls


@pytest.mark.parametrize("rules", [*KINDS, *LONG], ids=str)
def test_every_course_reads_as_the_rules_say(rules: AuctionRules) -> None:
    reader = Reader(rules)
    reader.read(0, ())
    assert reader.courses >= len(rules.every)
    assert reader.top == rules.top_stake, "no contract has a higher stake, and one has that"


def test_courses_that_differ_in_nothing_that_counts_are_one() -> None:
    """29,524 courses of the longest auction are some thousand moments."""
    nodes = len(auction_nodes(ASCENDING)) // NODE
    assert 2000 < nodes < 8000
    reader = Reader(Rising(3, tuple(range(3, 8))))
    reader.read(0, ())
    assert reader.courses > len(reader.words) // NODE


def test_an_auction_that_is_too_long_is_refused() -> None:
    with pytest.raises(OverflowError, match=f"more than {MOST:,} moments"):
        auction_nodes(Rising(4, tuple(range(1, 10))))
