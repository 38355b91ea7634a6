"""`python -m benchmarks.rlcard_protocol`: the referee's words become our view, and nothing else does."""

import json
import math
import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from types import SimpleNamespace

import pytest
from benchmarks.agreement.compare import UNEXPLAINED, judge
from benchmarks.agreement.compare import ours as rules_for
from benchmarks.agreement.plays import Position, bare
from benchmarks.rlcard_protocol import __main__ as program
from benchmarks.rlcard_protocol import deck, players, runs
from benchmarks.rlcard_protocol.deck import Pair, Result, dealt, play
from benchmarks.rlcard_protocol.players import Ours, Times
from benchmarks.rlcard_protocol.quick import EVALUATION, measure
from benchmarks.rlcard_protocol.runs import OtherRunError, Run, results
from benchmarks.rlcard_protocol.score import Cost, Mean, Score, both_roles, lines
from benchmarks.rlcard_protocol.seen import PLACES, SEATS, Infoset, Seen, moves_of, state_of, view
from douzero.env.game import GameEnv, InfoSet

from triumvir.bots.bot import LEVELS, make
from triumvir.cards.card import rank_of
from triumvir.cards.rng import Rng
from triumvir.climbing.actions import PASS

OURS = Pair("triumvir:random", "rlcard")
NAMED = tuple(Infoset.__annotations__)


class Scribe:
    """Plays any legal move, long ones a little more often."""

    def act(self, infoset: InfoSet) -> list[int]:
        """The longer of two."""
        return max(random.choices(infoset.legal_actions, k=2), key=len)


def moments(seed: str, decks: int) -> Iterator[InfoSet]:
    """What the player to act is told at every decision of some random deals, the whole of it."""
    for number in range(decks):
        dice = random.Random(f"{seed}/{number}")
        random.seed(dice.random())
        referee = GameEnv(dict.fromkeys(SEATS, Scribe()))
        referee.card_play_init(dealt(seed, number))
        while not referee.game_over:
            yield referee.game_infoset
            referee.step()


def ranks(numbers: list[int] | tuple[int, ...]) -> str:
    """Our ranks of cards of theirs, weakest first."""
    return "".join("3456789TJQKA2br"[place] for place in sorted(PLACES[number] for number in numbers))


def test_decks_are_whole_packs_and_follow_from_the_seed() -> None:
    first = dealt("tests", 0)
    assert sorted(card for name in SEATS for card in first[name]) == deck.PACK
    assert [len(first[name]) for name in SEATS] == [20, 17, 17]
    assert len(first["three_landlord_cards"]) == 3
    assert not Counter(first["three_landlord_cards"]) - Counter(first["landlord"])
    assert dealt("tests", 0) == first != dealt("tests", 1)
    assert dealt("other", 0) != first


def test_legal_moves_are_those_of_the_referee() -> None:
    rules, asked = rules_for("douzero"), 0
    for told in moments("legal", 20):
        shown = Seen.of(told)
        state = state_of(shown)
        mine = frozenset(moves_of(state.legal_actions()))
        asked += 1
        if mine != shown.legal:
            last = next(move for move in reversed(shown.moves) if move)
            position = Position(ranks(told.player_hand_cards), rules.automatic(ranks(last)))
            theirs = frozenset(bare(ranks(move)) for move in shown.legal if move)
            verdict, report = judge("douzero", position, theirs, rules.legal(position))
            assert verdict != UNEXPLAINED, report
    assert asked > 800


def test_the_view_shows_what_is_public() -> None:
    kitties = set()
    for told in moments("view", 15):
        shown = view(Seen.of(told))
        assert shown.game == "dou_dizhu"
        assert (shown.phase, shown.declarer, shown.stake) == ("play", 0, 1)
        assert shown.to_act == shown.viewer == SEATS.index(told.player_position)
        assert sorted(map(rank_of, shown.hand)) == sorted(ranks(told.player_hand_cards))
        assert shown.hand_sizes == tuple(told.num_cards_left_dict[name] for name in SEATS)
        assert shown.cleared is not None
        moves = shown.cleared + shown.table
        assert [sorted(map(rank_of, move.cards)) for move in moves] == [
            sorted(ranks(move)) for move in told.card_play_action_seq
        ]
        assert [move.seat for move in moves] == [at % 3 for at in range(len(moves))]
        assert sum(shown.bombs) == told.bomb_num
        assert (shown.owner is None) == ([] not in told.legal_actions)
        assert shown.owner in (None, SEATS.index(told.last_pid))
        laid = {card for move in moves for card in move.cards}
        left = [rank_of(card) for card in shown.kitty if card is not None and card not in laid]
        assert sorted(left) == sorted(ranks(told.three_landlord_cards))
        kitties.add(len(left))
        assert {*moves_of(choice.action for choice in shown.legal)} <= {*map(tuple, told.legal_actions)}
    assert kitties == {0, 1, 2, 3}


