"""rlcard's `doudizhu`: its judger when leading, its table of greater cards when following.

It writes jokers B and R, knows a play by its cards alone and has no auction: seat 0 is landlord.
"""

from collections.abc import Iterable

import numpy as np
from rlcard.games.base import Card
from rlcard.games.doudizhu import Game as Machine
from rlcard.games.doudizhu import Judger, Player
from rlcard.games.doudizhu.utils import CARD_TYPE, cards2str, get_gt_cards

from benchmarks.agreement.plays import RANKS, Play, Position, bare, ordered

OURS = str.maketrans("BR", "br")
THEIRS = str.maketrans("br", "BR")
# Its texts are not all in ascending order of rank; it finds a play only by its own spelling.
SPELLING = {ordered(text.translate(OURS)): text for text in CARD_TYPE[0]}
CARDS = {rank: Card("S", rank) for rank in RANKS[:13]} | {"b": Card("BJ", ""), "r": Card("RJ", "")}


def _plays(texts: Iterable[str]) -> frozenset[Play]:
    return frozenset(bare(ordered(text.translate(OURS))) for text in texts if text != "pass")


class RlCard:
    """Its answers about plays."""

    name = "rlcard"
    reads = False

    def legal(self, position: Position) -> frozenset[Play]:
        """Its plays for a hand, alone or against the player who holds the trick."""
        if position.table is None:
            return _plays(Judger.playable_cards_from_hand(position.hand.translate(THEIRS)))
        follower, greater = Player(0, None), Player(1, None)
        follower.set_current_hand([CARDS[rank] for rank in position.hand])
        greater.played_cards = SPELLING[position.table.cards]
        return _plays(get_gt_cards(follower, greater))

    def new_game(self, seed: str) -> "Game":
        """A deal shuffled by rlcard itself."""
        return Game(seed)


class Game:
    """One deal without an auction."""

    def __init__(self, seed: str) -> None:
        self.machine = Machine()
        self.machine.np_random = np.random.RandomState(list(seed.encode()))
        self.state, self.seat = self.machine.init_game()
        hands = [ordered(cards2str(player.current_hand).translate(OURS)) for player in self.machine.players]
        self.kitty = ordered(self.machine.round.seen_cards.translate(OURS))
        for rank in self.kitty:
            hands[0] = hands[0].replace(rank, "", 1)
        self.hands = tuple(hands)
        self.opener: int = self.machine.round.landlord_id

    @property
    def over(self) -> bool:
        return bool(self.machine.is_over())

    def calls(self) -> None:
        """No auction."""

    def legal(self) -> tuple[frozenset[Play], bool]:
        """Plays, and whether passing is legal."""
        return _plays(self.state["actions"]), "pass" in self.state["actions"]

    def call(self, level: int) -> None:
        """No auction."""
        raise NotImplementedError(level)

    def play(self, play: Play | None) -> None:
        """Play or pass."""
        self.state, self.seat = self.machine.step(SPELLING[play.cards] if play else "pass")

    def points(self) -> tuple[int, ...]:
        """The payoffs: 1 to each winner, 0 to the others."""
        paid = Judger.judge_payoffs(self.machine.round.landlord_id, self.machine.winner_id)
        return tuple(int(value) for value in paid)


PEER = RlCard()
