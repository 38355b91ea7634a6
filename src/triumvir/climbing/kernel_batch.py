"""Many deals of a climbing game, stepped one after the other without the interpreter's lock.

Deals are rows as in `kernel_sight`. The *rules* are words too: 0 seats, 1 passes that clear, 2 whether a pass
is final, 3 cards, 4 cards of the kitty, 5 whether bombs are capped, 6 whether the deal begins with the play, 7
whether `complete` must say more of each deal, 8 moves shown, 9 whether the kitty is shown, 10 how the opener is
found (0 `complete` says, 1 so many seats behind the dealer, 2 drawn, 3 by a card that is matched), 11-12 its
numbers, 13 who leads (1 the opener, 2 the declarer, 0 `complete` says), 14 words of an observation, 16
whether sides are fixed, 17 the places on the declarer's side, 22-23 masks of the movers, 24-25 the row of the
pack; from 32 on who gets each card of a pack, in seats behind the dealer (15: the kitty), from 152 the rank
place of each card, from 272 the places behind the declarer that take the kitty, from 288 what matches, from
416 what a header shows, 32 a shape.

The *auction* is a table of nodes of 16 words: 0 whether it is open (1), closed (2) or thrown in (3), with
the seat to speak or the declarer (15 none) << 8 and the stake << 16, seats counted from the opener; 1 the
legal calls, four bits each, their number << 56; 2 the same for a strong seat; 3 the highest and 4 the last
calls by place in bytes; 5 how many were made; 6.. the node after each call.
"""

try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython

if not cython.compiled:
    from triumvir.cards.kernel_rng import below, shuffle
    from triumvir.climbing.kernel import Table, emit, generate
    from triumvir.climbing.kernel_sight import keep, observe, push, spread, summed
    from triumvir.climbing.kernel_turn import after_pass, after_play

ONE = cython.declare(cython.ulonglong, 1)
LOW = cython.declare(cython.ulonglong, 0xFFFF_FFFF)
CALL = cython.declare(cython.ulonglong, 0x100_0000_0000)
WORDS = cython.declare(cython.Py_ssize_t, 152)


@cython.final
@cython.cclass
class Chunk:
    """Some deals of a batch: memory that others own, by address where this is compiled.

    `parts`: deals, observations, four words a deal of what happened (seat to act | done << 8 | waiting for
    `complete` << 16, number of legal actions, where they start, how the deal ended), choices, rules, auction,
    and two lists of actions, read and written in turn.
    """

    def __init__(self, table: Table, parts: list[object]) -> None:
        self.table = table
        self.bind(parts)

    def bind(self, parts: list[object]) -> None:
        """Take other memory."""
        if cython.compiled:
            self.s = cython.cast(cython.p_ulonglong, cython.cast(cython.Py_ssize_t, parts[0]))
            self.o = cython.cast(cython.p_ulonglong, cython.cast(cython.Py_ssize_t, parts[1]))
            self.m = cython.cast(cython.p_ulonglong, cython.cast(cython.Py_ssize_t, parts[2]))
            self.choices = cython.cast(cython.p_longlong, cython.cast(cython.Py_ssize_t, parts[3]))
            self.c = cython.cast(cython.p_ulonglong, cython.cast(cython.Py_ssize_t, parts[4]))
            self.nodes = cython.cast(cython.p_ulonglong, cython.cast(cython.Py_ssize_t, parts[5]))
            self.old = cython.cast(cython.p_ulonglong, cython.cast(cython.Py_ssize_t, parts[6]))
            self.out = cython.cast(cython.p_ulonglong, cython.cast(cython.Py_ssize_t, parts[7]))
        else:
            self.s, self.o, self.m, self.choices, self.c, self.nodes, self.old, self.out = parts


