"""play: whole matches typed from a script, and what is said to a mistake."""

import pytest

from triumvir.bots.bot import make
from triumvir.cards.rng import Rng
from triumvir.games.match import Match
from triumvir.games.registry import find, games
from triumvir.views.view import view_of


def script(name, seed, bot, player=0, **options):
    """The lines that play a match to its end, the first legal action each time, and the match after them."""
    match = Match.start(find(name).rules(**options), seed)
    others, rng = make(bot), Rng.stream(seed, "others")
    lines = []
    while not match.winners:
        if match.state.outcome is not None:
            lines.append("")
            match = match.deal_next()
            continue
        state = match.state
        if match.seating[state.to_act] == player:
            action = state.legal_actions()[0]
            lines.append(state.format_action(action))
            match = match.apply(action)
        else:
            match = match.apply(others.act(view_of(match, state.to_act, recall=True), rng))
    return lines, match


def words(options):
    return [word for name, value in options.items() for word in ("-o", f"{name}={value}")]


@pytest.mark.parametrize(("name", "bot"), [*((name, "random") for name in games()), ("hokm", "club")])
def test_a_whole_match(invoke, name, bot):
    options = {"target": 20} if name == "hokm" else {"match_deals": 2}
    lines, match = script(name, "7", bot, player=1, **options)
    chosen = [] if bot == "club" else ["--bot", bot]
    typed = "\n".join(lines) + "\n"
    out = invoke("play", name, "--seed", "7", "--seat", "1", *chosen, *words(options), text=typed).stdout
    winners = ", ".join("you" if player == 1 else f"player {player}" for player in match.winners)
    assert out.splitlines()[-1] == f"won by {winners}"
    totals = ", ".join(f"player {player} {total:+d}" for player, total in enumerate(match.totals))
    assert f"totals: {totals}" in out
    assert out.count("points: ") == match.deals


def test_only_the_own_hand_is_shown(invoke):
    match = Match.start(find("hokm").rules(), "5")
    out = invoke("play", "hokm", "--seed", "5", text="table\n").stdout
    assert f"your hand: {match.state.hand(0)}" in out
    assert str(match.state.hand(1)) not in out
    assert str(match.state.hand(2)) not in out


def test_a_deal_that_is_thrown_in(invoke):
    seed = next(seed for seed in map(str, range(500)) if blank(seed))
    out = invoke("play", "dou_dizhu", "--seed", seed, "--bot", "random", text="pass\nquit\n").stdout
    assert "thrown in, the same dealer deals again" in out
    assert out.splitlines()[-1] == "bye"


def blank(seed):
    """Whether the first deal is thrown in when player 0 passes."""
    match = Match.start(find("dou_dizhu").rules(), seed)
    others = Rng.stream(seed, "others")
    while match.state.phase == "auction":
        actions = match.state.legal_actions()
        match = match.apply(actions[0] if match.state.to_act == 0 else others.choice(actions))
    return match.state.outcome is not None


@pytest.mark.parametrize("text", ["", "quit\n", "q\n", "exit\n"])
def test_one_may_leave_at_any_time(invoke, text):
    result = invoke("play", "hokm", "--seed", "5", text=text)
    assert result.exit_code == 0
    assert result.stdout.splitlines()[-1] == "bye"


def test_help_and_legal_actions_on_demand(invoke):
    out = invoke("play", "hokm", "--seed", "5", text="help\n?\n\nlegal\n").stdout
    assert out.count("type an action") == 4
    assert "  bid 10" in out.splitlines()


def test_first_words_may_be_left_out_and_mistakes_are_explained(invoke):
    lines = ["3", "77", "KKK", "pass", "legal", "33 33", "play"]
    out = invoke("play", "dou_dizhu", "--seed", "4", text="\n".join(lines)).stdout
    assert "you: bid 3" in out
    assert "You do not hold 77." in out
    assert "You lead, so you can’t pass. Play any combination." in out
    assert "  play 33  (pair 3)" in out
    assert "Traceback" not in out


def test_no_such_seat(invoke):
    assert invoke("play", "hokm", "--seat", "3").exit_code == 2
