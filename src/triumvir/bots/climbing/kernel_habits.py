"""What seats may hold, judged by how they have played so far, on ints.

A *move* is six numbers, those of one seat together: the seat, what it has put down in this move and since,
the cards of the move (none for a pass), their header, the header of what was to be beaten (0 for a lead),
whether that was a partner's.

A *tally* counts, yes and no, what a seat did where it had the choice: 0 beat an enemy where that was cheap, 2
where it was dear, 4 beat a partner, 6 took the lowest that beats, 8 led its lowest card. *Odds* are
logarithms in thousandths: of each number of a tally from 0 for one who plays plainly, from 10 for one who
thinks, then of being the one and the other, and from 22 log(1 + exp(-x)) in steps of 16.
"""

try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython

if not cython.compiled:
    from triumvir.bots.climbing.kernel_weigh import above
    from triumvir.cards.kernel_counts import at_least, index, size
    from triumvir.cards.kernel_rng import below
    from triumvir.climbing.kernel import Table

ONE = cython.declare(cython.ulonglong, 1)
CERTAIN = cython.declare(cython.ulonglong, 1000)
DEAR = cython.declare(cython.ulonglong, 4)
STEPS = cython.declare(cython.longlong, 400)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _tally(
    t: cython.p_ulonglong,
    moves: cython.p_ulonglong,
    ends: cython.p_ulonglong,
    ranks: cython.ulonglong,
    seat: cython.ulonglong,
    hand: cython.ulonglong,
    n: cython.p_ulonglong,
) -> cython.void:
    """The tally of a seat that holds `hand` now, whose moves begin in place `ends[seat]` and end before the
    next seat's. A card of the highest ranks is dear, and one of a torn group.
    """
    k: cython.int
    for k in range(10):
        n[k] = 0
    for k in range(ends[seat], ends[seat + 1], 6):
        held: cython.ulonglong = hand + moves[k + 1]
        cards: cython.ulonglong = moves[k + 2]
        top: cython.ulonglong = moves[k + 4]
        if not top:
            ones: cython.ulonglong = at_least(held, 1)
            n[8 if cards & (15 * (ones & -ones)) else 9] += 1
            continue
        could: cython.ulonglong = above(t, top, held)
        if not could or (cards and moves[k + 3] >> 16 != top >> 16):
            continue
        lowest: cython.ulonglong = (top & 255) + 1 + index(could & -could)
        no: cython.int = 0 if cards else 1
        if moves[k + 5]:
            n[4 + no] += 1
        else:
            width: cython.ulonglong = t[18 * ((top >> 16) & 255) - 15]
            whole: cython.bint = (top >> 8) & 255 > 1 or (held >> (4 * lowest)) & 15 == width
            n[(0 if whole and lowest + DEAR < ranks else 2) + no] += 1
        if cards and could & (could - 1):
            n[6 if moves[k + 3] & 255 == lowest else 7] += 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _lean(odds: cython.p_longlong, n: cython.p_ulonglong) -> cython.longlong:
    """How much likelier a tally makes it that a seat plays plainly than that it thinks."""
    value: cython.longlong = odds[20] - odds[21]
    k: cython.int
    for k in range(10):
        value += (odds[k] - odds[10 + k]) * cython.cast(cython.longlong, n[k])
    return value


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _likely(odds: cython.p_longlong, n: cython.p_ulonglong) -> cython.longlong:
    """How likely a tally is, whoever plays."""
    wise: cython.longlong = odds[21]
    k: cython.int
    for k in range(10):
        wise += odds[10 + k] * cython.cast(cython.longlong, n[k])
    lean: cython.longlong = _lean(odds, n)
    more: cython.longlong = wise + (lean if lean > 0 else 0)
    step: cython.longlong = (lean if lean > 0 else -lean) // 16
    return more + (odds[22 + step] if step < STEPS else 0)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _drawn(counts: cython.ulonglong, at: cython.ulonglong) -> cython.ulonglong:
    """The rank of the card in place `at` of those counted, as a one."""
    one: cython.ulonglong = ONE
    while at >= (counts // one) & 15:
        at -= (counts // one) & 15
        one *= 16
    return one


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _exchanged(
    hands: cython.p_ulonglong,
    fixed: cython.p_ulonglong,
    hidden: cython.p_ulonglong,
    many: cython.ulonglong,
    state: cython.p_ulonglong,
    told: cython.p_ulonglong,
) -> cython.bint:
    """Whether two hidden seats can exchange a card, of which each has some that are not fixed: the seats and
    their hands then in `told`. Any two cards are as likely.
    """
    at: cython.ulonglong = below(state, many)
    a: cython.ulonglong = hidden[at]
    b: cython.ulonglong = hidden[(at + 1 + below(state, many - 1)) % many]
    mine: cython.ulonglong = hands[a] - fixed[a]
    its: cython.ulonglong = hands[b] - fixed[b]
    if not mine or not its:
        return False
    one: cython.ulonglong = _drawn(mine, below(state, size(mine)))
    two: cython.ulonglong = _drawn(its, below(state, size(its)))
    told[0] = a
    told[1] = hands[a] - one + two
    told[2] = b
    told[3] = hands[b] - two + one
    return one != two


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _chance(state: cython.p_ulonglong, loss: cython.longlong, powers: cython.p_longlong) -> cython.bint:
    """Whether something happens that is so much less likely, as a logarithm in thousandths."""
    step: cython.longlong = loss // 16
    if step <= 0:
        return True
    return step < 511 and cython.cast(cython.longlong, below(state, CERTAIN)) < powers[step]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _manner(
    odds: cython.p_longlong, n: cython.p_ulonglong, powers: cython.p_longlong, state: cython.p_ulonglong
) -> cython.ulonglong:
    """How a seat of such a tally may go on: manners as in `kernel_plain`, drawn."""
    lean: cython.longlong = _lean(odds, n)
    step: cython.longlong = (lean if lean > 0 else -lean) // 16
    less: cython.ulonglong = powers[step if step < 511 else 511]
    rarer: cython.bint = below(state, CERTAIN + less) >= CERTAIN
    partners: cython.bint = below(state, 2 * (n[4] + n[5]) + 2) <= 2 * n[4]
    if (lean > 0) == rarer:
        return 0
    return 3 if partners else 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _part(
    moves: cython.p_ulonglong, numbers: cython.int, seats: cython.int, ends: cython.p_ulonglong
) -> cython.void:
    """Where the moves of each seat begin, and behind all of them."""
    k: cython.int
    for k in range(seats + 1):
        ends[k] = 0
    for k in range(0, numbers, 6):
        ends[moves[k] + 1] = k + 6
    for k in range(seats):
        if ends[k + 1] < ends[k]:
            ends[k + 1] = ends[k]


def believed(
    table: Table,
    ranks: cython.ulonglong,
    moves: list[int],
    viewer: cython.int,
    odds: list[int],
    powers: list[int],
    worlds: list[int],
    fixed: list[int],
    seats: cython.int,
    steps: cython.int,
    words: list[int],
) -> list[int]:
    """Worlds (counts by seat, one world after the other) that began as drawn uniformly and go where moves are
    likelier: two cards of hidden hands, none of the `fixed` counts, change places in each of `steps` steps,
    or do not (Metropolis and others, 1953). Each world comes back with the manners of all seats behind it.

    `powers` are exp(-x) in thousandths in steps of 16; `words`, the state of the generator, advances in
    place.
    """
    m = cython.declare(cython.ulonglong[3072])
    o = cython.declare(cython.longlong[422])
    w = cython.declare(cython.longlong[512])
    n = cython.declare(cython.ulonglong[10])
    ends = cython.declare(cython.ulonglong[5])
    state = cython.declare(cython.ulonglong[4])
    hands = cython.declare(cython.ulonglong[4])
    pins = cython.declare(cython.ulonglong[4])
    hidden = cython.declare(cython.ulonglong[4])
    told = cython.declare(cython.ulonglong[4])
    worth = cython.declare(cython.longlong[4])
    others: cython.ulonglong = 0
    k: cython.int
    left: cython.int
    world: cython.int
    found: list[int] = []
    for k in range(len(moves)):  # at most 432 moves: 108 cards, three passes each
        m[k] = moves[k]
    _part(m, len(moves), seats, ends)
    for k in range(422):
        o[k] = odds[k]
    for k in range(512):
        w[k] = powers[k]
    for k in range(4):
        state[k] = words[k]
    for k in range(seats):
        if k != viewer:
            hidden[others] = k
            others += 1
    for world in range(0, len(worlds), seats):
        for k in range(seats):
            hands[k] = worlds[world + k]
            pins[k] = fixed[world + k]
            _tally(table.words, m, ends, ranks, k, hands[k], n)
            worth[k] = _likely(o, n)
        left = steps
        while left > 0:
            left -= 1
            if not _exchanged(hands, pins, hidden, others, state, told):
                continue
            _tally(table.words, m, ends, ranks, told[0], told[1], n)
            one: cython.longlong = _likely(o, n)
            _tally(table.words, m, ends, ranks, told[2], told[3], n)
            two: cython.longlong = _likely(o, n)
            if _chance(state, worth[told[0]] + worth[told[2]] - one - two, w):
                hands[told[0]] = told[1]
                hands[told[2]] = told[3]
                worth[told[0]] = one
                worth[told[2]] = two
        manners: cython.ulonglong = 0
        for k in range(seats):
            found.append(hands[k])
            if k != viewer:
                _tally(table.words, m, ends, ranks, k, hands[k], n)
                manners |= _manner(o, n, w, state) << cython.cast(cython.ulonglong, 4 * k)
        found.append(manners)
    words[:] = [state[0], state[1], state[2], state[3]]
    return found
