"""Observations a second time: from a deal and the texts of its actions alone, as they stand in a record.

Nothing here asks a state or a view. It follows hands card by card, finds cleared tricks by who moves next,
and gives every field of an observation by its name.
"""

from collections.abc import Iterable, Sequence

from triumvir.cards.card import SUITS, rank_of, suit_of
from triumvir.cards.deal import Deal
from triumvir.cards.text import parse_card
from triumvir.climbing.rules import ClimbingRules
from triumvir.climbing.text import parse_play
from triumvir.games.game import Rules

Row = list[int]


class Followed:
    """A deal followed action by action; `said` are its actions with their seats, as a record has them."""

    def __init__(self, rules: Rules, deal: Deal, said: Sequence[str]) -> None:
        self.chosen, self.play, self.deal = rules.chosen, rules.play, deal
        self.said = [(int(text.split()[0]), text.partition(" ")[2]) for text in said]
        self.at, self.seats = 0, rules.seats
        self.hands = [[*hand] for hand in deal.hands]
        self.calls: list[tuple[int, int]] = []
        self.moves: list[tuple[int, list[int]]] = []
        self.trick: list[tuple[int, list[int]]] = []
        self.tricks, self.plays, self.bombs = ([0] * self.seats for _ in range(3))
        self.trump, self.top, self.owner, self.leader = "", 0, -1, -1
        self.contract = None
        self.end_auction()

    @property
    def to_act(self) -> int:
        """Who made the next action; -1 at the end."""
        return self.said[self.at][0] if self.at < len(self.said) else -1

    def step(self) -> None:
        """The next action."""
        seat, text = self.said[self.at]
        self.at += 1
        verb, _, rest = text.partition(" ")
        if self.contract is None:
            self.calls.append((seat, self.play.auction.read(text)))
            self.end_auction()
        elif verb == "trump":
            self.trump, self.leader = rest, seat
        elif self.trump:
            self.put_card(seat, parse_card(rest))
        else:
            self.put_play(seat, rest)

    def end_auction(self) -> None:
        """Once the last call was made: who gets the kitty."""
        calls = tuple(call for _, call in self.calls)
        self.contract = self.play.auction.result(self.deal.opener, calls)
        if self.contract and self.contract.declarer is not None:
            takers = self.play.kitty_takers(self.contract.declarer)
            for seat, card in zip(takers, self.deal.kitty, strict=False):
                self.hands[seat].append(card)

    def put_card(self, seat: int, card: int) -> None:
        """A card to a trick: the last one is the winner's whose next move it is."""
        self.hands[seat].remove(card)
        self.moves.append((seat, [card]))
        if len(self.trick) == self.seats:
            self.trick = []
        self.trick.append((seat, [card]))
        if len(self.trick) == self.seats:
            strength = [self.strength(cards[0]) for _, cards in self.trick]
            self.leader = self.trick[strength.index(max(strength))][0]
            self.tricks[self.leader] += 1
            self.trick = []

    def strength(self, card: int) -> tuple[int, int]:
        """How strong a card is in the trick that is full."""
        suit, led = suit_of(card), suit_of(self.trick[0][1][0])
        orders = self.play.trump if suit == self.trump else self.play.plain
        worth = 2 * (suit == self.trump) + (suit == led)
        return (min(worth, 2), orders[SUITS.index(suit)].index(rank_of(card)))

    def put_play(self, seat: int, ranks: str) -> None:
        """A play of the lowest cards of its ranks, or a pass; a trick is over when its owner comes again."""
        cards: list[int] = []
        if ranks:
            play = parse_play(self.play, ranks, self.top)
            for rank in ranks.partition(" ")[0]:
                card = min(card for card in self.hands[seat] if rank_of(card) == rank)
                self.hands[seat].remove(card)
                cards.append(card)
            self.top, self.owner = play.header, seat
            self.plays[seat] += 1
            self.bombs[seat] += self.combo.kind in ("bomb", "rocket")
        self.moves.append((seat, cards))
        self.trick.append((seat, cards))
        if not ranks and self.to_act == self.owner:
            self.top, self.trick = 0, []

    @property
    def combo(self):
        """The combination to beat."""
        return self.play.combo(self.top)

    def row(self, cards: Iterable[int]) -> Row:
        """A row of cards."""
        row = [0] * len(self.play.columns)
        for card in cards:
            if isinstance(self.play, ClimbingRules):
                row[self.play.order.index(rank_of(card))] += 1
                row[15] += 1
            else:
                suit = SUITS.index(suit_of(card))
                row[8 * suit + self.play.plain[suit].index(rank_of(card))] += 1
        return row

    def seen(self, viewer: int, history: int) -> dict[str, list[int]]:
        """All fields, flat, as `viewer` sees them."""
        ring = [(viewer + place) % self.seats for place in range(self.seats)]
        contract = self.contract
        last = dict(self.trick)
        played = [[card for mover, cards in self.moves if mover == seat for card in cards] for seat in ring]
        gone = {card for cards in played for card in cards}
        recent = self.moves[::-1][:history]
        fields = {
            "phase": self.phase(),
            "to_act": [int(seat == self.to_act) for seat in ring],
            "dealer": [int(seat == self.deal.dealer) for seat in ring],
            "opener": [int(seat == self.deal.opener) for seat in ring],
            "declarer": [int(contract is not None and seat == contract.declarer) for seat in ring],
            "beside": self.beside(viewer, ring),
            "stake": [contract.stake if contract else 0],
            "blanks": [self.deal.blanks],
            "spoken": [len(self.calls)],
            "said": [
                max([1 + call for caller, call in self.calls[-self.seats :] if caller == seat] or [0])
                for seat in ring
            ],
            "contracts": [contract.calls[seat] if contract else 0 for seat in ring],
            "sizes": [len(self.hands[seat]) for seat in ring],
            "hand": self.row(self.hands[viewer]),
            "unseen": self.row({*self.play.deck.cards} - {*self.hands[viewer]} - gone),
            "table": [n for seat in ring for n in self.row(last.get(seat, []))],
            "played": [n for cards in played for n in self.row(cards)],
        }
        if history:
            fields["movers"] = [1 + ring.index(seat) for seat, _ in recent] + [0] * (history - len(recent))
            rows = [self.row(cards) for _, cards in recent] + [self.row([])] * (history - len(recent))
            fields["history"] = [n for row in rows for n in row]
        if isinstance(self.play, ClimbingRules):
            return fields | self.climbing(viewer, ring, last)
        return fields | {
            "trump": [int(suit == self.trump) for suit in "CDHS"],
            "leader": [int(seat == self.leader) for seat in ring],
            "tricks": [self.tricks[seat] for seat in ring],
        }

    def climbing(self, viewer: int, ring: list[int], last: dict[int, list[int]]) -> dict[str, list[int]]:
        """The fields that only climbing games have."""
        contract, combo = self.contract, self.combo if self.top else None
        limits = [15] * self.seats
        if contract and self.play.bomb_cap:
            limits = [
                15 if s == contract.declarer else max(contract.calls[s], 1) - self.bombs[s] for s in ring
            ]
        started = contract is not None
        takers = self.play.kitty_takers(contract.declarer) if contract else ()
        shown = [
            c
            for c, seat in zip(self.deal.kitty, takers, strict=False)
            if self.play.show_kitty or seat == viewer
        ]
        beaten = [cards for _, cards in self.trick if cards][-1] if self.top else []
        fields = {
            "plays": [self.plays[seat] for seat in ring],
            "bombs": [self.bombs[seat] for seat in ring],
            "bombs_left": limits if started else [0] * self.seats,
            "owner": [int(bool(self.top) and seat == self.owner) for seat in ring],
            "passed": [int(seat in last and not last[seat]) for seat in ring],
            "to_beat": [0, 0, 0],
            "beaten": self.row(beaten),
        }
        if combo:
            kinds = [*dict.fromkeys(shape.kind for shape in self.play.shapes)]
            fields["to_beat"] = [
                1 + kinds.index(combo.kind),
                1 + self.play.order.index(combo.key),
                combo.length,
            ]
        return fields | ({"kitty": self.row(shown)} if self.play.plan.kitty else {})

    def phase(self) -> list[int]:
        """Auction, trump, play or over."""
        trumps = not isinstance(self.play, ClimbingRules)
        at = 0 if self.contract is None else 1 if trumps and not self.trump else 2
        return [int(at == place) for place in range(4)]

    def beside(self, viewer: int, ring: list[int]) -> list[int]:
        """Who is on the viewer's side: sides that are fixed, or the declarer's against the rest."""
        if self.deal.sides:
            return [int(self.deal.sides[seat] == self.deal.sides[viewer]) for seat in ring]
        if self.contract is None or not isinstance(self.play, ClimbingRules):
            return [0] * self.seats
        side = {(self.contract.declarer + place) % self.seats for place in self.play.declarer_side}
        return [int((seat in side) == (viewer in side)) for seat in ring]
