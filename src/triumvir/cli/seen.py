"""Seen: what is to be seen of a table of a server, in lines."""

from collections.abc import Iterator, Sequence

from triumvir.cards.cardset import CardSet
from triumvir.cards.text import parse_card
from triumvir.cli.lines import Lines
from triumvir.cli.teller import Teller
from triumvir.locales.catalog import Catalog
from triumvir.remote.check import played_by
from triumvir.server import seen
from triumvir.table.settings import Settings
from triumvir.table.words import Words, capital

HARMLESS = "\u00a0\u061c\u200e\u200f\u2066\u2067\u2068\u2069"
"""What is no danger: a no-break space, and marks that keep Arabic in order."""


class Seen(Teller):
    """Tells scenes, and the answers to questions."""

    def __init__(self, said: Catalog, settings: Settings, lines: Lines) -> None:
        super().__init__(said, settings, lines)
        self.scene: seen.Scene | None = None
        self._words: Words | None = None
        self._hints: tuple[seen.Turn | None, seen.Hints, int] | None = None

    @property
    def suits(self) -> bool:
        """Whether suits matter in the game."""
        return self.scene is not None and self.scene.game.face == "suit"

    @property
    def words(self) -> Words:
        """The words for what is seen now."""
        assert self._words is not None, "there is something to see"
        return self._words

    @property
    def now(self) -> seen.Scene:
        """What is seen now."""
        assert self.scene is not None, "there is something to see"
        return self.scene

    @property
    def me(self) -> seen.Person | None:
        """The person himself; none who only looks on."""
        return self.now.people[self.now.me.chair] if self.now.me else None

    def look(self, scene: seen.Scene) -> bool:
        """What is to be seen now; false if it is not understood."""
        rules = played_by(scene.game)
        if rules is None:
            return False
        seating = tuple(person.chair for person in sorted(scene.people, key=lambda each: each.seat))
        player = scene.me.chair if scene.me else None
        called = tuple(clean(person.name) or str(person.chair + 1) for person in scene.people)
        self._words = Words(self.said, rules, player, seating, called)
        self.scene = scene
        return True

    def told(self, texts: Sequence[str]) -> None:
        """What the server says in words."""
        self.lines.say(clean(text) for text in texts if text)

    def table(self) -> None:
        """What is played, and who is there."""
        game = self.now.game
        self.told([f"{game.name}. {game.goal}"])
        if game.options:
            self._say("line-rules", rules=clean(" ".join(option.words for option in game.options)))
        for person in self.now.people:
            if not person.name:
                self._say("net-free", n=person.chair + 1)
            else:
                who = capital(self.words.player_name(person.chair))
                self._say("net-player", who=who, what=self._state(person))

    def _state(self, person: seen.Person) -> str:
        """How somebody is there."""
        if person.bot:
            return clean(person.level)
        if person.away or person.surrendered:
            return self.said.say("net-plays-for")
        return self.said.say("net-here" if person.here or person == self.me else "net-gone")

    def deal(self) -> None:
        """Who holds what, what lies there, and the hand."""
        deal = self.now.deal
        if deal is None:
            self.table()
            return
        for at, seat in enumerate(deal.seats):
            self._holds(self.words.who(at), clean(seat.words), seat.cards)
        for at, seat in enumerate(deal.seats):
            if self.suits and deal.stage == "play":
                self._say("line-tricks", who=self.words.who(at), n=seat.tricks, call=seat.contract)
        if deal.trump:
            self._say("line-trump", suit=clean(deal.trump_words))
        if deal.stage == "play":
            self.last()
        self.hand()

    def last(self) -> None:
        """What lies on the table, and the trick before it where that may be looked at."""
        deal = self.now.deal
        moves = [*(deal.last or ()), *deal.table] if deal else []
        lines = [
            self.said.say("hand-of", who=self.words.who(move.seat), cards=clean(move.words)) for move in moves
        ]
        self.lines.say(lines or [self.said.say("line-nothing-laid")])

    def hand(self) -> None:
        """The hand, and what is to be done."""
        deal = self.now.deal
        if deal is None or deal.hand is None:
            return
        way = self.settings.sort if self.settings.sort in self.now.game.ways else "rank"
        way = "suit" if self.suits and way == "rank" else way
        heaps = {"rank": (deal.hand.rank,), "suit": (deal.hand.suit,), "groups": deal.hand.groups}[way]
        cards = self.words.listed([self.words.cards(map(parse_card, heap.split())) for heap in heaps])
        self._say("hand-yours", n=len(CardSet.parse(deal.hand.rank)), cards=cards)
        if deal.may:
            self.told([self._prompt_of(deal.may)])

    def _prompt_of(self, ask: seen.May) -> str:
        """What is to be done, with all choices where they are few."""
        if ask.calls:
            message = "prompt-trump" if self.now.deal and self.now.deal.stage == "trump" else "prompt-call"
            choices = self.words.listed([self.words.choice(call.action) for call in ask.calls])
            return self.said.say(message, choices=choices)
        if self.suits and ask.plays:
            cards = [parse_card(play.removeprefix("play ")) for play in ask.plays]
            return self.said.say("prompt-card", choices=self.words.cards(cards))
        return self.now.prompt

    def happened(self, events: Sequence[seen.Told]) -> None:
        """What happened, in order, with what followed from it."""
        mine = self.now.me.chair if self.now.me else None
        for event in events:
            if event.kind == "here" and event.chair == mine:
                continue
            if event.kind == "said":
                self._say("net-player", who=self._speaker(event), what=clean(event.text))
            else:
                self.told([event.text])
            for each in event.then:
                self.told([each.text])
                if each.kind == "settled":
                    self.settled()

    def _speaker(self, event: seen.Told) -> str:
        """Who says something: who looks on is not taken for somebody who plays."""
        if event.chair is not None:
            return capital(self.words.player_name(event.chair))
        name = clean(event.name)
        return self.said.say("net-onlooker-named", name=name) if name else self.said.say("net-onlooker")

    def settled(self) -> None:
        """How the deal was paid, and what was left in the hands."""
        paid = self.now.deal.settled if self.now.deal else None
        if paid is None:
            return
        self.lines.say(self.words.left([CardSet.parse(hand) for hand in paid.left]))
        self.told(paid.words)

    def answer(self, answer: seen.Answers) -> None:
        """The answer to a question, said."""
        if isinstance(answer, seen.Hints):
            self._hints = (self.now.turn, answer, 0)
            self.hint()
        else:
            self.told([*self._answer(answer)])

    def hint(self) -> bool:
        """The next thing that could be played; false if the server must be asked."""
        if self._hints is None or self._hints[0] != self.now.turn:
            return False
        turn, told, at = self._hints
        self._hints = (turn, told, (at + 1) % (len(told.plays) + 1))
        if not at:
            self._say("line-hint", what=self._what(told.choice), reason=clean(told.choice.reason.words))
        else:
            offer = told.plays[at - 1]
            cost = clean(offer.reason.words)
            self._say("line-offer", n=at, all=len(told.plays), what=self._what(offer), cost=cost)
        return True

    def _what(self, choice: seen.Hint | seen.Choice) -> str:
        """An action as it can be typed, and what it is."""
        if not choice.action.startswith("play ") or self.suits:
            return clean(choice.words)
        return f"{self.words.as_typed(choice.action)} ({clean(choice.words)})"

    def _answer(self, answer: seen.Answers) -> Iterator[str]:
        """An answer in lines."""
        if isinstance(answer, seen.Legal):
            yield from map(self._what, answer.choices)
        elif isinstance(answer, seen.Counter):
            yield answer.words
        elif isinstance(answer, seen.Sheet):
            yield from answer.words
        elif isinstance(answer, seen.Rules):
            for section in answer.sections:
                yield from (section.title, *section.lines)
        elif isinstance(answer, seen.Select) and answer.fault:
            yield answer.fault.words


def clean(text: str) -> str:
    r"""A text of the server without anything that a terminal obeys.

    >>> clean("a\x1b[2Jb"), clean("9\N{NO-BREAK SPACE}ходів") == "9\N{NO-BREAK SPACE}ходів"
    ('a·[2Jb', True)
    """
    return "".join(letter if letter.isprintable() or letter in HARMLESS else "·" for letter in text)
