"""Bots asked in random positions under random options; benchmarks/fuzz_bots.py asks far more often."""

import pytest
from benchmarks import fuzz_bots

from triumvir.bots.bot import make
from triumvir.games.registry import games

QUICK = ["random", "novice", "club:worlds=1"]


def test_a_few_positions_of_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz_bots, "MOMENTS", 8)
    found = fuzz_bots.asked(QUICK[:2], [*games()], 40, "few", 1, lambda steps: None)
    assert {each.game for each in found} == {*games()}
    assert [each.fault for each in found if each.fault] == []


def test_the_same_seed_asks_the_same() -> None:
    first, second = (fuzz_bots.answers(QUICK[:2], "hokm", "same", 3) for _ in range(2))
    assert [(each.game, each.bot) for each in first] == [(each.game, each.bot) for each in second]


def test_faults_are_found_and_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Broken:
        """Does what nobody may, and stumbles at times."""

        def act(self, view, rng):
            return rng.below(4) or 1 // 0

    monkeypatch.setattr(fuzz_bots, "make", lambda name: Broken() if name == "club" else make(name))
    words = ["--positions", "16", "--games", "hokm", "--bots", "random", "club"]
    assert fuzz_bots.main(words) == 1
    told = capsys.readouterr().out
    assert "club did what is not legal" in told
    assert "club raised ZeroDivisionError" in told
    assert " 0 faults" not in told


def test_a_budget_is_kept_by_the_99th_percentile(capsys: pytest.CaptureFixture[str]) -> None:
    answers = [fuzz_bots.Answer("hokm", "club:ms=5", float(ms)) for ms in range(1, 101)]
    table = [*fuzz_bots.lines(answers, ["club:ms=5"], ["hokm"])]
    assert table[1].split() == ["hokm", "club:ms=5", "100", "50.00", "99.00", "100.00", "NOT", "KEPT"]
    kept = [fuzz_bots.Answer("hokm", "club:ms=99", each.ms) for each in answers]
    assert [*fuzz_bots.lines(kept, ["club:ms=99"], ["hokm"])][1].endswith(" kept")


@pytest.mark.parametrize("words", [["--jobs", "0"], ["--bots", "nobody"], ["--games", "whist"]])
def test_a_fault_in_the_command_line_is_told(words: list[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        fuzz_bots.options(words)
    assert caught.value.code == 2


@pytest.mark.soak
def test_many_positions_of_every_game() -> None:
    bots = ["random", "novice", "club", "expert:worlds=3,nodes=200"]
    found = fuzz_bots.asked(bots, [*games()], 10_000, "soak", 2, lambda steps: None)
    assert [each.fault for each in found if each.fault] == []
