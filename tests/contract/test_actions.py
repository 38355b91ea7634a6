"""What is listed as legal is accepted, nothing else is, and a state is never harmed by trying."""

import pickle
from collections.abc import Iterator

import pytest

from tests.contract.cases import bare, every_case, exact, moments
from triumvir.cards.card import Card
from triumvir.cards.cardset import CardSet
from triumvir.cards.rng import Rng
from triumvir.errors import Code, IllegalActionError, ParseError
from triumvir.games.game import Action, Rules, State
from triumvir.games.match import Match

WORDS = (
    "pass",
    "call",
    "rob",
    *(f"bid {number}" for number in range(1, 12)),
    *(f"trump {suit}" for suit in "CDHS"),
)


def some(found: list[Match], number: int) -> list[Match]:
    """So many moments of a deal, spread over it; the first and the last but one among them."""
    step = max(1, len(found) // number)
    return [*found[:-1:step], found[-2]]


def accepted(state: State, action: Action) -> bool:
    """Whether a state takes an action."""
    try:
        state.apply(action)
    except IllegalActionError:
        return False
    return True


@pytest.mark.parametrize("rules", every_case())
def test_every_legal_action_is_accepted_and_listed_once(rules: Rules) -> None:
    for match in some(moments(rules), 25):
        legal = match.state.legal_actions()
        assert legal
        assert len(set(legal)) == len(legal)
        assert list(match.state.legal_actions()) == list(legal)
        after = {match.state.apply(action) for action in legal}
        assert len(after) == len(legal)
        assert match.state not in after


@pytest.mark.parametrize("rules", every_case())
def test_no_other_action_of_the_deal_is_accepted(rules: Rules) -> None:
    """Every action that is legal at some moment of the deal is tried at others."""
    found = moments(rules)
    rng = Rng.stream("others", "sample")
    pool = sorted({action for match in found for action in match.state.legal_actions()}, key=repr)
    for match in some(found, 12):
        legal = set(match.state.legal_actions())
        for action in (rng.choice(pool) for _ in range(30)):
            assert accepted(match.state, action) == (action in legal)


@pytest.mark.parametrize("rules", every_case())
def test_words_are_accepted_where_they_are_legal(rules: Rules) -> None:
    for match in some(moments(rules), 12):
        state = match.state
        legal = {state.format_action(action) for action in state.legal_actions()}
        for word in WORDS:
            try:
                said = accepted(state, state.parse_action(word))
            except ParseError:
                said = False
            assert said == (word in legal)


def cards_near(pack: tuple[Card, ...], state: State, rng: Rng) -> Iterator[CardSet]:
    """Sets of cards that are, or nearly are, what the seat to act may play; and random ones of its hand."""
    assert state.to_act is not None
    hand = [*state.hand(state.to_act)]
    strange = [card for card in pack if card not in hand]
    plays = [action for action in state.legal_actions() if state.format_action(action).startswith("play")]
    for _ in range(8):
        yield CardSet.of(rng.shuffled(hand)[: 1 + rng.below(min(len(hand), 6))])
        if plays:
            after = state.apply(rng.choice(plays))
            cards = [*(state.hand(state.to_act) - after.hand(state.to_act))]
            spare = Card(rng.choice(rng.choice([hand, strange])))
            yield CardSet.of(cards)
            yield CardSet.of([*cards, spare])
            yield CardSet.of([*cards[1:], spare])


@pytest.mark.parametrize("rules", every_case())
def test_cards_are_accepted_where_they_are_listed(rules: Rules) -> None:
    """Cards named one by one, held or not: taken exactly if the play is listed and the cards are held."""
    rng = Rng.stream("cards", "near")
    tried = {True: 0, False: 0}
    for match in some([match for match in moments(rules) if match.state.phase != "auction"], 8):
        state = match.state
        if state.phase != "play" or state.to_act is None:
            continue
        legal = set(state.legal_actions())
        for cards in cards_near(rules.play.deck.cards, state, rng):
            try:
                action = state.parse_action(f"play {cards}")
            except ParseError:
                tried[False] += 1
                continue
            listed = bare(action) in legal and cards <= state.hand(state.to_act)
            assert accepted(state, action) == listed
            tried[listed] += 1
    assert tried[True] > 5
    assert tried[False] > 5


@pytest.mark.parametrize("rules", every_case())
def test_every_legal_action_goes_through_text(rules: Rules) -> None:
    for match in some(moments(rules), 20):
        state = match.state
        texts = [state.format_action(action) for action in state.legal_actions()]
        assert len(set(texts)) == len(texts)
        assert [state.parse_action(text) for text in texts] == list(state.legal_actions())
        for text in texts[:3]:
            told = f"{state.to_act} {text}"
            assert match.apply_text(told).actions[-1:] in ((told,), ())


@pytest.mark.parametrize("rules", every_case())
def test_naming_the_cards_that_go_anyway_changes_nothing(rules: Rules) -> None:
    for match in some(moments(rules), 12):
        state = match.state
        for action in state.legal_actions()[:20]:
            after = state.apply(action)
            assert state.apply(state.parse_action(exact(state, action, after))) == after


@pytest.mark.parametrize("rules", every_case())
def test_a_state_is_unharmed_by_what_is_tried_on_it(rules: Rules) -> None:
    found = moments(rules)
    pool = sorted({action for match in found for action in match.state.legal_actions()}, key=repr)
    for match in some(found, 4):
        state, twin = match.state, pickle.loads(pickle.dumps(match.state))
        legal, number = list(state.legal_actions()), hash(state)
        refused = [action for action in pool[:: len(pool) // 20 + 1] if not accepted(state, action)]
        assert refused
        for action in legal:
            state.apply(action)
        assert state == twin
        assert hash(state) == number
        assert list(state.legal_actions()) == legal


@pytest.mark.parametrize("rules", every_case())
def test_an_action_of_another_seat_is_refused(rules: Rules) -> None:
    match = Match.start(rules, "turn")
    state = match.state
    assert state.to_act is not None
    text = state.format_action(state.legal_actions()[0])
    for other in range(rules.seats):
        if other != state.to_act:
            with pytest.raises(IllegalActionError) as refused:
                match.apply_text(f"{other} {text}")
            assert refused.value.code == Code.TURN_OTHER_SEAT
            assert f"seat {state.to_act}" in refused.value.expected
    for stranger in (str(rules.seats), "-1", "x", ""):
        with pytest.raises(ParseError) as unread:
            match.apply_text(f"{stranger} {text}")
        assert unread.value.code == Code.SEAT_UNKNOWN


NO_ACTIONS = ("", "play", "play ", "nonsense", "bid x", "trump", "trump X", "play 0H", "pass it", "play 3 =")


@pytest.mark.parametrize("rules", every_case())
def test_what_is_no_action_is_not_read(rules: Rules) -> None:
    for match in some(moments(rules), 3):
        for text in NO_ACTIONS:
            with pytest.raises(ParseError) as unread:
                match.state.parse_action(text)
            assert unread.value.code.partition("/")[0] in ("action", "call", "suit", "card", "rank", "play")
