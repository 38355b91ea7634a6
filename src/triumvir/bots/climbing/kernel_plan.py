"""The plan of a hand, on ints: the plays that empty it at the least loss, as if nobody else took part.

A plan covers the hand from its weakest rank up: a run that begins there, fixed cards, or all cards of the
rank; what is left over goes along with the bodies that may carry it. Each play has a *worth* from a table: a
turn it costs, less the turns it is likely to win. Runs that begin below the weakest rank are not planned.
"""

try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython

if not cython.compiled:
    from triumvir.cards.kernel_counts import at_least, contains, index
    from triumvir.climbing.kernel import Table, chain, from_line, to_line

ONE = cython.declare(cython.ulonglong, 1)
ONES = cython.declare(cython.ulonglong, 0x0111_1111_1111_1111)
LEVEL = cython.declare(cython.longlong, 1_000_000_000)
WIDTH = cython.declare(cython.int, 64)
SLOTS = cython.declare(cython.ulonglong, 4096)
MOST = cython.declare(cython.ulonglong, 3000)


@cython.final
@cython.cclass
class Plans:
    """What a game's shapes say about plans, the worth of its plays, and plans that were made.

    `facts`: 0 the number of rows that run without attachments, from 1 where they begin in the table; 16 and
    from 17 the same for rows of fixed cards; 24 + w the row of w cards of a rank; 40 + 2 s and 41 + 2 s the
    rows whose plays are those of shape s with cards attached. `worth` has a place for every header without
    precedence: 512 shape + 32 length + key. `sorts`, by shape, are small numbers of which skills
    speak; `powers` are 1000 exp(-x / 1000) for x from 0 in steps of 16. `kept` are plans, 64 words each:
    the hand, the next free place, then cards and header in turn.
    """

    def __init__(self, facts: list[int], worth: list[int], sorts: list[int], powers: list[int]) -> None:
        k: cython.int
        if not cython.compiled:
            self.facts = [0] * 128
            self.worth = [0] * 16384
            self.sorts = [0] * 32
            self.powers = [0] * 512
            self.kept = [0] * 262144
        for k in range(len(facts)):
            self.facts[k] = facts[k]
        for k in range(len(worth)):
            self.worth[k] = worth[k]
        for k in range(len(sorts)):
            self.sorts[k] = sorts[k]
        for k in range(512):
            self.powers[k] = powers[k]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def place(header: cython.ulonglong) -> cython.ulonglong:
    """Where the worth of a play stands."""
    return ((header >> 16) & 31) << 9 | ((header >> 8) & 15) << 5 | (header & 31)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _next(
    t: cython.p_ulonglong,
    plans: Plans,
    hand: cython.ulonglong,
    cards: cython.ulonglong,
    header: cython.ulonglong,
    score: cython.longlong,
    now: cython.p_ulonglong,
    best: cython.p_ulonglong,
) -> cython.void:
    """Go on with `cards` planned as one play."""
    at: cython.ulonglong = now[0]
    now[at] = cards
    now[at + 1] = header
    now[0] = at + 2
    _cover(t, plans, hand - cards, score + plans.worth[place(header)], now, best)
    now[0] = at


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _cover(
    t: cython.p_ulonglong,
    plans: Plans,
    hand: cython.ulonglong,
    score: cython.longlong,
    now: cython.p_ulonglong,
    best: cython.p_ulonglong,
) -> cython.void:
    """Try every way to cover the weakest rank of `hand`; `now` holds what is planned so far."""
    now[1] += 1
    if not hand:
        _finish(t, plans, score, now, best)
        return
    if now[1] > MOST and best[1]:
        return
    ones: cython.ulonglong = at_least(hand, 1)
    low: cython.ulonglong = ones & -ones
    count: cython.ulonglong = (hand & (15 * low)) >> (4 * index(low))
    k: cython.ulonglong
    r: cython.int
    for k in range(1, plans.facts[0] + 1):
        r = plans.facts[k]
        if t[r] <= count:
            _runs(t, plans, r, hand, low, score, now, best)
    for k in range(17, 17 + plans.facts[16]):
        r = plans.facts[k]
        if t[r + 7] & (15 * low) and contains(hand, t[r + 7]):
            _next(t, plans, hand, t[r + 7], t[r + 8] | ONE << 8, score, now, best)
    while not plans.facts[24 + count]:
        count -= 1
    r = plans.facts[24 + count]
    _next(t, plans, hand, count * low, (t[r + 8] | ONE << 8) + index(low << t[r + 4]), score, now, best)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.overflowcheck(False)
