"""Interpreted and compiled kernels give the same answers to the same questions, in one process."""

from collections.abc import Sequence
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.twins.loading import Twins, load_twins
from triumvir.climbing import shape as shapes
from triumvir.climbing.rules import ClimbingRules
from triumvir.games.registry import games
from triumvir.tricks.rules import TrickRules

COUNTS = load_twins("triumvir.cards.kernel_counts")
RNG = load_twins("triumvir.cards.kernel_rng")
CLIMBING = load_twins("triumvir.climbing.kernel")
PLACES = load_twins("triumvir.climbing.kernel_places")
MANY = load_twins("triumvir.climbing.kernel_many")
READINGS = load_twins("triumvir.climbing.kernel_readings")
TURN = load_twins("triumvir.climbing.kernel_turn")
PLAY = load_twins("triumvir.climbing.kernel_play")
TRICKS = load_twins("triumvir.tricks.kernel")
TRICK_PLAY = load_twins("triumvir.tricks.kernel_play")

RULES = [game.rules(preset.name).play for game in games().values() for preset in game.presets]
climbing = st.sampled_from([rules for rules in RULES if isinstance(rules, ClimbingRules)])
trick_taking = st.sampled_from([rules for rules in RULES if isinstance(rules, TrickRules)])
words = st.lists(st.integers(0, 2**64 - 1), min_size=4, max_size=4).filter(any)
counts = st.lists(st.integers(0, 8), min_size=15, max_size=15).map(
    lambda held: sum(count << 4 * place for place, count in enumerate(held))
)
headers = st.builds(
    lambda precedence, shape, length, key: precedence << 24 | shape << 16 | length << 8 | key,
    st.integers(0, 6),
    st.integers(1, 14),
    st.integers(1, 12),
    st.integers(0, 14),
)


def same(twins: Twins, name: str, *arguments: object) -> Any:
    """The answer of both twins; the state of a generator among the arguments is not shared."""
    asked = [[list(part) if isinstance(part, list) else part for part in arguments] for _ in twins]
    pure, compiled = (getattr(twin, name)(*given) for twin, given in zip(twins, asked, strict=True))
    assert pure == compiled
    lists = [[part for part in given if isinstance(part, list)] for given in asked]
    assert lists[0] == lists[1]
    return pure


def tables(rules: ClimbingRules) -> list[Any]:
    """The shape table of some rules, in the memory of each twin."""
    words = shapes.table_words(rules.shapes, rules.order)
    return [twin.Table(words) for twin in CLIMBING]


def same_of_table(twins: Twins, rules: ClimbingRules, name: str, *arguments: object) -> Any:
    """The answer of both twins, each with its own table."""
    asked = [[list(part) if isinstance(part, list) else part for part in arguments] for _ in twins]
    pure, compiled = (
        getattr(twin, name)(table, *given)
        for twin, table, given in zip(twins, tables(rules), asked, strict=True)
    )
    assert pure == compiled
    assert asked[0] == asked[1]
    return pure


def packed(rules: ClimbingRules, sizes: Sequence[int], state: list[int]) -> list[int]:
    """Hands of those sizes out of the pack, shuffled by the generator."""
    places = [rules.places[card] for card in rules.deck.cards]
    order = RNG.pure.permutation(list(state), len(places))
    return [sum(1 << 4 * places[order.pop()] for _ in range(size)) for size in sizes]


@given(counts, st.integers(1, 8))
def test_at_least(hand: int, number: int) -> None:
    ones = same(COUNTS, "at_least", hand, number)
    same(COUNTS, "size", hand)
    if ones:
        same(COUNTS, "index", ones & -ones)


@given(counts, counts)
def test_contains(hand: int, cards: int) -> None:
    same(COUNTS, "contains", hand, cards)
    same(COUNTS, "contains", hand, hand & cards)


@given(words, st.integers(1, 2**32 - 1), st.integers(1, 256))
def test_numbers_and_shuffles(state: list[int], limit: int, size: int) -> None:
    same(RNG, "drawn", state, limit)
    same(RNG, "permutation", state, size)


@given(headers, headers)
def test_beats(one: int, other: int) -> None:
    for top in (0, one, other):
        same(TURN, "beats", one, top)


