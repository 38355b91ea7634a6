"""The climbing machine on ints: which plays a hand has, and what a set of cards is.

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
    from triumvir.cards.kernel_counts import at_least, contains, index, size
    from triumvir.climbing.kernel_turn import beats

ONE = cython.declare(cython.ulonglong, 1)
ONES = cython.declare(cython.ulonglong, 0x0111_1111_1111_1111)
ROOM = cython.declare(cython.ulonglong, 262144)
WIDE = cython.declare(cython.ulonglong[262144])


@cython.final
@cython.cclass
class Table:
    """A shape table in the kernel's memory.

    Word 0 is the number of rows; row i (from 0) starts at word 1 + 18 i:
    0 width, 1 least and 2 greatest length, 3 window of line places, 4 lift and 5 drop in bits and 6 nibbles
    of the low places (where a run may start below the weakest rank), 7 exact counts (instead of all that), 8
    precedence, 9 cards in an attached unit, 10 units a body rank, 11 window of attached ranks, 12 units of
    one rank at most, 13 ranks attached once at most, 14 ranks of which one unit in all, 15 attached ranks
    apart from the body, 16 three units beside the run allowed, 17 attached units must run.
    """

    def __init__(self, words: list[int]) -> None:
        if len(words) > 512:
            raise OverflowError("more than 28 shapes")
        if not cython.compiled:
            self.words = [0] * 512
        k: cython.int
        for k in range(len(words)):
            self.words[k] = words[k]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _emit(out: cython.p_ulonglong, cards: cython.ulonglong, header: cython.ulonglong) -> cython.void:
    at: cython.ulonglong = out[0]
    if at < out[1]:
        out[at] = cards
        out[at + 1] = header
    out[0] = at + 2


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
@cython.overflowcheck(False)
def _line(t: cython.p_ulonglong, r: cython.int, ranks: cython.ulonglong) -> cython.ulonglong:
    """Ranks as places of the line in which the shape may run; rank and place are the same unless runs start
    low.
    """
    return ((ranks << t[r + 4]) | ((ranks >> t[r + 5]) & t[r + 6])) & t[r + 3]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _unline(t: cython.p_ulonglong, r: cython.int, places: cython.ulonglong) -> cython.ulonglong:
    """Counts by rank of counts by place: the way back from `_line`."""
    return (places >> t[r + 4]) | ((places & t[r + 6]) << t[r + 5])


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _chain(length: cython.int) -> cython.ulonglong:
    """Ones in the lowest `length` nibbles, for 1..15."""
    return ONES & ((ONE << (4 * length)) - 1)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _starts(line: cython.ulonglong, length: cython.int) -> cython.ulonglong:
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
            _emit(out, cards + taken * width * low, header)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _beside(t: cython.p_ulonglong, r: cython.int, ranks: cython.ulonglong) -> cython.ulonglong:
    """The run ranks next below and next above the body's `ranks`."""
    return ((ranks << 4) | (ranks >> 4)) & ~ranks & t[r + 3]


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
    width: cython.ulonglong = t[r + 9]
    ranks: cython.ulonglong = at_least(rest, width) & t[r + 11]
    own: cython.ulonglong = at_least(body, 1)
    if t[r + 15]:
        ranks &= ~own
    if t[r + 17]:
        _attach_run(t, r, ranks, body, length, header, out)
        return
    caps: cython.ulonglong = ranks
    units: cython.ulonglong
    for units in range(2, t[r + 12] + 1):
        caps += at_least(rest, units * width) & ranks & ~(t[r + 13] | t[r + 14])
    if not t[r + 16]:
        near: cython.ulonglong = _beside(t, r, own)
        caps -= (at_least(caps, 3) & near) + (at_least(caps, 4) & near)
    _choose(caps, ranks, t[r + 14], width, t[r + 10] * length, body, header, out)


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
    starts: cython.ulonglong = _starts(_line(t, r, ranks), units)
    while starts:
        low: cython.ulonglong = starts & -starts
        starts ^= low
        _emit(out, body + _unline(t, r, low * t[r + 9] * _chain(units)), header)


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
    chain: cython.ulonglong = t[r] * _chain(length)
    header |= ONE * length << 8
    while starts:
        low: cython.ulonglong = starts & -starts
        starts ^= low
        body: cython.ulonglong = _unline(t, r, low * chain)
        key: cython.ulonglong = header | (index(low) + length - 1)
        if t[r + 9]:
            _attach(t, r, hand - body, body, length, key, out)
        else:
            _emit(out, body, key)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _all(
    t: cython.p_ulonglong,
    r: cython.int,
    hand: cython.ulonglong,
    header: cython.ulonglong,
    out: cython.p_ulonglong,
) -> cython.void:
    """Emit every play of one row."""
    if t[r + 7]:
        if contains(hand, t[r + 7]):
            _emit(out, t[r + 7], header | ONE << 8)
        return
    line: cython.ulonglong = _line(t, r, at_least(hand, t[r]))
    starts: cython.ulonglong = line
    least: cython.int = t[r + 1]
    length: cython.int
    for length in range(1, t[r + 2] + 1):
        starts &= line >> (4 * (length - 1))
        if not starts:
            return
        if length >= least:
            _bodies(t, r, hand, starts, length, header, out)


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
    starts: cython.ulonglong = _starts(_line(t, r, at_least(hand, t[r])), length) >> first << first
    if starts:
        _bodies(t, r, hand, starts, length, top >> 16 << 16, out)


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
    """Append to `out` every play of `hand` that beats `top`; rows with precedence only where `bombs` are
    allowed.
    """
    shape: cython.ulonglong
    for shape in range(1, t[0] + 1):
        r: cython.int = 18 * shape - 17
        power: cython.ulonglong = t[r + 8]
        if power and not bombs:
            continue
        if not top or power > (top >> 24):
            _all(t, r, hand, (power << 24) | (shape << 16), out)
        elif shape == ((top >> 16) & 255):
            _higher(t, r, hand, top, out)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _fits(
    t: cython.p_ulonglong,
    r: cython.int,
    rest: cython.ulonglong,
    body: cython.ulonglong,
    length: cython.int,
) -> cython.bint:
    """Whether `rest` is an attachment that the row allows beside `body`."""
    width: cython.ulonglong = t[r + 9]
    ranks: cython.ulonglong = at_least(rest, 1)
    own: cython.ulonglong = at_least(body, 1)
    if ranks & ~t[r + 11] or (t[r + 15] and ranks & own) or (width == 2 and rest & ONES):
        return False
    units: cython.ulonglong = rest >> (width - 1)
    if t[r + 17]:
        run: cython.int = t[r + 10] * length
        return units == ranks and _unline(t, r, _starts(_line(t, r, ranks), run) * _chain(run)) == ranks
    if at_least(units, t[r + 12] + 1) or at_least(units, 2) & t[r + 13]:
        return False
    if size(units & (t[r + 14] * 15)) > 1:
        return False
    return t[r + 16] != 0 or not at_least(units, 3) & _beside(t, r, own)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def recognise(t: cython.p_ulonglong, cards: cython.ulonglong, out: cython.p_ulonglong) -> cython.void:
    """Append to `out` every reading of exactly `cards`."""
    total: cython.ulonglong = size(cards)
    shape: cython.ulonglong
    for shape in range(1, t[0] + 1):
        r: cython.int = 18 * shape - 17
        header: cython.ulonglong = (t[r + 8] << 24) | (shape << 16)
        if t[r + 7]:
            if cards == t[r + 7]:
                _emit(out, cards, header | ONE << 8)
            continue
        unit: cython.ulonglong = t[r] + t[r + 9] * t[r + 10]
        length: cython.int = total // unit
        if total % unit or length < t[r + 1] or length > t[r + 2]:
            continue
        starts: cython.ulonglong = _starts(_line(t, r, at_least(cards, t[r])), length)
        while starts:
            low: cython.ulonglong = starts & -starts
            starts ^= low
            body: cython.ulonglong = _unline(t, r, low * t[r] * _chain(length))
            if cards == body or (t[r + 9] and _fits(t, r, cards - body, body, length)):
                _emit(out, cards, header | ONE * length << 8 | (index(low) + length - 1))


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


def readings(table: Table, cards: cython.ulonglong) -> list[int]:
    """The headers of all readings of exactly `cards`; empty when they are no combination."""
    out = cython.declare(cython.ulonglong[1024])
    out[0] = 2
    out[1] = 1024
    recognise(table.words, cards, out)
    return [out[at + 1] for at in range(2, out[0], 2)]


def legal(
    table: Table,
    hand: cython.ulonglong,
    cards: cython.ulonglong,
    header: cython.ulonglong,
    top: cython.ulonglong,
    bombs: cython.bint,
) -> cython.bint:
    """Whether `plays` lists `cards`, read as `header`, for the same hand, top and bombs."""
    out = cython.declare(cython.ulonglong[1024])
    at: cython.ulonglong
    if not contains(hand, cards) or not beats(header, top) or ((header >> 24) and not bombs):
        return False
    out[0] = 2
    out[1] = 1024
    recognise(table.words, cards, out)
    for at in range(2, out[0], 2):
        if out[at + 1] == header:
            return True
    return False
