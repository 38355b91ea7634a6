### Why a bot does what it does, and what a play costs.
