"""Hands as rank counts: fifteen ranks, four bits each, weakest rank lowest, up to eight cards a rank (two
packs).

A word of *ones* has 1 in the nibbles of some ranks and 0 elsewhere: a set of ranks.
"""

try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython

ONES = cython.declare(cython.ulonglong, 0x0111_1111_1111_1111)
EVEN = cython.declare(cython.ulonglong, 0x0F0F_0F0F_0F0F_0F0F)
GUARD = cython.declare(cython.ulonglong, 0x8080_8080_8080_8080)


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def at_least(counts: cython.ulonglong, n: cython.ulonglong) -> cython.ulonglong:
    """Ones for the ranks held `n` times or more, for n in 1..8.

    >>> hex(at_least(0x321, 2))
    '0x110'
    """
    return ((counts + (8 - n) * ONES) >> 3) & ONES


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def contains(hand: cython.ulonglong, cards: cython.ulonglong) -> cython.bint:
    """Whether `hand` holds every card of `cards`, rank by rank.

    >>> contains(0x321, 0x301), contains(0x321, 0x031)
    (True, False)
    """
    low: cython.ulonglong = ((hand & EVEN) | GUARD) - (cards & EVEN)
    high: cython.ulonglong = (((hand >> 4) & EVEN) | GUARD) - ((cards >> 4) & EVEN)
    return (low & high & GUARD) == GUARD


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def size(counts: cython.ulonglong) -> cython.ulonglong:
    """How many cards `counts` holds: 256 is 1 modulo 255, so the remainder adds up the bytes.

    >>> size(0x321)
    6
    """
    return ((counts & EVEN) + ((counts >> 4) & EVEN)) % 255


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def index(one: cython.ulonglong) -> cython.ulonglong:
    """The place of a lone one: 16 is 1 modulo 15, so the remainder counts the ones below.

    >>> index(0x1), index(0x100), index(0x100000000000000)
    (0, 2, 14)
    """
    return ((one - 1) & ONES) % 15
