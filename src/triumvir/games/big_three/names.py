"""Message ids: what an interface calls the things of this game in its own language."""

KINDS = ("single", "pair", "trio", "quad", "straight", "pair_seq", "trio_seq", "quad_seq")
ROLES = ("digger", "defender")
CALLS = {0: "pass", 1: "bid-1", 2: "bid-2", 3: "bid-3"}
