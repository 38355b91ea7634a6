"""Many deals of a climbing game, stepped one after the other without the interpreter's lock.

Rules, auction and chunks are those of `kernel_begin`, deals those of `kernel_sight`.
"""

try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython

if not cython.compiled:
    from triumvir.auction.kernel_nodes import call, legal_calls, speaker
    from triumvir.cards.kernel_bytes import slot, spread, summed
    from triumvir.climbing.kernel import emit, generate
    from triumvir.climbing.kernel_begin import Chunk, begin, contract, open_deal
    from triumvir.climbing.kernel_sight import keep, observe
    from triumvir.climbing.kernel_turn import after_pass, after_play

ONE = cython.declare(cython.ulonglong, 1)
LOW = cython.declare(cython.ulonglong, 0xFFFF_FFFF)
CALL = cython.declare(cython.ulonglong, 0x100_0000_0000)
WORDS = cython.declare(cython.Py_ssize_t, 152)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _look(b: Chunk, i: cython.Py_ssize_t) -> cython.bint:
    """List the legal actions and write what the seat to act sees; false where the list is too short."""
    e: cython.Py_ssize_t = WORDS * i
    s: cython.p_ulonglong = b.s
    start: cython.ulonglong = b.out[0]
    turn: cython.ulonglong = s[e + 9]
    seat: cython.ulonglong = turn >> 36 & 15
    k: cython.ulonglong
    if s[e + 8]:
        if turn & LOW:
            emit(b.out, 0, 0)
        left: cython.ulonglong = s[e + 10] >> 4 * seat & 15
        generate(b.table.words, s[e + 34 + seat], turn & LOW, left != 0, b.out)
    else:
        seat = speaker(s, e, b.c, b.nodes)
        calls: cython.ulonglong = legal_calls(s, e, b.c, b.nodes)
        for k in range(calls >> 56):
            emit(b.out, 0, CALL | (calls >> 4 * k & 15))
        keep(s, e, b.c, b.nodes, seat)
    if b.out[0] > b.out[1]:
        b.out[0] = start
        return False
    b.m[4 * i] = (b.m[4 * i] & 0xFF00) | seat
    b.m[4 * i + 1] = (b.out[0] - start) // 2
    b.m[4 * i + 2] = start
    observe(s, e, b.c, seat, b.o, b.c[14] * i)
    return True


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _act(b: Chunk, i: cython.Py_ssize_t) -> cython.void:
    """The seat to act does what was chosen; a deal that is over is followed by another."""
    s: cython.p_ulonglong = b.s
    e: cython.Py_ssize_t = WORDS * i
    choice: cython.ulonglong = b.choices[i]
    at: cython.ulonglong = b.m[4 * i + 2] + 2 * choice
    b.m[4 * i] &= 255
    if s[e + 8]:
        if not _move(s, e, b.c, b.old[at], b.old[at + 1]):
            return
        b.m[4 * i + 3] = _end(s, e, b.c[0])
        s[e + 15] = 0
    else:
        how: cython.ulonglong = call(s, e, b.c, b.nodes, choice)
        if how == 1:
            return
        if how == 2:
            contract(b, e)
            return
        b.m[4 * i + 3] = 0
        s[e + 15] += 1
    b.m[4 * i] |= 256
    begin(b, i)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.overflowcheck(False)
