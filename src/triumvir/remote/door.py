"""Door: how to come to a table of a server, by HTTP: make one, find one, take a seat."""

import re
from collections.abc import Sequence
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import NamedTuple, TypeVar
from urllib.parse import quote, urlsplit

import msgspec

from triumvir.server.events import Plan

PATIENCE = 15.0
"""How long a server may take to answer, in seconds."""
CLIENT = {"X-Triumvir-Client": "triumvir join"}
"""What shows a server that no page of another site is asking."""
_CODE = re.compile(r"[A-Za-z0-9]{3,12}")
T = TypeVar("T")


class DoorError(Exception):
    """The server refuses, in its words; without words nobody answers there."""

    def __init__(self, words: str = "", code: str = "") -> None:
        super().__init__(words)
        self.words, self.code = words, code


class Address(NamedTuple):
    """A server, as http://host:port, and the code of a table there, if one was named."""

    server: str
    code: str = ""


class Seated(msgspec.Struct, frozen=True):
    """A chair that was taken: the table, its code, the chair, the token for it, and the link for others."""

    table: str
    code: str
    chair: int
    token: str
    join: str = ""


class Facts(msgspec.Struct, frozen=True):
    """What a server says of a table."""

    code: str
    game: str


class Place(msgspec.Struct, frozen=True):
    """A chair of somebody's, and whose turn it is there."""

    table: Facts
    chair: int
    turn: int | None


class Mine(msgspec.Struct, frozen=True):
    """What a server knows of the owner of a key."""

    tables: tuple[Place, ...]


class Told(msgspec.Struct, frozen=True):
    """What a server says of a fault."""

    code: str = ""
    words: str = ""


def address(text: str) -> Address | None:
    """The address that was typed; none if it can't be one.

    >>> address("localhost:8765/abcde"), address("https://cards.example")
    (Address(server='http://localhost:8765', code='ABCDE'), Address(server='https://cards.example', code=''))
    """
    parts = urlsplit(text if "://" in text else f"http://{text}")
    code = parts.path.rstrip("/").rpartition("/")[2]
    try:
        fine = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        return None
    if not fine or (code and not _CODE.fullmatch(code)):
        return None
    return Address(f"{parts.scheme}://{parts.netloc}", code.upper())


class Door:
    """The way into a server, in a language."""

    def __init__(self, server: str, language: str) -> None:
        self.server, self._language = server, language

    def make(self, plan: Plan, name: str, bots: Sequence[str], key: str) -> Seated:
        """A new table, with a chair for who makes it; `bots` are those on the other chairs, "" for nobody."""
        body = msgspec.structs.asdict(plan) | {"name": name, "bots": bots}
        return self._call("POST", "/api/tables", body, key, Seated)

    def sit(self, code: str, name: str, key: str, *, program: bool = False) -> Seated:
        """A chair at a table, for a person or a program."""
        body = {"name": name, "program": program}
        return self._call("POST", f"/api/tables/{quote(code)}/seats", body, key, Seated)

    def find(self, code: str) -> str:
        """The table of a code."""
        return self._call("GET", f"/api/tables/{quote(code)}", None, "", Found).table

    def mine(self, key: str) -> tuple[Place, ...]:
        """Where the owner of a key has a chair."""
        return self._call("GET", "/api/me", None, key, Mine).tables

    def socket(self, table: str) -> str:
        """Where the socket of a table is."""
        return f"ws{self.server.removeprefix('http')}/ws/{quote(table)}"

    def _call(self, method: str, path: str, body: object, key: str, kind: type[T]) -> T:
        """What the server answers. Error: DoorError."""
        headers = {"Accept-Language": self._language, "Content-Type": "application/json", **CLIENT}
        if key:
            headers["Authorization"] = f"Bearer {key}"
        parts = urlsplit(self.server)
        connect = HTTPSConnection if parts.scheme == "https" else HTTPConnection
        connection = connect(parts.netloc, timeout=PATIENCE)
        try:
            connection.request(method, path, msgspec.json.encode(body) if body else None, headers)
            answer = connection.getresponse()
            text = answer.read()
        except (OSError, HTTPException) as fault:
            raise DoorError from fault
        finally:
            connection.close()
        try:
            if answer.status < 400:
                return msgspec.json.decode(text, type=kind)
            told = msgspec.json.decode(text, type=Told)
        except msgspec.DecodeError as fault:
            raise DoorError(f"HTTP {answer.status}") from fault
        raise DoorError(told.words or f"HTTP {answer.status}", told.code)


class Found(msgspec.Struct, frozen=True):
    """A table that was found by its code."""

    table: str
