"""Small numbers side by side in words: bytes by column of a row of cards, bytes by seat, moves by slot."""

try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython

ONE = cython.declare(cython.ulonglong, 1)
ALL = cython.declare(cython.ulonglong, 0xFFFF_FFFF_FFFF_FFFF)
HALVES = cython.declare(cython.ulonglong, 0x0000_FFFF_0000_FFFF)
PAIRS = cython.declare(cython.ulonglong, 0x00FF_00FF_00FF_00FF)
NIBBLES = cython.declare(cython.ulonglong, 0x0F0F_0F0F_0F0F_0F0F)
ONES = cython.declare(cython.ulonglong, 0x0101_0101_0101_0101)
LADDER = cython.declare(cython.ulonglong, 0x8040_2010_0804_0201)
TOPS = cython.declare(cython.ulonglong, 0x8080_8080_8080_8080)
SEVENS = cython.declare(cython.ulonglong, 0x7F7F_7F7F_7F7F_7F7F)


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
@cython.overflowcheck(False)
def spread(counts: cython.ulonglong) -> cython.ulonglong:
    """Eight nibbles as eight bytes.

    >>> hex(spread(0x321))
    '0x30201'
    """
    counts = (counts | counts << 16) & HALVES
    counts = (counts | counts << 8) & PAIRS
    return (counts | counts << 4) & NIBBLES


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
@cython.overflowcheck(False)
def unfold(bits: cython.ulonglong) -> cython.ulonglong:
    """Eight bits as eight bytes.

    >>> hex(unfold(0b101))
    '0x10001'
    """
    return (((bits * ONES & LADDER) + SEVENS) & TOPS) >> 7


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
@cython.overflowcheck(False)
def summed(low: cython.ulonglong, high: cython.ulonglong) -> cython.ulonglong:
    """The sum of the bytes of two words, at most 255.

    >>> summed(0x30201, 0x4)
    10
    """
    return (((low + high) * ONES) & ALL) >> 56


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
@cython.overflowcheck(False)
def turned(by_seat: cython.ulonglong, viewer: cython.ulonglong, seats: cython.ulonglong) -> cython.ulonglong:
    """Bytes by seat as bytes by place, `viewer` first.

    >>> hex(turned(0x030201, 1, 3))
    '0x10302'
    """
    return ((by_seat | by_seat << 8 * seats) >> 8 * viewer) & ((ONE << 8 * seats) - 1)


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
@cython.overflowcheck(False)
def placed(movers: cython.ulonglong, viewer: cython.ulonglong, seats: cython.ulonglong) -> cython.ulonglong:
    """Of each byte that is 1 more than a seat, 1 more than its place behind `viewer`; 0 stays.

    >>> hex(placed(0x030201, 1, 3))
    '0x20103'
    """
    full: cython.ulonglong = ((movers + SEVENS) & TOPS) >> 7
    places: cython.ulonglong = movers + (seats - 1 - viewer) * full
    over: cython.ulonglong = ((places + (128 - seats) * ONES) & TOPS) >> 7
    return places + full - seats * over


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.overflowcheck(False)
def slot(
    s: cython.p_ulonglong,
    e: cython.Py_ssize_t,
    first: cython.Py_ssize_t,
    width: cython.Py_ssize_t,
    history: cython.Py_ssize_t,
    seat: cython.ulonglong,
) -> cython.Py_ssize_t:
    """The word at which the row of a move by `seat` is written, so that the last `history` (1 to 16) stand
    together, the last one first: the room for 32, from word `first` of the deal at `e` on, is filled from its
    end, and when it is full what is still shown moves there.
    """
    p: cython.Py_ssize_t = s[e + 24]
    k: cython.Py_ssize_t
    if not p:
        p = 33 - history
        for k in range(width * (history - 1)):
            s[e + first + width * p + k] = s[e + first + k]
    p -= 1
    s[e + 24] = p
    s[e + 26] = ((s[e + 26] << 8) & ALL) | s[e + 25] >> 56
    s[e + 25] = ((s[e + 25] << 8) & ALL) | (seat + 1)
    return e + first + width * p
