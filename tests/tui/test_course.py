"""The course of a match on the full screen: time, pace, saving, taking back, leaving, whatever is pressed."""

import asyncio
import random
from dataclasses import replace

import pytest

from tests.tui.acting import STILL, act, landlord, lead, press, settled, shown, sit
from triumvir.games.match import Match
from triumvir.tui.board import Board
from triumvir.tui.hand import Hand
from triumvir.tui.screen import SLID


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


def test_the_table_passes_by_itself_where_that_was_chosen():
    table = sit("dou_dizhu", seed="2")

    async def play(pilot, screen):
        while table.waits_for == "you":
            assert not screen.desk.only_pass
            await press(pilot, screen, "h", "enter")
        assert any(event.auto for event in table.events())

    act(table, play, settings=replace(STILL, auto_pass=True))


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


def test_leaving_from_the_menu_and_by_key():
    async def menu(pilot, screen):
        await press(pilot, screen, "escape", "up", "enter")

    async def key(pilot, screen):
        await press(pilot, screen, "ctrl+q")

    assert act(landlord(), menu).return_value == STILL
    assert act(landlord(), key).return_value == STILL


def test_cards_come_one_by_one_where_things_move_and_a_key_ends_it(monkeypatch):
    monkeypatch.setattr("triumvir.tui.screen.DEALT", 60.0)

    async def play(pilot, screen):
        assert screen._revealed is not None
        await pilot.press("right")
        assert screen._revealed is None
        assert len(screen.query_one(Hand).held.cards) == 17

    act(landlord(), play, settings=replace(STILL, motion=True))


@pytest.mark.parametrize("motion", [True, False])
def test_cards_slide_to_their_place_where_things_move_and_a_key_ends_it(monkeypatch, motion):
    monkeypatch.setattr("triumvir.tui.screen.STEP", 60.0)

    def top(app):
        lines = shown(app).splitlines()[: app.table.query_one(Board).region.bottom]
        return next(at for at, line in enumerate(lines) if "▏3" in line)

    async def play(pilot, screen):
        await press(pilot, screen, "3", "enter")
        await pilot.press("3", "enter")
        assert screen.table.waits_for == "bot"
        there = top(pilot.app)
        await pilot.press("right")
        screen.beside.leave()
        assert there - top(pilot.app) == (SLID if motion else 0)

    act(landlord(), play, settings=replace(STILL, motion=motion, pace="slow"))


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


def test_a_hint_asked_too_early_comes_with_the_turn_and_other_keys_say_whose_turn_it_is():
    table = landlord()

    async def play(pilot, screen):
        await pilot.press("3", "enter", "3", "enter")
        assert table.waits_for == "bot"
        screen.do("pass")
        assert screen.desk.prompt() == ("It is bot 1’s turn.", "bad")
        screen.do("hint")
        await settled(pilot, screen)
        while table.waits_for == "bot":
            screen.beside.hurry()
            await settled(pilot, screen)
        await settled(pilot, screen)
        assert screen.desk.prompt()[1] == "hint"

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


@pytest.mark.parametrize("game", ["dou_dizhu", "hokm", "big_three/4"])
def test_whatever_is_pressed_the_table_stands(game):
    """Random keys, clicks and sizes: nothing breaks, and nothing is done that could not be."""
    chance = random.Random(f"{game}, garbled")
    keys = [
        *"0123456789tjqkasbphcruvgloxyzкдт٣ح地",
        *["enter", "space", "left", "right", "up", "down", "home", "end", "tab"],
    ]
    keys += ["f2", "f3", "question_mark", "escape", "pageup", "backspace", "delete"]
    table = sit(game, seed="5", practice=True)

    async def play(pilot, screen):
        for _ in range(60):
            turn = chance.random()
            if turn < 0.85:
                await pilot.press(chance.choice(keys))
            elif turn < 0.95:
                size = pilot.app.size
                offset = (chance.randrange(size.width), chance.randrange(size.height))
                await pilot.click(offset=offset)
            else:
                await pilot.resize_terminal(chance.randrange(20, 140), chance.randrange(8, 50))
            await settled(pilot, screen)
        match = Match.start(table.match.rules, table.match.seed)
        for played in table.match.past:
            for action in played.actions:
                match = match.apply_text(action)
            if len(match.past) < len(table.match.past) or table.match.state.outcome is None:
                match = match.deal_next()
        assert match.totals == table.match.totals

    act(table, play)
