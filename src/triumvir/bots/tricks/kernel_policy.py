"""Which card to play to a trick, by counting cards: the policy of club bots and of their playouts, on ints.

Hands and words are those of `tricks.kernel`. A seat knows its hand and the word, which cards are `unseen`
(those that the others hold, together), and `voids`: bit 4 o + s says that seat o is known to hold no card of
suit s. A card is worth the chance that it takes the trick, as far as the seat wants a trick, less what it is
good for later. Chances are of 256. What each number of tricks pays a seat is in `Stakes.own`, so the policy
knows no game; how much everything counts is in `Stakes.weights`, 32 numbers a seat::

    0-3     keeping a trump over which 0, 1, 2, more trumps are unseen
    4-7     keeping a card of another suit, likewise, if the seat holds more of that suit
    8-11    the same of the seat's last card of the suit
    12      the worth of a trick to a seat that needs tricks; 13 more, if it needs most of what is left
    14      the worth of a trick to a seat that needs none, while another does
    15      getting rid of the last card of a suit, holding trumps
    16      keeping a highest card while no trump is unseen
    17      leading trumps while trumps are unseen; 18 more for each highest card in other suits
    19      leading trumps, holding more than are unseen
    20      leading the last card of a suit, holding trumps
    21      leading away from a card with one above it
    22      of 256, how likely a lead with a higher card about stands
    23      leading a card that others are likely to trump
"""

try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython

from triumvir.tricks.kernel import legal, on_table, taken, to_act

if not cython.compiled:
    from triumvir.solve.kernel_tricks import number, size

ONE = cython.declare(cython.ulonglong, 1)
BYTE = cython.declare(cython.ulonglong, 0xFF)
CARDS = cython.declare(cython.ulonglong, 0xFFFF_FFFF)
LOWEST = cython.declare(cython.longlong, -1_000_000)
NONE_OF = cython.declare(cython.longlong[36])  # 9 d + h: of 256, that one of d seats holds none of h cards
_i = cython.declare(cython.ulonglong, 0)
_d = cython.declare(cython.longlong, 0)
for _i in range(9):
    NONE_OF[_i] = 256
for _d in range(1, 4):
    NONE_OF[9 * _d] = 256
    for _i in range(1, 9):
        NONE_OF[9 * _d + _i] = NONE_OF[9 * _d + _i - 1] * (_d - 1) // _d


