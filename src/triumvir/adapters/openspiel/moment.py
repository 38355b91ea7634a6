"""Moment: one node of the tree of a game: what chance drew, and the actions since."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from triumvir.adapters.actions import Numbering
from triumvir.adapters.dealing import Phase
from triumvir.adapters.observations import Layout
from triumvir.adapters.openspiel.chance import Chance
from triumvir.cards.rng import Rng
from triumvir.games.game import Action
from triumvir.games.match import Match
from triumvir.games.options import RuleSet, Value
from triumvir.games.registry import find, rules_of
from triumvir.seats import Seat
from triumvir.views.sample import sample
from triumvir.views.view import View, view_of


@dataclass(frozen=True, slots=True)
class Tree:
    """What all moments of a game share. With `phase` "play" chance calls and names trumps, too: any legal
    call that does not throw the deal in, each as likely.
    """

    chance: Chance
    numbering: Numbering
    layout: Layout
    phase: Phase

    @staticmethod
    def of(chosen: RuleSet, phase: Phase) -> "Tree":
        """The tree of a rule set, made once."""
        return _tree(chosen, phase)

    def __reduce__(self) -> tuple[object, tuple[str, dict[str, Value], Phase]]:
        chosen = self.chance.rules.chosen
        return _found, (chosen.game, chosen.diff(), self.phase)

    @property
    def draws(self) -> int:
        """Chance moves no more often."""
        calls = int((self.numbering.features[:, 0] == 1).sum())
        return self.chance.draws + (1 + self.chance.rules.seats * calls) * (self.phase == "play")

    @property
    def widest(self) -> int:
        """No outcome of chance has this number or a higher one."""
        called = int((self.numbering.features[:, 0] < 3).sum()) * (self.phase == "play")
        return max(self.chance.widest, called)

    @property
    def root(self) -> "Moment":
        """Before anything was drawn."""
        return Moment(self, (), None, ())


@lru_cache(maxsize=64)
def _tree(chosen: RuleSet, phase: Phase) -> Tree:
    return Tree(Chance.of(rules_of(chosen)), Numbering.of(chosen), Layout.of(chosen), phase)


def _found(game: str, options: dict[str, Value], phase: Phase) -> Tree:
    return _tree(find(game).rules("text", **options).chosen, phase)


class Moment:
    """A moment: the draws so far, the match once all is drawn, and the numbers of the actions since.

    It is a value: a copy is the same object, and it travels as its draws and numbers.
    """

    __slots__ = ("_legal", "actions", "drawn", "match", "tree")

    def __init__(
        self, tree: Tree, drawn: tuple[int, ...], match: Match | None, actions: tuple[int, ...]
    ) -> None:
        self.tree = tree
        self.drawn = drawn
        self.match = match
        self.actions = actions
        self._legal: dict[int, Action] | None = None

    def __copy__(self) -> "Moment":
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> "Moment":
        return self

    def __reduce__(self) -> tuple[object, tuple[Tree, tuple[int, ...], tuple[int, ...]]]:
        return replayed, (self.tree, self.drawn, self.actions)

    def __str__(self) -> str:
        """The whole moment: what was drawn while it is, else all hands and all that was done."""
        if self.match is None:
            return " ".join(map(str, self.drawn)) or "nothing drawn"
        text = self.tree.numbering.text
        state = self.match.state
        hands = " / ".join(str(state.hand(Seat(seat))) for seat in range(self.match.rules.seats))
        deal = f"dealer {state.deal.dealer} opener {state.deal.opener}"
        return f"{deal} | {hands} | {', '.join(map(text, self.actions))}"

    @property
    def drawing(self) -> bool:
        """Whether chance is to move."""
        match = self.match
        return match is None or (self.tree.phase == "play" and match.state.phase in ("auction", "trump"))

    @property
    def points(self) -> tuple[int, ...] | None:
        """The points by player, once the deal is over."""
        match = self.match
        outcome = match.state.outcome if match else None
        if match is None or outcome is None:
            return None
        return tuple(outcome.points[match.seating.index(player)] for player in range(match.rules.seats))

    @property
    def player(self) -> int:
        """Whose turn it is, when it is nobody's a fault."""
        assert self.match is not None
        assert self.match.state.to_act is not None, "the deal goes on"
        return self.match.seating[self.match.state.to_act]

    @property
    def legal(self) -> dict[int, Action]:
        """The legal actions by number, ascending; of chance those that do not throw the deal in."""
        if self._legal is None:
            assert self.match is not None
            state, number = self.match.state, self.tree.numbering.number
            actions = state.legal_actions()
            if self.drawing:
                actions = [action for action in actions if state.apply(action).outcome is None]
            self._legal = dict(sorted((number(action), action) for action in actions))
        return self._legal

    @property
    def outcomes(self) -> Sequence[int]:
        """What chance may draw, each as likely."""
        return self.tree.chance.outcomes(self.drawn) if self.match is None else [*self.legal]

    def after(self, number: int) -> "Moment":
        """The moment after a draw or an action."""
        match = self.match
        if match is None:
            drawn = (*self.drawn, number)
            whole = len(drawn) == self.tree.chance.draws
            return Moment(self.tree, drawn, self.tree.chance.match(drawn) if whole else None, ())
        action = self.legal.get(number)
        if action is None:
            action = self.tree.numbering.action(number)
        match = replace(match, state=match.state.apply(action))
        return Moment(self.tree, self.drawn, match, (*self.actions, number))

    def view(self, player: int) -> View:
        """What a player knows who forgets nothing."""
        assert self.match is not None
        return view_of(self.match, self.match.seating.index(player), recall=True)

    def resampled(self, player: int, rng: Rng) -> "Moment":
        """A moment that is the same to a player: its deal is drawn uniformly from all that fit what he sees,
        and the same was done in it.
        """
        deal = sample(self.view(player), rng).deal
        return replayed(self.tree, self.tree.chance.order(deal, self.drawn), self.actions)


def replayed(tree: Tree, drawn: tuple[int, ...], actions: Sequence[int]) -> Moment:
    """The moment after some draws and actions."""
    match = tree.chance.match(drawn) if len(drawn) == tree.chance.draws else None
    if match is None:
        return Moment(tree, drawn, None, ())
    state, find = match.state, tree.numbering.action
    for number in actions:
        state = state.apply(find(number))
    return Moment(tree, drawn, replace(match, state=state), tuple(actions))