def compiled() -> cython.bint:
    """Whether memory is given by address; else as something that is indexed."""
    return cython.compiled


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _begin(b: Chunk, i: cython.Py_ssize_t) -> cython.void:
    """Deal anew until somebody is to act, or wait for `complete`."""
    while True:
        _deal(b, i)
        if b.c[7]:
            b.m[4 * i] = (b.m[4 * i] & 0xFFFF) | ONE << 16
            return
        if _open(b, i):
            return


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _deal(b: Chunk, i: cython.Py_ssize_t) -> cython.void:
    """Shuffle and deal; who speaks first where that is known here."""
    s: cython.p_ulonglong = b.s
    c: cython.p_ulonglong = b.c
    rng = cython.declare(cython.ulonglong[4])
    pack = cython.declare(cython.ulonglong[120])
    e: cython.Py_ssize_t = WORDS * i
    k: cython.Py_ssize_t
    seats: cython.ulonglong = c[0]
    cards: cython.int = c[3]
    for k in range(4):
        rng[k] = s[e + k]
        s[e + 4 + k] = rng[k]
    for k in range(8, 152):
        if k != 15:
            s[e + k] = 0
    s[e + 11] = below(rng, seats)
    for k in range(cards):
        pack[k] = k
    shuffle(rng, pack, cards)
    taken: cython.Py_ssize_t = 0
    for k in range(cards):
        rank: cython.ulonglong = c[152 + pack[k]]
        if c[32 + k] == 15:
            s[e + 32] |= rank << 4 * taken
            taken += 1
        else:
            s[e + 34 + (s[e + 11] + c[32 + k]) % seats] += ONE << 4 * rank
    s[e + 12] = (s[e + 11] + c[11]) % seats
    if c[10] == 2:
        s[e + 12] = below(rng, c[11]) // c[12]
    elif c[10] == 3:
        for k in range(cards):
            pack[k] = k
        shuffle(rng, pack, cards)
        k = 1
        while c[288 + pack[k]] != c[288 + pack[0]]:
            k += 1
        s[e + 12] = (s[e + 11] + k) % seats
    for k in range(4):
        s[e + k] = rng[k]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _open(b: Chunk, i: cython.Py_ssize_t) -> cython.bint:
    """Begin the auction of a deal, or draw its calls; false where it was thrown in."""
    rng = cython.declare(cython.ulonglong[4])
    e: cython.Py_ssize_t = WORDS * i
    k: cython.Py_ssize_t
    seat: cython.ulonglong
    for seat in range(b.c[0]):
        size: cython.ulonglong = spread(b.s[e + 34 + seat] & LOW)
        b.s[e + 21] |= summed(size, spread(b.s[e + 34 + seat] >> 32)) << 8 * seat
        b.s[e + 23] |= (seat & 1) << 8 * seat
    b.s[e + 24] = 32 - b.c[8]
    b.s[e + 13] = 15
    for k in range(4):
        rng[k] = b.s[e + k]
    while b.nodes[16 * b.s[e + 16]] & 255 == 1:
        if not b.c[6]:
            return True
        calls: cython.ulonglong = _calls(b, e)
        b.s[e + 16] = _after(b, e, below(rng, calls >> 56))
    for k in range(4):
        b.s[e + k] = rng[k]
    if b.nodes[16 * b.s[e + 16]] & 255 == 3:
        b.s[e + 15] += 1
        return False
    _contract(b, e)
    return True


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _speaker(b: Chunk, e: cython.Py_ssize_t) -> cython.ulonglong:
    """The seat that the node of the auction names."""
    place: cython.ulonglong = b.nodes[16 * b.s[e + 16]] >> 8 & 255
    return 15 if place == 15 else (b.s[e + 12] + place) % b.c[0]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _calls(b: Chunk, e: cython.Py_ssize_t) -> cython.ulonglong:
    """The legal calls of the seat to speak."""
    strong: cython.ulonglong = b.s[e + 17] >> _speaker(b, e) & 1
    return b.nodes[16 * b.s[e + 16] + 1 + strong]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _after(b: Chunk, e: cython.Py_ssize_t, choice: cython.ulonglong) -> cython.ulonglong:
    """The node after a legal call."""
    return b.nodes[16 * b.s[e + 16] + 6 + (_calls(b, e) >> 4 * choice & 15)]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _contract(b: Chunk, e: cython.Py_ssize_t) -> cython.void:
    """The auction is closed: kitty, sides, bombs, and who leads."""
    s: cython.p_ulonglong = b.s
    c: cython.p_ulonglong = b.c
    n: cython.Py_ssize_t = 16 * s[e + 16]
    seats: cython.ulonglong = c[0]
    declarer: cython.ulonglong = _speaker(b, e)
    k: cython.ulonglong
    s[e + 8] = 2
    s[e + 13] = declarer
    s[e + 14] = b.nodes[n] >> 16
    for k in range(seats):
        own: cython.ulonglong = b.nodes[n + 3] >> 8 * k & 255
        seat: cython.ulonglong = (s[e + 12] + k) % seats
        s[e + 22] |= own << 8 * seat
        limit: cython.ulonglong = 15
        if c[5] and seat != declarer:
            limit = own if own else 1
        s[e + 10] |= limit << 4 * seat
    leader: cython.ulonglong = s[e + 12]
    if declarer != 15:
        if not c[16]:
            s[e + 23] = 0
            for k in range(seats):
                s[e + 23] |= (c[17] >> k & 1 ^ 1) << 8 * ((declarer + k) % seats)
        for k in range(c[4]):
            seat = (declarer + c[272 + k]) % seats
            card: cython.ulonglong = ONE << 4 * (s[e + 32] >> 4 * k & 15)
            s[e + 28 + seat] += card
            s[e + 34 + seat] += card
            s[e + 21] += ONE << 8 * seat
        if c[13] == 2:
            leader = declarer
    if not c[13]:
        leader = s[e + 27] >> 4 * (declarer if declarer != 15 else seats) & 15
    s[e + 9] = leader << 36
    for k in range(seats):
        keep(s, e, c, b.nodes, k)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _look(b: Chunk, i: cython.Py_ssize_t) -> cython.bint:
    """List the legal actions and write what the seat to act sees; false where the list is too short."""
    e: cython.Py_ssize_t = WORDS * i
    s: cython.p_ulonglong = b.s
    start: cython.ulonglong = b.out[0]
    turn: cython.ulonglong = s[e + 9]
    seat: cython.ulonglong = turn >> 36 & 15
    k: cython.ulonglong
    if s[e + 8]:
        if turn & LOW:
            emit(b.out, 0, 0)
        left: cython.ulonglong = s[e + 10] >> 4 * seat & 15
        generate(b.table.words, s[e + 34 + seat], turn & LOW, left != 0, b.out)
    else:
        seat = _speaker(b, e)
        calls: cython.ulonglong = _calls(b, e)
        for k in range(calls >> 56):
            emit(b.out, 0, CALL | (calls >> 4 * k & 15))
        keep(s, e, b.c, b.nodes, seat)
    if b.out[0] > b.out[1]:
        b.out[0] = start
        return False
    b.m[4 * i] = (b.m[4 * i] & 0xFF00) | seat
    b.m[4 * i + 1] = (b.out[0] - start) // 2
    b.m[4 * i + 2] = start
    observe(s, e, b.c, seat, b.o, b.c[14] * i)
    return True


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _act(b: Chunk, i: cython.Py_ssize_t) -> cython.void:
    """The seat to act does what was chosen; a deal that is over is followed by another."""
    s: cython.p_ulonglong = b.s
    e: cython.Py_ssize_t = WORDS * i
    choice: cython.ulonglong = b.choices[i]
    at: cython.ulonglong = b.m[4 * i + 2] + 2 * choice
    b.m[4 * i] &= 255
    if s[e + 8]:
        if not _move(s, e, b.c, b.old[at], b.old[at + 1]):
            return
        b.m[4 * i + 3] = _end(s, e, b.c[0])
        s[e + 15] = 0
    else:
        s[e + 16] = _after(b, e, choice)
        closed: cython.ulonglong = b.nodes[16 * s[e + 16]] & 255
        if closed == 1:
            return
        if closed == 2:
            _contract(b, e)
            return
        b.m[4 * i + 3] = 0
        s[e + 15] += 1
    b.m[4 * i] |= 256
    _begin(b, i)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.overflowcheck(False)
