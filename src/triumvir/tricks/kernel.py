"""Following suit and winning tricks, on ints (rules 5.10-5.14, 7.1).

A hand is 32 bits, one byte a suit (C D H S from the lowest byte up); within a byte a higher bit is a stronger
card under the trump in force, so a card is the number of its bit: ``suit * 8 + strength``. A *word* says
where the tricks stand::

    bits 0-14    cards on the table, five bits each, the card led first
    bits 15-16   how many cards are on the table
    bits 17-18   the seat that leads
    bits 19-20   number of seats less one
    bits 21-23   trump suit 0..3, or 4 for none
    bits 24-26   must follow suit, must trump when void, must overtrump
    bits 27-46   tricks taken, five bits a seat
"""

try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython

ONE = cython.declare(cython.ulonglong, 1)
BYTE = cython.declare(cython.ulonglong, 0xFF)


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def first_word(
    seats: cython.ulonglong,
    leader: cython.ulonglong,
    trump: cython.ulonglong,
    duties: cython.ulonglong,
) -> cython.ulonglong:
    """The word before the first lead; `duties` are bits 24-26 as a number from 0 to 7.

    >>> to_act(first_word(3, 2, 0, 1))
    2
    """
    return leader << 17 | (seats - 1) << 19 | trump << 21 | duties << 24


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def to_act(word: cython.ulonglong) -> cython.ulonglong:
    """The seat whose turn it is."""
    seat: cython.ulonglong = ((word >> 17) & 3) + ((word >> 15) & 3)
    last: cython.ulonglong = (word >> 19) & 3
    return seat if seat <= last else seat - last - 1


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def taken(word: cython.ulonglong, seat: cython.ulonglong) -> cython.ulonglong:
    """How many tricks `seat` took."""
    return (word >> (27 + 5 * seat)) & 31


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def leader(word: cython.ulonglong) -> cython.ulonglong:
    """The seat that leads, or led, the present trick."""
    return (word >> 17) & 3


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def on_table(word: cython.ulonglong) -> cython.ulonglong:
    """How many cards are on the table."""
    return (word >> 15) & 3


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def card_at(word: cython.ulonglong, turn: cython.ulonglong) -> cython.ulonglong:
    """The card on the table that was played in the given turn, 0 for the one led.

    >>> card_at(after_play(after_play(first_word(3, 0, 0, 1), 16), 17), 1)
    17
    """
    return (word >> (5 * turn)) & 31


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _above_table(word: cython.ulonglong, trumps: cython.ulonglong) -> cython.ulonglong:
    """Those of `trumps` that are higher than every trump on the table."""
    trump: cython.ulonglong = (word >> 21) & 7
    top: cython.ulonglong = 0
    at: cython.ulonglong
    for at in range((word >> 15) & 3):
        card: cython.ulonglong = (word >> (5 * at)) & 31
        if (card >> 3) == trump and card >= top:
            top = card + 1
    return trumps >> top << top


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def legal(word: cython.ulonglong, hand: cython.ulonglong) -> cython.ulonglong:
    """The cards of `hand` that the seat to act may play (rules 5.10-5.12; the duties of 7.1).

    >>> hex(legal(after_play(first_word(3, 0, 0, 1), 16), 0x30401))  # hearts led: the two hearts
    '0x30000'
    """
    if not (word >> 15) & 3:
        return hand
    trumps: cython.ulonglong = hand & (BYTE << (8 * ((word >> 21) & 7)))
    follow: cython.ulonglong = hand & (BYTE << (8 * ((word >> 3) & 3)))
    may: cython.ulonglong = hand
    if follow:
        if (word >> 24) & 1:
            may = follow
    elif trumps and (word >> 25) & 1:
        may = trumps
    if (word >> 26) & 1:
        above: cython.ulonglong = _above_table(word, trumps)
        if above:
            may ^= may & (trumps ^ above)
    return may


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _winning_turn(word: cython.ulonglong, last: cython.ulonglong) -> cython.ulonglong:
    """Which card of the full trick wins, 0 for the one led; `last` completes the table (rules 5.13)."""
    trump: cython.ulonglong = (word >> 21) & 7
    count: cython.ulonglong = (word >> 15) & 3
    best: cython.ulonglong = word & 31
    won: cython.ulonglong = 0
    at: cython.ulonglong
    for at in range(1, count + 1):
        card: cython.ulonglong = last if at == count else (word >> (5 * at)) & 31
        if (card > best) if (card >> 3) == (best >> 3) else (card >> 3) == trump:
            best = card
            won = at
    return won


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def after_play(word: cython.ulonglong, card: cython.ulonglong) -> cython.ulonglong:
    """The word after the seat to act played `card`; the last card of a trick clears it, and its winner leads.

    >>> word = after_play(after_play(first_word(3, 0, 0, 1), 16), 17)
    >>> to_act(word), to_act(after_play(word, 0)), taken(after_play(word, 0), 2)
    (2, 2, 1)
    """
    count: cython.ulonglong = (word >> 15) & 3
    last: cython.ulonglong = (word >> 19) & 3
    if count < last:
        return (word | card << (5 * count)) + (ONE << 15)
    winner: cython.ulonglong = ((word >> 17) & 3) + _winning_turn(word, card)
    if winner > last:
        winner -= last + 1
    return (word >> 19 << 19 | winner << 17) + (ONE << (27 + 5 * winner))
