"""The games: data and money over the two families, and the match as a fold over deals."""
