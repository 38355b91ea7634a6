"""The auction of a position line: the calls so far, and the contract they ended in."""

import re
from functools import partial

from triumvir.auction.auction import Auction
from triumvir.auction.rules import AuctionRules, Contract
from triumvir.errors import Code, Faults, ParseError
from triumvir.seats import Seat, format_by_seat, parse_by_seat, parse_seat

NONE = "-"
_STAKE = re.compile("0|[1-9][0-9]{0,5}")
_CALL = re.compile("([a-z]+)([0-9]*)")


def format_calls(rules: AuctionRules, calls: tuple[int, ...]) -> str:
    """The calls in turn from the opener on, without blanks.

    >>> from triumvir.auction.rising import Rising
    >>> rules = Rising(3, (1, 2, 3))
    >>> format_calls(rules, (1, 0, 2)), parse_calls(rules, "bid1,pass,bid2")
    ('bid1,pass,bid2', (1, 0, 2))
    """
    return ",".join(rules.word(call).replace(" ", "") for call in calls) or NONE


def parse_calls(rules: AuctionRules, text: str) -> tuple[int, ...]:
    """The calls that `text` lists, legal or not. Error: call/unknown."""
    return () if text == NONE else tuple(rules.read(_CALL.sub(_spaced, word)) for word in text.split(","))


def _spaced(word: re.Match[str]) -> str:
    """A call as it is said, with its blank."""
    return " ".join(filter(None, word.groups()))


def format_contract(contract: Contract) -> str:
    """Declarer, stake and everybody's own highest call.

    >>> format_contract(Contract(Seat(2), 3, (1, 0, 3))), format_contract(Contract(None, 1, (1, 0, 0, 0)))
    ('2:3:1/0/3', '-:1:1/0/0/0')
    """
    declarer = NONE if contract.declarer is None else contract.declarer
    return f"{declarer}:{contract.stake}:{format_by_seat(contract.calls)}"


def parse_contract(text: str, seats: int) -> Contract:
    """The contract that `text` states. Errors: position/field, seat/unknown."""
    declarer, _, rest = text.partition(":")
    stake, _, calls = rest.partition(":")
    if not _STAKE.fullmatch(stake):
        expected = "declarer:stake:highest calls by seat, such as 2:3:1/0/3"
        raise ParseError(Code.POSITION_FIELD, got=text, expected=expected)
    seat = None if declarer == NONE else parse_seat(declarer, seats)
    return Contract(seat, int(stake), parse_by_seat(calls, seats))


def check_contract(
    rules: AuctionRules, opener: Seat, calls: tuple[int, ...], contract: Contract, faults: Faults
) -> None:
    """Take it up if `calls` are not legal or end in another contract; with none listed any will do."""
    if not calls:
        return
    auction = Auction(rules, opener)
    for call in calls:
        after = faults.tried("calls", partial(auction.apply, call))
        if after is None:
            return
        auction = after
    if auction.result != contract:
        got = format_contract(contract)
        expected = "- while calls are made" if auction.result is None else format_contract(auction.result)
        faults.add(Code.POSITION_FIELD, got=got, expected=expected, where="contract")
