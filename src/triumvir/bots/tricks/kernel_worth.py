"""How many tricks a hand can expect before it is played, on ints. Hands are those of `tricks.kernel`.

A card is told by how many cards above it are in other hands. 21 weights, in 256ths of a trick, add up::

    0-4     a trump with 0, 1, 2, 3, more above it
    5       each trump beyond the third
    6-17    another card: three weights each for 0, 1, 2, more above it; of one, two, more of its suit
    18, 19  a suit of no card, of one card, for each trump up to three
    20      the hand itself
"""

try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython

BYTE = cython.declare(cython.ulonglong, 0xFF)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _amount(cards: cython.ulonglong) -> cython.ulonglong:
    """How many bits of a byte are set."""
    cards -= (cards >> 1) & 0x55
    cards = (cards & 0x33) + ((cards >> 2) & 0x33)
    return (cards + (cards >> 4)) & 15


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _least(a: cython.ulonglong, b: cython.ulonglong) -> cython.ulonglong:
    """The smaller number."""
    return min(b, a)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _marks(
    found: cython.p_longlong, hand: cython.ulonglong, pack: cython.ulonglong, trump: cython.ulonglong
) -> cython.void:
    """Count what the weights are for: `found` gets 21 numbers."""
    trumps: cython.ulonglong = _amount((hand >> (8 * trump)) & BYTE)
    suit: cython.ulonglong
    place: cython.ulonglong
    for place in range(20):
        found[place] = 0
    found[20] = 1
    if trumps > 3:
        found[5] = trumps - 3
    for suit in range(4):
        mine: cython.ulonglong = (hand >> (8 * suit)) & BYTE
        others: cython.ulonglong = ((pack >> (8 * suit)) & BYTE) ^ mine
        length: cython.ulonglong = _amount(mine)
        if suit != trump and length < 2:
            found[18 + length] += _least(trumps, 3)
        for place in range(8):
            if (mine >> place) & 1:
                above: cython.ulonglong = _amount(others >> place)
                if suit == trump:
                    found[_least(above, 4)] += 1
                else:
                    found[5 + 3 * _least(above, 3) + _least(length, 3)] += 1


def worths(hands: list[int], packs: list[int], weights: list[int]) -> tuple[int, ...]:
    """What a hand can expect with each suit as trumps: as declarer, then as another seat.

    `hands` and `packs` are the hand and the whole pack under each trump, `weights` those of a declarer, then
    those of another seat.
    """
    found = cython.declare(cython.longlong[21])
    worth = cython.declare(cython.longlong[8])
    trump: cython.Py_ssize_t
    place: cython.Py_ssize_t
    for trump in range(4):
        _marks(found, hands[trump], packs[trump], trump)
        worth[trump] = worth[4 + trump] = 0
        for place in range(21):
            worth[trump] += found[place] * weights[place]
            worth[4 + trump] += found[place] * weights[21 + place]
    return (worth[0], worth[1], worth[2], worth[3], worth[4], worth[5], worth[6], worth[7])
