"""What a seat of a batched deal sees that stays as it is while cards are played.

A *deal* is a row of 160 words: 0-3 the generator, 4-7 the generator as the deal began, 8 the phase (0
auction, 2 play), 9 the turn, 10 what is to be beaten as it is shown, 11 dealer, 12 opener, 13 declarer (15
none), 14 stake, 15 blanks, 16 node of the auction, 17 strong seats, by seat in bytes 18 sizes and << 32
plays, 19 bombs and << 32 bombs left, 20 the owner and << 32 who passed, 22 contracts, 23 sides, then 24 the
place of the last move, 25-26 the movers, 27 leaders by declarer, 28-31 the kitty by taker, 32 its ranks, 33
spare, 34-37 the hands, 40-67 what stays as it is by viewer, 68-75 last moves by seat, 76-83 all moves by
seat, 84-85 the play to beat, 86-87 all cards played, 88-151 the last moves, the last one first, 152-159 the
hands by column.

Cards by column are two words of bytes, a *row*: ranks, weakest first, and in the last byte how many.
`kernel_begin` names the words of the rules.
"""

try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython

if not cython.compiled:
    from triumvir.auction.kernel_nodes import heard
    from triumvir.cards.kernel_bytes import spread, summed

LOW = cython.declare(cython.ulonglong, 0xFFFF_FFFF)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def hold(s: cython.p_ulonglong, e: cython.Py_ssize_t, seat: cython.ulonglong) -> cython.void:
    """The hand of `seat` by column, which plays are taken from."""
    hand: cython.ulonglong = s[e + 34 + seat]
    low: cython.ulonglong = spread(hand & LOW)
    high: cython.ulonglong = spread(hand >> 32)
    s[e + 152 + 2 * seat] = low
    s[e + 153 + 2 * seat] = high | summed(low, high) << 56


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
