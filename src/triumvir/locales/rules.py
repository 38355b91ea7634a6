"""Rules in short: what a person reads before a deal, with the options that are in force."""

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from triumvir.locales.catalog import Catalog
from triumvir.locales.words import message_id

Value = str | int | bool
SECTIONS = ("aim", "cards", "calls", "kinds", "play", "pay")
TEXTS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "big_three": {
        "aim": ("rules-big-three-aim",),
        "cards": ("rules-big-three-cards",),
        "kinds": ("rules-big-three-kinds",),
        "play": ("rules-beat", "rules-clear-three"),
        "pay": ("rules-big-three-pay",),
    },
    "big_three/4": {
        "aim": ("rules-pairs-aim",),
        "cards": ("rules-big-three-four-cards",),
        "kinds": ("rules-big-three-kinds",),
        "play": ("rules-beat",),
        "pay": ("rules-pairs-pay",),
    },
    "dou_dizhu": {
        "aim": ("rules-dou-dizhu-aim",),
        "cards": ("rules-dou-dizhu-cards", "rules-dou-dizhu-ranks"),
        "kinds": ("rules-dou-dizhu-kinds", "rules-dou-dizhu-runs", "rules-dou-dizhu-bombs"),
        "play": ("rules-landlord-leads", "rules-beat", "rules-clear-three"),
        "pay": ("rules-landlord-pay",),
    },
    "dou_dizhu/4": {
        "aim": ("rules-sides-aim",),
        "cards": ("rules-dou-dizhu-four-cards", "rules-dou-dizhu-ranks"),
        "kinds": ("rules-dou-dizhu-four-kinds", "rules-dou-dizhu-four-runs", "rules-dou-dizhu-four-bombs"),
        "play": ("rules-landlord-leads", "rules-beat", "rules-clear-four"),
        "pay": ("rules-sides-pay",),
    },
    "hokm": {
        "aim": ("rules-hokm-aim",),
        "cards": ("rules-hokm-cards",),
        "calls": ("rules-hokm-calls",),
        "play": ("rules-hokm-play",),
        "pay": ("rules-hokm-pay",),
    },
}
"""What is so whatever the options say, by game and section."""
OPTIONS: Mapping[str, tuple[str, ...]] = {
    "aim": ("landlord_side", "partners_4p", "reseat", "redraw_partners"),
    "cards": ("rank_order", "trump_order", "first_dealer", "dealer_draw_order"),
    "calls": (
        *("opener_ceremony", "opener", "stake_4p", "auction_mode", "opener_must_bid", "all_pass"),
        *("strong_hand_must_bid3", "kitty_to", "show_kitty", "bass", "call_mode", "tie_caller"),
    ),
    "kinds": (
        *("straight_min", "straight_max", "kickers_distinct", "kicker_equal_max"),
        *("kicker_trio_beside_run", "kicker_not_trio_rank", "kickers_both_jokers", "wing_pairs_distinct"),
        *("quad_sets", "quad_attach_limit", "quad_single_kickers_distinct", "quad_pair_kickers_distinct"),
        *("joker_pair_as_kicker", "wing_pairs_consecutive", "low_two_runs"),
    ),
    "play": (
        *("leader", "direction", "pass_is_final", "passes_to_clear_4p", "discards_open"),
        *("bomb_cap_by_bid", "must_trump", "must_overtrump"),
    ),
    "pay": (
        *("bomb_doubling", "spring", "blank_round_doubles", "fail_penalty", "overtricks", "kabbout_fail"),
        *("next_dealer", "match_deals", "target"),
    ),
}
"""Under which section an option is told."""
CALLS = {"bass", "call_mode", "tie_caller"}
"""The options of calls, which in other games are bids."""
HEADINGS = {name: section for section, names in OPTIONS.items() for name in names}
"""The same the other way round."""
QUIET = {
    *("partners_4p", "reseat", "first_dealer", "dealer_draw_order", "strong_hand_must_bid3", "spring"),
    *("straight_min", "straight_max", "kicker_not_trio_rank", "kickers_both_jokers", "wing_pairs_distinct"),
    *("quad_attach_limit", "quad_single_kickers_distinct", "quad_pair_kickers_distinct", "overtricks"),
    *("joker_pair_as_kicker", "wing_pairs_consecutive", "low_two_runs", "discards_open", "must_overtrump"),
    *("bomb_cap_by_bid", "blank_round_doubles"),
}
"""Options that are told only where they differ from the default."""


