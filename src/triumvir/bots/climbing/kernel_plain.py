"""How one plays who does not think far, on ints: beats what can be beaten, with the lowest; leads the lowest.

Positions are as in `climbing.kernel_play`. *Manners* are four bits for each seat: 1 that it plays plainly, 2
that it beats partners too; what it does otherwise is left open.
"""

try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython

if not cython.compiled:
    from triumvir.bots.climbing.kernel_plan import Plans, plan
    from triumvir.bots.climbing.kernel_weigh import whole
    from triumvir.cards.kernel_counts import at_least
    from triumvir.cards.kernel_rng import below
    from triumvir.climbing.kernel import generate

TOP = cython.declare(cython.ulonglong, 0xFFFF_FFFF)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _lead(
    t: cython.p_ulonglong,
    plans: Plans,
    hand: cython.ulonglong,
    bombs: cython.bint,
    out: cython.p_ulonglong,
    found: cython.p_ulonglong,
) -> cython.bint:
    """The whole hand if it is a play, else what its plan makes of the lowest card; no bombs."""
    at: cython.ulonglong
    found[0] = hand
    found[1] = whole(t, hand, bombs, out)
    if found[1]:
        return True
    ones: cython.ulonglong = at_least(hand, 1)
    low: cython.ulonglong = 15 * (ones & -ones)
    base: cython.ulonglong = plan(t, plans, hand)
    for at in range(base + 2, base + plans.kept[base + 1], 2):
        if plans.kept[at] & low and not plans.kept[at + 1] >> 24:
            found[0] = plans.kept[at]
            found[1] = plans.kept[at + 1]
            return True
    return False


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _answer(
    t: cython.p_ulonglong,
    hand: cython.ulonglong,
    top: cython.ulonglong,
    bombs: cython.bint,
    friend: cython.bint,
    state: cython.p_ulonglong,
    out: cython.p_ulonglong,
    found: cython.p_ulonglong,
) -> cython.void:
    """What goes out, or the lowest of the kind that beats `top`; if there is none, a pass or any bomb
    against an enemy, each as likely, and a pass for a friend.
    """
    out[0] = 2
    generate(t, hand, top, bombs, out)
    end: cython.ulonglong = out[0] if out[0] < out[1] else out[1]
    at: cython.ulonglong
    best: cython.ulonglong = 0
    others: cython.ulonglong = 1
    for at in range(2, end, 2):
        if out[at] == hand:
            best = at
            break
        if out[at + 1] >> 16 != top >> 16:
            others += 1
        elif not best or out[at + 1] & 255 < out[best + 1] & 255:
            best = at
    if not best and not friend and others > 1:
        best = 2 * below(state, others)
    found[0] = out[best] if best else 0
    found[1] = out[best + 1] if best else 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def plainly(
    t: cython.p_ulonglong,
    plans: Plans,
    p: cython.p_ulonglong,
    sides: cython.ulonglong,
    manners: cython.ulonglong,
    state: cython.p_ulonglong,
    out: cython.p_ulonglong,
    found: cython.p_ulonglong,
) -> cython.bint:
    """Whether its manners tell what the seat to act does; the counts and the header of it then in `found`, no
    counts for a pass.
    """
    seat: cython.ulonglong = (p[3] >> 36) & 15
    own: cython.ulonglong = manners >> (4 * seat)
    if not own & 1:
        return False
    bombs: cython.bint = (p[4] >> (4 * seat)) & 15 != 0
    if not p[3] & TOP:
        return _lead(t, plans, p[5 + seat], bombs, out, found)
    owner: cython.ulonglong = (p[3] >> 32) & 15
    friend: cython.bint = ((sides >> owner) ^ (sides >> seat)) & 1 == 0
    if friend and not own & 2:
        return False
    _answer(t, p[5 + seat], p[3] & TOP, bombs, friend, state, out, found)
    return True
