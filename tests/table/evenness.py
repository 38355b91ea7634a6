"""How even shuffles are: counts over many orders, and how far they lie from what chance gives."""

from itertools import pairwise
from math import sqrt


def deviation(statistic, mean, variance):
    """A sum of squares as a normal deviate (Wilson and Hilferty 1931): above 4 it is no chance."""
    freedom = 2 * mean * mean / variance
    return ((statistic / mean) ** (1 / 3) - (1 - 2 / (9 * freedom))) / sqrt(2 / (9 * freedom))


class Tally:
    """Counts over orders of 0..size-1: where each lies, what follows on what, and how often it falls: a lower
    one follows on a higher.
    """

    def __init__(self, size):
        self.size, self.orders, self.falls = size, 0, 0
        self.places = [[0] * size for _ in range(size)]
        self.follows = [[0] * size for _ in range(size)]

    def add(self, order):
        """Count one more order."""
        self.orders += 1
        for place, card in zip(self.places, order, strict=True):
            place[card] += 1
        for card, after in pairwise(order):
            self.follows[card][after] += 1
            self.falls += after < card

    def scores(self):
        """How far the counts lie from even, each as a normal deviate."""
        n, even = self.size, self.orders / self.size
        squares = {
            name: sum((count - even) ** 2 / even for row in rows for count in row)
            for name, rows in (
                ("place x card", self.places),
                ("first card", self.places[:1]),
                ("last card", self.places[-1:]),
                ("neighbours", self.follows),
            )
        }
        squares["neighbours"] -= n * even  # nothing follows on itself
        moments = {
            "place x card": (n * (n - 1), 2 * n * n),
            "first card": (n - 1, 2 * (n - 1)),
            "last card": (n - 1, 2 * (n - 1)),
            "neighbours": ((n - 1) ** 2, 2 * n * (n - 1) * _spread(n)),
        }
        scores = {name: deviation(squares[name], *moments[name]) for name in squares}
        falls = self.orders * (n - 1) / 2
        return {**scores, "runs": abs(self.falls - falls) / sqrt(self.orders * (n + 1) / 12)}


def _spread(n):
    """The sum of squared correlations of one pair of neighbours with all pairs: with itself, with the 2n-3
    that exclude it, and with the others, which are a little more likely beside it.
    """
    others = n * (n - 1) - (2 * n - 3) - 1
    return (1 - 1 / n) ** 2 + (2 * n - 3) / n**2 + others / (n * (n - 1)) ** 2
