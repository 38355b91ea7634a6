"""Bidding. Knows seats and numbers, no cards."""
