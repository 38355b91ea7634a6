"""Open deals played to the end by the policy, the last tricks exactly, on ints.

Hands and words are those of `tricks.kernel`; a *place* says how a deal ended: the tricks of the first seats,
four bits each, all but the last seat (all of one seat).
"""

try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython

from triumvir.bots.tricks.kernel_policy import Stakes
from triumvir.solve.kernel_names import mix
from triumvir.solve.kernel_tricks import Tricks
from triumvir.tricks.kernel import after_play, legal, on_table, taken, to_act

if not cython.compiled:
    from triumvir.bots.tricks.kernel_policy import choose, shown
    from triumvir.solve.kernel_shares import best_share
    from triumvir.solve.kernel_tricks import size

NONE = cython.declare(cython.ulonglong, 0xFFFF_FFFF)


@cython.final
@cython.cclass
class Search:
    """What a search of `solve.kernel_shares` works on, filled with what each place is worth to each seat:
    `worth[4 place + seat]`, none below 0. The same search serves all positions of a deal.
    """

    def __init__(self, seats: cython.ulonglong, worth: list[int]) -> None:
        k: cython.Py_ssize_t
        if not cython.compiled:
            self.words = [0] * 16400
        self.words[5] = mix(seats)
        self.words[8] = seats
        for k in range(len(worth)):
            self.words[16 + k] = worth[k]
            self.words[5] = mix(self.words[5] ^ self.words[16 + k])
            if self.words[16 + k] > self.words[9 + k % 4]:
                self.words[9 + k % 4] = self.words[16 + k]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _place(word: cython.ulonglong, share: cython.ulonglong) -> cython.ulonglong:
    """How a deal ends in which the tricks still to come go as `share` says."""
    last: cython.ulonglong = (word >> 19) & 3
    place: cython.ulonglong = 0
    seat: cython.ulonglong
    for seat in range(last or 1):
        place |= (taken(word, seat) + ((share >> (4 * seat)) & 15)) << (4 * seat)
    return place


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _end(
    stakes: Stakes,
    s: cython.p_ulonglong,
    word: cython.ulonglong,
    voids: cython.ulonglong,
    exact: cython.ulonglong,
    memory: Tricks,
) -> cython.ulonglong:
    """How the deal ends under the policy; from a lead with `exact` cards in each hand or fewer under the best
    play of all seats with open hands, if the nodes suffice.
    """
    seat: cython.ulonglong = to_act(word)
    while s[seat]:
        if exact and not on_table(word) and size(s[seat]) <= exact:
            share: cython.ulonglong = best_share(s, word, memory)
            if share != NONE:
                return _place(word, share)
            exact = 0
        bit: cython.ulonglong = choose(stakes, s, word, voids)
        card: cython.ulonglong = size(bit - 1)
        voids = shown(word, card, voids)
        s[seat] ^= bit
        word = after_play(word, card)
        seat = to_act(word)
    return _place(word, 0)


def endings(
    stakes: Stakes,
    search: Search,
    hands: list[int],
    word: cython.ulonglong,
    voids: cython.ulonglong,
    exact: cython.ulonglong,
    memory: Tricks,
    most: cython.ulonglong,
) -> list[int]:
    """The place in which the deal ends for each legal card of the seat to act, in the order of the cards;
    then the nodes searched, at most `most` for each card.
    """
    s = cython.declare(cython.ulonglong[4])
    k: cython.Py_ssize_t
    found: list[int] = []
    for k in range(4):
        s[k] = hands[k] if k < len(hands) else 0
    seat: cython.ulonglong = to_act(word)
    may: cython.ulonglong = legal(word, s[seat])
    nodes: cython.ulonglong = 0
    search.words[7] = most
    while may:
        bit: cython.ulonglong = may & -may
        may ^= bit
        search.words[6] = 0
        for k in range(4):
            search.words[k] = s[k]
        search.words[seat] = s[seat] ^ bit
        card: cython.ulonglong = size(bit - 1)
        after: cython.ulonglong = after_play(word, card)
        found.append(_end(stakes, search.words, after, shown(word, card, voids), exact, memory))
        nodes += search.words[6]
    found.append(nodes)
    return found


def ending(
    stakes: Stakes,
    search: Search,
    hands: list[int],
    word: cython.ulonglong,
    voids: cython.ulonglong,
    exact: cython.ulonglong,
    memory: Tricks,
    most: cython.ulonglong,
) -> cython.ulonglong:
    """The place in which the deal ends when the seat to act plays by the policy too."""
    k: cython.Py_ssize_t
    for k in range(4):
        search.words[k] = hands[k] if k < len(hands) else 0
    search.words[6] = 0
    search.words[7] = most
    return _end(stakes, search.words, word, voids, exact, memory)
