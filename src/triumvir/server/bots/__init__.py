"""Bots at tables of the server: they think in processes of their own, and see what a seat sees."""
