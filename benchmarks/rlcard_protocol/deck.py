"""One deck: dealt from the seed, played under DouZero's referee, and what came of it."""

import random
from dataclasses import dataclass
from typing import NamedTuple

from douzero.env.game import GameEnv

from benchmarks.rlcard_protocol.players import IllegalMoveError, Times, player
from benchmarks.rlcard_protocol.seen import NUMBERS, SEATS
from triumvir.cards.rng import Rng

PACK = [number for number in NUMBERS for _ in range(1 if number >= 20 else 4)]
STREAM = "rlcard_protocol"


class Pair(NamedTuple):
    """Who plays the landlord and who plays both peasants, by name."""

    landlord: str
    peasants: str


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a deck: the landlord's points, 2 doubled by every bomb and rocket, or the fault that ended
    it.

    `thought` are the microseconds of each move of a bot of ours, landlord and peasants; `adapter` those
    around it.
    """

    pair: Pair
    deck: int
    points: int
    thought: tuple[list[int], list[int]] = ([], [])
    adapter: tuple[list[int], list[int]] = ([], [])
    fault: str = ""


def dealt(seed: str, number: int) -> dict[str, list[int]]:
    """Deck `number` of a seed, the same for every pair: 20 cards, three of which are shown, 17 and 17."""
    pack = Rng.stream(seed, STREAM, number).shuffled(PACK)
    parts = {"landlord": pack[:20], "landlord_up": pack[20:37], "landlord_down": pack[37:]}
    return {name: sorted(cards) for name, cards in {**parts, "three_landlord_cards": pack[17:20]}.items()}


def play(pair: Pair, seed: str, number: int) -> Result:
    """The result follows from the arguments, unless a bot's budget is in milliseconds."""
    random.seed(f"{seed}/{STREAM}/{number}")
    times = (Times(), Times())
    players = {}
    for seat, position in enumerate(SEATS):
        role = min(seat, 1)
        rng = Rng.stream(seed, STREAM, number, position)
        players[position] = player(pair[role], position, rng, times[role])
    referee = GameEnv(players)
    referee.card_play_init(dealt(seed, number))
    fault = ""
    try:
        while not referee.game_over:
            referee.step()
    except IllegalMoveError as error:
        fault = str(error)
    except Exception as error:
        error.add_note(f"landlord {pair.landlord}, peasants {pair.peasants}, seed {seed}, deck {number}")
        raise
    return Result(
        pair,
        number,
        points=int(referee.num_scores["landlord"]),
        thought=(times[0].thought, times[1].thought),
        adapter=(times[0].adapter, times[1].adapter),
        fault=fault,
    )
