"""The way a server deals is even, and the same figures find out the classic ways that are not."""

from functools import cmp_to_key
from random import Random
from secrets import token_hex

import pytest

from tests.table.evenness import Tally
from tests.table.fair import digits
from triumvir.cards.rng import Rng
from triumvir.games.registry import games
from triumvir.table.fair import deal_seed, new_seed

SIZES = sorted({len(game.rules().play.deck) for game in games().values()})
LIMIT = 4
"""In standard deviations."""


def tallied(size, orders):
    """The counts of so many orders."""
    tally = Tally(size)
    for order in orders:
        tally.add(order)
    return tally


def dealt(size, deals, name="even"):
    """Orders of a pack as a server's deals have them, from seeds that are found again."""
    for deal in range(deals):
        seed = deal_seed(digits(name, size, deal), name, deal, ("", digits(deal), "00" * 8))
        yield Rng.stream(seed, "pack", deal % 20).shuffled(range(size))


def dealt_anew(size, deals):
    """The same from seeds that nobody knew before."""
    table = token_hex(8)
    for deal in range(deals):
        seed = deal_seed(new_seed(), table, deal, (token_hex(16), "", ""))
        yield Rng.stream(seed, "pack", deal % 20).shuffled(range(size))


def any_place(rng, size):
    """Each card changes places with any other."""
    order = [*range(size)]
    for i in range(size):
        j = rng.randrange(size)
        order[i], order[j] = order[j], order[i]
    return order


def one_off(rng, size):
    """A limit that is one too low (Sattolo): no card may stay."""
    order = [*range(size)]
    for i in reversed(range(1, size)):
        j = rng.randrange(i)
        order[i], order[j] = order[j], order[i]
    return order


def sorted_anyhow(rng, size):
    """Sorting by a comparison that is thrown anew each time."""
    return sorted(range(size), key=cmp_to_key(lambda one, other: rng.getrandbits(1) * 2 - 1))


def remainders(rng, size):
    """Fisher and Yates by what is left of a byte."""
    order = [*range(size)]
    for i in reversed(range(1, size)):
        j = rng.getrandbits(8) % (i + 1)
        order[i], order[j] = order[j], order[i]
    return order


BIASED = {any_place: 4000, one_off: 4000, sorted_anyhow: 4000, remainders: 12_000}
"""The classic ways to shuffle badly, and from how many orders each is found out."""


@pytest.mark.parametrize("size", SIZES)
def test_deals_are_even(size):
    scores = tallied(size, dealt(size, 4000)).scores()
    assert max(map(abs, scores.values())) < LIMIT, scores


@pytest.mark.parametrize("shuffle", BIASED)
def test_what_is_not_even_is_found_out(shuffle):
    rng = Random(shuffle.__name__)
    scores = tallied(54, (shuffle(rng, 54) for _ in range(BIASED[shuffle]))).scores()
    assert max(scores.values()) > 2 * LIMIT, scores


@pytest.mark.soak
@pytest.mark.parametrize(("size", "deals"), [(size, 1_000_000 if size == 54 else 200_000) for size in SIZES])
def test_many_deals_are_even(size, deals, record_property):
    """Twenty figures from seeds that are new in each run: 5 is their limit, one in 10^5 runs is above it."""
    scores = tallied(size, dealt_anew(size, deals)).scores()
    record_property("figure", told(f"{deals} deals of {size} cards", scores))
    assert max(map(abs, scores.values())) < 5, scores


@pytest.mark.soak
@pytest.mark.parametrize("shuffle", BIASED)
def test_what_is_not_even_stands_out(shuffle, record_property):
    rng = Random(shuffle.__name__)
    scores = tallied(54, (shuffle(rng, 54) for _ in range(100_000))).scores()
    record_property("figure", told(f"100000 orders by {shuffle.__name__}", scores))
    assert max(scores.values()) > 10 * LIMIT, scores


def told(what, scores):
    """One line of the table."""
    return f"{what:34}" + "".join(f"  {name} {score:+6.2f}" for name, score in scores.items())
