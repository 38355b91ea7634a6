"""How bots play trick-taking games."""
