"""Whose turn it is and what beats what, on ints (rules 0.2, 1.13, 3.D).

A *header* says how a play is read: ``precedence << 24 | shape << 16 | length << 8 | key``, shapes counted
from 1; 0 is "nothing to beat". A *turn* says where a trick stands:
``header | owner << 32 | to act << 36 | passes << 40 | seats out << 44``.
"""

try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython

ONE = cython.declare(cython.ulonglong, 1)
TOP = cython.declare(cython.ulonglong, 0xFFFF_FFFF)


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def beats(header: cython.ulonglong, top: cython.ulonglong) -> cython.bint:
    """Whether a play read as `header` beats one read as `top` (rules 1.13, 3.D); anything beats 0."""
    if not top or (header >> 24) > (top >> 24):
        return True
    return header > top and (header >> 8) == (top >> 8)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _next(seat: cython.ulonglong, seats: cython.ulonglong) -> cython.ulonglong:
    """The seat behind."""
    return 0 if seat + 1 == seats else seat + 1


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def after_play(turn: cython.ulonglong, header: cython.ulonglong, seats: cython.int) -> cython.ulonglong:
    """The turn after the seat to act played `header` (rules 0.2)."""
    seat: cython.ulonglong = (turn >> 36) & 15
    out: cython.ulonglong = turn >> 44
    after: cython.ulonglong = _next(seat, seats)
    while (out >> after) & 1:
        after = _next(after, seats)
    return header | seat << 32 | after << 36 | out << 44


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def after_pass(
    turn: cython.ulonglong, seats: cython.int, clear: cython.int, final: cython.bint
) -> cython.ulonglong:
    """The turn after the seat to act passed (rules 0.2).

    The trick is cleared by `clear` passes in a row or, where a pass is `final`, once all but the owner are
    out.
    """
    seat: cython.ulonglong = (turn >> 36) & 15
    owner: cython.ulonglong = (turn >> 32) & 15
    passes: cython.ulonglong = ((turn >> 40) & 15) + 1
    out: cython.ulonglong = turn >> 44
    if final:
        out |= ONE << seat
        if (out | ONE << owner) == (ONE << seats) - 1:
            return owner << 32 | owner << 36
    elif passes == clear:
        return owner << 32 | owner << 36
    after: cython.ulonglong = _next(seat, seats)
    while after == owner or (out >> after) & 1:
        after = _next(after, seats)
    return (turn & TOP) | owner << 32 | after << 36 | passes << 40 | out << 44
