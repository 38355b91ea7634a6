"""The auction of a batched deal, read from its table (`auction.nodes`): who speaks, what may be said, what
everybody heard. Deals and rules are words: 0 of the rules is the number of seats, 16 whether sides are fixed;
of a deal 8 is the phase, 11 dealer, 12 opener, 13 declarer (15 none), 14 stake, 15 deals thrown in before, 16
the node, 17 the strong seats, and by seat in bytes 22 contracts and 23 sides.
"""

try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython

ONE = cython.declare(cython.ulonglong, 1)
ONES = cython.declare(cython.ulonglong, 0x0101_0101)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def speaker(
    s: cython.p_ulonglong, e: cython.Py_ssize_t, c: cython.p_ulonglong, nodes: cython.p_ulonglong
) -> cython.ulonglong:
    """The seat to speak, or the declarer (15 none) of an auction that is closed."""
    place: cython.ulonglong = nodes[16 * s[e + 16]] >> 8 & 255
    return 15 if place == 15 else (s[e + 12] + place) % c[0]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def legal_calls(
    s: cython.p_ulonglong, e: cython.Py_ssize_t, c: cython.p_ulonglong, nodes: cython.p_ulonglong
) -> cython.ulonglong:
    """The legal calls of the seat to speak, four bits each, their number << 56."""
    strong: cython.ulonglong = s[e + 17] >> speaker(s, e, c, nodes) & 1
    return nodes[16 * s[e + 16] + 1 + strong]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def call(
    s: cython.p_ulonglong,
    e: cython.Py_ssize_t,
    c: cython.p_ulonglong,
    nodes: cython.p_ulonglong,
    choice: cython.ulonglong,
) -> cython.ulonglong:
    """Make the legal call of that place: 1 the auction goes on, 2 it is closed, 3 the deal is thrown in."""
    made: cython.ulonglong = legal_calls(s, e, c, nodes) >> 4 * choice & 15
    s[e + 16] = nodes[16 * s[e + 16] + 6 + made]
    return nodes[16 * s[e + 16]] & 255


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def agree(
    s: cython.p_ulonglong, e: cython.Py_ssize_t, c: cython.p_ulonglong, nodes: cython.p_ulonglong
) -> cython.void:
    """The auction is closed: declarer, stake, and everybody's highest call."""
    k: cython.ulonglong
    node: cython.Py_ssize_t = 16 * s[e + 16]
    s[e + 13] = speaker(s, e, c, nodes)
    s[e + 14] = nodes[node] >> 16
    for k in range(c[0]):
        s[e + 22] |= (nodes[node + 3] >> 8 * k & 255) << 8 * ((s[e + 12] + k) % c[0])


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
@cython.overflowcheck(False)
def _turned(by_seat: cython.ulonglong, viewer: cython.ulonglong, seats: cython.ulonglong) -> cython.ulonglong:
    """Bytes by seat as bytes by place (`cards.kernel_bytes.turned`; this room knows no cards)."""
    return ((by_seat | by_seat << 8 * seats) >> 8 * viewer) & ((ONE << 8 * seats) - 1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def heard(
    s: cython.p_ulonglong,
    e: cython.Py_ssize_t,
    c: cython.p_ulonglong,
    nodes: cython.p_ulonglong,
    viewer: cython.ulonglong,
    at: cython.Py_ssize_t,
) -> cython.void:
    """What `viewer`, whose turn it is, knows of phase, seats and calls: five words of an observation."""
    seats: cython.ulonglong = c[0]
    node: cython.Py_ssize_t = 16 * s[e + 16]
    beside: cython.ulonglong = 0
    declarer: cython.ulonglong = 0
    if s[e + 13] != 15:
        declarer = _turned(ONE << 8 * s[e + 13], viewer, seats)
    if c[16] or (s[e + 13] != 15 and c[17]):
        beside = _turned(s[e + 23], viewer, seats)
        beside ^= (((ONE << 8 * seats) - 1) & ONES) * ((beside & 1) ^ 1)
    opener: cython.ulonglong = _turned(ONE << 8 * s[e + 12], viewer, seats)
    said: cython.ulonglong = _turned(nodes[node + 4], (viewer + seats - s[e + 12]) % seats, seats)
    stake: cython.ulonglong = s[e + 14] if s[e + 14] < 255 else 255
    blanks: cython.ulonglong = s[e + 15] if s[e + 15] < 255 else 255
    s[at] = ONE << 32 | ONE << 8 * s[e + 8]
    s[at + 1] = _turned(ONE << 8 * s[e + 11], viewer, seats) | opener << 32
    s[at + 2] = declarer | beside << 32
    s[at + 3] = said | _turned(s[e + 22], viewer, seats) << 32
    s[at + 4] = stake | blanks << 8 | nodes[node + 5] << 16
