"""Settings: how a server is run, from the command line and the environment (TRIUMVIR_PORT and so on)."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from triumvir.errors import Code, Faults, ParseError

PREFIX = "TRIUMVIR_"
FILE = "tables.db"
"""The name of the database in the folder of data."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What a server is told before it starts.

    `url` is where people find it from outside, for links. `origins` are the sites whose pages may speak to
    it, besides its own address. `proxies` are the networks whose word on forwarded addresses is trusted.
    `limits` multiplies every limit on rates; 0 lifts them. `grace` is how long a shutdown may take, in
    seconds. `thinkers` is how many processes think for bots. `page` is whether there is a page for browsers.
    """

    host: str = "127.0.0.1"
    port: int = 8765
    data: str = "."
    database_url: str = ""
    workers: int = 1
    thinkers: int = 2
    page: bool = True
    url: str = ""
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    metrics_token: str = ""
    limits: float = 1.0
    grace: float = 10.0
    log: str = "info"

    @staticmethod
    def of(environ: Mapping[str, str], given: Mapping[str, object]) -> "Settings":
        """Settings from the environment, with what is `given` (and not none) on top. Error: option/value, all
        at once.

        >>> Settings.of({"TRIUMVIR_PORT": "80", "TRIUMVIR_ORIGINS": "https://a.example"}, {"host": "::"}).port
        80
        """
        faults, values = Faults(), dict[str, Any]()
        for field in fields(Settings):
            name = PREFIX + field.name.upper()
            if given.get(field.name) is not None:
                values[field.name] = given[field.name]
            elif text := environ.get(name):
                values[field.name] = faults.tried(name, partial(_read, field.default, text))
        faults.check()
        settings = Settings(**values)
        settings._check(faults)
        faults.check()
        return settings

    @property
    def database(self) -> str:
        """Where everything is kept: as told, or a file in the folder of data."""
        return self.database_url or f"sqlite:///{Path(self.data, FILE).resolve().as_posix()}"

    @property
    def base(self) -> str:
        """Where people find the server, without a slash at the end."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return self.url.rstrip("/") or f"http://{host}:{self.port}"

    def at(self, port: int) -> "Settings":
        """The same on another port."""
        return replace(self, port=port)

    def _check(self, faults: Faults) -> None:
        """Take up what can't be."""
        if not 0 <= self.port < 65536:
            faults.add(Code.OPTION_VALUE, got=self.port, expected="0..65535", where="port")
        if self.workers < 1 or (self.workers > 1 and not self.database.startswith("postgresql")):
            expected = "1, or more with a PostgreSQL database"
            faults.add(Code.OPTION_VALUE, got=self.workers, expected=expected, where="workers")
        if not self.database.startswith(("sqlite:///", "postgresql://")):
            expected = "sqlite:///FILE | postgresql://..."
            faults.add(Code.OPTION_VALUE, got="a database URL of another kind", expected=expected)
        for url in (*self.origins, *filter(None, [self.url])):
            parts = urlsplit(url)
            if parts.scheme not in ("http", "https") or not parts.netloc:
                faults.add(
                    Code.OPTION_VALUE, got=url, expected="such as https://cards.example", where="origin"
                )
        for network in self.proxies:
            if not _is_network(network):
                faults.add(Code.OPTION_VALUE, got=network, expected="such as 10.0.0.0/8", where="proxies")
        if self.log not in ("debug", "info", "warning", "error"):
            expected = "debug | info | warning | error"
            faults.add(Code.OPTION_VALUE, got=self.log, expected=expected, where="log")


def _read(default: object, text: str) -> object:
    """A text of the environment as a value of the kind of `default`. Error: option/value."""
    if isinstance(default, tuple):
        return tuple(part.strip() for part in text.split(",") if part.strip())
    if isinstance(default, str):
        return text
    kind = float if isinstance(default, float) else int
    try:
        return kind(text)
    except ValueError as fault:
        raise ParseError(Code.OPTION_VALUE, got=text, expected="a number") from fault


def _is_network(text: str) -> bool:
    try:
        ip_network(text)
    except ValueError:
        return False
    return True
