"""The Big Three, Dou Dizhu and Hokm: rules, notation and fast simulation.

The names that most programs need; everything else has its place in a room below.

>>> from triumvir import Match, find
>>> match = Match.start(find("dou_dizhu").rules(spring="x2"), seed=7)
>>> match.state.phase, [match.state.format_action(action) for action in match.state.legal_actions()]
('auction', ['pass', 'bid 1', 'bid 2', 'bid 3'])
"""

from triumvir.auction.auction import Call
from triumvir.cards.card import Card
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.cards.rng import Rng
from triumvir.cards.text import format_card, parse_card
from triumvir.climbing.actions import Play
from triumvir.climbing.combo import Combo
from triumvir.errors import Code, IllegalActionError, ParseError, SetupError, TriumvirError
from triumvir.games.game import Game, Preset, Rules, State
from triumvir.games.match import Match
from triumvir.games.options import Option, RuleSet
from triumvir.games.perft import divide, leaves
from triumvir.games.registry import find
from triumvir.record.position import Position, format_position, parse_position
from triumvir.record.record import Record
from triumvir.record.replay import replay, replay_text
from triumvir.record.toml import format_record, parse_record
from triumvir.seats import Outcome, Seat
from triumvir.tricks.actions import NameTrump, PlayCard
from triumvir.views.after import after_deal
from triumvir.views.view import View, view_of

__all__ = [
    "Call",
    "Card",
    "CardSet",
    "Code",
    "Combo",
    "Deal",
    "Game",
    "IllegalActionError",
    "Match",
    "NameTrump",
    "Option",
    "Outcome",
    "ParseError",
    "Play",
    "PlayCard",
    "Position",
    "Preset",
    "Record",
    "Rng",
    "RuleSet",
    "Rules",
    "Seat",
    "SetupError",
    "State",
    "TriumvirError",
    "View",
    "after_deal",
    "divide",
    "find",
    "format_card",
    "format_position",
    "format_record",
    "leaves",
    "parse_card",
    "parse_position",
    "parse_record",
    "replay",
    "replay_text",
    "view_of",
]
