"""deal, legal, perft."""

import pytest

from triumvir.games.match import Match
from triumvir.games.registry import find, games
from triumvir.record.position import format_position, parse_position


@pytest.mark.parametrize("name", games())
def test_a_deal_is_shown_whole_and_its_position_can_be_read(invoke, name):
    out = invoke("deal", name, "--seed", "7").stdout
    rows = dict(line.split(None, 1) for line in out.splitlines() if not line.startswith("seat "))
    match = Match.start(find(name).rules(), 7)
    assert rows["seed"] == "7"
    assert rows["rules"] == match.rules.chosen.hash
    assert rows["position"] == format_position(match.rules, match.state)
    assert parse_position(rows["position"]).state == match.state
    for seat, hand in enumerate(match.state.deal.hands):
        assert f"seat {seat}" in out
        assert str(hand) in out


def test_a_deal_shows_the_draws(invoke):
    out = invoke("deal", "big_three/4", "--seed", "3").stdout.splitlines()
    match = Match.start(find("big_three/4").rules(), 3)
    assert sum(line.startswith("draw ") for line in out) == len(match.opening.draws)
    assert f"players   {' '.join(map(str, match.seating))}" in out
    drawn = invoke("deal", "dou_dizhu", "--seed", "3").stdout
    word = Match.start(find("dou_dizhu").rules(), 3).word
    assert len(next(line for line in drawn.splitlines() if line.startswith("drawn")).split(",")) == len(
        word.draws
    )


def test_without_a_seed_each_deal_is_another_and_can_be_repeated(invoke):
    first, second = (invoke("deal", "hokm").stdout for _ in range(2))
    assert first != second
    seed = next(line.split()[1] for line in first.splitlines() if line.startswith("seed"))
    assert invoke("deal", "hokm", "-s", seed).stdout == first


def test_options_and_presets_reach_the_deal(invoke):
    assert "show_kitty=true" in invoke("deal", "dou_dizhu", "-p", "online").stdout
    out = invoke("deal", "dou_dizhu", "-o", "spring=x3", "--option", "show_kitty=true").stdout
    assert "show_kitty=true,spring=x3" in out
    over = invoke("deal", "dou_dizhu", "-p", "online", "-o", "spring=none").stdout
    assert "spring" not in over


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["deal", "whist"], "error game/unknown: got 'whist', expected big_three | "),
        (["deal", "hokm", "-p", "online"], "error preset/unknown: got 'online' in hokm, expected text"),
        (["deal", "hokm", "-o", "bass"], "error option/value: got 'bass' in --option, expected NAME=VALUE"),
        (
            ["deal", "hokm", "-o", "spring=x2"],
            "error option/unknown: got 'spring' in hokm, expected direction | ",
        ),
        (
            ["deal", "hokm", "-o", "bass=ten"],
            "error option/value: got 'bass = ten', expected two | pass_zero",
        ),
        (
            ["perft", "hokm", "-"],
            "error position/fields: got '2 fields' in hokm -, expected game rules phase ",
        ),
        (["perft", "hokm - auction 0 1"], "error position/fields: "),
        (["legal", "chess", "-", "auction"], "error game/unknown: got 'chess'"),
    ],
)
def test_a_fault_is_one_line(refused, words, line):
    err = refused(*words)
    assert err.startswith(line)
    assert err.count("\n") == 1


def test_several_faults_are_a_line_each(refused):
    err = refused("deal", "hokm", "-o", "spring=x2", "-o", "bass=ten")
    assert [line.split(":")[0] for line in err.splitlines()] == ["error option/unknown", "error option/value"]


def position(name="dou_dizhu", actions=0, **options):
    """The position after so many actions, always the last legal one."""
    match = Match.start(find(name).rules(**options), 5)
    for _ in range(actions):
        match = match.apply(match.state.legal_actions()[-1])
    return match


def test_legal_calls_are_listed(invoke):
    match = position()
    out = invoke("legal", format_position(match.rules, match.state)).stdout.splitlines()
    assert out == [
        f"seat {match.state.to_act} to act, phase auction, 4 legal actions",
        "pass",
        "bid 1",
        "bid 2",
        "bid 3",
    ]


def test_legal_plays_are_listed_with_what_they_are(invoke):
    match = position(actions=1)
    line = format_position(match.rules, match.state)
    out = invoke("legal", *line.split()).stdout.splitlines()  # a position may come unquoted
    assert out == invoke("legal", line).stdout.splitlines()
    assert out[0] == f"seat {match.state.to_act} to act, phase play, {len(out) - 2} legal actions"
    assert out[1].split() == ["action", "combination"]
    actions = match.state.legal_actions()
    assert len(actions) == len(out) - 2
    for text, action in zip(out[2:], actions, strict=True):
        combo = match.rules.play.combo(action.header)
        length = f", length {combo.length}" if combo.length > 1 else ""
        assert text.split(None, 2) == [
            *match.state.format_action(action).split(),
            f"{combo.kind} {combo.key}{length}",
        ]


def test_a_pass_is_no_combination(invoke):
    match = position(actions=2)
    out = invoke("legal", format_position(match.rules, match.state)).stdout.splitlines()
    assert out[2] == "pass"


def test_a_finished_deal_has_no_legal_actions(invoke):
    match = position("hokm", actions=34)
    assert match.state.outcome
    assert (
        invoke("legal", format_position(match.rules, match.state)).stdout
        == "nobody to act, phase over, 0 legal actions\n"
    )


def test_legal_wants_a_position_or_a_record(invoke):
    assert invoke("legal").exit_code == 2
    assert invoke("legal", "hokm", "--record", "x.toml").exit_code == 2


def test_perft_counts_from_a_game_and_from_a_position(invoke):
    out = invoke("perft", "hokm", "--depth", "3").stdout.splitlines()
    match = Match.start(find("hokm").rules(), 0)
    assert out[0] == format_position(match.rules, match.state)
    assert out[1].startswith("depth 3: 729 sequences in ")
    assert invoke("perft", out[0], "-d", "3").stdout.splitlines()[1].startswith("depth 3: 729 sequences in ")
    assert invoke("perft", "hokm", "--depth", "0").stdout.splitlines()[1].startswith("depth 0: 1 sequences")
    assert (
        invoke("perft", "hokm", "-o", "bass=pass_zero", "-d", "1")
        .stdout.splitlines()[1]
        .startswith("depth 1: 10 ")
    )


def test_perft_divides(invoke):
    out = invoke("perft", "dou_dizhu", "-d", "2", "--divide", "--seed", "9").stdout.splitlines()
    assert out[1].split() == ["action", "sequences"]
    parts = {line.rsplit(None, 1)[0]: int(line.rsplit(None, 1)[1]) for line in out[2:-1]}
    assert list(parts) == ["pass", "bid 1", "bid 2", "bid 3"]
    assert out[-1].startswith(f"depth 2: {sum(parts.values())} sequences")
    assert "action" not in invoke("perft", "dou_dizhu", "-d", "0", "--divide").stdout


def test_a_long_count_tells_its_speed(invoke):
    assert invoke("perft", "hokm", "-d", "7").stdout.rstrip().endswith(" a second")


def test_a_position_names_its_own_rules(refused):
    match = position()
    line = format_position(match.rules, match.state)
    assert refused("perft", line, "--preset", "online").startswith("error position/fields: ")
    assert refused("perft", line, "-o", "spring=x2").startswith("error position/fields: ")
