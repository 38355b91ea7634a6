"""Batch: many deals at once, stepped in compiled kernels without the interpreter's lock."""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from triumvir.adapters.actions import Numbering
from triumvir.adapters.dealing import Phase, begin, deal
from triumvir.adapters.observations import HISTORY, Layout
from triumvir.cards.rng import Rng
from triumvir.games.batch import Machine
from triumvir.games.game import Rules, State

MOST_SHOWN = 16
"""So many last moves a batch can show at most."""
WAITING = 2
"""The flag of a deal of which Python has to say more."""

Step = tuple[
    NDArray[np.uint8], NDArray[np.int32], NDArray[np.bool_], NDArray[np.bool_], dict[str, NDArray[Any]]
]


@dataclass(frozen=True, slots=True)
class Legal:
    """The legal actions of all deals: those of deal i are the rows `offsets[i]` to `offsets[i + 1]`.

    `words` are as the kernels have them, two of uint64 an action; `numbers` are those of the `Numbering`.
    """

    offsets: NDArray[np.int64]
    words: NDArray[np.uint64]
    numbering: Numbering
    _index: "_Index"

    @property
    def numbers(self) -> NDArray[np.int32]:
        """The number of each action."""
        return self._index.numbers(self.words)

    @property
    def features(self) -> NDArray[np.uint8]:
        """The row of each action, as in `Numbering.features`."""
        return self.numbering.features[self.numbers]

    def mask(self, out: NDArray[np.int8] | None = None) -> NDArray[np.int8]:
        """An array (deals, actions) of int8 with a one for each legal action; `out` is written over."""
        deals = len(self.offsets) - 1
        out = np.zeros((deals, self.numbering.size), np.int8) if out is None else out
        out[:] = 0
        out[np.repeat(np.arange(deals), np.diff(self.offsets)), self.numbers] = 1
        return out


class _Index:
    """Finds the number of an action by its two words."""

    def __init__(self, words: Sequence[tuple[int, int]]) -> None:
        keys = self._keys(np.array(words, dtype=np.uint64))
        self.order = np.argsort(keys).astype(np.int32)
        self.keys = keys[self.order]
        assert (self.keys[1:] != self.keys[:-1]).all(), "two actions look the same"

    @staticmethod
    def _keys(words: NDArray[np.uint64]) -> NDArray[np.uint64]:
        return words[:, 0] * np.uint64(0x9E37_79B9_7F4A_7C15) ^ words[:, 1] * np.uint64(0xC2B2_AE3D_27D4_EB4F)

    def numbers(self, words: NDArray[np.uint64]) -> NDArray[np.int32]:
        return self.order[np.searchsorted(self.keys, self._keys(words))]