def _move(
    s: cython.p_ulonglong,
    e: cython.Py_ssize_t,
    c: cython.p_ulonglong,
    cards: cython.ulonglong,
    header: cython.ulonglong,
) -> cython.bint:
    """A play, or a pass without cards; whether that empties a hand."""
    turn: cython.ulonglong = s[e + 9]
    seat: cython.ulonglong = turn >> 36 & 15
    low: cython.ulonglong = spread(cards & LOW)
    high: cython.ulonglong = spread(cards >> 32)
    number: cython.ulonglong = summed(low, high)
    high |= number << 56
    k: cython.Py_ssize_t
    if c[8]:
        push(s, e, c[8], seat, low, high)
    s[e + 68 + 2 * seat] = low
    s[e + 69 + 2 * seat] = high
    if not cards:
        turn = after_pass(turn, c[0], c[1], c[2] != 0)
        s[e + 9] = turn
        s[e + 20] |= ONE << 8 * seat
        if not turn & LOW:
            s[e + 20] = s[e + 84] = s[e + 85] = 0
            for k in range(8):
                s[e + 68 + k] = 0
        return False
    s[e + 84] = low
    s[e + 85] = high
    s[e + 76 + 2 * seat] += low
    s[e + 77 + 2 * seat] += high
    s[e + 86] += low
    s[e + 87] += high
    s[e + 34 + seat] -= cards
    s[e + 21] -= number << 8 * seat
    s[e + 18] += ONE << 8 * seat
    s[e + 20] &= ~(ONE << 8 * seat)
    if header >> 24:
        s[e + 19] += ONE << 8 * seat
        if s[e + 10] >> 4 * seat & 15 != 15:
            s[e + 10] -= ONE << 4 * seat
    s[e + 9] = after_play(turn, header, c[0])
    return s[e + 34 + seat] == 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _end(s: cython.p_ulonglong, e: cython.Py_ssize_t, seats: cython.ulonglong) -> cython.ulonglong:
    """How a deal ended that is over: who was out first, declarer << 4, stake << 8, blanks << 24, bombs by seat
    << 32 (four bits each), and plays by seat << 48 (two bits each, 3 is three or more).
    """
    k: cython.ulonglong
    blanks: cython.ulonglong = s[e + 15] if s[e + 15] < 255 else 255
    found: cython.ulonglong = s[e + 13] << 4 | s[e + 14] << 8 | blanks << 24
    for k in range(seats):
        if not s[e + 34 + k]:
            found |= k
        plays: cython.ulonglong = s[e + 18] >> 8 * k & 255
        found |= (s[e + 19] >> 8 * k & 15) << (32 + 4 * k)
        found |= (plays if plays < 3 else 3) << (48 + 2 * k)
    return found


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _run(
    b: Chunk, first: cython.Py_ssize_t, last: cython.Py_ssize_t, anew: cython.bint, resumed: cython.bint
) -> cython.Py_ssize_t:
    """Deal `anew` or act, then look, deal by deal: the deal whose actions found no room, or `last`."""
    i: cython.Py_ssize_t
    for i in range(first, last):
        if not (resumed and i == first):
            if anew:
                b.m[4 * i] = 0
                _begin(b, i)
            else:
                _act(b, i)
        if not b.m[4 * i] >> 16 and not _look(b, i):
            return i
    return last


