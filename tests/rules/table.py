"""A table for the tests of the texts: small hands, actions as text, and what can be seen of them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from triumvir.auction.rules import Contract
from triumvir.cards.card import rank_of
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.cards.rng import Rng
from triumvir.cards.text import format_card
from triumvir.games.game import State
from triumvir.games.match import Match
from triumvir.games.registry import find
from triumvir.seats import Seat, order_from

T = TypeVar("T")


@dataclass(frozen=True)
class Table:
    """One deal at one moment."""

    state: State

    @staticmethod
    def of(game: str, *hands: str, kitty: str = "", **options: object) -> "Table":
        """Hands of any size: ranks ("3335"), in Hokm cards ("AH 7C"). Seat 0 speaks first."""
        rules = find(game).rules("text", **options)
        dealt = [CardSet.parse(hand) for hand in hands] if game == "hokm" else suited(game, [*hands, kitty])
        if game == "hokm":
            return Table(rules.play.start(Deal(Seat(2), Seat(0), tuple(dealt))))
        sides = (0, 1, 0, 1) if game == "big_three/4" else ()
        return Table(rules.play.start(Deal(Seat(0), Seat(0), tuple(dealt[:-1]), tuple(dealt[-1]), sides)))

    @staticmethod
    def whole(game: str, deal: Deal, **options: object) -> "Table":
        """A whole deal."""
        return Table(find(game).rules("text", **options).start(deal))

    def does(self, *actions: str) -> "Table":
        """The table after actions such as "0 bid 2", each by the seat whose turn it is."""
        state = self.state
        for action in actions:
            seat, _, text = action.partition(" ")
            assert str(state.to_act) == seat, f"{action!r}, but it is the turn of seat {state.to_act}"
            state = state.apply(state.parse_action(text))
        return Table(state)

    @property
    def phase(self) -> str:
        """One of auction, trump, play, over."""
        return self.state.phase

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is."""
        return self.state.to_act

    @property
    def words(self) -> list[str]:
        """The legal actions as text."""
        return [self.state.format_action(action) for action in self.state.legal_actions()]

    @property
    def legal(self) -> list[str]:
        """The legal actions as text, plays without their verb."""
        return [word.removeprefix("play ") for word in self.words]

    @property
    def points(self) -> tuple[int, ...]:
        """What each seat won."""
        assert self.state.outcome is not None
        return self.state.outcome.points

    @property
    def first_out(self) -> int | None:
        """Who emptied his hand first."""
        assert self.state.outcome is not None
        return self.state.outcome.first_out

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return tuple(len(self.state.hand(Seat(seat))) for seat in range(len(self.state.deal.hands)))

    @property
    def contract(self) -> Contract:
        """What the auction decided."""
        contract = self.state.seen_by(None)["contract"]
        assert isinstance(contract, Contract)
        return contract

    @property
    def tricks(self) -> tuple[int, ...]:
        """How many tricks each seat took."""
        tricks = self.state.seen_by(None)["tricks"]
        assert isinstance(tricks, tuple)
        return tricks

    @property
    def to_beat(self) -> str | None:
        """The ranks that lie on the table to be beaten."""
        told = self.state.seen_by(None)["table"]
        assert isinstance(told, tuple)
        plays = [text.split()[1] for _, text, _ in told if text != "pass"]
        return plays[-1] if plays else None

    def shown(self, seat: int | None) -> set[str]:
        """Every card that `seat` (none: a spectator) may see, as text."""
        seen = self.state.seen_by(None if seat is None else Seat(seat))
        kitty = seen["kitty"]
        assert isinstance(kitty, tuple)
        return {
            *map(format_card, (card for card in kitty if card is not None)),
            *_cards(tuple(seen.values())),
        }


def _cards(value: object) -> Iterator[str]:
    """The cards of all card sets in `value`, however deep."""
    if isinstance(value, CardSet):
        yield from str(value).split()
    elif isinstance(value, tuple):
        for part in value:
            yield from _cards(part)


class Plays(set[str]):
    """A set of plays that does not care in which order the cards of a play are named."""

    def __contains__(self, play: object) -> bool:
        return any(sorted(known) == sorted(str(play)) for known in self)

    def hold(self, *plays: str) -> bool:
        """Whether all of `plays` are among these."""
        return all(play in self for play in plays)


