"""Exact answers for open hands: what a position is worth, whoever holds what being known. Knows no game."""
