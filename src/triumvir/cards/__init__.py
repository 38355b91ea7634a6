"""What a card is: cards, sets of cards, packs, deals and the generator. Knows no game."""
