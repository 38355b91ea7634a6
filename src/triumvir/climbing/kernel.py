"""The climbing machine on ints: which plays a hand has.

Everything is driven by a shape table (`shape.py` writes it); no game and no kind is named here.
*Counts* are hands and plays as in `cards.kernel_counts`, *headers* are as in `kernel_turn`. A list of plays
is a flat array: next free place, end, then counts and header in turn; places beyond the end are counted but
not written.
"""

try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython

if not cython.compiled:
    from triumvir.cards.kernel_counts import contains

ONE = cython.declare(cython.ulonglong, 1)
ONES = cython.declare(cython.ulonglong, 0x0111_1111_1111_1111)
ROOM = cython.declare(cython.ulonglong, 262144)
WIDE = cython.declare(cython.ulonglong[262144])


@cython.final
@cython.cclass
class Table:
    """A shape table in the kernel's memory.

    Word 0 is the number of rows; those with precedence lie between the words that 1 and 2 say. Row i (from
    0) starts at word 3 + 18 i: 0 width, 1 least and 2 greatest length, 3 window of line places, 4 lift and
    5 drop in bits and 6 nibbles of the low places (where a run may start below the weakest rank), 7 exact
    counts (instead of all that), 8 its header without length and key, 9 cards in an attached unit, 10 units
    a body rank, 11 window of attached ranks, 12 units of one rank at most, 13 ranks attached once at most,
    14 ranks of which one unit in all, 15 attached ranks apart from the body, 16 three units beside the run
    allowed, 17 attached units must run. The counting plan (`kernel_many`) starts at word 512.
    """

    def __init__(self, words: list[int]) -> None:
        if words[0] > 28 or len(words) > 704:
            raise OverflowError("more than 28 shapes")
        if not cython.compiled:
            self.words = [0] * 704
        k: cython.int
        for k in range(len(words)):
            self.words[k] = words[k]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _least(counts: cython.ulonglong, n: cython.ulonglong) -> cython.ulonglong:
    """`kernel_counts.at_least`, here so that C puts it in line: calls between modules are not."""
    return ((counts + (8 - n) * ONES) >> 3) & ONES


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _index(one: cython.ulonglong) -> cython.ulonglong:
    """`kernel_counts.index`, in line."""
    return ((one - 1) & ONES) % 15


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def emit(out: cython.p_ulonglong, cards: cython.ulonglong, header: cython.ulonglong) -> cython.void:
    at: cython.ulonglong = out[0]
    if at < out[1]:
        out[at] = cards
        out[at + 1] = header
    out[0] = at + 2


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.overflowcheck(False)
def to_line(t: cython.p_ulonglong, r: cython.int, ranks: cython.ulonglong) -> cython.ulonglong:
    """Ranks as places of the line in which the shape may run; rank and place are the same unless runs start
    low.
    """
    return ((ranks << t[r + 4]) | ((ranks >> t[r + 5]) & t[r + 6])) & t[r + 3]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def from_line(t: cython.p_ulonglong, r: cython.int, places: cython.ulonglong) -> cython.ulonglong:
    """Counts by rank of counts by place: the way back from `to_line`."""
    return (places >> t[r + 4]) | ((places & t[r + 6]) << t[r + 5])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def chain(length: cython.int) -> cython.ulonglong:
    """Ones in the lowest `length` nibbles, for 1..15."""
    return ONES & ((ONE << (4 * length)) - 1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def run_starts(line: cython.ulonglong, length: cython.int) -> cython.ulonglong:
    """The places where a run of `length` begins."""
    starts: cython.ulonglong = line
    k: cython.int
    for k in range(1, length):
        starts &= line >> (4 * k)
    return starts


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _choose(
    caps: cython.ulonglong,
    ranks: cython.ulonglong,
    one_of: cython.ulonglong,
    width: cython.ulonglong,
    need: cython.ulonglong,
    cards: cython.ulonglong,
    header: cython.ulonglong,
    out: cython.p_ulonglong,
) -> cython.void:
    """Emit `cards` with every choice of `need` units from `ranks`, no rank more often than `caps` says."""
    while ranks:
        low: cython.ulonglong = ranks & -ranks
        ranks ^= low
        later: cython.ulonglong = ranks
        if low & one_of:
            later &= ~one_of
        most: cython.ulonglong = caps & (low * 15)
        taken: cython.ulonglong = 1
        while taken < need and taken * low <= most:
            _choose(caps, later, one_of, width, need - taken, cards + taken * width * low, header, out)
            taken += 1
        if taken == need and taken * low <= most:
            emit(out, cards + taken * width * low, header)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def beside(t: cython.p_ulonglong, r: cython.int, ranks: cython.ulonglong) -> cython.ulonglong:
    """The run ranks next below and next above the body's `ranks`."""
    return ((ranks << 4) | (ranks >> 4)) & ~ranks & t[r + 3]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def fitting(
    t: cython.p_ulonglong, r: cython.int, rest: cython.ulonglong, body: cython.ulonglong
) -> cython.ulonglong:
    """The ranks of which a unit out of `rest` may go with `body`."""
    ranks: cython.ulonglong = _least(rest, t[r + 9]) & t[r + 11]
    return ranks & ~_least(body, 1) if t[r + 15] else ranks


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def capped(
    t: cython.p_ulonglong, r: cython.int, rest: cython.ulonglong, body: cython.ulonglong
) -> cython.ulonglong:
    """How many units of each rank of `rest` may go with `body`."""
    ranks: cython.ulonglong = fitting(t, r, rest, body)
    caps: cython.ulonglong = ranks
    k: cython.ulonglong
    for k in range(2, t[r + 12] + 1):
        caps += _least(rest, k * t[r + 9]) & ranks & ~(t[r + 13] | t[r + 14])
    if not t[r + 16]:
        near: cython.ulonglong = beside(t, r, _least(body, 1))
        caps -= (_least(caps, 3) & near) + (_least(caps, 4) & near)
    return caps


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _attach(
    t: cython.p_ulonglong,
    r: cython.int,
    rest: cython.ulonglong,
    body: cython.ulonglong,
    length: cython.int,
    header: cython.ulonglong,
    out: cython.p_ulonglong,
) -> cython.void:
    """Emit `body` with every attachment that the row allows out of `rest`."""
    ranks: cython.ulonglong = fitting(t, r, rest, body)
    if t[r + 17]:
        _attach_run(t, r, ranks, body, length, header, out)
        return
    caps: cython.ulonglong = capped(t, r, rest, body)
    _choose(caps, ranks, t[r + 14], t[r + 9], t[r + 10] * length, body, header, out)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _attach_run(
    t: cython.p_ulonglong,
    r: cython.int,
    ranks: cython.ulonglong,
    body: cython.ulonglong,
    length: cython.int,
    header: cython.ulonglong,
    out: cython.p_ulonglong,
) -> cython.void:
    """Emit `body` with every run of units out of `ranks` as long as the row asks for."""
    units: cython.int = t[r + 10] * length
    starts: cython.ulonglong = run_starts(to_line(t, r, ranks), units)
    while starts:
        low: cython.ulonglong = starts & -starts
        starts ^= low
        emit(out, body + from_line(t, r, low * t[r + 9] * chain(units)), header)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _bodies(
    t: cython.p_ulonglong,
    r: cython.int,
    hand: cython.ulonglong,
    starts: cython.ulonglong,
    length: cython.int,
    header: cython.ulonglong,
    out: cython.p_ulonglong,
) -> cython.void:
    """Emit the plays whose body is `length` ranks long and begins at one of `starts`."""
    cards: cython.ulonglong = t[r] * chain(length)
    lift: cython.ulonglong = t[r + 4]
    drop: cython.ulonglong = t[r + 5]
    lows: cython.ulonglong = t[r + 6]
    attached: cython.ulonglong = t[r + 9]
    at: cython.ulonglong = out[0]
    end: cython.ulonglong = out[1]
    header |= ONE * length << 8
    header += length - 1
    while starts:
        low: cython.ulonglong = starts & -starts
        starts ^= low
        places: cython.ulonglong = low * cards
        body: cython.ulonglong = (places >> lift) | ((places & lows) << drop)
        if attached:
            _attach(t, r, hand - body, body, length, header + _index(low), out)
        else:
            if at < end:
                out[at] = body
                out[at + 1] = header + _index(low)
            at += 2
    if not attached:
        out[0] = at


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _all(
    t: cython.p_ulonglong,
    r: cython.int,
    held: cython.ulonglong,
    hand: cython.ulonglong,
    header: cython.ulonglong,
    out: cython.p_ulonglong,
) -> cython.void:
    """Emit every play of one row."""
    if t[r + 7]:
        if contains(hand, t[r + 7]):
            emit(out, t[r + 7], header | ONE << 8)
        return
    line: cython.ulonglong = to_line(t, r, held)
    starts: cython.ulonglong = line
    least: cython.int = t[r + 1]
    most: cython.int = t[r + 2]
    length: cython.int = 1
    while starts:
        if length >= least:
            _bodies(t, r, hand, starts, length, header, out)
        if length == most:
            return
        line >>= 4
        starts &= line
        length += 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _higher(
    t: cython.p_ulonglong,
    r: cython.int,
    hand: cython.ulonglong,
    top: cython.ulonglong,
    out: cython.p_ulonglong,
) -> cython.void:
    """Emit the plays of the row that `top` belongs to, of its length and with a higher key."""
    if t[r + 7]:
        return
    length: cython.int = (top >> 8) & 255
    first: cython.int = 4 * ((top & 255) + 2 - length)
    starts: cython.ulonglong = run_starts(to_line(t, r, _least(hand, t[r])), length) >> first << first
    if starts:
        _bodies(t, r, hand, starts, length, top >> 16 << 16, out)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _lead(
    t: cython.p_ulonglong, hand: cython.ulonglong, bombs: cython.bint, out: cython.p_ulonglong
) -> cython.void:
    """Emit the plays of every row; neighbours of one width share the ranks that are held so often."""
    width: cython.ulonglong = 0
    held: cython.ulonglong = ONES
    r: cython.int
    for r in range(3, 18 * t[0] + 3, 18):
        if t[r + 8] >> 24 and not bombs:
            continue
        if t[r] != width:
            width = t[r]
            held = _least(hand, width)
        if held:
            _all(t, r, held, hand, t[r + 8], out)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _answer(
    t: cython.p_ulonglong,
    hand: cython.ulonglong,
    top: cython.ulonglong,
    bombs: cython.bint,
    out: cython.p_ulonglong,
) -> cython.void:
    """Emit the higher plays of the row of `top` and all of greater precedence, in the order of the rows."""
    own: cython.int = 18 * ((top >> 16) & 255) - 15
    power: cython.ulonglong = top >> 24
    first: cython.int = t[1]
    before: cython.bint = power > 0 or own < first
    if before and (bombs or not power):
        _higher(t, own, hand, top, out)
    r: cython.int
    if bombs:
        for r in range(first, t[2], 18):
            if t[r + 8] >> 24 > power:
                _all(t, r, _least(hand, t[r]), hand, t[r + 8], out)
    if not before:
        _higher(t, own, hand, top, out)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def generate(
    t: cython.p_ulonglong,
    hand: cython.ulonglong,
    top: cython.ulonglong,
    bombs: cython.bint,
    out: cython.p_ulonglong,
) -> cython.void:
    """Append to `out`, row by row, the plays of `hand` that beat `top`, with precedence if `bombs` may be."""
    if top:
        _answer(t, hand, top, bombs, out)
    else:
        _lead(t, hand, bombs, out)


def plays(
    table: Table, hand: cython.ulonglong, top: cython.ulonglong, bombs: cython.bint
) -> list[tuple[int, int]]:
    """All (counts, header) with which `hand` beats `top`; 0 is the lead. Passing is not among them.
    OverflowError: more than 131,071 plays, which no hand that can be dealt comes near.
    """
    out = cython.declare(cython.ulonglong[4096])
    out[0] = 2
    out[1] = 4096
    generate(table.words, hand, top, bombs, out)
    if out[0] <= 4096:
        return _pairs(out)
    WIDE[0] = 2
    WIDE[1] = ROOM
    generate(table.words, hand, top, bombs, WIDE)
    if WIDE[0] > ROOM:
        raise OverflowError("more than 131,071 plays")
    return _pairs(WIDE)


@cython.cfunc
def _pairs(out: cython.p_ulonglong) -> list[tuple[int, int]]:
    """A list of plays as Python's pairs of counts and header."""
    return [(out[at], out[at + 1]) for at in range(2, out[0], 2)]
