"""Calls as text: "pass", "bid 2"; and "call", "rob" in an auction of calling and robbing."""

import re

from triumvir.auction.rules import CALL, PASS, ROB
from triumvir.errors import Code, ParseError

_BID = re.compile(r"bid ([1-9][0-9]?)")
_ROB_NAMES = {PASS: "pass", CALL: "call", ROB: "rob"}
_ROB_WORDS = {name: call for call, name in _ROB_NAMES.items()}


def format_bid(call: int) -> str:
    """The text of a call in an auction of numbers.

    >>> format_bid(2), format_bid(PASS)
    ('bid 2', 'pass')
    """
    return f"bid {call}" if call else "pass"


def parse_bid(text: str) -> int:
    """The call that `text` says in an auction of numbers. Error: call/unknown.

    >>> parse_bid("bid 10"), parse_bid("pass")
    (10, 0)
    """
    if text == "pass":
        return PASS
    match = _BID.fullmatch(text)
    if match is None:
        raise ParseError(Code.CALL_UNKNOWN, got=text, expected="pass or bid N")
    return int(match[1])


def format_rob(call: int) -> str:
    """The text of a call in an auction of calling and robbing; a number that is no call there reads as a bid.

    >>> format_rob(ROB)
    'rob'
    """
    return _ROB_NAMES.get(call) or format_bid(call)


def parse_rob(text: str) -> int:
    """The call that `text` says in an auction of calling and robbing. Error: call/unknown.

    >>> parse_rob("call")
    1
    """
    if text not in _ROB_WORDS:
        raise ParseError(Code.CALL_UNKNOWN, got=text, expected="pass, call or rob")
    return _ROB_WORDS[text]
