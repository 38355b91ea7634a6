"""Doors: what all ways into a server share."""

import asyncio
import logging
import secrets
import time
from dataclasses import dataclass, field
from typing import Protocol

from starlette.requests import HTTPConnection

from triumvir.server.house import House
from triumvir.server.limits import Limits
from triumvir.server.logs import What, note
from triumvir.server.metrics import Metrics
from triumvir.server.origin import address
from triumvir.server.reviews import Reviews
from triumvir.server.settings import Settings

AGAIN = 50
"""So many a second are told to come again after the server was stopped."""


class Leaves(Protocol):
    """A visit that can be ended."""

    async def leave(self, retry: float) -> None:
        """Finish what was begun, then say good-bye until in `retry` seconds."""
        ...


@dataclass(slots=True)
class Doors:
    """The house behind the doors, its settings, what is counted at them. `closing`: nobody new comes in."""

    settings: Settings
    house: House
    limits: Limits
    metrics: Metrics
    visits: dict[asyncio.Task[None], Leaves] = field(default_factory=dict[asyncio.Task[None], Leaves])
    reviews: Reviews = field(default_factory=Reviews)
    closing: bool = False

    @staticmethod
    def of(settings: Settings, house: House, metrics: Metrics | None = None) -> "Doors":
        """The doors of a house."""
        limits = Limits(time.monotonic, settings.limits)
        return Doors(settings, house, limits, metrics or Metrics())

    def address(self, connection: HTTPConnection) -> str:
        """Whom a request is counted for."""
        peer = connection.client.host if connection.client else "nobody"
        return address(peer, connection.headers.get("x-forwarded-for", ""), self.settings.proxies)

    async def close(self) -> None:
        """Let nobody in, and say good-bye to all; they come again one after the other."""
        self.closing = True
        note(What.STOPPING, count=len(self.visits))
        last = 1000 + 1000 * len(self.visits) // AGAIN
        leaving = [visit.leave(1 + secrets.randbelow(last) / 1000) for visit in self.visits.values()]
        await asyncio.gather(*leaving)
        while self.visits:
            await asyncio.wait([*self.visits])

    def refused(self, code: str) -> None:
        """Count what was refused."""
        self.metrics.frames.labels(code).inc()
        note(What.REFUSED, code=code, level=logging.DEBUG)


def doors_of(connection: HTTPConnection) -> Doors:
    """The doors that a request came to."""
    doors: Doors = connection.app.state.doors
    return doors
