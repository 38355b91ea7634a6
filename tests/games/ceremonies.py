"""The opening ceremonies, written from rules 1.A, 2.A and 3.A alone; a generator whose packs are known."""

from triumvir.cards.rng import Rng


class Stacked(Rng):
    """A generator that shuffles every pack into a chosen order: the named places first."""

    def __init__(self, first):
        super().__init__((1, 2, 3, 4))
        self.first = first

    def shuffled(self, items):
        """`items` with the chosen ones on top."""
        rest = [item for item in items if item not in self.first]
        return [*self.first, *rest]


def _grouped(seats, worth):
    """Seats in groups of equal worth, the best group first, lower seats first within."""
    return [
        [seat for seat in seats if worth[seat] == value]
        for value in sorted(set(worth.values()), reverse=True)
    ]


def _ranked(seats, pack, scale, matters):
    """All draw; the first group of ties that matters draws again and is ordered anew; and so on."""
    pack = iter(pack)
    draws = [[(seat, next(pack)) for seat in seats]]
    groups = _grouped(seats, {seat: scale(card) for seat, card in draws[0]})
    while True:
        at, tied = 0, None
        for group in groups:
            if len(group) > 1 and matters(at, at + len(group)):
                tied = group
                break
            at += len(group)
        if tied is None:
            return [seat for group in groups for seat in group], draws
        draws.append([(seat, next(pack)) for seat in tied])
        place = groups.index(tied)
        groups[place : place + 1] = _grouped(tied, {seat: scale(card) for seat, card in draws[-1]})


def slow_dealer(seats, pack, scale):
    """Rules 1.A: who is alone on top deals; only those tied on top draw again."""
    order, draws = _ranked(range(seats), pack, scale, lambda first, past: first == 0)
    return order[0], draws


def slow_partners(pack, scale):
    """Rules 2.A: the seats from best to worst; ties matter that decide who is on top or who is second."""
    return _ranked(range(4), pack, scale, lambda first, past: first <= 1)


def slow_match(pack, dealer, seats, rank):
    """Rules 3.A: a card is exposed, seats draw from the one after the dealer on until one has its rank."""
    exposed, *rest = pack
    kind = {"b": "joker", "r": "joker"}
    draws = []
    for number, card in enumerate(rest, 1):
        seat = (dealer + number) % seats
        draws.append((seat, card))
        if kind.get(rank(card), rank(card)) == kind.get(rank(exposed), rank(exposed)):
            return seat, draws
    raise AssertionError("a match must come")
