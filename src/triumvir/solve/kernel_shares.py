"""Who takes the last tricks when each seat plays for its own points: max-n search with a memory, on ints.

Hands and words are those of `tricks.kernel`, the word counting tricks from the position solved on. A *share*
says who takes the tricks to come, four bits a seat. Ties go to the play that comes first: by suit C D H S, in
each suit from the weakest up. A *search* is an array: 0-3 the hands, 5 a salt of names, 6 nodes so far, 7 the
most there may be, 8 seats, from 9 the highest points of each seat, and from 16 on the points: of seat k for
tricks t0, t1, t2 by the first three seats at 16 + 4 (t0 + 16 t1 + 256 t2) + k.
"""

try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython

from triumvir.solve.kernel_names import mix
from triumvir.tricks.kernel import after_play, leader, legal, on_table, taken, to_act

if not cython.compiled:
    from triumvir.solve.kernel_tricks import Tricks, different, name, number

ONE = cython.declare(cython.ulonglong, 1)
NONE = cython.declare(cython.ulonglong, 0xFFFF_FFFF)
SHARE = cython.declare(cython.ulonglong, 0xFFFF)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _points(
    s: cython.p_ulonglong, word: cython.ulonglong, share: cython.ulonglong, seat: cython.ulonglong
) -> cython.ulonglong:
    """The points of `seat` when the tricks to come go as `share` says."""
    place: cython.ulonglong = taken(word, 0) + (share & 15)
    if s[8] > 2:
        place += 16 * (taken(word, 1) + ((share >> 4) & 15))
    if s[8] > 3:
        place += 256 * (taken(word, 2) + ((share >> 8) & 15))
    return s[16 + 4 * place + seat]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def best_share(s: cython.p_ulonglong, word: cython.ulonglong, memory: Tricks) -> cython.ulonglong:
    """The share of the tricks to come under play in which each seat does the best for itself; `NONE` when the
    nodes are used up.
    """
    seat: cython.ulonglong = to_act(word)
    hand: cython.ulonglong = s[seat]
    if not hand:
        return 0
    start: cython.bint = not on_table(word)
    key: cython.ulonglong = 0
    if start:
        key = mix(name(s, seat) ^ word >> 27)
        if not (memory.entries[key & 262143] ^ key) >> 16:
            return memory.entries[key & 262143] & SHARE
    if s[6] >= s[7]:
        return NONE
    s[6] += 1
    held: cython.ulonglong = s[0] | s[1] | s[2] | s[3]
    at: cython.ulonglong
    for at in range(on_table(word)):
        held |= ONE << ((word >> (5 * at)) & 31)
    may: cython.ulonglong = different(legal(word, hand), held ^ hand)
    best: cython.ulonglong = NONE
    most: cython.ulonglong = 0
    while may:
        bit: cython.ulonglong = may & -may
        may ^= bit
        s[seat] = hand ^ bit
        after: cython.ulonglong = after_play(word, number(bit))
        share: cython.ulonglong = best_share(s, after, memory)
        if share == NONE:
            s[seat] = hand
            return NONE
        if not on_table(after):
            share += ONE << (4 * leader(after))
        points: cython.ulonglong = _points(s, word, share, seat)
        if best == NONE or points > most:
            best = share
            most = points
            if most == s[9 + seat]:
                may = 0
    s[seat] = hand
    if start:
        memory.entries[key & 262143] = key >> 16 << 16 | best
    return best


def shares(
    hands: list[int],
    word: cython.ulonglong,
    points: list[int],
    memory: Tricks,
    most: cython.ulonglong,
) -> tuple[int, int]:
    """The share of the tricks to come (-1 when `most` nodes were not enough), and the nodes searched.

    `points` are as in a search from place 16 on, none below 0; the word's tricks count from nothing.
    """
    s = cython.declare(cython.ulonglong[16400])
    k: cython.Py_ssize_t
    for k in range(16):
        s[k] = 0
    for k in range(len(hands)):
        s[k] = hands[k]
    s[5] = mix(word >> 19 & 255)
    s[7] = most
    s[8] = len(hands)
    for k in range(len(points)):
        s[16 + k] = points[k]
        s[5] = mix(s[5] ^ s[16 + k])
        if s[16 + k] > s[9 + k % 4]:
            s[9 + k % 4] = s[16 + k]
    share: cython.ulonglong = best_share(s, word, memory)
    if share == NONE:
        return (-1, s[6])
    return (share, s[6])
