"""Actions of a trick-taking deal as text: "bid 5", "pass", "trump H", "play JH"."""

from triumvir.auction.auction import Call
from triumvir.auction.rules import AuctionRules
from triumvir.cards.card import SUITS
from triumvir.cards.text import format_card, parse_card
from triumvir.errors import Code, ParseError
from triumvir.tricks.actions import Action, NameTrump, PlayCard


def format_action(auction: AuctionRules, action: Action) -> str:
    """The text of an action; calls are worded by the auction.

    >>> from triumvir.auction.free_once import FreeOnce
    >>> auction = FreeOnce(3, (2, 3))
    >>> [format_action(auction, parse_action(auction, text)) for text in ("bid 3", "trump H", "play JH")]
    ['bid 3', 'trump H', 'play JH']
    """
    if isinstance(action, Call):
        return auction.word(action.level)
    if isinstance(action, NameTrump):
        return f"trump {action.suit}"
    return f"play {format_card(action.card)}"


def parse_action(auction: AuctionRules, text: str) -> Action:
    """The action that `text` says, legal now or not. Errors: action/unknown, call/unknown, suit/unknown,
    card/unknown.
    """
    verb, _, rest = text.partition(" ")
    if verb == "play":
        return PlayCard(parse_card(rest))
    if verb == "trump":
        if rest not in tuple(SUITS):
            raise ParseError(Code.SUIT_UNKNOWN, got=rest, expected="one of C D H S", where=text)
        return NameTrump(rest)
    if verb in ("pass", "bid", "call", "rob"):
        return Call(auction.read(text))
    raise ParseError(Code.ACTION_UNKNOWN, got=text, expected="a call, trump SUIT or play CARD")
