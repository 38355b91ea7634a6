"""LocalTable: one person among bots, in this process."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Literal

from triumvir.bots.bot import make
from triumvir.bots.fault import Selection
from triumvir.bots.hints import Hints, hints
from triumvir.bots.selection import select
from triumvir.cards.cardset import CardSet
from triumvir.cards.rng import Rng
from triumvir.errors import Code, IllegalActionError
from triumvir.games.game import Action
from triumvir.games.match import Match
from triumvir.seats import Seat
from triumvir.table.events import Event, begun, dealt, of_deal, told
from triumvir.table.setup import Setup
from triumvir.views.view import View, view_of

Keep = Callable[[Match], None]
"""Called with every new state of the match before anybody is told of it."""
Waits = Literal["you", "bot", "deal", "end"]


class LocalTable:
    """A match of one person among bots; a front end asks what it waits for and calls the method for it.

    Everything follows from the setup and what the person does, so a match that was saved goes on as if it had
    never been left. With `auto_pass` the table passes for the person where nothing else is legal.
    """

    def __init__(self, setup: Setup, match: Match | None = None, keep: Keep | None = None) -> None:
        """A new match, or one that goes on from `match`."""
        self.setup = setup
        self.auto_pass = False
        self._keep = keep
        self._events: list[Event] = []
        self._mine: list[Match] = []
        self._moment: Moment
        if match is None:
            match = Match.start(setup.rules, setup.seed)
            self._save(match)
        self._sit(match)

    @property
    def match(self) -> Match:
        """The match now, all hands in it: front ends look at `view`."""
        return self._moment.match

    @property
    def player(self) -> int:
        """The person's number as a player, for life."""
        return self.setup.player

    @property
    def seat(self) -> Seat:
        """Where the person sits in this deal."""
        return self._moment.seat

    @property
    def view(self) -> View:
        """What the person sees."""
        return self._moment.view

    @property
    def waits_for(self) -> Waits:
        """What is to come: the person's action, a bot's, the next deal, or nothing, the match is over."""
        state = self.match.state
        if state.to_act is None:
            return "end" if self.match.winners else "deal"
        return "you" if state.to_act == self.seat and not self._passes else "bot"

    @property
    def _passes(self) -> bool:
        """Whether the table passes for the person now."""
        return self.auto_pass and self._moment.only_passes

    def bot_at(self, seat: int) -> str:
        """The name of the bot at a seat; at the person's own, who would stand in."""
        return self.setup.bot_of(self.match.seating[seat])

    def act(self, action: Action) -> None:
        """The person acts. Errors, which change nothing: turn/other_seat, deal/over, those of the action."""
        self._my_turn(action)
        self._advance(self.match.apply(action))

    def act_text(self, text: str) -> None:
        """The person acts, such as "bid 2". Errors: as in `act`, and those of reading the text."""
        self._my_turn(text)
        self.act(self.match.state.parse_action(text))

    def bot_acts(self) -> None:
        """The bot whose turn it is acts; it may think. Where the table passes for the person, it passes."""
        seat = self.match.state.to_act
        if seat is None or self.waits_for != "bot":
            raise IllegalActionError(Code.TURN_OTHER_SEAT, got="a bot's action", expected=self.waits_for)
        if seat == self.seat:
            self._advance(self.match.apply(self.view.legal[0].action), auto=True)
        else:
            self._advance(self.match.apply(self._thought(seat)))

    def stand_in(self) -> None:
        """A bot acts for the person, whose time is up."""
        self._my_turn("a bot's action")
        self._advance(self.match.apply(self._thought(self.seat)), auto=True)

    def next_deal(self) -> None:
        """The next deal is dealt. Errors: deal/running, match/over."""
        match = self.match.deal_next()
        self._save(match)
        self._mine.clear()
        self._moment = Moment(match, self.player)
        self._events += dealt(match, self.seat)

    def undo(self) -> bool:
        """Back to the person's last decision of this deal; whether there was one. Only in practice."""
        if not self.setup.practice or not self._mine:
            return False
        self._save(self._mine[-1])
        self._moment = Moment(self._mine.pop(), self.player)
        self._events.append(Event("undo", self.seat))
        return True

    def hints(self) -> Hints:
        """What the person can play, cheapest first, and what a bot would do. Error: bot/not_to_act."""
        return hints(view_of(self.match, self.seat, recall=True), self._rng("hint"))

    def select(self, cards: CardSet) -> Selection:
        """What cards of the person's hand stand for, or why they can't be played."""
        return select(self.view, cards)

    def events(self, since: int = 0) -> Sequence[Event]:
        """What happened since so many events; they only grow in number, a move taken back is one more."""
        return tuple(self._events[since:])

    def _rng(self, *names: str | int) -> Rng:
        """The stream of this moment: the same whenever the match comes to it."""
        moment = (len(self.match.past), len(self.match.actions))
        return Rng.stream(self.setup.seed, "table", *names, *moment)

    def _thought(self, seat: Seat) -> Action:
        """What the bot of a seat does now."""
        bot = make(self.bot_at(seat))
        return bot.act(view_of(self.match, seat, recall=True), self._rng("bot", seat))

    def _my_turn(self, got: object) -> None:
        """Refuse what the person does out of turn."""
        state = self.match.state
        if state.to_act is None:
            raise IllegalActionError(Code.DEAL_OVER, got=got, expected="no action, the deal is over")
        if state.to_act != self.seat:
            raise IllegalActionError(
                Code.TURN_OTHER_SEAT, got=got, expected=f"an action of seat {state.to_act}"
            )

    def _advance(self, match: Match, *, auto: bool = False) -> None:
        """An action was made: save it, then tell it."""
        self._save(match)
        before = self._moment
        if before.match.state.to_act == before.seat and before.free:
            self._mine.append(before.match)
        self._moment = Moment(match, self.player)
        self._events += told(before.match, match, self.seat, auto=auto)

    def _save(self, match: Match) -> None:
        if self._keep is not None:
            self._keep(match)

    def _sit(self, match: Match) -> None:
        """Take the seat in a match that is under way, knowing what happened in this deal."""
        self._moment = Moment(match, self.player)
        self._events += of_deal(match, self.seat)
        step = begun(match)
        for action in match.actions:
            moment = Moment(step, self.player)
            if step.state.to_act == moment.seat and moment.free:
                self._mine.append(step)
            step = step.apply_text(action)


class Moment:
    """The match at one moment, as the person sees it."""

    def __init__(self, match: Match, player: int) -> None:
        self.match = match
        self.seat = Seat(match.seating.index(player))

    @cached_property
    def view(self) -> View:
        """What the person sees."""
        return view_of(self.match, self.seat)

    @property
    def free(self) -> bool:
        """Whether the person has a choice."""
        return len(self.view.legal) > 1

    @property
    def only_passes(self) -> bool:
        """Whether the person can do nothing but pass in play."""
        view = self.view
        return view.phase == "play" and len(view.legal) == 1 and view.legal[0].text == "pass"
