"""The kernels of trick bots: twins, chances, and plays that are right in made positions."""

import pytest

from tests.twins.loading import load_twins
from triumvir.auction.rules import Contract
from triumvir.bots.tricks.kernel_policy import needs, weigh
from triumvir.bots.tricks.sight import all_points, own_points, stakes_of
from triumvir.cards.card import SUITS
from triumvir.cards.cardset import CardSet
from triumvir.cards.rng import Rng
from triumvir.cards.text import parse_card
from triumvir.games.registry import find, rules_of
from triumvir.seats import Seat
from triumvir.tricks.kernel import after_play, first_word, legal, to_act
from triumvir.tricks.rules import TrickRules

POLICY = load_twins("triumvir.bots.tricks.kernel_policy")
PLAYOUTS = load_twins("triumvir.bots.tricks.kernel_playouts")
WORTH = load_twins("triumvir.bots.tricks.kernel_worth")
TRICKS = load_twins("triumvir.solve.kernel_tricks")


def hokm(**options: object) -> TrickRules:
    """Rules of the family with data of a real game."""
    rules = rules_of(find("hokm").rules(**options).chosen).play
    assert isinstance(rules, TrickRules)
    return rules


def some_hands(rules: TrickRules, trump: str, size: int, rng: Rng) -> list[int]:
    """Hands of random cards, as masks."""
    pack, layout = rng.shuffled(rules.deck.cards), rules.layouts[SUITS.index(trump)]
    return [layout.mask(pack[seat * size : (seat + 1) * size]) for seat in range(rules.seats)]


def test_the_policy_and_its_playouts_are_the_same_interpreted_and_compiled() -> None:
    rng = Rng.stream("trick bots", "twins")
    memories = [twin.Tricks() for twin in TRICKS]
    for round_ in range(12):
        rules = hokm(must_trump=bool(round_ & 1), must_overtrump=bool(round_ & 2))
        size, trump = 2 + rng.below(9), rng.choice("CDHS")
        contract = Contract(Seat(0), 5, (5, 2 + rng.below(3), 2))
        own = [mine for points in own_points(rules, contract, size) for mine in (*points, *[0] * (31 - size))]
        weights = [rng.below(120) - 20 for _ in range(96)]
        paid = all_points(rules, contract, size)
        worth = [0] * (4 * max(paid) + 4)
        for place, points in paid.items():
            worth[4 * place : 4 * place + 3] = [point + 200 for point in points]
        hands = some_hands(rules, trump, size, rng)
        word = first_word(3, rng.below(3), SUITS.index(trump), rules.duties)
        for _ in range(rng.below(3)):
            seat = to_act(word)
            may = legal(word, hands[seat])
            hands[seat] ^= may & -may
            word = after_play(word, (may & -may).bit_length() - 1)
        answers: list[object] = []
        for policy, playouts, memory in zip(POLICY, PLAYOUTS, memories, strict=True):
            stakes, search = policy.Stakes(own, weights), playouts.Search(3, worth)
            seat = to_act(word)
            unseen = sum(hands) - hands[seat]
            open_ = [
                playouts.endings(stakes, search, hands, word, 0, exact, memory, most)
                for exact, most in ((0, 0), (3, 9), (4, 5_000))
            ]
            end = playouts.ending(stakes, search, hands, word, 0, 0, memory, 0)
            answers.append((policy.weigh(stakes, hands[seat], unseen, word, 0), open_, end))
            assert all(place in paid for each in open_ for place in each[:-1])
        assert answers[0] == answers[1]


def test_worths_are_the_same_interpreted_and_compiled() -> None:
    rng, rules = Rng.stream("trick bots", "worths"), hokm()
    packs = [layout.mask(rules.deck.cards) for layout in rules.layouts]
    for _ in range(50):
        hand = rules.layouts[0].mask(rng.shuffled(rules.deck.cards)[:10])
        weights = [rng.below(600) - 300 for _ in range(42)]
        turned = [rng.below(32) for _ in range(128)]
        pure, compiled = (twin.worths(twin.Book(turned, packs, weights), hand) for twin in WORTH)
        assert pure == compiled


def weighed(
    hand: str, others: str, *played: str, trump: str = "H", calls: tuple[int, ...] = (3, 3, 3), taken: int = 0
) -> tuple[str, dict[str, int]]:
    """What seat 0 plays after cards of the seats before it, and the chance of each of its cards."""
    rules = hokm()
    layout = rules.layouts[SUITS.index(trump)]
    word = first_word(3, (3 - len(played)) % 3, SUITS.index(trump), rules.duties) + (taken << 27)
    for card in played:
        word = after_play(word, layout.bit(parse_card(card)))
    mine, unseen = layout.mask(CardSet.parse(hand)), layout.mask(CardSet.parse(others))
    stakes = stakes_of(rules, Contract(Seat(1), max(calls), calls), taken + len(CardSet.parse(hand)))
    found = weigh(stakes, mine, unseen, word, 0)
    best = max(found, key=lambda each: each[1])[0]
    return str(layout.cards(1 << best)), {str(layout.cards(1 << bit)): chance for bit, _, chance in found}


def test_last_to_play_it_wins_with_the_cheapest_card_that_does() -> None:
    card, chances = weighed("KD AD 9D", "7S 8S 9S TS", "8D", "QD")
    assert card == "KD"
    assert chances == {"9D": 0, "KD": 256, "AD": 256}


def test_what_cannot_win_goes_low() -> None:
    assert weighed("9D JD", "7S 8S 9S TS", "AD", "8D")[0] == "9D"


def test_a_seat_that_needs_a_trick_trumps() -> None:
    card, chances = weighed("7C 8H", "8S 9S TS KS", "AD", "8D", calls=(1, 1, 1))
    assert card == "8H"
    assert chances["8H"] == 256


def test_the_last_tricks_are_cashed() -> None:
    assert weighed("AD 8S", "9S TS 8D 9D", calls=(1, 1, 1))[0] == "AD"


def test_a_trick_that_nobody_needs_is_not_won_with_a_high_card() -> None:
    card, _ = weighed("8D AD", "7S 8S TS 9S", "9D", "QD", calls=(0, 0, 0))
    assert card == "8D"


def test_chances_count_what_is_unseen() -> None:
    _, chances = weighed("AD TS", "8D 9D AS 8H")
    assert 0 < chances["AD"] < 256
    assert chances["TS"] < chances["AD"]
    assert weighed("AD TS", "8D 9D 8S 9S")[1] == {"AD": 256, "TS": 256}


@pytest.mark.parametrize(
    ("calls", "taken", "left", "need"), [(3, 0, 5, 3), (3, 2, 5, 1), (3, 3, 5, 0), (3, 0, 2, 0), (0, 0, 4, 0)]
)
def test_what_a_seat_needs_follows_from_what_is_paid(calls: int, taken: int, left: int, need: int) -> None:
    stakes = stakes_of(hokm(), Contract(Seat(1), 5, (calls, 5, 2)), taken + left)
    assert needs(stakes, first_word(3, 0, 0, 1) + (taken << 27), 0, left) == need


def test_every_trick_counts_where_overtricks_or_shortfalls_are_paid() -> None:
    contract = Contract(Seat(1), 5, (3, 5, 2))
    for rules, need in ((hokm(overtricks=1), 5), (hokm(fail_penalty="shortfall"), 3)):
        assert needs(stakes_of(rules, contract, 5), first_word(3, 0, 0, 1), 0, 5) == need
    short = stakes_of(hokm(fail_penalty="shortfall"), contract, 2)
    assert needs(short, first_word(3, 0, 0, 1), 0, 2) == 2
