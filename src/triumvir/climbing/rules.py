"""ClimbingRules: everything that tells one climbing game from another, as data."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Protocol

from triumvir.auction.rules import AuctionRules, Contract
from triumvir.cards.card import Card, rank_of
from triumvir.cards.cardset import CardSet, by_byte, summed
from triumvir.cards.deal import Deal, DealPlan
from triumvir.cards.deck import DeckSpec
from triumvir.climbing import rows
from triumvir.climbing.actions import Action, Play, rank_masks
from triumvir.climbing.batch import ClimbingMachine
from triumvir.climbing.combo import Combo, automatic, combo_of
from triumvir.climbing.kernel import Table
from triumvir.climbing.kernel_play import random_deals
from triumvir.climbing.kernel_readings import readings
from triumvir.climbing.kernel_turn import beats
from triumvir.climbing.over import Result
from triumvir.climbing.position import FIELDS, resume_phase
from triumvir.climbing.shape import ShapeSpec, compile_table
from triumvir.climbing.state import ClimbingState
from triumvir.climbing.text import format_action, parse_action
from triumvir.errors import Faults
from triumvir.seats import Seat, following


@cache
def _ones(order: str) -> tuple[tuple[int, ...], ...]:
    """A one in the nibble of each card's rank, by byte of a mask."""
    ranks = enumerate(rank_masks(order))
    return by_byte({card: 1 << 4 * place for place, cards in ranks for card in CardSet(cards)})


@lru_cache(maxsize=1 << 14)
def _card_row(order: str, mask: int) -> bytes:
    """The row of some cards; an observation shows the same moves again and again."""
    return rows.counts_row(summed(_ones(order), mask))


class Memo(dict[tuple[int, int], str]):
    """Texts of plays that were worked out; forgotten when they are too many, and when rules travel."""

    MOST = 1 << 15

    def keep(self, play: tuple[int, int], text: str) -> None:
        """Remember one."""
        if len(self) >= self.MOST:
            self.clear()
        self[play] = text

    def __reduce__(self) -> tuple[type["Memo"], tuple[()]]:
        return Memo, ()


class Settle(Protocol):
    """A game's strategy of paying; compares and hashes like the other fields of the rules."""

    def __call__(self, result: Result) -> tuple[int, ...]:
        """The points of each seat."""
        ...


class Leader(Protocol):
    """A game's strategy of who leads the first trick: the "opener", the "declarer" (the opener where there is
    none), or who it is by the "hand".
    """

    @property
    def who(self) -> str:
        """Which of them."""
        ...

    def __call__(self, deal: Deal, contract: Contract) -> Seat:
        """The seat that leads."""
        ...


class Strong(Protocol):
    """A game's strategy of which hands must make the top call (rules 7.1, `strong_hand_must_bid3`)."""

    def __call__(self, hand: CardSet) -> bool:
        """Whether `hand`, as dealt, is strong."""
        ...


