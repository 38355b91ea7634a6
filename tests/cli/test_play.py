"""play: whole matches typed from a script, and what the command line asks for."""

import sys
from functools import cache

import pytest

from tests.table.tables import EASY, NAMES, SHORT
from triumvir.cards.rng import Rng
from triumvir.cli.app import run
from triumvir.cli.typed import Words
from triumvir.games.registry import games
from triumvir.locales.catalog import LANGUAGES, catalog
from triumvir.table.home import write_whole
from triumvir.table.local import LocalTable
from triumvir.table.settings import Settings, load, save
from triumvir.table.setup import Setup
from triumvir.table.store import Store


@cache
def script(setup):
    """The lines that play a match to its end, and the table after them: a hint's choice each time, or
    anything legal where thinking would take long.
    """
    table, lines, rng = LocalTable(setup), [], Rng.stream("script")
    while table.waits_for != "end":
        waits = table.waits_for
        if waits == "you":
            thinks = setup.bots != ("random",)
            action = table.hints().choice.action if thinks else rng.choice(table.view.legal).action
            lines.append(table.match.state.format_action(action))
            table.act(action)
        elif waits == "bot":
            table.bot_acts()
        else:
            lines.append("")
            table.next_deal()
    return lines, table


def options(name):
    return [word for pair in SHORT[name] for word in ("-o", f"{pair[0]}={pair[1]}")]


@pytest.mark.parametrize(("name", "bot"), [*((name, EASY[name][0]) for name in games()), ("hokm", "club")])
def test_a_whole_match(invoke, kept, name, bot):
    setup = Setup(game=name, seed="7", options=SHORT[name], player=1, bots=(bot,))
    lines, table = script(setup)
    words = ["play", name, "--seed", "7", "--seat", "1", "--bot", bot, *options(name)]
    shown = invoke(*words, text="\n".join(lines) + "\n").stdout.splitlines()
    match = table.match
    assert shown[-1] == "Goodbye."
    assert any(line.startswith(("You won the match", "The match is won by")) for line in shown)
    assert sum(line.startswith(("You won the deal", "You lost the deal")) for line in shown) == match.deals
    for player, total in enumerate(match.totals):
        who = "You" if player == 1 else f"Bot {player + (player < 1)}"
        assert any(line.startswith(f"{who}: ") and line.endswith(f"total {total:+d}") for line in shown), who
    past = Store(kept).read(1)
    assert past.match == match
    assert past.setup == setup


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_in_every_language(invoke, language):
    setup = Setup(game="hokm", seed="3", options=SHORT["hokm"], bots=("novice",))
    lines, _ = script(setup)
    said = Words(catalog(language))
    typed = [line.replace("bid", said.first["bid"]).replace("play", said.first["play"]) for line in lines]
    words = ["play", "hokm", "--seed", "3", "--bot", "novice", "--lang", language, *options("hokm")]
    shown = invoke(*words, text="\n".join(typed) + "\n").stdout
    assert shown.splitlines()[-1] == catalog(language).say("line-bye-unsaved")


def test_only_the_own_hand_is_shown(invoke):
    table = LocalTable(Setup(game="hokm", seed="5"))
    out = invoke("play", "hokm", "--seed", "5", text="table\ncounter\nlast\n").stdout
    assert "Your hand, 10 cards: " in out
    assert "Still out, 20 cards: " in out
    others = {str(card) for seat in range(3) if seat != table.seat for card in table.match.state.hand(seat)}
    assert others


def test_a_match_goes_on_where_it_was_left(invoke, kept):
    setup = Setup(game="dou_dizhu", seed="9", options=SHORT["dou_dizhu"], bots=("novice",))
    lines, table = script(setup)
    start = ["play", "dou_dizhu", "--seed", "9", "--bot", "novice", *options("dou_dizhu")]
    assert "triumvir play --resume 1" in invoke(*start, text="\n".join(lines[:5]) + "\n").stdout
    again = invoke("play", "--resume", text="\n".join(lines[5:9]) + "\nquit\n").stdout
    assert again.splitlines()[0] == "Match 1 goes on."
    assert "Your hand" in again
    last = invoke("play", "--resume", "1", text="\n".join(lines[9:]) + "\n").stdout
    assert last.splitlines()[-1] == "Goodbye."
    assert Store(kept).read(1).match == table.match


def test_numbers_are_typed_and_shown_in_the_figures_of_the_language(invoke):
    shown = invoke("play", "hokm", "--lang", "ar", text="quit\n").stdout
    assert "١" in next(line for line in shown.splitlines() if line == catalog("ar").say("line-saved", n="١"))
    assert "١" in invoke("matches", "--lang", "ar").stdout.split("،")[0]
    assert invoke("play", "--resume", "١", "--lang", "ar", text="quit\n").exit_code == 0


def test_a_match_left_between_deals_says_how_it_goes_on(invoke, kept):
    setup = Setup(game="big_three", seed="7", options=SHORT["big_three"], bots=("novice",))
    lines, table = script(setup)
    at = lines.index("")
    start = ["play", "big_three", "--seed", "7", "--bot", "novice", *options("big_three")]
    invoke(*start, text="\n".join(lines[:at]) + "\n")
    again = invoke("play", "--resume", text="").stdout.splitlines()
    assert again[-2] == "Next deal: Enter"
    invoke("play", "--resume", text="\n".join(lines[at:]) + "\n")
    assert Store(kept).read(1).match == table.match
    over = invoke("play", "--resume", "1", text="").stdout.splitlines()
    assert over[-1] == "Goodbye."