@given(st.integers(3, 4), headers, st.data())
def test_turns(seats: int, header: int, data: st.DataObject) -> None:
    """A walk of plays and passes; the word grows seats out, passes and owners of all sorts."""
    clear, final = data.draw(st.integers(2, 6)), data.draw(st.booleans())
    turn = data.draw(st.integers(0, seats - 1)) << 36
    for passes in data.draw(st.lists(st.booleans(), max_size=30)):
        if passes and turn & 0xFFFF_FFFF:
            turn = same(TURN, "after_pass", turn, seats, clear, final)
        else:
            turn = same(TURN, "after_play", turn, header, seats)


@given(climbing, words, st.integers(1, 12), st.integers(0, 2**16), st.booleans())
def test_plays_and_readings(
    rules: ClimbingRules, state: list[int], size: int, pick: int, bombs: bool
) -> None:
    (hand,) = packed(rules, [size], state)
    led = same_of_table(CLIMBING, rules, "plays", hand, 0, True)
    cards, header = led[pick % len(led)]
    assert header in same_of_table(READINGS, rules, "readings", cards)
    same_of_table(READINGS, rules, "readings", hand)
    same_of_table(CLIMBING, rules, "plays", hand, header, bombs)
    for top in (0, header):
        same_of_table(READINGS, rules, "legal", hand, cards, header, top, bombs)
        number = same_of_table(MANY, rules, "number_of", hand, top, bombs)
        same_of_table(PLACES, rules, "play_at", hand, top, bombs, pick % (number + 1))


@given(climbing, words, st.integers(1, 4), st.booleans())
def test_climbing_positions(rules: ClimbingRules, state: list[int], size: int, final: bool) -> None:
    hands = packed(rules, [size] * rules.seats, state)
    position = [rules.seats, rules.passes_to_clear, int(final), 0, 0x1F1F if final else 0xFFFF, *hands]
    for depth in (1, 2, 3):
        same_of_table(PLAY, rules, "perft", position, depth)
    same_of_table(PLAY, rules, "playout", position, state)


@given(climbing, words)
def test_climbing_deals(rules: ClimbingRules, state: list[int]) -> None:
    position = [rules.seats, rules.passes_to_clear, 0, 0, 0xFFFF]
    ranks = [rules.places[card] for card in rules.deck.cards]
    same_of_table(PLAY, rules, "random_deals", position, ranks, rules.plan.kitty, 1, state)


@given(st.integers(2, 4), st.integers(0, 4), st.integers(0, 7), st.data())
def test_trick_words(seats: int, trump: int, duties: int, data: st.DataObject) -> None:
    """A walk of cards without regard to hands; every question is asked after each."""
    word = same(TRICKS, "first_word", seats, data.draw(st.integers(0, seats - 1)), trump, duties)
    for card in data.draw(st.lists(st.integers(0, 31), max_size=20)):
        hand = data.draw(st.integers(0, 2**32 - 1))
        same(TRICKS, "legal", word, hand)
        same(TRICKS, "to_act", word)
        for seat in range(seats):
            same(TRICKS, "taken", word, seat)
        same(TRICKS, "leader", word)
        for turn in range(same(TRICKS, "on_table", word)):
            same(TRICKS, "card_at", word, turn)
        word = same(TRICKS, "after_play", word, card)


@given(st.integers(2, 4), words, st.integers(0, 4), st.integers(0, 7), st.integers(1, 5))
def test_trick_positions(seats: int, state: list[int], trump: int, duties: int, size: int) -> None:
    bits = RNG.pure.permutation(list(state), 32)
    hands = [sum(1 << bits.pop() for _ in range(size)) for _ in range(seats)]
    word = TRICKS.pure.first_word(seats, 0, trump, duties)
    for depth in (0, 1, 2, 3):
        same(TRICK_PLAY, "perft", hands, word, depth)
    same(TRICK_PLAY, "playout", hands, word, state)


@given(trick_taking, words, st.integers(1, 3))
def test_trick_deals(rules: TrickRules, state: list[int], deals: int) -> None:
    places = (rules.plan.seat_at(place, dealer=0) for place in range(len(rules.deck)))
    owners = [int(seat) for seat in places if seat is not None]
    bits = [layout.bit(card) for layout in rules.layouts for card in rules.deck.cards]
    same(TRICK_PLAY, "random_deals", rules.seats, rules.duties, owners, bits, 2, 10, deals, state)
