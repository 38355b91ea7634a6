"""Message ids: what an interface calls the things of this game in its own language."""

ROLES = ("declarer", "other")
CALLS = {0: "pass", 2: "bass", **{number: f"bid-{number}" for number in range(3, 10)}, 10: "kabbout"}
SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