@dataclass(frozen=True, slots=True)
class ClimbingRules:
    """One climbing game: calls, a kitty, plays that beat each other, and the first to be out of cards.

    `order` lists the ranks, weakest first. `kitty_shares` are the numbers of kitty cards for the declarer and
    the seats after him; `declarer_side` the places after the declarer that are on his side, none where the
    deal fixes the sides. A trick is cleared by `passes_to_clear` passes in a row or, with `pass_is_final`,
    when all but the owner have passed (rules 0.2). With `bomb_cap` a seat has as many bombs as its own
    highest call, at least one; the declarer any number (rules 7.1, `bomb_cap_by_bid`).
    """

    deck: DeckSpec
    plan: DealPlan
    order: str
    shapes: tuple[ShapeSpec, ...]
    auction: AuctionRules
    leader: Leader
    settle: Settle
    declarer_side: tuple[int, ...] = (0,)
    kitty_shares: tuple[int, ...] = ()
    passes_to_clear: int = 2
    pass_is_final: bool = False
    show_kitty: bool = False
    discards_open: bool = False
    bomb_cap: bool = False
    strong: Strong | None = None
    table: Table = field(init=False, compare=False, repr=False)
    places: dict[Card, int] = field(init=False, compare=False, repr=False)
    _takers: tuple[tuple[Seat, ...], ...] = field(init=False, compare=False, repr=False)
    _words: "Memo" = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "table", compile_table(self.shapes, self.order))
        places = {card: self.order.index(rank_of(card)) for card in self.deck.cards}
        object.__setattr__(self, "places", places)
        object.__setattr__(self, "_takers", tuple(map(self._shared, range(self.seats))))
        object.__setattr__(self, "_words", Memo())

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self.plan.seats

    @property
    def columns(self) -> tuple[str, ...]:
        """What each column of a row of cards counts: the ranks, weakest first, and all cards."""
        return rows.columns(self.order)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of combinations, in the order of the shapes."""
        return tuple(dict.fromkeys(shape.kind for shape in self.shapes))

    @property
    def longest(self) -> int:
        """No deal has more actions: every card alone, every trick passed out, every call overcalled."""
        passes = self.seats - 1 if self.pass_is_final else self.passes_to_clear
        return self.seats * len(self.auction.every) + len(self.deck) * (1 + passes)

    @property
    def most_points(self) -> int:
        """No seat wins or loses more in a deal, if none before it was thrown in."""
        stake, seats = self.auction.top_stake, self.seats
        contract = Contract(Seat(0), stake, (stake,) * seats)
        bombs, plays = (len(self.deck) // 4 + 1, *(0,) * (seats - 1)), (1, *(0,) * (seats - 1))
        deal = Deal(Seat(0), Seat(0), (), (), tuple(seat % 2 for seat in range(seats)))
        return max(map(abs, self.settle(Result(contract, self.sides(deal, contract), Seat(0), plays, bombs))))

    def every_action(self) -> tuple[Action, ...]:
        """Calls, the pass, then every play that the pack allows, in the order of the shapes."""
        return rows.every_action(self)

    def action_row(self, action: Action) -> bytes:
        """An action as small numbers; cards of equal rank are not told apart."""
        return rows.action_row(action)

    def card_row(self, cards: CardSet) -> bytes:
        """How many cards of each rank, and in all."""
        return _card_row(self.order, cards.mask)

    def word_action(self, action: Action) -> str:
        """The text of an action as it stands alone, that of a lead."""
        return format_action(self, action)

    def read_action(self, text: str, *, calling: bool) -> Action:
        """The action that a text says which stands alone. Errors: those of `text.parse_action`."""
        return parse_action(self, text, calling=calling)

    def machine(
        self, opener_words: tuple[int, ...], history: int, size: int, *, playing: bool
    ) -> "ClimbingMachine":
        """These rules for batches (`games.batch.Machine`)."""
        return ClimbingMachine(self, opener_words, history, size, playing=playing)

    def start(self, deal: Deal) -> ClimbingState:
        """The first state of a deal; `deal.check` is the door for hands from outside."""
        return ClimbingState.start(self, deal)

    @property
    def position_fields(self) -> tuple[str, ...]:
        """The names of the fields of a position line that are this family's own."""
        return FIELDS

    def resume(
        self, deal: Deal | None, phase: str, to_act: Seat | None, words: Sequence[str], faults: Faults
    ) -> ClimbingState | None:
        """The state that the fields of a position line stand for, `deal` holding the hands of the line.

        None if there are faults, all of them taken up; without a deal the fields are only read.
        """
        now = resume_phase(self, deal, phase, to_act, words, faults)
        return ClimbingState(self, deal, now) if deal and now else None

    def counts(self, cards: Iterable[Card]) -> int:
        """The rank counts of cards of the pack."""
        return sum(1 << 4 * self.places[card] for card in cards)

    def counted(self, mask: int) -> int:
        """The rank counts of a mask of cards of the pack."""
        return summed(_ones(self.order), mask)

    def told(self, play: Play) -> str:
        """The text of a play by ranks, as that of a lead; worked out once."""
        known = self._words.get(play[:2])
        if known is None:
            known = format_action(self, Play(play.counts, play.header))
            self._words.keep(play[:2], known)
        return known

    def combo(self, header: int) -> Combo:
        """What a play read as `header` is."""
        return combo_of(self.shapes, self.order, header)

    def combos(self, counts: int) -> tuple[Combo, ...]:
        """All readings of exactly `counts`; none where they are no combination."""
        return tuple(self.combo(header) for header in readings(self.table, counts))

    def reading(self, counts: int, top: int = 0) -> int:
        """The reading that is taken of `counts` when none is named (rules 3.C); 0 when they are no
        combination.

        Following, a reading that beats `top` comes before one that does not.
        """
        known: list[int] = readings(self.table, counts)
        better = [header for header in known if beats(header, top)]
        return automatic(self.shapes, better or known) if known else 0

    def sides(self, deal: Deal, contract: Contract) -> tuple[int, ...]:
        """Each seat's side: 0 is the declarer's, or as the deal fixes them."""
        declarer = contract.declarer
        return deal.sides if declarer is None else self._sides_of(deal, declarer)

    def sidings(self, deal: Deal) -> tuple[tuple[int, ...], ...]:
        """Every way in which the seats may come to be sides in `deal`, each once: by who declares, or the one
        that is fixed.
        """
        contract = self.auction.result(deal.opener, ())
        if contract is not None:
            return (self.sides(deal, contract),)
        return tuple(dict.fromkeys(self._sides_of(deal, Seat(seat)) for seat in range(self.seats)))

    def _sides_of(self, deal: Deal, declarer: Seat) -> tuple[int, ...]:
        """Each seat's side once a `declarer` is known."""
        if not self.declarer_side:
            return deal.sides
        partners = {following(declarer, self.seats, place) for place in self.declarer_side}
        return tuple(int(seat not in partners) for seat in range(self.seats))

    def takers(self, contract: Contract) -> tuple[Seat, ...]:
        """Who gets each card of the kitty, in order (rules 7.1, `kitty_to`)."""
        return self.kitty_takers(contract.declarer)

    def kitty_takers(self, declarer: Seat | None) -> tuple[Seat, ...]:
        """Who gets each card of the kitty, in order, from a `declarer`; nobody where there is none."""
        return () if declarer is None else self._takers[declarer]

    def doubted(self, opener: Seat, calls: Sequence[int]) -> frozenset[Seat]:
        """The seats that made another call than a strong hand must; `calls` are in turn (rules 7.1,
        `strong_hand_must_bid3`).
        """
        auction, said = self.auction, tuple(calls)
        return frozenset(
            seat
            for turn, call in enumerate(said)
            if self.strong
            and call not in auction.legal(opener, said[:turn], forced=True)
            and (seat := auction.to_act(opener, said[:turn])) is not None
        )

    def is_strong(self, hand: CardSet) -> bool:
        """Whether a hand, as dealt, must make the top call."""
        return self.strong is not None and self.strong(hand)

    def lacking(self, trump: str, tricks: Iterable[tuple[Seat, Sequence[Card]]]) -> tuple[CardSet, ...]:
        """By seat the cards it can't hold: none, no play is forced by a suit."""
        return (CardSet(),) * self.seats

    def _shared(self, declarer: int) -> tuple[Seat, ...]:
        return tuple(
            following(declarer, self.seats, place)
            for place, share in enumerate(self.kitty_shares)
            for _ in range(share)
        )

    def random_play(self, deals: int, words: list[int]) -> tuple[int, int]:
        """Whole random deals in the kernel, seat 0 taking the kitty and leading: decisions, and legal actions
        added up. `words`, the state of the generator, is advanced.
        """
        bombs = self.bombs_left(Contract(Seat(0), 1, (0,) * self.seats))
        position = [self.seats, self.passes_to_clear, int(self.pass_is_final), 0, bombs]
        ranks = [self.places[card] for card in self.deck.cards]
        _, decisions, legal = random_deals(self.table, position, ranks, self.plan.kitty, deals, words)
        return decisions, legal

    def bombs_left(self, contract: Contract) -> int:
        """The bombs each seat may play, four bits a seat; 15 is no limit."""
        word = 0
        for seat, call in enumerate(contract.calls):
            limited = self.bomb_cap and seat != contract.declarer
            word |= (max(call, 1) if limited else 15) << 4 * seat
        return word
