"""The keys that are kept: whole, for their owner alone, one program a seat."""

import os
import stat
from dataclasses import replace

import pytest

from triumvir.remote.seats import Held, Seats

ONE = Held("http://one:1", "ABCDE", "Ann", "t1", "secret")


@pytest.fixture
def seats(tmp_path):
    return Seats(tmp_path / "new")


def test_a_seat_is_kept_and_forgotten(seats):
    others = [replace(ONE, server="http://two:1"), replace(ONE, code="FGHJK"), replace(ONE, name="Bob")]
    for seat in (ONE, *others):
        seats.keep(seat)
    found = seats.held("http://one:1", "ABCDE")
    assert sorted(held.name for held in found) == ["Ann", "Bob"]
    assert ONE in found
    seats.keep(replace(ONE, token="new", promise="p", salt="s"))
    assert replace(ONE, token="new", promise="p", salt="s") in seats.held(ONE.server, ONE.code)
    seats.forget(ONE)
    assert [held.name for held in seats.held("http://one:1", "ABCDE")] == ["Bob"]
    seats.forget(ONE)


def test_an_account_is_made_once_for_each_name(seats, tmp_path):
    key = seats.account("Ann")
    assert len(key) == 64
    assert key == seats.account("Ann") == Seats(tmp_path / "new").account("Ann")
    assert key != seats.account("Бабуся з Полтави " * 2)


@pytest.mark.parametrize("umask", [0, 0o22])
def test_nobody_else_may_read_them(tmp_path, umask):
    before = os.umask(umask)
    try:
        seats = Seats(tmp_path)
        seats.account("Ann")
        seats.keep(ONE)
    finally:
        os.umask(before)
    files = list(tmp_path.rglob("*.toml"))
    assert len(files) == 2
    assert {stat.S_IMODE(path.stat().st_mode) for path in files} == {0o600}


@pytest.mark.parametrize("text", ["", "[", 'server = "http://one:1"\ncode = "ABCDE"\n', "\xff"])
def test_a_broken_file_is_no_seat(seats, tmp_path, text):
    seats.keep(ONE)
    (path,) = (tmp_path / "new" / "seats").glob("*.toml")
    path.write_text(text, encoding="latin-1")
    assert seats.held(ONE.server, ONE.code) == []
    seats.keep(ONE)
    assert seats.held(ONE.server, ONE.code) == [ONE]


def test_one_program_sits_on_a_seat(seats, tmp_path):
    lock = seats.lock(ONE.server, ONE.code, "Ann")
    assert lock is not None
    assert Seats(tmp_path / "new").lock(ONE.server, ONE.code, "Ann") is None
    other = seats.lock(ONE.server, ONE.code, "Bob")
    assert other is not None
    lock.free()
    again = seats.lock(ONE.server, ONE.code, "Ann")
    assert again is not None
    again.free()
    other.free()
