"""An expert at trick-taking games: plays out what may be, in many worlds, and takes what pays the most.

The playouts are a club player's with a club player's knowledge, the last tricks exact with open hands. Every
action is tried in the same worlds. Of equal points the fewer for the others are better.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice

from triumvir.auction.auction import Call
from triumvir.auction.rules import Contract
from triumvir.bots.budget import Budget, Watch
from triumvir.bots.gap import Gap, Pairs
from triumvir.bots.thought import Option, Reason, Thought
from triumvir.bots.tricks import club
from triumvir.bots.tricks.appraisal import appraiser
from triumvir.bots.tricks.calling import calling
from triumvir.bots.tricks.kernel_playouts import Search, ending, endings
from triumvir.bots.tricks.kernel_policy import Stakes
from triumvir.bots.tricks.sight import Sight, all_points, family, stakes_of, taken_at, viewer_of
from triumvir.bots.tricks.tactics import reason_of
from triumvir.bots.tricks.worlds import Dreams, World
from triumvir.cards.card import SUITS
from triumvir.cards.cardset import CardSet
from triumvir.cards.rng import Rng
from triumvir.errors import SetupError
from triumvir.games.game import Action, Rules
from triumvir.seats import Seat
from triumvir.solve.kernel_tricks import Tricks
from triumvir.tricks.kernel import first_word
from triumvir.tricks.rules import TrickRules
from triumvir.views.view import View

WORLDS = 160
"""Worlds looked at, if the budget does not say."""
EXACT = 4
"""Cards in each hand from which a deal is solved with open hands."""
NODES = 3000
"""Nodes of one solution, if the budget does not say; beyond them the policy plays on."""
SHARE = 0.7
"""The part of the time that is used; the rest is for what comes after the last world."""
TRIED = 6
"""Calls that are tried: those of which a club player thinks most."""
Paid = dict[int, tuple[int, ...]]
"""Everybody's points by the place in which a deal ends."""
OWN = 32
"""What a point of one's own counts beside one of another seat."""


def think(view: View, rules: Rules, rng: Rng, budget: Budget) -> Thought:
    """What promises the most points; what a club player does, where a view is such that no world fits it."""
    play, watch = family(rules), _watch(budget)
    if len(view.legal) == 1:
        return club.think(view, rules, rng, budget)
    try:
        return _thought(view, play, rng, budget, watch, Tally())
    except SetupError:
        return club.think(view, rules, rng, budget)


def compare(view: View, rules: Rules, rng: Rng, budget: Budget, pair: tuple[Action, Action]) -> Gap | None:
    """How much more the first of two legal actions brings than the second; none where no world fits a
    view.
    """
    tally = Tally(pair)
    try:
        _thought(view, family(rules), rng, budget, _watch(budget), tally)
    except SetupError:
        return None
    return tally.pairs.gap()


def _thought(view: View, play: TrickRules, rng: Rng, budget: Budget, watch: Watch, tally: "Tally") -> Thought:
    """What promises the most points. Error: SetupError where no world fits a view."""
    if view.phase == "auction":
        return _call(view, play, rng, budget, watch, tally)
    if view.phase == "trump":
        return _name(view, play, rng, budget, watch, tally)
    return _card(Sight(view, play), rng, budget, watch, tally)


def _watch(budget: Budget) -> Watch:
    """The time to think in."""
    return Budget(ms=max(int(budget.ms * SHARE), 1)).watch() if budget.ms else Watch(None)


@dataclass
class Tally:
    """What actions came to so far: sums over worlds, by action; and two of them world by world."""

    pair: tuple[Action, ...] = ()
    weight: int = 0
    worlds: int = 0
    worth: dict[Action, int] = field(default_factory=dict[Action, int])
    points: dict[Action, int] = field(default_factory=dict[Action, int])
    pairs: Pairs = field(default_factory=Pairs)
    _own: dict[Action, int] = field(default_factory=dict[Action, int])

    def add(self, action: Action, weight: int, paid: tuple[int, ...], seat: Seat) -> None:
        """What an action came to in a world."""
        worth = OWN * paid[seat] + paid[seat] - sum(paid)
        self.worth[action] = self.worth.get(action, 0) + weight * worth
        self.points[action] = self.points.get(action, 0) + weight * paid[seat]
        if self.pair:
            self._own[action] = paid[seat]

    def seen(self, world: World) -> None:
        """One more world."""
        self.weight += world.weight
        self.worlds += 1
        if self.pair:
            one, other = self.pair
            self.pairs.add(self._own[one] - self._own[other], world.weight)

    def thought(self, reason: Callable[[Action], Reason], nodes: int = 0) -> Thought:
        """The action of most worth, of equals the first, and all others behind it."""
        ranked = sorted(self.worth, key=lambda action: -self.worth[action])
        options = [
            Option(action, round(self.points[action] / self.weight, 3), self.worlds) for action in ranked
        ]
        return Thought(ranked[0], reason(ranked[0]), tuple(options), self.worlds, nodes)


