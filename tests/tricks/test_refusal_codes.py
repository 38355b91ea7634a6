"""Why a card may not be played: one code for every card, hand and trump, from the words of the duties."""

from hypothesis import given
from hypothesis import strategies as st

from tests.tricks.tables import duties, four_hands, random_deal, three_hands, trumps
from triumvir.cards.card import suit_of
from triumvir.cards.rng import Rng
from triumvir.errors import Code, IllegalActionError
from triumvir.tricks.actions import PlayCard


def reason(rules, hand, led, trump, card):
    """What keeps a card that is not legal from being played."""
    if card not in hand:
        return Code.PLAY_NOT_HELD
    follows = any(suit_of(held) == led for held in hand)
    if rules.must_follow and follows and suit_of(card) != led:
        return Code.PLAY_MUST_FOLLOW
    return Code.PLAY_MUST_OVERTRUMP if suit_of(card) == trump else Code.PLAY_MUST_TRUMP


def code_of(state, card):
    """The code with which a card is refused; none where it may be played."""
    try:
        state.apply(PlayCard(card))
    except IllegalActionError as error:
        return error.code
    return None


@given(st.integers(0, 99), duties, trumps, st.booleans())
def test_every_card_that_is_refused_is_refused_for_its_reason(seed, chosen, trump, four):
    rules = four_hands(**chosen) if four else three_hands(**chosen)
    state, rng = random_deal_at_play(rules, seed, trump), Rng.stream(seed, "walk")
    for _ in range(rng.below(12)):
        state = state.apply(rng.choice(state.legal_actions()))
    table = state.seen_by(None)["table"]
    led = "" if not table else suit_of(next(iter(table[0][2])))
    hand, legal = state.hand(state.to_act), [action.card for action in state.legal_actions()]
    for card in rules.deck.cards:
        expected = None if card in legal else reason(rules, hand, led, trump, card)
        assert code_of(state, card) == expected


def random_deal_at_play(rules, seed, trump):
    """A random deal, all calls made and trump named."""
    state = rules.start(random_deal(rules, seed))
    while state.phase == "auction":
        state = state.apply(state.legal_actions()[-1])
    return state.apply(state.parse_action(f"trump {trump}"))
