"""Cases about calling: the auctions of the climbing games, Hokm's calls (rules 0.1, 5.A, 7.1)."""

from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.climbing.playing import Playing
from triumvir.climbing.state import ClimbingState
from triumvir.conform.case import Answer, Case
from triumvir.conform.layout import Told, hands_of
from triumvir.errors import IllegalActionError, ParseError
from triumvir.games.game import State
from triumvir.tricks.actions import NameTrump
from triumvir.tricks.phases import Naming
from triumvir.tricks.state import TrickState

NAMES = {"bass": 2, "kabbout": 10}
"""Calls of Hokm with a name of their own (rules 5.8)."""


def auction(case: Case) -> Answer:
    """Where the calls lead: closed, open, thrown in ("redeal") or illegal."""
    rules, given = case.climbing, case.given
    opener, none = given.seat("opener", rules.seats), ("",) * rules.seats
    hands = given.texts("hands", rules.seats) if "hands" in given else none
    hearts = given.texts("hearts", rules.seats) if "hearts" in given else ()
    start: State = rules.start(Deal(opener, opener, hands_of(rules.deck, hands, hearts)))
    state, illegal = _after(start, given.words("calls"))
    if illegal is not None:
        return {"status": "illegal", "index": illegal}
    if state.phase == "auction":
        return {"status": "open", **_open(state)}
    if state.outcome is not None and state.outcome.thrown_in:
        return {"status": "redeal"}
    return {"status": "closed", **_closed(state)}


def _closed(state: State) -> Answer:
    assert isinstance(state, ClimbingState), "the caller asked for a climbing game"
    assert isinstance(state.now, Playing), "an auction that is closed is played"
    terms = state.now.terms
    declarer = terms.contract.declarer
    answer: Answer = {"declarer": declarer, "stake": terms.contract.stake, "leader": state.to_act}
    if declarer is not None:
        answer["team"] = [seat for seat, side in enumerate(terms.sides) if side == 0]
    return answer


def calls(case: Case) -> Answer:
    """What Hokm's calls come to: contracts, who names trumps and leads; or who is to call what."""
    rules, given = case.tricks, case.given
    dealer = given.seat("dealer", rules.seats)
    hands = (CardSet(),) * rules.seats
    opener = case.rules.opener(Told(), dealer, hands).opener
    start: State = rules.start(Deal(dealer, opener, hands))
    state, illegal = _after(start, tuple(call_number(word) for word in given.words("calls")))
    if illegal is not None:
        return {"illegal_at": illegal}
    if state.phase == "auction":
        return _open(state)
    if not isinstance(state, TrickState) or not isinstance(state.now, Naming):
        return {"redeal": True}
    led = state.apply(NameTrump("C"))
    return {
        "contracts": list(state.now.contract.calls),
        "trump_caller": state.to_act,
        "leader": led.to_act,
    }


def call_number(word: str | int) -> str | int:
    """A call of Hokm as its number where it was given by name; a pass stays a word."""
    return NAMES.get(word, word) if isinstance(word, str) else word


def _after(state: State, words: tuple[str | int, ...]) -> tuple[State, int | None]:
    """The state after the calls, or the one before the first illegal call and its index."""
    for index, word in enumerate(words):
        if state.phase != "auction":
            return state, index
        try:
            state = state.apply(state.parse_action(f"bid {word}" if isinstance(word, int) else word))
        except (ParseError, IllegalActionError):
            return state, index
    return state, None


def _open(state: State) -> Answer:
    """Who is to speak, and the legal calls: the declining word first, then numbers rising."""
    texts = [state.format_action(action) for action in state.legal_actions()]
    legal = [int(text.removeprefix("bid ")) if text.startswith("bid ") else text for text in texts]
    return {"next": state.to_act, "legal": legal}