@cython.final
@cython.cclass
class Stakes:
    """What each number of tricks pays each seat, 32 numbers a seat, and how each seat weighs its cards."""

    def __init__(self, own: list[int], weights: list[int]) -> None:
        k: cython.Py_ssize_t
        if not cython.compiled:
            self.own = [0] * 128
            self.weights = [0] * 128
        for k in range(len(own)):
            self.own[k] = own[k]
        for k in range(len(weights)):
            self.weights[k] = weights[k]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _higher(cards: cython.ulonglong, card: cython.ulonglong) -> cython.ulonglong:
    """Those of `cards` in the suit of `card` that are stronger than it."""
    return (cards & (BYTE << (card & 24))) >> (card + 1) << (card + 1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _needs(
    stakes: Stakes, word: cython.ulonglong, seat: cython.ulonglong, left: cython.ulonglong
) -> cython.ulonglong:
    """The fewest more tricks, of those left, that pay a seat the most it can get."""
    at: cython.ulonglong = 32 * seat + taken(word, seat)
    most: cython.longlong = stakes.own[at]
    need: cython.ulonglong = 0
    more: cython.ulonglong
    for more in range(1, left + 1):
        if stakes.own[at + more] > most:
            most = stakes.own[at + more]
            need = more
    return need


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _holders(
    seats: cython.ulonglong, seat: cython.ulonglong, suit: cython.ulonglong, voids: cython.ulonglong
) -> cython.longlong:
    """How many other seats may hold cards of a suit."""
    found: cython.longlong = 0
    other: cython.ulonglong
    for other in range(seats):
        if other != seat and not (voids >> (4 * other + suit)) & 1:
            found += 1
    return found


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _chance(
    stakes: Stakes,
    word: cython.ulonglong,
    seat: cython.ulonglong,
    unseen: cython.ulonglong,
    voids: cython.ulonglong,
    card: cython.ulonglong,
) -> cython.longlong:
    """Of 256, how likely it is that `card` takes the trick on the table."""
    count: cython.ulonglong = on_table(word)
    last: cython.ulonglong = (word >> 19) & 3
    trump: cython.ulonglong = (word >> 21) & 7
    suit: cython.ulonglong = card >> 3
    led: cython.ulonglong = (word & 31) >> 3 if count else suit
    best: cython.ulonglong = word & 31
    at: cython.ulonglong
    for at in range(1, count + 1):
        other: cython.ulonglong = card if at == count else (word >> (5 * at)) & 31
        if (other > best) if (other >> 3) == (best >> 3) else (other >> 3) == trump:
            best = other
    if count and best != card:
        return 0
    above: cython.ulonglong = size(_higher(unseen, card))
    trumps: cython.ulonglong = size(unseen & CARDS & (BYTE << (8 * trump)))
    in_led: cython.ulonglong = size(unseen & (BYTE << (8 * led)))
    over: cython.ulonglong = above if suit == trump else trumps
    of_led: cython.longlong = _holders(last + 1, seat, led, voids)
    of_trump: cython.longlong = _holders(last + 1, seat, trump & 3, voids)
    chance: cython.longlong = 256
    seat_at: cython.ulonglong = seat
    for at in range(count, last):
        seat_at = seat_at + 1 if seat_at < last else 0
        void: cython.longlong = 256
        beats: cython.longlong = 0
        if not (voids >> (4 * seat_at + led)) & 1:
            void = NONE_OF[9 * of_led + in_led]
            if suit == led:
                beats = 256 - NONE_OF[9 * of_led + above]
        if led != trump and trump < 4 and not (voids >> (4 * seat_at + trump)) & 1:
            beats += void * (256 - NONE_OF[9 * of_trump + over]) >> 8
        chance = chance * (256 - beats) >> 8
    if not count and above and of_led:
        chance = chance * stakes.weights[32 * seat + 22] >> 8
    return chance


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _keep(
    stakes: Stakes,
    trump: cython.ulonglong,
    seat: cython.ulonglong,
    hand: cython.ulonglong,
    unseen: cython.ulonglong,
    card: cython.ulonglong,
) -> cython.longlong:
    """What a card is good for later."""
    base: cython.ulonglong = 32 * seat
    trumps: cython.ulonglong = CARDS & (BYTE << (8 * trump))
    above: cython.ulonglong = size(_higher(unseen, card))
    if above > 3:
        above = 3
    if card >> 3 == trump:
        return stakes.weights[base + above]
    worth: cython.longlong = 0
    if hand & (BYTE << (card & 24)) ^ (ONE << card):
        worth = stakes.weights[base + 4 + above]
    else:
        worth = stakes.weights[base + 8 + above]
        if hand & trumps:
            worth -= stakes.weights[base + 15]
    if not above and not unseen & trumps:
        worth += stakes.weights[base + 16]
    return worth


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _lead(
    stakes: Stakes,
    word: cython.ulonglong,
    seat: cython.ulonglong,
    hand: cython.ulonglong,
    unseen: cython.ulonglong,
    card: cython.ulonglong,
    chance: cython.longlong,
) -> cython.longlong:
    """What else counts when a seat leads a card."""
    base: cython.ulonglong = 32 * seat
    trump: cython.ulonglong = (word >> 21) & 7
    trumps: cython.ulonglong = CARDS & (BYTE << (8 * trump))
    out: cython.ulonglong = unseen & trumps
    worth: cython.longlong = 0
    suit: cython.ulonglong
    if card >> 3 == trump:
        if out:
            worth = stakes.weights[base + 17]
            for suit in range(4):
                mask: cython.ulonglong = BYTE << (8 * suit)
                if suit != trump and hand & mask and (hand & mask) > (unseen & mask):
                    worth += stakes.weights[base + 18]
            if size(hand & trumps) > size(out):
                worth += stakes.weights[base + 19]
        return worth
    mine: cython.ulonglong = hand & (BYTE << (card & 24))
    if mine == ONE << card:
        if hand & trumps:
            worth = stakes.weights[base + 20]
    else:
        other: cython.ulonglong = mine ^ (ONE << card)
        top: cython.ulonglong = other
        while other:
            top = other
            other &= other - 1
        if size(_higher(unseen, number(top))) == 1:
            worth = -stakes.weights[base + 21]
    if out and not _higher(unseen, card) and chance < 128:
        worth -= stakes.weights[base + 23]
    return worth


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _wants(
    stakes: Stakes, word: cython.ulonglong, seat: cython.ulonglong, left: cython.ulonglong
) -> cython.longlong:
    """What a trick is worth to a seat."""
    need: cython.ulonglong = _needs(stakes, word, seat, left)
    if need:
        worth: cython.longlong = stakes.weights[32 * seat + 12]
        if 2 * need > left:
            worth += stakes.weights[32 * seat + 13]
        return worth
    other: cython.ulonglong
    for other in range(((word >> 19) & 3) + 1):
        if other != seat and _needs(stakes, word, other, left):
            return stakes.weights[32 * seat + 14]
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _score(
    stakes: Stakes,
    word: cython.ulonglong,
    seat: cython.ulonglong,
    hand: cython.ulonglong,
    unseen: cython.ulonglong,
    voids: cython.ulonglong,
    wants: cython.longlong,
    card: cython.ulonglong,
) -> cython.longlong:
    """How good it is to play a card."""
    chance: cython.longlong = _chance(stakes, word, seat, unseen, voids, card)
    score: cython.longlong = wants * chance - 256 * _keep(stakes, (word >> 21) & 7, seat, hand, unseen, card)
    if not on_table(word):
        score += 256 * _lead(stakes, word, seat, hand, unseen, card, chance)
    return score


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def choose(
    stakes: Stakes, s: cython.p_ulonglong, word: cython.ulonglong, voids: cython.ulonglong
) -> cython.ulonglong:
    """The card, as a bit, that the seat to act plays; of equals the first. `s` are the hands, four of them:
    of those of the others only what they hold together is looked at.
    """
    seat: cython.ulonglong = to_act(word)
    hand: cython.ulonglong = s[seat]
    unseen: cython.ulonglong = (s[0] | s[1] | s[2] | s[3]) ^ hand
    may: cython.ulonglong = legal(word, hand)
    if not may & (may - 1):
        return may
    wants: cython.longlong = _wants(stakes, word, seat, size(hand))
    best: cython.ulonglong = 0
    most: cython.longlong = LOWEST * 1000
    while may:
        bit: cython.ulonglong = may & -may
        may ^= bit
        score: cython.longlong = _score(stakes, word, seat, hand, unseen, voids, wants, number(bit))
        if score > most:
            most = score
            best = bit
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def shown(word: cython.ulonglong, card: cython.ulonglong, voids: cython.ulonglong) -> cython.ulonglong:
    """The voids known once the seat to act has played `card`."""
    if on_table(word) and (word >> 24) & 1 and (card >> 3) != (word & 31) >> 3:
        return voids | ONE << (4 * to_act(word) + ((word & 31) >> 3))
    return voids


def weigh(
    stakes: Stakes,
    hand: cython.ulonglong,
    unseen: cython.ulonglong,
    word: cython.ulonglong,
    voids: cython.ulonglong,
) -> list[tuple[int, int, int]]:
    """For each legal card its number, its score and the chance that it takes the trick."""
    found: list[tuple[int, int, int]] = []
    seat: cython.ulonglong = to_act(word)
    wants: cython.longlong = _wants(stakes, word, seat, size(hand))
    may: cython.ulonglong = legal(word, hand)
    while may:
        card: cython.ulonglong = number(may & -may)
        may &= may - 1
        score: cython.longlong = _score(stakes, word, seat, hand, unseen, voids, wants, card)
        found.append((card, score, _chance(stakes, word, seat, unseen, voids, card)))
    return found


def needs(
    stakes: Stakes, word: cython.ulonglong, seat: cython.ulonglong, left: cython.ulonglong
) -> cython.ulonglong:
    """The fewest more tricks, of those left, that pay a seat the most it can get."""
    return _needs(stakes, word, seat, left)