def scrambled(told: InfoSet, dice: random.Random) -> SimpleNamespace:
    """The same named fields; the hidden cards are dealt anew, told in another order, and all else is gone."""
    fields = {name: getattr(told, name) for name in NAMED}
    fields["other_hand_cards"] = dice.sample(told.other_hand_cards, len(told.other_hand_cards))
    fields["legal_actions"] = dice.sample(told.legal_actions, len(told.legal_actions))
    return SimpleNamespace(**fields)


def test_nothing_else_of_the_infoset_is_read() -> None:
    dice = random.Random(1)
    for told in moments("hidden", 6):
        shown = view(Seen.of(told))
        assert view(Seen.of(scrambled(told, dice))) == shown
        told.all_handcards = {name: [30] * 20 for name in SEATS}
        assert view(Seen.of(told)) == shown


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_s_choice_does_not_depend_on_hidden_cards(level: str) -> None:
    dice, bot = random.Random(2), make(f"{level}:worlds=2,nodes=200")
    for number, told in enumerate(islice(moments("choice", 1_000), 0, 120, 8)):
        chosen = Ours(bot, Rng.stream(number), Times()).act(told)
        assert chosen in told.legal_actions
        for _ in range(2):
            assert Ours(bot, Rng.stream(number), Times()).act(scrambled(told, dice)) == chosen


def test_a_result_follows_from_seed_and_deck() -> None:
    run = Run((OURS, Pair("rlcard", "random")), "same", 0, 12)
    once, again = results(run), results(Run(run.pairs, "same", 4, 3))
    told = [(result.pair, result.deck, result.points) for result in once]
    assert told == [
        (pair, number, mine) for pair in run.pairs for number, mine in enumerate(points(once, pair))
    ]
    assert [(result.pair, result.points) for result in again] == [
        (pair, mine) for pair in run.pairs for mine in points(once, pair)[4:7]
    ]
    assert points(results(run, jobs=2), OURS) == points(once, OURS)
    assert points(results(Run((OURS,), "other", 0, 12)), OURS) != points(once, OURS)


def points(found: list[Result], pair: Pair) -> list[int]:
    """The landlord's points, deck by deck."""
    return [result.points for result in found if result.pair == pair]


def test_a_stopped_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, played = tmp_path / "run.jsonl", []

    def counted(pair: Pair, seed: str, number: int) -> Result:
        played.append(number)
        return play(pair, seed, number)

    monkeypatch.setattr(runs, "play", counted)
    run = Run((OURS,), "stop", 0, 12)
    whole = results(run)
    played.clear()
    results(Run((OURS,), "stop", 0, 7), path=path)
    text = path.read_text()
    path.write_text(text[:-20])
    ticks: list[int] = []
    assert points(results(run, path=path, tick=ticks.append), OURS) == points(whole, OURS)
    assert played == [*range(7), 6, *range(7, 12)]
    assert (ticks[0], sum(ticks)) == (6, 12)
    assert len(path.read_text().splitlines()) == 13
    results(run, path=path)
    assert len(played) == 13


def test_a_file_of_another_run_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "run.jsonl"
    words = ["--landlord", "random", "--peasants", "rlcard", "--decks", "2", "--out", str(path)]
    assert program.main([*words, "--seed", "one"]) == 0
    before = path.read_text()
    assert program.main([*words, "--seed", "two"]) == 2
    assert "different: seed" in capsys.readouterr().err
    with pytest.raises(OtherRunError, match="code, pairs"):
        results(Run((OURS,), "one", 0, 2), path=path)
    assert path.read_text() == before
    assert json.loads(before.splitlines()[0])["versions"]["douzero"]


class Scripted:
    """Plays bombs whenever it may if it is the one who wins, else the shortest move; the others pass."""

    def __init__(self, *, wins: bool) -> None:
        self.wins = wins

    def act(self, infoset: InfoSet) -> list[int]:
        """A bomb, or little."""
        bombs = [move for move in infoset.legal_actions if len(move) == 4 and len({*move}) == 1]
        return min(bombs) if self.wins and bombs else min(infoset.legal_actions, key=len)


