"""OpenSpiel's `dou_dizhu`, through its own states.

Its actions are numbered: 0 pass, 1..3 bids, then every play with its reading; a text such as ``333444-57``
names body and attached cards. A state knows its position only by history, so any position is reached by a
deal that is forced through the chance nodes and played down to it.
"""

import random
from collections import Counter
from collections.abc import Iterable

import pyspiel

from benchmarks.agreement.plays import PACK, RANKS, Play, Position, ordered, without

GAME = pyspiel.load_game("dou_dizhu")
FIRST_CARD = 51  # chance outcomes 0..50 mark a card, 51.. deal one
FIRST_PLAY = 4
BID_3 = 3
SETS = ("", "single", "pair", "trio", "bomb")
RUNS = ("", "straight", "pair_seq", "trio_seq")
CARRYING = {(1, 1): "trio_single", (1, 2): "trio_pair", (2, 1): "trio_seq_singles", (2, 2): "trio_seq_pairs"}


def rank_of(number: int) -> str:
    """The rank of one of its card numbers, 0..53: thirteen a suit, then the jokers."""
    return RANKS[number % 13] if number < 52 else RANKS[number - 39]


NUMBERS = {rank: [number for number in range(54) if rank_of(number) == rank] for rank in RANKS}


def read(text: str) -> Play:
    """The play of an action's text.

    >>> read("333444-57")
    Play(cards='33344457', kind='trio_seq_singles', key='4', length=2)
    >>> read("TTT2")
    Play(cards='TTT2', kind='trio_single', key='T', length=1)
    >>> read("(BWJ)(CJ)").kind
    'rocket'
    """
    text = text.replace("(BWJ)", "b").replace("(CJ)", "r")
    body, _, extra = text.partition("-")
    counts = Counter(body)
    if body == "br":
        return Play(body, "rocket", "r", 1)
    if not extra and len(set(counts.values())) > 1:  # 3334, 33344: written without a dash
        body = max(counts, key=counts.__getitem__) * 3
        extra = without(text, body)
    width, ranks = len(body) // len(set(body)), ordered("".join(set(body)))
    if extra:
        kind = CARRYING[min(len(ranks), 2), len(extra) // len(ranks)]
    else:
        kind = (SETS if len(ranks) == 1 else RUNS)[width]
    return Play(ordered(body + extra), kind, ranks[-1], len(body) if kind == "bomb" else len(ranks))


def _table() -> tuple[list[Play], dict[Play, int]]:
    state = GAME.new_initial_state()
    for action in [0, *range(FIRST_CARD, FIRST_CARD + 51), BID_3]:
        state.apply_action(action)
    texts = [state.action_to_string(0, action) for action in range(FIRST_PLAY, GAME.num_distinct_actions())]
    plays = [read(text) for text in texts]
    return plays, {play: FIRST_PLAY + at for at, play in enumerate(plays)}


PLAYS, ACTIONS = _table()


def legal(state: "pyspiel.State") -> frozenset[Play]:
    """The plays of the player to act, passing left out."""
    return frozenset(PLAYS[action - FIRST_PLAY] for action in state.legal_actions() if action)


def _deal(hands: Iterable[str], kitty: str) -> list[int]:
    """The chance outcomes that give seats 0, 1, 2 these hands and leave the kitty; seat 0 gets the marked
    card.
    """
    free = {rank: list(numbers) for rank, numbers in NUMBERS.items()}
    ranks = [rank for trio in zip(*hands, strict=True) for rank in trio]
    numbers = [FIRST_CARD + free[rank].pop() for rank in ranks]
    assert "".join(rank * len(free[rank]) for rank in RANKS) == ordered(kitty)
    return [0, *numbers]


def _state(hands: list[str]) -> "pyspiel.State":
    """Seat 0, with 20 cards, is landlord at 3 and leads; the others hold 17."""
    state = GAME.new_initial_state()
    for action in [*_deal([hands[0][:17], *hands[1:]], hands[0][17:]), BID_3]:
        state.apply_action(action)
    return state


def reach(position: Position) -> "pyspiel.State":
    """A state in which the player to act holds the hand of `position` and faces its table play."""
    hand, table = position
    if table is None:
        rest = without(PACK, hand)
        spare = rest[: 20 - len(hand)]
        rest = rest[len(spare) :]
        state = _state([spare + hand, rest[:17], rest[17:]])
        _lead(state, spare)
        return state
    rest = without(without(PACK, hand), table.cards)
    if len(table.cards) > 15:  # the landlord leads it at once, seat 1 follows with all its cards
        assert len(hand) == 17
        fill = 20 - len(table.cards)
        state = _state([table.cards + rest[:fill], hand, rest[fill:]])
        state.apply_action(ACTIONS[table])
        return state
    low, high = rest[0], rest[-1]
    assert low != high, position
    rest = rest[1:-1]
    mine, theirs = 19 - len(hand), 16 - len(table.cards)
    spare = rest[:mine]
    state = _state(
        [spare + low + hand, table.cards + high + rest[mine : mine + theirs], rest[mine + theirs :]]
    )
    _lead(state, spare)
    for action in [
        _single(low),
        _single(high),
        0,
        0,
        ACTIONS[table],
        0,
    ]:  # seat 1 takes the lead, seat 2 passes
        state.apply_action(action)
    return state


def _single(rank: str) -> int:
    return FIRST_PLAY + RANKS.index(rank)


def _lead(state: "pyspiel.State", cards: str) -> None:
    """Seat 0 gets rid of the cards one by one; nobody beats them."""
    for rank in cards:
        for action in (_single(rank), 0, 0):
            state.apply_action(action)


class OpenSpiel:
    """Its answers about plays."""

    name = "open_spiel"
    reads = True

    def legal(self, position: Position) -> frozenset[Play]:
        """Its plays in a state brought to the position."""
        return legal(reach(position))

    def new_game(self, seed: str) -> "Game":
        """A random deal with a random marked card."""
        return Game(seed)


class Game:
    """One deal with its auction."""

    def __init__(self, seed: str) -> None:
        draw = random.Random(seed)
        numbers = draw.sample(range(54), 54)
        marked = draw.randrange(51)
        self.state = GAME.new_initial_state()
        for action in [marked, *(FIRST_CARD + number for number in numbers[:51])]:
            self.state.apply_action(action)
        # The player who is dealt the marked card is number marked % 3, and the cards go round from player 0.
        ranks = "".join(rank_of(number) for number in numbers)
        self.hands = tuple(ordered(ranks[seat:51:3]) for seat in range(3))
        self.kitty = ordered(ranks[51:])
        self.opener: int = self.state.current_player()
        assert self.opener == marked % 3
        self.bidding = True

    @property
    def seat(self) -> int:
        """The player to act."""
        return int(self.state.current_player())

    @property
    def over(self) -> bool:
        return bool(self.state.is_terminal())

    def calls(self) -> tuple[int, ...] | None:
        """Legal calls; the bidding is over as soon as more than bids and pass are on offer."""
        if not self.bidding:
            return None
        actions = self.state.legal_actions()
        if any(action >= FIRST_PLAY for action in actions):
            self.bidding = False
            return None
        return tuple(actions)

    def legal(self) -> tuple[frozenset[Play], bool]:
        """Plays, and whether passing is legal."""
        actions = self.state.legal_actions()
        return frozenset(PLAYS[action - FIRST_PLAY] for action in actions if action), 0 in actions

    def call(self, level: int) -> None:
        """Bid or pass."""
        self.state.apply_action(level)

    def play(self, play: Play | None) -> None:
        """Play or pass."""
        self.state.apply_action(ACTIONS[play] if play else 0)

    def points(self) -> tuple[int, ...]:
        """The returns."""
        return tuple(int(value) for value in self.state.returns())


PEER = OpenSpiel()
