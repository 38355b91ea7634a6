"""DouZero's protocol: seeded decks, the landlord given, our bots against RLCard's rule agent."""
