"""What the seat to act sees of a batched deal of tricks, written as an observation.

A *deal* is a row of 224 words: 0-3 the generator, 4-7 the generator as the deal began, 8 the phase (0
auction, 1 trump, 2 play), 9 the word of the tricks, 11 dealer, 12 opener, 13 declarer (15 none), 14 stake, 15
blanks, 16 node of the auction, 17 strong seats (none), by seat in bytes 21 sizes, 22 contracts and 23 sides
(none), 24 the place of the last move, 25-26 the movers, 28-31 the hands as the tricks have them, 33 trumps,
34-37 the hands by column, 40-59 what stays as it is by viewer, 60-75 the trick by seat, 76-91 all moves by
seat, 92-95 all cards played, 96-223 the last moves, the last one first.

Cards by column are four words of bytes, one a suit. `kernel_batch` names the words of the rules.
"""

try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython

from triumvir.tricks.kernel import leader, taken

if not cython.compiled:
    from triumvir.cards.kernel_bytes import placed, turned, unfold

ONE = cython.declare(cython.ulonglong, 1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def observe(
    s: cython.p_ulonglong,
    e: cython.Py_ssize_t,
    c: cython.p_ulonglong,
    viewer: cython.ulonglong,
    o: cython.p_ulonglong,
    at: cython.Py_ssize_t,
) -> cython.void:
    """Write what `viewer`, whose turn it is, sees of a deal from `o[at]` on."""
    seats: cython.ulonglong = c[0]
    history: cython.Py_ssize_t = c[8]
    trump: cython.ulonglong = 0
    lead: cython.ulonglong = 0
    tricks: cython.ulonglong = 0
    seat: cython.ulonglong
    k: cython.Py_ssize_t
    for k in range(5):
        o[at + k] = s[e + 40 + 5 * viewer + k]
    if s[e + 8] == 2:
        trump = ONE << 8 * s[e + 33]
        lead = ONE << 8 * leader(s[e + 9])
        for seat in range(seats):
            tricks |= taken(s[e + 9], seat) << 8 * seat
    o[at + 5] = turned(s[e + 21], viewer, seats) | trump << 32
    o[at + 6] = turned(lead, viewer, seats) | turned(tricks, viewer, seats) << 32
    at += 7
    if history:
        o[at] = placed(s[e + 25] & c[22], viewer, seats)
        at += 1
        if history > 8:
            o[at] = placed(s[e + 26] & c[23], viewer, seats)
            at += 1
    for k in range(4):
        hand: cython.ulonglong = unfold(s[e + 34 + viewer] >> 8 * k & 255)
        o[at + k] = hand
        o[at + 4 + k] = c[24 + k] - hand - s[e + 92 + k]
    at += 8
    for seat in range(seats):
        turn: cython.Py_ssize_t = 4 * ((viewer + seat) % seats)
        for k in range(4):
            o[at + 4 * seat + k] = s[e + 60 + turn + k]
            o[at + 4 * (seats + seat) + k] = s[e + 76 + turn + k]
    at += 8 * seats
    e += 96 + 4 * s[e + 24]
    for k in range(4 * history):
        o[at + k] = s[e + k]
