"""Cases about plays of the climbing games: what cards are, what beats what, which plays a hand has.

Rules 1.B, 3.B-3.D, 4.A and the options of 7.1 about kinds.
"""

from dataclasses import replace

from triumvir.auction.rules import Contract
from triumvir.cards.deal import Deal
from triumvir.climbing.actions import PASS, Play
from triumvir.climbing.combo import Combo
from triumvir.climbing.kernel import plays
from triumvir.climbing.playing import Playing
from triumvir.climbing.rules import ClimbingRules
from triumvir.climbing.shape import ShapeSpec, compile_table, ranks_of
from triumvir.climbing.state import ClimbingState
from triumvir.climbing.text import parse_play
from triumvir.conform.case import Answer, Case
from triumvir.conform.layout import hands_of, one_by_one
from triumvir.errors import Code, IllegalActionError, ParseError
from triumvir.games.shared import opener_leads
from triumvir.seats import Seat

UNLIMITED = 15
"""As many bombs as one likes, in the kernel's word."""


def classify(case: Case) -> Answer:
    """What cards are: all readings, and the one taken when none is named (rules 3.C)."""
    rules, cards = case.climbing, case.given.text("cards")
    counts = rules.counts(one_by_one(rules.deck, cards)) if _in_pack(case, cards) else 0
    readings = [_named(combo) for combo in rules.combos(counts)]
    if not readings:
        return {"kind": "illegal", "readings": []}
    return {**_named(rules.combo(rules.reading(counts))), "readings": readings}


def _named(combo: Combo) -> Answer:
    return {"kind": combo.kind, "key": combo.key, "len": combo.length}


def _in_pack(case: Case, cards: str) -> bool:
    """Whether the pack has such cards at all; what it has not is no kind."""
    try:
        one_by_one(case.climbing.deck, cards)
    except ParseError:
        return False
    return True


def beats(case: Case) -> Answer:
    """Whether `play` may be played on `prev`, in any reading."""
    play = case.given.text("play")
    if not _in_pack(case, play):
        return {"beats": False}
    hand = play + _spare(case, play)
    facing = _facing(case, hand, case.given.text("prev"), "prev_as", UNLIMITED)
    try:
        facing.apply(facing.parse_action(f"play {play}"))
    except (IllegalActionError, ParseError):
        return {"beats": False}
    return {"beats": True}


def legal_set(case: Case) -> Answer:
    """The different plays of a hand, each as its ranks in ascending order."""
    return {"plays": _legal(case)}


def legal_count(case: Case) -> Answer:
    """How many different plays a hand has."""
    return {"count": len(_legal(case))}


def _legal(case: Case) -> list[str]:
    rules, given = case.climbing, case.given
    bombs = given.whole("bombs_left", UNLIMITED) if rules.bomb_cap else UNLIMITED
    to_beat = given.text("to_beat") if "to_beat" in given else None
    facing = _facing(case, given.text("hand"), to_beat, "to_beat_as", bombs)
    found = [
        action.counts for action in facing.legal_actions() if isinstance(action, Play) and action != PASS
    ]
    return [ranks_of(counts, rules.order) for counts in dict.fromkeys(found)]


def _facing(case: Case, hand: str, top: str | None, reading: str, bombs: int) -> ClimbingState:
    """The state in which a seat that holds `hand` leads, or faces `top` where that is given.

    The seat before it led `top`, in the `reading` that the case names or the automatic one.
    """
    rules = case.climbing
    contract = Contract(None, 1, (0,) * rules.seats)
    if top is None:
        state = state_at_play(rules, Seat(0), (hand,) + ("",) * (rules.seats - 1), contract)
    else:
        held = (top + _spare(case, top), hand) + ("",) * (rules.seats - 2)
        state = state_at_play(rules, Seat(0), held, contract).apply(_lead(case, top, reading))
    now, seat = state.now, state.to_act
    assert isinstance(now, Playing), "nobody is out yet"
    assert seat is not None, "so somebody is to play"
    word = now.bombs & ~(15 << 4 * seat) | min(bombs, UNLIMITED) << 4 * seat
    return replace(state, now=replace(now, bombs=word))


def _spare(case: Case, cards: str) -> str:
    """A rank of which the pack has more cards, so that a hand is not empty once `cards` are played."""
    return min(case.climbing.order, key=cards.count)


def _lead(case: Case, top: str, reading: str) -> Play:
    """The lead of `top`; it must be a combination. Error: vector/line."""
    named = ":".join(case.given.texts(reading, 2)) if reading in case.given else ""
    try:
        play = parse_play(case.climbing, f"{top} ={named}" if named else top)
    except ParseError as fault:
        raise ParseError(Code.VECTOR_LINE, got=top, expected=f"a combination ({fault})") from fault
    if not play.header:
        raise ParseError(Code.VECTOR_LINE, got=top, expected="a combination")
    return play


def state_at_play(
    rules: ClimbingRules,
    leader: Seat,
    hands: tuple[str, ...],
    contract: Contract,
    sides: tuple[int, ...] = (),
    blanks: int = 0,
) -> ClimbingState:
    """The state in which `leader` leads, whatever the option says of who leads; hands of any size."""
    play = replace(rules, leader=opener_leads)
    deal = Deal(leader, leader, hands_of(rules.deck, hands), sides=sides, blanks=blanks)
    return ClimbingState.at_play(play, deal, contract)


def pack_count(case: Case) -> Answer:
    """How many different plays of a kind a whole pack holds, with at most `max_cards` cards."""
    rules, given = case.climbing, case.given
    kind, most = given.text("kind_of_play"), given.whole("max_cards", len(rules.deck))
    pack = rules.counts(rules.deck.cards)
    sized = [
        cut
        for shape in rules.shapes
        if shape.kind == kind
        for cut in _of_length(shape, given.whole("len", 0), most)
    ]
    found = {
        counts for shape in sized for counts, _ in plays(compile_table([shape], rules.order), pack, 0, True)
    }
    return {"count": len(found)}


def _of_length(shape: ShapeSpec, length: int, most: int) -> list[ShapeSpec]:
    """The shape cut to each length that it has with at most `most` cards; to `length` alone unless 0."""
    if shape.exact:
        return [shape] if len(shape.exact) <= most and length in (0, 1) else []
    if shape.size_is_length:
        return [shape] if shape.width <= most and length in (0, shape.width) else []
    unit = shape.attach
    per_rank = shape.width + (unit.size * unit.per_rank if unit else 0)
    return [
        replace(shape, least=ranks, most=ranks)
        for ranks in range(shape.least, shape.most + 1)
        if ranks * per_rank <= most and length in (0, ranks)
    ]
