"""Played deals as data: a row for each decision, from bots that play or from records, in files."""
