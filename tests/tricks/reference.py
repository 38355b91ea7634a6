"""Following suit and taking tricks, written from the words of rules 5.10-5.13 and 7.1, on texts like "JH".

Slow, and shares nothing with the package: the oracle of the tests. `order(suit, trump)` lists a suit's ranks,
best first, as the rules in force have it.
"""


def suit_chosen(suit, trump):
    """5.3: the two orders."""
    return "J9ATKQ87" if suit == trump else "ATKQJ987"


def clubs_always(suit, trump):
    """7.1 `trump_order = clubs_always`."""
    return "J9ATKQ87" if suit == "C" else "ATKQJ987"


def higher(card, other, trump, order):
    """Whether a card beats another of the same suit."""
    ranks = order(card[1], trump)
    return ranks.index(card[0]) < ranks.index(other[0])


def winner(cards, leader, trump, order):
    """5.13: trump beats all, a higher trump beats a trump, else the highest of the suit led."""
    trumps = [card for card in cards if card[1] == trump]
    candidates = trumps or [card for card in cards if card[1] == cards[0][1]]
    best = candidates[0]
    for card in candidates:
        if higher(card, best, trump, order):
            best = card
    return (leader + cards.index(best)) % len(cards)


def legal(hand, played, trump, order, *, must_follow=True, must_trump=False, must_overtrump=False):
    """5.10-5.12 and 7.1: the cards of `hand` that may be played to the trick so far."""
    if not played:
        return set(hand)
    able = [card for card in hand if card[1] == played[0][1]]
    trumps = [card for card in hand if card[1] == trump]
    on_table = [card for card in played if card[1] == trump]
    over = [card for card in trumps if all(higher(card, there, trump, order) for there in on_table)]
    allowed = set()
    for card in hand:
        if must_follow and able and card not in able:
            continue
        if must_trump and not able and trumps and card not in trumps:
            continue
        if must_overtrump and on_table and card in trumps and over and card not in over:
            continue
        allowed.add(card)
    return allowed
