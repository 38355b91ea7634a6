"""P14: whatever bytes come in, a typed answer goes out, nothing changes, nothing is raised above the handler.

The frames go to the handler of a socket without a socket, at tables in every phase.
"""

import asyncio
import json
import random
import resource
import sys

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.datastructures import Headers

from tests.server.doors.conftest import furnish
from triumvir.errors import Code
from triumvir.server import sockets
from triumvir.server.doors import Doors
from triumvir.server.events import Pace, Plan
from triumvir.server.protocol import Act, Hello, Incoming, No, Pong, Ready, pack, unpack
from triumvir.server.settings import Settings

CODES = set(map(str, Code))
VALID = [
    {"type": "hello", "token": "t", "language": "uk"},
    {"type": "act", "id": "a", "at": 3, "action": "play 3H"},
    {"type": "ready", "id": "b", "salt": "00ff"},
    {"type": "away", "id": "c", "away": True},
    {"type": "prefer", "id": "d", "auto_pass": True},
    {"type": "fill", "id": "e", "chair": 1, "bot": "novice"},
    {"type": "change", "id": "f", "options": {"spring": "x2", "n": 3}, "pace": {"turn": 30, "least": 0.5}},
    {"type": "say", "id": "g", "text": "hello", "phrase": ""},
    {"type": "mute", "id": "h", "chair": 2, "muted": False},
    {"type": "ask", "id": "i", "what": "select", "cards": "3H 3S", "deal": 0},
    {"type": "ping", "id": "j"},
]
STRANGE = [
    b"",
    b"{",
    b"null",
    b"\xff\xfe",
    b"[" * 8192,
    b'{"a":' * 1600,
    b'{"type":"act","id":"x","at":' + b"9" * 8000 + b"}",
    b'{"type":"act","id":"x","at":1e400}',
    b'{"type":"act","id":"x","at":NaN}',
    b'{"type":"act","id":"x","action":"\\ud800"}',
    b'{"type":"act","id":"\\u0000"}',
    b'{"type":"ACT","id":"x"}',
    b'{"type":["act"],"id":"x"}',
    b'{"id":"x"}',
    b'{"type":"act","type":"ping","id":"x","id":"y"}',
    b'{"type":"act","id":"x","__proto__":{}}',
    b'{"type":"say","id":"x","text":"' + b"a" * 301 + b'"}',
    b'{"type":"ready","id":"x","salt":"GG"}',
    b'{"type":"fill","id":"x","chair":-1}',
    b'{"type":"fill","id":"x","chair":true}',
    b'{"type":"change","id":"x","options":{"a":{"b":1}}}',
]


class NoSocket:
    """What a visit is given instead of a socket."""

    def __init__(self, table):
        self.path_params = {"table": table}
        self.headers = Headers({})


@pytest.fixture(scope="module")
def within(tmp_path_factory):
    """Runs what needs a house, all in one."""
    with asyncio.Runner() as runner:
        opened = furnish(Settings(data=str(tmp_path_factory.mktemp("house"))))
        house = runner.run(opened.__aenter__())
        yield lambda work: runner.run(work(house))
        runner.run(opened.__aexit__(None, None, None))


class Desk:
    """A visit at a table in some phase: frames are put to its handler, one after the other."""

    def __init__(self, doors, table):
        self.doors = doors
        self.visit = sockets.Visit(doors, NoSocket(table), "here")

    async def hello(self, token):
        await self.visit._hello(pack(Hello(token)))

    async def put(self, text):
        """Put a frame; the answer, which was fit to be sent."""
        self.visit._faults = 0
        while not self.visit._outbox.empty():
            self.visit._outbox.get_nowait()
        answer = await self.visit._answer(text) or await self._later()
        pack(answer)
        return answer

    async def _later(self):
        """What a question is answered, which is not done at once."""
        await asyncio.gather(*self.visit._questions)
        while True:
            frame = self.visit._outbox.get_nowait()
            if hasattr(frame, "id"):
                return frame


def fuzzed(rng):
    """A frame that is broken, or nearly right."""
    kind = rng.randrange(10)
    if kind == 0:
        return rng.randbytes(rng.randrange(60))
    if kind == 1:
        return rng.choice(STRANGE)
    text = bytearray(json.dumps(rng.choice(VALID)).encode())
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(text))
        if kind < 4:
            text[at] = rng.randrange(256)
        elif kind < 6:
            del text[at : at + rng.randrange(1, 6)]
        elif kind < 8:
            text[at:at] = rng.choice((b'"', b"{", b"]", b"\\u202e", b"1e99", b"null", b",", rng.randbytes(3)))
        else:
            text[at:at] = text[: rng.randrange(len(text))]
        if not text:
            break
    return bytes(text[: sockets.FRAME])


