"""How bots play climbing games."""
