"""Saved matches: found again, gone on with, kept from others, read as far as they are good."""

import errno
import subprocess
import sys

import pytest

from tests.table.tables import NAMES, SHORT, seated, step
from triumvir.cards.rng import Rng
from triumvir.errors import Code, SetupError, TriumvirError
from triumvir.table.home import home, write_whole
from triumvir.table.local import LocalTable
from triumvir.table.lock import Lock
from triumvir.table.setup import Setup
from triumvir.table.store import Store

LOCKING = """
import sys
from pathlib import Path
from triumvir.errors import SetupError
from triumvir.table.store import Store
try:
    Store(Path(sys.argv[1])).resume(1)
    print("opened")
except SetupError as error:
    print(error.code)
"""


def begun(store, name="dou_dizhu", steps=30, **rest):
    """A match that is saved and left after some steps; the keeper is closed."""
    setup = Setup(game=name, seed="7", options=SHORT[name], **{"bots": ("random",), **rest})
    keeper = store.begin(setup)
    table, rng = LocalTable(setup, keep=keeper), Rng.stream("saved")
    for _ in range(steps):
        if table.waits_for == "end":
            break
        step(table, rng)
    keeper.close()
    return table


def text_of(store, number=1):
    return (store.folder / f"{number:04d}.toml").read_text(encoding="utf-8")


def put(store, text, number=1):
    (store.folder / f"{number:04d}.toml").write_bytes(text if isinstance(text, bytes) else text.encode())


@pytest.mark.parametrize("name", NAMES)
def test_a_match_is_found_again_as_it_was_left(tmp_path, name):
    store = Store(tmp_path)
    table = begun(store, name, player=2, bots=("random", "novice"), practice=True)
    keeper, past = store.resume()
    assert past.fault is None
    assert past.match == table.match
    assert past.setup == table.setup
    again = LocalTable(past.setup, past.match, keeper)
    while again.waits_for == "bot":
        again.bot_acts()
    keeper.close()
    assert store.read(1).match == again.match


def test_each_match_has_its_number_and_the_last_one_is_first(tmp_path):
    store = Store(tmp_path)
    assert store.saved() == []
    for name in ("hokm", "big_three"):
        begun(store, name, steps=400)
    table = begun(store, "dou_dizhu", steps=2)
    saved = store.saved()
    assert {each.number: each.game for each in saved} == {1: "hokm", 2: "big_three", 3: "dou_dizhu"}
    assert saved[0].when >= saved[-1].when
    three = next(each for each in saved if each.number == 3)
    assert (three.deals, three.totals, three.winners, three.player) == (0, (), (), 0)
    two = next(each for each in saved if each.number == 2)
    assert two.deals == 2
    assert two.totals == store.read(2).match.totals
    assert two.winners == store.read(2).match.winners != ()
    keeper, past = store.resume()
    assert keeper.number == 3
    assert past.match == table.match
    keeper.close()


def test_where_nothing_is_left_unfinished_that_is_said(tmp_path):
    store = Store(tmp_path)
    begun(store, "big_three", steps=500)
    with pytest.raises(SetupError) as caught:
        store.resume()
    assert caught.value.code is Code.SAVED_UNKNOWN
    with pytest.raises(SetupError) as caught:
        store.resume(9)
    assert (caught.value.code, caught.value.got, caught.value.expected) == (Code.SAVED_UNKNOWN, "9", "1")


def test_a_second_program_is_refused_and_let_in_later(tmp_path):
    store = Store(tmp_path)
    begun(store)
    keeper, _ = store.resume(1)
    with pytest.raises(SetupError) as caught:
        store.resume(1)
    assert caught.value.code is Code.SAVED_IN_USE

    def other():
        command = [sys.executable, "-c", LOCKING, str(tmp_path)]
        return subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout.strip()

    assert other() == "saved/in_use"
    assert store.read(1).match
    keeper.close()
    assert other() == "opened"
    assert not [*store.folder.glob("*.lock")] or store.resume(1)


def test_two_programs_that_begin_get_two_matches(tmp_path):
    store = Store(tmp_path)
    setup = Setup(game="hokm", seed="1")
    keepers = [store.begin(setup), store.begin(setup)]
    assert [keeper.number for keeper in keepers] == [1, 2]
    for keeper in keepers:
        keeper.close()


def test_a_lock_whose_file_was_taken_away_keeps_others_out(tmp_path):
    path = tmp_path / "x.lock"
    first = Lock(path)
    path.unlink()
    second = Lock(path)
    with pytest.raises(BlockingIOError):
        Lock(path)
    second.free()
    first.free()
    Lock(path).free()


@pytest.mark.parametrize("cut", [0.3, 0.5, 0.7, 0.9, 0.97])
def test_a_file_that_lost_its_end_gives_its_longest_beginning(tmp_path, cut):
    store = Store(tmp_path)
    table = begun(store, steps=60, player=1, bots=("novice", "random"))
    whole = text_of(store)
    put(store, whole[: int(len(whole) * cut)])
    keeper, past = store.resume()
    assert past.fault
    assert past.setup.player == 1
    assert past.setup.bots == ("novice", "random")
    actions = [*past.match.actions]
    played = [each.actions for each in table.match.past]
    if len(past.match.past) == len(played):
        assert tuple(actions) == table.match.actions[: len(actions)]
    assert (store.folder / "0001.broken").read_text(encoding="utf-8") == whole[: int(len(whole) * cut)]
    again = LocalTable(past.setup, past.match, keeper)
    while again.waits_for == "bot":
        again.bot_acts()
    keeper.close()
    assert store.read(1).fault is None or again.match == past.match


