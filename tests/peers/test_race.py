"""The race of `python -m benchmarks.speed`: it judges right, and the C yardstick plays the same game."""

import subprocess
from contextlib import closing
from xml.etree import ElementTree as ET

import pytest
from benchmarks.speed import measure
from benchmarks.speed.__main__ import figures, rates, ratios
from benchmarks.speed.limit import Limit
from benchmarks.speed.measure import Contender, Result, Spread, Target, calibrate, judge
from benchmarks.speed.ours import Kernel, States
from benchmarks.speed.peers import OpenSpiel, RlCard
from benchmarks.speed.picture import svg

from triumvir.games import registry


def at_rate(rate: float, log: list[str], name: str) -> Contender:
    """Somebody who always makes so many deals a second."""

    def run(deals: int) -> float:
        log.append(name)
        return deals / rate

    return Contender(name, f"{rate:g} a second", run)


@pytest.fixture
def race() -> list[Contender]:
    log: list[str] = []
    contenders = [at_rate(1_000.0, log, "fast"), at_rate(10.0, log, "slow")]
    for contender in contenders:
        calibrate(contender, 1.0)
    assert [contender.deals for contender in contenders] == [1_000, 20]
    log.clear()
    measure.measure(contenders, 3, lambda: log.append("."))
    assert log == ["fast", ".", "slow", ".", "slow", ".", "fast", ".", "fast", ".", "slow", "."]
    return contenders


def test_targets_are_judged_by_the_median_ratio(race: list[Contender]) -> None:
    race[1].rates[:] = [10.0, 20.0, 5.0]
    targets = [Target("fast", "slow", 100), Target("fast", "slow", 101), Target("fast", "absent", 1)]
    reached, missed, absent = judge(race, targets)
    assert reached.ratio == missed.ratio == Spread(50.0, 100.0, 200.0)
    assert (reached.verdict, missed.verdict, absent.verdict) == ("reached", "MISSED", "not measured")
    assert ratios([reached])[1].split() == ["fast", "/", "slow", "50", "100", "200", "100", "reached"]
    assert rates(race)[2].split() == ["slow", "5", "10", "20", "10", "a", "second"]
    plain = figures(race, [absent])
    assert plain["targets"] == [
        {"ratio": ["fast", "absent"], "target": 1, "measured": None, "verdict": "not measured"}
    ]


def test_the_picture_is_a_bar_for_each(race: list[Contender]) -> None:
    root = ET.fromstring(svg(race, frozenset({"fast"}), "Deals & more"))
    space = "{http://www.w3.org/2000/svg}"
    assert root.findtext(f"{space}title") == "Deals & more"
    widths = [float(bar.attrib["width"]) for bar in root.findall(f"{space}rect")[1:]]
    assert len(widths) == 2
    assert widths[0] > widths[1]


def test_limit_plays_the_same_game() -> None:
    deals = 30_000
    with closing(Limit()) as limit:
        words = [str(limit.program), str(deals), "1"]
        said = subprocess.run(words, check=True, capture_output=True, text=True).stdout.split()
        assert limit(deals) > 0
    assert said[1::2] == ["deals/s", "decisions", "legal", "won"]
    decisions, legal = int(said[2]), int(said[4])
    ours = Kernel("dou_dizhu").play(deals)
    assert decisions / deals == pytest.approx(ours[0] / deals, rel=0.01)
    assert legal / decisions == pytest.approx(ours[1] / ours[0], rel=0.02)


def test_everybody_can_run() -> None:
    assert States(registry.find("dou_dizhu").rules("open_spiel"))(3) > 0
    for game in registry.games():
        assert Kernel(game)(3) > 0
    assert OpenSpiel()(1) > 0
    assert RlCard()(1) > 0


def test_without_a_compiler_limit_takes_no_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(FileNotFoundError, match="no-such-compiler"):
        Limit()


def test_a_result_without_rounds_is_not_measured() -> None:
    assert Result(Target("a", "b", 1), None).verdict == "not measured"
