"""Who deals, who sits where, who speaks first: the ceremonies against their sentences."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.ceremonies import Stacked, slow_dealer, slow_match, slow_partners
from triumvir.cards.card import Card, rank_of
from triumvir.cards.cardset import CardSet
from triumvir.cards.deck import DeckSpec
from triumvir.cards.rng import Rng
from triumvir.games.big_three.order import LISTED, ORDERS, DrawPartners, lowest_heart, seat_partners
from triumvir.games.dou_dizhu.opener import MatchDraw, drawer, marked_opens, random_opens, same_value
from triumvir.games.opening import FirstWord, Opening, draw_places, placed
from triumvir.games.registry import find
from triumvir.games.shared import DrawForDeal, PipScale, RandomDealer, RankScale, dealer_opens
from triumvir.seats import Seat

PACK = DeckSpec.standard()
JOKERS = DeckSpec.standard(jokers=True)
SCALES = {"game": RankScale(ORDERS["3_high"]), "pip": PipScale(), "listed": RankScale(LISTED)}


def packs(deck, ranks=""):
    """A strategy: a whole pack in some order, cards of few ranks on top so that there are many ties."""
    few = [card for card in deck.cards if rank_of(card) in ranks]
    rest = sorted((card for card in deck.cards if rank_of(card) not in ranks), key=lambda card: card % 4)
    return st.permutations(few).map(lambda top: [*top, *rest])


def cards(*names):
    """Cards by name."""
    return [next(iter(CardSet.parse(name))) for name in names]


many_ties = st.sampled_from(["3", "4K", "JQK5", "A23", "23456"]).flatmap(lambda ranks: packs(PACK, ranks))


@given(many_ties, st.sampled_from(list(SCALES)), st.integers(3, 4))
def test_the_best_card_deals(pack, scale, seats):
    worth = SCALES[scale]
    dealer, draws = slow_dealer(seats, pack, worth)
    opening = DrawForDeal(PACK, seats, worth)(Stacked(pack))
    assert opening == Opening(Seat(dealer), draws=tuple(map(tuple, draws)))
    sides = (0, 1, 0, 1)
    assert DrawForDeal(PACK, seats, worth, sides)(Stacked(pack)).sides == sides


@given(many_ties, st.sampled_from(list(SCALES)), st.booleans())
def test_the_two_best_are_partners(pack, scale, reseat):
    order, draws = slow_partners(pack, SCALES[scale])
    opening = DrawPartners(PACK, SCALES[scale], reseat)(Stacked(pack))
    assert opening.draws == tuple(map(tuple, draws))
    if reseat:
        assert (opening.dealer, opening.sides) == (0, (0, 1, 0, 1))
        assert [opening.moved[seat] for seat in (0, 2, 1, 3)] == order
    else:
        assert (opening.dealer, opening.moved) == (order[0], ())
        assert {seat for seat in range(4) if opening.sides[seat] == 0} == set(order[:2])
        assert sorted(opening.sides) == [0, 0, 1, 1]


PLACES = [
    ([5, 9, 7, 2], "1203", ""),
    ([9, 9, 7, 2], "0123", "01"),
    ([9, 7, 7, 2], "0123", "12"),
    ([9, 7, 2, 2], "0123", ""),
    ([2, 2, 7, 9], "3201", ""),
    ([9, 9, 9, 2], "0123", "012"),
    ([9, 7, 7, 7], "0123", "123"),
    ([9, 9, 7, 7], "0123", "01"),
    ([7, 7, 7, 7], "0123", "0123"),
]
"""Draws, the places they give, and who draws again: partners are wanted."""


@pytest.mark.parametrize(("worth", "order", "again"), PLACES)
def test_ties_at_every_place(worth, order, again):
    found = placed([(one,) for one in worth], cuts=(1, 2))
    assert found == (tuple(map(int, order)), tuple(map(int, again)))


@pytest.mark.parametrize(
    ("worth", "again"), [([9, 9, 2], "01"), ([9, 2, 2], ""), ([2, 9, 9], "12"), ([4, 4, 4], "012")]
)
def test_ties_at_every_place_where_one_deals(worth, again):
    assert placed([(one,) for one in worth], cuts=(1,))[1] == tuple(map(int, again))


def test_a_pack_that_runs_out_is_shuffled_anew():
    """Sixteen cards that tie with each other last four rounds of four; then the pack comes again."""
    calls = []

    class Counting(Rng):
        def shuffled(self, items):
            calls.append(len(items))
            return [*items]

    worth = iter([0] * 16 + [1, 2, 3, 4])
    deck = DeckSpec.parse("4C 4D 4H 4S 5C 5D 5H 5S 6C 6D 6H 6S 7C 7D 7H 7S")
    order, rounds = draw_places(Counting((1, 2, 3, 4)), deck, 4, lambda card: next(worth), cuts=(1, 2))
    assert (order, len(rounds), calls) == ((3, 2, 1, 0), 5, [16, 16])
    assert [card for _, card in rounds[0]] == [*deck.cards[:4]] == [card for _, card in rounds[4]]


def test_draws_come_from_the_top_of_the_pack_in_seat_order():
    _, rounds = draw_places(Stacked(cards("5C", "9D", "9H")), PACK, 3, SCALES["game"], cuts=(1,))
    assert rounds[0] == tuple(zip(range(3), cards("5C", "9D", "9H"), strict=True))
    assert [seat for seat, _ in rounds[1]] == [1, 2]


def test_the_scales_of_a_draw():
    ranks = "23456789TJQKA"
    by_rank = {rank: cards(f"{rank}S")[0] for rank in ranks}
    for name, order in (("game", "456789TJQKA23"), ("listed", "23456789TJQKA")):
        assert sorted(ranks, key=lambda rank: SCALES[name](by_rank[rank])) == [*order]
    assert [PipScale()(by_rank[rank]) for rank in "A23456789TJQK"] == [*range(1, 11), 0, 0, 0]


DRAWS = {
    ("big_three", "game"): ("AC 3C KC", 1),
    ("big_three", "pip"): ("AC TC KC", 1),
    ("big_three", "listed"): ("2C 3C AC", 2),
    ("big_three/4", "game"): ("2C 3C KC AC", 1),
}


@pytest.mark.parametrize("key", DRAWS)
def test_the_scale_goes_by_the_option(key):
    game, scale = key
    drawn, best = DRAWS[key]
    opening = (
        find(game).rules(dealer_draw_order=scale, reseat=False)
        if "4" in game
        else find(game).rules(dealer_draw_order=scale)
    )
    assert opening.opening(Stacked(cards(*drawn.split()))).dealer == best


def test_the_draw_follows_the_ranking_in_force():
    drawn = Stacked(cards("2C", "4C", "KC"))
    assert find("big_three").rules().opening(drawn).dealer == 0
    assert find("big_three").rules(rank_order="list_plus_3").opening(drawn).dealer == 2


def test_partners_by_option():
    drawn = Stacked(cards("4C", "3C", "KC", "AC"))
    four = find("big_three/4")
    assert four.rules().opening(drawn) == seat_partners(
        (1, 3, 2, 0), reseat=True, draws=four.rules().opening(drawn).draws
    )
    assert four.rules().opening(drawn).moved == (1, 2, 3, 0)
    assert four.rules(reseat=False).opening(drawn).sides == (1, 0, 1, 0)
    fixed = four.rules(partners_4p="fixed").opening(drawn)
    assert (fixed.dealer, fixed.sides, fixed.moved) == (1, (0, 1, 0, 1), ())
    assert [seat for seat, _ in fixed.draws[0]] == [0, 1, 2, 3]
    assert seat_partners((2, 1, 0, 3), reseat=False) == Opening(Seat(2), (1, 0, 0, 1))
    assert seat_partners((2, 1, 0, 3), reseat=True) == Opening(Seat(0), (0, 1, 0, 1), (2, 0, 1, 3))


def test_partners_are_drawn_anew_only_where_they_are_drawn():
    four = find("big_three/4")
    assert four.rules().redraw is find("big_three").rules().redraw is False
    assert four.rules(redraw_partners="every_deal").redraw is True
    assert four.rules(redraw_partners="every_deal", partners_4p="fixed").redraw is False


@pytest.mark.parametrize("game", ["dou_dizhu", "dou_dizhu/4"])
def test_the_first_dealer_of_dou_dizhu(game):
    seats = find(game).rules().seats
    assert find(game).rules().opening == RandomDealer(seats)
    high = find(game).rules(first_dealer="high_card").opening
    drawn = ["2C", "b", "r", "AC"][:seats]
    assert high(Stacked(cards(*drawn))).dealer == 2
    assert high(Stacked(cards("b", "AS", "2C", "KS"))).dealer == 0
    assert high.deck == find(game).rules().play.deck


@pytest.mark.parametrize("seats", [3, 4])
def test_random_seats_are_all_seats(seats):
    dealers = Counter(RandomDealer(seats)(Rng.stream(n)).dealer for n in range(seats * 100))
    openers = Counter(random_opens(Rng.stream(n), Seat(0), [CardSet()] * seats) for n in range(seats * 100))
    assert set(dealers) == set(range(seats))
    assert set(openers) == {FirstWord(Seat(seat)) for seat in range(seats)}
    assert all(60 < count < 140 for count in [*dealers.values(), *openers.values()])


@given(packs(JOKERS, "brK57"), st.integers(0, 3), st.integers(3, 4))
def test_the_first_match_opens(pack, dealer, seats):
    dealer %= seats
    found = MatchDraw(JOKERS)(Stacked(pack), Seat(dealer), [CardSet()] * seats)
    opener, draws = slow_match(pack, dealer, seats, rank_of)
    assert found == FirstWord(Seat(opener), pack[0], tuple(draws))


def test_the_dealer_draws_last_in_a_round():
    assert [drawer(Seat(2), number, 3) for number in range(4)] == [0, 1, 2, 0]
    assert [drawer(Seat(0), number, 4) for number in range(5)] == [1, 2, 3, 0, 1]


def test_jokers_match_each_other():
    black, red, king, queen = cards("b", "r", "KC", "QC")
    assert same_value(black, red)
    assert same_value(red, black)
    assert same_value(king, cards("KD")[0])
    assert not any(same_value(one, other) for one, other in [(king, queen), (black, king), (king, red)])


def test_the_marked_card_is_one_of_those_dealt_to_hands():
    hands = [CardSet.parse("3C 4C 5C 6C 7C 8C"), CardSet.parse("3D 4D 5D"), CardSet.parse("3H")]
    found = [marked_opens(Rng.stream(n), Seat(0), hands) for n in range(1000)]
    assert all(word.exposed in hands[word.opener] and word.draws == () for word in found)
    seen = Counter(word.exposed for word in found)
    assert set(seen) == {card for hand in hands for card in hand}
    assert all(60 < count < 150 for count in seen.values())


CEREMONIES = {"match_draw": MatchDraw, "marker": marked_opens, "random": random_opens, "dealer": dealer_opens}


@pytest.mark.parametrize("name", CEREMONIES)
@pytest.mark.parametrize("game", ["dou_dizhu", "dou_dizhu/4"])
def test_who_speaks_first_by_option(game, name):
    rules = find(game).rules(opener_ceremony=name)
    expected = CEREMONIES[name]
    assert rules.opener == (MatchDraw(rules.play.deck) if name == "match_draw" else expected)
    assert dealer_opens(Rng.stream(1), Seat(2), []) == FirstWord(Seat(2))


def slow_lowest(order, hands):
    """The seat of the lowest heart that was dealt."""
    hearts = {
        rank_of(card): seat
        for seat, hand in enumerate(hands)
        for card in hand
        if str(CardSet.of([card]))[1:] == "H"
    }
    return hearts[min(hearts, key=order.index)]


@given(
    st.permutations(range(52)), st.sampled_from(list(ORDERS)), st.sampled_from(["big_three", "big_three/4"])
)
def test_the_lowest_heart_opens_and_leads_by_option(pack, order, game):
    rules = find(game).rules(rank_order=order, opener="lowest_heart", leader="four_of_hearts")
    hands, _ = rules.play.plan.deal([Card(card) for card in pack], 0)
    seat = slow_lowest(ORDERS[order], hands)
    assert lowest_heart(ORDERS[order], hands) == seat
    assert rules.opener(Rng.stream(1), Seat(0), hands) == FirstWord(Seat(seat))


def test_a_four_in_the_kitty_counts_for_nothing():
    hands = [CardSet.parse(text) for text in ("3C 5D", "7H 9H", "6H 3H")]
    assert lowest_heart(ORDERS["3_high"], hands) == 2
    assert lowest_heart(ORDERS["3_high"], hands[:2]) == 1
