"""An auction as a table of numbers, for kernels: every moment it can reach, worked out from its rules."""

from collections.abc import Iterable

from triumvir.auction.rules import AuctionRules
from triumvir.seats import Seat

NODE = 16
"""Words of a node."""
OPEN, CLOSED, THROWN_IN = 1, 2, 3
NOBODY = 15
MOST = 20_000
"""So many nodes at most."""


def auction_nodes(rules: AuctionRules) -> list[int]:
    """Nodes of 16 words, the first one before any call; seats are counted from the opener.

    0 whether it is open, closed or thrown in, with the seat to speak or the declarer (15 none) << 8 and the
    stake << 16; 1 the legal calls as places in `rules.every`, four bits each, their number << 56; 2 the same
    for a strong seat; 3 each seat's highest call and 4 one more than its last, in bytes; 5 how many calls
    were made; 6.. the node after each call. Courses that differ in nothing that counts lead to the same node.
    OverflowError: more than 20,000 nodes.

    >>> from triumvir.auction.rising import Rising
    >>> nodes = auction_nodes(Rising(3, (1,), opener_must_bid=True))
    >>> len(nodes) // NODE, nodes[0] & 255, nodes[1] >> 56, nodes[1] & 15, nodes[NODE] & 255
    (2, 1, 1, 1, 2)
    """
    every, words = rules.every, list[int]()
    waiting: list[tuple[int, ...]] = [()]
    places: dict[tuple[int, ...], int] = {}
    for calls in waiting:
        node = _node(rules, calls)
        for call in rules.legal(Seat(0), calls, forced=False):
            after = (*calls, call)
            place = places.setdefault(_counting(rules, after), len(waiting))
            if place == len(waiting):
                waiting.append(after)
            node[6 + every.index(call)] = place
        if len(waiting) > MOST:
            raise OverflowError(f"an auction of more than {MOST:,} moments")
        words += node
    return words


def _counting(rules: AuctionRules, calls: tuple[int, ...]) -> tuple[int, ...]:
    """What of the calls counts (`AuctionRules`): how many there were, each seat's highest and its last."""
    said = _said(rules, calls)
    return (len(calls), *(max(own, default=-1) for own in said), *(own[-1] if own else -1 for own in said))


def _said(rules: AuctionRules, calls: tuple[int, ...]) -> list[list[int]]:
    """The calls by seat."""
    said: list[list[int]] = [[] for _ in range(rules.seats)]
    for turn, call in enumerate(calls):
        said[rules.to_act(Seat(0), calls[:turn]) or 0].append(call)
    return said


def _node(rules: AuctionRules, calls: tuple[int, ...]) -> list[int]:
    """A node without what comes after it."""
    opener, seats = Seat(0), rules.seats
    result = rules.result(opener, calls)
    if result is None:
        head = OPEN | (rules.to_act(opener, calls) or 0) << 8
        own = (0,) * seats
    else:
        declarer = NOBODY if result.declarer is None else result.declarer
        head = (THROWN_IN if result.thrown_in else CLOSED) | declarer << 8 | result.stake << 16
        own = result.calls
    last = [own[-1] + 1 if own else 0 for own in _said(rules, calls)]
    legal = [_listed(rules, rules.legal(opener, calls, forced=forced)) for forced in (False, True)]
    return [head, *legal, _bytes(own), _bytes(last), len(calls), *[0] * (NODE - 6)]


def _listed(rules: AuctionRules, calls: tuple[int, ...]) -> int:
    places = (rules.every.index(call) << 4 * at for at, call in enumerate(calls))
    return sum(places) | len(calls) << 56


def _bytes(values: Iterable[int]) -> int:
    return sum(value << 8 * at for at, value in enumerate(values))
