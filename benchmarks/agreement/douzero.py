"""DouZero's environment: its game asks generator, detector and selector for the plays of who is to act.

It knows cards as numbers and a play by its cards alone; the landlord is given. Installed without what it
depends on: the rules need neither torch nor anything else but numpy.
"""

import random

from douzero.env.game import GameEnv

from benchmarks.agreement.plays import PACK, RANKS, Play, Position, bare, ordered

NUMBERS = dict(zip(RANKS, [*range(3, 15), 17, 20, 30], strict=True))
NAMES = {number: rank for rank, number in NUMBERS.items()}
SEATS = ("landlord", "landlord_down", "landlord_up")


def _numbers(cards: str) -> list[int]:
    return [NUMBERS[rank] for rank in cards]


def _plays(moves: list[list[int]]) -> frozenset[Play]:
    return frozenset(bare(ordered("".join(NAMES[number] for number in move))) for move in moves if move)


class Told:
    """An agent that does what it is told."""

    def __init__(self) -> None:
        self.move: list[int] = []

    def act(self, _: object) -> list[int]:
        """The move that was set."""
        return self.move


class DouZero:
    """Its answers about plays."""

    name = "douzero"
    reads = False

    def legal(self, position: Position) -> frozenset[Play]:
        """The plays of a game whose player to act holds the hand and whose last move is the table play."""
        game = GameEnv({})
        game.acting_player_position = "landlord"
        game.info_sets["landlord"].player_hand_cards = _numbers(position.hand)
        if position.table:
            game.card_play_action_seq = [_numbers(position.table.cards), []]
        return _plays(game.get_legal_card_play_actions())

    def new_game(self, seed: str) -> "Game":
        """A random deal."""
        return Game(seed)


class Game:
    """One deal without an auction."""

    def __init__(self, seed: str) -> None:
        cards = "".join(random.Random(seed).sample(PACK, 54))
        self.opener = 0
        self.kitty = ordered(cards[51:])
        self.hands = tuple(ordered(cards[17 * seat : 17 * seat + 17]) for seat in range(3))
        full = [self.hands[0] + self.kitty, *self.hands[1:]]
        data = {name: _numbers(ordered(hand)) for name, hand in zip(SEATS, full, strict=True)}
        self.agent = Told()
        self.machine = GameEnv(dict.fromkeys(SEATS, self.agent))
        self.machine.card_play_init(data | {"three_landlord_cards": _numbers(self.kitty)})

    @property
    def seat(self) -> int:
        """The seat to act, the landlord being 0."""
        return SEATS.index(self.machine.acting_player_position)

    @property
    def over(self) -> bool:
        return bool(self.machine.game_over)

    def calls(self) -> None:
        """No auction."""

    def legal(self) -> tuple[frozenset[Play], bool]:
        """Plays, and whether passing is legal."""
        moves = self.machine.game_infoset.legal_actions
        return _plays(moves), [] in moves

    def call(self, level: int) -> None:
        """No auction."""
        raise NotImplementedError(level)

    def play(self, play: Play | None) -> None:
        """Play or pass."""
        self.agent.move = _numbers(play.cards) if play else []
        self.machine.step()

    def points(self) -> tuple[int, ...]:
        """The scores: 2 for the landlord and 1 for each of the others, doubled by every bomb and rocket."""
        scores = self.machine.num_scores
        return (scores["landlord"], scores["farmer"], scores["farmer"])


PEER = DouZero()
