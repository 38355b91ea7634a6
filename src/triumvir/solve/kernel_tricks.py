"""How many tricks one seat can force against all others in an open position: search with a memory, on ints.

Hands and words are those of `tricks.kernel`. A *search* is an array: 0-3 the hands, 4 the seat in question, 5
a salt of names, 6 nodes so far, 7 the most there may be, 8 a card to try
first.
"""

try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython

from triumvir.solve.kernel_names import mix
from triumvir.tricks.kernel import after_play, leader, legal, on_table, to_act

ALL = cython.declare(cython.ulonglong, 0xFFFF_FFFF_FFFF_FFFF)
ONE = cython.declare(cython.ulonglong, 1)
BYTE = cython.declare(cython.ulonglong, 0xFF)
CARDS = cython.declare(cython.ulonglong, 0xFFFF_FFFF)
UP_ONE = cython.declare(cython.ulonglong, 0xFEFE_FEFE)
UP_TWO = cython.declare(cython.ulonglong, 0xFCFC_FCFC)
UP_FOUR = cython.declare(cython.ulonglong, 0xF0F0_F0F0)
MIX = cython.declare(cython.ulonglong, 0xBF58_476D_1CE4_E5B9)
DE_BRUIJN = cython.declare(cython.ulonglong, 0x077C_B531)  # its 32 windows of five bits are all different
PLACE = cython.declare(cython.ulonglong[32])
_i = cython.declare(cython.ulonglong, 0)
for _i in range(32):
    PLACE[((DE_BRUIJN << _i) >> 27) & 31] = _i


