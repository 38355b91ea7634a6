"""What a person can do at the full-screen table, and what it says."""

import asyncio
from dataclasses import replace

import pytest

from tests.tui.acting import STILL, act, press, settled, shown, sit
from triumvir.cards.card import rank_of
from triumvir.cards.text import format_card
from triumvir.errors import Code, SetupError
from triumvir.tui.bar import Actions
from triumvir.tui.hand import Hand
from triumvir.tui.sheet import Sheet
from triumvir.tui.story import Story, open_moves


def landlord(**given):
    """A table at which the person bids 3 and leads."""
    return sit("dou_dizhu", **given)


def lead(what):
    """Somebody who becomes landlord, then does `what`."""

    async def play(pilot, screen):
        await press(pilot, screen, "3", "enter")
        assert screen.table.view.declarer == screen.table.seat
        await what(pilot, screen)

    return play


def ranks(screen):
    """The ranks of what is selected."""
    return sorted(map(rank_of, screen.desk.selected))


def test_typed_ranks_lift_one_card_each_and_the_button_names_the_play():
    async def what(pilot, screen):
        await press(pilot, screen, "3", "3", "3")
        assert ranks(screen) == ["3", "3", "3"]
        assert "Play: three threes" in shown(pilot.app)
        await press(pilot, screen, "5")
        assert "Play: three threes with a card" in shown(pilot.app)
        await press(pilot, screen, "c")
        assert not screen.desk.selected
        await press(pilot, screen, *"3333", "3")
        assert not screen.desk.selected, "a fifth three puts all back"
        await press(pilot, screen, "7")
        assert "You hold no card of that rank: seven." in shown(pilot.app)

    act(landlord(), lead(what))


def test_arrows_and_space_lift_cards():
    async def what(pilot, screen):
        first, second, last = screen.desk.cards[0], screen.desk.cards[1], screen.desk.cards[-1]
        await press(pilot, screen, "right", "space", "right", "up", "end", "space")
        assert screen.desk.selected == {first, second, last}
        await press(pilot, screen, "down", "home", "space")
        assert screen.desk.selected == {second}

    act(landlord(), lead(what))


def test_a_selection_that_cannot_be_played_says_why_and_costs_nothing():
    async def what(pilot, screen):
        before = screen.table.match
        await press(pilot, screen, "9", "8", "enter")
        assert "9 8 is no combination of this game." in shown(pilot.app)
        assert screen.table.match is before
        assert ranks(screen) == ["8", "9"]
        await press(pilot, screen, "p")
        assert "You can’t pass now." in shown(pilot.app)
        await press(pilot, screen, "c", "enter")
        assert "Pick cards first" in shown(pilot.app)
        assert screen.table.match is before

    act(landlord(), lead(what))


def test_hints_cycle_and_say_why():
    async def what(pilot, screen):
        told = []
        for _ in range(3):
            await press(pilot, screen, "h")
            told.append(screen.desk.prompt())
        assert len({text for text, _ in told}) == 3
        assert {tone for _, tone in told} == {"hint"}
        for _ in range(len(screen.desk._hints) - 2):
            await press(pilot, screen, "h")
        assert screen.desk.prompt() == told[0], "after the last comes the first"
        assert len(screen.desk._hints) > len(told)

    act(landlord(), lead(what))


def test_the_hand_is_sorted_three_ways_and_that_is_remembered():
    kept = []

    async def what(pilot, screen):
        by_rank = screen.desk.cards
        await press(pilot, screen, "3", "r")
        by_suit = screen.desk.cards
        assert by_suit != by_rank
        assert ranks(screen) == ["3"], "sorting drops no selection"
        await press(pilot, screen, "r")
        assert kept[-1].sort == "groups"
        await press(pilot, screen, "r")
        assert screen.desk.cards == by_rank
        assert kept[-1].sort == "rank"

    act(landlord(), lead(what), keep=kept.append)


def test_a_move_is_taken_back_only_in_practice():
    async def what(pilot, screen):
        hand = screen.desk.cards
        await press(pilot, screen, "3", "enter")
        assert screen.desk.cards != hand
        await press(pilot, screen, "u")
        if screen.table.setup.practice:
            assert screen.desk.cards == hand
            assert "Taken back." in shown(pilot.app)
        else:
            assert "only in practice" in shown(pilot.app)

    act(landlord(practice=True), lead(what))
    act(landlord(), lead(what))


