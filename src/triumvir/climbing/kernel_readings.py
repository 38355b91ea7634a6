"""The climbing machine on ints: what a set of cards is, found without listing the plays of a hand.

Tables, headers and lists of plays are those of `kernel`.
"""

try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython

if not cython.compiled:
    from triumvir.cards.kernel_counts import at_least, contains, index, size
    from triumvir.climbing.kernel import Table, beside, chain, emit, from_line, run_starts, to_line
    from triumvir.climbing.kernel_turn import beats

ONE = cython.declare(cython.ulonglong, 1)
ONES = cython.declare(cython.ulonglong, 0x0111_1111_1111_1111)


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
        return units == ranks and from_line(t, r, run_starts(to_line(t, r, ranks), run) * chain(run)) == ranks
    if at_least(units, t[r + 12] + 1) or at_least(units, 2) & t[r + 13]:
        return False
    if size(units & (t[r + 14] * 15)) > 1:
        return False
    return t[r + 16] != 0 or not at_least(units, 3) & beside(t, r, own)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def recognise(t: cython.p_ulonglong, cards: cython.ulonglong, out: cython.p_ulonglong) -> cython.void:
    """Append to `out` every reading of exactly `cards`."""
    total: cython.ulonglong = size(cards)
    shape: cython.ulonglong
    for shape in range(1, t[0] + 1):
        r: cython.int = 18 * shape - 15
        header: cython.ulonglong = t[r + 8]
        if t[r + 7]:
            if cards == t[r + 7]:
                emit(out, cards, header | ONE << 8)
            continue
        unit: cython.ulonglong = t[r] + t[r + 9] * t[r + 10]
        length: cython.int = total // unit
        if total % unit or length < t[r + 1] or length > t[r + 2]:
            continue
        starts: cython.ulonglong = run_starts(to_line(t, r, at_least(cards, t[r])), length)
        while starts:
            low: cython.ulonglong = starts & -starts
            starts ^= low
            body: cython.ulonglong = from_line(t, r, low * t[r] * chain(length))
            if cards == body or (t[r + 9] and _fits(t, r, cards - body, body, length)):
                emit(out, cards, header | ONE * length << 8 | (index(low) + length - 1))


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
    """Whether `kernel.plays` lists `cards`, read as `header`, for the same hand, top and bombs."""
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
