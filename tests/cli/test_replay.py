"""replay: whole records, unfinished ones, broken ones."""

import pytest

from triumvir.cards.rng import Rng
from triumvir.games.match import Match
from triumvir.games.registry import find, games
from triumvir.record.position import format_position
from triumvir.record.record import Record
from triumvir.record.toml import format_record


def played(name, deals=2, left=0, seed=11, **options):
    """A match of so many deals of random play, `left` actions short of the end."""
    match = Match.start(find(name).rules(**options), seed)
    rng = Rng.stream(seed, "test")
    steps = [match]
    while True:
        if match.state.outcome:
            if match.winners or len(match.past) >= deals:
                break
            match = match.deal_next()
        else:
            match = match.apply(rng.choice(match.state.legal_actions()))
        steps.append(match)
    return steps[-1 - left]


@pytest.fixture
def saved(tmp_path):
    def save(match, change=lambda text: text):
        path = tmp_path / "match.toml"
        path.write_text(change(format_record(Record.of(match))), encoding="utf-8")
        return str(path)

    return save


@pytest.mark.parametrize("name", games())
def test_a_record_is_shown_action_by_action(invoke, saved, name):
    match = played(name)
    result = invoke("replay", saved(match))
    out = result.stdout.splitlines()
    assert result.exit_code == 0
    assert out[1].split() == ["rules", match.rules.chosen.hash]
    assert out[-1] == format_position(match.rules, match.state)
    lines = iter(out)
    for number, deal in enumerate(match.past, start=1):
        assert any(line.startswith(f"deal {number}: dealer {deal.deal.dealer}") for line in lines)
        assert all(any(line.startswith(action) for line in lines) for action in deal.actions)
        end = "thrown in" if deal.outcome.thrown_in else "points "
        assert any(line.startswith(end) for line in lines)
    totals = " ".join(f"{total:+d}" for total in match.totals)
    assert f"totals {totals}" in result.stdout


def test_plays_are_shown_with_what_they_are(invoke, saved):
    out = invoke("replay", saved(played("dou_dizhu"))).stdout
    assert "single" in out


def test_an_unfinished_match_says_who_is_to_act(invoke, saved):
    match = played("big_three", left=3)
    out = invoke("replay", saved(match)).stdout.splitlines()
    assert out[-2] == f"seat {match.state.to_act} to act, phase play"


def test_nothing_played_yet(invoke, saved):
    match = Match.start(find("hokm").rules(), 1)
    out = invoke("replay", saved(match)).stdout.splitlines()
    assert out[-2] == f"seat {match.state.to_act} to act, phase auction"
    assert "combination" not in out


def test_the_winners_are_named(invoke, saved):
    match = played("dou_dizhu", deals=9, match_deals=1)
    assert match.winners
    out = invoke("replay", saved(match)).stdout.splitlines()
    assert out[-2] == "won by " + ", ".join(f"player {player}" for player in match.winners)


def test_each_position_on_demand(invoke, saved):
    match = played("hokm", deals=1)
    out = invoke("replay", saved(match), "--positions").stdout.splitlines()
    actions = match.past[0].actions
    shown = [line for line in out if line.startswith("hokm ")]
    assert len(shown) == len(actions) + 1
    assert shown[-1] == format_position(match.rules, match.state)
    assert [line for line in out if line in actions] == [*actions]


def broken(text):
    """The third action of the first deal by another seat; the checksum left out."""
    lines = [line for line in text.splitlines() if not line.startswith("checksum")]
    at = lines.index("actions = [") + 3
    seat = lines[at].strip()[1]
    lines[at] = lines[at].replace(f'"{seat} ', f'"{(int(seat) + 1) % 3} ', 1)
    return "\n".join(lines) + "\n"


def test_a_broken_record_is_shown_up_to_its_fault(program, saved):
    match = played("hokm", deals=1)
    done = program("replay", saved(match, broken))
    assert done.returncode == 1
    assert match.past[0].actions[1] in done.stdout
    assert match.past[0].actions[2] not in done.stdout
    assert done.stderr.startswith("error record/action (turn/other_seat): got ")
    assert done.stderr.count("\n") == 1


def test_what_is_no_record_at_all(program, tmp_path):
    path = tmp_path / "no.toml"
    path.write_text("colour = 'red'\n")
    done = program("replay", str(path))
    assert done.returncode == 1
    assert not done.stdout
    assert done.stderr.startswith("error record/")


def test_a_record_may_come_by_pipe(program):
    done = program("replay", "-", text=format_record(Record.of(played("hokm", deals=1))))
    assert done.returncode == 0
    assert done.stdout.startswith("game   hokm\n")


def test_legal_actions_of_a_record(invoke, refused, saved):
    match = played("hokm", left=4)
    out = invoke("legal", "--record", saved(match)).stdout.splitlines()
    assert out[0].startswith(f"seat {match.state.to_act} to act, phase play, ")
    assert out[1:] == [match.state.format_action(action) for action in match.state.legal_actions()]
    assert refused("legal", "-r", saved(match, broken)).startswith("error record/action")
    assert refused("legal", "-r", "nowhere.toml").startswith("error file/unreadable")