def test_a_deal_that_is_over_can_be_taken_back_in_practice():
    table = landlord(practice=True)
    while table.waits_for != "deal":
        (table.stand_in if table.waits_for == "you" else table.bot_acts)()

    async def play(pilot, screen):
        await pilot.pause(0.05)
        assert "Settlement" in shown(pilot.app)
        await press(pilot, screen, "right", "enter")
        assert pilot.app.screen is screen
        assert "Taken back." in shown(pilot.app)
        assert table.waits_for == "you"
        assert not table.match.past

    act(table, play)


def test_what_was_cleared_may_not_be_looked_at_unless_the_rules_leave_it_open():
    def played(**options):
        table = landlord(**options)
        table.act_text("bid 3")
        while sum(event.kind == "trick" for event in table.events()) < 3:
            (table.stand_in if table.waits_for == "you" else table.bot_acts)()
        story = Story(table)
        return [event.kind for event in open_moves(story.deal, table.view)], story.deal

    shut, _ = played()
    assert shut.count("trick") <= 1
    assert shut.count("call") == 1
    left_open, whole = played(discards_open=True)
    assert left_open == [event.kind for event in whole]


def test_the_table_passes_by_itself_where_that_was_chosen():
    table = sit("dou_dizhu", seed="2")

    async def play(pilot, screen):
        while table.waits_for == "you":
            assert not screen.desk.only_pass
            await press(pilot, screen, "h", "enter")
        assert any(event.auto for event in table.events())

    act(table, play, settings=replace(STILL, auto_pass=True))


def test_settings_change_at_once_and_are_kept():
    kept = []

    async def what(pilot, screen):
        await press(pilot, screen, "o")
        for _ in range(9):
            await press(pilot, screen, "right", "down")
        await press(pilot, screen, "left")
        await press(pilot, screen, "escape")
        assert "Ваш хід" in shown(pilot.app), "the language too"

    app = act(landlord(), lead(what), keep=kept.append)
    changed = replace(
        STILL,
        sort="suit",
        deck="two",
        look="light",
        motion=True,
        counter=True,
        auto_pass=True,
        timer=15,
        language="uk",
    )
    assert kept[-1] == changed
    assert app.table.settings == changed
    assert not app.table.faces.four
    assert app.theme == "triumvir-light"
    assert app.table.table.auto_pass


def test_the_counter_counts_what_is_out_and_is_off_at_first():
    async def what(pilot, screen):
        assert "2:" not in shown(pilot.app)
        await press(pilot, screen, "g")
        held = [rank_of(card) for card in screen.desk.cards]
        line = next(line for line in shown(pilot.app).splitlines() if "A:" in line)
        assert f"A:{4 - held.count('A')}" in line
        assert f"10:{4 - held.count('T')}" in line

    act(landlord(), lead(what))


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (200, 60), (60, 20)])
@pytest.mark.parametrize("game", ["hokm", "dou_dizhu/4"])
def test_all_cards_can_be_hit_in_every_size(game, size):
    async def play(pilot, screen):
        hand = screen.query_one(Hand)
        spread = hand.spread(hand.size.width)
        assert [spread.at(x, y) for _, x, y, _ in spread.places()] == [*range(len(screen.desk.cards))]
        assert "Hint h" in shown(pilot.app) or size < (80, 24)
        last = list(spread.places())[-1]
        assert last[1] + spread.size.width <= hand.size.width
        assert last[2] + spread.size.lines <= hand.size.height

    act(sit(game), play, size=size)


def test_resizing_loses_nothing():
    async def what(pilot, screen):
        await press(pilot, screen, "3", "3")
        small = shown(pilot.app)
        await pilot.resize_terminal(120, 40)
        await settled(pilot, screen)
        assert "Score sheet" in shown(pilot.app)
        assert "Play: pair of threes" in shown(pilot.app)
        await pilot.resize_terminal(80, 24)
        await settled(pilot, screen)
        assert shown(pilot.app) == small

    act(landlord(), lead(what))


