"""A trick-taking deal on a position line: calls, trumps, the cards played, and the tricks taken."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from triumvir.auction.auction import Auction, Call
from triumvir.auction.position import (
    NONE,
    check_contract,
    format_calls,
    format_contract,
    parse_calls,
    parse_contract,
)
from triumvir.auction.rules import Contract
from triumvir.cards.card import SUITS, Card
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.cards.text import format_card, parse_card
from triumvir.errors import Code, Faults, IllegalActionError, ParseError
from triumvir.seats import Seat, following, format_by_seat, parse_by_seat, parse_seat
from triumvir.tricks.actions import PlayCard
from triumvir.tricks.kernel import first_word, leader
from triumvir.tricks.phases import Calling, Naming, Over, Phase, Playing, after_calls

if TYPE_CHECKING:
    from triumvir.tricks.rules import TrickRules

FIELDS = ("calls", "contract", "trump", "moves", "tricks")


def format_phase(rules: "TrickRules", now: Phase) -> tuple[str, ...]:
    """The fields of a phase, in the order of `FIELDS`. Moves are all cards played that are known."""
    if isinstance(now, Calling):
        return format_calls(rules.auction, now.auction.calls), NONE, NONE, NONE, NONE
    if isinstance(now, Naming):
        return format_calls(rules.auction, now.calls), format_contract(now.contract), NONE, NONE, NONE
    last = now.played if isinstance(now, Over) else now
    if not isinstance(last, Playing):
        assert isinstance(now, Over), "a phase is calling, naming, playing or over"
        return format_calls(rules.auction, now.calls), NONE, NONE, NONE, NONE
    moves = [
        f"{following(lead, rules.seats, turn)}:{format_card(card)}"
        for lead, cards in _tricks(rules, last)
        for turn, card in enumerate(cards)
    ]
    return (
        format_calls(rules.auction, last.calls),
        format_contract(last.contract),
        SUITS[last.trump],
        ",".join(moves) or NONE,
        format_by_seat(last.tricks),
    )


def _tricks(rules: "TrickRules", now: Playing) -> Iterator[tuple[Seat, tuple[Card, ...]]]:
    """Who led each trick that is known, and its cards; the one on the table last."""
    for trick in now.past:
        yield trick.leader, trick.cards
    yield Seat(leader(now.word)), now.table(rules)


@dataclass(frozen=True, slots=True)
class _Draft:
    """The fields as they were read: nothing but their form is sure."""

    calls: tuple[int, ...]
    contract: Contract | None
    trump: str = NONE
    moves: tuple[tuple[Seat, Card], ...] = ()
    tricks: tuple[int, ...] = ()


def _parse_trump(text: str) -> str:
    """The suit. Error: suit/unknown."""
    if text not in (*SUITS, NONE):
        raise ParseError(Code.SUIT_UNKNOWN, got=text, expected="one of C D H S, or -")
    return text


def _parse_moves(rules: "TrickRules", text: str) -> tuple[tuple[Seat, Card], ...]:
    """Cards played, each with its seat. Errors: seat/unknown, card/unknown."""
    words = text.split(",") if text != NONE else []
    pairs = [word.partition(":") for word in words]
    return tuple((parse_seat(seat, rules.seats), parse_card(card)) for seat, _, card in pairs)


def _read(rules: "TrickRules", words: Sequence[str], faults: Faults) -> _Draft | None:
    """Read all fields; none if one of them fails."""
    known = len(faults)
    calls = faults.tried("calls", partial(parse_calls, rules.auction, words[0]))
    contract = None
    if words[1] != NONE:
        contract = faults.tried("contract", partial(parse_contract, words[1], rules.seats))
    trump = faults.tried("trump", partial(_parse_trump, words[2]))
    if trump == NONE or words[1] == NONE:
        for name, word in zip(FIELDS[2:], words[2:], strict=True):
            if word != NONE:
                expected = "- where there is no contract or trump"
                faults.add(Code.POSITION_FIELD, got=word, expected=expected, where=name)
        return None if calls is None or len(faults) > known else _Draft(calls, contract)
    moves = faults.tried("moves", partial(_parse_moves, rules, words[3]))
    tricks = faults.tried("tricks", partial(parse_by_seat, words[4], rules.seats))
    if calls is None or trump is None or moves is None or tricks is None:
        return None
    return None if contract is None else _Draft(calls, contract, trump, moves, tricks)


def resume_phase(
    rules: "TrickRules",
    deal: Deal | None,
    phase: str,
    to_act: Seat | None,
    words: Sequence[str],
    faults: Faults,
) -> Phase | None:
    """The phase that the fields stand for, `deal` holding the hands as they are now.

    None if there are faults, all of them taken up; without a deal the fields are only read.
    """
    draft = _read(rules, words, faults)
    if draft is None or deal is None:
        return None
    known = len(faults)
    if draft.contract is not None:
        check_contract(rules.auction, deal.opener, draft.calls, draft.contract, faults)
        if draft.contract.declarer is None:
            faults.add(Code.POSITION_FIELD, got=NONE, expected="a declarer", where="contract")
    if draft.trump == NONE:
        now = _called(rules, deal, draft, faults)
    else:
        now = _played(rules, deal, to_act, draft, faults)
    if now is None or len(faults) > known:
        return None
    if now.name != phase:
        faults.add(Code.POSITION_FIELD, got=phase, expected=now.name, where="phase")
    if now.to_act != to_act:
        faults.add(Code.TURN_OTHER_SEAT, got=to_act, expected=now.to_act, where="to_act")
    return None if len(faults) > known else now


def _called(rules: "TrickRules", deal: Deal, draft: _Draft, faults: Faults) -> Phase | None:
    """The phase of a whole deal after some calls."""
    if found := deal.faults(rules.deck, rules.plan):
        faults += found
        return None
    if draft.contract is not None:
        return Naming(draft.calls, draft.contract)
    now: Phase | None = after_calls(Auction(rules.auction, deal.opener))
    for call in draft.calls:
        if now is not None:
            now = faults.tried("calls", partial(now.apply, rules, deal, Call(call)))
    if isinstance(now, Naming):
        faults.add(Code.POSITION_FIELD, got=NONE, expected=format_contract(now.contract), where="contract")
    return now


def _played(
    rules: "TrickRules", deal: Deal, to_act: Seat | None, draft: _Draft, faults: Faults
) -> Phase | None:
    """Play, or its end: the moves made again from where the first of them was led."""
    known = len(faults)
    seats = rules.seats
    contract, moves = draft.contract, draft.moves
    assert contract is not None, "trumps are named by a declarer"
    laid = [CardSet.of(card for mover, card in moves if mover == seat) for seat in range(seats)]
    _check_cards(rules, deal, moves, laid, faults)
    if len(faults) > known:
        return None
    tricks = [moves[at : at + seats] for at in range(0, len(moves) - seats + 1, seats)]
    before = [*draft.tricks]
    for trick in tricks:
        before[rules.winner(draft.trump, trick[0][0], [card for _, card in trick])] -= 1
    if min(before) < 0:
        got = format_by_seat(draft.tricks)
        faults.add(Code.POSITION_FIELD, got=got, expected="no less than the moves show", where="tricks")
    _check_sizes(rules, deal, laid, sum(before), faults)
    if to_act is None and not moves:
        faults.add(Code.POSITION_FIELD, got=NONE, expected="the moves that ended the deal", where="moves")
    if len(faults) > known:
        return None
    trump = SUITS.index(draft.trump)
    layout = rules.layouts[trump]
    word = first_word(seats, moves[0][0] if moves else to_act or 0, trump, rules.duties)
    for seat, count in enumerate(before):
        word += count << 27 + 5 * seat
    held = tuple(layout.mask(hand | cards) for hand, cards in zip(deal.hands, laid, strict=True))
    now: Phase | None = Playing(draft.calls, contract, trump, held, word)
    for seat, card in moves:
        if now is not None:
            now = faults.tried("moves", partial(_moved, rules, deal, now, seat, card))
    return now


def _moved(rules: "TrickRules", deal: Deal, now: Phase, seat: Seat, card: Card) -> Phase:
    """The phase after a card of `seat`. Errors: turn/other_seat and those of plays."""
    if now.to_act is not None and seat != now.to_act:
        got, expected = f"{seat}:{format_card(card)}", f"a move of seat {now.to_act}"
        raise IllegalActionError(Code.TURN_OTHER_SEAT, got=got, expected=expected)
    return now.apply(rules, deal, PlayCard(card))


def _check_cards(
    rules: "TrickRules",
    deal: Deal,
    moves: Sequence[tuple[Seat, Card]],
    laid: Sequence[CardSet],
    faults: Faults,
) -> None:
    """All cards are of the pack and lie in one place only."""
    faults += [fault for fault in deal.faults(rules.deck, rules.plan) if fault.code != Code.DEAL_HAND_SIZE]
    for place, cards in [(f"moves of seat {seat}", cards) for seat, cards in enumerate(laid)]:
        if strange := cards - rules.deck.all:
            faults.add(Code.CARD_NOT_IN_PACK, got=strange, expected="cards of the pack", where=place)
    held = CardSet(0)
    for hand in deal.hands:
        held |= hand
    played = [card for _, card in moves]
    if twice := [card for at, card in enumerate(played) if card in held or card in played[:at]]:
        faults.add(Code.CARD_TWICE, got=CardSet.of(twice), expected="each card once", where="moves")


def _check_sizes(
    rules: "TrickRules", deal: Deal, laid: Sequence[CardSet], before: int, faults: Faults
) -> None:
    """Before the moves all hands were equal, and with the tricks taken earlier no larger than dealt."""
    sizes = [len(hand) + len(cards) for hand, cards in zip(deal.hands, laid, strict=True)]
    size, most = max(sizes), rules.plan.hand_size - before
    for seat, held in enumerate(sizes):
        if held != size or not 0 < held <= most:
            expected = f"{min(size, most)} cards, those of its moves among them"
            faults.add(Code.DEAL_HAND_SIZE, got=f"{held} cards", expected=expected, where=f"hand {seat}")
