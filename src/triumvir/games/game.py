"""What a game is: its options, its presets, and the rules that a set of values builds."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from triumvir.cards.card import Card
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal, DealPlan
from triumvir.cards.deck import DeckSpec
from triumvir.cards.rng import Rng
from triumvir.errors import Code, Faults, SetupError
from triumvir.games.batch import Machine
from triumvir.games.opening import FirstWord, Hint, Opening
from triumvir.games.options import Option, RuleSet, Value
from triumvir.seats import Outcome, Seat

Action = Any
"""An action of a family; states give them out and take them back."""


HEAD = ("action", "call", "trump", "shape", "length", "key", "power", "spare")
"""The first numbers of a row of an action: 1 a call, 2 a trump, 3 a play, 4 a pass; the number called; 1 more
than the suit's place in CDHS; of a combination 1 more than its place among the rules' shapes, its length, the
place of its key, its precedence; and one that is always 0.
"""


class State(Protocol):
    """One deal at one moment, of either family. Frozen: `apply` gives a new state, or fails and harms
    nothing.
    """

    @property
    def deal(self) -> Deal:
        """The facts the deal started with."""
        ...

    @property
    def phase(self) -> str:
        """One of auction, trump, play, over."""
        ...

    @property
    def to_act(self) -> Seat | None:
        """The seat whose turn it is; none when the deal is over."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """The points, once the deal is over."""
        ...

    def legal_actions(self) -> Sequence[Action]:
        """All legal actions, in a fixed order; none when the deal is over."""
        ...

    def apply(self, action: Action) -> "State":
        """The state after `action`. Error: IllegalActionError."""
        ...

    def hand(self, seat: Seat) -> CardSet:
        """The cards `seat` holds now."""
        ...

    def format_action(self, action: Action) -> str:
        """The text of an action, without the seat."""
        ...

    def parse_action(self, text: str) -> Action:
        """The action that `text` says, legal now or not. Error: ParseError."""
        ...

    def redealt(self, hands: tuple[CardSet, ...], kitty: tuple[Card, ...] | None = None) -> "State":
        """The same moment with other `hands` of the same sizes: what was said, played and paid stays.

        A kitty that is not given stays as far as the hands allow. Nothing is checked, this is no door.
        Error: SetupError when the deal is over.
        """
        ...

    def seen_by(self, seat: Seat | None, *, recall: bool = False) -> Mapping[str, object]:
        """What `seat` may know, a spectator if none, by name; with `recall` also what everybody saw and may
        not look at again.
        """
        ...

    def position(self) -> tuple[str, ...]:
        """The family's own fields of a position line, as many as `FamilyRules.position_fields`."""
        ...

    def pack(self) -> tuple[int, ...]:
        """The position of play as the kernels take it. Error: SetupError."""
        ...

    def perft(self, depth: int) -> int:
        """How many sequences of exactly `depth` actions lead on from a position of play, by the kernel.

        Error: action/wrong_phase. `triumvir.games.perft.leaves` counts from any state.
        """
        ...


