"""The reduced form of `python -m benchmarks.agreement`: every difference is a fault that has a name."""

from collections import Counter

import pytest
from benchmarks.agreement import compare
from benchmarks.agreement.compare import EQUAL, NAMES, UNEXPLAINED, Tally, drawn, judge, ours, peer
from benchmarks.agreement.deals import followed
from benchmarks.agreement.plays import Play, Position, bare

FOUND = {  # what so many positions show; the rare faults have tests of their own below
    "open_spiel": {EQUAL, "fault (i)", "fault (ii)"},
    "rlcard": {EQUAL},
    "douzero": {EQUAL, "fault (ii)"},
}
ROCKET = Play("br", "rocket", "r", 1)
PAID = {"open_spiel": {EQUAL, "fault (iii)"}, "rlcard": {"fault (pay)"}, "douzero": {EQUAL}}


def verdicts(tally: Tally, sort: str = "") -> set[str]:
    """How questions whose sort begins like this were answered."""
    return {verdict for name, verdict in tally.answers if name.startswith(sort)}


@pytest.mark.parametrize("name", NAMES)
def test_random_positions(name: str) -> None:
    tally = drawn(name, "tests", range(3_000))
    assert tally.reports == []
    assert verdicts(tally) == FOUND[name]
    sorts = Counter(sort for sort, _ in tally.answers.elements())
    assert min(sorts.values()) > 30, sorts
    assert 0.4 < sorts["leading"] / 3_000 < 0.6
    assert set(sorts) == {"leading", *(shape.kind for shape in ours(name).rules.shapes)}


@pytest.mark.parametrize("name", NAMES)
def test_whole_deals(name: str) -> None:
    tally = followed(name, "tests", range(60))
    assert tally.reports == []
    assert verdicts(tally, "payment") == PAID[name]
    assert sum(count for (sort, _), count in tally.answers.items() if sort.startswith("payment")) == 60
    assert ("calls", EQUAL) in tally.answers or name != "open_spiel"


@pytest.mark.parametrize("name", NAMES)
def test_a_wrong_preset_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    position = Position("33344455", None)
    theirs = peer(name).legal(position)
    assert judge(name, position, theirs, ours(name).legal(position)) == (EQUAL, "")
    text = ours("text")
    monkeypatch.setattr(compare, "ours", lambda _: text)
    verdict, report = judge(name, position, theirs, text.legal(position))
    assert verdict == UNEXPLAINED
    assert "theirs only 33344455" in report


def test_every_numbered_action_of_open_spiel() -> None:
    from benchmarks.agreement.open_spiel import PLAYS

    assert len(PLAYS) == 26_053
    assert Counter(PLAYS) == Counter(ours("open_spiel").all_plays())


def test_every_card_type_of_rlcard() -> None:
    from benchmarks.agreement.rlcard import SPELLING

    assert len(SPELLING) == 27_471
    assert set(SPELLING) == {play.cards for play in ours("rlcard").all_plays()}


def answers(name: str, hand: str, table: Play | None = None) -> tuple[set[str], set[str]]:
    """What the library and our rules lead or answer, as cards."""
    position = Position(hand, table)
    theirs, mine = peer(name).legal(position), ours(name).legal(position)
    return {play.cards for play in theirs}, {play.cards for play in mine}


def test_open_spiel_bombs_the_rocket() -> None:
    assert answers("open_spiel", "35555", ROCKET) == ({"5555"}, set())


@pytest.mark.parametrize(
    ("hand", "missing"),
    [("33334567", {"34567"}), ("3333445566", {"334455", "33445566"}), ("3333444", {"333444"})],
)
def test_open_spiel_misses_runs_from_a_quad(hand: str, missing: set[str]) -> None:
    theirs, mine = answers("open_spiel", hand)
    assert mine - theirs == missing
    assert theirs <= mine


def test_douzero_compares_the_highest_trio() -> None:
    theirs, mine = answers("douzero", "333444555KKK", Play("6777888999TQ", "trio_seq_singles", "9", 3))
    assert (theirs, mine) == ({"333444555KKK"}, set())
    theirs, mine = answers("douzero", "55566677789T", Play("333444555888", "trio_seq_singles", "5", 3))
    assert (theirs, mine) == (set(), {"55566677789T"})


@pytest.mark.parametrize("table", ["3334445556668889", "3334445556667777"])
def test_douzero_does_not_recognise_what_carries_alike(table: str) -> None:
    top = Play(table, "trio_seq_singles", "6", 4)
    theirs, mine = answers("douzero", "99TTTJJJQQQKKK23br", top)
    assert theirs == {"br"}
    assert "br" in mine
    assert len(mine) > 1


def test_douzero_keeps_no_reading() -> None:
    """Four trios are a bare run to it even when they answered three trios with singles (rules 3.C)."""
    cards = "444555666777"
    assert ours("douzero").automatic(cards) == Play(cards, "trio_seq", "7", 4)
    answer = Play(cards, "trio_seq_singles", "7", 3)
    theirs, mine = answers("douzero", "999TTTJJJQQQ", answer)
    assert theirs == mine == {"999TTTJJJQQQ"}
    theirs, mine = answers("douzero", "345666777888", answer)
    assert (theirs, mine) == (set(), {"345666777888"})


def test_a_fault_is_one_only_where_its_prediction_is_exact() -> None:
    rocket = Position("35555", ROCKET)
    bomb = Play("5555", "bomb", "5", 4)
    assert judge("open_spiel", rocket, frozenset([bomb]), frozenset())[0] == "fault (i)"
    assert judge("open_spiel", rocket, frozenset([bare("3")]), frozenset())[0] == UNEXPLAINED
    assert judge("rlcard", rocket, frozenset([bomb]), frozenset())[0] == UNEXPLAINED
