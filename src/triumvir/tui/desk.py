"""Desk: what the person picked, points at and was told; nothing here knows of a terminal."""

from triumvir.bots.fault import Selection
from triumvir.bots.hints import Hints
from triumvir.bots.thought import Reason
from triumvir.cards.card import Card, rank_of
from triumvir.cards.cardset import CardSet
from triumvir.games.game import Action
from triumvir.table.local import LocalTable
from triumvir.table.order import held
from triumvir.tui.bar import Press
from triumvir.tui.hand import EARLY, HINTED, SELECTED, Held
from triumvir.tui.story import Story, kitty_of
from triumvir.tui.wording import Words
from triumvir.views.view import Choice

PASS = "pass"


class Desk:
    """The person's side of a table: the hand in order, the selection, the pointer, and hints one by one."""

    def __init__(self, table: LocalTable, words: Words, way: str) -> None:
        """A tidy desk."""
        self.table, self.words = table, words
        self.way = "suit" if words.suits and way == "rank" else way
        self.story = Story(table)
        self.selected: set[Card] = set()
        self.pointer: int | None = None
        self.choice: int | None = None
        self.said: tuple[str, str] | None = None
        self.laid = False
        self._reading = 0
        self._hints: list[tuple[Action, Reason]] | None = None
        self._hinted: int | None = None
        self.arrange()

    # What there is.

    @property
    def mine(self) -> bool:
        """Whether the person is to act."""
        return self.table.waits_for == "you"

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What can be said, while calls are made or trumps are named."""
        return self.table.view.legal if self.mine and self.table.view.phase != "play" else ()

    @property
    def one_card(self) -> bool:
        """Whether a play is a single card."""
        return bool(self.table.view.tricks)

    @property
    def passing(self) -> Choice | None:
        """The pass, where there is one in play."""
        if not self.mine or self.table.view.phase != "play":
            return None
        legal = self.table.view.legal
        return legal[0] if legal[0].text == PASS else None

    @property
    def only_pass(self) -> bool:
        """Whether the person can only pass."""
        return self.passing is not None and len(self.table.view.legal) == 1

    def selection(self) -> Selection | None:
        """What the selection stands for, on the person's turn to play."""
        if not self.mine or self.table.view.phase != "play" or not self.selected:
            return None
        return self.table.select(CardSet.of(self.selected))

    # What the person does.

    def arrange(self) -> None:
        """Take up the hand as it is now, in the order that was chosen."""
        heaps = held(self.table.view, self.way)
        self.cards = tuple(card for heap in heaps for card in heap)
        self.selected &= {*self.cards}
        if self.pointer is not None:
            self.pointer = min(self.pointer, len(self.cards) - 1) if self.cards else None

    def moved_on(self) -> None:
        """The table has moved on: hints and what was said are of the past."""
        self.words.seated()
        self.laid = any(event.kind == "play" for event in self.story.listen())
        self.arrange()
        self.said, self.choice, self._hints, self._hinted, self._reading = None, None, None, None, 0

    def touch(self) -> None:
        """The person did something: what was said has been read."""
        self.said, self._hinted, self._reading = None, None, 0

    def toggle(self, card: Card, *, up: bool | None = None) -> None:
        """Lift a card or put it back."""
        self.touch()
        lift = card not in self.selected if up is None else up
        if lift and self.one_card:
            self.selected.clear()
        (self.selected.add if lift else self.selected.discard)(card)

    def point(self, step: int) -> None:
        """Move the pointer along the choices, or along the hand."""
        if self.choices:
            self.said = None
            last = len(self.choices) - 1
            start = -1 if step > 0 else last + 1
            self.choice = max(0, min(last, (start if self.choice is None else self.choice) + step))
        elif self.cards:
            last = len(self.cards) - 1
            start = -1 if step > 0 else last + 1
            self.pointer = max(0, min(last, (start if self.pointer is None else self.pointer) + step))

    def pick_rank(self, rank: str) -> None:
        """Lift one more card of a rank, the next one where a play is a single card; all up, put all back."""
        barred = self._barred() if self.one_card else ()
        held = [card for card in self.cards if rank_of(card) == rank]
        held.sort(key=lambda card: card in barred)
        if not held:
            self.touch()
            self.said = (self.words.say("tui-none-held", rank=self.words.say(f"rank-{rank}")), "bad")
            return
        up = [card for card in held if card in self.selected]
        if self.one_card:
            after = held.index(up[0]) + 1 if up else 0
            self.toggle(held[after % len(held)], up=True)
        elif len(up) == len(held):
            for card in held:
                self.toggle(card, up=False)
        else:
            self.toggle(next(card for card in held if card not in self.selected), up=True)
        self.pointer = self.cards.index(held[0])

    def pick_figure(self, rank: str, typed: str) -> None:
        """Point at the call with a number."""
        wanted = {typed, {"T": "10", "A": "1"}.get(rank, rank)}
        for index, choice in enumerate(self.choices):
            if choice.text.rpartition(" ")[2] in wanted and choice.text != PASS:
                self.choice, self.said = index, None
                return
        if typed.isdigit() and 0 < int(typed) <= len(self.choices) and self.table.view.phase == "trump":
            self.choice, self.said = int(typed) - 1, None

    def clear(self) -> None:
        """Put all cards back."""
        self.touch()
        self.selected.clear()
        self.choice = None

    def next_reading(self) -> None:
        """Another reading of the same cards."""
        found = self.selection()
        if found and len(found.actions) > 1:
            self._reading = (self._reading + 1) % len(found.actions)

    # Hints.

    def learn(self, hints: Hints) -> None:
        """Take hints in: what a bot would do first, then the others, cheapest first."""
        told = [(hints.choice.action, hints.choice.reason)]
        told += [(offer.action, offer.reason) for offer in hints.plays if offer.action != hints.choice.action]
        self._hints = told

    @property
    def wants_hints(self) -> bool:
        """Whether hints are yet to be asked for."""
        return self._hints is None

    def next_hint(self) -> None:
        """Show the next hint: it lifts the cards, or points at the call, and says why."""
        if not self._hints:
            return
        at = 0 if self._hinted is None else (self._hinted + 1) % len(self._hints)
        action, reason = self._hints[at]
        self.touch()
        self._hinted = at
        self.selected.clear()
        for index, choice in enumerate(self.choices):
            if choice.action == action:
                self.choice = index
        if self.table.view.phase == "play":
            self.selected |= {*self._cards_of(action)}
        text = self.words.hint(self._named(action), reason, at + 1, len(self._hints))
        self.said = (text, "hint")

    def _cards_of(self, action: Action) -> CardSet:
        """The cards that an action puts down."""
        before, after = self.table.match.state, self.table.match.state.apply(action)
        return before.hand(self.table.seat) - after.hand(self.table.seat)

    def _named(self, action: Action) -> str:
        """What an action does, in words."""
        return self.words.action(action)

    # What is to be done.

    def enter(self) -> Action | None:
        """What Enter does now; none, with a reason said, where it can do nothing."""
        if not self.mine:
            self._say_whose_turn()
            return None
        if self.table.view.phase != "play":
            if self.choice is None:
                self.said = (self.words.say("tui-choose"), "bad")
                return None
            return self.choices[self.choice].action
        if not self.selected:
            if self.passing and (self.only_pass or self._hinted is not None):
                return self.passing.action
            self.said = (self.words.say("tui-pick"), "bad")
            return None
        found = self.selection()
        if found and found.actions:
            return found.actions[self._reading % len(found.actions)]
        if found and found.fault:
            self.said = (self.words.fault(found.fault, self.selected), "bad")
        return None

    def passed(self) -> Action | None:
        """What a pass does now; none, with a reason said, where there is none."""
        if not self.mine:
            self._say_whose_turn()
            return None
        for choice in self.table.view.legal:
            if choice.text == PASS:
                return choice.action
        self.said = (self.words.say("tui-no-pass"), "bad")
        return None

    def _say_whose_turn(self) -> None:
        """Say whose turn it is; nothing where the deal is over."""
        seat = self.table.match.state.to_act
        if seat is not None and seat != self.table.seat:
            self.said = (self.words.say("fault-other-seat", who=self.words.name(seat)), "bad")

    # What is shown.

    def held(self, revealed: int | None = None) -> Held:
        """The hand as it is shown."""
        sign = HINTED if self._hinted is not None else SELECTED if self.mine else EARLY
        return Held(
            self.cards[:revealed],
            frozenset(self.selected),
            sign,
            self._barred(),
            frozenset(map(Card, kitty_of(self.story.deal, self.table.seat))),
            self.pointer if not self.choices else None,
        )

    def _barred(self) -> frozenset[Card]:
        """The cards that can't be played now whatever else is picked."""
        if not self.mine or self.table.view.phase != "play":
            return frozenset()
        if self.only_pass:
            return frozenset(self.cards)
        if not self.one_card:
            return frozenset()
        return frozenset(card for card in self.cards if self.table.select(CardSet.of([card])).fault)

    def presses(self) -> tuple[Press, ...]:
        """The buttons."""
        say = self.words.say
        if self.choices:
            told = [
                Press(
                    f"choice {index}",
                    self.words.button(choice.text),
                    pointed=index == self.choice,
                    hinted=index == self.choice and self._hinted is not None,
                    short=self.words.short(choice.text),
                )
                for index, choice in enumerate(self.choices)
            ]
            return (*told, Press("hint", say("tui-hint"), "h"))
        if self.table.waits_for in ("deal", "end"):
            return (Press("play", say("tui-settlement"), "⏎", primary=True),)
        can_pass = self.passing is not None
        hinted_pass = self._hinted is not None and not self.selected
        buttons = [Press("hint", say("tui-hint"), "h", able=self.mine)]
        if not self.one_card:
            buttons.insert(0, Press(PASS, say("tui-pass"), "p", able=can_pass, hinted=hinted_pass))
        return (*buttons, self._play_button())

    def _play_button(self) -> Press:
        """The main button: it names what it will play."""
        found = self.selection()
        if not found or not found.actions:
            return Press("play", self.words.say("tui-play"), "⏎", able=False, primary=True)
        at = self._reading % len(found.actions)
        what = self._named(found.actions[at])
        count = f" {at + 1}/{len(found.actions)} v" if len(found.actions) > 1 else ""
        text = self.words.say("tui-play-named", what=what) + count
        return Press("play", text, "⏎", primary=True, short=what + count)

    def prompt(self) -> tuple[str, str]:
        """What to do now, and its tone."""
        if self.said:
            return self.said
        if not self.mine:
            seat = self.table.match.state.to_act
            if seat is None or seat == self.table.seat:
                return "", "wait"
            return self.words.say("tui-waiting", name=self.words.who(seat)), "wait"
        if self.choices:
            return self._calling(), "turn"
        found = self.selection()
        if found and found.fault:
            return self.words.fault(found.fault, self.selected), "wait"
        if self.only_pass:
            return self.words.say("tui-only-pass"), "turn"
        return self._turn(), "turn"

    def _calling(self) -> str:
        """What the person's turn to speak is about."""
        if self.choice is not None:
            return self.words.say("tui-chosen", what=self.words.button(self.choices[self.choice].text))
        if self.table.view.phase == "trump":
            return self.words.say("tui-name-trump")
        return self.words.say(f"tui-call-{self.words.at_stake}")

    def _turn(self) -> str:
        """What the person's turn to play is about."""
        view, say = self.table.view, self.words.say
        if self.one_card:
            if not view.table:
                return say("tui-lead-card")
            return say("tui-follow-card", count=len(view.legal))
        if view.to_beat is None:
            return say("tui-lead")
        return say("tui-beat", what=self.words.what(view.to_beat))
