"""Many deals of a trick-taking game, stepped one after the other without the interpreter's lock.

Deals are rows as in `kernel_sight`, the auction a table as in `auction.nodes`. The *rules* are words: 0
seats, 3 cards, 5 the duties of a follower, 6 whether the deal begins with the play, 7 whether `complete` must
say more of each deal, 8 moves shown, 10 how the opener is found (0 `complete` says, 1 so many seats behind
the dealer, 2 drawn, 3 by a card that is matched), 11-12 its numbers, 14 words of an observation, 22-23 masks
of the movers, 24-27 the row of the pack; from 32 on who gets each card of a pack, in seats behind the dealer,
from 152 the column of each card, from 288 what matches, from 416 the bit of each column under each trump,
from 544 the column of each bit.

In a list of actions a call is its place << 0 | 2^40, a trump its place | 2^41, a card its column beside a 1.
"""

try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython

from triumvir.tricks.kernel import after_play, first_word, legal, on_table, taken, to_act

if not cython.compiled:
    from triumvir.auction.kernel_nodes import agree, call, heard, legal_calls, speaker
    from triumvir.cards.kernel_bytes import slot
    from triumvir.cards.kernel_packs import ready
    from triumvir.cards.kernel_rng import below
    from triumvir.tricks.kernel_sight import observe

ONE = cython.declare(cython.ulonglong, 1)
CALL = cython.declare(cython.ulonglong, 0x100_0000_0000)
TRUMP = cython.declare(cython.ulonglong, 0x200_0000_0000)
WORDS = cython.declare(cython.Py_ssize_t, 224)


