"""Whether side 0 reaches a goal in an open climbing position: depth-first search with a memory, on ints.

A *position* is as in `climbing.kernel_play` with at most four hands; the search adds 20 a salt of names, 21
the seats of side 0, a bit each, 22 the state of the goal, 23 whether runs may be left. A *goal* is a machine
that follows the plays: word 0 is the number of states, state i starts at word 1 + 12 i: 0 its name, 1 the
seats that reach the goal by going out in this state, 2 whether all is decided: 1 reached, 2 missed, from 4
the state after a play of each seat, from 8 after a play with precedence.
"""

try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython

from triumvir.solve.kernel_names import mix

if not cython.compiled:
    from triumvir.cards.kernel_counts import contains
    from triumvir.climbing.kernel import Table, generate
    from triumvir.climbing.kernel_turn import after_pass, after_play
    from triumvir.solve.kernel_names import name

TOP = cython.declare(cython.ulonglong, 0xFFFF_FFFF)
ONE = cython.declare(cython.ulonglong, 1)
ONES = cython.declare(cython.ulonglong, 0x0111_1111_1111_1111)
EVEN = cython.declare(cython.ulonglong, 0x0F0F_0F0F_0F0F_0F0F)


@cython.final
@cython.cclass
class Memory:
    """What was found out about positions: a name a slot, the lowest bit of it the answer.

    Only the first `slots` (a power of two) are in use, so that a short search stays near the processor;
    they grow with the number of answers `noted` since they were last made few.
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.keys = [0] * 1048576
        self.slots = self.used = 16384
        self.noted = 0

    def forget(self) -> None:
        """Forget all, as if it were new; a new one has far more to clear."""
        at: cython.ulonglong
        for at in range(self.used):
            self.keys[at] = 0
        self.slots = self.used = 16384
        self.noted = 0


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _recall(memory: Memory, key: cython.ulonglong) -> cython.int:
    """The answer noted under a name: 1 or 0, -1 for none."""
    slot: cython.ulonglong = (key >> 20) & (memory.slots - 1)
    if (memory.keys[slot] ^ key) < 2:
        return memory.keys[slot] & 1
    if (memory.keys[slot ^ 1] ^ key) < 2:
        return memory.keys[slot ^ 1] & 1
    return -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _grow(memory: Memory) -> cython.void:
    """Four times as many slots; what the old ones hold is found in the new ones too."""
    at: cython.ulonglong
    old: cython.ulonglong = memory.slots
    memory.slots = 4 * old
    if memory.slots > memory.used:
        memory.used = memory.slots
    for at in range(old):
        slot: cython.ulonglong = (memory.keys[at] >> 20) & (memory.slots - 1)
        if slot >= old:
            memory.keys[slot] = memory.keys[at]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _note(memory: Memory, entry: cython.ulonglong) -> cython.void:
    """Note a name with its answer; its slot's last entry moves to the slot beside it."""
    memory.noted += 1
    if 2 * memory.noted > memory.slots and memory.slots < 1048576:
        _grow(memory)
    slot: cython.ulonglong = (entry >> 20) & (memory.slots - 1)
    memory.keys[slot ^ 1] = memory.keys[slot]
    memory.keys[slot] = entry


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _at_least(counts: cython.ulonglong, n: cython.ulonglong) -> cython.ulonglong:
    """As `kernel_counts.at_least`, here once more because calls between modules are not inlined."""
    return ((counts + (8 - n) * ONES) >> 3) & ONES


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _size(counts: cython.ulonglong) -> cython.ulonglong:
    """As `kernel_counts.size`."""
    return ((counts & EVEN) + ((counts >> 4) & EVEN)) % 255


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _tops(t: cython.p_ulonglong, hand: cython.ulonglong, top: cython.ulonglong) -> cython.bint:
    """Whether `hand` has the body of a play of the shape and length of `top` with a higher key, and cards
    enough for what goes with it.
    """
    r: cython.int = 18 * ((top >> 16) & 255) - 15
    if t[r + 7]:
        return False
    length: cython.int = (top >> 8) & 255
    first: cython.int = 4 * ((top & 255) + 2 - length)
    ones: cython.ulonglong = _at_least(hand, t[r])
    line: cython.ulonglong = ((ones << t[r + 4]) | ((ones >> t[r + 5]) & t[r + 6])) & t[r + 3]
    starts: cython.ulonglong = line
    shift: cython.int
    for shift in range(1, length):
        starts &= line >> (4 * shift)
    return starts >> first != 0 and (not t[r + 9] or _size(hand) >= (t[r] + t[r + 9] * t[r + 10]) * length)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _bombs(t: cython.p_ulonglong, hand: cython.ulonglong, power: cython.ulonglong) -> cython.bint:
    """Whether `hand` may have a play of a precedence above `power`."""
    shape: cython.int
    for shape in range(1, t[0] + 1):
        r: cython.int = 18 * shape - 15
        if t[r + 8] >> 24 > power and (contains(hand, t[r + 7]) if t[r + 7] else _at_least(hand, t[r]) != 0):
            return True
    return False


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _skip(t: cython.p_ulonglong, p: cython.p_ulonglong) -> cython.void:
    """Pass for every seat that can do nothing else."""
    while p[3] & TOP:
        seat: cython.ulonglong = (p[3] >> 36) & 15
        if _tops(t, p[5 + seat], p[3] & TOP):
            return
        if (p[4] >> (4 * seat)) & 15 and _bombs(t, p[5 + seat], (p[3] & TOP) >> 24):
            return
        p[3] = after_pass(p[3], p[0], p[1], p[2] != 0)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _worth(cards: cython.ulonglong, header: cython.ulonglong, top: cython.ulonglong) -> cython.ulonglong:
    """How early an action is tried: leading, many cards and low keys first; following, low keys, then bombs,
    then the pass.
    """
    if not header:
        return 0
    if top:
        return (20 if header >> 24 else 80) - (header & 255)
    return 8 * _size(cards) + 20 - (header & 255) if header >> 24 == 0 else 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _sort(
    out: cython.p_ulonglong, start: cython.ulonglong, end: cython.ulonglong, top: cython.ulonglong
) -> cython.void:
    """Order the actions by their worth."""
    at: cython.ulonglong
    for at in range(start + 2, end, 2):
        cards: cython.ulonglong = out[at]
        header: cython.ulonglong = out[at + 1]
        worth: cython.ulonglong = _worth(cards, header, top)
        to: cython.ulonglong = at
        while to > start and _worth(out[to - 2], out[to - 1], top) < worth:
            out[to] = out[to - 2]
            out[to + 1] = out[to - 1]
            to -= 2
        out[to] = cards
        out[to + 1] = header


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _goes_out(
    p: cython.p_ulonglong,
    goal: cython.p_ulonglong,
    out: cython.p_ulonglong,
    start: cython.ulonglong,
) -> cython.bint:
    """Whether one of the plays listed from `start` on empties the hand and gives the seat's side its way."""
    seat: cython.ulonglong = (p[3] >> 36) & 15
    way: cython.ulonglong = (p[21] >> seat) & 1
    at: cython.ulonglong
    for at in range(start, out[0], 2):
        if out[at] == p[5 + seat]:
            after: cython.ulonglong = goal[1 + 12 * p[22] + (8 if out[at + 1] >> 24 else 4) + seat]
            if (goal[2 + 12 * after] >> seat) & 1 == way:
                return True
    return False


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _after(
    t: cython.p_ulonglong,
    n: cython.p_ulonglong,
    p: cython.p_ulonglong,
    goal: cython.p_ulonglong,
    memory: Memory,
    out: cython.p_ulonglong,
    count: cython.p_ulonglong,
    cards: cython.ulonglong,
    header: cython.ulonglong,
) -> cython.int:
    """Whether side 0 reaches the goal after an action; all but p[3] is as before afterwards."""
    if not header:
        p[3] = after_pass(p[3], p[0], p[1], p[2] != 0)
        return _reaches(t, n, p, goal, memory, out, count)
    seat: cython.ulonglong = (p[3] >> 36) & 15
    state: cython.ulonglong = p[22]
    hand: cython.ulonglong = p[5 + seat]
    bombs: cython.ulonglong = p[4]
    after: cython.ulonglong = goal[1 + 12 * state + (8 if header >> 24 else 4) + seat]
    if hand == cards:
        return (goal[2 + 12 * after] >> seat) & 1
    if goal[3 + 12 * after]:
        return goal[3 + 12 * after] & 1
    if header >> 24 and ((bombs >> (4 * seat)) & 15) != 15:
        p[4] = bombs - (ONE << (4 * seat))
    p[5 + seat] = hand - cards
    p[3] = after_play(p[3], header, p[0])
    p[22] = after
    answer: cython.int = _reaches(t, n, p, goal, memory, out, count)
    p[22] = state
    p[5 + seat] = hand
    p[4] = bombs
    return answer


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _reaches(
    t: cython.p_ulonglong,
    n: cython.p_ulonglong,
    p: cython.p_ulonglong,
    goal: cython.p_ulonglong,
    memory: Memory,
    out: cython.p_ulonglong,
    count: cython.p_ulonglong,
) -> cython.int:
    """Whether side 0 reaches the goal: 1 or 0, -1 when the nodes are used up, -2 when `out` is too small.

    Only answers that are proven are noted. The plays are stacked on `out` and taken off again, p is as
    before afterwards but for p[3].
    """
    if count[0] >= count[1]:
        return -1
    count[0] += 1
    _skip(t, p)
    turn: cython.ulonglong = p[3]
    top: cython.ulonglong = turn & TOP
    runs: cython.ulonglong = p[23]
    seat: cython.ulonglong = (turn >> 36) & 15
    ours: cython.int = (p[21] >> seat) & 1
    key: cython.ulonglong = name(t, n, p, goal[1 + 12 * p[22]])
    answer: cython.int = _recall(memory, key)
    if answer >= 0:
        p[23] = runs
        return answer
    start: cython.ulonglong = out[0]
    generate(t, p[5 + seat], top, ((p[4] >> (4 * seat)) & 15) != 0, out)
    end: cython.ulonglong = out[0]
    if end + 2 > out[1]:
        out[0] = start
        p[23] = runs
        return -2
    if _goes_out(p, goal, out, start):
        out[0] = start
        p[23] = runs
        return ours
    if top:
        out[end] = 0
        out[end + 1] = 0
        end += 2
        out[0] = end
    _sort(out, start, end, top)
    at: cython.ulonglong
    answer = 1 - ours
    left: cython.ulonglong = p[23]
    for at in range(start, end, 2):
        answer = _after(t, n, p, goal, memory, out, count, out[at], out[at + 1])
        p[3] = turn
        p[23] = left
        if answer != 1 - ours:
            break
    out[0] = start
    p[23] = runs
    if answer >= 0:
        _note(memory, (key | 1) ^ 1 ^ answer)
    return answer


