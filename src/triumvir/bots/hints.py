"""Hints: what can be played, cheapest first, and what a bot would do."""

from dataclasses import dataclass

from triumvir.bots.bot import Bot, make
from triumvir.bots.climbing import hints as climbing
from triumvir.bots.offer import Offer
from triumvir.bots.thought import Thought
from triumvir.bots.tricks import hints as tricks
from triumvir.cards.rng import Rng
from triumvir.climbing.rules import ClimbingRules
from triumvir.games.registry import rules_of
from triumvir.tricks.rules import TrickRules
from triumvir.views.view import View


@dataclass(frozen=True, slots=True)
class Hints:
    """`plays`, cheapest first: those that beat what lies there, sensible leads, or the legal cards of a
    trick-taking game; none while calls are made or trumps are named. `choice` is a bot's, with its reason.
    """

    plays: tuple[Offer, ...]
    choice: Thought


def hints(view: View, rng: Rng, bot: Bot | str = "club") -> Hints:
    """Hints for the seat to act, from its own view. Errors: bot/not_to_act; those of `make` for a name.

    >>> from triumvir.games.match import Match
    >>> from triumvir.games.registry import find
    >>> from triumvir.views.view import view_of
    >>> match = Match.start(find("dou_dizhu").rules(), 3).apply_text("2 bid 3").apply_text("2 play 66")
    >>> view = view_of(match, match.state.to_act, recall=True)
    >>> [match.state.format_action(offer.action) for offer in hints(view, Rng.stream(7)).plays]
    ['play 77', 'play 88', 'play 22', 'play 99', 'play QQ']
    """
    choice = (make(bot) if isinstance(bot, str) else bot).think(view, rng)
    if view.phase != "play" or view.chosen is None:
        return Hints((), choice)
    play = rules_of(view.chosen).play
    if isinstance(play, ClimbingRules):
        return Hints(climbing.offers(view, play, choice.action), choice)
    assert isinstance(play, TrickRules), "there are two families"
    return Hints(tricks.offers(view, play), choice)