@cython.final
@cython.cclass
class Chunk:
    """Some deals of a batch, in memory that others own: the parts of `games.batch`."""

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
def _begin(b: Chunk, i: cython.Py_ssize_t) -> cython.void:
    """Deal anew until somebody is to act, or wait for `complete`."""
    while True:
        _deal(b.s, WORDS * i, b.c)
        if b.c[7]:
            b.flags[i] |= 2
            return
        if _open(b, i):
            return


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _deal(s: cython.p_ulonglong, e: cython.Py_ssize_t, c: cython.p_ulonglong) -> cython.void:
    """Shuffle and deal; who speaks first where that is known here."""
    pack = cython.declare(cython.ulonglong[120])
    k: cython.Py_ssize_t
    seats: cython.ulonglong = c[0]
    ready(s, e, WORDS, c, pack)
    for k in range(c[3]):
        seat: cython.ulonglong = s[e + 11] + c[32 + k]
        if seat >= seats:
            seat -= seats
        s[e + 34 + seat] |= ONE << c[152 + pack[k]]
        s[e + 21] += ONE << 8 * seat


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _open(b: Chunk, i: cython.Py_ssize_t) -> cython.bint:
    """Begin the auction of a deal, or draw calls and trumps; false where it was thrown in."""
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
    if how == 2:
        agree(s, e, b.c, b.nodes)
        s[e + 8] = 1
        if b.c[6]:
            _name(b, e, below(rng, 4))
    for k in range(4):
        s[e + k] = rng[k]
    if how == 3:
        s[e + 15] += 1
        return False
    return True


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _name(b: Chunk, e: cython.Py_ssize_t, trump: cython.ulonglong) -> cython.void:
    """Trumps are named, and the declarer leads: hands as the tricks have them."""
    s: cython.p_ulonglong = b.s
    seat: cython.Py_ssize_t
    k: cython.Py_ssize_t
    s[e + 8] = 2
    s[e + 33] = trump
    s[e + 9] = first_word(b.c[0], s[e + 13], trump, b.c[5])
    for seat in range(b.c[0]):
        for k in range(32):
            if s[e + 34 + seat] >> k & 1:
                s[e + 28 + seat] |= ONE << b.c[416 + 32 * trump + k]
        heard(s, e, b.c, b.nodes, seat, e + 40 + 5 * seat)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _add(out: cython.p_ulonglong, kind: cython.ulonglong, what: cython.ulonglong) -> cython.void:
    """Append an action to a list; beyond its end it is counted only."""
    at: cython.ulonglong = out[0]
    if at < out[1]:
        out[at] = kind
        out[at + 1] = what
    out[0] = at + 2


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _look(b: Chunk, i: cython.Py_ssize_t) -> cython.void:
    """Count the legal actions and write what the seat to act sees."""
    s: cython.p_ulonglong = b.s
    e: cython.Py_ssize_t = WORDS * i
    seat: cython.ulonglong = s[e + 13]
    number: cython.ulonglong = 4
    if s[e + 8] == 2:
        seat = to_act(s[e + 9])
        may: cython.ulonglong = legal(s[e + 9], s[e + 28 + seat])
        number = 0
        while may:
            may &= may - 1
            number += 1
    else:
        if not s[e + 8]:
            seat = speaker(s, e, b.c, b.nodes)
            number = legal_calls(s, e, b.c, b.nodes) >> 56
        heard(s, e, b.c, b.nodes, seat, e + 40 + 5 * seat)
    b.seats[i] = seat
    b.counts[i] = number
    observe(s, e, b.c, seat, b.o, b.c[14] * i)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _list(b: Chunk, i: cython.Py_ssize_t) -> cython.void:
    """Append the legal actions to the list."""
    s: cython.p_ulonglong = b.s
    e: cython.Py_ssize_t = WORDS * i
    k: cython.ulonglong
    if s[e + 8] == 2:
        may: cython.ulonglong = legal(s[e + 9], s[e + 28 + to_act(s[e + 9])])
        for k in range(32):
            if may >> k & 1:
                _add(b.out, 1, b.c[544 + 32 * s[e + 33] + k])
    elif s[e + 8]:
        for k in range(4):
            _add(b.out, 0, TRUMP | k)
    else:
        calls: cython.ulonglong = legal_calls(s, e, b.c, b.nodes)
        for k in range(calls >> 56):
            _add(b.out, 0, CALL | (calls >> 4 * k & 15))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _act(b: Chunk, i: cython.Py_ssize_t) -> cython.void:
    """The seat to act does what was chosen; a deal that is over is followed by another."""
    s: cython.p_ulonglong = b.s
    e: cython.Py_ssize_t = WORDS * i
    choice: cython.ulonglong = b.choices[i]
    b.flags[i] = 0
    if s[e + 8] == 2:
        if not _play(s, e, b.c, choice):
            return
        b.ends[i] = _end(s, e, b.c[0])
        s[e + 15] = 0
    elif s[e + 8]:
        _name(b, e, choice)
        return
    else:
        how: cython.ulonglong = call(s, e, b.c, b.nodes, choice)
        if how == 2:
            agree(s, e, b.c, b.nodes)
            s[e + 8] = 1
        if how != 3:
            return
        b.ends[i] = 0
        s[e + 15] += 1
    b.flags[i] = 1
    _begin(b, i)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _play(
    s: cython.p_ulonglong, e: cython.Py_ssize_t, c: cython.p_ulonglong, choice: cython.ulonglong
) -> cython.bint:
    """Play the legal card of that place; whether that was the last one of the deal."""
    word: cython.ulonglong = s[e + 9]
    seat: cython.Py_ssize_t = to_act(word)
    may: cython.ulonglong = legal(word, s[e + 28 + seat])
    while choice:
        may &= may - 1
        choice -= 1
    card: cython.ulonglong = 0
    while not may >> card & 1:
        card += 1
    column: cython.ulonglong = c[544 + 32 * s[e + 33] + card]
    suit: cython.Py_ssize_t = column >> 3
    row: cython.ulonglong = ONE << 8 * (column & 7)
    k: cython.Py_ssize_t
    if c[8]:
        k = slot(s, e, 96, 4, c[8], seat)
        s[k] = s[k + 1] = s[k + 2] = s[k + 3] = 0
        s[k + suit] = row
    s[e + 28 + seat] ^= ONE << card
    s[e + 34 + seat] ^= ONE << column
    s[e + 21] -= ONE << 8 * seat
    s[e + 60 + 4 * seat + suit] = row
    s[e + 76 + 4 * seat + suit] += row
    s[e + 92 + suit] += row
    word = after_play(word, card)
    s[e + 9] = word
    if not on_table(word):
        for k in range(16):
            s[e + 60 + k] = 0
    return not s[e + 21]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _end(s: cython.p_ulonglong, e: cython.Py_ssize_t, seats: cython.ulonglong) -> cython.ulonglong:
    """How a deal ended that is over: contracts (four bits a seat), tricks << 16 (five bits a seat), declarer
    << 36, stake << 40.
    """
    k: cython.ulonglong
    found: cython.ulonglong = s[e + 13] << 36 | s[e + 14] << 40
    for k in range(seats):
        found |= (s[e + 22] >> 8 * k & 15) << 4 * k | taken(s[e + 9], k) << (16 + 5 * k)
    return found


def run(b: Chunk, first: cython.Py_ssize_t, last: cython.Py_ssize_t, anew: cython.bint) -> None:
    """Deal `anew`, or act as was chosen, from deal `first` to before `last`; the lock is not held."""
    i: cython.Py_ssize_t
    with cython.nogil:
        for i in range(first, last):
            if anew:
                b.flags[i] = 0
                _begin(b, i)
            else:
                _act(b, i)
            if b.flags[i] < 2:
                _look(b, i)


def listed(b: Chunk, first: cython.Py_ssize_t, last: cython.Py_ssize_t) -> None:
    """Append the legal actions of deals to the list, for which there must be room."""
    i: cython.Py_ssize_t
    with cython.nogil:
        for i in range(first, last):
            _list(b, i)


def complete(b: Chunk, i: cython.Py_ssize_t, opener: cython.ulonglong, words: list[int]) -> cython.bint:
    """Say of a deal that waits who speaks first and where the generator stands; false where it waits
    again.
    """
    e: cython.Py_ssize_t = WORDS * i
    k: cython.Py_ssize_t
    b.s[e + 12] = opener
    for k in range(4):
        b.s[e + k] = words[k]
    if not _open(b, i):
        _begin(b, i)
        return False
    b.flags[i] &= 1
    _look(b, i)
    return True
