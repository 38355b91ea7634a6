"""Limits: how often somebody may do something, by token buckets."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, NamedTuple

Kind = Literal["frame", "ask", "say", "create", "sit", "hello", "handshake", "read", "me", "review"]
By = Literal["socket", "seat", "address", "account", "all"]


class Rate(NamedTuple):
    """At most `burst` at once, and `each` a second in the long run."""

    burst: int
    each: float


RATES: dict[Kind, dict[By, tuple[Rate, ...]]] = {
    "frame": {
        "socket": (Rate(40, 20),),
        "seat": (Rate(40, 20),),
        "account": (Rate(80, 40),),
        "address": (Rate(400, 200),),
    },
    "ask": {"socket": (Rate(10, 5),), "seat": (Rate(10, 5),), "address": (Rate(100, 50),)},
    "say": {
        "socket": (Rate(1, 1), Rate(30, 0.5)),
        "seat": (Rate(1, 1), Rate(30, 0.5)),
        "account": (Rate(1, 1), Rate(30, 0.5)),
        "address": (Rate(10, 5),),
    },
    "create": {"address": (Rate(10, 10 / 60),), "account": (Rate(10, 10 / 60),)},
    "sit": {"address": (Rate(30, 0.5),), "account": (Rate(30, 0.5),)},
    "hello": {"address": (Rate(20, 1 / 3),)},
    "handshake": {"all": (Rate(100, 100),)},
    "read": {"address": (Rate(100, 50),)},
    "review": {"address": (Rate(10, 0.2),)},
    "me": {"address": (Rate(30, 0.5),), "account": (Rate(30, 0.5),)},
}
"""What is limited, by whom it is counted. `hello` counts tokens that were wrong, `read` requests by HTTP."""
SOCKETS = 200
"""So many sockets may come from one address."""


@dataclass(slots=True)
class _Bucket:
    left: float
    at: float


class Limits:
    """The buckets of one worker. `scale` multiplies bursts and rates alike; 0 lifts every limit."""

    def __init__(self, clock: Callable[[], float], scale: float = 1.0, most: int = 100_000) -> None:
        self._clock = clock
        self._scale = scale
        self._most = most
        self._buckets: OrderedDict[tuple[Kind, By, str, int], _Bucket] = OrderedDict()
        self._sockets: dict[str, int] = {}

    def wait(self, kind: Kind, **who: str) -> float:
        """Take one of `kind` for each of `who` (socket, seat, address, account; "" is nobody): 0, or the
        seconds to wait where one of them has none left; then nothing is taken.

        >>> limits = Limits(clock=lambda: 0.0)
        >>> limits.wait("say", seat="t/0"), limits.wait("say", seat="t/0"), limits.wait("say", seat="t/1")
        (0.0, 1.0, 0.0)
        """
        buckets, longest = self._of(kind, who), 0.0
        for bucket, rate in buckets:
            if bucket.left < 1:
                longest = max(longest, (1 - bucket.left) / rate.each)
        if not longest:
            for bucket, _ in buckets:
                bucket.left -= 1
        return longest

    def spent(self, kind: Kind, **who: str) -> float:
        """As `wait`, but nothing is taken."""
        return max(
            ((1 - bucket.left) / rate.each for bucket, rate in self._of(kind, who) if bucket.left < 1),
            default=0.0,
        )

    @property
    def sockets(self) -> int:
        """How many sockets may come from one address."""
        return round(SOCKETS * self._scale)

    def enter(self, address: str) -> bool:
        """Count a socket from an address; false if there are too many."""
        if self._scale and self._sockets.get(address, 0) >= self.sockets:
            return False
        self._sockets[address] = self._sockets.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        """A socket that entered is gone."""
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    def forget(self, socket: str) -> None:
        """Drop the buckets of a socket that is gone."""
        for kind, by in RATES.items():
            for number in range(len(by.get("socket", ()))):
                self._buckets.pop((kind, "socket", socket, number), None)

    def __len__(self) -> int:
        return len(self._buckets)

    def _of(self, kind: Kind, who: dict[str, str]) -> list[tuple[_Bucket, Rate]]:
        """The buckets that count, filled up to now."""
        now, found = self._clock(), list[tuple[_Bucket, Rate]]()
        for by, rates in RATES[kind].items() if self._scale else ():
            if name := who.get(by, "all" if by == "all" else ""):
                for number, rate in enumerate(rates):
                    scaled = Rate(max(1, round(rate.burst * self._scale)), rate.each * self._scale)
                    found.append((self._bucket((kind, by, name, number), scaled, now), scaled))
        return found

    def _bucket(self, key: tuple[Kind, By, str, int], rate: Rate, now: float) -> _Bucket:
        """One bucket, filled up to now; the ones that were used last are kept."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = _Bucket(rate.burst, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        bucket.left = min(rate.burst, bucket.left + (now - bucket.at) * rate.each)
        bucket.at = now
        return bucket
