"""A climbing deal on a position line: the calls, the trick on the table, how much was played before it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from triumvir.auction.auction import Call
from triumvir.auction.position import (
    NONE,
    check_contract,
    format_calls,
    format_contract,
    parse_calls,
    parse_contract,
)
from triumvir.auction.rules import Contract
from triumvir.cards.card import rank_of
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.climbing.actions import PASS, Move, put_down
from triumvir.climbing.kernel_turn import after_pass, after_play, beats
from triumvir.climbing.over import Over
from triumvir.climbing.phases import Calling, Phase, first_phase
from triumvir.climbing.playing import TOP, Playing, Terms
from triumvir.climbing.shape import ranks_of
from triumvir.climbing.text import format_action, parse_play
from triumvir.errors import Code, Faults, IllegalActionError
from triumvir.seats import Seat, format_by_seat, parse_by_seat, parse_seat

if TYPE_CHECKING:
    from triumvir.climbing.rules import ClimbingRules

FIELDS = ("calls", "contract", "moves", "plays", "bombs")


def format_phase(rules: "ClimbingRules", now: Phase) -> tuple[str, ...]:
    """The fields of a phase, in the order of `FIELDS`.

    Moves are those of the trick on the table and, where cleared tricks lie open, all that are known.
    """
    if isinstance(now, Calling):
        return format_calls(rules.auction, now.auction.calls), NONE, NONE, NONE, NONE
    last = now.last if isinstance(now, Over) else now
    if not isinstance(last, Playing):
        assert isinstance(now, Over), "a phase is calling, playing or over"
        return format_calls(rules.auction, now.calls), NONE, NONE, NONE, NONE
    return (
        format_calls(rules.auction, last.terms.calls),
        format_contract(last.terms.contract),
        _format_moves(rules, last),
        *map(format_by_seat, last.tally),
    )


def _format_moves(rules: "ClimbingRules", now: Playing) -> str:
    """The public moves, each with its seat and the cards put down."""
    words: list[str] = []
    first = 0 if rules.discards_open else now.lead
    turn = 0
    for (seat, play), (_, _, cards) in zip(now.moves[first:], now.followed(rules).told[first:], strict=True):
        text = format_action(rules, play._replace(cards=cards.mask), turn & TOP)
        words.append(f"{seat}:{text.removeprefix('play ').replace(' ', '')}")
        turn = _after(rules, turn or seat << 36, (seat, play))
    return ",".join(words) or NONE


def _after(rules: "ClimbingRules", turn: int, move: Move) -> int:
    """The turn after a play or a pass."""
    if move[1] == PASS:
        return after_pass(turn, rules.seats, rules.passes_to_clear, rules.pass_is_final)
    return after_play(turn, move[1].header, rules.seats)


def _parse_moves(rules: "ClimbingRules", text: str) -> tuple[Move, ...]:
    """Moves from a lead on, each a combination that beats the one before, or a pass.

    Errors: seat/unknown, turn/other_seat, play/must_lead, play/no_combination, play/does_not_beat, and those
    of `triumvir.climbing.text.parse_play`.
    """
    moves: list[Move] = []
    turn = 0
    for word in text.split(",") if text != NONE else ():
        name, _, body = word.partition(":")
        seat = parse_seat(name, rules.seats)
        turn = turn if moves else seat << 36
        top, due = turn & TOP, turn >> 36 & 15
        play = PASS if body == "pass" else parse_play(rules, body, top)
        if seat != due:
            raise IllegalActionError(Code.TURN_OTHER_SEAT, got=word, expected=f"a move of seat {due}")
        if play == PASS and not top:
            raise IllegalActionError(
                Code.PLAY_MUST_LEAD, got=word, expected="a play, there is nothing to beat"
            )
        if play != PASS and not play.header:
            raise IllegalActionError(Code.PLAY_NO_COMBINATION, got=word, expected="a combination of the game")
        if play != PASS and not beats(play.header, top):
            raise IllegalActionError(
                Code.PLAY_DOES_NOT_BEAT, got=word, expected="a play above the one before"
            )
        moves.append((seat, play))
        turn = _after(rules, turn, moves[-1])
    return tuple(moves)


@dataclass(frozen=True, slots=True)
class _Draft:
    """The fields as they were read: their form is sure, and that the moves follow each other."""

    calls: tuple[int, ...]
    contract: Contract | None
    moves: tuple[Move, ...]
    plays: tuple[int, ...]
    bombs: tuple[int, ...]


def _read(rules: "ClimbingRules", words: Sequence[str], faults: Faults) -> _Draft | None:
    """Read all fields; none if one of them fails."""
    known = len(faults)
    calls = faults.tried("calls", partial(parse_calls, rules.auction, words[0]))
    if words[1] == NONE:
        for name, word in zip(FIELDS[2:], words[2:], strict=True):
            if word != NONE:
                faults.add(Code.POSITION_FIELD, got=word, expected="- where there is no contract", where=name)
        return None if calls is None or len(faults) > known else _Draft(calls, None, (), (), ())
    contract = faults.tried("contract", partial(parse_contract, words[1], rules.seats))
    moves = faults.tried("moves", partial(_parse_moves, rules, words[2]))
    plays = faults.tried("plays", partial(parse_by_seat, words[3], rules.seats))
    bombs = faults.tried("bombs", partial(parse_by_seat, words[4], rules.seats))
    if calls is None or moves is None or plays is None or bombs is None:
        return None
    return None if contract is None else _Draft(calls, contract, moves, plays, bombs)


def resume_phase(
    rules: "ClimbingRules",
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
    if draft.contract is None:
        now = _called(rules, deal, draft.calls, faults)
    else:
        check_contract(rules.auction, deal.opener, draft.calls, draft.contract, faults)
        now = _played(rules, deal, to_act, draft, draft.contract, faults)
    if now is None or len(faults) > known:
        return None
    if now.name != phase:
        faults.add(Code.POSITION_FIELD, got=phase, expected=now.name, where="phase")
    if now.to_act != to_act:
        faults.add(Code.TURN_OTHER_SEAT, got=to_act, expected=now.to_act, where="to_act")
    return None if len(faults) > known else now


def _called(rules: "ClimbingRules", deal: Deal, calls: tuple[int, ...], faults: Faults) -> Phase | None:
    """The phase of a whole deal after some calls."""
    if found := deal.faults(rules.deck, rules.plan):
        faults += found
        return None
    now: Phase | None = first_phase(rules, deal)
    for call in calls:
        if now is not None:
            now = faults.tried("calls", partial(now.apply, rules, deal, Call(call)))
    if isinstance(now, Playing):
        faults.add(
            Code.POSITION_FIELD, got=NONE, expected=format_contract(now.terms.contract), where="contract"
        )
    return now


def _played(
    rules: "ClimbingRules",
    deal: Deal,
    to_act: Seat | None,
    draft: _Draft,
    contract: Contract,
    faults: Faults,
) -> Phase | None:
    """Play as it stands with the hands of `deal` left, or the end if one of them is empty."""
    known = len(faults)
    takers = rules.takers(contract)
    if contract.declarer is None and not rules.plan.sides:
        faults.add(Code.POSITION_FIELD, got=NONE, expected="a declarer", where="contract")
    if to_act is None and not draft.moves:
        faults.add(Code.POSITION_FIELD, got=NONE, expected="the moves that ended the deal", where="moves")
    _check_cards(rules, deal, takers, draft.moves, faults)
    if len(faults) > known:
        return None
    moves, laid = _put_down(rules, deal, draft.moves)
    _check_sizes(rules, deal, takers, moves, laid, faults)
    before = _before(rules, deal, takers, contract, draft, laid, faults)
    leader = to_act or 0
    turn, lead = leader << 36 | (leader << 32 if any(draft.plays) else 0), 0
    for at, move in enumerate(moves):
        turn = _after(rules, turn if at else move[0] << 36, move)
        lead = lead if turn & TOP else at + 1
    if lead and not rules.discards_open:
        expected = "no more than the trick on the table"
        faults.add(Code.POSITION_FIELD, got="a cleared trick", expected=expected, where="moves")
    if len(faults) > known:
        return None
    held = tuple(hand | cards for hand, cards in zip(deal.hands, laid, strict=True))
    terms = Terms(draft.calls, contract, rules.sides(deal, contract), held, *before)
    counts = tuple(rules.counts(hand) for hand in deal.hands)
    bombs = rules.bombs_left(contract)
    for seat, played in enumerate(draft.bombs):
        bombs -= (played << 4 * seat) * (bombs >> 4 * seat & 15 != 15)
    now = Playing(terms, counts, turn, bombs, moves, lead)
    return now if all(counts) else now.over(rules, deal, Seat(counts.index(0)))


def _check_cards(
    rules: "ClimbingRules", deal: Deal, takers: Sequence[Seat], moves: Sequence[Move], faults: Faults
) -> None:
    """All cards are of the pack and lie in one place; those of the kitty with their taker, if not played."""
    sizes = (Code.DEAL_HAND_SIZE, Code.DEAL_KITTY_SIZE)
    hands = replace(deal, kitty=()).faults(rules.deck, rules.plan)
    kitty = replace(deal, hands=()).faults(rules.deck, rules.plan) if deal.kitty else []
    faults += [fault for fault in hands if fault.code not in sizes]
    faults += [fault for fault in kitty if fault.where == "kitty"]
    for card, taker in zip(deal.kitty, takers, strict=False):
        if any(card in hand for seat, hand in enumerate(deal.hands) if seat != taker):
            expected = f"a card that seat {taker} took"
            faults.add(Code.CARD_TWICE, got=CardSet.of([card]), expected=expected, where="kitty")
    seen = CardSet(0)
    for hand in deal.hands:
        seen |= hand
    for _, play in moves:
        cards = CardSet(play.cards)
        if twice := cards & seen:
            faults.add(Code.CARD_TWICE, got=twice, expected="each card once", where="moves")
        seen |= cards
    ranks = Counter(rank_of(card) for hand in deal.hands for card in hand)
    ranks += Counter("".join(ranks_of(play.counts, rules.order) for _, play in moves))
    if more := ranks - Counter(map(rank_of, rules.deck.cards)):
        got = "".join(sorted(more, key=rules.order.find))
        faults.add(
            Code.CARD_TWICE, got=got, expected="no more cards of a rank than are in the pack", where="moves"
        )


def _put_down(
    rules: "ClimbingRules", deal: Deal, moves: Sequence[Move]
) -> tuple[tuple[Move, ...], list[CardSet]]:
    """The moves with their cards, and all cards by seat; ranks alone mean the lowest that lie nowhere."""
    free = rules.deck.all.mask
    for cards in (*(hand.mask for hand in deal.hands), *(play.cards for _, play in moves)):
        free &= ~cards
    named: list[Move] = []
    laid = [CardSet()] * rules.seats
    for seat, play in moves:
        cards = play.cards
        if not cards:
            kept = put_down(rules, free, play)
            cards, free = free & ~kept, kept
        named.append((seat, play._replace(cards=cards)))
        laid[seat] |= CardSet(cards)
    return tuple(named), laid


def _check_sizes(
    rules: "ClimbingRules",
    deal: Deal,
    takers: Sequence[Seat],
    moves: Sequence[Move],
    laid: Sequence[CardSet],
    faults: Faults,
) -> None:
    """No seat has held more than it was dealt, and nobody but the last to play is out of cards."""
    last = moves[-1][0] if moves and moves[-1][1] != PASS else None
    for seat, hand in enumerate(deal.hands):
        held, most = len(hand) + len(laid[seat]), rules.plan.hand_size + takers.count(Seat(seat))
        if held > most or (not hand and seat != last):
            expected = f"1 to {most} cards, those of its moves among them"
            faults.add(Code.DEAL_HAND_SIZE, got=f"{held} cards", expected=expected, where=f"hand {seat}")


def _before(
    rules: "ClimbingRules",
    deal: Deal,
    takers: Sequence[Seat],
    contract: Contract,
    draft: _Draft,
    laid: Sequence[CardSet],
    faults: Faults,
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The plays, and those with precedence, that each seat made before the moves that are listed."""
    before: list[tuple[int, int]] = []
    for seat, (plays, bombs) in enumerate(zip(draft.plays, draft.bombs, strict=True)):
        own = [play for mover, play in draft.moves if mover == seat and play != PASS]
        earlier = plays - len(own), bombs - sum(play.header >> 24 != 0 for play in own)
        most = rules.plan.hand_size + takers.count(Seat(seat)) - len(deal.hands[seat]) - len(laid[seat])
        if not 0 <= earlier[0] <= max(most, 0):
            expected = f"{len(own)} to {len(own) + max(most, 0)}"
            faults.add(Code.POSITION_FIELD, got=plays, expected=expected, where=f"plays of seat {seat}")
        elif not 0 <= earlier[1] <= earlier[0]:
            expected = f"{bombs - earlier[1]} to {bombs - earlier[1] + earlier[0]}"
            faults.add(Code.POSITION_FIELD, got=bombs, expected=expected, where=f"bombs of seat {seat}")
        elif bombs > (limit := rules.bombs_left(contract) >> 4 * seat & 15) != 15:
            faults.add(
                Code.PLAY_BOMBS_SPENT, got=bombs, expected=f"{limit} at most", where=f"bombs of seat {seat}"
            )
        before.append(earlier)
    plays_before, bombs_before = zip(*before, strict=True)
    return plays_before, bombs_before
