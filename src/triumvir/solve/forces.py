"""Trick-taking deals with open hands: what one seat can force, and what comes of each for itself."""

from collections.abc import Sequence
from functools import partial
from itertools import product
from typing import NamedTuple

from triumvir.auction.rules import Contract
from triumvir.seats import Seat
from triumvir.solve.kernel_shares import shares
from triumvir.solve.kernel_tricks import Tricks, takes
from triumvir.solve.solution import Budget
from triumvir.tricks.actions import PlayCard
from triumvir.tricks.kernel import after_play, legal, on_table, taken, to_act
from triumvir.tricks.layout import Layout
from triumvir.tricks.rules import TrickRules

MOST_SHARED = 15
"""The tricks that the shares of the kernel can count."""
COUNTED = 27
"""The bit of a word from which the tricks taken are counted, five bits a seat."""


class Node(NamedTuple):
    """A position as `TrickState.pack` gives it."""

    hands: tuple[int, ...]
    word: int

    @property
    def seat(self) -> Seat:
        """The seat to act."""
        return Seat(to_act(self.word))

    @property
    def over(self) -> bool:
        """Whether all cards are played."""
        return not any(self.hands) and not on_table(self.word)

    @property
    def left(self) -> int:
        """How many tricks are to be taken still, the one on the table too."""
        return self.hands[self.seat].bit_count()


def moves(layout: Layout, node: Node) -> Sequence[PlayCard]:
    """The legal cards, as states list them."""
    return layout.actions(legal(node.word, node.hands[node.seat]))


def after(layout: Layout, node: Node, action: PlayCard) -> Node:
    """The position after a legal card."""
    seat, bit, hands = node.seat, layout.bit(action.card), node.hands
    return Node((*hands[:seat], hands[seat] ^ 1 << bit, *hands[seat + 1 :]), after_play(node.word, bit))


class Forcing:
    """The mark is the number of tricks that `seat` takes in the whole deal, all others being against it."""

    def __init__(self, layout: Layout, root: Node, seat: Seat, memory: Tricks, budget: Budget) -> None:
        self.seat = seat
        self._layout, self._memory, self._budget = layout, memory, budget
        self.low = taken(root.word, seat)
        self.high = self.low + root.left
        self.guess = self.low + (root.left + 1) // len(root.hands)

    def seat_of(self, node: Node) -> Seat:
        """The seat to act."""
        return node.seat

    def worth(self, seat: Seat, mark: int) -> tuple[int, None]:
        """The tricks."""
        return mark, None

    def moves(self, node: Node) -> Sequence[PlayCard]:
        """By suit, in each suit from the weakest card up."""
        return moves(self._layout, node)

    def after(self, node: Node, action: PlayCard) -> Node:
        """Play a card."""
        return after(self._layout, node, action)

    def ended(self, node: Node) -> int | None:
        """The tricks taken."""
        return taken(node.word, self.seat) if node.over else None

    def wants_more(self, node: Node) -> bool:
        """The seat in question does."""
        return node.seat == self.seat

    def reaches(self, node: Node, mark: int) -> bool | None:
        """Whether the seat takes `mark` tricks or more."""
        need = max(mark - taken(node.word, self.seat), 0)
        kernel = partial(takes, [*node.hands], node.word, self.seat, need, self._memory)
        answer = self._budget.search(kernel)
        return None if answer is None else answer == 1


class Sharing:
    """What comes out when every seat plays for its own points; ties go to the play that comes first."""

    def __init__(
        self,
        rules: TrickRules,
        layout: Layout,
        contract: Contract,
        root: Node,
        memory: Tricks,
        budget: Budget,
    ) -> None:
        self._layout, self._memory, self._budget = layout, memory, budget
        self._settle, self._contract = rules.settle, contract
        seats = len(root.hands)
        self._taken = [taken(root.word, seat) for seat in range(seats)]
        self._points = self._table(root.left, seats) if root.left <= MOST_SHARED else None

    def _table(self, left: int, seats: int) -> list[int]:
        """The points as the kernel takes them: above the lowest that anybody can get."""
        paid: dict[int, tuple[int, ...]] = {}
        for extra in product(range(left + 1), repeat=seats):
            if sum(extra) == left:
                place = sum(16**seat * tricks for seat, tricks in enumerate(extra[: max(seats - 1, 1)]))
                total = tuple(old + new for old, new in zip(self._taken, extra, strict=True))
                paid[place] = self._settle(self._contract, total)
        least = min(map(min, paid.values()))
        words = [0] * (4 * max(paid) + 4)
        for place, points in paid.items():
            words[4 * place : 4 * place + seats] = [point - least for point in points]
        return words

    def share(self, node: Node) -> tuple[int, ...] | None:
        """The tricks that each seat takes in the whole deal; none if that was not found out."""
        total = [taken(node.word, seat) for seat in range(len(node.hands))]
        if not node.over:
            if self._points is None:
                return None
            word = node.word - sum(old << COUNTED + 5 * seat for seat, old in enumerate(self._taken))
            kernel = partial(shares, [*node.hands], word, self._points, self._memory)
            answer = self._budget.search(kernel)
            if answer is None:
                return None
            total = [tricks + (answer >> 4 * seat & 15) for seat, tricks in enumerate(total)]
        return tuple(total)

    def points(self, node: Node) -> tuple[int, ...] | None:
        """What each seat gets."""
        total = self.share(node)
        return None if total is None else self._settle(self._contract, total)

    def moves(self, node: Node) -> Sequence[PlayCard]:
        """By suit, in each suit from the weakest card up."""
        return moves(self._layout, node)

    def after(self, node: Node, action: PlayCard) -> Node:
        """Play a card."""
        return after(self._layout, node, action)

    def line(self, node: Node) -> list[PlayCard]:
        """The plays that come out, to the end or as far as was found out."""
        line: list[PlayCard] = []
        while not node.over:
            nexts = [(action, self.after(node, action)) for action in self.moves(node)]
            paid = [self.points(following) for _, following in nexts]
            known = [points[node.seat] for points in paid if points is not None]
            if len(known) < len(paid):
                break
            action, node = nexts[known.index(max(known))]
            line.append(action)
        return line