def test_a_slide_over_cards_lifts_them_all():
    async def what(pilot, screen):
        hand = screen.query_one(Hand)
        places = list(hand.spread(hand.size.width).places())
        (_, x, y, _), (_, to, _, _) = places[0], places[3]
        await pilot.mouse_down(Hand, offset=(x + 1, y + 1))
        for at in range(x + 1, to + 2):
            await pilot.hover(Hand, offset=(at, y + 1))
        await pilot.mouse_up(Hand, offset=(to + 1, y + 1))
        assert screen.desk.selected == {*screen.desk.cards[:4]}

    act(landlord(), lead(what))


def test_time_that_is_up_plays_what_was_picked_or_lets_a_bot_play():
    async def what(pilot, screen):
        await press(pilot, screen, "3", "3")
        before = len(screen.table.match.actions)
        screen._left = 1
        screen._tick()
        await settled(pilot, screen)
        assert screen.table.match.actions[before].endswith("play 33")
        screen._left = 1
        before = len(screen.table.match.actions)
        screen._tick()
        await settled(pilot, screen)
        assert len(screen.table.match.actions) > before

    act(landlord(), lead(what), settings=replace(STILL, timer=30))


def test_a_match_that_cannot_be_saved_says_so_and_goes_on():
    table = landlord()
    broken = SetupError(Code.SAVED_FAILED, got="here", expected="a file to write")

    async def what(pilot, screen):
        def fail(match):
            raise broken

        table._keep = fail
        before = table.match
        await press(pilot, screen, "3", "enter")
        assert table.match is before
        assert screen.desk.prompt()[1] == "bad"
        table._keep = None
        await press(pilot, screen, "enter")
        assert table.match is not before

    act(table, lead(what))


def test_leaving_from_the_menu_and_by_key():
    async def menu(pilot, screen):
        await press(pilot, screen, "escape", "up", "enter")

    async def key(pilot, screen):
        await press(pilot, screen, "ctrl+q")

    assert act(landlord(), menu).return_value == STILL
    assert act(landlord(), key).return_value == STILL


def test_cards_come_one_by_one_where_things_move_and_a_key_ends_it():
    async def play(pilot, screen):
        assert screen._revealed is not None
        await pilot.press("right")
        assert screen._revealed is None
        assert len(screen.query_one(Hand).held.cards) == 17

    act(landlord(), play, settings=replace(STILL, motion=True))


def test_bots_wait_as_the_pace_says_and_a_key_hurries_them():
    table = landlord()

    async def play(pilot, screen):
        await pilot.press("3", "enter", "3", "enter")
        for _ in range(20):
            await asyncio.sleep(0.01)
        assert table.waits_for == "bot", "two seconds have not passed"
        assert "is thinking" in shown(pilot.app)
        for _ in range(200):
            await pilot.press("right")
            if table.waits_for == "you":
                break
            await asyncio.sleep(0.01)
        assert table.waits_for == "you"

    act(table, play, settings=replace(STILL, pace="slow"))


def test_cards_can_be_picked_before_the_turn_and_stay():
    table = sit("dou_dizhu", seed="9")

    async def play(pilot, screen):
        await pilot.press("3", "enter", "3", "enter")
        card = screen.desk.cards[0]
        await pilot.press("home", "space")
        assert card in screen.desk.selected
        await settled(pilot, screen)
        if card in table.view.hand:
            assert card in screen.desk.selected

    act(table, play)


def test_cards_that_may_not_be_played_are_hatched():
    table = sit("hokm", seed="3")

    async def play(pilot, screen):
        for _ in range(60):
            if table.waits_for == "you" and table.view.phase == "play" and table.view.table:
                break
            await press(pilot, screen, "h", "enter")
        legal = {choice.text.removeprefix("play ") for choice in table.view.legal}
        barred = screen.desk.held().barred
        assert {format_card(card) for card in screen.desk.cards if card not in barred} == legal

    act(table, play)


@pytest.mark.parametrize("page", ["question_mark", "f2", "f3", "m", "o"])
def test_pages_open_and_close(page):
    async def play(pilot, screen):
        await press(pilot, screen, page)
        assert isinstance(pilot.app.screen, Sheet)
        assert pilot.app.screen.query_one(Actions).presses
        await press(pilot, screen, "escape")
        assert pilot.app.screen is screen

    act(landlord(), play)
