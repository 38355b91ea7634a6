"""Cases about the play of Hokm: who takes a trick, what may follow, whole plays (rules 5.10-5.17, 7.1)."""

from triumvir.auction.rules import Contract
from triumvir.cards.card import SUITS, Card
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.cards.text import parse_card
from triumvir.conform.calls import call_number
from triumvir.conform.case import Answer, Case
from triumvir.errors import Code, IllegalActionError, ParseError
from triumvir.tricks.actions import PlayCard
from triumvir.tricks.phases import Over, Playing
from triumvir.tricks.state import TrickState


def trick_winner(case: Case) -> Answer:
    """The seat that takes a whole trick."""
    cards = _cards(case, case.given.texts("cards", case.seats))
    leader = case.given.seat("leader", case.seats)
    return {"winner": case.tricks.winner(_trump(case), leader, cards)}


def follow(case: Case) -> Answer:
    """The cards of a hand that may be played to the trick so far."""
    given = case.given
    led = (given.text("led"),) if "led" in given else ()
    played = _cards(case, given.texts("played") if "played" in given else led)
    hand = CardSet.of(_cards(case, given.texts("hand")))
    if len(played) >= case.seats or (led and played[:1] != _cards(case, led)):
        expected = "an unfinished trick that begins with the card led"
        raise ParseError(
            Code.VECTOR_LINE, got=given.told.get("played"), expected=expected, where="given.played"
        )
    return {"legal": str(case.tricks.follow(_trump(case), played, hand)).split()}


def hokm_script(case: Case) -> Answer:
    """What a play of cards comes to: the takers of the tricks, and the points once the hands are empty."""
    rules, given = case.tricks, case.given
    leader = given.seat("leader", rules.seats)
    contract = Contract(leader, 0, contracts(case) if "calls" in given else (0,) * rules.seats)
    hands = tuple(CardSet.of(_cards(case, hand)) for hand in given.text_lists("hands", rules.seats))
    state = TrickState.at_play(rules, Deal(leader, leader, hands), contract, _trump(case))
    for index, card in enumerate(_cards(case, given.texts("plays"))):
        try:
            state = state.apply(PlayCard(card))
        except IllegalActionError:
            return {"illegal_at": index}
    return _come_to(state, "calls" in given)


def _come_to(state: TrickState, called: bool) -> Answer:
    now = state.now.played if isinstance(state.now, Over) else state.now
    assert isinstance(now, Playing), "play began"
    answer: Answer = {"winners": [trick.winner for trick in now.past], "tricks": list(now.tricks)}
    if called and state.outcome is not None:
        answer["deltas"] = list(state.outcome.points)
    return answer


def contracts(case: Case) -> tuple[int, ...]:
    """Everybody's own call, by seat, as numbers; 0 for a pass."""
    named = [call_number(word) for word in case.given.words("calls")]
    calls = tuple(0 if call == "pass" else call for call in named)
    if len(calls) != case.seats or not all(isinstance(call, int) and 0 <= call <= 10 for call in calls):
        expected = f"{case.seats} calls, numbers up to 10 or their names"
        raise ParseError(Code.VECTOR_LINE, got=named, expected=expected, where="given.calls")
    return tuple(int(call) for call in calls)


def _cards(case: Case, names: tuple[str, ...]) -> tuple[Card, ...]:
    """Cards of the pack. Errors: card/unknown, card/not_in_pack."""
    cards = tuple(map(parse_card, names))
    if strange := CardSet.of(cards) - case.rules.play.deck.all:
        raise ParseError(Code.CARD_NOT_IN_PACK, got=strange, expected="cards of the pack", where="given")
    return cards


def _trump(case: Case) -> str:
    trump = case.given.text("trump")
    if trump not in tuple(SUITS):
        raise ParseError(Code.SUIT_UNKNOWN, got=trump, expected="one of C D H S", where="given.trump")
    return trump
