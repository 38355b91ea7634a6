"""Message ids: what an interface calls the things of this game in its own language."""

KINDS = (
    "single",
    "pair",
    "trio",
    "trio_single",
    "trio_pair",
    "straight",
    "pair_seq",
    "trio_seq",
    "trio_seq_singles",
    "trio_seq_pairs",
    "bomb",
    "rocket",
    "quad_two_singles",
    "quad_two_pairs",
)
ROLES = ("landlord", "landlord-partner", "peasant")
CALLS = {0: "pass", 1: "bid-1", 2: "bid-2", 3: "bid-3"}
ROB_CALLS = {0: "pass", 1: "call", 2: "rob"}
