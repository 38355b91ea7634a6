"""Processes: any number of jobs gives the same boards, and an end comes when it is asked for."""

import pytest

from tests.arena.stubs import RANDOM, Interrupts, contest, played, told
from triumvir.arena.run import boards


@pytest.mark.parametrize(("name", "duplicate"), [("dou_dizhu", True), ("hokm", False)])
def test_jobs_change_nothing(name, duplicate):
    alone = played(12, name, RANDOM, RANDOM, duplicate=duplicate)
    spread = played(12, name, RANDOM, RANDOM, duplicate=duplicate, jobs=2)
    assert told(alone) == told(spread)
    assert [sum(times.acts for times in board.times) for board in alone] == [
        sum(times.acts for times in board.times) for board in spread
    ]


def test_only_the_numbers_asked_for():
    found = list(boards(contest("hokm", RANDOM, RANDOM), [5, 2]))
    assert [board.number for board in found] == [5, 2]
    assert list(boards(contest("hokm", RANDOM, RANDOM), [], jobs=2)) == []


def test_an_interrupt_ends_a_single_process():
    found = []
    with pytest.raises(KeyboardInterrupt):
        found.extend(boards(contest("hokm", Interrupts(), RANDOM), range(50)))


def test_closing_ends_the_processes_early():
    running = boards(contest("dou_dizhu", RANDOM, RANDOM), range(10**9), jobs=2)
    assert next(running).number < 8
    running.close()
    with pytest.raises(StopIteration):
        next(running)
