"""What a seat that did not follow, trump or overtrump cannot hold; and the same moment with other hands."""

from itertools import combinations

import pytest

from tests.contract.cases import hands_of, moments
from triumvir.cards.card import suit_of
from triumvir.cards.cardset import CardSet
from triumvir.cards.rng import Rng
from triumvir.cards.text import parse_card
from triumvir.errors import Code, SetupError
from triumvir.games.registry import find
from triumvir.seats import Seat
from triumvir.tricks.rules import TrickRules
from triumvir.views.view import view_of

DUTIES = [{"must_trump": trump, "must_overtrump": over} for trump in (False, True) for over in (False, True)]


def rules_with(**options: object) -> TrickRules:
    """Hokm with some duties."""
    play = find("hokm").rules("text", **options).play
    assert isinstance(play, TrickRules)
    return play


def lacks(cards: str, **options: object) -> list[str]:
    """By seat what is lacking after one trick led by seat 0, hearts being trumps."""
    trick = (Seat(0), tuple(map(parse_card, cards.split())))
    return [str(cards) for cards in rules_with(**options).lacking("H", [trick])]


CLUBS, HEARTS = "7C 8C 9C TC JC QC KC AC", "8H 9H TH JH QH KH AH"


@pytest.mark.parametrize(
    ("cards", "options", "second", "third"),
    [
        ("8C 9C TC", {}, "", ""),
        ("8C 9D TC", {}, CLUBS, ""),
        ("8C 9D", {"must_trump": True}, f"{CLUBS} {HEARTS}", ""),
        ("8C TH 8H", {}, CLUBS, CLUBS),
        ("8C TH 8H", {"must_overtrump": True}, CLUBS, f"{CLUBS} 9H JH AH"),
        ("8C TH 9D", {"must_overtrump": True}, CLUBS, CLUBS),
        ("8H QH TH", {}, "", ""),
        ("8H QH 9S", {"must_overtrump": True}, "", HEARTS),
        ("TH 8H JH", {"must_overtrump": True}, "9H JH AH", ""),
    ],
)
def test_what_is_lacking(cards: str, options: dict[str, object], second: str, third: str) -> None:
    found = lacks(cards, **options)
    assert found[0] == ""
    wanted = [str(CardSet.parse(text)) for text in (second, third)]
    assert found[1:] == wanted


@pytest.mark.parametrize("options", DUTIES)
def test_a_hand_can_have_played_so_exactly_if_it_lacks_the_cards(options: dict[str, bool]) -> None:
    """Hands of three cards: the card may follow if and only if nothing is held that must not."""
    rules, rng = rules_with(**options), Rng.stream("lacking", str(options))
    for _ in range(30):
        pack = rng.shuffled(rules.deck.cards)
        played, card = tuple(pack[: 1 + rng.below(2)]), pack[2]
        trump = rng.choice("CDHS")
        lacking = rules.lacking(trump, [(Seat(0), (*played, card))])[len(played)]
        for others in combinations(pack[3:15], 2):
            hand = CardSet.of([card, *others])
            assert (card in rules.follow(trump, played, hand)) == (not hand & lacking)


@pytest.mark.parametrize("options", DUTIES)
def test_other_hands_leave_what_was_seen(options: dict[str, bool]) -> None:
    rng = Rng.stream("redealt")
    for match in moments(find("hokm").rules("text", **options))[:-1]:
        state = match.state
        assert state.redealt(hands_of(state)) == state
        hands = [*hands_of(state)]
        rest = rng.shuffled([*(hands[1] | hands[2])])
        hands[1], hands[2] = CardSet.of(rest[: len(hands[1])]), CardSet.of(rest[len(hands[1]) :])
        other = state.redealt(tuple(hands))
        assert hands_of(other) == tuple(hands)
        assert view_of(other, 0) == view_of(state, 0)
        assert CardSet.of(card for hand in other.deal.hands for card in hand) == match.rules.play.deck.all
        assert list(map(len, other.deal.hands)) == [10] * 3
    over = moments(find("hokm").rules("text", **options))[-1].state
    with pytest.raises(SetupError) as refused:
        over.redealt(hands_of(over))
    assert refused.value.code == Code.ACTION_WRONG_PHASE


def test_calls_force_nobody() -> None:
    rules = rules_with()
    assert rules.doubted(Seat(1), (2, 3, 4)) == frozenset()
    assert not rules.is_strong(CardSet.parse("AC"))
    assert rules.kitty_takers(Seat(0)) == ()
    assert {suit_of(card) for card in rules.deck.cards} == set("CDHS")
