"""How many plays a hand has to lead: counted by kinds of rows of the shape table, not row by row.

Hardly a branch depends on the hand so: with random hands the processor guesses wrong at every other such
branch, and a wrong guess costs as much as some fifty additions.

The *counting plan* stands behind the shape table, from word 512 on: where each of four groups of rows ends,
then the groups. *Held* is two words: what makes the fourth bit of a nibble say that a rank is held often
enough, and the window. One rank that carries nothing: held. Runs that carry nothing: held, three shifts
that leave the places where the shortest run begins, how many lengths there are. One rank with one unit
apart: held, and held for the unit. All others: the row, held, whether it is a run.
"""

try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython

if not cython.compiled:
    from triumvir.climbing.kernel import Table
    from triumvir.climbing.kernel_places import place, row_number

ONES = cython.declare(cython.ulonglong, 0x0111_1111_1111_1111)
EVERY = cython.declare(cython.ulonglong, 0x1111_1111_1111_1111)
MANY = cython.declare(cython.longlong, 0x4000_0000)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
@cython.overflowcheck(False)
def _number(ones: cython.ulonglong) -> cython.longlong:
    """How many ones there are, as in `kernel_places`."""
    return ones * EVERY >> 60 & 15


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _held(t: cython.p_ulonglong, p: cython.Py_ssize_t, hand: cython.ulonglong) -> cython.ulonglong:
    """The ranks of a window that are held often enough, by the two words at `p`."""
    return ((hand + t[p]) >> 3) & t[p + 1]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _leads(
    t: cython.p_ulonglong, hand: cython.ulonglong, bombs: cython.bint, out: cython.p_ulonglong
) -> cython.longlong:
    """How many plays there are to lead."""
    number: cython.longlong = 0
    line: cython.ulonglong = 0
    units: cython.ulonglong = 0
    lengths: cython.ulonglong = 0
    p: cython.Py_ssize_t = 516
    end: cython.Py_ssize_t = t[512]
    while p < end:
        number += _number(_held(t, p, hand))
        p += 2
    end = t[513]
    while p < end:
        line = _held(t, p, hand)
        line &= line >> t[p + 2]
        line &= line >> t[p + 3]
        line &= line >> t[p + 4]
        lengths = t[p + 5]
        while line and lengths:
            number += _number(line)
            line &= line >> 4
            lengths -= 1
        p += 6
    end = t[514]
    while p < end:
        line = _held(t, p, hand)
        units = _held(t, p + 2, hand)
        number += _number(line) * _number(units) - _number(line & units)
        p += 4
    end = t[515]
    while p < end:
        line = _held(t, p + 1, hand)
        if t[p + 3]:
            line &= line >> 4
        if line:
            number += row_number(t, t[p], hand, bombs, out)
        p += 4
    return number


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def many(
    t: cython.p_ulonglong, hand: cython.ulonglong, top: cython.ulonglong, bombs: cython.bint
) -> cython.longlong:
    """How many plays of `hand` beat `top`, as `kernel.generate` writes them."""
    out = cython.declare(cython.ulonglong[2])
    if top:
        return MANY - place(t, hand, top, bombs, MANY, out)
    return _leads(t, hand, bombs, out)


def number_of(
    table: Table, hand: cython.ulonglong, top: cython.ulonglong, bombs: cython.bint
) -> cython.longlong:
    """How many plays `kernel.plays` lists."""
    return many(table.words, hand, top, bombs)
