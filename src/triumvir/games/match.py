"""Match: the fold over deals. Everything in it follows from the rules, a seed and the actions."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from sys import intern

from triumvir.cards.deal import Deal
from triumvir.cards.rng import Rng
from triumvir.errors import Code, IllegalActionError, ParseError
from triumvir.games.game import Action, Rules, State
from triumvir.games.opening import FirstWord, Opening
from triumvir.seats import Outcome, Seat, following


@dataclass(frozen=True, slots=True)
class Played:
    """A deal that is over: how it started, the actions as text, how it ended, and who sat where."""

    deal: Deal
    actions: tuple[str, ...]
    outcome: Outcome
    seating: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Match:
    """A match at one moment.

    Players are numbered by the seats they first took; `seating` names the player at each seat, `totals` are
    by player. Streams of the seed: ("opening", n), ("opener", n) and ("pack", n) for the n-th deal from 0,
    thrown-in ones counted. `dealt` are deals given from outside, used before the seed is asked.
    """

    rules: Rules
    seed: str
    state: State
    opening: Opening
    word: FirstWord
    seating: tuple[int, ...]
    totals: tuple[int, ...]
    actions: tuple[str, ...] = ()
    past: tuple[Played, ...] = ()
    dealt: tuple[Deal, ...] = ()

    @staticmethod
    def start(rules: Rules, seed: str | int, dealt: Iterable[Deal] = ()) -> "Match":
        """The first deal of a match. Error: SetupError for a given deal that is no deal of the game."""
        given = tuple(dealt)
        players = tuple(range(rules.seats))
        drawn = rules.opening(Rng.stream(seed, "opening", 0))
        state, opening, word = _deal(rules, str(seed), 0, drawn, given[0].blanks if given else 0, given)
        seating = _seated(players, opening)
        return Match(rules, str(seed), state, opening, word, seating, (0,) * rules.seats, dealt=given)

    @property
    def deals(self) -> int:
        """How many deals have been played and paid."""
        return sum(not played.outcome.thrown_in for played in self.past)

    @property
    def winners(self) -> tuple[int, ...]:
        """The players who won the match; none while it goes on."""
        if self.state.outcome is None or self.state.outcome.thrown_in:
            return ()
        return self.rules.ends(self.totals, self.deals)

    def apply(self, action: Action) -> "Match":
        """The match after an action of the seat to act. Error: IllegalActionError."""
        seat = self.state.to_act
        state = self.state.apply(action)
        # A server holds thousands of matches, and most of what is said is said in all of them.
        actions = (*self.actions, intern(f"{seat} {self.state.format_action(action)}"))
        if state.outcome is None:
            return replace(self, state=state, actions=actions)
        totals = [*self.totals]
        for at, points in enumerate(state.outcome.points):
            totals[self.seating[at]] += points
        past = (*self.past, Played(state.deal, actions, state.outcome, self.seating))
        return replace(self, state=state, actions=actions, totals=tuple(totals), past=past)

    def apply_text(self, text: str) -> "Match":
        """The match after an action such as "0 bid 2".

        Errors: those of the action, seat/unknown, turn/other_seat, deal/over.
        """
        word, _, rest = text.partition(" ")
        seat = self.state.to_act
        if seat is None:
            raise IllegalActionError(Code.DEAL_OVER, got=text, expected="no action, the deal is over")
        if word not in map(str, range(self.rules.seats)):
            expected = f"a seat from 0 to {self.rules.seats - 1} and its action"
            raise ParseError(Code.SEAT_UNKNOWN, got=text, expected=expected)
        if word != str(seat):
            raise IllegalActionError(Code.TURN_OTHER_SEAT, got=text, expected=f"an action of seat {seat}")
        return self.apply(self.state.parse_action(rest))

    def deal_next(self) -> "Match":
        """The match with its next deal dealt. Errors: deal/running, match/over."""
        if self.state.outcome is None:
            expected = "the end of the running deal"
            raise IllegalActionError(Code.DEAL_RUNNING, got="the next deal", expected=expected)
        if self.winners:
            raise IllegalActionError(
                Code.MATCH_OVER, got="the next deal", expected="no deal, the match is over"
            )
        number, blank = len(self.past), self.state.outcome.thrown_in
        drawn = self._next_opening(number, redraw=self.rules.redraw and not blank)
        blanks = self.state.deal.blanks + 1 if blank else 0
        state, opening, word = _deal(self.rules, self.seed, number, drawn, blanks, self.dealt)
        seating = _seated(self.seating, opening)
        return replace(self, state=state, opening=opening, word=word, seating=seating, actions=())

    def _next_opening(self, number: int, *, redraw: bool) -> Opening:
        """Who deals next: drawn anew, or as the rules say (rules 0, 7.1 `next_dealer`)."""
        if redraw:
            return self.rules.opening(Rng.stream(self.seed, "opening", number))
        outcome, deal = self.state.outcome, self.state.deal
        dealer = deal.dealer
        if outcome is not None and not outcome.thrown_in:
            dealer = next_dealer(self.rules.next_dealer, deal.dealer, outcome.first_out, self.rules.seats)
        return Opening(dealer, deal.sides)


def next_dealer(way: str, dealer: Seat, first_out: Seat | None, seats: int) -> Seat:
    """Who deals after a deal that was paid: the seat out first ("winner"), the next seat ("rotate"), or the
    "same".
    """
    if way == "winner" and first_out is not None:
        return first_out
    return dealer if way == "same" else following(dealer, seats)


def _seated(seating: tuple[int, ...], opening: Opening) -> tuple[int, ...]:
    return tuple(seating[seat] for seat in opening.moved) or seating


def _deal(
    rules: Rules, seed: str, number: int, opening: Opening, blanks: int, dealt: tuple[Deal, ...]
) -> tuple[State, Opening, FirstWord]:
    """The first state of deal `number`, given or from the seed, and how dealer and opener were found.

    A given deal names its dealer, opener and sides itself, and nobody moves; only `blanks` follow from the
    match.
    """
    if number < len(dealt):
        given = replace(dealt[number], blanks=blanks)
        return rules.start(given), Opening(given.dealer, given.sides), FirstWord(given.opener)
    plan, deck = rules.play.plan, rules.play.deck
    hands, kitty = plan.deal(Rng.stream(seed, "pack", number).shuffled(deck.cards), opening.dealer)
    word = rules.opener(Rng.stream(seed, "opener", number), opening.dealer, hands)
    deal = Deal(opening.dealer, word.opener, hands, kitty, opening.sides, blanks)
    return rules.play.start(deal), opening, word
