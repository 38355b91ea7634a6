"""What the cards of a trick-taking game are good for, so that the least is played first."""

from functools import reduce

from triumvir.bots.offer import Offer
from triumvir.bots.thought import Reason
from triumvir.bots.tricks.sight import Sight
from triumvir.cards.card import SUITS
from triumvir.cards.text import format_card
from triumvir.games.game import Action
from triumvir.tricks.kernel import after_play, first_word, leader
from triumvir.tricks.rules import TrickRules
from triumvir.views.view import View

ORDER = ("cost/small", "cost/winner", "cost/trump", "cost/top_trump")
"""What a card costs, cheapest first; of equals the one that beats fewer cards."""


def offers(view: View, play: TrickRules) -> tuple[Offer, ...]:
    """The legal cards, cheapest first; each says whether it takes the trick as it lies."""
    sight = Sight(view, play)
    found = (_offer(sight, option.action) for option in view.legal)
    return tuple(sorted(found, key=lambda offer: (ORDER.index(offer.reason.code), offer.cost)))


def _offer(sight: Sight, action: Action) -> Offer:
    """A card with its cost: how many cards not seen it would beat if it were led."""
    bit = sight.layout.bit(action.card)
    byte = 0xFF << bit // 8 * 8
    trump = bit // 8 == SUITS.index(sight.view.trump)
    higher = (sight.unseen & byte) >> bit
    trumps = 0 if trump else sight.unseen & 0xFF << SUITS.index(sight.view.trump) * 8
    beats = sight.unseen.bit_count() - higher.bit_count() - trumps.bit_count()
    if trump:
        code = "cost/trump" if higher else "cost/top_trump"
    else:
        code = "cost/small" if higher else "cost/winner"
    details = (("card", format_card(action.card)), ("beats", beats), ("takes", int(_takes(sight, bit))))
    return Offer(action, beats, Reason(code, details))


def _takes(sight: Sight, bit: int) -> bool:
    """Whether a card takes the trick if nobody plays after it."""
    bits = [*map(sight.layout.bit, sight.table), bit]
    word = first_word(len(bits), 0, SUITS.index(sight.view.trump), 0)
    return leader(reduce(after_play, bits, word)) == len(bits) - 1
