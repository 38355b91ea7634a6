"""TrickRules: everything that tells one trick-taking game from another, as data."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, reduce
from typing import Protocol

from triumvir.auction.auction import Call
from triumvir.auction.rules import AuctionRules, Contract
from triumvir.cards.card import SUITS, Card, card, rank_of, suit_of
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal, DealPlan
from triumvir.cards.deck import DeckSpec
from triumvir.cards.text import format_card
from triumvir.errors import Code, Faults, IllegalActionError
from triumvir.seats import Seat
from triumvir.tricks.actions import Action, NameTrump, PlayCard
from triumvir.tricks.batch import TrickMachine
from triumvir.tricks.kernel import after_play, first_word, legal, to_act
from triumvir.tricks.kernel_play import random_deals
from triumvir.tricks.layout import Layout
from triumvir.tricks.position import FIELDS, resume_phase
from triumvir.tricks.state import TrickState
from triumvir.tricks.text import format_action, parse_action


@lru_cache(maxsize=1 << 14)
def _card_row(plain: tuple[str, ...], mask: int) -> bytes:
    """The row of some cards; an observation shows the same moves again and again."""
    row = bytearray(8 * len(SUITS))
    for one in CardSet(mask):
        suit = SUITS.index(suit_of(one))
        row[8 * suit + plain[suit].index(rank_of(one))] = 1
    return bytes(row)


class Settle(Protocol):
    """A game's strategy of paying: compares and hashes like the other fields of the rules."""

    def __call__(self, contract: Contract, taken: tuple[int, ...]) -> tuple[int, ...]:
        """The points of each seat for the tricks it took."""
        ...


