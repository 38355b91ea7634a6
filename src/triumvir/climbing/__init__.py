"""The family of shedding games: shapes, combinations, and the state machine of one deal."""
