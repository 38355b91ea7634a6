"""Named sets of values, with the reason for each."""

from triumvir.games.game import Preset

TEXT = Preset("text", note="All defaults: what the text says, silent points as in the rulebook.")
WA_KENG = Preset(
    "wa_keng",
    values={
        "direction": "ccw",
        "auction_mode": "single_round",
        "opener": "lowest_heart",
        "leader": "four_of_hearts",
        "strong_hand_must_bid3": True,
    },
    reasons={
        "direction": "played to the right in China",
        "auction_mode": "every player calls once",
        "opener": "who was dealt the four of hearts calls first",
        "leader": "and leads first",
        "strong_hand_must_bid3": "the must-dig hands",
    },
    note="opener_must_bid stays on: if nobody else digs, the holder of the heart digs at 1.",
)
