"""What the rules derive and keep: texts of plays, ranks of masks, sides, strong hands."""

import pickle
from dataclasses import fields

import pytest

from tests.climbing.cases import OPTIONS, rules_of
from triumvir.auction.rules import Contract
from triumvir.cards.card import Card
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.cards.rng import Rng
from triumvir.climbing.actions import Play
from triumvir.climbing.rules import ClimbingRules, Memo
from triumvir.games.registry import find
from triumvir.seats import Seat

RULES = [rules_of(game, **{name: values[-1]}) for game in OPTIONS for name, values in OPTIONS[game].items()]


def test_sides_come_from_the_deal_where_nobody_declares() -> None:
    deal = Deal(Seat(0), Seat(0), (), sides=(1, 0, 0, 1))
    assert rules_of("big_three/4").sides(deal, Contract(Seat(1), 1, (0,) * 4)) == (1, 0, 0, 1)
    assert rules_of("dou_dizhu/4").sides(deal, Contract(None, 0, (0,) * 4, thrown_in=True)) == (1, 0, 0, 1)
    assert rules_of("dou_dizhu/4").sides(deal, Contract(Seat(1), 1, (0,) * 4)) == (1, 0, 1, 0)


def test_the_sides_that_may_come_to_be() -> None:
    deal = Deal(Seat(0), Seat(1), (), sides=(1, 0, 0, 1))
    assert rules_of("big_three/4").sidings(deal) == ((1, 0, 0, 1),)
    alone = ((0, 1, 1), (1, 0, 1), (1, 1, 0))
    assert rules_of("dou_dizhu").sidings(deal) == rules_of("big_three").sidings(deal) == alone
    assert rules_of("dou_dizhu/4").sidings(deal) == ((0, 1, 0, 1), (1, 0, 1, 0))
    named = rules_of("dou_dizhu", auction_mode="none").sidings(deal)
    assert named == ((1, 0, 1),), "the opener is the landlord, whoever could bid"


def test_texts_are_kept_up_to_a_number_and_not_sent_along(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = find("big_three").rules().play
    assert isinstance(rules, ClimbingRules)
    low = Play(1, rules.reading(1), 0)
    known = rules.told(low)
    assert known == "play 4"
    assert rules.told(low._replace(cards=1 << 8)) is known, "worked out once, whatever cards it was"
    assert rules.told(Play(1 << 4, rules.reading(1 << 4))) == "play 5"
    assert rules.told(low) is known
    monkeypatch.setattr(Memo, "MOST", 2)
    memo = Memo()
    for number in range(3):
        memo.keep((number, 0), str(number))
    assert memo == {(2, 0): "2"}
    assert pickle.loads(pickle.dumps(memo)) == {}


def test_hands_are_counted_by_mask_as_card_by_card() -> None:
    rng = Rng.stream("masks")
    for rules in RULES:
        for _ in range(9):
            hand = CardSet.of(rng.shuffled([*map(Card, rules.deck.cards)])[: rng.below(34)])
            assert rules.counted(hand.mask) == rules.counts(hand)


def test_who_may_not_be_strong() -> None:
    rules = find("dou_dizhu").rules("text", strong_hand_must_bid3=True).play
    assert rules.doubted(Seat(1), (0, 1, 2, 0)) == {0, 1, 2}
    assert rules.doubted(Seat(1), (0, 3)) == {1}
    assert rules.is_strong(CardSet.parse("b r"))
    assert not rules.is_strong(CardSet.parse("b 2C 2D 2H"))
    rob = find("dou_dizhu").rules("text", strong_hand_must_bid3=True, auction_mode="call_rob").play
    assert rob.doubted(Seat(1), (0, 1, 0, 0)) == {1}
    plain = find("dou_dizhu").rules().play
    assert plain.doubted(Seat(1), (0, 1, 2, 0)) == frozenset()
    assert not plain.is_strong(CardSet.parse("b r"))
    assert plain.lacking("", ()) == (CardSet(),) * 3


def test_a_bounded_number_of_texts_is_kept() -> None:
    memo = Memo()
    for number in range(40_000):
        memo.keep((number, 0), "")
        if number == 32_767:
            assert len(memo) == 32_768
    assert [*memo] == [(number, 0) for number in range(32_768, 40_000)]


@pytest.mark.parametrize("game", OPTIONS)
def test_only_what_was_said_makes_the_rules(game: str) -> None:
    """What follows from it is not compared: neither the table of shapes nor texts that happen to be known."""
    one, other = (find(game).rules("text").play for _ in range(2))
    assert isinstance(one, ClimbingRules)
    derived = [field for field in fields(ClimbingRules) if not field.compare]
    assert [field.name for field in derived] == ["table", "places", "_takers", "_words"]
    assert not any(field.repr or field.init for field in derived)
    one.told(Play(1, one.reading(1)))
    assert (one, hash(one), repr(one)) == (other, hash(other), repr(other))
