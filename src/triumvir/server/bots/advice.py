"""Advice: hints on their way back from a process that thinks. Actions are numbers there, reasons are codes;
the server finds the words.
"""

import asyncio
from typing import Annotated, Protocol

import msgspec

from triumvir.bots.hints import Hints, hints
from triumvir.bots.offer import Offer
from triumvir.bots.thought import Details, Reason, Thought
from triumvir.cards.rng import Rng
from triumvir.games.game import Action
from triumvir.server.bots.wire import Seed
from triumvir.views.view import View

LONGEST = 1 << 18
"""So many bytes has no advice."""


class Advises(Protocol):
    """Who thinks for persons, away from the event loop."""

    async def advise(self, view: View, seed: Seed) -> Hints:
        """What the seat to act, whose view it is, can do, and what a bot would. Error: Failed."""
        ...


class Here:
    """Thinks in a thread of this process, where there are no others."""

    async def advise(self, view: View, seed: Seed) -> Hints:
        """What the seat to act can do, and what a bot would."""
        return await asyncio.to_thread(hints, view, Rng.stream(*seed))


class _Told(msgspec.Struct, frozen=True, array_like=True):
    """Something that can be done: its place among the legal actions, why, and what it costs."""

    place: Annotated[int, msgspec.Meta(ge=0)]
    code: str
    details: Details
    cost: int = 0


class _Advice(msgspec.Struct, frozen=True, array_like=True):
    """What a bot would do, and what can be played."""

    choice: _Told
    plays: tuple[_Told, ...]


_decoder = msgspec.json.Decoder(_Advice)


def write(found: Hints, view: View) -> bytes:
    """Hints on a view as a line, without those that differ only in what is attached."""
    places = {choice.action: place for place, choice in enumerate(view.legal)}

    def told(action: Action, why: Reason, cost: int = 0) -> _Told:
        return _Told(places[action], why.code, why.details, cost)

    plays = tuple(told(offer.action, offer.reason, offer.cost) for offer in found.plays)
    return msgspec.json.encode(_Advice(told(found.choice.action, found.choice.reason), plays))


def read(line: bytes, view: View) -> Hints:
    """What `write` wrote of the same view. Error: ValueError for anything else."""
    try:
        told = _decoder.decode(line)
        action, choice = [each.action for each in view.legal], told.choice
        plays = tuple(
            Offer(action[play.place], play.cost, Reason(play.code, play.details)) for play in told.plays
        )
        return Hints(plays, Thought(action[choice.place], Reason(choice.code, choice.details)))
    except (msgspec.DecodeError, IndexError, RecursionError) as fault:
        raise ValueError(line[:80]) from fault