def _worlds(dreams: Dreams, rng: Rng, budget: Budget, watch: Watch) -> Iterator[World]:
    """Worlds as long as the budget lasts, one at least."""
    most = budget.worlds or (None if budget.ms else WORLDS)
    for world in islice(dreams.draw(rng), most):
        yield world
        if watch.up:
            break


def _card(sight: Sight, rng: Rng, budget: Budget, watch: Watch, tally: Tally) -> Thought:
    """A card to the trick."""
    rules, nodes = sight.rules, 0
    paid = all_points(rules, sight.contract, sight.tricks)
    stakes = stakes_of(rules, sight.contract, sight.tricks)
    search, memory = _search(rules.seats, paid), Tricks()
    actions = [choice.action for choice in sight.view.legal]
    for world in _worlds(Dreams(sight.view, rules, sight.played), rng, budget, watch):
        hands = [sight.layout.mask(hand) for hand in world.hands]
        most = budget.nodes or NODES
        *places, searched = endings(stakes, search, hands, sight.word, sight.voids, EXACT, memory, most)
        nodes += searched
        for action, place in zip(actions, places, strict=True):
            tally.add(action, world.weight, paid[place], sight.seat)
        tally.seen(world)
    return tally.thought(lambda action: reason_of(sight, stakes, sight.layout.bit(action.card)), nodes)


def _search(seats: int, paid: Paid) -> Search:
    """The search of the kernels, all seats playing for their own points, and then against those of others."""
    worth = {place: [OWN * mine + mine - sum(points) for mine in points] for place, points in paid.items()}
    least = min(map(min, worth.values()))
    words = [0] * (4 * max(worth) + 4)
    for place, each in worth.items():
        words[4 * place : 4 * place + seats] = [points - least for points in each]
    return Search(seats, words)


def _name(view: View, rules: TrickRules, rng: Rng, budget: Budget, watch: Watch, tally: Tally) -> Thought:
    """A trump."""
    table = Table(rules)
    contract = Contract(view.declarer, view.stake, view.contracts)
    seat = viewer_of(view)
    for world in _worlds(Dreams(view, rules, _nothing(rules)), rng, budget, watch):
        for choice in view.legal:
            paid = table.paid(contract, SUITS.index(choice.action.suit), world.hands)
            tally.add(choice.action, world.weight, paid, seat)
        tally.seen(world)
    return tally.thought(lambda action: club.trump_reason(view, action.suit))


def _call(view: View, rules: TrickRules, rng: Rng, budget: Budget, watch: Watch, tally: Tally) -> Thought:
    """A call: the others go on by a club player's rule, each by its hand."""
    table, seat = Table(rules), viewer_of(view)
    appraise, auction = appraiser(rules), calling(rules, view.opener)
    mine = appraise(view.hand)
    before = tuple(said.call for said in view.calls)
    prospects = sorted(auction.prospects(before), key=lambda prospect: -prospect.value(mine))[:TRIED]
    levels = sorted({prospect.call for prospect in prospects} | {call.level for call in tally.pair})
    for world in _worlds(Dreams(view, rules, _nothing(rules)), rng, budget, watch):
        worths = [mine if at == seat else appraise(hand) for at, hand in enumerate(world.hands)]
        for level in levels:
            contract = auction.finish((*before, level), worths)
            paid = (0,) * rules.seats
            if contract.declarer is not None:
                paid = table.paid(contract, worths[contract.declarer].trump, world.hands)
            tally.add(Call(level), world.weight, paid, seat)
        tally.seen(world)
    return tally.thought(lambda action: club.call_reason(view, rules, action.level, mine))


def _nothing(rules: TrickRules) -> tuple[CardSet, ...]:
    """Nobody has played a card."""
    return (CardSet(),) * rules.seats


class Table:
    """Where whole deals are played out, by the policy alone: open hands at the end mislead calls."""

    def __init__(self, rules: TrickRules) -> None:
        self._rules, self._search, self._memory = rules, Search(rules.seats, []), Tricks()
        self._stakes: dict[Contract, Stakes] = {}
        self._paid: dict[tuple[Contract, int], tuple[int, ...]] = {}

    def paid(self, contract: Contract, trump: int, hands: tuple[CardSet, ...]) -> tuple[int, ...]:
        """Everybody's points."""
        rules, tricks = self._rules, self._rules.plan.hand_size
        assert contract.declarer is not None, "nobody leads"
        if contract not in self._stakes:
            self._stakes[contract] = stakes_of(rules, contract, tricks)
        layout = rules.layouts[trump]
        masks = [layout.mask(hand) for hand in hands]
        word = first_word(rules.seats, contract.declarer, trump, rules.duties)
        place = ending(self._stakes[contract], self._search, masks, word, 0, 0, self._memory, 0)
        key = contract, place
        if key not in self._paid:
            self._paid[key] = rules.settle(contract, taken_at(place, rules.seats, tricks))
        return self._paid[key]