def reaches(
    table: Table,
    plan: list[int],
    position: list[int],
    sides: cython.ulonglong,
    goal: list[int],
    state: cython.ulonglong,
    memory: Memory,
    most: cython.ulonglong,
) -> tuple[int, int]:
    """Whether side 0 reaches `goal` from its `state` in `position` (1 or 0; -1 when `most` nodes were not
    enough, -2 when there are too many plays), and the nodes searched.
    """
    p = cython.declare(cython.ulonglong[24])
    n = cython.declare(cython.ulonglong[256])
    g = cython.declare(cython.ulonglong[16384])
    out = cython.declare(cython.ulonglong[65536])
    count = cython.declare(cython.ulonglong[2])
    k: cython.int
    salt: cython.ulonglong = sides
    for k in range(24):
        p[k] = 0
    for k in range(512):
        salt = mix(salt ^ table.words[k])
    for k in range(len(position)):
        p[k] = position[k]
    for k in range(len(plan)):
        n[k] = plan[k]
    for k in range(len(goal)):
        g[k] = goal[k]
    p[20] = mix(salt ^ (p[0] | p[1] << 8 | p[2] << 16))
    p[21] = sides
    p[22] = state
    p[23] = 1
    out[0] = 2
    out[1] = 65536
    count[0] = 0
    count[1] = most
    answer: cython.int = _reaches(table.words, n, p, g, memory, out, count)
    return (answer, count[0])