def suited(game: str, hands: Sequence[str]) -> list[CardSet]:
    """Hands of ranks as cards of the game's pack, the lowest left of each rank."""
    left = list(find(game).rules().play.deck.cards)
    dealt = []
    for hand in hands:
        cards = []
        for rank in hand.replace(" ", ""):
            card = next(card for card in left if rank_of(card) == rank)
            left.remove(card)
            cards.append(card)
        dealt.append(CardSet.of(cards))
    return dealt


def spares(game: str, ranks: str) -> list[str]:
    """A card for each seat, of the ranks that `ranks` hold least."""
    order = sorted("49TJQKA25678", key=ranks.count)
    return [*order[:1] * 3, order[1]][: find(game).rules().seats]


def leads(game: str, hand: str, **options: object) -> Plays:
    """All that a leader with this hand may play."""
    table = Table.of(game, hand, *spares(game, hand)[1:], kitty="", **options).does("0 bid 3")
    return Plays(word.split()[0] for word in table.legal)


def answers(game: str, to_beat: str, hand: str, **options: object) -> Plays:
    """All that this hand may play on a combination that lies on the table, the pass apart."""
    spare, _, *others = spares(game, to_beat + hand)
    table = Table.of(game, to_beat + spare, hand, *others, kitty="", **options).does(
        "0 bid 3", f"0 play {to_beat}"
    )
    return Plays({word.split()[0] for word in table.legal} - {"pass"})


def opening_deal(game: str, dealer: int | None = None) -> Deal:
    """A whole deal from a seed, by the dealer asked for."""
    for seed in range(100):
        deal = Match.start(find(game).rules(), seed).state.deal
        if dealer is None or deal.dealer == dealer:
            return deal
    raise AssertionError("no seed makes that seat deal")


def kitty_text(deal: Deal) -> set[str]:
    """The cards of the kitty as text."""
    return set(map(format_card, deal.kitty))


def first_dealers(game: str, seeds: int) -> set[int]:
    """Who deals first in matches of so many seeds."""
    return {int(Match.start(find(game).rules(), seed).opening.dealer) for seed in range(seeds)}


def option_default(game: str, name: str) -> object:
    """The default of an option."""
    return find(game).rules().chosen[name]


def deal_map(game: str, dealer: int) -> list[int | None]:
    """The seat that gets each card of the pack, from the top."""
    play = find(game).rules().play
    return [play.plan.seat_at(position, dealer) for position in range(len(play.deck))]


class Stacked(Rng):
    """A generator whose packs have chosen cards where they are drawn from, whichever end that is."""

    def __init__(self, game: str, *draws: str) -> None:
        super().__init__((1, 2, 3, 4))
        ends = suited(game, [*draws, *draws])
        self.top = [card for cards in ends[: len(draws)] for card in cards]
        self.bottom = [card for cards in ends[len(draws) :] for card in cards]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """`items`, the chosen ones first and last."""
        top, bottom = (
            [item for card in chosen for item in items if item == card] for chosen in (self.top, self.bottom)
        )
        return [*top, *(item for item in items if item not in top + bottom), *bottom[::-1]]


@dataclass(frozen=True)
class Drawn:
    """What a draw for the first deal settled; seats are those held at the draw."""

    dealer: int
    teams: tuple[tuple[int, ...], ...]
    rounds: tuple[tuple[int, ...], ...]


def draw(game: str, *cards: str, **options: object) -> Drawn:
    """The draw for the first deal, in which these ranks are drawn in turn."""
    opening = find(game).rules("text", **options).opening(Stacked(game, *cards))
    held = opening.moved or order_from(0, len(opening.sides) or 3)
    side = opening.sides[opening.dealer] if opening.sides else 0
    teams = tuple(
        tuple(sorted(int(held[seat]) for seat, other in enumerate(opening.sides) if (other == side) == best))
        for best in (True, False)
    )
    rounds = tuple(tuple(int(seat) for seat, _ in drawn) for drawn in opening.draws)
    return Drawn(int(held[opening.dealer]), teams, rounds)


def first_word(game: str, dealer: int, exposed: str, *cards: str) -> tuple[int, ...]:
    """The seats that draw for the first word when these cards are drawn; the last one is the opener."""
    hands = [CardSet()] * find(game).rules().seats
    word = find(game).rules().opener(Stacked(game, exposed, *cards), Seat(dealer), hands)
    assert word.opener == word.draws[-1][0]
    return tuple(int(seat) for seat, _ in word.draws)