def run(
    b: Chunk, first: cython.Py_ssize_t, last: cython.Py_ssize_t, anew: cython.bint, resumed: cython.bint
) -> cython.Py_ssize_t:
    """Deal `anew`, or act as was chosen, from deal `first` on; the lock is not held.

    Gives the first deal whose legal actions found no room, to be `resumed` with, or `last`.
    """
    stopped: cython.Py_ssize_t = first
    with cython.nogil:
        if not resumed:
            _swap(b)
        stopped = _run(b, first, last, anew, resumed)
    return stopped


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _swap(b: Chunk) -> cython.void:
    """The list that was written is read from now on."""
    other: cython.p_ulonglong = b.old
    b.old = b.out
    b.out = other
    b.out[0] = 2


def complete(
    b: Chunk,
    i: cython.Py_ssize_t,
    opener: cython.ulonglong,
    strong: cython.ulonglong,
    leaders: cython.ulonglong,
    words: list[int],
) -> cython.int:
    """Say of a deal that waits who speaks first, which seats are strong (a bit each), who leads under each
    declarer (four bits each) and where the generator stands: 0 done, 1 it waits again, 2 its actions found
    no room (`look`).
    """
    e: cython.Py_ssize_t = WORDS * i
    k: cython.Py_ssize_t
    b.s[e + 12] = opener
    b.s[e + 17] = strong
    b.s[e + 27] = leaders
    for k in range(4):
        b.s[e + k] = words[k]
    b.m[4 * i] &= 0xFFFF
    if not _open(b, i):
        _begin(b, i)
        return 1
    return 0 if _look(b, i) else 2


def look(b: Chunk, i: cython.Py_ssize_t) -> cython.bint:
    """List the legal actions of a deal; false where there is no room."""
    return _look(b, i)
