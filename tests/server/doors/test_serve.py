"""triumvir serve and triumvir backup, as they are called."""

import os
import re
import signal
import socket
import subprocess
import sys

import httpx
import pytest
from typer.testing import CliRunner

from tests.server.doors.conftest import CLIENT
from triumvir.arena import extra
from triumvir.cli import serve as command
from triumvir.cli.app import app
from triumvir.errors import SetupError
from triumvir.server import run
from triumvir.server.settings import Settings


@pytest.fixture
def invoke(monkeypatch, tmp_path):
    monkeypatch.setenv("TRIUMVIR_HOME", str(tmp_path))
    return lambda *words: CliRunner().invoke(app, words, catch_exceptions=True)


def started(*words, env=None):
    """A server in a process of its own, and its address."""
    program = subprocess.Popen(
        [sys.executable, "-m", "triumvir", "serve", "--no-page", "--port", "0", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **(env or {})},
    )
    shown = [program.stdout.readline() for _ in range(4)]
    return program, re.search(r"http://\S+", shown[0])[0], shown


def stopped(program):
    """What it says when it is stopped, and on standard error."""
    program.send_signal(signal.SIGINT)
    return program.communicate(timeout=60)


def test_a_table_outlives_its_server(tmp_path, build):
    """It is copied, the server stopped, and another one started on the copy."""
    program, address, shown = started("--data", str(tmp_path))
    assert f"triumvir join {address}/t/CODE" in shown[3]
    made = httpx.post(
        f"{address}/api/tables", json={"game": "hokm", "name": "Ann"}, headers=CLIENT, timeout=60
    )
    copied = CliRunner().invoke(app, ["backup", str(tmp_path / "copy.db"), "--data", str(tmp_path)])
    assert copied.exit_code == 0, copied.output
    out, err = stopped(program)
    assert program.returncode == 0
    assert out == "stopped\n"
    assert re.findall(r'"what": "(st\w+)"', err) == ["started", "stopping", "stopped"]
    assert made.json()["token"] not in err
    copy = build(database_url=f"sqlite:///{tmp_path}/copy.db")
    facts = copy.http.get(f"/api/tables/{made.json()['code']}").json()
    assert facts["table"] == made.json()["table"]


def test_a_port_that_is_taken():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(SetupError) as caught:
            run.listen(Settings(port=port))
    assert (caught.value.code, caught.value.got) == ("server/port", f"127.0.0.1:{port}")


def test_a_database_that_can_not_be_opened(tmp_path):
    (tmp_path / "tables.db").mkdir()
    with pytest.raises(SetupError) as caught:
        run.run(Settings(port=0, page=False, data=str(tmp_path)), print)
    assert caught.value.code == "server/store"


def test_settings_that_can_not_be(invoke):
    assert invoke("serve", "--workers", "2").exception.code == "option/value"
    assert invoke("serve", "--origin", "cards").exception.code == "option/value"


def test_a_copy_takes_the_place_of_nothing(invoke, tmp_path):
    (tmp_path / "there").write_text("mine")
    result = invoke("backup", str(tmp_path / "there"))
    assert result.exception.code == "file/exists"
    assert (tmp_path / "there").read_text() == "mine"


def test_without_its_packages_it_says_how_to_get_them(invoke, monkeypatch):
    def missing(name):
        raise ModuleNotFoundError(f"No module named {name}", name="uvicorn.config")

    monkeypatch.setattr(extra, "import_module", missing)
    fault = invoke("serve").exception
    wanted = 'pip install "triumvir[server]"'
    assert (fault.code, fault.got, fault.expected) == ("extra/missing", "uvicorn", wanted)


def test_the_folder_is_the_person_s_own_if_none_is_said(monkeypatch, tmp_path):
    monkeypatch.setenv("TRIUMVIR_HOME", str(tmp_path))
    assert command.folder_of(None) == str(tmp_path / "server")
    monkeypatch.setenv("TRIUMVIR_DATA", "/elsewhere")
    assert command.folder_of(None) is None
    assert command.folder_of(tmp_path) == str(tmp_path)


def test_a_frame_does_not_wait_for_the_one_before_it():
    with run.listen(Settings(port=0)) as listening, socket.create_connection(listening.getsockname()):
        connection, _ = listening.accept()
        with connection:
            assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
