"""The pace at which worlds are tried when the time is short."""

from dataclasses import dataclass

import pytest

from triumvir.bots.budget import Watch
from triumvir.bots.climbing.pace import SPARE, Pace


@dataclass
class Left:
    """A stopwatch that is set by hand."""

    left: float


def test_without_a_limit_all_steps_are_taken() -> None:
    pace = Pace(Watch())
    assert [pace.steps(7) for _ in range(3)] == [7, 7, 7]


def test_the_first_step_is_taken_alone_and_tells_how_many_fit() -> None:
    watch = Left(1.0)
    pace = Pace(watch)
    assert pace.steps(10) == 1
    watch.left = 0.9
    assert pace.steps(10) == int((0.9 - SPARE) / 0.2) == 4
    watch.left = 0.86
    assert pace.steps(3) == 3, "the slowest step still counts, and no more than asked for"
    watch.left = 0.2 + SPARE / 2
    assert pace.steps(10) == 0


@pytest.mark.parametrize("left", [0.0, SPARE / 2])
def test_no_step_fits_into_nothing(left: float) -> None:
    assert Pace(Left(left)).steps(5) == 0


def test_steps_that_take_no_time_are_no_fault() -> None:
    watch = Left(0.5)
    pace = Pace(watch)
    assert [pace.steps(4) for _ in range(3)] == [1, 4, 4]
