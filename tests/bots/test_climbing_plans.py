"""Plans of hands: they cover exactly the hand, with legal leads, and are what a player would see."""

import pytest

from tests.bots.climbing_cases import RULES, full, plan_words, play_of, random_hand
from tests.climbing.cases import rules_of
from tests.twins.loading import load_twins
from triumvir.bots.climbing.kernel_plan import planned
from triumvir.bots.climbing.skill import place_of, plans_of, worths_of
from triumvir.cards.rng import Rng
from triumvir.climbing import shape as shapes
from triumvir.climbing.kernel_readings import legal
from triumvir.climbing.rules import ClimbingRules
from triumvir.climbing.shape import counts_of, ranks_of

PLAN = load_twins("triumvir.bots.climbing.kernel_plan")
CLIMBING = load_twins("triumvir.climbing.kernel")


def pieces(play: ClimbingRules, hand: int) -> list[tuple[int, int]]:
    """The plan of a hand, of which the cards are checked and each piece is a lead."""
    found = planned(play.table, plans_of(play), hand)
    left = hand
    for counts, header in found:
        assert legal(play.table, left, counts, header, 0, True)
        left -= counts
    assert left == 0
    return found


@pytest.mark.parametrize(("name", "chosen"), RULES)
def test_a_plan_covers_the_hand_with_leads(name: str, chosen: dict[str, str | int | bool]) -> None:
    play, rng = play_of(name, chosen), Rng.stream("plans", name, str(chosen))
    for _ in range(8):
        pieces(play, random_hand(play, 1 + rng.below(full(play)), rng))


@pytest.mark.parametrize(
    ("name", "cards"),
    [
        ("dou_dizhu/4", "333444555666777888999TTTJJJQQQKKK"),
        ("dou_dizhu/4", "33334444555566667777888899992222b"),
        ("dou_dizhu/4", "3333344444555566667778889922bbrrA"),
        ("dou_dizhu/4", "33445566778899TTJJQQKKAA22bbrr"),
        ("dou_dizhu", "33344455566677788899"),
        ("dou_dizhu", "3456789TJQKA2br45678"),
        ("big_three", "44445555666677778888"),
        ("big_three", "4445566778899TTTJJQQ"),
    ],
)
def test_extreme_hands_have_plans(name: str, cards: str) -> None:
    play = rules_of(name)
    assert pieces(play, counts_of(cards, play.order))


def words(name: str, cards: str, **chosen: object) -> set[str]:
    """The plan of a hand, each piece as ranks and kind."""
    play = rules_of(name, **chosen)
    found = pieces(play, counts_of(cards, play.order))
    return {f"{ranks_of(counts, play.order)} {play.combo(header).kind}" for counts, header in found}


@pytest.mark.parametrize(
    ("name", "cards", "plan"),
    [
        ("dou_dizhu", "", set()),
        ("dou_dizhu", "7", {"7 single"}),
        ("dou_dizhu", "3456789", {"3456789 straight"}),
        ("dou_dizhu", "34567789TJ", {"34567 straight", "789TJ straight"}),
        ("dou_dizhu", "3334", {"3334 trio_single"}),
        ("dou_dizhu", "33344", {"33344 trio_pair"}),
        ("dou_dizhu", "33344456", {"33344456 trio_seq_singles"}),
        ("dou_dizhu", "3334445566", {"3334445566 trio_seq_pairs"}),
        ("dou_dizhu", "334455", {"334455 pair_seq"}),
        ("dou_dizhu", "3b", {"3 single", "b single"}),
        ("dou_dizhu/4", "5555577", {"55555 bomb", "77 pair"}),
        ("dou_dizhu/4", "33344", {"33344 trio_pair"}),
        ("dou_dizhu/4", "33344455667", {"3334445566 trio_seq_pairs", "7 single"}),
        ("dou_dizhu/4", "3334", {"333 trio", "4 single"}),
        ("big_three", "456", {"456 straight"}),
        ("big_three", "445566", {"445566 pair_seq"}),
        ("big_three", "444455556666", {"444455556666 quad_seq"}),
        ("big_three", "44489", {"444 trio", "8 single", "9 single"}),
    ],
)
def test_plans_of_hands_anybody_can_see(name: str, cards: str, plan: set[str]) -> None:
    assert words(name, cards) == plan


def test_attachments_keep_to_the_options() -> None:
    apart = "3334447799 trio_seq_pairs"
    assert words("dou_dizhu/4", "3334447799") == {apart}
    assert apart not in words("dou_dizhu/4", "3334447799", wing_pairs_consecutive=True)


def test_a_plan_is_kept_and_the_same_again() -> None:
    play, rng = play_of("dou_dizhu"), Rng.stream("plans", "again")
    hands = [random_hand(play, 20, rng) for _ in range(20)]
    plans = plans_of(play)
    first = [planned(play.table, plans, hand) for hand in hands]
    fresh = type(plans)(*plan_words(play))
    assert [planned(play.table, plans, hand) for hand in hands] == first
    assert [planned(play.table, fresh, hand) for hand in reversed(hands)] == first[::-1]


def test_hands_that_share_a_place_do_not_share_a_plan() -> None:
    play = play_of("dou_dizhu")
    for hand in (0, 1, 0, 1 << 11, 1, 1 | 1 << 4 * 14, 0):
        pieces(play, hand)


def test_higher_plays_are_worth_more_and_longer_plans_less() -> None:
    play = play_of("dou_dizhu")
    worth = worths_of(play)
    singles = [worth[place_of(1 << 16 | 1 << 8 | key)] for key in range(15)]
    assert singles == sorted(singles)
    assert singles[-1] > 0 > singles[0]

    def value(cards: str) -> int:
        hand = counts_of(cards, play.order)
        return sum(worth[place_of(header)] for _, header in planned(play.table, plans_of(play), hand))

    assert value("34567") > value("3457")
    assert value("AA22br") > value("335579")


def test_plans_are_the_same_interpreted_and_compiled() -> None:
    for name, chosen in RULES[::2]:
        play, rng = play_of(name, chosen), Rng.stream("plans", "twins", name)
        table, made = shapes.table_words(play.shapes, play.order), plan_words(play)
        kernels = [
            (twin.Table(table), kernel.Plans(*made)) for twin, kernel in zip(CLIMBING, PLAN, strict=True)
        ]
        for _ in range(3):
            hand = random_hand(play, 1 + rng.below(14), rng)
            pure, compiled = (
                kernel.planned(*known, hand) for kernel, known in zip(PLAN, kernels, strict=True)
            )
            assert pure == compiled