def _move(
    s: cython.p_ulonglong,
    e: cython.Py_ssize_t,
    c: cython.p_ulonglong,
    cards: cython.ulonglong,
    header: cython.ulonglong,
) -> cython.bint:
    """A play, or a pass without cards; whether that empties a hand."""
    turn: cython.ulonglong = s[e + 9]
    seat: cython.ulonglong = turn >> 36 & 15
    low: cython.ulonglong = spread(cards & LOW)
    high: cython.ulonglong = spread(cards >> 32)
    number: cython.ulonglong = summed(low, high)
    high |= number << 56
    k: cython.Py_ssize_t
    if c[8]:
        k = slot(s, e, 88, 2, c[8], seat)
        s[k] = low
        s[k + 1] = high
    s[e + 68 + 2 * seat] = low
    s[e + 69 + 2 * seat] = high
    if not cards:
        turn = after_pass(turn, c[0], c[1], c[2] != 0)
        s[e + 9] = turn
        s[e + 20] |= ONE << 8 * seat
        if not turn & LOW:
            s[e + 20] = s[e + 84] = s[e + 85] = 0
            for k in range(8):
                s[e + 68 + k] = 0
        return False
    s[e + 84] = low
    s[e + 85] = high
    s[e + 76 + 2 * seat] += low
    s[e + 77 + 2 * seat] += high
    s[e + 86] += low
    s[e + 87] += high
    s[e + 34 + seat] -= cards
    s[e + 21] -= number << 8 * seat
    s[e + 18] += ONE << 8 * seat
    s[e + 20] &= ~(ONE << 8 * seat)
    if header >> 24:
        s[e + 19] += ONE << 8 * seat
        if s[e + 10] >> 4 * seat & 15 != 15:
            s[e + 10] -= ONE << 4 * seat
    s[e + 9] = after_play(turn, header, c[0])
    return s[e + 34 + seat] == 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _end(s: cython.p_ulonglong, e: cython.Py_ssize_t, seats: cython.ulonglong) -> cython.ulonglong:
    """How a deal ended that is over: who was out first, declarer << 4, stake << 8, blanks << 24, bombs by
    seat << 32 (four bits each), and plays by seat << 48 (two bits each, 3 is three or more).
    """
    k: cython.ulonglong
    blanks: cython.ulonglong = s[e + 15] if s[e + 15] < 255 else 255
    found: cython.ulonglong = s[e + 13] << 4 | s[e + 14] << 8 | blanks << 24
    for k in range(seats):
        if not s[e + 34 + k]:
            found |= k
        plays: cython.ulonglong = s[e + 18] >> 8 * k & 255
        found |= (s[e + 19] >> 8 * k & 15) << (32 + 4 * k)
        found |= (plays if plays < 3 else 3) << (48 + 2 * k)
    return found


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _run(
    b: Chunk, first: cython.Py_ssize_t, last: cython.Py_ssize_t, anew: cython.bint, resumed: cython.bint
) -> cython.Py_ssize_t:
    """Deal `anew` or act, then look, deal by deal: the deal whose actions found no room, or `last`."""
    i: cython.Py_ssize_t
    if not resumed:
        other: cython.p_ulonglong = b.old
        b.old = b.out
        b.out = other
        b.out[0] = 2
    for i in range(first, last):
        if not (resumed and i == first):
            if anew:
                b.m[4 * i] = 0
                begin(b, i)
            else:
                _act(b, i)
        if not b.m[4 * i] >> 16 and not _look(b, i):
            return i
    return last


def run(
    b: Chunk, first: cython.Py_ssize_t, last: cython.Py_ssize_t, anew: cython.bint, resumed: cython.bint
) -> cython.Py_ssize_t:
    """Deal `anew`, or act as was chosen, from deal `first` on; the lock is not held.

    Gives the first deal whose legal actions found no room, to be `resumed` with, or `last`.
    """
    stopped: cython.Py_ssize_t = first
    with cython.nogil:
        stopped = _run(b, first, last, anew, resumed)
    return stopped


def complete(
    b: Chunk,
    i: cython.Py_ssize_t,
    opener: cython.ulonglong,
    strong: cython.ulonglong,
    leaders: cython.ulonglong,
    words: list[int],
) -> cython.int:
    """Say of a deal that waits who speaks first, which seats are strong (a bit each), who leads under each
    declarer (four bits each) and where the generator stands: 0 done, 1 it waits again, 2 its actions found
    no room (`look`).
    """
    e: cython.Py_ssize_t = WORDS * i
    k: cython.Py_ssize_t
    b.s[e + 12] = opener
    b.s[e + 17] = strong
    b.s[e + 27] = leaders
    for k in range(4):
        b.s[e + k] = words[k]
    b.m[4 * i] &= 0xFFFF
    if not open_deal(b, i):
        begin(b, i)
        return 1
    return 0 if _look(b, i) else 2


def look(b: Chunk, i: cython.Py_ssize_t) -> cython.bint:
    """List the legal actions of a deal; false where there is no room."""
    return _look(b, i)
