"""Slow truths: what open positions are worth, by trying everything, and positions to try it on."""

from collections.abc import Iterator

from triumvir.auction.rules import Contract
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.cards.rng import Rng
from triumvir.climbing.actions import Play
from triumvir.climbing.kernel import plays
from triumvir.climbing.kernel_turn import after_pass, after_play
from triumvir.climbing.over import Result
from triumvir.climbing.playing import Playing
from triumvir.climbing.rules import ClimbingRules
from triumvir.climbing.state import ClimbingState
from triumvir.games.game import FamilyRules, Game
from triumvir.games.registry import games
from triumvir.seats import Seat
from triumvir.solve import kernel_sides
from triumvir.tricks.kernel import after_play as after_card
from triumvir.tricks.kernel import legal, on_table, taken, to_act
from triumvir.tricks.phases import Playing as TrickPlaying
from triumvir.tricks.rules import TrickRules
from triumvir.tricks.state import TrickState

COMPILED = not (kernel_sides.__file__ or "").endswith(".py")
CLIMBING = [name for name, game in games().items() if isinstance(game.rules().play, ClimbingRules)]
TRICKS = [name for name, game in games().items() if isinstance(game.rules().play, TrickRules)]


def some_rules(game: Game, rng: Rng) -> FamilyRules:
    """The rules of a random preset, often with some values changed."""
    values = {
        option.name: rng.choice(option.choices)
        for option in game.options
        if option.choices and rng.below(3) == 0
    }
    return game.rules(rng.choice(game.presets).name, **values).play


def climbing_states(rules: ClimbingRules, most: int, rng: Rng) -> Iterator[ClimbingState]:
    """Endless states in play with at most `most` cards, of few ranks so that there are runs and bombs."""
    seats = range(rules.seats)
    while True:
        first, some = rng.below(len(rules.order) - 5), 2 + rng.below(6)
        ranks = rules.order[first : first + some] if rng.below(2) else rng.shuffled(rules.order)[:some]
        pack = [card for card in rng.shuffled(rules.deck.cards) if rules.order[rules.places[card]] in ranks]
        rich = [*seats, *(rng.below(rules.seats),) * (4 * rng.below(3))]
        owners = [*seats, *(rng.choice(rich) for _ in range(rng.below(most - rules.seats + 1)))]
        hands = [CardSet.of(card for card, o in zip(pack, owners, strict=False) if o == s) for s in seats]
        if not all(hands):
            continue
        calls = tuple(1 + rng.below(3) for _ in seats)
        sides = rng.choice(((0, 1, 0, 1), (0, 1, 1, 0), (1, 0, 1, 0))) if rules.plan.sides else ()
        deal = Deal(Seat(0), Seat(rng.below(rules.seats)), tuple(hands), sides=sides, blanks=rng.below(3))
        declarer = Seat(rng.below(rules.seats))
        state = ClimbingState.at_play(rules, deal, Contract(declarer, 1 + rng.below(3), calls))
        for _ in range(rng.below(4)):
            actions = state.legal_actions()
            longest = max(actions, key=lambda action: isinstance(action, Play) and action.header >> 8 & 255)
            choice = (rng.choice(actions), longest, actions[-1])[rng.below(3)]
            last, state = state, state.apply(choice)
            if state.outcome:
                state = last
                break
        yield state


