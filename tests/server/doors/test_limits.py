"""P18: bursts are cut off, by whoever is counted, and nothing grows."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from triumvir.server.limits import RATES, SOCKETS, Limits


class Clock:
    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def limits(clock):
    return Limits(clock)


def test_chat_is_one_a_second_and_thirty_a_minute(clock, limits):
    said = 0
    for tenth in range(600):
        clock.now = tenth / 10
        said += limits.wait("say", seat="t/0") == 0
    assert 30 <= said <= 60
    clock.now = 60.0
    later = 0
    for tenth in range(600, 1200):
        clock.now = tenth / 10
        later += limits.wait("say", seat="t/0") == 0
    assert later == 30


def test_the_eleventh_table_of_a_minute_has_to_wait_its_turn(clock, limits):
    assert [limits.wait("create", address="a") for _ in range(10)] == [0] * 10
    wait = limits.wait("create", address="a")
    assert wait == pytest.approx(6)
    clock.now = wait - 0.01
    assert limits.wait("create", address="a") > 0
    clock.now = wait + 0.01
    assert limits.wait("create", address="a") == 0


@pytest.mark.parametrize("kind", [kind for kind in RATES if kind != "handshake"])
@pytest.mark.parametrize("by", ["socket", "seat", "address", "account"])
def test_one_who_does_too_much_harms_nobody_else(limits, kind, by):
    if by not in RATES[kind]:
        assert [limits.wait(kind, **{by: "x"}) for _ in range(1000)] == [0] * 1000
        return
    answers = [limits.wait(kind, **{by: "x"}) for _ in range(1000)]
    burst = min(rate.burst for rate in RATES[kind][by])
    assert answers[:burst] == [0] * burst
    assert all(answer > 0 for answer in answers[burst:])
    assert limits.wait(kind, **{by: "y"}) == 0


def test_who_is_refused_for_one_reason_pays_for_none(limits):
    while not limits.wait("say", seat="t/0"):
        pass
    assert limits.wait("say", seat="t/0", account="k") > 0
    assert limits.wait("say", seat="t/1", account="k") == 0


def test_a_look_takes_nothing(limits):
    assert [limits.spent("hello", address="a") for _ in range(100)] == [0] * 100
    while not limits.wait("hello", address="a"):
        pass
    assert limits.spent("hello", address="a") > 0


def test_a_hundred_handshakes_a_second_whoever_asks(clock, limits):
    assert sum(limits.wait("handshake") == 0 for _ in range(1000)) == 100
    clock.now = 0.5
    assert sum(limits.wait("handshake") == 0 for _ in range(1000)) == 50


def test_sockets_of_an_address_are_counted(limits):
    assert all(limits.enter("a") for _ in range(SOCKETS))
    assert not limits.enter("a")
    assert limits.enter("b")
    limits.leave("a")
    assert limits.enter("a")


def test_limits_can_be_lifted_and_scaled(clock):
    free = Limits(clock, scale=0)
    assert [free.wait("create", address="a") for _ in range(1000)] == [0] * 1000
    assert all(free.enter("a") for _ in range(10 * SOCKETS))
    wide = Limits(clock, scale=3)
    assert sum(wide.wait("create", address="a") == 0 for _ in range(1000)) == 30


def test_the_buckets_that_are_kept_are_bounded_and_a_socket_leaves_none(clock):
    limits = Limits(clock, most=50)
    for number in range(1000):
        limits.wait("frame", socket=str(number), address="a")
    assert len(limits) == 50
    for number in range(1000):
        limits.forget(str(number))
    assert len(limits) == 1


@given(st.lists(st.floats(0, 5), max_size=60), st.floats(0.5, 4))
def test_over_any_time_no_more_than_the_burst_and_the_rate(steps, scale):
    clock = Clock()
    limits = Limits(clock, scale)
    (rate,) = RATES["sit"]["address"]
    done = 0
    for step in steps:
        clock.now += step
        for _ in range(20):
            done += limits.wait("sit", address="a") == 0
        assert done <= round(rate.burst * scale) + clock.now * rate.each * scale + 1e-6