class FamilyRules(Protocol):
    """The rules of one deal, of either family."""

    @property
    def seats(self) -> int:
        """How many seats play."""
        ...

    @property
    def deck(self) -> DeckSpec:
        """The pack."""
        ...

    @property
    def plan(self) -> DealPlan:
        """How the pack is dealt."""
        ...

    @property
    def position_fields(self) -> tuple[str, ...]:
        """The names of the family's own fields of a position line."""
        ...

    @property
    def columns(self) -> tuple[str, ...]:
        """What each column of a row of cards counts: a rank, a card, "all" cards, or nothing ("")."""
        ...

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of combinations; none where cards are played to tricks one by one."""
        ...

    @property
    def longest(self) -> int:
        """No deal has more actions."""
        ...

    def start(self, deal: Deal) -> State:
        """The first state of a deal."""
        ...

    @property
    def most_points(self) -> int:
        """No seat wins or loses more in a deal, if none before it was thrown in."""
        ...

    def every_action(self) -> tuple[Action, ...]:
        """Every action that can ever be legal, in a fixed order: calls, then trumps or the pass, then plays,
        without the choice among cards of equal rank. OverflowError: more than 131,071 plays.
        """
        ...

    def action_row(self, action: Action) -> bytes:
        """An action as small numbers, `HEAD` and then its row of cards; no two actions have the same."""
        ...

    def card_row(self, cards: CardSet) -> bytes:
        """How many of `cards` fall into each of the `columns`."""
        ...

    def word_action(self, action: Action) -> str:
        """The text of an action as it stands alone."""
        ...

    def read_action(self, text: str, *, calling: bool) -> Action:
        """The action that a text says which stands alone, in the auction or after. Error: ParseError."""
        ...

    def machine(self, opener_words: tuple[int, ...], history: int, size: int, *, playing: bool) -> Machine:
        """These rules for batches whose observations have `size` bytes and show so many moves; with `playing`
        deals begin with the play. OverflowError: the auction is too long to be a table.
        """
        ...

    def sidings(self, deal: Deal) -> tuple[tuple[int, ...], ...]:
        """Every way in which the seats may come to be sides in `deal`, as each seat's side: by who declares,
        or the one that is fixed; none where everybody plays for himself.
        """
        ...

    def resume(
        self, deal: Deal | None, phase: str, to_act: Seat | None, words: Sequence[str], faults: Faults
    ) -> State | None:
        """The state that a position line stands for: `deal` holds its hands, `words` the family's own fields.

        None if there are faults, all of them taken up; without a deal the fields are only read.
        """
        ...

    def kitty_takers(self, declarer: Seat | None) -> tuple[Seat, ...]:
        """Who gets each card of the kitty, in order, from a `declarer`; nobody where there is none."""
        ...

    def doubted(self, opener: Seat, calls: Sequence[int]) -> frozenset[Seat]:
        """The seats that, as they called, were dealt no strong hand (`is_strong`); `calls` are in turn."""
        ...

    def is_strong(self, hand: CardSet) -> bool:
        """Whether a hand, as dealt, leaves a seat no choice when it calls."""
        ...

    def lacking(self, trump: str, tricks: Iterable[tuple[Seat, Sequence[Card]]]) -> tuple[CardSet, ...]:
        """By seat the cards it can't hold after `tricks`, the one on the table last: who led, and the cards
        in order.
        """
        ...

    def random_play(self, deals: int, words: list[int]) -> tuple[int, int]:
        """So many whole random deals in the kernel: decisions made, and legal actions added up.

        `words`, the state of the generator (`Rng.words`), is advanced in place.
        """
        ...


class OpeningRule(Protocol):
    """A strategy: the ceremony before the first deal (or before each)."""

    def __call__(self, rng: Rng) -> Opening:
        """Draw for it."""
        ...


BEHIND, DRAWN, MATCHED = 1, 2, 3
"""How kernels find the opener, the first of `Rules.opener_words`: so many seats behind the dealer; a number
drawn below the second word, divided by the third; or the seat that, drawing from the dealer's left on,
matches the first card of a shuffled pack, the words being what each card of the pack must be equal in.
"""


class OpenerRule(Protocol):
    """A strategy: who speaks first in a deal."""

    def __call__(self, rng: Rng, dealer: Seat, hands: Sequence[CardSet]) -> FirstWord:
        """Find the opener of a deal that `dealer` dealt."""
        ...


class Tells(Protocol):
    """A strategy: what the choice of a seat (to speak first, to lead first) says about the deal."""

    def __call__(self, seat: Seat, exposed: Card | None) -> tuple[Hint, ...]:
        """The cases, one of which holds; `exposed` is the card that was turned up for it."""
        ...


def tells_nothing(seat: Seat, exposed: Card | None) -> tuple[Hint, ...]:
    """The seat was found without a look at the cards dealt."""
    return (Hint(),)


class MatchEnd(Protocol):
    """A strategy: whether a match is over."""

    def __call__(self, totals: Sequence[int], deals: int) -> tuple[int, ...]:
        """The players who won after `deals` paid deals; none while the match goes on."""
        ...


@dataclass(frozen=True, slots=True)
class Rules:
    """Everything that a chosen set of values makes of a game.

    `next_dealer` is "winner", "rotate" or "same"; with `redraw` the opening is repeated before each deal.
    `direction` is how the seats lie at the table, "cw" or "ccw": display only. `opener_words` say what
    `opener` does where kernels can do the same (`BEHIND`), nothing elsewhere. `opener_tells` and
    `leader_tells` are what follows for the deal from who speaks, and who leads, first.
    """

    game: "Game"
    chosen: RuleSet
    play: FamilyRules
    opening: OpeningRule
    opener: OpenerRule
    ends: MatchEnd
    next_dealer: str = "rotate"
    redraw: bool = False
    direction: str = "ccw"
    opener_words: tuple[int, ...] = ()
    opener_tells: Tells = tells_nothing
    leader_tells: Tells = tells_nothing

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self.play.seats

    @property
    def next_sits(self) -> str:
        """On which side of a seat the next one sits, "left" or "right" (rules 7.1, `direction`)."""
        return "left" if self.direction == "cw" else "right"

    def start(self, deal: Deal) -> State:
        """The first state of a deal that came from outside. Error: SetupError with all its faults."""
        deal.check(self.play.deck, self.play.plan)
        return self.play.start(deal)


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of values with the reason for each."""

    name: str
    values: Mapping[str, Value] = field(default_factory=dict[str, Value], hash=False)
    reasons: Mapping[str, str] = field(default_factory=dict[str, str], hash=False)
    note: str = ""
    differences: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Game:
    """One variant: name, options with defaults, presets, and `build`, which makes its rules of chosen
    values. `zero_sum`: the points of every deal add up to nothing.
    """

    name: str
    options: tuple[Option, ...]
    presets: tuple[Preset, ...]
    build: Callable[["Game", RuleSet], Rules] = field(repr=False)
    zero_sum: bool = False

    def rules(self, preset: str = "text", **options: object) -> Rules:
        """The rules of a preset with `options` on top. Errors: preset/unknown, option/unknown,
        option/value.
        """
        chosen = {**self.preset(preset).values, **options}
        return self.build(self, RuleSet.of(self.name, self.options, chosen))

    def preset(self, name: str) -> Preset:
        """The preset of that name. Error: preset/unknown."""
        for preset in self.presets:
            if preset.name == name:
                return preset
        known = " | ".join(preset.name for preset in self.presets)
        raise SetupError(Code.PRESET_UNKNOWN, got=name, expected=known, where=self.name)
