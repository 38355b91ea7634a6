"""Halt: a process that is asked to end does so between two acts."""

from multiprocessing.synchronize import Event


class Stopped(Exception):  # noqa: N818 - nothing went wrong, nobody waits for the result any more
    """The result is not wanted any more."""


_asked: list[Event] = []
"""What asks this process to end, set when it begins; nothing in a process that nobody else waits for."""


def heed(stop: Event) -> None:
    """From now on `check` looks at `stop`."""
    _asked[:] = [stop]


def check() -> None:
    """Go on. Stopped: nobody waits for the result any more."""
    if any(stop.is_set() for stop in _asked):
        raise Stopped
