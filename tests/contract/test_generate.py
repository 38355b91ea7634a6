"""Generate and recognise agree: a hand's plays are exactly the sub-multisets that are read as combinations.

For every registered climbing game, under each preset and random options.
"""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from tests.contract.cases import named_cases
from triumvir.cards.kernel_counts import size
from triumvir.cards.rng import Rng
from triumvir.climbing.kernel import plays
from triumvir.climbing.kernel_readings import legal, readings
from triumvir.climbing.kernel_turn import beats
from triumvir.climbing.rules import ClimbingRules

SMALL, HANDS, SOAK_HANDS = 10, 6, 1_000_000


def tables() -> dict[str, ClimbingRules]:
    """The rules of every case that is a climbing game, one for each set of shapes."""
    found: dict[Any, tuple[str, ClimbingRules]] = {}
    for name, rules in named_cases():
        if isinstance(rules.play, ClimbingRules):
            found.setdefault((rules.play.shapes, rules.play.deck), (name, rules.play))
    return dict(found.values())


CASES = [pytest.param(rules, id=name) for name, rules in tables().items()]


def packed(rules: ClimbingRules) -> list[int]:
    """How many cards of each rank the pack holds."""
    whole = rules.counts(rules.deck.cards)
    return [whole >> 4 * place & 15 for place in range(len(rules.order))]


def random_hand(rules: ClimbingRules, rng: Rng, most: int) -> int:
    """Rank counts of up to `most` cards; often of few neighbouring ranks, where combinations are."""
    pack = packed(rules)
    width = 1 + rng.below(len(pack))
    first = rng.below(len(pack) - width + 1)
    places = [place for place in range(first, first + width) for _ in range(pack[place])]
    if rng.below(2):
        places += [place for place in range(len(pack) - 3, len(pack)) if not first <= place < first + width]
    return sum(1 << 4 * place for place in rng.shuffled(places)[: 1 + rng.below(most)])


def parts(hand: int, ranks: int) -> Iterator[int]:
    """Every sub-multiset of a hand, nothing at all left out."""
    held = [range((hand >> 4 * place & 15) + 1) for place in range(ranks)]
    for counts in product(*held):
        if any(counts):
            yield sum(count << 4 * place for place, count in enumerate(counts))


def part(hand: int, ranks: int, rng: Rng) -> int:
    """A sub-multiset of a hand at random."""
    return sum(rng.below((hand >> 4 * place & 15) + 1) << 4 * place for place in range(ranks))


def agree_on_all_parts(rules: ClimbingRules, hand: int, rng: Rng) -> int:
    """Compare generator, recogniser and `legal` on every part of a hand, leading and following."""
    ranks = len(rules.order)
    read = {(cards, header) for cards in parts(hand, ranks) for header in readings(rules.table, cards)}
    led = plays(rules.table, hand, 0, True)
    assert len(set(led)) == len(led)
    assert set(led) == read
    tops = [header for _, header in led] + [header for _, header in sorted(read)[:1]]
    for top in {0, *(rng.choice(tops) for _ in range(3) if tops)}:
        for bombs in (True, False):
            listed = plays(rules.table, hand, top, bombs)
            answers = {
                (cards, header)
                for cards, header in read
                if beats(header, top) and (bombs or not header >> 24)
            }
            assert len(set(listed)) == len(listed)
            assert set(listed) == answers
            for cards, header in rng.shuffled(sorted(read))[:5] if len(read) <= 256 else ():
                assert legal(rules.table, hand, cards, header, top, bombs) == ((cards, header) in answers)
    return len(read)


@pytest.mark.parametrize("rules", CASES)
def test_plays_are_the_parts_that_are_read(rules: ClimbingRules) -> None:
    rng = Rng.stream("parts", rules.order, len(rules.deck))
    assert sum(agree_on_all_parts(rules, random_hand(rules, rng, SMALL), rng) for _ in range(HANDS)) > 0


@pytest.mark.soak
@pytest.mark.parametrize("rules", CASES)
def test_plays_are_the_parts_that_are_read_a_million_times(rules: ClimbingRules) -> None:
    """A million random hands, shared out among all sets of shapes; most of them small."""
    rng = Rng.stream("soak", rules.order, repr(rules.shapes))
    for number in range(SOAK_HANDS // len(CASES) + 1):
        agree_on_all_parts(rules, random_hand(rules, rng, SMALL if number % 20 == 0 else 7), rng)


@pytest.mark.parametrize("rules", CASES)
def test_plays_of_large_hands_are_read_so_and_parts_that_are_read_are_played(rules: ClimbingRules) -> None:
    rng = Rng.stream("large", rules.order, len(rules.deck))
    ranks = len(rules.order)
    for _ in range(3):
        hand = random_hand(rules, rng, 20)
        led = plays(rules.table, hand, 0, True)
        assert len(set(led)) == len(led)
        for cards, header in (rng.choice(led) for _ in range(60)):
            assert header in readings(rules.table, cards)
            assert legal(rules.table, hand, cards, header, 0, True)
            assert 0 < size(cards) <= size(hand)
        listed = set(led)
        for cards in (part(hand, ranks, rng) for _ in range(60)):
            for header in readings(rules.table, cards):
                assert (cards, header) in listed


def headers(rules: ClimbingRules) -> list[int]:
    """Every way that a play can be read: shape, length and key, with the precedence of the shape."""
    found: list[int] = []
    for number, shape in enumerate(rules.shapes, start=1):
        base = shape.precedence << 24 | number << 16
        if shape.exact:
            found.append(base | 1 << 8)
            continue
        line = len(shape.line(rules.order))
        for length in range(shape.least, shape.most + 1):
            found += [base | length << 8 | key for key in range(length - 1, line)]
    return found


def slow_beats(rules: ClimbingRules, one: int, other: int) -> bool:
    """Rules 1.13 and 3.D word by word: the same kind and length and a higher key, or the rank of a bomb."""
    first, second = rules.shapes[(one >> 16 & 255) - 1], rules.shapes[(other >> 16 & 255) - 1]
    if first.precedence != second.precedence:
        return first.precedence > second.precedence
    same = first == second and (one >> 8 & 255) == (other >> 8 & 255)
    return same and (one & 255) > (other & 255)


@pytest.mark.parametrize("rules", CASES)
def test_beats_is_a_strict_order_within_a_kind(rules: ClimbingRules) -> None:
    """Irreflexive, antisymmetric, transitive; between kinds too, only bombs and rockets reach over."""
    rng = Rng.stream("beats", rules.order)
    known = headers(rules)
    assert all(not beats(header, header) for header in known)
    assert all(beats(header, 0) for header in known)
    for _ in range(1500):
        one, two, three = rng.choice(known), rng.choice(known), rng.choice(known)
        assert beats(one, two) == slow_beats(rules, one, two)
        assert not (beats(one, two) and beats(two, one))
        assert beats(one, three) or not (beats(one, two) and beats(two, three))
    for kind in {header >> 8 for header in known}:
        ladder = sorted(header for header in known if header >> 8 == kind)
        for low, header in enumerate(ladder):
            assert [beats(other, header) for other in ladder] == [at > low for at in range(len(ladder))]