@dataclass(frozen=True, slots=True)
class TrickRules:
    """One trick-taking game: calls, one suit named trumps by the declarer, tricks, points.

    `plain` and `trump` order the ranks of the suits C D H S, weakest first, while the suit is plain or trump
    (at most eight ranks a suit). The declarer names trumps and leads. A void seat may play anything unless it
    `must_trump`; a trump played on a trump must be higher where a seat `must_overtrump` and can (rules
    5.11-5.13, 7.1).
    """

    deck: DeckSpec
    plan: DealPlan
    auction: AuctionRules
    plain: tuple[str, str, str, str]
    trump: tuple[str, str, str, str]
    settle: Settle
    must_follow: bool = True
    must_trump: bool = False
    must_overtrump: bool = False
    layouts: tuple[Layout, ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        layouts = [
            Layout(self.deck, (*self.plain[:suit], self.trump[suit], *self.plain[suit + 1 :]))
            for suit in range(4)
        ]
        object.__setattr__(self, "layouts", tuple(layouts))

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self.plan.seats

    @property
    def duties(self) -> int:
        """The duties of a follower as the kernel takes them."""
        return self.must_follow | self.must_trump << 1 | self.must_overtrump << 2

    @property
    def columns(self) -> tuple[str, ...]:
        """What each column of a row of cards counts: a card, by suit C D H S, each suit as in `plain`."""
        pack = frozenset(self.deck.cards)
        cards = [card(rank, suit) for suit, ranks in zip(SUITS, self.plain, strict=True) for rank in ranks]
        return tuple(format_card(one) if one in pack else "" for one in cards)

    @property
    def kinds(self) -> tuple[str, ...]:
        """None: cards are played one by one."""
        return ()

    @property
    def longest(self) -> int:
        """No deal has more actions."""
        return self.seats * len(self.auction.every) + 1 + len(self.deck)

    @property
    def most_points(self) -> int:
        """No seat wins or loses more in a deal."""
        contracts = (Contract(Seat(0), call, (call,) * self.seats) for call in self.auction.every)
        most = len(self.deck) // self.seats
        paid = [self.settle(contract, (taken,) * self.seats) for contract in contracts for taken in (0, most)]
        return max(abs(points) for row in paid for points in row)

    def every_action(self) -> tuple[Action, ...]:
        """Calls, the suits C D H S as trumps, then the cards of the pack."""
        calls, trumps = map(Call, self.auction.every), map(NameTrump, SUITS)
        return (*calls, *trumps, *map(PlayCard, self.deck.cards))

    def action_row(self, action: Action) -> bytes:
        """An action as small numbers."""
        head, cards = [0] * 8, CardSet()
        if isinstance(action, Call):
            head[:2] = 1, action.level
        elif isinstance(action, NameTrump):
            head[0], head[2] = 2, 1 + SUITS.index(action.suit)
        else:
            head[0], cards = 3, CardSet.of([action.card])
        return bytes(head) + self.card_row(cards)

    def card_row(self, cards: CardSet) -> bytes:
        """A one in the column of each card."""
        return _card_row(self.plain, cards.mask)

    def word_action(self, action: Action) -> str:
        """The text of an action."""
        return format_action(self.auction, action)

    def read_action(self, text: str, *, calling: bool) -> Action:
        """The action that a text says. Errors: those of `text.parse_action`."""
        return parse_action(self.auction, text)

    def machine(
        self, opener_words: tuple[int, ...], history: int, size: int, *, playing: bool
    ) -> TrickMachine:
        """These rules for batches (`games.batch.Machine`)."""
        return TrickMachine(self, opener_words, history, size, playing=playing)

    def start(self, deal: Deal) -> TrickState:
        """The first state of a deal; `deal.check` is the door for hands from outside."""
        return TrickState.start(self, deal)

    def sidings(self, deal: Deal) -> tuple[tuple[int, ...], ...]:
        """None: everybody plays for himself."""
        return ()

    @property
    def position_fields(self) -> tuple[str, ...]:
        """The names of the fields of a position line that are this family's own."""
        return FIELDS

    def resume(
        self, deal: Deal | None, phase: str, to_act: Seat | None, words: Sequence[str], faults: Faults
    ) -> TrickState | None:
        """The state that the fields of a position line stand for, `deal` holding the hands of the line.

        None if there are faults, all of them taken up; without a deal the fields are only read.
        """
        now = resume_phase(self, deal, phase, to_act, words, faults)
        return TrickState(self, deal, now) if deal and now else None

    def follow(self, trump: str, played: Sequence[Card], hand: CardSet) -> CardSet:
        """The cards of `hand` that may follow those `played` to the trick so far (rules 5.10-5.12)."""
        layout = self.layouts[SUITS.index(trump)]
        return layout.cards(legal(self._word(layout, trump, Seat(0), played), layout.mask(hand)))

    def refusal(self, trump: str, played: Sequence[Card], hand: CardSet, card: Card) -> IllegalActionError:
        """Why a `card` that is not legal may not follow those `played` to the trick so far, and what may
        (rules 5.10-5.12; the duties of 7.1). A leader lacks it; nothing else is asked of him.
        """
        layout = self.layouts[SUITS.index(trump)]
        led = suit_of(played[0]) if played else ""
        follows = self.must_follow and led in map(suit_of, hand)
        if card not in hand:
            code = Code.PLAY_NOT_HELD
        elif follows and suit_of(card) != led:
            code = Code.PLAY_MUST_FOLLOW
        else:
            code = Code.PLAY_MUST_OVERTRUMP if suit_of(card) == trump else Code.PLAY_MUST_TRUMP
        may = layout.actions(layout.mask(self.follow(trump, played, hand)))
        expected = " ".join(format_card(play.card) for play in may)
        return IllegalActionError(code, got=format_card(card), expected=expected)

    def winner(self, trump: str, leader: Seat, cards: Sequence[Card]) -> Seat:
        """The seat that takes a whole trick (rules 5.13)."""
        layout = self.layouts[SUITS.index(trump)]
        return Seat(to_act(self._word(layout, trump, leader, cards)))

    def kitty_takers(self, declarer: Seat | None) -> tuple[Seat, ...]:
        """Nobody: there is no kitty."""
        return ()

    def doubted(self, opener: Seat, calls: Sequence[int]) -> frozenset[Seat]:
        """Nobody: calls are free."""
        return frozenset()

    def is_strong(self, hand: CardSet) -> bool:
        """No hand must call."""
        return False

    def lacking(self, trump: str, tricks: Iterable[tuple[Seat, Sequence[Card]]]) -> tuple[CardSet, ...]:
        """By seat the cards it can't hold after `tricks`, each with who led it and its cards in order: with
        such a card the seat could not have played as it did (rules 5.10-5.12; the duties of 7.1).

        A hand is wrong for a card in it, whatever the others are; so it is as long as suits are followed.
        """
        layout = self.layouts[SUITS.index(trump)]
        lacks = [0] * self.seats
        for leader, cards in tricks:
            word = first_word(self.seats, leader, SUITS.index(trump), self.duties)
            for played in cards:
                lacks[to_act(word)] |= self._excluded(layout, word, layout.bit(played))
                word = after_play(word, layout.bit(played))
        return tuple(map(layout.cards, lacks))

    def _excluded(self, layout: Layout, word: int, bit: int) -> int:
        """The cards that would have kept a seat from playing the card of `bit`."""
        card = 1 << bit
        wrong = 0
        for other in layout.bits.values():
            if not legal(word, card | 1 << other) & card:
                wrong |= 1 << other
        return wrong

    def random_deals(self, deals: int, low: int, high: int, words: list[int]) -> tuple[int, int, int, int]:
        """Whole random deals in the kernel: contracts made, plays, legal plays added up, mix of the cards.

        Every seat calls a random number from `low` to `high`; `words` (the generator's state) is advanced.
        """
        places = (self.plan.seat_at(place, dealer=0) for place in range(len(self.deck)))
        owners = [int(seat) for seat in places if seat is not None]
        bits = [layout.bit(card) for layout in self.layouts for card in self.deck.cards]
        return random_deals(self.seats, self.duties, owners, bits, low, high, deals, words)

    def random_play(self, deals: int, words: list[int]) -> tuple[int, int]:
        """Whole random deals in the kernel, every seat calling a number that could open the auction: plays,
        and legal plays added up. `words`, the state of the generator, is advanced.
        """
        calls = [call for call in self.auction.legal(Seat(0), (), forced=False) if call]
        _, decisions, legal, _ = self.random_deals(deals, min(calls), max(calls), words)
        return decisions, legal

    def _word(self, layout: Layout, trump: str, leader: Seat, cards: Iterable[Card]) -> int:
        word = first_word(self.seats, leader, SUITS.index(trump), self.duties)
        return reduce(after_play, (layout.bit(card) for card in cards), word)
