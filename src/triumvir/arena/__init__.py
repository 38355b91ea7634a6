"""Room 10: bots against each other on the same deals, and what may be concluded from it."""
