"""The committed counts: by the kernels as far as they are fast, by the states as far as there is time."""

from pathlib import Path

import pytest

from tests.perft.files import ENDING, FOLDER, Line, file_of, read, slow_leaves, write
from tests.twins.binaries import binary_of, kernel_files
from triumvir.errors import Code, SetupError
from triumvir.games.perft import divide, leaves
from triumvir.games.registry import games

COMPILED = all(binary_of(path) for path in kernel_files())
FAST, SLOW = (100_000, 250) if COMPILED else (1_000, 100)
FILES = sorted(FOLDER.glob(f"*{ENDING}"))
names = [path.stem for path in FILES]


def within(line: Line, most: int) -> list[tuple[int, int]]:
    """The depths of a line, each with its count, that are not beyond `most`."""
    return [(depth, count) for depth, count in enumerate(line.counts, start=1) if count <= most]


def test_every_game_has_a_file_and_every_preset_lines() -> None:
    assert sorted(file_of(name) for name in games()) == FILES
    for game in games().values():
        text = file_of(game.name).read_text()
        for preset in game.presets:
            assert f"# {preset.name}, first lead\n" in text
        assert {line.position.split()[0] for line in read(file_of(game.name))} == {game.name}


@pytest.mark.parametrize("path", FILES, ids=names)
def test_the_kernels_count_what_is_written(path: Path) -> None:
    for line in read(path):
        state = line.state
        assert [(depth, leaves(state, depth)) for depth, _ in within(line, FAST)] == within(line, FAST)


@pytest.mark.soak
@pytest.mark.parametrize("path", FILES, ids=names)
def test_the_kernels_count_all_that_is_written(path: Path) -> None:
    for line in read(path):
        assert tuple(leaves(line.state, depth) for depth, _ in enumerate(line.counts, start=1)) == line.counts


@pytest.mark.parametrize("path", FILES, ids=names)
def test_the_states_count_what_is_written(path: Path) -> None:
    for line in read(path):
        state = line.state
        assert [(depth, slow_leaves(state, depth)) for depth, _ in within(line, SLOW)] == within(line, SLOW)


@pytest.mark.parametrize("path", FILES, ids=names)
def test_what_follows_each_action_adds_up(path: Path) -> None:
    for line in read(path)[1::5]:
        depth, count = within(line, FAST)[-1]
        parts = divide(line.state, depth)
        assert len(parts) == line.counts[0]
        assert sum(parts.values()) == count


def test_only_a_position_of_play_is_counted_by_the_kernel_itself() -> None:
    assert leaves(read(FILES[0])[0].state, 0) == 1
    for path in FILES:
        for line in read(path):
            if line.state.phase != "play":
                with pytest.raises(SetupError) as refused:
                    line.state.perft(1)
                assert refused.value.code == Code.ACTION_WRONG_PHASE


def test_files_are_written_as_they_are_read(tmp_path: Path) -> None:
    lines = read(FILES[0])
    path = tmp_path / "one.perft"
    path.write_text(write(("comment", line) for line in lines))
    assert read(path) == lines
    path.write_text("a position ;D2 5\n")
    with pytest.raises(ValueError, match="D2 in the place of D1"):
        read(path)
