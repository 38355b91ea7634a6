"""Metrics: what an operator watches, for Prometheus. The figures are of this worker; no table is named."""

from collections.abc import Callable
from typing import Protocol

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from triumvir.bots.hints import Hints
from triumvir.server.alarms import Thinks
from triumvir.server.bots.advice import Advises
from triumvir.server.bots.process import Failed
from triumvir.server.bots.wire import Seed
from triumvir.views.view import View

TYPE = CONTENT_TYPE_LATEST
QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Bounds of durations, in seconds."""


class Metrics:
    """The figures of one worker."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._tables = self._gauge("tables", "Tables that are held in memory.")
        self._due = self._gauge("due_lag_seconds", "How late the ticker is with what is due.")
        self.sockets = self._gauge("sockets", "Sockets that are open and have said hello.")
        self.commands = Counter(
            "triumvir_commands", "Commands by kind and outcome.", ("kind", "outcome"), registry=self._registry
        )
        self.frames = Counter(
            "triumvir_frames_refused",
            "Frames and sockets refused, by code.",
            ("code",),
            registry=self._registry,
        )
        self.requests = Counter(
            "triumvir_requests", "Requests by route and status.", ("route", "status"), registry=self._registry
        )
        self.acked = self._histogram("ack_seconds", "From a command to its answer.")
        self.stored = self._histogram("store_seconds", "From an append to its commit.")
        self.bots = Counter(
            "triumvir_bot_failures",
            "Bots that crashed, hung or answered what is not legal.",
            registry=self._registry,
        )
        self.unadvised = Counter(
            "triumvir_hint_failures", "Hints that were not found in time.", registry=self._registry
        )
        self.advised = self._histogram("hint_seconds", "From the question for a hint to its answer.")

    def watch(self, tables: Callable[[], float], lag: Callable[[], float]) -> None:
        """Where the number of tables, and how late what is due is done, are found."""
        self._tables.set_function(tables)
        self._due.set_function(lag)

    def command(self, kind: str, code: str, seconds: float) -> None:
        """A command was answered: `code` is "ok", or that of the refusal."""
        self.commands.labels(kind, code).inc()
        self.acked.observe(seconds)

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self._registry)

    def _gauge(self, name: str, words: str) -> Gauge:
        return Gauge(f"triumvir_{name}", words, registry=self._registry)

    def _histogram(self, name: str, words: str) -> Histogram:
        return Histogram(f"triumvir_{name}", words, buckets=QUICK, registry=self._registry)


class Thinker(Thinks, Advises, Protocol):
    """Who thinks for bots and for persons."""


class Counted:
    """Who thinks, with his failures counted."""

    def __init__(self, thinker: Thinker, metrics: Metrics) -> None:
        self._thinker, self._metrics = thinker, metrics

    async def think(self, bot: str, view: View, seed: Seed) -> str:
        """The text of the action chosen. Error: Failed."""
        try:
            return await self._thinker.think(bot, view, seed)
        except Failed:
            self._metrics.bots.inc()
            raise

    async def advise(self, view: View, seed: Seed) -> Hints:
        """What can be done, and what a bot would do. Error: Failed."""
        try:
            with self._metrics.advised.time():
                return await self._thinker.advise(view, seed)
        except Failed:
            self._metrics.unadvised.inc()
            raise
