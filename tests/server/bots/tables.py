"""Moments of deals, and a table that plays with bots of the pool."""

import asyncio
import sys
from functools import cache
from pathlib import Path

from triumvir.bots.bot import make
from triumvir.cards.rng import Rng
from triumvir.games.match import Match
from triumvir.games.registry import find, games
from triumvir.server.bots.manners import default_action
from triumvir.server.bots.pool import Failed, Limits, Thinker
from triumvir.views.view import view_of

BAD = (sys.executable, str(Path(__file__).with_name("bad.py")))


@cache
def views(name, seed=0, preset="text"):
    """What the seat to act sees at every moment of one deal of novices, with recall."""
    bot, match, found = make("novice"), Match.start(find(name).rules(preset), seed), []
    while match.state.to_act is not None:
        found.append(view_of(match, match.state.to_act, recall=True))
        match = match.apply(bot.act(found[-1], Rng.stream(seed, len(found))))
    return tuple(found)


def free(name, seed=0):
    """The moments at which there is something to choose."""
    return [view for view in views(name, seed) if len(view.legal) > 1]


@cache
def lead():
    """A moment with many legal actions."""
    return max((view for name in games() for view in views(name)), key=lambda view: len(view.legal))


def texts(view):
    """The legal actions."""
    return [choice.text for choice in view.legal]


def ran(what, **more):
    """What a coroutine function gives, called with a thinker."""

    async def whole():
        thinker = await Thinker(*more.pop("thinker", (Limits(),))).open()
        try:
            return await what(thinker, **more)
        finally:
            await thinker.close()

    return asyncio.run(whole())


def with_bad(**limits):
    """A thinker whose worker knows bots that go wrong."""
    return Limits(**limits), BAD


async def acted(thinker, match, bot, seed):
    """The match after the seat to act acted by a bot or, where that failed, by default; and why it failed."""
    seat, why = match.state.to_act, ""
    view = view_of(match, seat, recall=True)
    try:
        text = await thinker.think(bot, view, seed)
    except Failed as failed:
        text, why = default_action(view), str(failed)
    return match.apply_text(f"{seat} {text}"), why
