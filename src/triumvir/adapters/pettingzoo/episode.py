"""Episode: the deals of a match as a learner steps them, by player and by number of action."""

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from triumvir.adapters.actions import Numbering
from triumvir.adapters.dealing import Phase
from triumvir.adapters.observations import Layout, observe
from triumvir.cards.deal import Deal
from triumvir.cards.rng import Rng
from triumvir.games.game import Action, Rules
from triumvir.games.match import Match
from triumvir.seats import Seat
from triumvir.views.view import view_of


class Episode:
    """Up to `deals` deals of the match of a seed; `turns` counts each player's, `over` says it has ended.

    What costs time is put off: legal actions, observations and the match itself are worked out when somebody
    asks.
    """

    def __init__(
        self, rules: Rules, seed: str, phase: Phase, deals: int, dealt: tuple[Deal, ...] = ()
    ) -> None:
        self.numbering = Numbering.of(rules)
        self.layout = Layout.of(rules, match=deals > 1)
        self.turns = [0] * rules.seats
        self.over = False
        self._phase: Phase = phase
        self._deals = deals
        self._start(Match.start(rules, seed, dealt))

    def _start(self, match: Match) -> None:
        """Deal, and draw the calls where the agents do not make them."""
        rng = Rng.stream(match.seed, "calls", len(match.past))
        while self._phase == "play" and match.state.phase != "play":
            if match.state.outcome:
                match = match.deal_next()
            else:
                match = match.apply(rng.choice(match.state.legal_actions()))
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
    def match(self) -> Match:
        """The match at this moment."""
        match = self._base
        for action in self._actions:
            match = match.apply(action)
        return match

    def observe(self, seat: Seat) -> NDArray[np.uint8]:
        """What a seat sees, with all that it has seen before."""
        view = view_of(replace(self._base, state=self._state), seat, recall=True)
        return observe(view, self.layout)

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        """A one for each action that a seat may take now."""
        return self.numbering.mask([*self.legal] if seat == self._state.to_act else [])

    def step(self, number: int) -> tuple[int, ...]:
        """Take an action; the points by player if it ended the deal, else none. Errors: action/unknown,
        IllegalActionError.
        """
        action = self.legal.get(number)
        self.turns[self.player] += 1
        self._state = self._state.apply(self.numbering.action(number) if action is None else action)
        self._actions.append(action)
        self._legal = None
        outcome = self._state.outcome
        if outcome is None:
            return ()
        seating = self._base.seating
        points = tuple(outcome.points[seating.index(player)] for player in range(len(seating)))
        match = self.match if len(self._base.past) + 1 < self._deals else None
        if match is None or match.winners:
            self.over = True
        else:
            self._start(match.deal_next())
        return points