class Climbing:
    """What side 0 gets out of climbing states with the terms of one: its points, or 1 if it wins."""

    def __init__(self, state: ClimbingState, goal: str) -> None:
        assert isinstance(state.now, Playing)
        self.rules, self.blanks, self.goal, self.terms = state.rules, state.deal.blanks, goal, state.now.terms
        self.known: dict[tuple[tuple[int, ...], ...], int] = {}

    def gain(self, state: ClimbingState) -> int:
        """Of a state."""
        now = state.now
        if not isinstance(now, Playing):
            assert state.outcome is not None
            assert state.outcome.first_out is not None
            return self._paid(state.outcome.first_out, state.outcome.points)
        return self._gain(now.counts, now.turn, now.bombs, *now.tally)

    def _paid(self, out: int, points: tuple[int, ...]) -> int:
        sides = self.terms.sides
        if self.goal == "win":
            return int(sides[out] == 0)
        return sum(point for point, side in zip(points, sides, strict=True) if side == 0)

    def _gain(
        self, hands: tuple[int, ...], turn: int, bombs: int, played: tuple[int, ...], bombed: tuple[int, ...]
    ) -> int:
        key: tuple[tuple[int, ...], ...] = (hands, (turn, bombs), played, bombed)
        if self.goal == "win":
            key = key[:2]
        if key not in self.known:
            self.known[key] = self._best(hands, turn, bombs, played, bombed)
        return self.known[key]

    def _best(
        self, hands: tuple[int, ...], turn: int, bombs: int, played: tuple[int, ...], bombed: tuple[int, ...]
    ) -> int:
        rules, terms = self.rules, self.terms
        seat, top = turn >> 36 & 15, turn & 0xFFFF_FFFF
        left = bombs >> 4 * seat & 15
        gains: list[int] = []
        if top:
            passed = after_pass(turn, rules.seats, rules.passes_to_clear, rules.pass_is_final)
            gains.append(self._gain(hands, passed, bombs, played, bombed))
        for counts, header in plays(rules.table, hands[seat], top, left != 0):
            bomb = int(header >> 24 != 0)
            more = _plus(played, seat, 1)
            bombs_more = _plus(bombed, seat, bomb)
            kept = _plus(hands, seat, -counts)
            if not kept[seat]:
                result = Result(terms.contract, terms.sides, Seat(seat), more, bombs_more, self.blanks)
                gains.append(self._paid(seat, rules.settle(result)))
            else:
                fewer = bombs - (bomb << 4 * seat) if left != 15 else bombs
                gains.append(self._gain(kept, after_play(turn, header, rules.seats), fewer, more, bombs_more))
        return max(gains) if terms.sides[seat] == 0 else min(gains)


def _plus(words: tuple[int, ...], place: int, more: int) -> tuple[int, ...]:
    return (*words[:place], words[place] + more, *words[place + 1 :])


def trick_states(rules: TrickRules, most: int, rng: Rng) -> Iterator[TrickState]:
    """Endless states in play with at most `most` cards, some in the middle of a trick."""
    seats = rules.seats
    while True:
        pack, size = rng.shuffled(rules.deck.cards), 1 + rng.below(most // seats)
        hands = tuple(CardSet.of(pack[seat * size : (seat + 1) * size]) for seat in range(seats))
        calls = tuple(rng.choice((0, 1, 2, 3, 4, 10)) for _ in range(seats))
        declarer = Seat(rng.below(seats))
        contract = Contract(declarer, max(calls), calls)
        state = TrickState.at_play(rules, Deal(declarer, declarer, hands), contract, rng.choice("CDHS"))
        for _ in range(rng.below(min(5, size * seats))):
            state = state.apply(rng.choice(state.legal_actions()))
        yield state


Marks = tuple[int, ...]


class Tricks:
    """What comes of trick-taking states with the contract of one."""

    def __init__(self, state: TrickState) -> None:
        assert isinstance(state.now, TrickPlaying)
        self.rules, self.contract = state.rules, state.now.contract
        self.known: dict[tuple[tuple[int, ...], int, int], Marks] = {}

    def forced(self, state: TrickState, seat: int) -> int:
        """The tricks in all that `seat` can force against all others."""
        *hands, word = state.pack()
        return self._solve(tuple(hands), word, seat)[0]

    def shared(self, state: TrickState) -> Marks:
        """Everybody's tricks if each seat takes the first of the plays that are best for its own points."""
        *hands, word = state.pack()
        return self._solve(tuple(hands), word, -1)

    def _solve(self, hands: tuple[int, ...], word: int, seat: int) -> Marks:
        if not any(hands) and not on_table(word):
            tricks = tuple(taken(word, other) for other in range(self.rules.seats))
            return tricks if seat < 0 else (tricks[seat],)
        key = (hands, word, seat)
        if key not in self.known:
            self.known[key] = self._best(hands, word, seat)
        return self.known[key]

    def _best(self, hands: tuple[int, ...], word: int, seat: int) -> Marks:
        actor = to_act(word)
        may = legal(word, hands[actor])
        nexts = [
            self._solve(_plus(hands, actor, -(1 << bit)), after_card(word, bit), seat)
            for bit in range(32)
            if may >> bit & 1
        ]
        if seat < 0:
            return max(nexts, key=lambda tricks: self.rules.settle(self.contract, tricks)[actor])
        return max(nexts) if actor == seat else min(nexts)
