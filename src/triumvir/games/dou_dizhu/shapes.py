"""The combinations of Dou Dizhu as data, with all that the options change (rules 3.B, 3.C, 4.A, 7.1)."""

from triumvir.climbing.shape import Attachment, ShapeSpec
from triumvir.games.options import RuleSet

ORDER = "3456789TJQKA2br"
RUN_RANKS = ORDER[:12]
NATURAL = ORDER[:13]
JOKERS = "br"


def three(chosen: RuleSet) -> tuple[ShapeSpec, ...]:
    """The thirteen kinds of the game for three; the largest hand has twenty cards."""
    most = chosen.number("straight_max")
    plain = (
        ShapeSpec("single", 1, ORDER),
        ShapeSpec("pair", 2, NATURAL),
        ShapeSpec("trio", 3, NATURAL),
        ShapeSpec("trio_single", 3, NATURAL, attach=Attachment(1, ORDER)),
        ShapeSpec("trio_pair", 3, NATURAL, attach=Attachment(2, NATURAL)),
        ShapeSpec("straight", 1, RUN_RANKS, 5, most),
        ShapeSpec("pair_seq", 2, RUN_RANKS, 3, 10),
        ShapeSpec("trio_seq", 3, RUN_RANKS, 2, 6),
        ShapeSpec("trio_seq_singles", 3, RUN_RANKS, 2, 5, attach=_wing_singles(chosen)),
        ShapeSpec("trio_seq_pairs", 3, RUN_RANKS, 2, 4, attach=_wing_pairs(chosen, NATURAL, most=2)),
        ShapeSpec("bomb", 4, NATURAL, precedence=1, size_is_length=True),
        ShapeSpec("rocket", exact=JOKERS, precedence=2),
    )
    return plain + _quad_sets(chosen) if chosen.flag("quad_sets") else plain


def _wing_singles(chosen: RuleSet) -> Attachment:
    """The cards attached to a trio run (rules 3.C)."""
    distinct = chosen.flag("kickers_distinct")
    return Attachment(
        1,
        ORDER,
        repeat=1 if distinct else chosen.number("kicker_equal_max"),
        one_of="" if chosen.flag("kickers_both_jokers") else JOKERS,
        apart=chosen.flag("kicker_not_trio_rank"),
        trio_beside=distinct or chosen.flag("kicker_trio_beside_run"),
    )


def _wing_pairs(chosen: RuleSet, ranks: str, most: int, one_of: str = "") -> Attachment:
    """The pairs attached to a trio run, out of `ranks` with at most `most` pairs each."""
    repeat = 1 if chosen.flag("wing_pairs_distinct") else most
    return Attachment(2, ranks, repeat=repeat, one_of=one_of)


def _quad_sets(chosen: RuleSet) -> tuple[ShapeSpec, ...]:
    """Four alike with two singles or two pairs (rules 3.B 13, 3.C)."""
    limit = chosen["quad_attach_limit"]
    one_deuce = limit == "one_each"
    singles = Attachment(
        1,
        ORDER,
        per_rank=2,
        repeat=1 if chosen.flag("quad_single_kickers_distinct") else 2,
        once="2" if one_deuce else "",
        one_of="" if limit == "none" else JOKERS,
    )
    pairs = Attachment(
        2,
        RUN_RANKS if one_deuce else NATURAL,
        per_rank=2,
        repeat=1 if chosen.flag("quad_pair_kickers_distinct") else 2,
    )
    return (
        ShapeSpec("quad_two_singles", 4, NATURAL, attach=singles),
        ShapeSpec("quad_two_pairs", 4, NATURAL, attach=pairs),
    )


def four(chosen: RuleSet) -> tuple[ShapeSpec, ...]:
    """The kinds of the game for four with two packs (rules 4.A); the largest hand has 33 cards."""
    low = "A2" if chosen.flag("low_two_runs") else ""
    runs = RUN_RANKS
    joker_pairs = chosen.flag("joker_pair_as_kicker")
    ranks = ORDER if joker_pairs else NATURAL
    wings = _wing_pairs(chosen, ranks, most=4, one_of="" if chosen.flag("kickers_both_jokers") else JOKERS)
    if chosen.flag("wing_pairs_consecutive"):
        wings = Attachment(2, NATURAL, run=True)
    return (
        ShapeSpec("single", 1, ORDER),
        ShapeSpec("pair", 2, ORDER),
        ShapeSpec("trio", 3, NATURAL),
        ShapeSpec("trio_pair", 3, NATURAL, attach=Attachment(2, ranks)),
        ShapeSpec("straight", 1, runs, 5, chosen.number("straight_max"), low),
        ShapeSpec("pair_seq", 2, runs, 3, 12, low),
        ShapeSpec("trio_seq", 3, runs, 2, 11, low),
        ShapeSpec("trio_seq_pairs", 3, runs, 2, 6, low, attach=wings),
        *(ShapeSpec("bomb", size, NATURAL, precedence=size - 3, size_is_length=True) for size in range(4, 9)),
        ShapeSpec("rocket", exact="bbrr", precedence=6),
    )
