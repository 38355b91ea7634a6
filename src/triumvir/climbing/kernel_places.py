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
    from triumvir.climbing.kernel import Table, capped, chain, fitting, from_line, run_starts, to_line

ONE = cython.declare(cython.ulonglong, 1)
ONES = cython.declare(cython.ulonglong, 0x0111_1111_1111_1111)
EVERY = cython.declare(cython.ulonglong, 0x1111_1111_1111_1111)
ALL = cython.declare(cython.ulonglong, 0xFFFF_FFFF_FFFF_FFFF)
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
    return (ones * EVERY & ALL) >> 60


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
@cython.nogil
@cython.exceptval(check=False)
def _ways(
    caps: cython.ulonglong, ranks: cython.ulonglong, one_of: cython.ulonglong, need: cython.longlong
) -> cython.longlong:
    """In how many ways `need` units can be taken from `ranks`, as `kernel._choose` takes them."""
    free: cython.ulonglong = ranks & ~one_of
    number: cython.longlong = _number(free)
    others: cython.longlong = _number(ranks & one_of)
    if need == 1:
        return number + others
    if need == 2:
        return number * (number - 1) // 2 + _number(_least(caps, 2) & free) + others * number
    rows = cython.declare(cython.longlong[128])
    k: cython.longlong
    for k in range(need + 1):
        rows[k] = 0
    rows[0] = 1
    while free:
        low: cython.ulonglong = free & -free
        free ^= low
        most: cython.ulonglong = caps & (low * 15)
        for k in range(need, 0, -1):
            taken: cython.longlong = 1
            while taken <= k and low * taken <= most:
                rows[k] += rows[k - taken]
                taken += 1
    return rows[need] + (others * rows[need - 1] if need else 0)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _attached(
    t: cython.p_ulonglong,
    r: cython.int,
    rest: cython.ulonglong,
    body: cython.ulonglong,
    length: cython.int,
    left: cython.longlong,
    out: cython.p_ulonglong,
) -> cython.longlong:
    """Look through the plays with one body, as `kernel._attach` writes them; only counts are found."""
    ranks: cython.ulonglong = fitting(t, r, rest, body)
    width: cython.ulonglong = t[r + 9]
    need: cython.longlong = t[r + 10] * length
    if t[r + 17]:
        starts: cython.ulonglong = run_starts(to_line(t, r, ranks), need)
        if left >= _number(starts):
            return left - _number(starts)
        out[0] = body + from_line(t, r, _at(starts, left) * width * chain(need))
        return -1
    caps: cython.ulonglong = ranks
    if need > 1:
        caps = capped(t, r, rest, body, ranks)
    number: cython.longlong = _ways(caps, ranks, t[r + 14], need)
    if left >= number:
        return left - number
    out[0] = body + width * _choice(caps, ranks, t[r + 14], need, left)
    return -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _choice(
    caps: cython.ulonglong,
    ranks: cython.ulonglong,
    one_of: cython.ulonglong,
    need: cython.longlong,
    left: cython.longlong,
) -> cython.ulonglong:
    """The units of a choice that comes after `left` others."""
    found: cython.ulonglong = 0
    while need:
        low: cython.ulonglong = ranks & -ranks
        ranks ^= low
        later: cython.ulonglong = ranks
        if low & one_of:
            later &= ~one_of
        most: cython.ulonglong = caps & (low * 15)
        taken: cython.longlong = 1
        while taken <= need and low * taken <= most:
            number: cython.longlong = _ways(caps, later, one_of, need - taken)
            if left < number:
                found += low * taken
                ranks = later
                need -= taken
                taken = need
            else:
                left -= number
            taken += 1
    return found


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
    left: cython.longlong,
    out: cython.p_ulonglong,
) -> cython.longlong:
    """Look through the plays whose body is `length` ranks long and begins at one of `starts`."""
    cards: cython.ulonglong = t[r]
    low: cython.ulonglong
    number: cython.longlong
    if not t[r + 9]:
        number = _number(starts)
        if left >= number:
            return left - number
        low = _at(starts, left)
        if length > 1:
            cards *= chain(length)
        out[0] = from_line(t, r, low * cards)
        out[1] = (header | ONE * length << 8) + length - 1 + _index(low)
        return -1
    if length > 1:
        cards *= chain(length)
    while starts:
        low = starts & -starts
        starts ^= low
        body: cython.ulonglong = from_line(t, r, low * cards)
        left = _attached(t, r, hand - body, body, length, left, out)
        if left < 0:
            out[1] = (header | ONE * length << 8) + length - 1 + _index(low)
            return left
    return left


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _all(
    t: cython.p_ulonglong,
    r: cython.int,
    held: cython.ulonglong,
    hand: cython.ulonglong,
    left: cython.longlong,
    out: cython.p_ulonglong,
) -> cython.longlong:
    """Look through the plays of one row."""
    if t[r + 7]:
        if contains(hand, t[r + 7]):
            out[0] = t[r + 7]
            out[1] = t[r + 8] | ONE << 8
            return left - 1
        return left
    line: cython.ulonglong = held & t[r + 3]
    if t[r + 4]:
        line = to_line(t, r, held)
    starts: cython.ulonglong = line
    least: cython.int = t[r + 1]
    most: cython.int = t[r + 2]
    length: cython.int = 1
    while starts:
        if length >= least:
            left = _bodies(t, r, hand, starts, length, t[r + 8], left, out)
            if left < 0:
                return left
        if length == most:
            return left
        line >>= 4
        starts &= line
        length += 1
    return left


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _higher(
    t: cython.p_ulonglong,
    r: cython.int,
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
    starts: cython.ulonglong = _least(hand, t[r])
    if t[r + 4]:
        starts = to_line(t, r, starts)
    else:
        starts &= t[r + 3]
    if length > 1:
        starts = run_starts(starts, length)
    starts = starts >> first << first
    if starts:
        return _bodies(t, r, hand, starts, length, top >> 16 << 16, left, out)
    return left


@cython.cfunc
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
    width: cython.ulonglong = 0
    held: cython.ulonglong = ONES
    r: cython.int
    for r in range(3, 18 * t[0] + 3, 18):
        if t[r + 8] >> 24 and not bombs:
            continue
        if t[r] != width:
            width = t[r]
            held = _least(hand, width)
        if held:
            left = _all(t, r, held, hand, left, out)
            if left < 0:
                return left
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
    own: cython.int = 18 * ((top >> 16) & 255) - 15
    power: cython.ulonglong = top >> 24
    first: cython.int = t[1]
    before: cython.bint = power > 0 or own < first
    if before and (bombs or not power):
        left = _higher(t, own, hand, top, left, out)
    r: cython.int
    if bombs:
        for r in range(first, t[2], 18):
            if left < 0:
                return left
            if t[r + 8] >> 24 > power:
                left = _all(t, r, _least(hand, t[r]), hand, left, out)
    if not before and left >= 0:
        left = _higher(t, own, hand, top, left, out)
    return left


def number_of(
    table: Table, hand: cython.ulonglong, top: cython.ulonglong, bombs: cython.bint
) -> cython.longlong:
    """How many plays `kernel.plays` lists."""
    out = cython.declare(cython.ulonglong[2])
    return MANY - place(table.words, hand, top, bombs, MANY, out)


def play_at(
    table: Table, hand: cython.ulonglong, top: cython.ulonglong, bombs: cython.bint, left: cython.longlong
) -> tuple[int, int]:
    """Counts and header of the play that comes after `left` others; zeros where there is none."""
    out = cython.declare(cython.ulonglong[2])
    out[0] = out[1] = 0
    place(table.words, hand, top, bombs, left, out)
    return (out[0], out[1])
