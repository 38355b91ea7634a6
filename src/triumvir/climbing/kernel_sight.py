"""What the seat to act sees of a batched deal, written as an observation.

A *deal* is a row of 152 words: 0-3 the generator, 4-7 the generator as the deal began, 8 the phase (0
auction, 2 play), 9 the turn, 10 bombs left, 11 dealer, 12 opener, 13 declarer (15 none), 14 stake, 15 blanks,
16 node of the auction, 17 strong seats, by seat in bytes 18 plays, 19 bombs, 20 passed, 21 sizes, 22
contracts, 23 sides, then 24 the place of the last move, 25-26 the movers, 27 leaders by declarer, 28-31 the
kitty by taker, 32 its ranks, 33 spare, 34-37 the hands, 40-67 what stays as it is by viewer, 68-75 last moves
by seat, 76-83 all moves by seat, 84-85 the play to beat, 86-87 all cards played, 88-151 the last moves, the
last one first.

Cards by column are two words of bytes, a *row*: ranks, weakest first, and in the last byte how many.
`kernel_begin` names the words of the rules.
"""

try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython

if not cython.compiled:
    from triumvir.auction.kernel_nodes import heard
    from triumvir.cards.kernel_bytes import placed, spread, summed, turned

ONE = cython.declare(cython.ulonglong, 1)
LOW = cython.declare(cython.ulonglong, 0xFFFF_FFFF)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def keep(
    s: cython.p_ulonglong,
    e: cython.Py_ssize_t,
    c: cython.p_ulonglong,
    nodes: cython.p_ulonglong,
    viewer: cython.ulonglong,
) -> cython.void:
    """What `viewer` sees that stays as it is while cards are played, into the deal at word `e`."""
    at: cython.Py_ssize_t = e + 40 + 7 * viewer
    known: cython.ulonglong = 0
    k: cython.ulonglong
    heard(s, e, c, nodes, viewer, at)
    if s[e + 8]:
        for k in range(c[0]):
            if c[9] or k == viewer:
                known += s[e + 28 + k]
    s[at + 5] = spread(known & LOW)
    s[at + 6] = spread(known >> 32)
    s[at + 6] |= summed(s[at + 5], s[at + 6]) << 56


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
    k: cython.Py_ssize_t
    history: cython.Py_ssize_t = c[8]
    fixed: cython.Py_ssize_t = e + 40 + 7 * viewer
    for k in range(5):
        o[at + k] = s[fixed + k]
    owner: cython.ulonglong = 0
    left: cython.ulonglong = 0
    top: cython.ulonglong = s[e + 9] & LOW
    o[at + 8] = 0
    if s[e + 8]:
        left = spread(s[e + 10] & 0xFFFF)
        if top:
            owner = ONE << 8 * ((s[e + 9] >> 32) & 15)
            o[at + 8] = c[416 + 32 * (top >> 16 & 255) + (top & 255)]
            if not o[at + 8] >> 16:
                o[at + 8] |= (top >> 8 & 255) << 16
    o[at + 5] = turned(s[e + 21], viewer, seats) | turned(s[e + 18], viewer, seats) << 32
    o[at + 6] = turned(s[e + 19], viewer, seats) | turned(left, viewer, seats) << 32
    o[at + 7] = turned(owner, viewer, seats) | turned(s[e + 20], viewer, seats) << 32
    at += 9
    if history:
        o[at] = placed(s[e + 25] & c[22], viewer, seats)
        at += 1
        if history > 8:
            o[at] = placed(s[e + 26] & c[23], viewer, seats)
            at += 1
    low: cython.ulonglong = spread(s[e + 34 + viewer] & LOW)
    high: cython.ulonglong = spread(s[e + 34 + viewer] >> 32)
    high |= summed(low, high) << 56
    o[at] = low
    o[at + 1] = high
    o[at + 2] = c[24] - low - s[e + 86]
    o[at + 3] = c[25] - high - s[e + 87]
    at += 4
    if c[4]:
        o[at] = s[fixed + 5]
        o[at + 1] = s[fixed + 6]
        at += 2
    o[at] = s[e + 84]
    o[at + 1] = s[e + 85]
    _piles(s, e, seats, viewer, o, at + 2)
    at += 2 + 4 * seats
    e += 88 + 2 * s[e + 24]
    for k in range(2 * history):
        o[at + k] = s[e + k]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _piles(
    s: cython.p_ulonglong,
    e: cython.Py_ssize_t,
    seats: cython.Py_ssize_t,
    viewer: cython.Py_ssize_t,
    o: cython.p_ulonglong,
    at: cython.Py_ssize_t,
) -> cython.void:
    """The last move and all moves of each seat, from `viewer` on."""
    k: cython.Py_ssize_t
    seat: cython.Py_ssize_t = viewer
    for k in range(seats):
        o[at + 2 * k] = s[e + 68 + 2 * seat]
        o[at + 2 * k + 1] = s[e + 69 + 2 * seat]
        o[at + 2 * (seats + k)] = s[e + 76 + 2 * seat]
        o[at + 2 * (seats + k) + 1] = s[e + 77 + 2 * seat]
        seat += 1
        if seat == seats:
            seat = 0
