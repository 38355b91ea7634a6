"""Positions: one moment of a deal on one line, the fields separated by blanks."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

from triumvir.cards.card import Card
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.cards.text import format_card, parse_card, split_cards
from triumvir.errors import Code, Faults, ParseError, SetupError
from triumvir.games.game import Game, Rules, State
from triumvir.games.options import RuleSet, format_value
from triumvir.games.registry import find
from triumvir.seats import Seat, format_by_seat, parse_by_seat, parse_seat

NONE = "-"
HEAD = ("game", "rules", "phase", "to_act", "hands", "kitty", "dealer", "opener", "sides", "blanks")
PHASES = ("auction", "trump", "play", "over")
MOST_BLANKS = 9999


@dataclass(frozen=True, slots=True)
class Position:
    """A state with the rules it is played by."""

    rules: Rules
    state: State

    def __str__(self) -> str:
        return format_position(self.rules, self.state)


def rules_of(game: Game, values: Mapping[str, object]) -> Rules:
    """The rules that differ from the default by `values`. Errors: option/unknown, option/value, all at
    once.
    """
    return _built(game, RuleSet.of(game.name, game.options, values))


@lru_cache(maxsize=32)
def _built(game: Game, chosen: RuleSet) -> Rules:
    """Rules cost more to build than most lines to read, and lines come in numbers by the same rules."""
    return game.build(game, chosen)


def format_position(rules: Rules, state: State) -> str:
    """The line of a state of `rules`; a blank stands only between fields."""
    deal = state.deal
    head = (
        rules.game.name,
        format_rules(rules.chosen),
        state.phase,
        NONE if state.to_act is None else str(state.to_act),
        "/".join(format_pile(state.hand(Seat(seat))) for seat in range(rules.seats)),
        format_pile(deal.kitty),
        str(deal.dealer),
        str(deal.opener),
        format_by_seat(deal.sides) or NONE,
        str(deal.blanks),
    )
    return " ".join((*head, *state.position()))


def format_rules(chosen: RuleSet) -> str:
    """The values that differ from the default, `-` for none."""
    return ",".join(f"{name}={format_value(value)}" for name, value in chosen.diff().items()) or NONE


def format_pile(cards: Iterable[Card]) -> str:
    """Cards without blanks between them, `-` for none."""
    return "".join(map(format_card, cards)) or NONE


def parse_position(text: str) -> Position:
    """The position that a line stands for.

    Errors: position/fields, game/unknown, or one SetupError with all that is wrong in the fields.
    """
    words = text.split()
    if len(words) < 2:
        raise ParseError(Code.POSITION_FIELDS, got=text, expected=f"{' '.join(HEAD)} and more")
    game = find(words[0])
    rules = rules_of(game, _parse_rules(words[1]))
    fields = (*HEAD, *rules.play.position_fields)
    if len(words) != len(fields):
        raise ParseError(
            Code.POSITION_FIELDS, got=f"{len(words)} fields", expected=" ".join(fields), where=text
        )
    faults = Faults()
    seats = rules.seats
    phase, to_act = words[2], None
    if phase not in PHASES:
        faults.add(Code.POSITION_FIELD, got=phase, expected=" | ".join(PHASES), where="phase")
    if words[3] != NONE:
        to_act = faults.tried("to_act", partial(parse_seat, words[3], seats))
    deal = _parse_deal(words, seats, faults)
    whole = None if faults else deal
    state = rules.play.resume(whole, phase, to_act, words[len(HEAD) :], faults)
    faults.check()
    assert state is not None, "a position is refused for a reason"
    return Position(rules, state)


def _parse_rules(text: str) -> dict[str, str]:
    """The values that differ from the default. Error: position/field."""
    values: dict[str, str] = {}
    for pair in text.split(",") if text != NONE else ():
        name, equals, value = pair.partition("=")
        if not equals or name in values:
            expected = "- or options such as spring=x2, each once, with commas between them"
            raise SetupError(Code.POSITION_FIELD, got=pair, expected=expected, where="rules")
        values[name] = value
    return values


def _parse_deal(words: Sequence[str], seats: int, faults: Faults) -> Deal | None:
    """The facts of the deal; none if a field fails."""
    hands = faults.tried("hands", partial(_parse_hands, words[4], seats))
    kitty = faults.tried("kitty", partial(_parse_kitty, words[5]))
    dealer = faults.tried("dealer", partial(parse_seat, words[6], seats))
    opener = faults.tried("opener", partial(parse_seat, words[7], seats))
    sides = () if words[8] == NONE else faults.tried("sides", partial(parse_by_seat, words[8], seats))
    blanks = faults.tried("blanks", partial(_parse_blanks, words[9]))
    if hands is None or kitty is None or dealer is None or opener is None or sides is None or blanks is None:
        return None
    return Deal(dealer, opener, hands, kitty, sides, blanks)


def _parse_hands(text: str, seats: int) -> tuple[CardSet, ...]:
    """Hands by seat. Errors: card/unknown, card/twice, deal/hands."""
    piles = text.split("/")
    if len(piles) != seats:
        raise ParseError(Code.DEAL_HANDS, got=f"{len(piles)} hands", expected=f"{seats} hands")
    return tuple(CardSet() if pile == NONE else CardSet.parse(pile) for pile in piles)


def _parse_kitty(text: str) -> tuple[Card, ...]:
    """Cards in their order. Error: card/unknown."""
    return () if text == NONE else tuple(map(parse_card, split_cards(text)))


def _parse_blanks(text: str) -> int:
    """How many deals were thrown in just before. Error: position/field."""
    return parse_by_seat(text, 1)[0]