@cython.final
@cython.cclass
class Tricks:
    """What was found out about positions before a lead: 48 bits of the name, a card that did well and one bit
    if there is one, the most and the fewest tricks.
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.entries = [0] * 262144


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def number(bit: cython.ulonglong) -> cython.ulonglong:
    """The number of a single bit, 0..31."""
    return PLACE[((bit * DE_BRUIJN) >> 27) & 31]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def size(cards: cython.ulonglong) -> cython.ulonglong:
    """How many of the 32 bits are set: sums of pairs, of fours, of bytes."""
    cards -= (cards >> 1) & 0x5555_5555
    cards = (cards & 0x3333_3333) + ((cards >> 2) & 0x3333_3333)
    return (((cards + (cards >> 4)) & 0x0F0F_0F0F) * 0x0101_0101 >> 24) & 63


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _below(cards: cython.ulonglong) -> cython.ulonglong:
    """In every suit the strongest of `cards` and all places below it."""
    cards |= (cards >> 1) & 0x7F7F_7F7F
    cards |= (cards >> 2) & 0x3F3F_3F3F
    return cards | (cards >> 4) & 0x0F0F_0F0F


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.overflowcheck(False)
def name(s: cython.p_ulonglong, lead: cython.ulonglong) -> cython.ulonglong:
    """The name of the position in which `lead` is to lead: the hands moved down over cards that are gone.

    All suits at once, a bit of the number of empty places below each card at a time (Warren, Hacker's
    Delight, 7-4).
    """
    a: cython.ulonglong = s[0]
    b: cython.ulonglong = s[1]
    c: cython.ulonglong = s[2]
    d: cython.ulonglong = s[3]
    held: cython.ulonglong = a | b | c | d
    gone: cython.ulonglong = ((held ^ CARDS) << 1) & UP_ONE
    at: cython.int
    for at in range(3):
        down: cython.ulonglong = ONE << at
        odd: cython.ulonglong = gone ^ ((gone << 1) & UP_ONE)
        odd ^= (odd << 2) & UP_TWO
        odd ^= (odd << 4) & UP_FOUR
        here: cython.ulonglong = odd & held
        held = (held ^ here) | (here >> down)
        a = (a & ~here) | ((a & here) >> down)
        b = (b & ~here) | ((b & here) >> down)
        c = (c & ~here) | ((c & here) >> down)
        d = (d & ~here) | ((d & here) >> down)
        gone &= ~odd
    return mix(mix((a | b << 32) ^ s[5]) ^ (((c | d << 32) * MIX) & ALL) ^ (lead + 1))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _quick(s: cython.p_ulonglong, word: cython.ulonglong, seat: cython.ulonglong) -> cython.ulonglong:
    """Tricks that `seat` takes for sure, whatever the others do: its highest trumps, and if it is to lead,
    the highest cards of other suits as long as everybody who has trumps must follow.
    """
    trump: cython.ulonglong = (word >> 21) & 7
    trumps: cython.ulonglong = (BYTE << (8 * trump)) & CARDS
    hand: cython.ulonglong = s[seat]
    others: cython.ulonglong = (s[0] | s[1] | s[2] | s[3]) ^ hand
    sure: cython.ulonglong = hand & ~_below(others)
    total: cython.ulonglong = size(sure & trumps)
    if leader(word) != seat:
        return total
    if not others & trumps:
        return size(sure)
    if not (word >> 24) & 1:
        return total
    suit: cython.ulonglong
    k: cython.ulonglong
    for suit in range(4):
        mask: cython.ulonglong = BYTE << (8 * suit)
        if suit != trump and sure & mask:
            rounds: cython.ulonglong = size(sure & mask)
            for k in range(4):
                if k != seat and s[k] & trumps:
                    follows: cython.ulonglong = size(s[k] & mask)
                    if follows < rounds:
                        rounds = follows
            total += rounds
    return total


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def different(may: cython.ulonglong, held: cython.ulonglong) -> cython.ulonglong:
    """Of cards in `may` with no card of another in between, the lowest: `held` are all cards not gone that
    are not in `may`.
    """
    found: cython.ulonglong = 0
    suit: cython.ulonglong
    for suit in range(4):
        cards: cython.ulonglong = (may >> (8 * suit)) & BYTE
        last: cython.ulonglong = 0
        while cards:
            bit: cython.ulonglong = (cards & -cards) << (8 * suit)
            cards &= cards - 1
            if not last or held & (bit - last):
                found |= bit
            last = bit
    return found


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _worth(
    s: cython.p_ulonglong,
    word: cython.ulonglong,
    seat: cython.ulonglong,
    bit: cython.ulonglong,
    foes: cython.ulonglong,
    best: cython.ulonglong,
    friend: cython.bint,
) -> cython.ulonglong:
    """How early a card is tried. `foes` are the cards of the enemies still to play, `best` the winning card
    so far and `friend` whether it is on the seat's side.
    """
    card: cython.ulonglong = number(bit)
    suit: cython.ulonglong = card >> 3
    strength: cython.ulonglong = card & 7
    trump: cython.ulonglong = (word >> 21) & 7
    mask: cython.ulonglong = BYTE << (8 * suit)
    if not on_table(word):
        if bit & ~_below(foes & mask):
            return 60 + strength if foes & mask or suit == trump else 30
        return 40 - strength if suit != trump else 20 - strength
    if (suit != best >> 3 and suit != trump) or (suit == best >> 3 and card < best):
        return 40 - strength if suit != trump else 20 - strength
    if friend:
        return 30 - strength if suit != trump else 15 - strength
    if not foes & mask or bit & ~_below(foes & mask):
        return 90 - strength
    return 50 - strength


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _moves(
    s: cython.p_ulonglong,
    word: cython.ulonglong,
    seat: cython.ulonglong,
    moves: cython.p_ulonglong,
    first: cython.ulonglong,
) -> cython.int:
    """The cards worth trying, best first, as bits; `first` before all others if it is among them."""
    hand: cython.ulonglong = s[seat]
    held: cython.ulonglong = s[0] | s[1] | s[2] | s[3]
    count: cython.ulonglong = on_table(word)
    last: cython.ulonglong = (word >> 19) & 3
    trump: cython.ulonglong = (word >> 21) & 7
    best: cython.ulonglong = word & 31
    won: cython.ulonglong = 0
    at: cython.ulonglong
    for at in range(count):
        card: cython.ulonglong = (word >> (5 * at)) & 31
        held |= ONE << card
        if at and ((card > best) if (card >> 3) == (best >> 3) else (card >> 3) == trump):
            best = card
            won = at
    owner: cython.ulonglong = leader(word) + won
    if owner > last:
        owner -= last + 1
    friend: cython.bint = (owner == s[4]) == (seat == s[4])
    foes: cython.ulonglong = 0
    other: cython.ulonglong = seat
    for at in range(count, last):
        other = other + 1 if other < last else 0
        if (other == s[4]) != (seat == s[4]):
            foes |= s[other]
    may: cython.ulonglong = different(legal(word, hand), held ^ hand)
    total: cython.int = 0
    worths = cython.declare(cython.ulonglong[16])
    to: cython.int
    while may:
        bit: cython.ulonglong = may & -may
        may ^= bit
        worth: cython.ulonglong = 200 if bit == first else _worth(s, word, seat, bit, foes, best, friend)
        to = total
        while to > 0 and worths[to - 1] < worth:
            worths[to] = worths[to - 1]
            moves[to] = moves[to - 1]
            to -= 1
        worths[to] = worth
        moves[to] = bit
        total += 1
    return total


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _sure(s: cython.p_ulonglong, word: cython.ulonglong, need: cython.ulonglong) -> cython.int:
    """Before a lead: whether seat s[4] is sure of `need` tricks (1) or sure to miss them (0); -1 neither."""
    left: cython.ulonglong = size(s[leader(word)])
    if need > left:
        return 0
    if _quick(s, word, s[4]) >= need:
        return 1
    k: cython.ulonglong
    for k in range(4):
        if k != s[4] and left - _quick(s, word, k) < need:
            return 0
    return -1


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _note(
    memory: Tricks,
    key: cython.ulonglong,
    need: cython.ulonglong,
    answer: cython.int,
    first: cython.ulonglong,
) -> cython.void:
    """Note an answer under a name, with what was known about the position before."""
    entry: cython.ulonglong = memory.entries[key & 262143]
    fewest: cython.ulonglong = 0
    most: cython.ulonglong = 31
    if not (entry ^ key) >> 16:
        fewest = entry & 31
        most = (entry >> 5) & 31
    if answer:
        fewest = need
    else:
        most = need - 1
    entry = (key >> 16 << 16) | most << 5 | fewest
    if first:
        entry |= (ONE << 15) | number(first) << 10
    memory.entries[key & 262143] = entry


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _leads(
    s: cython.p_ulonglong, word: cython.ulonglong, need: cython.ulonglong, memory: Tricks
) -> cython.int:
    """As `_takes`, before a lead."""
    answer: cython.int = _sure(s, word, need)
    if answer >= 0:
        return answer
    key: cython.ulonglong = name(s, leader(word))
    entry: cython.ulonglong = memory.entries[key & 262143]
    first: cython.ulonglong = 0
    if not (entry ^ key) >> 16:
        if entry & 31 >= need:
            return 1
        if (entry >> 5) & 31 < need:
            return 0
        if (entry >> 15) & 1:
            first = ONE << ((entry >> 10) & 31)
    s[8] = first
    answer = _takes(s, word, need, memory)
    if answer >= 0:
        _note(memory, key, need, answer, s[8])
    return answer


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _takes(
    s: cython.p_ulonglong, word: cython.ulonglong, need: cython.ulonglong, memory: Tricks
) -> cython.int:
    """Whether seat s[4] takes `need` (at least 1) more tricks, all others being against it: 1 or 0, -1 when
    the nodes are used up.

    The card s[8], as a bit, is tried first; afterwards s[8] is the card that decided it, or 0.
    """
    if s[6] >= s[7]:
        return -1
    s[6] += 1
    seat: cython.ulonglong = to_act(word)
    ours: cython.int = seat == s[4]
    moves = cython.declare(cython.ulonglong[16])
    total: cython.int = _moves(s, word, seat, moves, s[8])
    hand: cython.ulonglong = s[seat]
    answer: cython.int = 1 - ours
    at: cython.int
    for at in range(total):
        s[seat] = hand ^ moves[at]
        s[8] = 0
        after: cython.ulonglong = after_play(word, number(moves[at]))
        if on_table(after):
            answer = _takes(s, after, need, memory)
        elif leader(after) != s[4]:
            answer = _leads(s, after, need, memory)
        else:
            answer = _leads(s, after, need - 1, memory) if need > 1 else 1
        if answer != 1 - ours:
            s[8] = moves[at] if answer >= 0 else 0
            break
    s[seat] = hand
    if answer == 1 - ours:
        s[8] = 0
    return answer


def takes(
    hands: list[int],
    word: cython.ulonglong,
    seat: cython.ulonglong,
    need: cython.ulonglong,
    memory: Tricks,
    most: cython.ulonglong,
) -> tuple[int, int]:
    """Whether `seat` can take `need` more tricks against all others (1 or 0; -1 when `most` nodes were not
    enough), and the nodes searched.
    """
    s = cython.declare(cython.ulonglong[9])
    k: cython.Py_ssize_t
    for k in range(4):
        s[k] = hands[k] if k < len(hands) else 0
    s[4] = seat
    s[5] = mix(word >> 19 & BYTE | seat << 8)
    s[6] = 0
    s[7] = most
    s[8] = 0
    answer: cython.int = 1
    if need:
        answer = _takes(s, word, need, memory) if on_table(word) else _leads(s, word, need, memory)
    return (answer, s[6])
