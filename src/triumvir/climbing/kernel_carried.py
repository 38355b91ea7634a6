"""What a body carries along, by its place in the list that `kernel.generate` writes: counted, and not written
out. *left* is as in `kernel_places`.
"""

try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython

if not cython.compiled:
    from triumvir.cards.kernel_counts import at_least, size
    from triumvir.climbing.kernel import capped, chain, fitting, from_line, run_starts, to_line


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _ways(
    caps: cython.ulonglong, ranks: cython.ulonglong, one_of: cython.ulonglong, need: cython.longlong
) -> cython.longlong:
    """In how many ways `need` units can be taken from `ranks`, as `kernel._choose` takes them."""
    free: cython.ulonglong = ranks & ~one_of
    number: cython.longlong = size(free)
    others: cython.longlong = size(ranks & one_of)
    if need == 1:
        return number + others
    if need == 2:
        return number * (number - 1) // 2 + size(at_least(caps, 2) & free) + others * number
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
def carried(
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
        while starts and left:
            starts &= starts - 1
            left -= 1
        if not starts:
            return left
        out[0] = body + from_line(t, r, (starts & -starts) * width * chain(need))
        return -1
    caps: cython.ulonglong = ranks
    if need > 1:
        caps = capped(t, r, rest, body)
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
