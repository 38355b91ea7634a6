"""Many deals of a climbing game, stepped one after the other without the interpreter's lock.

Legal actions are counted, and the chosen one is found by its place; they are written out only when somebody
asks (`listed`). Rules, auction and chunks are those of `kernel_begin`, deals those of `kernel_sight`.
"""

try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython

if cython.compiled:
    from cython.cimports.libc.string import memcpy
else:
    from triumvir.auction.kernel_nodes import call, legal_calls, speaker
    from triumvir.cards.kernel_bytes import slot
    from triumvir.climbing.kernel import emit, generate
    from triumvir.climbing.kernel_begin import Chunk, begin, contract, open_deal
    from triumvir.climbing.kernel_many import many
    from triumvir.climbing.kernel_places import place
    from triumvir.climbing.kernel_sight import keep
    from triumvir.climbing.kernel_turn import after_pass, after_play

ONE = cython.declare(cython.ulonglong, 1)
LOW = cython.declare(cython.ulonglong, 0xFFFF_FFFF)
ALL = cython.declare(cython.ulonglong, 0xFFFF_FFFF_FFFF_FFFF)
BOTH = cython.declare(cython.ulonglong, 0x1_0000_0001)
CALL = cython.declare(cython.ulonglong, 0x100_0000_0000)
HALVES = cython.declare(cython.ulonglong, 0x0000_FFFF_0000_FFFF)
PAIRS = cython.declare(cython.ulonglong, 0x00FF_00FF_00FF_00FF)
NIBBLES = cython.declare(cython.ulonglong, 0x0F0F_0F0F_0F0F_0F0F)
ONES = cython.declare(cython.ulonglong, 0x0101_0101_0101_0101)
TOPS = cython.declare(cython.ulonglong, 0x8080_8080_8080_8080)
SEVENS = cython.declare(cython.ulonglong, 0x7F7F_7F7F_7F7F_7F7F)
WORDS = cython.declare(cython.Py_ssize_t, 160)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
@cython.overflowcheck(False)
def _spread(counts: cython.ulonglong) -> cython.ulonglong:
    """`kernel_bytes.spread`, here so that C puts it in line: calls between modules are not."""
    counts = (counts | counts << 16) & HALVES
    counts = (counts | counts << 8) & PAIRS
    return (counts | counts << 4) & NIBBLES


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
@cython.overflowcheck(False)
def _summed(low: cython.ulonglong, high: cython.ulonglong) -> cython.ulonglong:
    """`kernel_bytes.summed`, in line."""
    return (low + high) * ONES >> 56 & 255


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
@cython.overflowcheck(False)
def _placed(movers: cython.ulonglong, viewer: cython.ulonglong, seats: cython.ulonglong) -> cython.ulonglong:
    """`kernel_bytes.placed`, in line."""
    full: cython.ulonglong = ((movers + SEVENS) & TOPS) >> 7
    places: cython.ulonglong = movers + (seats - 1 - viewer) * full
    over: cython.ulonglong = ((places + (128 - seats) * ONES) & TOPS) >> 7
    return places + full - seats * over


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _row(
    o: cython.p_ulonglong, at: cython.Py_ssize_t, s: cython.p_ulonglong, start: cython.Py_ssize_t
) -> cython.void:
    """Copy a row of cards."""
    low: cython.ulonglong = s[start]
    high: cython.ulonglong = s[start + 1]
    o[at] = low
    o[at + 1] = high


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _copy(
    o: cython.p_ulonglong,
    at: cython.Py_ssize_t,
    s: cython.p_ulonglong,
    start: cython.Py_ssize_t,
    words: cython.Py_ssize_t,
) -> cython.void:
    """Copy words that do not overlap."""
    if cython.compiled:
        memcpy(o + at, s + start, 8 * words)
    else:
        o[at : at + words] = s[start : start + words]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
