"""Slow, plain second opinions on the rules, for tests only: nothing here imports the package."""
