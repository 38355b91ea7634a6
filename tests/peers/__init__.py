"""Other libraries of Dou Dizhu must allow the same plays (rules 7.2)."""
