"""The table of one person among bots: events, going on, taking back, passing by itself."""

from collections import Counter

import pytest

from tests.table.tables import NAMES, played, seated, step
from triumvir.cards.cardset import CardSet
from triumvir.cards.rng import Rng
from triumvir.errors import Code, IllegalActionError, TriumvirError
from triumvir.record.record import Record
from triumvir.record.replay import match_of
from triumvir.table.local import LocalTable
from triumvir.table.setup import Setup
from triumvir.views.after import after_deal
from triumvir.views.view import view_of


@pytest.mark.parametrize("name", NAMES)
def test_a_match_is_told_as_it_was_played(name):
    table = played(seated(name, player=1))
    match = table.match
    kinds = Counter(event.kind for event in table.events())
    assert kinds["deal"] == len(match.past)
    assert kinds["settled"] == match.deals
    assert kinds["thrown_in"] == len(match.past) - match.deals
    assert kinds["won"] == 1
    assert table.events()[-1].points == match.winners
    moves = [event for event in table.events() if event.kind in ("call", "trump", "play", "pass")]
    past = [move for number in range(len(match.past)) for move in after_deal(match, number).moves]
    assert [event.seat for event in moves] == [move.seat for move in past]
    assert [event.cards for event in moves] == [tuple(move.cards) for move in past]
    tricks = [event for event in table.events() if event.kind == "trick"]
    if name == "hokm":
        assert len(tricks) == 10 * match.deals
        assert all(len(event.cards) == 3 for event in tricks)
    else:
        assert all(event.combination for event in moves if event.kind == "play")
        assert tricks


@pytest.mark.parametrize("name", NAMES)
def test_what_is_told_of_the_kitty_is_what_the_seat_sees(name):
    for seed in range(12):
        table, rng = seated(name, seed=str(seed)), Rng.stream(seed)
        while table.waits_for != "deal" and table.view.phase in ("auction", "trump"):
            step(table, rng)
        for event in table.events():
            if event.kind == "kitty":
                seen = [card for card in table.view.kitty if card is not None]
                assert [*event.cards] == seen
                assert event.points == (len(table.view.kitty),)


THINKING = [(name, ("novice", "club:worlds=2")) for name in ("dou_dizhu", "hokm")]


@pytest.mark.parametrize(("name", "bots"), [*((name, ("random",)) for name in NAMES), *THINKING])
def test_a_match_that_is_left_goes_on_as_if_it_had_not_been(name, bots):
    kept = []
    whole = played(seated(name, keep=kept.append, bots=bots))
    for match in kept[3::41]:
        record = Record.of(match, note=whole.setup.note())
        again = LocalTable(Setup.of(record), match_of(record))
        assert again.match == match
        moves = sum(len(past.actions) for past in match.past) + len(match.actions)
        if match.state.outcome is not None:
            moves -= len(match.actions)
        rest = iter(
            [event for event in whole.events() if event.kind in ("call", "trump", "play", "pass")][moves:]
        )
        while again.waits_for != "end":
            waits = again.waits_for
            if waits == "deal":
                again.next_deal()
                continue
            event = next(rest)
            if waits == "you":
                again.act_text(event.text if event.kind != "trump" else f"trump {event.text}")
            else:
                again.bot_acts()
        assert again.match == whole.match


def test_every_state_is_kept_before_it_is_told():
    kept = []
    table = seated("hokm", keep=kept.append)
    rng = Rng.stream("x")
    while table.waits_for != "end":
        step(table, rng)
        assert kept[-1] == table.match


def test_a_table_whose_keeper_fails_shows_nothing_new():
    def full(match):
        if match.actions:
            raise OSError(28, "No space left on device")

    table = seated("hokm", keep=full)
    before, told = table.match, table.events()
    with pytest.raises(OSError, match="No space"):
        table.bot_acts() if table.waits_for == "bot" else table.act(table.view.legal[0].action)
    assert table.match == before
    assert table.events() == told


@pytest.mark.parametrize("name", NAMES)
def test_in_practice_a_move_can_be_taken_back(name):
    table, rng = seated(name, practice=True), Rng.stream("back")
    decisions = []
    while len(decisions) < 4:
        if table.waits_for == "deal":
            decisions.clear()
        if table.waits_for == "you" and len(table.view.legal) > 1:
            decisions.append(table.match)
        step(table, rng)
    for match in decisions[::-1]:
        told = len(table.events())
        assert table.undo()
        assert table.match == match
        assert [event.kind for event in table.events(told)] == ["undo"]
    assert not table.undo()