@cython.overflowcheck(False)
def _shown(
    s: cython.p_ulonglong, e: cython.Py_ssize_t, history: cython.Py_ssize_t, seat: cython.ulonglong
) -> cython.Py_ssize_t:
    """`kernel_bytes.slot`, in line while there is room."""
    p: cython.Py_ssize_t = s[e + 24] - 1
    if p < 0:
        return slot(s, e, 88, 2, history, seat)
    movers: cython.ulonglong = s[e + 25]
    s[e + 24] = p
    s[e + 26] = ((s[e + 26] << 8) & ALL) | movers >> 56
    s[e + 25] = ((movers << 8) & ALL) | (seat + 1)
    return e + 88 + 2 * p


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
@cython.overflowcheck(False)
def _observe(
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
    fixed: cython.Py_ssize_t = e + 40 + 7 * viewer
    stay: cython.ulonglong = ((ONE << 8 * (seats - viewer)) - 1) * BOTH
    wrap: cython.ulonglong = (((ONE << 8 * seats) - 1) * BOTH) ^ stay
    down: cython.int = 8 * viewer
    up: cython.int = 8 * (seats - viewer)
    k: cython.Py_ssize_t
    _copy(o, at, s, fixed, 5)
    for k in range(3):
        by_seat: cython.ulonglong = s[e + 18 + k]
        o[at + 5 + k] = (by_seat >> down & stay) | (by_seat << up & wrap)
    o[at + 8] = s[e + 10]
    at += 9
    if history:
        o[at] = _placed(s[e + 25] & c[22], viewer, seats)
        at += 1
        if history > 8:
            o[at] = _placed(s[e + 26] & c[23], viewer, seats)
            at += 1
    low: cython.ulonglong = s[e + 152 + 2 * viewer]
    high: cython.ulonglong = s[e + 153 + 2 * viewer]
    other_low: cython.ulonglong = c[24] - low - s[e + 86]
    other_high: cython.ulonglong = c[25] - high - s[e + 87]
    o[at] = low
    o[at + 1] = high
    o[at + 2] = other_low
    o[at + 3] = other_high
    at += 4
    if c[4]:
        _row(o, at, s, fixed + 5)
        at += 2
    _row(o, at, s, e + 84)
    at += 2
    around: cython.Py_ssize_t = 2 * seats
    end: cython.Py_ssize_t = at + around
    pile: cython.Py_ssize_t = e + 68 + 2 * viewer
    last: cython.Py_ssize_t = e + 68 + around
    while at < end:
        _row(o, at, s, pile)
        _row(o, at + around, s, pile + 8)
        at += 2
        pile += 2
        pile -= around * (pile == last)
    if history:
        pile = e + 88 + 2 * s[e + 24]
        _row(
            o, at + around, s, pile
        )  # just written: to read it together with others would have to wait for it
        _copy(o, at + around + 2, s, pile + 2, 2 * history - 2)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _look(b: Chunk, i: cython.Py_ssize_t) -> cython.void:
    """Count the legal actions and write what the seat to act sees."""
    e: cython.Py_ssize_t = WORDS * i
    s: cython.p_ulonglong = b.s
    turn: cython.ulonglong = s[e + 9]
    seat: cython.ulonglong = turn >> 36 & 15
    if s[e + 8]:
        left: cython.ulonglong = s[e + 19] >> (32 + 8 * seat) & 255
        calls: cython.longlong = 1 if turn & LOW else 0
        b.counts[i] = calls + many(b.table.words, s[e + 34 + seat], turn & LOW, left != 0)
    else:
        seat = speaker(s, e, b.c, b.nodes)
        b.counts[i] = legal_calls(s, e, b.c, b.nodes) >> 56
        keep(s, e, b.c, b.nodes, seat)
    b.seats[i] = seat
    _observe(s, e, b.c, seat, b.o, b.c[14] * i)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _list(b: Chunk, i: cython.Py_ssize_t) -> cython.void:
    """Append the legal actions to the list."""
    e: cython.Py_ssize_t = WORDS * i
    s: cython.p_ulonglong = b.s
    k: cython.ulonglong
    if s[e + 8]:
        turn: cython.ulonglong = s[e + 9]
        seat: cython.ulonglong = turn >> 36 & 15
        if turn & LOW:
            emit(b.out, 0, 0)
        left: cython.ulonglong = s[e + 19] >> (32 + 8 * seat) & 255
        generate(b.table.words, s[e + 34 + seat], turn & LOW, left != 0, b.out)
    else:
        calls: cython.ulonglong = legal_calls(s, e, b.c, b.nodes)
        for k in range(calls >> 56):
            emit(b.out, 0, CALL | (calls >> 4 * k & 15))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _act(b: Chunk, i: cython.Py_ssize_t) -> cython.void:
    """The seat to act does what was chosen; a deal that is over is followed by another."""
    s: cython.p_ulonglong = b.s
    e: cython.Py_ssize_t = WORDS * i
    choice: cython.ulonglong = b.choices[i]
    b.flags[i] = 0
    if s[e + 8]:
        if not choice and s[e + 9] & LOW:
            _pass(s, e, b.c)
            return
        if not _play(b, e, choice):
            return
        b.ends[i] = _end(s, e, b.c[0])
        s[e + 15] = 0
    else:
        how: cython.ulonglong = call(s, e, b.c, b.nodes, choice)
        if how == 1:
            return
        if how == 2:
            contract(b, e)
            return
        b.ends[i] = 0
        s[e + 15] += 1
    b.flags[i] = 1
    begin(b, i)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _pass(s: cython.p_ulonglong, e: cython.Py_ssize_t, c: cython.p_ulonglong) -> cython.void:
    """A pass, which may clear the table."""
    turn: cython.ulonglong = s[e + 9]
    seat: cython.ulonglong = turn >> 36 & 15
    k: cython.Py_ssize_t
    if c[8]:
        k = _shown(s, e, c[8], seat)
        s[k] = s[k + 1] = 0
    turn = after_pass(turn, c[0], c[1], c[2] != 0)
    s[e + 9] = turn
    if turn & LOW:
        s[e + 68 + 2 * seat] = s[e + 69 + 2 * seat] = 0
        s[e + 20] |= ONE << (32 + 8 * seat)
        return
    s[e + 10] = s[e + 20] = s[e + 84] = s[e + 85] = 0
    for k in range(8):
        s[e + 68 + k] = 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.overflowcheck(False)
def _play(b: Chunk, e: cython.Py_ssize_t, choice: cython.longlong) -> cython.bint:
    """The play of that place among the legal actions; whether that empties a hand."""
    s: cython.p_ulonglong = b.s
    c: cython.p_ulonglong = b.c
    found = cython.declare(cython.ulonglong[2])
    turn: cython.ulonglong = s[e + 9]
    seat: cython.ulonglong = turn >> 36 & 15
    left: cython.ulonglong = s[e + 19] >> (32 + 8 * seat) & 255
    if turn & LOW:
        choice -= 1
    place(b.table.words, s[e + 34 + seat], turn & LOW, left != 0, choice, found)
    cards: cython.ulonglong = found[0]
    header: cython.ulonglong = found[1]
    low: cython.ulonglong = _spread(cards & LOW)
    high: cython.ulonglong = _spread(cards >> 32)
    number: cython.ulonglong = _summed(low, high)
    high |= number << 56
    k: cython.Py_ssize_t
    if c[8]:
        k = _shown(s, e, c[8], seat)
        s[k] = low
        s[k + 1] = high
    s[e + 68 + 2 * seat] = s[e + 84] = low
    s[e + 69 + 2 * seat] = s[e + 85] = high
    s[e + 76 + 2 * seat] += low
    s[e + 77 + 2 * seat] += high
    s[e + 86] += low
    s[e + 87] += high
    s[e + 34 + seat] -= cards
    s[e + 152 + 2 * seat] -= low
    s[e + 153 + 2 * seat] -= high
    s[e + 18] += (ONE << (32 + 8 * seat)) - (number << 8 * seat)
    s[e + 20] = (s[e + 20] & ~LOW & ~(ONE << (32 + 8 * seat))) | ONE << 8 * seat
    if header >> 24:
        s[e + 19] += ONE << 8 * seat
        if left != 15:
            s[e + 19] -= ONE << (32 + 8 * seat)
    shown: cython.ulonglong = c[416 + 32 * (header >> 16 & 255) + (header & 255)]
    s[e + 10] = shown if shown >> 16 else shown | (header >> 8 & 255) << 16
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
        plays: cython.ulonglong = s[e + 18] >> (32 + 8 * k) & 255
        found |= (s[e + 19] >> 8 * k & 15) << (32 + 4 * k)
        found |= (plays if plays < 3 else 3) << (48 + 2 * k)
    return found


def run(b: Chunk, first: cython.Py_ssize_t, last: cython.Py_ssize_t, anew: cython.bint) -> None:
    """Deal `anew`, or act as was chosen, from deal `first` to before `last`; the lock is not held."""
    i: cython.Py_ssize_t
    with cython.nogil:
        for i in range(first, last):
            if anew:
                b.flags[i] = 0
                begin(b, i)
            else:
                _act(b, i)
            if b.flags[i] < 2:
                _look(b, i)


def listed(b: Chunk, first: cython.Py_ssize_t, last: cython.Py_ssize_t) -> None:
    """Append the legal actions of deals to the list, for which there must be room."""
    i: cython.Py_ssize_t
    with cython.nogil:
        for i in range(first, last):
            _list(b, i)


def complete(
    b: Chunk,
    i: cython.Py_ssize_t,
    opener: cython.ulonglong,
    strong: cython.ulonglong,
    leaders: cython.ulonglong,
    words: list[int],
) -> cython.bint:
    """Say of a deal that waits who speaks first, which seats are strong (a bit each), who leads under each
    declarer (four bits each) and where the generator stands; false where it waits again.
    """
    e: cython.Py_ssize_t = WORDS * i
    k: cython.Py_ssize_t
    b.s[e + 12] = opener
    b.s[e + 17] = strong
    b.s[e + 27] = leaders
    for k in range(4):
        b.s[e + k] = words[k]
    if not open_deal(b, i):
        begin(b, i)
        return False
    b.flags[i] &= 1
    _look(b, i)
    return True
