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

if not cython.compiled:
    from triumvir.solve.kernel_tricks import size

ONE = cython.declare(cython.ulonglong, 1)
BYTE = cython.declare(cython.ulonglong, 0xFF)


@cython.final
@cython.cclass
class Book:
    """What hands are appraised with: where each card lies under each trump, 32 places a trump, by its place
    under the first; the whole pack under each; the weights of a declarer, then those of another seat.
    """

    def __init__(self, turned: list[int], packs: list[int], weights: list[int]) -> None:
        k: cython.Py_ssize_t
        if not cython.compiled:
            self.turned = [0] * 128
            self.packs = [0] * 4
            self.weights = [0] * 42
        for k in range(128):
            self.turned[k] = turned[k]
        for k in range(4):
            self.packs[k] = packs[k]
        for k in range(42):
            self.weights[k] = weights[k]


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
    trumps: cython.ulonglong = size((hand >> (8 * trump)) & BYTE)
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
        length: cython.ulonglong = size(mine)
        if suit != trump and length < 2:
            found[18 + length] += _least(trumps, 3)
        for place in range(8):
            if (mine >> place) & 1:
                above: cython.ulonglong = size(others >> place)
                if suit == trump:
                    found[_least(above, 4)] += 1
                else:
                    found[5 + 3 * _least(above, 3) + _least(length, 3)] += 1


def worths(book: Book, cards: cython.ulonglong) -> tuple[int, ...]:
    """What a hand, given under the first trump, can expect with each suit as trumps: as declarer, as another
    seat; then how many cards of each suit the others hold.
    """
    found = cython.declare(cython.longlong[21])
    worth = cython.declare(cython.longlong[12])
    trump: cython.ulonglong
    place: cython.ulonglong
    for trump in range(4):
        hand: cython.ulonglong = 0
        for place in range(32):
            if (cards >> place) & 1:
                hand |= ONE << book.turned[32 * trump + place]
        _marks(found, hand, book.packs[trump], trump)
        worth[trump] = worth[4 + trump] = 0
        for place in range(21):
            worth[trump] += found[place] * book.weights[place]
            worth[4 + trump] += found[place] * book.weights[21 + place]
        worth[8 + trump] = size(((book.packs[trump] ^ hand) >> (8 * trump)) & BYTE)
    return tuple([worth[place] for place in range(12)])
