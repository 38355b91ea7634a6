"""A slow auction written from the words of rules 0.1, 5.A and 7.1, as the oracle of the tests.

It walks the calls one by one with the bookkeeping a person at the table would do, and shares nothing with the
package.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Stand:
    """Where the auction stands: who speaks and what he may say; or how it ended."""

    next: int | None
    legal: list[int]
    declarer: int | None = None
    stake: int = 0
    own: tuple[int, ...] = ()
    thrown_in: bool = False


def running(seats, opener, calls, *, top, free_opener, one_each=False, forced_opener=False):
    """Rules 0.1 with numbers 1..top, or 7.1 `single_round`."""
    said = dict.fromkeys(range(seats), 0)
    stake, holder, passes, closed = 0, None, 0, False
    seat = opener
    for call in calls:
        assert not closed
        if call == 0:
            passes += 1
        else:
            assert call > stake
            stake, holder, passes = call, seat, 0
            said[seat] = call
        seat = (seat + 1) % seats
        closed = passes == seats if holder is None else (stake == top or passes == seats - 1)
    if one_each and len(calls) == seats:
        closed = True
    own = tuple(said[s] for s in range(seats))
    if not closed:
        numbers = [n for n in range(1, top + 1) if n > stake]
        return Stand(seat, numbers if not calls and not free_opener else [0, *numbers])
    if holder is None:
        if forced_opener:
            return Stand(None, [], opener, 1, own)
        return Stand(None, [], own=own, thrown_in=True)
    return Stand(None, [], holder, stake, own)


def call_rob(seats, opener, calls, *, forced_opener=False):
    """Rules 7.1 `call_rob`, in its three steps."""
    left = list(calls)
    own = [0] * seats
    behind = [(opener + k) % seats for k in range(seats)]
    while True:  # step (i): until one calls
        if not behind:
            if forced_opener:
                return Stand(None, [], opener, 1, tuple(own))
            return Stand(None, [], own=tuple(own), thrown_in=True)
        caller = behind.pop(0)
        if not left:
            return Stand(caller, [0, 1])
        if left.pop(0) == 1:
            break
    own[caller] = 1
    holder, stake = caller, 1
    for seat in [
        *behind,
        caller,
    ]:  # step (ii): those behind the caller; step (iii): the caller, if anybody robbed
        if seat == caller and stake == 1:
            break
        if not left:
            return Stand(seat, [0, 2])
        if left.pop(0) == 2:
            own[seat] = 2
            holder, stake = seat, stake * 2
    assert not left
    return Stand(None, [], holder, stake, tuple(own))


def once(opener, calls, *, passing, latest):
    """Rules 5.A: three seats, one free number from 2 to 10 each, or pass under `pass_zero`."""
    if len(calls) < 3:
        return Stand((opener + len(calls)) % 3, ([0] if passing else []) + list(range(2, 11)))
    own = tuple(calls[(seat - opener) % 3] for seat in range(3))
    best = max(calls)
    if best == 0:
        return Stand(None, [], own=own, thrown_in=True)
    speakers = [(opener + k) % 3 for k in range(3) if calls[k] == best]
    return Stand(None, [], speakers[-1 if latest else 0], best, own)


def ascending(opener, calls, *, passing, latest, top=10):
    """Rules 7.1 `call_mode = ascending`; `top` shortens the line of numbers for complete listings."""
    word = 0 if passing else 2
    lowest = 2 if passing else 3
    contract = dict.fromkeys(range(3), word)
    seat, said, riser, declined, closed = opener, lowest - 1, None, 0, False
    for call in calls:
        assert not closed
        if call == word:
            declined += 1
        else:
            assert call > said
            said, riser, declined = call, seat, 0
            contract[seat] = call
        seat = (seat + 1) % 3
        closed = said == top or declined == (3 if riser is None else 2)
    own = tuple(contract[s] for s in range(3))
    if not closed:
        return Stand(seat, [word, *range(said + 1, top + 1)])
    if riser is not None:
        return Stand(None, [], riser, said, own)
    if passing:
        return Stand(None, [], own=own, thrown_in=True)
    return Stand(None, [], (opener + 2) % 3 if latest else opener, 2, own)
