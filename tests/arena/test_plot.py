"""The picture: well-formed, the same each time, with what it should show."""

import sys
from xml.etree import ElementTree as ET

import pytest

from tests.arena.stubs import FIRST, LAST, RANDOM, contest, played
from triumvir.arena.board import Board, Play
from triumvir.arena.header import Header
from triumvir.arena.plot import svg
from triumvir.arena.ratings import ratings
from triumvir.arena.result import Result
from triumvir.errors import Code, SetupError


def result(deals, game, *bots):
    return Result(Header.of(contest(game, *bots)), played(deals, game, *bots))


@pytest.mark.parametrize(
    ("deals", "game", "bots"),
    [
        (6, "dou_dizhu", (LAST, RANDOM)),
        (3, "hokm", (FIRST, LAST, RANDOM)),
        (2, "big_three/4", (LAST, RANDOM)),
        (1, "hokm", (LAST, RANDOM)),
        (0, "hokm", (LAST, RANDOM)),
    ],
)
def test_a_picture(deals, game, bots):
    found = result(deals, game, *bots)
    picture = svg(found)
    root = ET.fromstring(picture)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert picture == svg(found)
    text = picture.decode()
    assert "<dc:date>" not in text
    for words in ("Points a deal", "Share of wins", game):
        assert words in text
    for label in found.header.labels if deals else ():
        assert label in text


def test_many_boards_make_no_large_file():
    (board,) = played(1, "big_three/4", LAST, RANDOM)
    header = Header.of(contest("big_three/4", LAST, RANDOM))
    plays = (Play((0, 1, 0, 1), (1, -1, 1, -1), None, (0, 1, 0, 1)),)
    boards = tuple(Board(number, 0, plays * (1 + number % 2), board.times) for number in range(20_000))
    assert len(svg(Result(header, boards))) < 1_000_000


@pytest.mark.parametrize(("package", "call"), [("matplotlib", svg), ("openskill.models", None)])
def test_a_missing_package_is_named(monkeypatch, package, call):
    found = result(1, "hokm", LAST, RANDOM)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(SetupError) as caught:
        svg(found) if call else ratings(found.boards, 2)
    assert caught.value.code == Code.EXTRA_MISSING
    assert caught.value.got == package.partition(".")[0]
