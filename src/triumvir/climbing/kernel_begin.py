"""How the deals of a batch begin: dealt from their generators, calls made or drawn, the kitty taken.

Deals are rows as in `kernel_sight`. The *rules* are words too: 0 seats, 1 passes that clear, 2 whether a pass
is final, 3 cards, 4 cards of the kitty, 5 whether bombs are capped, 6 whether the deal begins with the play,
7 whether `complete` must say more of each deal, 8 moves shown, 9 whether the kitty is shown, 10 how the
opener is found (0 `complete` says, 1 so many seats behind the dealer, 2 drawn, 3 by a card that is matched),
11-12 its numbers, 13 who leads (1 the opener, 2 the declarer, 0 `complete` says), 14 words of an observation,
16 whether sides are fixed, 17 the places on the declarer's side, 22-23 masks of the movers, 24-25 the row of
the pack; from 32 on who gets each card of a pack, in seats behind the dealer (15: the kitty), from 152 the
rank place of each card, from 272 the places behind the declarer that take the kitty, from 288 what matches,
from 416 what a header shows, 32 a shape.

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
    from triumvir.auction.kernel_nodes import agree, call, legal_calls
    from triumvir.cards.kernel_packs import ready
    from triumvir.cards.kernel_rng import below
    from triumvir.climbing.kernel import Table
    from triumvir.climbing.kernel_sight import hold, keep

ONE = cython.declare(cython.ulonglong, 1)
WORDS = cython.declare(cython.Py_ssize_t, 160)


@cython.final
@cython.cclass
class Chunk:
    """Some deals of a batch: memory that others own, by address where this is compiled.

    `parts` are those of `games.batch`.
    """

    def __init__(self, table: Table) -> None:
        self.table = table

    def bind(self, parts: list[int]) -> None:
        """Take memory at these addresses; interpreted, the attributes are set from outside."""
        self.s = cython.cast(cython.p_ulonglong, cython.cast(cython.Py_ssize_t, parts[0]))
        self.o = cython.cast(cython.p_ulonglong, cython.cast(cython.Py_ssize_t, parts[1]))
        self.seats = cython.cast(cython.p_ulonglong, cython.cast(cython.Py_ssize_t, parts[2]))
        self.counts = cython.cast(cython.p_ulonglong, cython.cast(cython.Py_ssize_t, parts[3]))
        self.flags = cython.cast(cython.p_uchar, cython.cast(cython.Py_ssize_t, parts[4]))
        self.ends = cython.cast(cython.p_ulonglong, cython.cast(cython.Py_ssize_t, parts[5]))
        self.choices = cython.cast(cython.p_longlong, cython.cast(cython.Py_ssize_t, parts[6]))
        self.c = cython.cast(cython.p_ulonglong, cython.cast(cython.Py_ssize_t, parts[7]))
        self.nodes = cython.cast(cython.p_ulonglong, cython.cast(cython.Py_ssize_t, parts[8]))
        self.out = cython.cast(cython.p_ulonglong, cython.cast(cython.Py_ssize_t, parts[9]))


def compiled() -> cython.bint:
    """Whether memory is given by address; else as something that is indexed."""
    return cython.compiled


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def begin(b: Chunk, i: cython.Py_ssize_t) -> cython.void:
    """Deal anew until somebody is to act, or wait for `complete`."""
    while True:
        _deal(b.s, WORDS * i, b.c)
        if b.c[7]:
            b.flags[i] |= 2
            return
        if open_deal(b, i):
            return


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _deal(s: cython.p_ulonglong, e: cython.Py_ssize_t, c: cython.p_ulonglong) -> cython.void:
    """Shuffle and deal; who speaks first where that is known here."""
    pack = cython.declare(cython.ulonglong[120])
    k: cython.Py_ssize_t
    seats: cython.ulonglong = c[0]
    taken: cython.Py_ssize_t = 0
    ready(s, e, WORDS, c, pack)
    for k in range(c[3]):
        rank: cython.ulonglong = c[152 + pack[k]]
        if c[32 + k] == 15:
            s[e + 32] |= rank << 4 * taken
            taken += 1
        else:
            seat: cython.ulonglong = s[e + 11] + c[32 + k]
            if seat >= seats:
                seat -= seats
            s[e + 34 + seat] += ONE << 4 * rank
            s[e + 18] += ONE << 8 * seat
    for k in range(seats):
        s[e + 23] |= (ONE * k & 1) << 8 * k
        hold(s, e, k)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def open_deal(b: Chunk, i: cython.Py_ssize_t) -> cython.bint:
    """Begin the auction of a deal, or draw its calls; false where it was thrown in."""
    s: cython.p_ulonglong = b.s
    e: cython.Py_ssize_t = WORDS * i
    rng = cython.declare(cython.ulonglong[4])
    k: cython.Py_ssize_t
    how: cython.ulonglong = b.nodes[0] & 255
    if how == 1 and not b.c[6]:
        return True
    for k in range(4):
        rng[k] = s[e + k]
    while how == 1:
        number: cython.ulonglong = legal_calls(s, e, b.c, b.nodes) >> 56
        how = call(s, e, b.c, b.nodes, below(rng, number))
    for k in range(4):
        s[e + k] = rng[k]
    if how == 3:
        s[e + 15] += 1
        return False
    contract(b, e)
    return True


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def contract(b: Chunk, e: cython.Py_ssize_t) -> cython.void:
    """The auction is closed: kitty, sides, bombs, and who leads."""
    s: cython.p_ulonglong = b.s
    c: cython.p_ulonglong = b.c
    seats: cython.ulonglong = c[0]
    k: cython.ulonglong
    agree(s, e, c, b.nodes)
    declarer: cython.ulonglong = s[e + 13]
    leader: cython.ulonglong = s[e + 12]
    s[e + 8] = 2
    for k in range(seats):
        own: cython.ulonglong = s[e + 22] >> 8 * k & 255
        limit: cython.ulonglong = 15
        if c[5] and k != declarer:
            limit = own or 1
        s[e + 19] |= limit << (32 + 8 * k)
    if declarer != 15:
        if not c[16]:
            s[e + 23] = 0
            for k in range(seats):
                s[e + 23] |= (c[17] >> k & 1 ^ 1) << 8 * ((declarer + k) % seats)
        for k in range(c[4]):
            seat: cython.ulonglong = (declarer + c[272 + k]) % seats
            card: cython.ulonglong = ONE << 4 * (s[e + 32] >> 4 * k & 15)
            s[e + 28 + seat] += card
            s[e + 34 + seat] += card
            s[e + 18] += ONE << 8 * seat
            hold(s, e, seat)
        if c[13] == 2:
            leader = declarer
    if not c[13]:
        leader = s[e + 27] >> 4 * (declarer if declarer != 15 else seats) & 15
    s[e + 9] = leader << 36
    for k in range(seats):
        keep(s, e, c, b.nodes, k)