@pytest.mark.parametrize(("winner", "expected"), [("landlord", 64), ("landlord_down", -32)])
def test_points_double_with_every_bomb(winner: str, expected: int, monkeypatch: pytest.MonkeyPatch) -> None:
    landlord, down = [*range(3, 8)] * 4, [*range(8, 12)] * 4 + [12]
    rest = [*deck.PACK]
    for card in landlord + down:
        rest.remove(card)
    hands = {
        "landlord": landlord,
        "landlord_down": down,
        "landlord_up": rest,
        "three_landlord_cards": [3, 3, 3],
    }
    monkeypatch.setattr(deck, "dealt", lambda *_: {name: sorted(cards) for name, cards in hands.items()})
    monkeypatch.setattr(deck, "player", lambda _, position, *__: Scripted(wins=position == winner))
    assert play(Pair("a", "b"), "script", 0) == Result(Pair("a", "b"), 0, expected)


def test_shares_points_and_costs() -> None:
    pair, back = Pair("club", "rlcard"), Pair("rlcard", "club")
    mine = [
        Result(pair, at, won, thought=([1000, 3000], []), adapter=([500, 500], []))
        for at, won in enumerate((2, -4, 8, 2))
    ]
    score = Score.of(pair, [*mine, Result(pair, 4, 0, fault="illegal")])
    assert (score.decks, score.faults) == (4, 1)
    reach = 1.96 * 0.5 / 2
    assert score.wins == (Mean(0.75, round(reach, 4)), Mean(0.25, round(reach, 4)))
    assert (score.points[0].value, score.points[1].value) == (2, -2)
    assert score.points[0].reach == pytest.approx(1.96 * math.sqrt(24) / 2, abs=1e-4)
    assert Cost.of([*range(1000, 101_000, 1000)], [500]) == Cost(100, 50.5, 50.0, 99.0, 100.0, 0.5)
    theirs = [Result(back, at, won) for at, won in enumerate((-2, 2))]
    both = both_roles("club", [*mine, *theirs])
    assert both
    assert (both[0].value, both[1].value) == (0.5, -0.5)
    assert both_roles("club", mine) is None
    assert lines([score])[-1] == "FAULTS: 1 decks of club:rlcard"
    assert Score.of(pair, []).decks == 0


class Stubborn:
    """Passes, legal or not."""

    name = "stubborn"

    def act(self, *_: object) -> object:
        """A pass."""
        return PASS


def test_an_illegal_choice_is_a_fault_and_is_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(players, "make", lambda _: Stubborn())
    assert program.main(["--bot", "stubborn", "--decks", "2", "--seed", "fault"]) == 1
    said = capsys.readouterr().out
    assert "FAULTS: 2 decks of stubborn:rlcard" in said
    assert "FAULT in deck 0: stubborn chose Play(counts=0" in said


def test_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["--bot", "triumvir:random", "--decks", "6", "--seed", "words"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("seed words, decks 0 to 5, triumvir ")
    assert said[2].split()[:3] == ["triumvir:random", "rlcard", "6"]
    assert said[3].split()[:3] == ["rlcard", "triumvir:random", "6"]
    assert said[4].startswith("triumvir:random as landlord: ")
    assert "ms a move: mean 0." in said[5]
    assert said[6].startswith("triumvir:random, both roles: WP 0.")
    for wrong in (
        ["--bot", "rlcard"],
        ["--landlord", "club"],
        ["--bot", "nobody"],
        ["--bot", "x", "--decks", "0"],
    ):
        with pytest.raises(SystemExit) as stop:
            program.main(wrong)
        assert stop.value.code == 2


def test_the_agents_stand_where_they_are_known_to_stand() -> None:
    """The table that `docs/explanation/strength.md` repeats, by far fewer decks."""
    for pair, share in ((Pair("rlcard", "random"), 0.93), (Pair("rlcard", "rlcard"), 0.44)):
        score = Score.of(pair, results(Run((pair,), "tests", 0, 60)))
        assert abs(score.wins[0].value - share) < 0.2


def test_nothing_is_tuned_on_the_decks_of_the_evaluation() -> None:
    assert measure("triumvir:random", "peasants", 2).pair == Pair("rlcard", "triumvir:random")
    with pytest.raises(ValueError, match="evaluation"):
        measure("triumvir:random", "landlord", 2, EVALUATION)
    with pytest.raises(ValueError, match="role"):
        measure("triumvir:random", "both", 2)