def _runs(
    t: cython.p_ulonglong,
    plans: Plans,
    r: cython.int,
    hand: cython.ulonglong,
    low: cython.ulonglong,
    score: cython.longlong,
    now: cython.p_ulonglong,
    best: cython.p_ulonglong,
) -> cython.void:
    """Try every run of a row that begins at `low`, the longest first."""
    start: cython.ulonglong = low << t[r + 4]
    line: cython.ulonglong = to_line(t, r, at_least(hand, t[r]))
    length: cython.ulonglong = 0
    reach: cython.ulonglong = start
    while line & reach and length < t[r + 2]:
        length += 1
        reach = (reach << 4) & ONES
    while length >= t[r + 1]:
        cards: cython.ulonglong = from_line(t, r, start * t[r] * chain(length))
        header: cython.ulonglong = (t[r + 8] | length << 8) + index(start) + length - 1
        _next(t, plans, hand, cards, header, score, now, best)
        length -= 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _carry(
    t: cython.p_ulonglong,
    plans: Plans,
    a: cython.int,
    header: cython.ulonglong,
    own: cython.ulonglong,
    lone: cython.ulonglong,
    told: cython.p_longlong,
) -> cython.ulonglong:
    """The weakest of the `lone` units that a body read as `header` may carry as row `a` says; 0 if there are
    too few. `told[0]` becomes what that gains.
    """
    length: cython.ulonglong = (header >> 8) & 255
    if length < t[a + 1] or length > t[a + 2] or t[a + 17]:
        return 0
    unit: cython.int = plans.facts[24 + t[a + 9]]
    ranks: cython.ulonglong = lone & t[a + 11]
    if t[a + 15]:
        ranks &= ~own
    need: cython.ulonglong = t[a + 10] * length
    units: cython.ulonglong = 0
    gain: cython.longlong = plans.worth[place(t[a + 8] | (header & 0xFFFF))] - plans.worth[place(header)]
    while need and ranks:
        low: cython.ulonglong = ranks & -ranks
        ranks ^= low
        if low & t[a + 14]:
            ranks &= ~t[a + 14]
        units |= low
        need -= 1
        gain -= plans.worth[place((t[unit + 8] | ONE << 8) + index(low))]
    told[0] = gain
    return 0 if need else units


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _lone(
    t: cython.p_ulonglong, r: cython.int, width: cython.ulonglong, now: cython.p_ulonglong
) -> cython.ulonglong:
    """The ranks planned alone, as plays of row `r`, which has `width` cards of a rank."""
    ranks: cython.ulonglong = 0
    at: cython.ulonglong
    if r:
        for at in range(2, now[0], 2):
            if now[at + 1] >> 16 == t[r + 8] >> 16:
                ranks |= now[at] // width
    return ranks


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _finish(
    t: cython.p_ulonglong,
    plans: Plans,
    score: cython.longlong,
    now: cython.p_ulonglong,
    best: cython.p_ulonglong,
) -> cython.void:
    """All is covered: let bodies carry what gains most, longer ones first, and keep the plan if it is the
    best.
    """
    lone = cython.declare(cython.ulonglong[3])
    rows = cython.declare(cython.ulonglong[64])
    told = cython.declare(cython.longlong[1])
    at: cython.ulonglong
    k: cython.ulonglong
    a: cython.int
    lone[1] = _lone(t, plans.facts[25], 1, now)
    lone[2] = _lone(t, plans.facts[26], 2, now)
    for at in range(2, now[0], 2):
        rows[at] = 0
    runs: cython.bint = True
    while True:
        for at in range(2, now[0], 2):
            header: cython.ulonglong = now[at + 1]
            shape: cython.ulonglong = (header >> 16) & 31
            some: cython.ulonglong = plans.facts[40 + 2 * shape] | plans.facts[41 + 2 * shape]
            if rows[at] or not some or runs != (((header >> 8) & 255) > 1):
                continue
            most: cython.longlong = 0
            for k in range(40 + 2 * shape, 42 + 2 * shape):
                a = plans.facts[k]
                if a:
                    own: cython.ulonglong = at_least(now[at], 1)
                    units: cython.ulonglong = _carry(t, plans, a, header, own, lone[t[a + 9]], told)
                    if units and told[0] > most:
                        most = told[0]
                        rows[at] = a
                        rows[at + 1] = units
            if rows[at]:
                score += most
                lone[t[rows[at] + 9]] &= ~rows[at + 1]
        if not runs:
            break
        runs = False
    if score + LEVEL > cython.cast(cython.longlong, best[1]):
        best[1] = score + LEVEL
        _write(t, plans, now, rows, lone, best)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _write(
    t: cython.p_ulonglong,
    plans: Plans,
    now: cython.p_ulonglong,
    rows: cython.p_ulonglong,
    lone: cython.p_ulonglong,
    best: cython.p_ulonglong,
) -> cython.void:
    """The plays of `now`, bodies with what they carry; units that are carried no longer stand alone."""
    at: cython.ulonglong
    end: cython.ulonglong = 2
    width: cython.ulonglong
    for at in range(2, now[0], 2):
        cards: cython.ulonglong = now[at]
        header: cython.ulonglong = now[at + 1]
        carried: cython.bint = False
        for width in range(1, 3):
            r: cython.int = plans.facts[24 + width]
            if r and header >> 16 == t[r + 8] >> 16 and not (cards // width) & lone[width]:
                carried = True
        if carried:
            continue
        if rows[at]:
            cards += rows[at + 1] * t[rows[at] + 9]
            header = t[rows[at] + 8] | (header & 0xFFFF)
        best[end] = cards
        best[end + 1] = header
        end += 2
    best[0] = end


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def plan(t: cython.p_ulonglong, plans: Plans, hand: cython.ulonglong) -> cython.ulonglong:
    """Where in `plans.kept` the plan of `hand` begins; it is made if it is not there."""
    slot: cython.ulonglong = (hand ^ hand >> 11 ^ hand >> 23 ^ hand >> 37 ^ hand >> 49) & (SLOTS - 1)
    base: cython.ulonglong = slot * WIDTH
    if plans.kept[base] == hand and plans.kept[base + 1]:
        return base
    now = cython.declare(cython.ulonglong[64])
    best = cython.declare(cython.ulonglong[64])
    now[0] = 2
    now[1] = 0
    best[0] = 2
    best[1] = 0
    _cover(t, plans, hand, 0, now, best)
    k: cython.ulonglong
    plans.kept[base] = hand
    plans.kept[base + 1] = best[0]
    for k in range(2, best[0]):
        plans.kept[base + k] = best[k]
    return base


def planned(table: Table, plans: Plans, hand: cython.ulonglong) -> list[tuple[int, int]]:
    """The plan of a hand: (counts, header) of each play, weakest rank first."""
    base: cython.ulonglong = plan(table.words, plans, hand)
    return [(plans.kept[base + at], plans.kept[base + at + 1]) for at in range(2, plans.kept[base + 1], 2)]
