"""Files: written board by board, read back, gone on with, and refused."""

import json

import pytest

from tests.arena.stubs import FIRST, LAST, RANDOM, contest, played
from triumvir.arena.header import Header
from triumvir.arena.result import Result, append, begin, read, resume
from triumvir.errors import Code, TriumvirError

BOARDS = {name: played(3, name, RANDOM, LAST) for name in ("hokm", "dou_dizhu", "big_three/4")}


def header(name="hokm", *bots, **more):
    return Header.of(contest(name, *(bots or (RANDOM, LAST)), **more))


@pytest.fixture
def path(tmp_path):
    return tmp_path / "results.jsonl"


def written(path, name="hokm", numbers=(0, 1, 2)):
    begin(path, header(name))
    for number in numbers:
        append(path, BOARDS[name][number])
    return path


def code(call):
    with pytest.raises(TriumvirError) as caught:
        call()
    return caught.value.code


@pytest.mark.parametrize("name", BOARDS)
def test_a_file_reads_back(path, name):
    found = read(written(path, name))
    assert found.header == header(name)
    assert found.boards == BOARDS[name]
    assert found.whole == path.stat().st_size


def test_thrown_in_deals_read_back(path):
    begin(path, header("dou_dizhu", FIRST, FIRST))
    (board,) = played(1, "dou_dizhu", FIRST, FIRST)
    append(path, board)
    assert read(path).boards == (board,)


def test_the_header_tells_all_that_results_depend_on(path):
    game = contest("dou_dizhu", RANDOM, LAST, seed="x", spring="x2", duplicate=False)
    begin(path, Header.of(game))
    plain = json.loads(path.read_text().splitlines()[0])
    assert plain["game"] == "dou_dizhu"
    assert plain["options"] == {"spring": "x2"}
    assert plain["rules"] == game.chosen.hash
    assert plain["bots"] == ["random", "last"]
    assert plain["seed"] == "x"
    assert plain["duplicate"] is False
    assert plain["kernels"] in ("compiled", "interpreted", "mixed")
    assert plain["python"].startswith("CPython 3.")
    assert plain["triumvir"]


def test_boards_may_come_in_any_order(path):
    found = read(written(path, numbers=(2, 0)))
    assert [board.number for board in found.boards] == [0, 2]
    assert found.missing(5) == [1, 3, 4]
    assert found.joined([BOARDS["hokm"][1]]).boards == BOARDS["hokm"]


@pytest.mark.parametrize("cut", [1, 7, 100])
def test_a_half_written_line_is_cut_off(path, cut):
    data = written(path).read_bytes()
    path.write_bytes(data[:-cut])
    assert read(path).boards == BOARDS["hokm"][:2]
    found = resume(path, header())
    assert found.missing(3) == [2]
    append(path, BOARDS["hokm"][2])
    assert path.read_bytes() == data


def test_a_file_to_go_on_with_may_be_new(path):
    assert resume(path, header()) == Result(header(), ())
    assert read(path).boards == ()


def test_a_file_is_not_overwritten(path):
    data = written(path).read_bytes()
    assert code(lambda: begin(path, header())) == Code.ARENA_EXISTS
    assert path.read_bytes() == data


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (header(seed="8"), "seed 8"),
        (header("hokm", RANDOM, RANDOM), 'bots ["random", "random"]'),
        (header(duplicate=False), "duplicate false"),
        (header(must_trump=True), 'options {"must_trump": true}, rules '),
    ],
)
def test_another_contest_is_refused(path, other, named):
    data = written(path).read_bytes()
    with pytest.raises(TriumvirError) as caught:
        resume(path, other)
    assert caught.value.code == Code.ARENA_OTHER
    assert named in caught.value.got
    assert path.read_bytes() == data


TIMES = [{"us": 0, "acts": {}}, {"us": 0, "acts": {}}]
SEATED = {"bots": [0, 1, 1], "points": [0, 0, 0]}


def board_line(play=None, times=TIMES, **more):
    """A line of one play, good unless something about it is changed."""
    plays = [{**SEATED, **(play or {})}]
    return json.dumps({"board": 7, "redeals": 0, "plays": plays, "times": times, **more})


def test_the_line_that_others_are_made_of_is_good(path):
    path.write_text(f"{written(path).read_text()}{board_line()}\n")
    assert [board.number for board in read(path).boards] == [0, 1, 2, 7]


@pytest.mark.parametrize(
    "line",
    [
        "",
        "{}",
        "[]",
        "no json",
        '{"board":7}',
        board_line(board="x"),
        board_line(plays=[]),
        board_line(times=TIMES[:1]),
        board_line({"bots": [0, 1, 2]}),
        board_line({"bots": [0, 1]}),
        board_line({"declarer": 3}),
        board_line({"sides": [0, 1]}),
        board_line({"points": [0, 0]}),
    ],
)
def test_a_line_that_is_no_board(path, line):
    path.write_text(f"{written(path).read_text()}{line}\n")
    with pytest.raises(TriumvirError) as caught:
        read(path)
    assert caught.value.code == Code.ARENA_FILE
    assert caught.value.where == f"{path}, line 5"


def test_a_board_that_stands_there_twice(path):
    assert code(lambda: read(written(path, numbers=(0, 1, 0)))) == Code.ARENA_FILE


@pytest.mark.parametrize("data", [b"", b"half a header", b"{}\n", b"\xff\xfe\n", b'{"format":2}\n', b"[1]\n"])
def test_a_file_of_something_else(path, data):
    path.write_bytes(data)
    assert code(lambda: read(path)) == Code.ARENA_FILE


def test_a_format_of_the_future(path):
    written(path)
    path.write_text(path.read_text().replace('{"format":1', '{"format":2', 1))
    assert code(lambda: read(path)) == Code.ARENA_FILE


def test_files_that_can_not_be(tmp_path):
    missing = tmp_path / "no" / "file"
    assert code(lambda: read(missing)) == Code.FILE_UNREADABLE
    assert code(lambda: begin(missing, header())) == Code.FILE_UNREADABLE
    assert code(lambda: append(missing, BOARDS["hokm"][0])) == Code.FILE_UNREADABLE
