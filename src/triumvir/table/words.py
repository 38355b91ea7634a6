"""Words: what happens at a table, what is to be done there and how it was paid, said in a language."""

from collections.abc import Iterable, Sequence
from functools import reduce

from triumvir.bots.groups import rank_order, suit_orders
from triumvir.cards.card import RANKS, SUITS, Card, rank_of, suit_of
from triumvir.cards.cardset import CardSet
from triumvir.cards.text import format_card, parse_card
from triumvir.games.game import Rules
from triumvir.locales import words
from triumvir.locales.catalog import Catalog
from triumvir.seats import Seat
from triumvir.table import faces
from triumvir.table.events import Event
from triumvir.table.order import held
from triumvir.table.settle import Factor, Line, Settlement, Sheet
from triumvir.views.view import Combination, View

DIGGERS, LANDLORDS = "big_three", "dou_dizhu"


class Words:
    """The sentences of a match in one language; `player` is the number of the person who hears them, if he
    plays.

    Players are called by their `names`; without them the others are numbered bots. Names of seats come from
    who sits there in the deal that is looked at, `seating`.
    """

    def __init__(
        self,
        said: Catalog,
        rules: Rules,
        player: int | None,
        seating: tuple[int, ...],
        names: Sequence[str] = (),
    ) -> None:
        self.said = said
        self.rules = rules
        self.game = rules.game.name
        self.suits = by_suits(rules)
        self._order = rank_order(rules)
        self.player = player
        self.seating = seating
        self._names = names

    def player_name(self, player: int) -> str:
        """What a player is called."""
        if player == self.player:
            return self.said.say("who-you")
        if self._names:
            return self._names[player]
        after = self.player is None or player < self.player
        return self.said.say("who-bot", number=player + after)

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.player_name(self.seating[seat])

    def who(self, seat: int) -> str:
        """The same where a line begins with it."""
        return capital(self.name(seat))

    def listed(self, items: Sequence[str]) -> str:
        """Some words, one behind the other."""
        return listed(self.said, items)

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards as they are written in this game, in the order given."""
        return (faces.faces if self.suits else faces.ranks)(self.said, cards)

    def call(self, text: str) -> str:
        """A call, such as "bid 2"."""
        return words.call(self.said, text, tricks=self.suits)

    def called(self, text: str) -> str:
        """The same as it is told of somebody once the cards are played."""
        return words.called(self.said, text) if self.suits else self.call(text)

    @property
    def at_stake(self) -> str:
        """What the calls of the game are about."""
        if self.suits:
            return "tricks"
        if self.game.startswith(DIGGERS):
            return "stake" if self.rules.seats > 3 else "digger"
        return "landlord"

    def what(self, found: Combination) -> str:
        """A combination, without the cards that show what is attached."""
        return words.combination(self.said, found.kind, found.key, found.length)

    def move(self, event: Event) -> str:
        """A call or a move in a few words, without who made it."""
        if event.kind == "pass":
            return self.said.say("move-pass")
        if event.kind == "trump":
            return f"{faces.SIGNS[event.text]} {words.suit(self.said, event.text)}"
        if event.kind == "call":
            return self.call(event.text)
        if event.combination:
            return self.what(event.combination)
        return ", ".join(words.card(self.said, format_card(card)) for card in event.cards)

    def combination(self, combo: Combination, cards: Iterable[Card] = ()) -> str:
        """A combination; what is attached to it is shown by the cards."""
        what = self.what(combo)
        shown = self.cards(cards) if "_" in combo.kind else ""
        return f"{what} [{shown}]" if shown else what

    def choice(self, text: str) -> str:
        """A call or a suit that may be chosen, as it may be typed."""
        verb, _, rest = text.partition(" ")
        return f"{rest} ({words.suit(self.said, rest)})" if verb == "trump" else self.call(text)

    def as_typed(self, text: str) -> str:
        """A play or pass that may be chosen, as it may be typed: "play 3334" is "333 4"."""
        rest = text.removeprefix("play ")
        if text == rest:
            return self.said.say("word-pass").split()[0]
        body, blank, reading = rest.partition(" =")
        if self.suits or any(letter not in RANKS for letter in body):
            shown = faces.faces(self.said, CardSet.parse(body))
        else:
            shown = faces.letters(self.said, body)
        return f"{shown}{blank}{reading}"

    def role(self, view: View, seat: int) -> str:
        """What a seat is in the deal; empty where that is not known or everybody is the same."""
        name = role_of(view, seat)
        return words.role(self.said, name) if name else ""

    def event(self, event: Event, view: View) -> str:
        """An event in one line, seen with `view`; empty for what the settlement tells."""
        kind, say = event.kind, self.said.say
        if kind in ("call", "play", "pass", "trump"):
            text = self._move(event)
            return say("event-auto", what=text) if event.auto and kind != "pass" else text
        if kind == "deal":
            assert event.other is not None, "somebody speaks first"
            dealer, opener = self.name(event.seat or 0), self.name(event.other)
            return say("event-deal", n=event.points[0], dealer=dealer, opener=opener)
        if kind == "declared":
            return self._declared(event, view)
        if kind == "kitty":
            return self._kitty(event)
        if kind == "trick":
            return say("event-trick" if self.suits else "event-cleared", name=self.name(event.seat or 0))
        if kind == "won":
            return self._won(event.points)
        plain = {"thrown_in": "event-thrown-in", "undo": "event-undo"}
        return say(plain[kind]) if kind in plain else ""

    def _move(self, event: Event) -> str:
        """A call, a suit or a play."""
        say, who = self.said.say, self.who(event.seat or 0)
        if event.kind == "call":
            return say("event-call", who=who, call=self.call(event.text))
        if event.kind == "trump":
            return say("event-trump", who=who, suit=words.suit(self.said, event.text))
        if event.kind == "pass":
            return say("event-pass-auto" if event.auto else "event-pass", who=who)
        if event.combination is None:
            return say("event-card", who=who, card=words.card(self.said, format_card(event.cards[0])))
        what = self.combination(event.combination, event.cards)
        left = event.points[0]
        if not left:
            return say("event-play-last", who=who, what=what)
        return say("event-play", who=who, what=what, left=left)

    def _declared(self, event: Event, view: View) -> str:
        """Who won the auction, and for what."""
        say, (stake,) = self.said.say, event.points
        if event.seat is None:
            return say("event-stake", stake=stake)
        if self.suits:
            return say("event-declared-tricks", name=self.name(event.seat), call=stake)
        role = words.role(self.said, _declaring(view, event.seat))
        return say("event-declared", who=self.who(event.seat), role=role, stake=stake)

    def _kitty(self, event: Event) -> str:
        """Who gets the kitty, and what is seen of it."""
        shared = "-shared" if event.seat is None else ""
        taker = {} if event.seat is None else {"name": self.name(event.seat)}
        if event.cards:
            return self.said.say(f"event-kitty{shared}", cards=self.cards(event.cards), **taker)
        return self.said.say(f"event-kitty{shared}-hidden", n=event.points[0], **taker)

    def _won(self, winners: Sequence[int]) -> str:
        """Who won the match."""
        if [*winners] == [self.player]:
            return self.said.say("event-won-you")
        several = "-several" if len(winners) > 1 else ""
        who = self.listed([self.player_name(player) for player in winners])
        return self.said.say(f"event-won{several}", who=who)

    def settlement(self, told: Settlement, view: View) -> list[str]:
        """How a deal was paid, line by line; `view` is the person's at its end."""
        lines: list[str] = []
        if self.player is not None:
            mine = told.lines[self.seating.index(self.player)].points
            result = "settle-won" if mine > 0 else "settle-lost" if mine < 0 else "settle-even"
            lines.append(self.said.say(result))
        if told.out is not None:
            lines += [self._out(told.out, view), self._worth(told)]
        return [*lines, *(self._line(line, tricks=told.out is None) for line in told.lines)]

    def _out(self, out: Seat, view: View) -> str:
        """Who emptied his hand."""
        if self.seating[out] == self.player:
            name = "partner" if view.declarer is None else _declaring(view, out)
            return self.said.say("settle-out-you", role=words.role(self.said, name))
        role = self.role(view, out)
        return self.said.say("settle-out", who=self.who(out), role=role)

    def _worth(self, told: Settlement) -> str:
        """The stake and what multiplied it."""
        say = self.said.say
        parts = [say("settle-stake", stake=told.stake), *map(self._factor, told.factors)]
        product = reduce(
            lambda rest, part: say("settle-times", first=part, rest=rest), parts[-2::-1], parts[-1]
        )
        if not told.factors:
            return say("settle-worth", product=product)
        return say("settle-product", product=product, unit=told.unit)

    def _factor(self, factor: Factor) -> str:
        values = {"n": factor.count} if factor.name in ("bombs", "blanks") else {}
        return self.said.say(f"settle-{factor.name}", times=factor.times, **values)

    def _line(self, line: Line, *, tricks: bool) -> str:
        """What a seat got."""
        values: dict[str, str | int] = {
            "who": self.who(line.seat),
            "points": line.points,
            "total": line.total,
        }
        if not tricks:
            return self.said.say("settle-line", **values)
        if not line.call:
            return self.said.say("settle-line-silent", tricks=line.tricks, **values)
        return self.said.say("settle-line-tricks", call=line.call, tricks=line.tricks, **values)

    def score(self, sheet: Sheet) -> list[str]:
        """The score sheet: a line a deal, the totals, and how long the match goes."""
        say, lines = self.said.say, list[str]()
        for number, points in enumerate(sheet.deals, start=1):
            if points is None:
                lines.append(say("score-thrown-in", n=number))
            else:
                lines.append(say("score-deal", n=number, points=self._points(points)))
        if not lines:
            lines = [say("score-none")]
        else:
            lines.append(say("score-total", points=self._points(sheet.totals)))
        return [*lines, *self.goal()]

    def _points(self, points: Sequence[int]) -> str:
        items = [
            self.said.say("score-item", who=self.player_name(player), points=won)
            for player, won in enumerate(points)
        ]
        return self.listed(items)

    def goal(self) -> list[str]:
        """How long the match goes."""
        chosen = self.rules.chosen
        known = {option.name for option in chosen.options}
        if "target" in known and chosen.text("target") != "none":
            return [self.said.say("score-target", n=chosen.number("target"))]
        return (
            [self.said.say("score-deals", n=chosen.number("match_deals"))] if "match_deals" in known else []
        )

    def prompt(self, view: View) -> str:
        """What the person is to do now; empty out of turn."""
        say = self.said.say
        choices = (
            self.listed([self.choice(choice.text) for choice in view.legal]) if view.phase != "play" else ""
        )
        if not view.legal:
            return ""
        if view.phase == "auction":
            return say("prompt-call", choices=choices)
        if view.phase == "trump":
            return say("prompt-trump", choices=choices)
        if self.suits:
            cards = [parse_card(choice.text.removeprefix("play ")) for choice in view.legal]
            return say("prompt-card", choices=self.cards(cards))
        if view.to_beat is None or view.owner is None:
            return say("prompt-lead")
        cards_to_beat = next((laid.cards for laid in view.table[::-1] if laid.cards), ())
        what = self.combination(view.to_beat, cards_to_beat)
        return say("prompt-beat", what=what, who=self.name(view.owner))

    def orders(self, trump: str) -> list[str]:
        """How the cards of a game with trumps rank, the strongest first; `trump` is empty till it is named.
        Suits that rank alike share a line.
        """
        named = {suit: suit_orders(self.rules, suit) for suit in SUITS}
        trumps, plain = {named[suit][suit] for suit in SUITS}, {named["C"]["S"], named["S"]["C"]}
        if not trump and len(trumps) == len(plain) == 1:
            return [
                self.said.say("order-trumps", ranks=faces.order(self.said, trumps.pop())),
                self.said.say("order-others", ranks=faces.order(self.said, plain.pop())),
            ]
        lines = dict[tuple[bool, str], str]()
        for suit in (trump or "C") + "SHDC".replace(trump or "C", ""):
            alike = (suit == trump, named[trump or "C"][suit])
            lines[alike] = lines.get(alike, "") + faces.SIGNS[suit]
        return [f"{signs} {faces.letters(self.said, ranks)}" for (_, ranks), signs in lines.items()]

    def hand(self, view: View, way: str = "rank") -> str:
        """The person's hand, sorted in one of the ways of `order`."""
        heaps = held(view, "suit" if self.suits and way == "rank" else way)
        cards = self.listed([self.cards(heap) for heap in heaps])
        return self.said.say("hand-yours", n=len(view.hand), cards=cards)

    def left(self, hands: Sequence[CardSet]) -> list[str]:
        """What was left in the hands at the end of a deal; nothing in a game where all cards are played."""
        return [
            self.said.say("hand-of", who=self.who(seat), cards=self.sorted_cards(hand))
            for seat, hand in enumerate(hands)
            if hand
        ]

    def counter(self, out: CardSet) -> str:
        """Which cards are still out, of those that somebody may hold."""
        if not out:
            return self.said.say("counter-none")
        return self.said.say("counter-out", n=len(out), cards=self.sorted_cards(out))

    def sorted_cards(self, cards: CardSet) -> str:
        """Cards from the strongest rank down where suits do not matter, else suit by suit."""
        if self.suits:
            return self.cards(sorted(cards, key=lambda card: (suit_of(card), -card)))
        return self.cards(sorted(cards, key=lambda card: (-self._order.index(rank_of(card)), card)))