@pytest.mark.parametrize(("words", "said"), [([], "saved"), (["7"], "7"), (["hokm"], "hokm")])
def test_nothing_to_go_on_with_is_said_in_one_line(invoke, words, said):
    result = invoke("play", "--resume", *words)
    assert result.exit_code == 2
    assert not result.stdout
    assert len(result.stderr.splitlines()) == 1


def test_a_match_that_is_played_elsewhere_is_refused(invoke, kept):
    invoke("play", "hokm", text="quit\n")
    keeper, _ = Store(kept).resume(1)
    result = invoke("play", "--resume", "1")
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    keeper.close()
    assert invoke("play", "--resume", "1", text="quit\n").exit_code == 0


def test_a_damaged_match_goes_on_from_its_last_good_move(invoke, kept):
    invoke("play", "dou_dizhu", "--seed", "4", text="3\n\nquit\n")
    path = Store(kept).folder / "0001.toml"
    path.write_text(path.read_text()[:-30])
    shown = invoke("play", "--resume", text="quit\n").stdout.splitlines()
    assert shown[0] == "Match 1 goes on."
    assert "damaged" in shown[1]


def test_a_match_that_cannot_be_saved_is_played_all_the_same(invoke, kept):
    (kept / "matches").write_text("in the way")
    shown = invoke("play", "hokm", text="quit\n").stdout.splitlines()
    assert any(line.startswith("This match is not saved") for line in shown)
    assert shown[-1] == "Goodbye."


@pytest.mark.parametrize("saves", [1, 2, 3, 4, 5])
def test_a_disk_that_fills_up_ends_the_match_with_one_line(invoke, kept, monkeypatch, saves):
    real, done = write_whole, []

    def full(path, text):
        done.append(text)
        if len(done) > saves:
            raise OSError(28, "No space left on device")
        real(path, text)

    monkeypatch.setattr("triumvir.table.store.write_whole", full)
    shown = invoke("play", "hokm", "--seed", "5", text="2\n" * 9).stdout.splitlines()
    assert sum("No space left on device" in line for line in shown) == 1
    assert shown[-1] == "Goodbye. Go on any time: triumvir play --resume 1"
    assert len(Store(kept).read(1).match.actions) == saves - 1


@pytest.mark.parametrize("text", ["", "quit\n", "x\n", "exit\n", "leave\n"])
def test_one_may_leave_at_any_time(invoke, text):
    result = invoke("play", "hokm", "--seed", "5", text=text)
    assert result.exit_code == 0
    assert result.stdout.splitlines()[-1].startswith("Goodbye. Go on any time: ")


@pytest.mark.parametrize(
    "words",
    [
        ["whist"],
        ["hokm", "--seat", "3"],
        ["hokm", "--bot", "nobody"],
        ["hokm", "--bot", "club:hours=3"],
        ["hokm", "--preset", "online"],
        ["hokm", "--option", "spring=x2"],
        ["hokm", "--option", "target"],
        ["hokm", "--pace", "warp"],
        ["hokm", "--timer", "-1"],
        ["hokm", "--lang", "tlh"],
    ],
)
def test_what_cannot_be_is_refused(monkeypatch, capsys, words):
    monkeypatch.setattr(sys, "argv", ["triumvir", "play", *words])
    with pytest.raises(SystemExit) as left:
        sys.exit(run())
    out, err = capsys.readouterr()
    assert left.value.code == 2
    assert not out
    assert err


@pytest.mark.parametrize(
    "words",
    [
        ["--bot", "expert"],
        ["--preset", "online"],
        ["-o", "match_deals=1"],
        ["--seed", "1"],
        ["--seat", "0"],
        ["--practice"],
        ["--bot", "expert", "--seat", "1"],
    ],
)
def test_what_a_match_that_goes_on_has_settled_is_not_taken(invoke, words):
    invoke("play", "hokm", text="quit\n")
    result = invoke("play", "--resume", "1", *words)
    assert result.exit_code == 2
    assert not result.stdout
    (line,) = result.stderr.splitlines()
    named = [word.replace("-o", "--option") if len(word) == 2 else word for word in words if word[0] == "-"]
    assert line == f"A match that goes on keeps its rules and players; leave out {', '.join(named)}."


def test_options_and_bots_are_said(invoke):
    words = ["--preset", "online", "-o", "match_deals=1", "--bot", "novice", "--bot", "club", "--practice"]
    shown = invoke("play", "dou_dizhu", *words, text="quit\n").stdout.splitlines()
    assert shown[0] == "Dou Dizhu. You play against bot 1 (beginner), bot 2 (club player)."
    assert shown[1].startswith("Rules: ")
    assert "If the losers made no play (spring), the stake doubles." in shown[1]
    assert shown[2] == "Practice: moves can be taken back."


def test_in_a_pipe_nothing_remembered_counts(invoke, kept):
    save(kept, Settings(game="hokm", level="novice", timer=9))
    shown = invoke("play", text="quit\n").stdout
    assert shown.startswith("Dou Dizhu. You play against bot 1 (club player)")
    assert load(kept) == Settings(game="hokm", level="novice", timer=9)


def test_every_variant_has_a_short_match():
    assert set(NAMES) == set(SHORT)
