"""Remembered choices, and files of them that are no good."""

import pytest

from triumvir.table.settings import Settings, load, save


def test_what_was_chosen_is_remembered(tmp_path):
    assert load(tmp_path) == Settings()
    chosen = Settings().chosen(language="uk", game="hokm", pace="slow", timer=40, counter=True, sort="suit")
    assert save(tmp_path / "deep" / "er", chosen)
    assert load(tmp_path / "deep" / "er") == chosen
    assert chosen.seconds > Settings().seconds > Settings().chosen(pace="fast").seconds > 0


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\xff\xff",
        b"pace = [",
        b"pace = 7\ntimer = 'x'\ncounter = 1\nlanguage = 3\n",
        b"pace = 'warp'\nsort = ''\ndeck = 'nine'\nlook = 'pink'\ntimer = -1\nunknown = 2\n",
        b"timer = true\nmotion = 'no'\n",
        b"a = " + b"[" * 5000,
    ],
)
def test_a_bad_file_is_as_none(tmp_path, text):
    (tmp_path / "settings.toml").write_bytes(text)
    assert load(tmp_path) == Settings()


def test_what_can_be_used_of_a_file_is_used(tmp_path):
    (tmp_path / "settings.toml").write_text('pace = "warp"\ngame = "hokm"\ntimer = 20\n')
    assert load(tmp_path) == Settings(game="hokm", timer=20)


def test_choices_that_cannot_be_kept_are_no_fault(tmp_path):
    (tmp_path / "file").write_text("")
    assert not save(tmp_path / "file", Settings(game="hokm"))
