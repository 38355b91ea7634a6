"""The trick-taking family: following suit, trumps and contracts, whatever the game. Knows no game."""
