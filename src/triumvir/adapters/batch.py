"""Batch: many deals at once, stepped in compiled kernels without the interpreter's lock."""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from triumvir.adapters.actions import Numbering
from triumvir.adapters.dealing import Phase, begin, deal
from triumvir.adapters.observations import HISTORY, Layout
from triumvir.cards.deal import Deal
from triumvir.cards.kernel_rng import Draws, draw
from triumvir.cards.memory import given_words
from triumvir.cards.rng import Rng
from triumvir.errors import Code, SetupError
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
        self._given: dict[int, Deal] = {}
        self.words = np.array(self.machine.rules, np.uint64), np.array(self.machine.auction, np.uint64)
        self.observations = np.zeros((n, self.layout.size), np.uint8)
        self.rewards = np.zeros((n, rules.seats), np.int32)
        self._bounds = [n * part // threads for part in range(threads + 1)]
        self._chunks = [_Chunk(self, *ends) for ends in zip(self._bounds, self._bounds[1:], strict=False)]
        self._sampled = [*Rng.stream(seed, "batch", "sample").words]
        self._draws = self._drawing()
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
            seed = self.seed = self.seed if seed is None else seed
            self._sampled = [*Rng.stream(seed, "batch", "sample").words]
        self.deals[:, :4] = self._streams(seed)
        self.deals[:, self.machine.blanks_at] = 0
        self._given.clear()
        self._run(anew=True)
        return self.observations, self._info()

    def _streams(self, seed: str | int | Sequence[str | int]) -> NDArray[np.uint64]:
        """Where the generators of all deals stand at first."""
        if isinstance(seed, str | int):
            streams = [Rng.stream(seed, "batch", at) for at in range(self.num_envs)]
        else:
            streams = [Rng.stream(one, "batch") for one in seed]
        return np.array([stream.words for stream in streams], np.uint64)

    def step(self, choices: ArrayLike) -> Step:
        """Let each deal's seat to act do what was chosen: observations, what was paid to each seat where a
        deal is over, which are over, none cut short, and who acts next. Error: ValueError for a choice that
        is not there; nothing has happened then.
        """
        if choices is not self.choices:
            self.choices[:] = choices
        if np.count_nonzero(self.choices.view(np.uint64) < self.counts.view(np.uint64)) < self.num_envs:
            raise ValueError("a choice beyond the legal actions")
        self._run(anew=False)
        ended = self.flags.astype(np.bool_)
        self.rewards.fill(0)
        (over,) = ended.nonzero()
        if over.size:
            self.rewards[over] = self._paid.points(self.ends[over])
            self._forget(over)
        return self.observations, self.rewards, ended, np.zeros(self.num_envs, np.bool_), self._info()

    def step_some(
        self, at: NDArray[np.intp], choices: ArrayLike
    ) -> tuple[NDArray[np.int32], NDArray[np.bool_]]:
        """The same for some deals alone, by their places in rising order; the others wait. What was paid and
        which are over, a row for each of `at`; `rewards` stays as it is.
        """
        self.choices[at] = choices
        if (self.choices[at].view(np.uint64) >= self.counts[at].view(np.uint64)).any():
            raise ValueError("a choice beyond the legal actions")
        self._run(anew=False, at=at)
        ended = self.flags[at].astype(np.bool_)
        paid = np.zeros((len(at), self.rules.seats), np.int32)
        if ended.any():
            paid[ended] = self._paid.points(self.ends[at[ended]])
            self._forget(at[ended])
        return paid, ended

    def deal_some(self, at: NDArray[np.intp], seed: str | int | Sequence[str | int] | None = None) -> None:
        """Break some deals off, by their places in rising order, and deal the next ones; with a `seed`, or
        with one for every deal of the batch, those with which `reset` begins.
        """
        if seed is not None and len(at):
            self.deals[at, :4] = self._streams(seed)[at]
        self.deals[at, self.machine.blanks_at] = 0
        self._forget(at)
        self._run(anew=True, at=at)

    def put(self, at: int, given: Deal) -> None:
        """Break deal `at` off and begin a deal from outside in its place: one of a match, a record, a table.
        The deals after it are those that would have come now. Errors: SetupError for what is no deal of these
        rules; deal/sides where seats do not sit in turn.
        """
        play = self.rules.play
        given.check(play.deck, play.plan)
        if given.sides != play.plan.sides_in_turn:
            raise SetupError(Code.DEAL_SIDES, got=given.sides, expected=f"{play.plan.sides_in_turn}")
        self.deals[at, self.machine.blanks_at] = given.blanks
        self._given[at] = given
        _Chunk(self, at, at + 1, given).run(anew=True)

    def _forget(self, at: NDArray[np.intp]) -> None:
        """These deals are no longer those that were put there."""
        for one in self._given.keys() & {*at.tolist()} if self._given else ():
            del self._given[one]

    def drawn(self, rng: np.random.Generator, at: NDArray[np.intp] | None = None) -> NDArray[np.int64]:
        """A choice for each deal, or for each of some, evenly among the legal ones."""
        counts = self.counts if at is None else self.counts[at]
        return (rng.random(len(counts)) * counts).astype(np.int64)

    def sample(self) -> NDArray[np.int64]:
        """One for each deal by a kernel, from the stream ("batch", "sample") of the seed: `choices`, written
        in place, which `step` takes as they are.
        """
        draw(self._draws, self.num_envs, self._sampled)
        return self.choices

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
        blanks = int(self.deals[at, self.machine.blanks_at])
        return begin(self.rules, rng, self.phase, blanks, self._given.get(at))

    def __getstate__(self) -> dict[str, Any]:
        left = ("_chunks", "_draws", "_pool", "_index", "_by_words")
        return {name: value for name, value in vars(self).items() if name not in left}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept, _index=None, _pool=None, _by_words={})
        ends = zip(self._bounds, self._bounds[1:], strict=False)
        self._chunks = [_Chunk(self, *pair) for pair in ends]
        self._draws = self._drawing()

    def _drawing(self) -> Draws:
        """The kernel's side of what `sample` draws."""
        draws = Draws()
        parts = self.counts.view(np.uint64), self.choices
        if self.machine.compiled:
            draws.bind([part.ctypes.data for part in parts])
        else:
            for name, part in zip(("counts", "choices"), parts, strict=True):
                setattr(draws, name, part.data)
        return draws

    def _info(self) -> dict[str, NDArray[Any]]:
        return {"seats": self.seats, "counts": self.counts}

    def _run(self, *, anew: bool, at: NDArray[np.intp] | None = None) -> None:
        mine, *others = self._chunks
        if others and (self._pool is None or self._pool_of != os.getpid()):
            self._pool, self._pool_of = ThreadPoolExecutor(len(others)), os.getpid()
        parts = [self._pool.submit(chunk.run, anew=anew, at=at) for chunk in others] if self._pool else []
        mine.run(anew=anew, at=at)
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
        try:
            rows = [self.rows[end] for end in asked]
        except KeyError:
            self._ask(asked)
            rows = [self.rows[end] for end in asked]
        return self.paid.take(rows, axis=0)

    def _ask(self, ends: list[int]) -> None:
        if len(self.rows) > self.MOST:
            self.rows.clear()
        fresh = {*ends} - self.rows.keys()
        first = len(self.rows)
        self.rows.update(zip(fresh, range(first, first + len(fresh)), strict=True))
        news = np.array([self.machine.points(end) for end in fresh], np.int32)
        self.paid = np.concatenate([self.paid[:first], news])


