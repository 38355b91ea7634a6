"""Episode: deals as a learner steps them, by player and by number of action."""

from collections.abc import Iterable
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from triumvir.adapters.actions import Numbering
from triumvir.adapters.dealing import Phase, begin
from triumvir.adapters.observations import Layout, observe, over
from triumvir.cards.deal import Deal
from triumvir.cards.rng import Rng
from triumvir.games.game import Action, Rules, State
from triumvir.games.match import Match
from triumvir.seats import Seat
from triumvir.views.view import spectator_view, view_of


def opened(rules: Rules, seed: str, phase: Phase) -> Match:
    """The match whose first deal a batch deals from a seed (`dealing.begin`), where the agents come in."""
    state = begin(rules, Rng.stream(seed, "batch"), phase)
    match, view = Match.start(rules, seed, (state.deal,)), spectator_view(state)
    for said in view.calls:
        match = match.apply_text(f"{said.seat} {said.text}")
    return match.apply_text(f"{view.declarer} trump {view.trump}") if view.trump else match


def dealt_out(match: Match, phase: Phase) -> Match:
    """The match where the agents come in: calls and trumps are drawn where they do not make them."""
    rng = Rng.stream(match.seed, "calls", len(match.past))
    while phase == "play" and match.state.phase != "play":
        if match.state.outcome:
            match = match.deal_next()
        else:
            match = match.apply(rng.choice(match.state.legal_actions()))
    return match


class Episode:
    """Up to `deals` deals of a match, stepped as states; `turns` counts each player's, `over` says it has
    ended. `dealt` are deals from outside, used first.

    What costs time is put off: legal actions, observations and the match itself are worked out when somebody
    asks.
    """

    def __init__(self, rules: Rules, seed: str, phase: Phase, deals: int, dealt: tuple[Deal, ...]) -> None:
        self.numbering = Numbering.of(rules)
        self.layout = Layout.of(rules, match=deals > 1)
        self.turns = [0] * rules.seats
        self.over = False
        self._phase: Phase = phase
        self._deals = deals
        first = dealt_out(Match.start(rules, seed, dealt), phase) if dealt else opened(rules, seed, phase)
        self._start(first)

    def _start(self, match: Match) -> None:
        self._base = match
        self._state = match.state
        self._actions: list[Action] = []
        self._legal: dict[int, Action] | None = None

    @property
    def player(self) -> int:
        """Whose turn it is."""
        seat = self._state.to_act
        assert seat is not None, "the deal goes on"
        return self._base.seating[seat]

    def seat_of(self, player: int) -> Seat:
        """Where a player sits in this deal."""
        return Seat(self._base.seating.index(player))

    @property
    def legal(self) -> dict[int, Action]:
        """The legal actions by number, in the fixed order of the rules."""
        if self._legal is None:
            number = self.numbering.number
            self._legal = {number(action): action for action in self._state.legal_actions()}
        return self._legal

    @property
    def numbers(self) -> list[int]:
        """The numbers of the legal actions, in the fixed order of the rules."""
        return [*self.legal]

    @property
    def match(self) -> Match:
        """The match at this moment."""
        return played(self._base, self._actions)

    def observe(self, seat: Seat) -> NDArray[np.uint8]:
        """What a seat sees, with all that it has seen before."""
        return seen(self._base, self._state, seat, self.layout)

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        """A one for each action that a seat may take now."""
        return self.numbering.mask(self.numbers if seat == self._state.to_act else [])

    def step(self, number: int) -> tuple[int, ...]:
        """Take an action; the points by player if it ended the deal, else none. Errors: action/unknown,
        IllegalActionError.
        """
        action = self.legal.get(number)
        action = self.numbering.action(number) if action is None else action
        state = self._state.apply(action)
        self.turns[self.player] += 1
        self._state, self._legal = state, None
        self._actions.append(action)
        if state.outcome is None:
            return ()
        seating, points = self._base.seating, state.outcome.points
        match = self.match if len(self._base.past) + 1 < self._deals else None
        if match is None or match.winners:
            self.over = True
        else:
            self._start(dealt_out(match.deal_next(), self._phase))
        return tuple(points[seating.index(player)] for player in range(len(seating)))


def played(match: Match, actions: Iterable[Action]) -> Match:
    """The match after some actions."""
    for action in actions:
        match = match.apply(action)
    return match


def seen(match: Match, state: State, seat: Seat, layout: Layout) -> NDArray[np.uint8]:
    """What a seat sees at a moment of a deal, with all that it has seen before."""
    if state.outcome is not None:
        return over(layout)
    return observe(view_of(replace(match, state=state), seat, recall=True), layout)
