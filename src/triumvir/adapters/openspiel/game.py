"""Games and states of OpenSpiel, written in Python: `pyspiel` calls them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar

import pyspiel

from triumvir.adapters.openspiel.moment import Moment, Tree
from triumvir.adapters.openspiel.observer import Observer
from triumvir.cards.rng import Rng
from triumvir.games.game import Game

EMPTY = "gASVAgAAAAAAAAB9lC4="
"""A pickled empty dict in base 64: what OpenSpiel reads a state's own values from."""


def type_of(game: Game) -> pyspiel.GameType:
    """What OpenSpiel is told of a game. Its parameters: `preset`, `phase`, and every option by name; ""
    leaves an option as the preset has it.
    """
    kinds, seats = pyspiel.GameType, game.rules().seats
    return kinds(
        short_name=f"triumvir_{game.name.replace('/', '_')}",
        long_name=f"Triumvir {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if game.zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "preset": "text",
            "phase": "deal",
            **{option.name: "" for option in game.options},
        },
    )


class DealGame(pyspiel.Game):
    """One deal of a game; each game has a class of its own, with its `game` and what `type_of` says of it."""

    game: ClassVar[Game]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, params: Mapping[str, Any] = MappingProxyType({})) -> None:
        """With OpenSpiel's parameters. Errors: preset/unknown, option/value."""
        game = self.game
        given = {name: value for name, value in params.items() if value != ""}
        chosen = {name: value for name, value in given.items() if name not in ("preset", "phase")}
        rules = game.rules(given.get("preset", "text"), **chosen)
        self.tree = Tree.of(rules.chosen, given.get("phase", "deal"))
        most = float(rules.play.most_points)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.tree.numbering.size,
            max_chance_outcomes=self.tree.widest,
            num_players=rules.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if game.zero_sum else None,
            max_game_length=rules.play.longest,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> "DealState":
        """The state before anything was drawn."""
        return DealState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> Observer:
        """Somebody who looks at states for a player."""
        return Observer(self.tree, iig_obs_type)

    def max_chance_nodes_in_history(self) -> int:
        """Dealer, cards, first word; calls and trumps where chance makes them."""
        return self.tree.draws


class DealState(pyspiel.State):
    """A state: all of it is `now`, which is never changed but replaced."""

    def __init__(self, game: DealGame) -> None:
        super().__init__(game)
        self.now: Moment = game.tree.root

    def current_player(self) -> int:
        """Whose turn it is; chance, or nobody."""
        if self.now.points is not None:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if self.now.drawing else self.now.player

    def _legal_actions(self, player: int) -> list[int]:
        return [*self.now.legal]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may draw, each as likely."""
        outcomes = self.now.outcomes
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        self.now = self.now.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        tree = self.now.tree
        if player == pyspiel.PlayerId.CHANCE and self.now.match is None:
            return tree.chance.word(self.now.drawn, action)
        return tree.numbering.text(action)

    def is_terminal(self) -> bool:
        """Whether the deal is over; a deal that is thrown in pays nothing."""
        return self.now.points is not None

    def returns(self) -> list[float]:
        """The points by player; zeros before the end."""
        return [*map(float, self.now.points or (0,) * self.num_players())]

    def __str__(self) -> str:
        return str(self.now)

    def resample_from_infostate(self, player: int, sampler: Any) -> "DealState":
        """A state with the same information state for a player, drawn uniformly from all that have it, with a
        history of its own. `sampler` gives numbers from 0 to 1; two are taken.
        """
        drawn = Rng.stream(f"{sampler()!r} {sampler()!r}", "resample")
        now = self.now.resampled(player, drawn)
        chance = [f"{int(pyspiel.PlayerId.CHANCE)}:{outcome}" for outcome in now.drawn]
        moves = [*chance, *(f"{act.player}:{act.action}" for act in self.full_history()[len(chance) :])]
        text = f"history={','.join(moves)}\nmove_number={len(moves)}\n__dict__={EMPTY}"
        state: DealState = self.get_game().deserialize_state(text)
        state.now = now
        return state
