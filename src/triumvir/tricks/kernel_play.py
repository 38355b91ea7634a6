"""Playing tricks on: perft and random playouts on ints. Hands and words are those of `tricks.kernel`."""

try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython

from triumvir.tricks.kernel import after_play, first_word, legal, taken, to_act

if not cython.compiled:
    from triumvir.cards.kernel_rng import below, shuffle

ONE = cython.declare(cython.ulonglong, 1)
LOW = cython.declare(cython.ulonglong, 0x7F_FFFF_FFFF_FFFF)  # 55 bits; a mix has 60
DE_BRUIJN = cython.declare(cython.ulonglong, 0x077C_B531)  # its 32 windows of five bits are all different
PLACE = cython.declare(cython.ulonglong[32])
_i = cython.declare(cython.ulonglong, 0)
for _i in range(32):
    PLACE[((DE_BRUIJN << _i) >> 27) & 31] = _i


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _number(bit: cython.ulonglong) -> cython.ulonglong:
    """The number of a single bit, 0..31."""
    return PLACE[((bit * DE_BRUIJN) >> 27) & 31]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _size(cards: cython.ulonglong) -> cython.ulonglong:
    """How many of the 32 bits are set: sums of pairs, of fours, of bytes."""
    cards -= (cards >> 1) & 0x5555_5555
    cards = (cards & 0x3333_3333) + ((cards >> 2) & 0x3333_3333)
    return (((cards + (cards >> 4)) & 0x0F0F_0F0F) * 0x0101_0101 >> 24) & 63


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _leaves(hands: cython.p_ulonglong, word: cython.ulonglong, depth: cython.int) -> cython.ulonglong:
    """Sequences of exactly `depth` plays; `hands` are as before afterwards."""
    seat: cython.ulonglong = to_act(word)
    hand: cython.ulonglong = hands[seat]
    may: cython.ulonglong = legal(word, hand)
    if depth == 1:
        return _size(may)
    total: cython.ulonglong = 0
    while may:
        bit: cython.ulonglong = may & -may
        may ^= bit
        hands[seat] = hand ^ bit
        total += _leaves(hands, after_play(word, _number(bit)), depth - 1)
    hands[seat] = hand
    return total


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _playout(
    hands: cython.p_ulonglong,
    word: cython.ulonglong,
    state: cython.p_ulonglong,
    tally: cython.p_ulonglong,
) -> cython.ulonglong:
    """Uniformly random legal plays until the seat to act has no card: the word then.

    Tallied: plays, legal plays added up, a running mix of the cards in order. A forced play draws no number.
    """
    seat: cython.ulonglong = to_act(word)
    while hands[seat]:
        may: cython.ulonglong = legal(word, hands[seat])
        free: cython.ulonglong = _size(may)
        if free > 1:
            skip: cython.ulonglong = below(state, free)
            while skip:
                may &= may - 1
                skip -= 1
        bit: cython.ulonglong = may & -may
        card: cython.ulonglong = _number(bit)
        hands[seat] ^= bit
        word = after_play(word, card)
        seat = to_act(word)
        tally[0] += 1
        tally[1] += free
        tally[2] = ((tally[2] & LOW) << 5 | tally[2] >> 55) ^ card
    return word


def perft(hands: list[int], word: cython.ulonglong, depth: cython.int) -> cython.ulonglong:
    """The number of sequences of exactly `depth` plays from a position; deals that end earlier count none.

    >>> perft([0b111, 0b111000, 0b11000000], first_word(3, 0, 4, 1), 6)
    72
    """
    held = cython.declare(cython.ulonglong[4])
    k: cython.Py_ssize_t
    for k in range(len(hands)):
        held[k] = hands[k]
    return _leaves(held, word, depth) if depth else 1