async def desks(house):
    """A visit at a table that waits, at one that plays, and at one that is closed."""
    doors, found = Doors.of(Settings(limits=0), house), []
    for phase in ("waiting", "playing", "closed"):
        plan = Plan("dou_dizhu", pace=Pace(least=9, most=10))
        seated = await house.create(plan, "Ann", ["novice", "novice"])
        desk = Desk(doors, seated.table)
        await desk.hello(seated.token)
        if phase == "playing":
            await desk.put(pack(Ready("start")))
        elif phase == "closed":
            await desk.put(b'{"type":"close","id":"close"}')
        assert (await house.table(seated.table)).phase == phase
        found.append(desk)
    return found


async def stand(house, count, seed):
    """So many broken frames; the codes that were answered."""
    rng, codes = random.Random(seed), {}
    for desk in await desks(house):
        before = await house.table(desk.visit._table)
        for _ in range(count // 3):
            text = fuzzed(rng)
            try:
                unpack(text)
            except (msgspec.DecodeError, ValueError, RecursionError):
                answer = await desk.put(text)
                assert isinstance(answer, No)
                assert answer.code in CODES
                assert answer.words
                assert len(answer.got) <= 80
                codes[answer.code] = codes.get(answer.code, 0) + 1
        assert await house.table(desk.visit._table) is before
        desk.visit._watch.close()
    return codes


def test_broken_frames_change_nothing(within):
    codes = within(lambda house: stand(house, 10_000, 5))
    assert set(codes) == {"json/text", "json/field"}
    assert sum(codes.values()) > 7_000


@pytest.mark.soak
def test_a_million_broken_frames_change_nothing_and_memory_is_flat(within, capsys):
    scale = 1 if sys.platform == "darwin" else 1024
    within(lambda house: stand(house, 100_000, 1))
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * scale
    codes = within(lambda house: stand(house, 1_300_000, 2))
    more = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * scale - grown
    with capsys.disabled():
        sys.stdout.write(f"\nP14: {sum(codes.values())} broken frames, {codes}, {more} bytes more\n")
    assert sum(codes.values()) >= 1_000_000
    assert more < 32 << 20


@pytest.mark.parametrize("text", STRANGE, ids=range(len(STRANGE)))
@pytest.mark.parametrize("kind", [bytes, str])
def test_what_is_strange_is_refused_as_text_and_as_bytes(within, text, kind):
    async def put(house):
        seated = await house.create(Plan("hokm"), "Ann")
        desk = Desk(Doors.of(Settings(limits=0), house), seated.table)
        await desk.hello("")
        answer = await desk.put(text if kind is bytes else text.decode(errors="surrogateescape"))
        desk.visit._watch.close()
        return answer

    assert within(put).code in CODES


IDS = st.text("abc123", min_size=1, max_size=4)
ACTIONS = st.sampled_from(["pass", "bid 1", "bid 3", "play 3H", "play 3333", "", "play", "trump H", "\u202e"])
COMMANDS = st.fixed_dictionaries(
    {"type": st.sampled_from([kind.__struct_config__.tag for kind in Incoming.__args__]), "id": IDS},
    optional={
        "at": st.integers(-2, 99),
        "action": ACTIONS,
        "chair": st.integers(-1, 8),
        "bot": st.sampled_from(["", "novice", "cheat", "novice:ms=1"]),
        "what": st.sampled_from(["select", "hints", "legal", "counter", "rules", "score", "after", "seed"]),
        "cards": st.sampled_from(["", "3H", "3H 3H", "xx"]),
        "deal": st.integers(-3, 3),
        "text": st.text(max_size=20),
        "phrase": st.sampled_from(["", "hello", "curse"]),
        "preset": st.sampled_from(["text", "none"]),
        "salt": st.sampled_from(["", "00", "zz", "0" * 64]),
    },
)


def fitted(frame):
    """A frame with no field that its kind does not have."""
    kind = next(each for each in Incoming.__args__ if each.__struct_config__.tag == frame["type"])
    return {name: value for name, value in frame.items() if name in ("type", *kind.__struct_fields__)}


@settings(max_examples=10 if settings().max_examples < 1000 else 1000)
@given(st.lists(COMMANDS.map(fitted), min_size=1, max_size=8))
def test_every_command_has_one_typed_answer_with_the_present_number(within, frames):
    """P6: stale, illegal, out of phase, out of turn or repeated."""

    async def put(house):
        for desk in await desks(house):
            for frame in frames:
                answer = await desk.put(json.dumps(frame).encode())
                assert answer.id in (frame.get("id"), "-")
                if isinstance(answer, No):
                    assert answer.code in CODES
                    assert answer.words
                if not isinstance(answer, Pong):
                    assert answer.seq <= (await house.table(desk.visit._table)).seq
            desk.visit._watch.close()

    within(put)


def test_a_stale_command_is_told_the_present_number(within):
    async def put(house):
        desk = (await desks(house))[1]
        seq = (await house.table(desk.visit._table)).seq
        return seq, await desk.put(pack(Act("late", 1, "pass")))

    seq, answer = within(put)
    assert isinstance(answer, No)
    assert (answer.id, answer.seq) == ("late", seq)
    assert answer.code in ("command/stale", "turn/other_seat")
