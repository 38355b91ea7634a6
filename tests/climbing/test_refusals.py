"""Every way in which an action can be refused: one code each, what was wrong, and the state unharmed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.climbing.cases import at_play, does, random_cards, rules_of, suited
from triumvir.auction.auction import Call
from triumvir.cards.card import rank_of
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.cards.rng import Rng
from triumvir.climbing.actions import PASS, Play
from triumvir.climbing.state import ClimbingState
from triumvir.errors import Code, IllegalActionError
from triumvir.seats import Seat

HANDS = ("3334445677", "3558888br", "49999222")


def refused(state, action):
    """The error of an action, given as text or as a value; the state is as it was."""
    before = (state.legal_actions(), [state.hand(Seat(seat)) for seat in range(state.rules.seats)])
    with pytest.raises(IllegalActionError) as caught:
        state.apply(state.parse_action(action) if isinstance(action, str) else action)
    assert before == (state.legal_actions(), [state.hand(Seat(seat)) for seat in range(state.rules.seats)])
    return caught.value


LEADING = [
    ("pass", Code.PLAY_MUST_LEAD, "pass", "a play, there is nothing to beat"),
    ("play 8", Code.PLAY_NOT_HELD, "play 8", "cards of 3C 3D 3H 4C 4D 4H 5C 6C 7C 7D"),
    ("play 3333", Code.PLAY_NOT_HELD, "play 3333", "cards of 3C 3D 3H 4C 4D 4H 5C 6C 7C 7D"),
    ("play 3S", Code.PLAY_NOT_HELD, "play 3S", "cards of 3C 3D 3H 4C 4D 4H 5C 6C 7C 7D"),
    ("play 3C 3S", Code.PLAY_NOT_HELD, "play 3C 3S", "cards of 3C 3D 3H 4C 4D 4H 5C 6C 7C 7D"),
    ("play 34", Code.PLAY_NO_COMBINATION, "play 34", "a combination of the game"),
    ("play 3C 4D", Code.PLAY_NO_COMBINATION, "play 3C 4D", "a combination of the game"),
    ("bid 3", Code.ACTION_WRONG_PHASE, "bid 3", "a play or pass"),
]
FOLLOWING = [
    ("play 3", Code.PLAY_DOES_NOT_BEAT, "play 3", "a play above single 4, length 1, or pass"),
    ("play 55", Code.PLAY_DOES_NOT_BEAT, "play 55", "a play above single 4, length 1, or pass"),
    ("play 6", Code.PLAY_NOT_HELD, "play 6", "cards of 3S 5D 5H 8C 8D 8H 8S b r"),
    ("play 35", Code.PLAY_NO_COMBINATION, "play 35", "a combination of the game"),
]


@pytest.mark.parametrize(("text", "code", "got", "expected"), LEADING)
def test_leading(text, code, got, expected):
    error = refused(at_play("dou_dizhu", *HANDS), text)
    assert (error.code, error.got, error.expected) == (code, got, expected)


@pytest.mark.parametrize(("text", "code", "got", "expected"), FOLLOWING)
def test_following(text, code, got, expected):
    error = refused(does(at_play("dou_dizhu", *HANDS), "play 4"), text)
    assert (error.code, error.got, error.expected) == (code, got, expected)


def test_what_lies_on_the_table_is_named_with_its_length():
    state = does(at_play("dou_dizhu", "345679", "456788", "9"), "play 34567")
    assert refused(state, "play 88").expected == "a play above straight 7, length 5, or pass"
    state = does(at_play("dou_dizhu/4", "444449", "55558", "9", "T"), "play 44444")
    assert refused(state, "play 5555").expected == "a play above bomb 4, length 5, or pass"


def test_a_spent_bomb_is_refused_by_its_own_code():
    hands = ("3344559", "44447777br", "6", "T")
    state = at_play("dou_dizhu/4", *hands, calls=(3, 1, 0, 0), bomb_cap_by_bid=True)
    state = does(state, "play 33", "play 4444", "pass", "pass", "pass")
    error = refused(state, "play 7777")
    assert (error.code, error.got) == (Code.PLAY_BOMBS_SPENT, "play 7777")
    assert error.expected == "a play without a bomb"
    state = does(state, "play 7", "pass", "pass", "pass", "play 77")
    assert refused(does(state, "pass", "pass", "pass"), "play br").code is Code.PLAY_NO_COMBINATION


def test_a_hand_without_the_cards_of_a_bomb_says_so_first():
    state = at_play("dou_dizhu/4", "35", "44449", "6", "T", calls=(3, 1, 0, 0), bomb_cap_by_bid=True)
    state = does(state, "play 3", "play 4444", "pass", "pass", "pass")
    assert refused(state, "play 7777").code is Code.PLAY_NOT_HELD


def test_an_action_of_another_phase():
    deal = Deal(Seat(0), Seat(0), suited("dou_dizhu", "3", "4", "5"))
    calling = ClimbingState.start(rules_of("dou_dizhu"), deal)
    error = refused(calling, "play 3")
    assert (error.code, error.got, error.expected) == (Code.ACTION_WRONG_PHASE, "play 3", "a call")
    assert refused(calling, PASS).code is Code.ACTION_WRONG_PHASE
    assert refused(calling, "bid 4").code is Code.CALL_ILLEGAL
    over = does(at_play("dou_dizhu", "3", "4", "5"), "play 3")
    for action in ("play 4", "pass", "bid 1"):
        error = refused(over, action)
        assert (error.code, error.got, error.expected) == (
            Code.DEAL_OVER,
            action,
            "no action, the deal is over",
        )


def test_a_reading_the_cards_do_not_have():
    state = at_play("dou_dizhu", "33334444K", "5", "6", quad_pair_kickers_distinct=False)
    quad = state.parse_action("play 33334444 =quad_two_pairs:3")
    assert state.apply(quad).now.top == quad.header
    for header in (0, quad.header + 7, 0xFFFF_FFFF, 1 << 16):
        error = refused(state, Play(quad.counts, header))
        assert (error.code, error.got) == (Code.PLAY_READING, "play 33334444 =?")
        assert error.expected == "a reading of the cards"


FOREIGN = ["pass", None, 3, (1, 2, 3), Deal]
MALFORMED = [
    Play(-1, 1 << 16),
    Play(0, 5),
    Play(0, 0, 1),
    Play(1 << 60, 1 << 16),
    Play(1, -1),
    Play(1, 1 << 32),
    Play(1, 1 << 16, -1),
]


@pytest.mark.parametrize("action", FOREIGN)
def test_what_is_no_action_at_all(action):
    deal = Deal(Seat(0), Seat(0), suited("dou_dizhu", "34", "4", "5"))
    calling = ClimbingState.start(rules_of("dou_dizhu"), deal)
    playing = at_play("dou_dizhu", "34", "4", "5")
    over = does(playing, "play 3", "play 4")
    for state, code in (
        (calling, Code.ACTION_WRONG_PHASE),
        (playing, Code.ACTION_WRONG_PHASE),
        (over, Code.DEAL_OVER),
    ):
        with pytest.raises(IllegalActionError) as caught:
            state.apply(action)
        assert (caught.value.code, caught.value.got) == (code, repr(action))


@pytest.mark.parametrize("play", MALFORMED)
def test_a_play_the_kernels_cannot_look_at(play):
    leading = at_play("dou_dizhu", "34", "4", "5")
    following = does(leading, "play 3")
    over = does(following, "play 4")
    calling = ClimbingState.start(leading.rules, leading.deal)
    for state, code in (
        (leading, Code.ACTION_UNKNOWN),
        (following, Code.ACTION_UNKNOWN),
        (calling, Code.ACTION_WRONG_PHASE),
        (over, Code.DEAL_OVER),
    ):
        error = refused(state, play)
        assert (error.code, error.got) == (code, repr(play))


counts_like = st.lists(st.sampled_from([0, 0, 0, 1, 1, 2, 3, 4]), min_size=15, max_size=15)


@given(st.integers(0, 999), counts_like, st.integers(0, 15), st.integers(0, 12), st.booleans())
def test_an_action_is_accepted_exactly_when_it_is_listed(number, counts, shape, key, follows):
    rng = Rng.stream("listed", number)
    rules = rules_of("dou_dizhu", kickers_distinct=False)
    deal = Deal(Seat(0), Seat(0), random_cards(rng, "dou_dizhu", (12, 12, 12)))
    state = ClimbingState.at_play(rules, deal, at_play("dou_dizhu", "3", "4", "5").now.terms.contract)
    if follows:
        state = state.apply(rng.choice(state.legal_actions()))
    legal = state.legal_actions()
    wild = Play(sum(n << 4 * at for at, n in enumerate(counts)), shape << 16 | 1 << 8 | key)
    for action in [*legal[:50], wild, wild._replace(header=rules.reading(wild.counts)), PASS]:
        if action in legal:
            assert state.apply(action) != state
        else:
            refused(state, action)


def test_named_cards_leave_the_hand_and_no_others():
    state = at_play("dou_dizhu", "3333444", "5", "6")
    after = does(state, "play 3S 3H 3D 4H")
    assert str(after.hand(Seat(0))) == "3C 4C 4D"
    assert str(does(state, "play 3334").hand(Seat(0))) == "3S 4D 4H"
    again = does(after, "pass", "pass", "play 4")
    assert str(again.hand(Seat(0))) == "3C 4D"
    assert refused(does(after, "pass", "pass"), "play 3S").code is Code.PLAY_NOT_HELD


def test_cards_that_would_go_anyway_make_the_same_state():
    state = at_play("dou_dizhu", "3333444", "5", "6")
    assert does(state, "play 3C 3D") == does(state, "play 33")
    assert does(state, "play 3C 3S") != does(state, "play 33")
    assert does(state, "play 3C 3S").now.moves[-1][1].cards == CardSet.parse("3C 3S").mask


def test_the_lowest_cards_of_the_lowest_rank_go():
    """2C is the card with the lowest id of all."""
    state = at_play("dou_dizhu", "22223", "5", "6")
    for text, left in (("2", "2D 2H 2S 3C"), ("22", "2H 2S 3C"), ("222", "2S 3C"), ("2223", "2S")):
        assert str(does(state, f"play {text}").hand(Seat(0))) == left


def test_two_packs_tell_their_copies_apart():
    state = at_play("dou_dizhu/4", "3333345", "6", "7", "8")
    assert str(state.hand(Seat(0))) == "3C 3D 3H 3S 4C 5C 3C'"
    assert str(does(state, "play 3C' 3C 3S").hand(Seat(0))) == "3D 3H 4C 5C"
    assert str(does(state, "play 33333").hand(Seat(0))) == "4C 5C"
    assert refused(state, "play 4C'").code is Code.PLAY_NOT_HELD
    after = does(state, "play 3C'", "pass", "pass", "pass")
    assert refused(after, "play 3C' 3C").code is Code.PLAY_NOT_HELD


def test_cards_that_are_not_what_the_counts_say():
    state = at_play("dou_dizhu", "3344", "5", "6")
    single = state.parse_action("play 3")
    wrong = single._replace(cards=CardSet.parse("4C").mask)
    assert refused(state, wrong).code is Code.PLAY_NOT_HELD
    assert refused(state, single._replace(cards=CardSet.parse("3C 3D").mask)).code is Code.PLAY_NOT_HELD
    assert refused(state, single._replace(cards=1 << 400)).code is Code.PLAY_NOT_HELD
    right = single._replace(cards=CardSet.parse("3D").mask)
    assert str(state.apply(right).hand(Seat(0))) == "3C 4C 4D"


@given(st.integers(0, 999), st.data())
def test_any_choice_of_cards_of_the_ranks_is_the_same_play(number, data):
    """Suits never matter to what is legal (rules 0): any cards of the ranks may be put down."""
    rng = Rng.stream("suits", number)
    deal = Deal(Seat(0), Seat(0), random_cards(rng, "dou_dizhu/4", (14, 6, 6, 6)))
    contract = at_play("dou_dizhu/4", "3", "4", "5", "6").now.terms.contract
    state = ClimbingState.at_play(rules_of("dou_dizhu/4"), deal, contract)
    play = data.draw(st.sampled_from(state.legal_actions()))
    hand = [*state.hand(Seat(0))]
    cards = []
    for place, rank in enumerate(state.rules.order):
        held = data.draw(st.permutations([card for card in hand if rank_of(card) == rank]))
        cards += held[: play.counts >> 4 * place & 15]
    named = play._replace(cards=CardSet.of(cards).mask)
    after = state.apply(named)
    assert after.hand(Seat(0)) == state.hand(Seat(0)) - CardSet.of(cards)
    assert after.pack() == state.apply(play).pack() if after.outcome is None else after.outcome.first_out == 0
    assert after.outcome or state.parse_action(state.format_action(named)).counts == play.counts


def test_a_pass_is_nothing_at_all():
    assert PASS == Play(0, 0) == (0, 0, 0)


def test_a_call_is_refused_in_play_whatever_it_says():
    assert refused(at_play("dou_dizhu", "34", "4", "5"), Call(-7)).code is Code.ACTION_WRONG_PHASE