def listed(said: Catalog, items: Sequence[str]) -> str:
    """Some words, one behind the other, in a language."""
    if not items:
        return ""
    return reduce(lambda rest, item: said.say("list-and", first=item, rest=rest), items[-2::-1], items[-1])


def capital(text: str) -> str:
    """A text with its first letter large."""
    return text[:1].upper() + text[1:]


def by_suits(rules: Rules) -> bool:
    """Whether suits matter, so that cards are shown with them."""
    return rules.play.deck.all.mask.bit_count() < 40


def role_of(view: View, seat: int) -> str:
    """What a seat is, by its name in the catalogue; empty where that is not known or everybody is the
    same.
    """
    if view.declarer is not None:
        return _declaring(view, seat)
    if not view.sides or view.viewer is None or seat == view.viewer:
        return ""
    return "partner" if view.sides[seat] == view.sides[view.viewer] else "opponent"


def _declaring(view: View, seat: int) -> str:
    """The role of a seat in a deal that has a declarer."""
    declares = seat == view.declarer
    if view.game.startswith(LANDLORDS):
        friend = (
            bool(view.sides) and view.declarer is not None and view.sides[seat] == view.sides[view.declarer]
        )
        return "landlord" if declares else "landlord-partner" if friend else "peasant"
    if view.game.startswith(DIGGERS):
        return "digger" if declares else "defender"
    return "declarer" if declares else "other"