class Batch:
    """`n` deals of a game at once. Each is followed by another as soon as it is over.

    `observations` (n, layout.size), `seats` (who acts) and `counts` (how many legal actions there are) always
    show the present moment; they are written in place. A choice is the place of an action among the legal
    ones, 0 to `counts[i]` - 1, in the order of `State.legal_actions`.

    Deal i follows from the stream ("batch", i) of `seed`, as `dealing.begin` deals, one after the other;
    `threads` change nothing but the time. With `phase` "play" calls are drawn and deals begin at the first
    lead. Error: ValueError for a history above 16, or no deals.

    >>> from triumvir.games.registry import find
    >>> batch = Batch(find("dou_dizhu").rules(), 1000, seed=7)
    >>> seen, _ = batch.reset()
    >>> seen, rewards, ended, _, told = batch.step(batch.drawn(np.random.default_rng(7)))
    >>> seen.shape, rewards.shape, int(ended.sum()), int(told["counts"].min()) > 0
    ((1000, 488), (1000, 3), 0, True)
    """

    def __init__(
        self,
        rules: Rules,
        n: int,
        seed: str | int = 0,
        *,
        history: int = HISTORY,
        phase: Phase = "deal",
        threads: int = 1,
    ) -> None:
        if n < 1 or not 0 <= history <= MOST_SHOWN or threads < 1:
            raise ValueError(f"at least a deal and a thread, and up to {MOST_SHOWN} moves shown")
        self.rules, self.num_envs, self.seed = rules, n, seed
        self.phase: Phase = phase
        self.layout = Layout.of(rules, history)
        self.numbering = Numbering.of(rules)
        self.machine = rules.play.machine(
            rules.opener_words, history, self.layout.size, playing=phase == "play"
        )
        self._index: _Index | None = None
        self._by_words: dict[tuple[int, int], int] = {}
        self._paid = _Paid(self.machine)
        self.deals = np.zeros((n, self.machine.row), np.uint64)
        self.seats, self.counts, self.choices = (np.zeros(n, np.int64) for _ in range(3))
        self.flags, self.ends = np.zeros(n, np.uint8), np.zeros(n, np.uint64)
        self._over = np.zeros(0, np.intp)
        self.words = np.array(self.machine.rules, np.uint64), np.array(self.machine.auction, np.uint64)
        self.observations = np.zeros((n, self.layout.size), np.uint8)
        self.rewards = np.zeros((n, rules.seats), np.int32)
        self._bounds = [n * part // threads for part in range(threads + 1)]
        self._chunks = [_Chunk(self, *ends) for ends in zip(self._bounds, self._bounds[1:], strict=False)]
        self._pool: ThreadPoolExecutor | None = None
        self._pool_of = 0

    @property
    def memory(self) -> int:
        """Bytes a deal takes, its observation too."""
        own = (self.deals, self.seats, self.counts, self.choices, self.flags, self.ends)
        return sum(part.nbytes for part in (*own, self.observations, self.rewards)) // self.num_envs

    def reset(
        self, seed: str | int | Sequence[str | int] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, NDArray[Any]]]:
        """Deal anew from a seed, or from one for each deal (stream "batch" of each): observations, and who
        acts with how many legal actions.
        """
        if seed is None or isinstance(seed, str | int):
            self.seed = self.seed if seed is None else seed
            streams = [Rng.stream(self.seed, "batch", at) for at in range(self.num_envs)]
        else:
            streams = [Rng.stream(one, "batch") for one in seed]
        self.deals[:, :4] = np.array([stream.words for stream in streams], np.uint64)
        self.deals[:, self.machine.blanks_at] = 0
        self._run(anew=True)
        return self.observations, self._info()

    def step(self, choices: ArrayLike) -> Step:
        """Let each deal's seat to act do what was chosen: observations, what was paid to each seat where a
        deal is over, which are over, none cut short, and who acts next. Error: ValueError for a choice that
        is not there; nothing has happened then.
        """
        self.choices[:] = choices
        if (self.choices.view(np.uint64) >= self.counts.view(np.uint64)).any():
            raise ValueError("a choice beyond the legal actions")
        self._run(anew=False)
        ended = self.flags.astype(np.bool_)
        self.rewards[self._over] = 0
        self._over = np.flatnonzero(ended)
        if self._over.size:
            self.rewards[self._over] = self._paid.points(self.ends[self._over])
        return self.observations, self.rewards, ended, np.zeros_like(ended), self._info()

    def drawn(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A choice for each deal, evenly among the legal ones."""
        return (rng.random(self.num_envs) * self.counts).astype(np.int64)

    def legal(self) -> Legal:
        """The legal actions of all deals."""
        offsets = np.zeros(self.num_envs + 1, np.int64)
        np.cumsum(self.counts, out=offsets[1:])
        if self._index is None:
            self._index = _Index([self.machine.words(action) for action in self.numbering.actions])
        return Legal(offsets, self._listed(0, self.num_envs), self.numbering, self._index)

    def numbers(self, at: int) -> list[int]:
        """The numbers of the legal actions of one deal: quicker than `legal` for a few deals."""
        if not self._by_words:
            self._by_words = {self.machine.words(one): n for n, one in enumerate(self.numbering.actions)}
        known = self._by_words
        return [known[cards, header] for cards, header in self._listed(at, at + 1).tolist()]

    def _listed(self, first: int, last: int) -> NDArray[np.uint64]:
        """The legal actions of deals as the kernels have them, two words each."""
        words = 2 + 2 * int(self.counts[first:last].sum())
        found = np.empty(words, np.uint64)
        found[:2] = 2, words
        kernel = self._chunks[0].bound(found)
        self.machine.listed(kernel, first, last)
        return found[2:].reshape(-1, 2)

    def choices_of(self, numbers: ArrayLike) -> NDArray[np.int64]:
        """The choices that the numbers of one action a deal stand for. Error: ValueError for one that is not
        legal.
        """
        legal = self.legal()
        same = legal.numbers == np.repeat(np.asarray(numbers, np.int32), np.diff(legal.offsets))
        found = np.flatnonzero(same)
        if len(found) != self.num_envs:
            raise ValueError("an action that is not legal")
        return found - legal.offsets[:-1]

    def begun(self, at: int) -> State:
        """The state in which deal `at` began."""
        rng = Rng([int(word) for word in self.deals[at, 4:8]])
        return begin(self.rules, rng, self.phase, int(self.deals[at, self.machine.blanks_at]))

    def __getstate__(self) -> dict[str, Any]:
        left = ("_chunks", "_pool", "_index", "_by_words")
        return {name: value for name, value in vars(self).items() if name not in left}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept, _index=None, _pool=None, _by_words={})
        ends = zip(self._bounds, self._bounds[1:], strict=False)
        self._chunks = [_Chunk(self, *pair) for pair in ends]

    def _info(self) -> dict[str, NDArray[Any]]:
        return {"seats": self.seats, "counts": self.counts}

    def _run(self, *, anew: bool) -> None:
        mine, *others = self._chunks
        if others and (self._pool is None or self._pool_of != os.getpid()):
            self._pool, self._pool_of = ThreadPoolExecutor(len(others)), os.getpid()
        parts = [self._pool.submit(chunk.run, anew=anew) for chunk in others] if self._pool else []
        mine.run(anew=anew)
        for part in parts:
            part.result()


class _Paid:
    """What deals paid that ended so: many end alike, so each way is asked once."""

    MOST = 1 << 16

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.rows: dict[int, int] = {}
        self.paid = np.zeros((0, len(machine.points(0))), np.int32)

    def points(self, ends: NDArray[np.uint64]) -> NDArray[np.int32]:
        """The points by seat for each of `ends`."""
        asked: list[int] = ends.tolist()
        if not self.rows.keys() >= {*asked}:
            self._ask(asked)
        return self.paid.take(np.array([self.rows[end] for end in asked]), axis=0)

    def _ask(self, ends: list[int]) -> None:
        if len(self.rows) > self.MOST:
            self.rows.clear()
        fresh = {*ends} - self.rows.keys()
        first = len(self.rows)
        self.rows.update(zip(fresh, range(first, first + len(fresh)), strict=True))
        news = np.array([self.machine.points(end) for end in fresh], np.int32)
        self.paid = np.concatenate([self.paid[:first], news])


class _Chunk:
    """The deals of one thread."""

    def __init__(self, batch: Batch, first: int, last: int) -> None:
        self.batch, self.first, self.last = batch, first, last
        told = (batch.seats.view(np.uint64), batch.counts.view(np.uint64), batch.flags, batch.ends)
        shown = batch.deals.reshape(-1), batch.observations.reshape(-1).view(np.uint64)
        self._none = np.zeros(2, np.uint64)
        self._parts = [self._address(part) for part in (*shown, *told, batch.choices, *batch.words)]
        self._kernel = batch.machine.chunk([*self._parts, self._address(self._none)])

    def bound(self, found: NDArray[np.uint64]) -> Any:
        """The kernel's side of it, to write legal actions into an array that the caller keeps alive."""
        self.batch.machine.bind(self._kernel, [*self._parts, self._address(found)])
        return self._kernel

    def run(self, *, anew: bool) -> None:
        """Deal anew or act, as `Machine.run`."""
        batch = self.batch
        batch.machine.run(self._kernel, self.first, self.last, anew)
        if batch.machine.waits:
            for at in self.first + np.flatnonzero(batch.flags[self.first : self.last] & WAITING):
                while not self._complete(int(at)):
                    pass

    def _complete(self, at: int) -> bool:
        """Say what only Python can say of a deal that waits; false where it waits again."""
        machine, rules = self.batch.machine, self.batch.rules
        rng = Rng([int(word) for word in self.batch.deals[at, 4:8]])
        dealt = deal(rules, rng)
        return machine.complete(self._kernel, at, dealt, [*rng.words])

    def _address(self, part: NDArray[Any]) -> Any:
        """How a kernel is given an array."""
        return part.ctypes.data if self.batch.machine.compiled else part.data
