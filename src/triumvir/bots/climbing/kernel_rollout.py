"""Playing deals out with open hands, each seat choosing by what it could know, on ints.

Positions are as in `climbing.kernel_play`: seats, passes that clear, whether a pass is final, the turn, bombs
left, hands from 5.
"""

try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython

if not cython.compiled:
    from triumvir.bots.climbing.kernel_plain import plainly
    from triumvir.bots.climbing.kernel_plan import Plans
    from triumvir.bots.climbing.kernel_weigh import weigh
    from triumvir.cards.kernel_counts import size
    from triumvir.cards.kernel_rng import below
    from triumvir.climbing.kernel import Table
    from triumvir.climbing.kernel_play import play
    from triumvir.climbing.kernel_turn import after_pass

ONE = cython.declare(cython.ulonglong, 1)
TOP = cython.declare(cython.ulonglong, 0xFFFF_FFFF)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _look(p: cython.p_ulonglong, sides: cython.ulonglong, e: cython.p_ulonglong) -> cython.void:
    """What the seat to act knows of a position, as `kernel_weigh` takes it."""
    seat: cython.ulonglong = (p[3] >> 36) & 15
    k: cython.ulonglong
    e[0] = p[5 + seat]
    e[1] = 0
    e[2] = p[3]
    e[3] = (p[4] >> (4 * seat)) & 15
    e[4] = 0
    e[5] = seat
    e[6] = p[0]
    e[7] = 0
    for k in range(p[0]):
        e[8 + k] = size(p[5 + k])
        if ((sides >> k) ^ (sides >> seat)) & 1 == 0:
            e[7] |= ONE << k
        if k != seat:
            e[1] += p[5 + k]
            e[4] += e[8 + k]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _step(
    p: cython.p_ulonglong, cards: cython.ulonglong, header: cython.ulonglong, tally: cython.p_ulonglong
) -> cython.bint:
    """Play (or pass with no cards); whether the seat is out. `tally` counts plays and bombs: four bits for
    each seat's plays up to 2, and from bit 16 for its bombs.
    """
    seat: cython.ulonglong = (p[3] >> 36) & 15
    if not cards:
        p[3] = after_pass(p[3], p[0], p[1], p[2] != 0)
        return False
    if header >> 24:
        tally[0] += ONE << (16 + 4 * seat)
    if (tally[0] >> (4 * seat)) & 15 < 2:
        tally[0] += ONE << (4 * seat)
    return play(p, cards, header)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _best(picks: cython.p_longlong, state: cython.p_ulonglong, noise: cython.ulonglong) -> cython.longlong:
    """The place of the pick of the highest value, a random number below `noise` added to each."""
    at: cython.longlong
    best: cython.longlong = 1
    most: cython.longlong = 0
    for at in range(1, picks[0], 3):
        value: cython.longlong = picks[at + 2]
        if noise:
            value += cython.cast(cython.longlong, below(state, noise))
        if at == 1 or value > most:
            most = value
            best = at
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _playout(
    t: cython.p_ulonglong,
    plans: Plans,
    s: cython.p_longlong,
    p: cython.p_ulonglong,
    sides: cython.ulonglong,
    state: cython.p_ulonglong,
    noise: cython.ulonglong,
    manners: cython.ulonglong,
    out: cython.p_ulonglong,
    tally: cython.p_ulonglong,
) -> cython.ulonglong:
    """Play on to the end: the seat that goes out. Skills stand one after the other by seat, 32 numbers
    each.
    """
    e = cython.declare(cython.ulonglong[16])
    own = cython.declare(cython.longlong[32])
    picks = cython.declare(cython.longlong[1204])
    k: cython.int
    found = cython.declare(cython.ulonglong[2])
    seat: cython.ulonglong
    while True:
        seat = (p[3] >> 36) & 15
        if manners and plainly(t, plans, p, sides, manners, state, out, found):
            if _step(p, found[0], found[1], tally):
                return seat
            continue
        _look(p, sides, e)
        for k in range(32):
            own[k] = s[32 * seat + k]
        weigh(t, plans, own, e, False, out, picks)
        at: cython.longlong = _best(picks, state, noise)
        if _step(p, picks[at], picks[at + 1], tally):
            return seat


def rollouts(
    table: Table,
    plans: Plans,
    skills: list[int],
    position: list[int],
    sides: cython.ulonglong,
    worlds: list[int],
    moves: list[int],
    noise: cython.ulonglong,
    manners: list[int],
    words: list[int],
) -> list[int]:
    """Play each move (counts and header in turn, no counts a pass) in each world (the hands by seat, one
    world after the other), and the deal to its end: for each world and in it for each move
    ``seat that goes out | plays and bombs << 4`` (`_step` says how these are counted). A lead without counts
    leaves the lead to the policy too.

    Seats choose by `manners` (as in `kernel_plain`, a number for each world), and where these tell nothing by
    `skills` (32 numbers a seat), a random number below `noise` added to each value; `words`, the state of the
    generator, is advanced in place.
    """
    p = cython.declare(cython.ulonglong[21])
    s = cython.declare(cython.longlong[512])
    state = cython.declare(cython.ulonglong[4])
    tally = cython.declare(cython.ulonglong[1])
    out = cython.declare(cython.ulonglong[8192])
    seats: cython.int = position[0]
    k: cython.int
    world: cython.int
    move: cython.int
    found: list[int] = []
    out[1] = 8192
    for k in range(len(skills)):
        s[k] = skills[k]
    for k in range(4):
        state[k] = words[k]
    for world in range(0, len(worlds), seats):
        for move in range(0, len(moves), 2):
            for k in range(5):
                p[k] = position[k]
            for k in range(seats):
                p[5 + k] = worlds[world + k]
            tally[0] = 0
            winner: cython.ulonglong = (p[3] >> 36) & 15
            told: cython.bint = moves[move] != 0 or p[3] & TOP != 0
            if not (told and _step(p, moves[move], moves[move + 1], tally)):
                way: cython.ulonglong = manners[world // seats]
                winner = _playout(table.words, plans, s, p, sides, state, noise, way, out, tally)
            found.append(winner | tally[0] << 4)
    for k in range(4):
        words[k] = state[k]
    return found