class _Chunk:
    """The deals of one thread; or a deal alone, that is `given`."""

    def __init__(self, batch: Batch, first: int, last: int, given: Deal | None = None) -> None:
        self.batch, self.first, self.last = batch, first, last
        self._given, self._rules = given, batch.words[0]
        if given:
            play = batch.rules.play
            words = given_words(batch.machine.rules, play.deck, play.plan, given)
            self._rules = np.array(words, np.uint64)
        told = (batch.seats.view(np.uint64), batch.counts.view(np.uint64), batch.flags, batch.ends)
        shown = batch.deals.reshape(-1), batch.observations.reshape(-1).view(np.uint64)
        self._none = np.zeros(2, np.uint64)
        self._parts = [
            self._address(part) for part in (*shown, *told, batch.choices, self._rules, batch.words[1])
        ]
        self._kernel = batch.machine.chunk([*self._parts, self._address(self._none)])

    def bound(self, found: NDArray[np.uint64]) -> Any:
        """The kernel's side of it, to write legal actions into an array that the caller keeps alive."""
        self.batch.machine.bind(self._kernel, [*self._parts, self._address(found)])
        return self._kernel

    def run(self, *, anew: bool, at: NDArray[np.intp] | None = None) -> None:
        """Deal anew or act, as `Machine.run`; with `at` those deals of them alone."""
        batch = self.batch
        for first, last in [(self.first, self.last)] if at is None else self._rows(at):
            batch.machine.run(self._kernel, first, last, anew)
        if batch.machine.waits:
            for one in self.first + np.flatnonzero(batch.flags[self.first : self.last] & WAITING):
                while not self._complete(int(one)):
                    pass

    def _rows(self, at: NDArray[np.intp]) -> Iterator[tuple[int, int]]:
        """The first of each row of neighbours among some deals, and the one after its last."""
        mine = at[(at >= self.first) & (at < self.last)]
        cuts = np.flatnonzero(np.diff(mine, prepend=-2) != 1)
        ends = mine[np.append(cuts[1:], len(mine)) - 1] + 1 if len(mine) else mine
        return zip(mine[cuts].tolist(), ends.tolist(), strict=True)

    def _complete(self, at: int) -> bool:
        """Say what only Python can say of a deal that waits; false where it waits again."""
        machine, rules = self.batch.machine, self.batch.rules
        rng = Rng([int(word) for word in self.batch.deals[at, 4:8]])
        dealt = self._given or deal(rules, rng)
        return machine.complete(self._kernel, at, dealt, [*rng.words])

    def _address(self, part: NDArray[Any]) -> Any:
        """How a kernel is given an array."""
        return part.ctypes.data if self.batch.machine.compiled else part.data