def test_a_changed_action_ends_the_match_there(tmp_path):
    store = Store(tmp_path)
    table = begun(store, steps=40)
    number = len(table.match.past[0].actions) if table.match.past else len(table.match.actions)
    action = (table.match.past[0].actions if table.match.past else table.match.actions)[number // 2]
    put(store, text_of(store).replace(f'"{action}"', '"0 play 99999"', 1))
    past = store.read(1)
    assert past.fault
    assert past.match.actions
    assert store.saved()[0].number == 1


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\xff\xfe\x00",
        b"triumvir = 1\n",
        b"[[deals]]\n",
        b"game = 3\ndeals = 4\nnote = 5\n",
        b"\x00" * 999,
    ],
)
def test_a_file_that_holds_nothing_is_said_to(tmp_path, text):
    store = Store(tmp_path)
    begun(store)
    begun(store)
    put(store, text, 2)
    saved = {each.number: each for each in store.saved()}
    assert saved[2].broken
    assert not saved[1].broken
    with pytest.raises(TriumvirError) as caught:
        store.resume(2)
    assert "\n" not in str(caught.value)
    keeper, _ = store.resume()
    assert keeper.number == 1
    keeper.close()
    with pytest.raises(TriumvirError):
        store.resume(2)


def test_odd_files_in_the_folder_are_no_matches(tmp_path):
    store = Store(tmp_path)
    begun(store)
    (store.folder / "notes.toml").write_text("x")
    (store.folder / ".0001.toml.new").write_text("x")
    (store.folder / "0007.toml").mkdir()
    assert {each.number for each in store.saved() if not each.broken} == {1}
    assert store.begin(Setup(game="hokm", seed="1")).number == 8
    with pytest.raises(SetupError):
        store.resume(7)


def test_a_folder_that_cannot_be_written_is_said_to(tmp_path):
    (tmp_path / "matches").write_text("a file")
    store = Store(tmp_path)
    with pytest.raises(SetupError) as caught:
        store.begin(Setup(game="hokm", seed="1"))
    assert caught.value.code is Code.SAVED_FAILED
    assert store.saved() == []


def test_a_failure_to_save_leaves_the_old_text(tmp_path, monkeypatch):
    store = Store(tmp_path)
    table = begun(store)
    before = text_of(store)
    keeper, past = store.resume()

    def full(file):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("triumvir.table.home.os.fsync", full)
    with pytest.raises(SetupError) as caught:
        keeper(past.match)
    assert caught.value.code is Code.SAVED_FAILED
    assert "No space left" in caught.value.got
    assert text_of(store) == before
    assert past.match == table.match


def test_writing_is_whole_or_not_at_all(tmp_path):
    path = tmp_path / "a.txt"
    write_whole(path, "one\n")
    write_whole(path, "two\n")
    assert path.read_text() == "two\n"
    assert [each.name for each in tmp_path.iterdir()] == ["a.txt"]


def test_a_damaged_file_is_kept_for_good_before_its_match_goes_on(tmp_path, monkeypatch):
    setup = Setup(game="hokm", seed="7", bots=("novice",))
    store = Store(tmp_path)
    keeper = store.begin(setup)
    LocalTable(setup, keep=keeper)
    keeper.close()
    path = store.folder / "0001.toml"
    path.write_bytes(damaged := path.read_bytes() + b"\xff")
    written = []
    monkeypatch.setattr("triumvir.table.store.write_whole", lambda path, data: written.append((path, data)))
    store.resume(1)[0].close()
    assert written == [(path.with_suffix(".broken"), damaged)]


def test_the_home_is_where_the_platform_keeps_data(monkeypatch):
    assert home({"TRIUMVIR_HOME": "/x/y"}).as_posix() == "/x/y"
    monkeypatch.setattr("triumvir.table.home.sys.platform", "linux")
    assert home({"XDG_DATA_HOME": "/data"}).as_posix() == "/data/triumvir"
    assert home({}).parts[-3:] == (".local", "share", "triumvir")
    monkeypatch.setattr("triumvir.table.home.sys.platform", "darwin")
    assert home({}).parts[-3:] == ("Library", "Application Support", "triumvir")
    monkeypatch.setattr("triumvir.table.home.sys.platform", "win32")
    assert home({"APPDATA": "/roaming"}).as_posix() == "/roaming/triumvir"


def test_a_folder_that_cannot_lock_is_a_fault_and_not_waited_for(tmp_path, monkeypatch):
    def unsupported(file):
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("triumvir.table.lock._take", unsupported)
    monkeypatch.setattr(Store, "_path", once_each(Store._path))
    store = Store(tmp_path)
    with pytest.raises(SetupError) as refused:
        store.begin(seated("hokm").setup)
    assert refused.value.code is Code.SAVED_FAILED
    assert "No locks available" in str(refused.value.got)


def once_each(path):
    """The path of a number, for a few numbers: who asks for more goes round for ever."""
    seen = []

    def limited(store, number):
        seen.append(number)
        assert len(seen) < 9, "for ever"
        return path(store, number)

    return limited
