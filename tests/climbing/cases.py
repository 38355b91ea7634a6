"""What the climbing tests share: four variants under any options, kernel words as words of the rules."""

from functools import cache

from hypothesis import strategies as st

from tests.reference import big_three, dou_dizhu
from tests.reference.dou_dizhu import Options, Play, Reading
from triumvir.auction.rules import Contract
from triumvir.cards.card import Card, rank_of
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.climbing.kernel import plays
from triumvir.climbing.kernel_readings import readings
from triumvir.climbing.shape import counts_of, ranks_of
from triumvir.climbing.state import ClimbingState
from triumvir.games.registry import find
from triumvir.seats import Seat

ONE_PACK = {
    "straight_max": (12, 5),
    "kickers_distinct": (True, False),
    "kicker_equal_max": (4, 3, 2),
    "kicker_trio_beside_run": (True, False),
    "kicker_not_trio_rank": (True, False),
    "kickers_both_jokers": (False, True),
    "wing_pairs_distinct": (True, False),
    "quad_sets": (True, False),
    "quad_attach_limit": ("one_each", "no_joker_pair", "none"),
    "quad_single_kickers_distinct": (True, False),
    "quad_pair_kickers_distinct": (True, False),
}
TWO_PACKS = {
    "straight_max": (12, 5),
    "kickers_both_jokers": (False, True),
    "wing_pairs_distinct": (True, False),
    "joker_pair_as_kicker": (True, False),
    "wing_pairs_consecutive": (False, True),
    "low_two_runs": (False, True),
}
BIG_THREE = {"rank_order": ("3_high", "list_plus_3")}
OPTIONS = {
    "big_three": BIG_THREE,
    "big_three/4": BIG_THREE,
    "dou_dizhu": ONE_PACK,
    "dou_dizhu/4": TWO_PACKS,
}
"""Every option that changes which plays there are, by game."""
LARGEST = {"big_three": 20, "big_three/4": 13, "dou_dizhu": 20, "dou_dizhu/4": 33}


@cache
def _rules(game, values):
    return find(game).rules(**dict(values)).play


def rules_of(game, **values):
    """The family's rules of a game under some options."""
    return _rules(game, tuple(sorted(values.items())))


def reading(rules, header):
    """A header in the words of the reference."""
    combo = rules.combo(header)
    return Reading(combo.kind, combo.key, combo.length)


def header_of(rules, cards, wanted):
    """The header of one reading of some cards."""
    return next(
        h for h in readings(rules.table, counts_of(cards, rules.order)) if reading(rules, h) == wanted
    )


def fast_plays(rules, hand, top=0, bombs=True):
    """The kernel's plays of a hand of ranks, as a list of the reference's plays."""
    found = plays(rules.table, counts_of(hand, rules.order), top, bombs)
    return [Play(ranks_of(counts, rules.order), *reading(rules, header)) for counts, header in found]


def fast_readings(rules, cards):
    """The kernel's readings of some cards, as a list of the reference's."""
    return [reading(rules, header) for header in readings(rules.table, counts_of(cards, rules.order))]


class Reference:
    """The slow second opinion on one game under some options."""

    def __init__(self, game, values):
        self.game, self.values = game, values
        self.packs = 2 if game == "dou_dizhu/4" else 1
        self.options = Options.of(values)
        self.order = values.get("rank_order", "3_high")

    def plays(self, hand, top=None, *, bombs=True):
        """All plays of a hand, each with its reading."""
        if self.game.startswith("big_three"):
            found = big_three.slow_plays(hand, top, self.order)
        else:
            found = dou_dizhu.slow_plays(hand, top, self.options, self.packs, bombs)
        return {play for play in found if len(play.cards) <= LARGEST[self.game]}

    def readings(self, cards):
        """All readings of some cards."""
        if self.game.startswith("big_three"):
            return big_three.readings(cards)
        return dou_dizhu.readings(cards, self.options, self.packs)

    def beats(self, one, other):
        """Whether one reading beats another."""
        if self.game.startswith("big_three"):
            return big_three.beats(one, other, self.order)
        return dou_dizhu.beats(one, other, self.packs, self.options)

    def automatic(self, found, top=None):
        """The reading taken when none is named."""
        return dou_dizhu.automatic(found, top, self.packs, self.options)


def option_sets(game):
    """A strategy: values for every option of the game that changes the plays."""
    return st.fixed_dictionaries({name: st.sampled_from(values) for name, values in OPTIONS[game].items()})


def hands(game, most=None):
    """A strategy: hands of the game as text, dense in a stretch of ranks so that there is much to play."""
    rules = rules_of(game)
    copies = {rank: sum(rank_of(card) == rank for card in rules.deck.cards) for rank in rules.order}
    limit = most or LARGEST[game]

    def stretch(span):
        start, size = span
        ranks = [*rules.order[start : start + size], *rules.order[-3:]]
        groups = st.tuples(*(st.integers(0, copies[rank]) for rank in dict.fromkeys(ranks)))
        return groups.map(
            lambda counts: "".join(rank * n for rank, n in zip(dict.fromkeys(ranks), counts, strict=True))[
                :limit
            ]
        )

    spans = st.tuples(st.integers(0, len(rules.order) - 3), st.integers(1, 8))
    return spans.flatmap(stretch).filter(bool).map(lambda hand: "".join(sorted(hand, key=rules.order.index)))


def suited(game, *hands):
    """Hands of ranks as cards of the game's pack, the lowest left of each rank."""
    left = list(rules_of(game).deck.cards)
    dealt = []
    for hand in hands:
        cards = []
        for rank in hand:
            card = next(card for card in left if rank_of(card) == rank)
            left.remove(card)
            cards.append(card)
        dealt.append(CardSet.of(cards))
    return tuple(dealt)


def at_play(game, *hands, leader=0, calls=None, stake=1, sides=(), blanks=0, **options):
    """The first lead of a deal of some hands of ranks, the seat that leads being the declarer."""
    rules = rules_of(game, **options)
    declarer = None if game == "big_three/4" else Seat(leader)
    sides = sides or ((0, 1, 0, 1) if game == "big_three/4" else ())
    deal = Deal(Seat(leader), Seat(leader), suited(game, *hands), (), sides, blanks)
    return ClimbingState.at_play(rules, deal, Contract(declarer, stake, calls or (0,) * len(hands)))


def does(state, *texts):
    """The state after some actions."""
    for text in texts:
        state = state.apply(state.parse_action(text))
    return state


def words(state):
    """The legal actions as text."""
    return [state.format_action(action) for action in state.legal_actions()]


def random_cards(rng, game, sizes):
    """Random hands of the sizes asked for, as sets of cards."""
    pack = rng.shuffled(rules_of(game).deck.cards)
    dealt = []
    for size in sizes:
        dealt.append(CardSet.of([Card(card) for card in pack[:size]]))
        pack = pack[size:]
    return tuple(dealt)