def test_after_going_on_moves_can_still_be_taken_back():
    kept, rng = [], Rng.stream("again")
    table = seated("dou_dizhu", practice=True, keep=kept.append)
    while table.view.phase != "play" or len(table.match.actions) < 12:
        step(table, rng)
    again = LocalTable(table.setup, table.match)
    while table.undo():
        assert again.undo()
        assert again.match == table.match
    assert not again.undo()


def test_nothing_is_taken_back_outside_practice():
    table, rng = seated("hokm"), Rng.stream("no")
    for _ in range(9):
        step(table, rng)
    assert not table.undo()


def test_the_table_passes_where_nothing_else_is_legal():
    for seed in range(20):
        table, rng = seated("big_three", seed=str(seed)), Rng.stream(seed)
        table.auto_pass = True
        while table.waits_for not in ("deal", "end"):
            assert table.waits_for != "you" or table.view.phase != "play" or len(table.view.legal) > 1
            step(table, rng)
        by_itself = [event for event in table.events() if event.auto]
        assert all(event.kind == "pass" and event.seat == table.seat for event in by_itself)
        if by_itself:
            return
    raise AssertionError("nobody ever passed")


def test_a_bot_may_stand_in():
    table = seated("hokm", bots=("club",))
    while table.waits_for == "bot":
        table.bot_acts()
    table.stand_in()
    assert table.events()[-1].auto or table.events()[-2].auto


def test_acting_out_of_turn_is_refused():
    for seed in range(9):
        table = seated("hokm", seed=str(seed))
        if table.waits_for == "bot":
            break
    for refused in (table.stand_in, lambda: table.act_text("bid 2"), lambda: table.act(None)):
        with pytest.raises(IllegalActionError) as caught:
            refused()
        assert caught.value.code is Code.TURN_OTHER_SEAT
    while table.waits_for == "bot":
        table.bot_acts()
    with pytest.raises(IllegalActionError):
        table.bot_acts()
    rng = Rng.stream("to the end")
    while table.waits_for not in ("deal", "end"):
        step(table, rng)
    with pytest.raises(IllegalActionError) as caught:
        table.act_text("bid 2")
    assert caught.value.code is Code.DEAL_OVER


@pytest.mark.parametrize("name", NAMES)
def test_a_refused_action_changes_nothing(name):
    table = seated(name)
    while table.waits_for == "bot":
        table.bot_acts()
    before, told = table.match, table.events()
    for text in ("", "play", "bid 99", "trump X", "play 2C 2C", "pass pass", "\x00"):
        with pytest.raises(TriumvirError):
            table.act_text(text)
    assert table.match == before
    assert table.events() == told


@pytest.mark.parametrize("name", NAMES)
def test_the_view_is_the_seat_s_own_and_hints_are_legal(name):
    table, rng = seated(name), Rng.stream("own")
    for _ in range(60):
        assert table.view == view_of(table.match, table.seat)
        if table.waits_for == "you":
            legal = [choice.action for choice in table.view.legal]
            told = table.hints()
            assert told == table.hints()
            assert told.choice.action in legal
            assert table.select(CardSet()).actions or table.select(CardSet()).fault
        if table.waits_for == "end":
            break
        step(table, rng)


def test_bots_sit_in_the_order_of_the_players():
    setup = Setup(game="big_three/4", seed="1", player=1, bots=("novice", "club", "expert"))
    assert [setup.bot_of(player) for player in range(4)] == ["novice", "club", "club", "expert"]
    short = Setup(game="big_three/4", seed="1", bots=("novice", "expert"))
    assert [short.bot_of(player) for player in (1, 2, 3)] == ["novice", "expert", "expert"]


def test_a_setup_is_read_back_from_a_record():
    setup = Setup(
        game="dou_dizhu",
        seed="9",
        preset="online",
        options=(("match_deals", 3), ("spring", "none")),
        player=2,
        bots=("novice", "club"),
        practice=True,
    )
    table = LocalTable(setup)
    again = Setup.of(Record.of(table.match, note=setup.note()))
    assert (again.game, again.seed, again.preset, again.player) == ("dou_dizhu", "9", "online", 2)
    assert (again.bots, again.practice) == (("novice", "club"), True)
    assert again.rules.chosen == setup.rules.chosen
    odd = Setup.of(Record.of(table.match, note={"bots": 4, "player": 77, "preset": ["x"], "practice": 1}))
    assert (odd.bots, odd.player, odd.preset, odd.practice) == (("club",), 0, "text", False)
    assert odd.rules.chosen == setup.rules.chosen
