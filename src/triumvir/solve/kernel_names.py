"""Names of open climbing positions: two positions of one name are worth the same, whatever their ranks.

A *position* begins as in `climbing.kernel_play`; `kernel_sides` says what follows the hands. Once no hand has
a run left, only the order of the ranks counts, besides what the shape table singles out: ranks that nobody
holds are left out of a name. A *plan* tells what the table singles out: word 0 the number of classes of two
ranks or more that are alike but for their order, 1 the number of kinds of runs; then the ranks of each class
as ones; then six words for each kind of runs: width, least length, window of line places, lift, drop and low
places as in the table.
"""

try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython

ALL = cython.declare(cython.ulonglong, 0xFFFF_FFFF_FFFF_FFFF)
TOP = cython.declare(cython.ulonglong, 0xFFFF_FFFF)
ONE = cython.declare(cython.ulonglong, 1)
FOUR = cython.declare(cython.ulonglong, 4)
ONES = cython.declare(cython.ulonglong, 0x0111_1111_1111_1111)
MIX_A = cython.declare(cython.ulonglong, 0x9E37_79B9_7F4A_7C15)
MIX_B = cython.declare(cython.ulonglong, 0xBF58_476D_1CE4_E5B9)
MIX_C = cython.declare(cython.ulonglong, 0x94D0_49BB_1331_11EB)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _at_least(counts: cython.ulonglong, n: cython.ulonglong) -> cython.ulonglong:
    """As `kernel_counts.at_least`, here once more because calls between modules are not inlined."""
    return ((counts + (8 - n) * ONES) >> 3) & ONES


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
@cython.overflowcheck(False)
def mix(word: cython.ulonglong) -> cython.ulonglong:
    """A word of 64 bits that has little in common with `word`; different for different words."""
    word = ((word ^ (word >> 30)) * MIX_B) & ALL
    word = ((word ^ (word >> 27)) * MIX_C) & ALL
    return word ^ (word >> 31)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _runs(n: cython.p_ulonglong, p: cython.p_ulonglong) -> cython.bint:
    """Whether some hand has a run. Cards only go away: what cannot run now never will."""
    at: cython.int
    k: cython.int
    shift: cython.int
    seats: cython.int = p[0]
    for at in range(2 + n[0], 2 + n[0] + 6 * n[1], 6):
        length: cython.int = n[at + 1]
        for k in range(5, 5 + seats):
            ones: cython.ulonglong = _at_least(p[k], n[at])
            line: cython.ulonglong = ((ones << n[at + 3]) | ((ones >> n[at + 4]) & n[at + 5])) & n[at + 2]
            starts: cython.ulonglong = line
            for shift in range(1, length):
                starts &= line >> (4 * shift)
            if starts:
                return True
    return False


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _answers(t: cython.p_ulonglong, p: cython.p_ulonglong) -> cython.ulonglong:
    """What is to beat, as far as it matters: the header, with how many keys above it another hand than the
    owner's could still have in place of its own key.
    """
    turn: cython.ulonglong = p[3]
    header: cython.ulonglong = turn & TOP
    if not header:
        return 0
    r: cython.int = 18 * ((header >> 16) & 255) - 15
    if t[r + 7]:
        return header >> 24 << 24
    length: cython.int = (header >> 8) & 255
    first: cython.int = 4 * ((header & 255) + 2 - length)
    owner: cython.int = (turn >> 32) & 15
    above: cython.ulonglong = 0
    k: cython.int
    shift: cython.int
    seats: cython.int = p[0]
    for k in range(seats):
        if k != owner:
            ones: cython.ulonglong = _at_least(p[5 + k], t[r])
            line: cython.ulonglong = ((ones << t[r + 4]) | ((ones >> t[r + 5]) & t[r + 6])) & t[r + 3]
            starts: cython.ulonglong = line
            for shift in range(1, length):
                starts &= line >> (4 * shift)
            above |= starts
    above = above >> first
    if not above:
        return header >> 24 << 24
    return header >> 8 << 8 | above % 15


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
@cython.overflowcheck(False)
def _stir(word: cython.ulonglong, salt: cython.ulonglong) -> cython.ulonglong:
    word ^= salt
    word = ((word ^ (word >> 32)) * MIX_B) & ALL
    return ((word ^ (word >> 29)) * MIX_C) & ALL


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
@cython.overflowcheck(False)
def _close_up(n: cython.p_ulonglong, h: cython.p_ulonglong) -> cython.void:
    """Move the nibbles of the four hands down, within each class of ranks, over ranks that nobody holds.

    The nibbles of `steps` say how far each place moves; they move along, by 1, 2, 4 and 8 in turn.
    """
    kept: cython.ulonglong = h[0] | h[1] | h[2] | h[3]
    kept |= kept >> 1
    kept = (kept | kept >> 2) & ONES
    at: cython.int
    k: cython.int
    for k in range(2, 2 + n[0]):
        steps: cython.ulonglong = (((n[k] & ~kept) * ONES) & (n[k] * 15)) & (kept * 15)
        for at in range(4):
            here: cython.ulonglong = ((steps >> at) & ONES) * 15
            down: cython.ulonglong = FOUR << at
            h[0] = (h[0] & ~here) | ((h[0] & here) >> down)
            h[1] = (h[1] & ~here) | ((h[1] & here) >> down)
            h[2] = (h[2] & ~here) | ((h[2] & here) >> down)
            h[3] = (h[3] & ~here) | ((h[3] & here) >> down)
            steps = (steps & ~here) | ((steps & here) >> down)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.overflowcheck(False)
def name(
    t: cython.p_ulonglong, n: cython.p_ulonglong, p: cython.p_ulonglong, state: cython.ulonglong
) -> cython.ulonglong:
    """The name of a position and the `state` of a goal, a word of 64 bits; p[20] salts it.

    p[23] is 0 if a position before this one had no runs; it becomes 0 once there are none.
    """
    h = cython.declare(cython.ulonglong[4])
    h[0] = p[5]
    h[1] = p[6]
    h[2] = p[7]
    h[3] = p[8]
    if p[23] and not _runs(n, p):
        p[23] = 0
    if not p[23]:
        _close_up(n, h)
    word: cython.ulonglong = _stir(_answers(t, p) | p[3] >> 32 << 32, p[20])
    word ^= (_stir(h[0], MIX_A) + _stir(h[1], MIX_B)) & ALL
    word = (word + (_stir(h[2], MIX_C) ^ _stir(h[3], MIX_A ^ MIX_B))) & ALL
    return mix(word ^ _stir(p[23] | p[4] << 1, state))