class Section(NamedTuple):
    """One part of the rules: its heading and its lines."""

    title: str
    lines: tuple[str, ...]


def option(said: Catalog, name: str, value: Value) -> str:
    """What a value of an option means, as a sentence.

    >>> from triumvir.locales.catalog import catalog
    >>> option(catalog("en"), "spring", "x2"), option(catalog("en"), "stake_4p", "fixed:5")
    ('If the losers made no play (spring), the stake doubles.', 'There is no auction: the stake is 5.')
    """
    word, _, number = str(value).partition(":")
    told: str | int = word.lower()
    if word.isdecimal():
        told = int(word)
    elif word[:1].isdecimal():
        told = f"n{word}"
    return said.say(f"option-{message_id(name)}", value=told, number=number)


def heading(said: Catalog, name: str) -> str:
    """The heading under which an option is told; KeyError for a name that is no option's.

    >>> from triumvir.locales.catalog import catalog
    >>> heading(catalog("en"), "spring")
    'Payment'
    """
    return said.say(_title(HEADINGS[name], tricks=name in CALLS))


def short_rules(
    said: Catalog, game: str, values: Mapping[str, Value], differing: Collection[str] = ()
) -> tuple[Section, ...]:
    """The rules of a game in short, by section. `values` are the options in force, `differing` the names of
    those that are not at their default. KeyError: a game without texts.
    """
    found: list[Section] = []
    for section in SECTIONS:
        texts = [said.say(text) for text in TEXTS[game].get(section, ())]
        texts += [option(said, name, values[name]) for name in _told(section, game, values, differing)]
        if texts:
            lines = tuple(line for text in texts for line in text.splitlines())
            found.append(Section(said.say(_title(section, tricks=game == "hokm")), lines))
    return tuple(found)


def _title(section: str, *, tricks: bool) -> str:
    """The heading of a section: what is called in one game, tricks, is bid in the others."""
    return f"rules-title-{'bids' if section == 'calls' and not tricks else section}"


def _told(section: str, game: str, values: Mapping[str, Value], differing: Collection[str]) -> Iterator[str]:
    """The options that this section tells of."""
    idle = set(_idle(game, values))
    for name in OPTIONS[section]:
        if name in values and name not in idle and (name not in QUIET or name in differing):
            yield name


def _idle(game: str, values: Mapping[str, Value]) -> Iterator[str]:
    """Options that change nothing, given the others."""
    if game == "big_three/4":
        yield "show_kitty"
    if game == "dou_dizhu/4":
        yield from (name for name in OPTIONS["kinds"] if name.startswith(("kicker", "quad")))
    if values.get("kickers_distinct", True) is True:
        yield from ("kicker_equal_max", "kicker_trio_beside_run")
    if values.get("quad_sets", True) is False:
        yield from (name for name in OPTIONS["kinds"] if name.startswith("quad_") and name != "quad_sets")
    if str(values.get("stake_4p", "auction")) != "auction":
        yield from ("auction_mode", "opener_must_bid", "strong_hand_must_bid3")
    if values.get("auction_mode") == "none":
        yield from ("all_pass", "strong_hand_must_bid3", "blank_round_doubles")
    if values.get("landlord_side") == "solo":
        yield "kitty_to"
    if values.get("pass_is_final") is True:
        yield "passes_to_clear_4p"
    if values.get("target") == "none":
        yield "target"
