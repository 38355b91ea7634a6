"""Playing on in the climbing machine: perft and random playouts on ints.

A *position* is a flat array: 0 seats, 1 passes that clear, 2 whether a pass is final, 3 the turn, 4 bombs
left (four bits a seat, 15 is no limit), 5.. the hands by seat, at most 16 of them.
"""

try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython

if not cython.compiled:
    from triumvir.cards.kernel_rng import below, shuffle
    from triumvir.climbing.kernel import Table, generate
    from triumvir.climbing.kernel_turn import after_pass, after_play

ONE = cython.declare(cython.ulonglong, 1)
TOP = cython.declare(cython.ulonglong, 0xFFFF_FFFF)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def play(p: cython.p_ulonglong, cards: cython.ulonglong, header: cython.ulonglong) -> cython.bint:
    """The seat to act plays; whether that empties its hand."""
    seat: cython.ulonglong = (p[3] >> 36) & 15
    p[5 + seat] -= cards
    if (header >> 24) and ((p[4] >> (4 * seat)) & 15) != 15:
        p[4] -= ONE << (4 * seat)
    p[3] = after_play(p[3], header, p[0])
    return p[5 + seat] == 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _generate(t: cython.p_ulonglong, p: cython.p_ulonglong, out: cython.p_ulonglong) -> cython.void:
    """Append the plays of the seat to act to `out`."""
    seat: cython.ulonglong = (p[3] >> 36) & 15
    generate(t, p[5 + seat], p[3] & TOP, (p[4] >> (4 * seat)) & 15 != 0, out)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _leaves(
    t: cython.p_ulonglong, p: cython.p_ulonglong, depth: cython.int, out: cython.p_ulonglong
) -> cython.ulonglong:
    """Sequences of exactly `depth` actions from `p`; plays are stacked on `out` and taken off again.

    Where `out` is too small its next place stays beyond its end, and the count is void.
    """
    start: cython.ulonglong = out[0]
    _generate(t, p, out)
    end: cython.ulonglong = out[0]
    turn: cython.ulonglong = p[3]
    seat: cython.ulonglong = (turn >> 36) & 15
    bombs: cython.ulonglong = p[4]
    total: cython.ulonglong = (end - start) // 2
    if turn & TOP:
        total += 1
    if depth > 1:
        if end > out[1]:
            return 0
        total = 0
        at: cython.ulonglong
        for at in range(start, end, 2):
            if not play(p, out[at], out[at + 1]):
                total += _leaves(t, p, depth - 1, out)
                if out[0] > out[1]:
                    return 0
            p[3] = turn
            p[4] = bombs
            p[5 + seat] += out[at]
        if turn & TOP:
            p[3] = after_pass(turn, p[0], p[1], p[2] != 0)
            total += _leaves(t, p, depth - 1, out)
            if out[0] > out[1]:
                return 0
            p[3] = turn
    out[0] = start
    return total


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _playout(
    t: cython.p_ulonglong,
    p: cython.p_ulonglong,
    state: cython.p_ulonglong,
    out: cython.p_ulonglong,
    tally: cython.p_ulonglong,
) -> cython.int:
    """Uniformly random legal actions until a hand is empty: the seat that emptied it, or -1 when `out` is too
    small.
    """
    while True:
        out[0] = 2
        _generate(t, p, out)
        if out[0] > out[1]:
            return -1
        number: cython.ulonglong = (out[0] - 2) // 2
        free: cython.ulonglong = number + (1 if p[3] & TOP else 0)
        tally[0] += 1
        tally[1] += free
        pick: cython.ulonglong = below(state, free)
        seat: cython.int = (p[3] >> 36) & 15
        if pick == number:
            p[3] = after_pass(p[3], p[0], p[1], p[2] != 0)
        elif play(p, out[2 + 2 * pick], out[3 + 2 * pick]):
            return seat


def perft(table: Table, position: list[int], depth: cython.int) -> cython.ulonglong:
    """The number of action sequences of exactly `depth` (at least 1) from `position`; deals that end earlier
    count none. OverflowError: the hands along a line of play have more than 32,767 plays, all together.
    """
    p = cython.declare(cython.ulonglong[21])
    out = cython.declare(cython.ulonglong[65536])
    k: cython.int
    for k in range(len(position)):
        p[k] = position[k]
    out[0] = 2
    out[1] = 65536
    leaves: cython.ulonglong = _leaves(table.words, p, depth, out)
    if out[0] > 2:
        raise OverflowError("more than 32,767 plays")
    return leaves


def playout(table: Table, position: list[int], words: list[int]) -> tuple[int, int, int]:
    """One random playout from `position`: the seat that goes out, decisions, legal actions added up.

    `words` is the state of the generator, advanced in place. OverflowError: more than 8,191 plays.
    """
    p = cython.declare(cython.ulonglong[21])
    out = cython.declare(cython.ulonglong[16384])
    state = cython.declare(cython.ulonglong[4])
    tally = cython.declare(cython.ulonglong[2])
    k: cython.int
    for k in range(len(position)):
        p[k] = position[k]
    for k in range(4):
        state[k] = words[k]
    tally[0] = tally[1] = 0
    out[1] = 16384
    winner: cython.int = _playout(table.words, p, state, out, tally)
    if winner < 0:
        raise OverflowError("more than 8,191 plays")
    for k in range(4):
        words[k] = state[k]
    return (winner, tally[0], tally[1])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _deal(
    pack: cython.p_ulonglong, cards: cython.int, kitty: cython.int, p: cython.p_ulonglong
) -> cython.void:
    """Hands from a shuffled pack of rank places, one card at a time; seat 0 takes the kitty and leads."""
    k: cython.int
    seats: cython.int = p[0]
    for k in range(seats):
        p[5 + k] = 0
    for k in range(cards - kitty):
        p[5 + k % seats] += ONE << (4 * pack[k])
    for k in range(cards - kitty, cards):
        p[5] += ONE << (4 * pack[k])
    p[3] = 0


def random_deals(
    table: Table,
    position: list[int],
    ranks: list[int],
    kitty: cython.int,
    deals: cython.int,
    words: list[int],
) -> tuple[int, int, int]:
    """`deals` whole deals of random cards and random play, seat 0 taking the kitty and leading.

    `position` gives seats, clearing and bombs; `ranks` the rank place of every card of the pack (at most
    120). Returns deals won by the leader, decisions, and legal actions added up; `words` is advanced in
    place. OverflowError: more than 8,191 plays.
    """
    p = cython.declare(cython.ulonglong[21])
    pack = cython.declare(cython.ulonglong[120])
    out = cython.declare(cython.ulonglong[16384])
    state = cython.declare(cython.ulonglong[4])
    tally = cython.declare(cython.ulonglong[2])
    cards: cython.int = len(ranks)
    k: cython.int
    for k in range(len(position)):
        p[k] = position[k]
    for k in range(cards):
        pack[k] = ranks[k]
    for k in range(4):
        state[k] = words[k]
    tally[0] = tally[1] = 0
    out[1] = 16384
    won: cython.int = 0
    winner: cython.int = 0
    bombs: cython.ulonglong = p[4]
    for k in range(deals):
        shuffle(state, pack, cards)
        _deal(pack, cards, kitty, p)
        p[4] = bombs
        winner = _playout(table.words, p, state, out, tally)
        if winner < 0:
            raise OverflowError("more than 8,191 plays")
        won += winner == 0
    for k in range(4):
        words[k] = state[k]
    return (won, tally[0], tally[1])