def playout(hands: list[int], word: cython.ulonglong, words: list[int]) -> tuple[int, int, int, int]:
    """One random playout from a position: the last word, plays, legal plays added up, mix of the cards.

    `words` is the state of the generator, advanced in place.
    """
    held = cython.declare(cython.ulonglong[4])
    state = cython.declare(cython.ulonglong[4])
    tally = cython.declare(cython.ulonglong[3])
    k: cython.Py_ssize_t
    for k in range(len(hands)):
        held[k] = hands[k]
    for k in range(4):
        state[k] = words[k]
    tally[0] = tally[1] = tally[2] = 0
    word = _playout(held, word, state, tally)
    for k in range(4):
        words[k] = state[k]
    return (word, tally[0], tally[1], tally[2])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _call(
    calls: cython.p_ulonglong,
    seats: cython.ulonglong,
    opener: cython.ulonglong,
    low: cython.ulonglong,
    high: cython.ulonglong,
    state: cython.p_ulonglong,
) -> cython.ulonglong:
    """A random number from `low` to `high` by each seat from the opener on: the seat of the first highest."""
    turn: cython.ulonglong
    declarer: cython.ulonglong = opener
    for turn in range(seats):
        seat: cython.ulonglong = opener + turn if opener + turn < seats else opener + turn - seats
        calls[seat] = low + below(state, high - low + 1)
        if calls[seat] > calls[declarer]:
            declarer = seat
    return declarer


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _give(
    hands: cython.p_ulonglong,
    pack: cython.p_ulonglong,
    owners: cython.p_ulonglong,
    dealt: cython.ulonglong,
    bits: cython.p_ulonglong,
    start: cython.ulonglong,
    seats: cython.ulonglong,
    dealer: cython.ulonglong,
) -> cython.void:
    """Fill the hands from a shuffled pack; `bits` from `start` on numbers the cards under the trump."""
    at: cython.ulonglong
    for at in range(seats):
        hands[at] = 0
    for at in range(dealt):
        seat: cython.ulonglong = dealer + owners[at]
        if seat >= seats:
            seat -= seats
        hands[seat] |= ONE << bits[start + pack[at]]


def random_deals(
    seats: cython.ulonglong,
    duties: cython.ulonglong,
    owners: list[int],
    bits: list[int],
    low: cython.ulonglong,
    high: cython.ulonglong,
    deals: cython.ulonglong,
    words: list[int],
) -> tuple[int, int, int, int]:
    """`deals` whole deals of random cards, calls, trumps and plays; seat 0 deals first, then each in turn.

    `owners` says by place in the pack how many seats behind the dealer a card goes, `bits` the card's number
    by trump and place in the unshuffled pack (at most 32 cards). Every seat calls once, from `low` to `high`;
    the first highest names a random trump and leads. Returns contracts made, plays, legal plays added up, and
    the mix of the cards in order; `words` is the state of the generator, advanced in place.
    """
    held = cython.declare(cython.ulonglong[4])
    calls = cython.declare(cython.ulonglong[4])
    pack = cython.declare(cython.ulonglong[32])
    owner = cython.declare(cython.ulonglong[32])
    number = cython.declare(cython.ulonglong[128])
    state = cython.declare(cython.ulonglong[4])
    tally = cython.declare(cython.ulonglong[3])
    dealt: cython.ulonglong = len(owners)
    cards: cython.ulonglong = len(bits) // 4
    made: cython.ulonglong = 0
    dealer: cython.ulonglong = 0
    k: cython.ulonglong
    seat: cython.ulonglong
    _deal: cython.ulonglong
    for k in range(cards):
        pack[k] = k
    for k in range(dealt):
        owner[k] = owners[k]
    for k in range(4 * cards):
        number[k] = bits[k]
    for k in range(4):
        state[k] = words[k]
    tally[0] = tally[1] = tally[2] = 0
    for _deal in range(deals):
        shuffle(state, pack, cards)
        opener: cython.ulonglong = dealer + 1 if dealer + 1 < seats else 0
        for seat in range(seats):
            calls[seat] = 0
        declarer: cython.ulonglong = _call(calls, seats, opener, low, high, state)
        trump: cython.ulonglong = below(state, 4)
        _give(held, pack, owner, dealt, number, trump * cards, seats, dealer)
        word: cython.ulonglong = _playout(held, first_word(seats, declarer, trump, duties), state, tally)
        for seat in range(seats):
            made += taken(word, seat) >= calls[seat]
        dealer = opener
    for k in range(4):
        words[k] = state[k]
    return (made, tally[0], tally[1], tally[2])
