"""Named sets of values, with the reason for each; three of them are what public engines play (rules 7.2)."""

from triumvir.games.game import Preset

TEXT = Preset("text", note="All defaults: what the text says, silent points as in the rulebook.")
CLASSIC = Preset(
    "classic",
    values={
        "auction_mode": "single_round",
        "opener_ceremony": "marker",
        "quad_attach_limit": "no_joker_pair",
        "spring": "x2",
    },
    reasons={
        "auction_mode": "English summaries let every seat call once",
        "opener_ceremony": "the real-life form: a card turned up and slid back into the pack",
        "quad_attach_limit": "the English text only bars both jokers",
        "spring": "the usual scoring rules double a deal in which one side never got to play",
    },
)
CLASSIC_4 = Preset(
    "classic",
    values={**CLASSIC.values, "landlord_side": "solo"},
    reasons={
        **CLASSIC.reasons,
        "landlord_side": "every source but the text has one landlord against three",
    },
)
ONLINE = Preset(
    "online",
    values={
        "auction_mode": "call_rob",
        "opener_ceremony": "random",
        "show_kitty": True,
        "kickers_distinct": False,
        "quad_single_kickers_distinct": False,
        "quad_attach_limit": "no_joker_pair",
        "spring": "x2",
    },
    reasons={
        "auction_mode": "calling and robbing instead of numbers",
        "opener_ceremony": "the server picks the first speaker",
        "show_kitty": "the three cards are turned up for all",
        "kickers_distinct": "attached singles may be equal",
        "quad_single_kickers_distinct": "a quad may carry a plain pair",
        "quad_attach_limit": "a pair of deuces is fine, the rocket is not attached",
        "spring": "spring and anti-spring double",
    },
)
RLCARD = Preset(
    "rlcard",
    values={
        "auction_mode": "none",
        "opener_ceremony": "dealer",
        "next_dealer": "same",
        "show_kitty": True,
        "discards_open": True,
        "kickers_distinct": False,
        "kicker_equal_max": 3,
        "kicker_trio_beside_run": False,
        "quad_single_kickers_distinct": False,
        "quad_attach_limit": "no_joker_pair",
        "bomb_doubling": "none",
    },
    reasons={
        "auction_mode": "no bidding, seat 0 is always landlord",
        "opener_ceremony": "with no auction the fixed seat simply becomes landlord; let seat 0 deal",
        "next_dealer": "seat 0 stays landlord in every deal",
        "show_kitty": "the three cards are public",
        "discards_open": "all played cards and the whole trace are public",
        "kickers_distinct": "attached singles of a trio run may be equal",
        "kicker_equal_max": "never four of one rank",
        "kicker_trio_beside_run": "no three equal cards next below or above the run, deuces excepted",
        "quad_single_kickers_distinct": "333344 is listed",
        "quad_attach_limit": "pairs of deuces yes, both jokers no",
        "bomb_doubling": "payoffs ignore bombs",
    },
    differences=("payoffs are 1 for each winner and 0 for losers, not zero-sum",),
)
DOUZERO = Preset(
    "douzero",
    values={
        "auction_mode": "none",
        "opener_ceremony": "dealer",
        "next_dealer": "same",
        "show_kitty": True,
        "discards_open": True,
        "kickers_distinct": False,
        "kickers_both_jokers": True,
        "quad_single_kickers_distinct": False,
        "quad_attach_limit": "none",
    },
    reasons={
        "auction_mode": "the landlord is given, not bid for",
        "opener_ceremony": "with no auction the fixed seat simply becomes landlord",
        "next_dealer": "the same seat is landlord in every deal",
        "show_kitty": "every player's view holds the three cards",
        "discards_open": "every player's view holds all cards played",
        "kickers_distinct": "any cards of other ranks may be attached to trio runs",
        "kickers_both_jokers": "both jokers too",
        "quad_single_kickers_distinct": "333344 is generated",
        "quad_attach_limit": "3333 with both jokers is generated",
    },
    note="The score doubles for every bomb and rocket; base 2 for the landlord, 1 for the others.",
    differences=(
        "trio runs with singles are compared by the highest rank that occurs three times, attached or not",
        "a trio run whose singles hold four alike, or three beside four trios, is answered by bombs only",
        "the detector names 33334444 a quad with two pairs and 33334 a trio with a pair",
    ),
)
OPEN_SPIEL = Preset(
    "open_spiel",
    values={
        "opener_ceremony": "marker",
        "discards_open": True,
        "kickers_distinct": False,
        "kicker_equal_max": 3,
        "quad_sets": False,
        "spring": "x2",
    },
    reasons={
        "opener_ceremony": "whoever is dealt the card turned up first bids first",
        "discards_open": "the observation counts all cards played",
        "kickers_distinct": "attached singles of a trio run may be equal",
        "kicker_equal_max": "no bomb among the attached cards",
        "quad_sets": "the engine has no quad with attached cards",
        "spring": "one doubling if a side never played, the landlord's first play apart",
    },
    note="The auction is the default `until_closed`, the opener may pass; bombs and rocket double each.",
    differences=(
        "bombs are offered as answers to the rocket",
        "runs without attachments are missing when their lowest rank is held four times",
        "when all three pass the game ends with zero for everybody instead of a new deal",
    ),
)
