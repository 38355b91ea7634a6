"""The generator of everything random: xoshiro256** (Blackman and Vigna 2018), frozen for ever.

A state is four 64-bit words, not all zero. Numbers below n come from the upper 32 bits by Lemire's
multiplication with rejection, so they are unbiased; a shuffle is Fisher and Yates from the top index down.
Records replay by this file: change nothing that changes a number.
"""

try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython

ALL = cython.declare(cython.ulonglong, 0xFFFF_FFFF_FFFF_FFFF)
LOW = cython.declare(cython.ulonglong, 0xFFFF_FFFF)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
@cython.overflowcheck(False)
def _wrapped(word: cython.ulonglong) -> cython.ulonglong:
    """The lower 64 bits, which are all there is in C; a mask there would hide from it what a rotation is."""
    if cython.compiled:
        return word
    return word & ALL


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
@cython.overflowcheck(False)
def _rotl(word: cython.ulonglong, bits: cython.int) -> cython.ulonglong:
    return _wrapped(word << bits) | (word >> (64 - bits))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.overflowcheck(False)
def next_word(state: cython.p_ulonglong) -> cython.ulonglong:
    """The next 64 random bits; advances `state` in place."""
    result: cython.ulonglong = _wrapped(_rotl(_wrapped(state[1] * 5), 7) * 9)
    shifted: cython.ulonglong = _wrapped(state[1] << 17)
    state[2] ^= state[0]
    state[3] ^= state[1]
    state[1] ^= state[2]
    state[0] ^= state[3]
    state[2] ^= shifted
    state[3] = _rotl(state[3], 45)
    return result


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.overflowcheck(False)
def below(state: cython.p_ulonglong, n: cython.ulonglong) -> cython.ulonglong:
    """A number drawn uniformly from 0..n-1, for n in 1..2^32-1."""
    product: cython.ulonglong = (next_word(state) >> 32) * n
    if (product & LOW) < n:
        floor: cython.ulonglong = (LOW + 1 - n) % n
        while (product & LOW) < floor:
            product = (next_word(state) >> 32) * n
    return product >> 32


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.overflowcheck(False)
def shuffle(state: cython.p_ulonglong, items: cython.p_ulonglong, size: cython.int) -> cython.void:
    """Put `size` items in random order, in place.

    The steps of `below` stand here again, on words that C keeps in registers.
    """
    a: cython.ulonglong = state[0]
    b: cython.ulonglong = state[1]
    c: cython.ulonglong = state[2]
    d: cython.ulonglong = state[3]
    i: cython.int
    for i in range(size - 1, 0, -1):
        n: cython.ulonglong = i + 1
        product: cython.ulonglong = n
        floor: cython.ulonglong = 0
        while True:
            product = (_wrapped(_rotl(_wrapped(b * 5), 7) * 9) >> 32) * n
            shifted: cython.ulonglong = _wrapped(b << 17)
            c ^= a
            d ^= b
            b ^= c
            a ^= d
            c ^= shifted
            d = _rotl(d, 45)
            if (product & LOW) >= n:
                break
            floor = (LOW + 1 - n) % n
            if (product & LOW) >= floor:
                break
        j: cython.ulonglong = product >> 32
        item: cython.ulonglong = items[i]
        items[i] = items[j]
        items[j] = item
    state[0] = a
    state[1] = b
    state[2] = c
    state[3] = d


@cython.final
@cython.cclass
class Draws:
    """Memory that others own: how many actions each deal has, and where a choice for it is written."""

    def bind(self, parts: list[int]) -> None:
        """Take memory at these addresses; interpreted, the attributes are set from outside."""
        self.counts = cython.cast(cython.p_ulonglong, cython.cast(cython.Py_ssize_t, parts[0]))
        self.choices = cython.cast(cython.p_longlong, cython.cast(cython.Py_ssize_t, parts[1]))


def draw(d: Draws, deals: cython.Py_ssize_t, words: list[int]) -> None:
    """`below` of each count for so many deals; `words` is advanced in place."""
    state = cython.declare(cython.ulonglong[4])
    k: cython.Py_ssize_t
    state[0], state[1], state[2], state[3] = words
    for k in range(deals):
        d.choices[k] = below(state, d.counts[k])
    words[:] = state[0], state[1], state[2], state[3]


def drawn(words: list[int], n: cython.ulonglong) -> cython.ulonglong:
    """`below(n)` for Python callers: `words` is a list of four ints, advanced in place.

    >>> words = [1, 2, 3, 4]
    >>> [drawn(words, 1000) for _ in range(8)]
    [65, 65, 32, 876, 459, 574, 157, 784]
    """
    state = cython.declare(cython.ulonglong[4])
    k: cython.int
    for k in range(4):
        state[k] = words[k]
    number: cython.ulonglong = below(state, n)
    for k in range(4):
        words[k] = state[k]
    return number


def permutation(words: list[int], size: cython.int) -> list[int]:
    """0..size-1 in random order; `words` is advanced in place. OverflowError: more than 256 items."""
    if size > 256:
        raise OverflowError("more than 256 items")
    state = cython.declare(cython.ulonglong[4])
    items = cython.declare(cython.ulonglong[256])
    k: cython.int
    for k in range(4):
        state[k] = words[k]
    for k in range(size):
        items[k] = k
    shuffle(state, items, size)
    for k in range(4):
        words[k] = state[k]
    return [items[k] for k in range(size)]
