"""The plays of a hand by their places in the list that `kernel.generate` writes: how many there are, and
which one has a place, counted and not written out.

*left* is how many plays come before the one that is looked for. Each step takes off what it passes, and is
below zero once the play is found: counts and header are in `out` then.
"""

try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython

if not cython.compiled:
    from triumvir.cards.kernel_counts import contains
    from triumvir.climbing.kernel import Table, chain, from_line, to_line
    from triumvir.climbing.kernel_carried import carried

ONE = cython.declare(cython.ulonglong, 1)
ONES = cython.declare(cython.ulonglong, 0x0111_1111_1111_1111)
EVERY = cython.declare(cython.ulonglong, 0x1111_1111_1111_1111)
MANY = cython.declare(cython.longlong, 0x4000_0000)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _least(counts: cython.ulonglong, n: cython.ulonglong) -> cython.ulonglong:
    """`kernel_counts.at_least`, in line."""
    return ((counts + (8 - n) * ONES) >> 3) & ONES


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
@cython.overflowcheck(False)
def _number(ones: cython.ulonglong) -> cython.ulonglong:
    """How many ones there are: the product adds up all nibbles in the highest."""
    return ones * EVERY >> 60 & 15


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _index(one: cython.ulonglong) -> cython.ulonglong:
    """The place of a lone one."""
    return _number((one - 1) & ONES)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _at(ones: cython.ulonglong, left: cython.longlong) -> cython.ulonglong:
    """The one that has `left` below it."""
    while left:
        ones &= ones - 1
        left -= 1
    return ones & -ones


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _plain(
    t: cython.p_ulonglong,
    r: cython.Py_ssize_t,
    starts: cython.ulonglong,
    length: cython.int,
    header: cython.ulonglong,
    left: cython.longlong,
    out: cython.p_ulonglong,
) -> cython.longlong:
    """Look through the plays of `length` ranks that begin at one of `starts` and carry nothing."""
    number: cython.longlong = _number(starts)
    if left >= number:
        return left - number
    low: cython.ulonglong = _at(starts, left)
    out[0] = low * t[r]
    out[1] = (header | ONE * length << 8) + length - 1 + _index(low)
    if length > 1:
        out[0] *= chain(length)
    if t[r + 4]:
        out[0] = from_line(t, r, out[0])
    return -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _bodies(
    t: cython.p_ulonglong,
    r: cython.Py_ssize_t,
    hand: cython.ulonglong,
    starts: cython.ulonglong,
    length: cython.int,
    header: cython.ulonglong,
    left: cython.longlong,
    out: cython.p_ulonglong,
) -> cython.longlong:
    """The same for bodies that carry something out of the rest of `hand`."""
    cards: cython.ulonglong = t[r] * chain(length)
    while starts:
        low: cython.ulonglong = starts & -starts
        starts ^= low
        body: cython.ulonglong = from_line(t, r, low * cards)
        left = carried(t, r, hand - body, body, length, left, out)
        if left < 0:
            out[1] = (header | ONE * length << 8) + length - 1 + _index(low)
            return left
    return left


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _runs(
    t: cython.p_ulonglong,
    r: cython.Py_ssize_t,
    line: cython.ulonglong,
    hand: cython.ulonglong,
    left: cython.longlong,
    out: cython.p_ulonglong,
) -> cython.longlong:
    """Look through the plays of one row that is not plain; `line` are the places it may take."""
    starts: cython.ulonglong = line
    least: cython.int = t[r + 1]
    most: cython.int = t[r + 2]
    length: cython.int = 1
    while starts:
        if length >= least:
            if t[r + 9]:
                left = _bodies(t, r, hand, starts, length, t[r + 8], left, out)
            else:
                left = _plain(t, r, starts, length, t[r + 8], left, out)
            if left < 0:
                return left
        if length == most:
            return left
        line >>= 4
        starts &= line
        length += 1
    return left


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _all(
    t: cython.p_ulonglong,
    r: cython.Py_ssize_t,
    held: cython.ulonglong,
    hand: cython.ulonglong,
    left: cython.longlong,
    out: cython.p_ulonglong,
) -> cython.longlong:
    """Look through the plays of one row; `held` are the ranks held often enough."""
    line: cython.ulonglong = held & t[r + 3]
    if t[r + 4]:
        line = to_line(t, r, held)
    if not line:
        return left
    if t[r + 2] == 1 and not t[r + 9]:
        return _plain(t, r, line, 1, t[r + 8], left, out)
    if t[r + 1] > 1 and not line & line >> 4:
        return left
    return _runs(t, r, line, hand, left, out)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _starts(line: cython.ulonglong, length: cython.int) -> cython.ulonglong:
    """`kernel.run_starts` without a branch: what covers some places covers up to twice as many next."""
    step: cython.int = 1
    more: cython.int
    while step < 16:
        more = length - step if length > step else 0
        line &= line >> 4 * (more if more < step else step)
        step *= 2
    return line


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _one_apart(t: cython.p_ulonglong, r: cython.Py_ssize_t) -> cython.bint:
    """Whether a rank of the body carries one unit, of another rank."""
    return t[r + 10] == 1 and t[r + 15] != 0 and t[r + 17] == 0


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _with_one(
    t: cython.p_ulonglong, r: cython.Py_ssize_t, line: cython.ulonglong, hand: cython.ulonglong
) -> cython.longlong:
    """How many plays there are of bodies of one rank, at `line`, with one unit apart from it."""
    ranks: cython.ulonglong = _least(hand, t[r + 9]) & t[r + 11]
    return _number(line) * _number(ranks) - _number(line & ranks)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _plays(
    t: cython.p_ulonglong, r: cython.Py_ssize_t, hand: cython.ulonglong, out: cython.p_ulonglong
) -> cython.longlong:
    """How many plays of one row there are. Branches depend on the row, and on the hand only where it matters
    seldom.
    """
    line: cython.ulonglong = _least(hand, t[r]) & t[r + 3]
    if t[r + 4]:
        line = to_line(t, r, _least(hand, t[r]))
    elif t[r + 2] == 1 and not t[r + 9]:
        return _number(line)
    elif t[r + 2] == 1 and _one_apart(t, r):
        return _with_one(t, r, line, hand)
    if t[r + 4] or t[r + 9]:
        return MANY - _runs(t, r, line, hand, MANY, out) if line else 0
    length: cython.int = t[r + 1]
    most: cython.int = t[r + 2]
    number: cython.longlong = 0
    line = _starts(line, length)
    while line and length <= most:
        number += _number(line)
        line &= line >> 4
        length += 1
    return number


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _exact(
    t: cython.p_ulonglong,
    r: cython.Py_ssize_t,
    hand: cython.ulonglong,
    left: cython.longlong,
    out: cython.p_ulonglong,
) -> cython.longlong:
    """Look at the one play of a row of fixed cards."""
    cards: cython.ulonglong = t[r + 7]
    if not contains(hand, cards):
        return left
    if not left:
        out[0] = cards
        out[1] = t[r + 8] | ONE << 8
    return left - 1


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _higher(
    t: cython.p_ulonglong,
    r: cython.Py_ssize_t,
    hand: cython.ulonglong,
    top: cython.ulonglong,
    left: cython.longlong,
    out: cython.p_ulonglong,
) -> cython.longlong:
    """Look through the plays of the row of `top`, of its length and with a higher key."""
    if t[r + 7]:
        return left
    length: cython.int = (top >> 8) & 255
    first: cython.int = 4 * ((top & 255) + 2 - length)
    starts: cython.ulonglong = (
        to_line(t, r, _least(hand, t[r])) if t[r + 4] else _least(hand, t[r]) & t[r + 3]
    )
    starts = _starts(starts, length) >> first << first
    if not t[r + 9]:
        return _plain(t, r, starts, length, top >> 16 << 16, left, out)
    if _one_apart(t, r) and length == 1:
        number: cython.longlong = _with_one(t, r, starts, hand)
        if left >= number:
            return left - number
    return _bodies(t, r, hand, starts, length, top >> 16 << 16, left, out)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def row_number(
    t: cython.p_ulonglong,
    r: cython.Py_ssize_t,
    hand: cython.ulonglong,
    bombs: cython.bint,
    out: cython.p_ulonglong,
) -> cython.longlong:
    """How many plays of one row there are to lead; `out` is written over."""
    if t[r + 8] >> 24 and not bombs:
        return 0
    if t[r + 7]:
        return contains(hand, t[r + 7])
    return _plays(t, r, hand, out)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _lead(
    t: cython.p_ulonglong,
    hand: cython.ulonglong,
    bombs: cython.bint,
    left: cython.longlong,
    out: cython.p_ulonglong,
) -> cython.longlong:
    """Look through the plays of every row."""
    ones: cython.ulonglong = _least(hand, 1)
    r: cython.Py_ssize_t
    for r in range(3, 18 * t[0] + 3, 18):
        if t[r + 8] >> 24 and not bombs:
            continue
        if t[r + 7]:
            if not _least(t[r + 7], 1) & ~ones:
                left = _exact(t, r, hand, left, out)
                if left < 0:
                    return left
        else:
            number: cython.longlong = _plays(t, r, hand, out)
            if left < number:
                return _all(t, r, _least(hand, t[r]), hand, left, out)
            left -= number
    return left


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _stronger(
    t: cython.p_ulonglong,
    hand: cython.ulonglong,
    power: cython.ulonglong,
    left: cython.longlong,
    out: cython.p_ulonglong,
) -> cython.longlong:
    """Look through the plays whose precedence is above `power`."""
    r: cython.Py_ssize_t
    for r in range(t[1], t[2], 18):
        if t[r + 8] >> 24 <= power:
            continue
        if t[r + 7]:
            if not _least(t[r + 7], 1) & ~_least(hand, 1):
                left = _exact(t, r, hand, left, out)
                if left < 0:
                    return left
        else:
            number: cython.longlong = _plays(t, r, hand, out)
            if left < number:
                return _all(t, r, _least(hand, t[r]), hand, left, out)
            left -= number
    return left


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def place(
    t: cython.p_ulonglong,
    hand: cython.ulonglong,
    top: cython.ulonglong,
    bombs: cython.bint,
    left: cython.longlong,
    out: cython.p_ulonglong,
) -> cython.longlong:
    """Look through every play of `hand` that beats `top`, as `kernel.generate` writes them."""
    if not top:
        return _lead(t, hand, bombs, left, out)
    own: cython.Py_ssize_t = 18 * ((top >> 16) & 255) - 15
    power: cython.ulonglong = top >> 24
    before: cython.bint = power > 0 or own < cython.cast(cython.Py_ssize_t, t[1])
    if before and (bombs or not power):
        left = _higher(t, own, hand, top, left, out)
    if bombs and left >= 0:
        left = _stronger(t, hand, power, left, out)
    if not before and left >= 0:
        left = _higher(t, own, hand, top, left, out)
    return left


def play_at(
    table: Table, hand: cython.ulonglong, top: cython.ulonglong, bombs: cython.bint, left: cython.longlong
) -> tuple[int, int]:
    """Counts and header of the play that comes after `left` others; zeros where there is none."""
    out = cython.declare(cython.ulonglong[2])
    out[0] = out[1] = 0
    place(table.words, hand, top, bombs, left, out)
    return (out[0], out[1])
