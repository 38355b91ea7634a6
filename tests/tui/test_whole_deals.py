"""A deal of each variant at the full-screen table: once by keys alone, once by the mouse alone."""

import pytest

from tests.tui.acting import act, press, settled, shown, sit
from triumvir.games.registry import games
from triumvir.tui.bar import Actions
from triumvir.tui.hand import Hand

GAMES = tuple(games())


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_by_keys(game):
    table = sit(game)

    async def play(pilot, screen):
        while table.waits_for == "you":
            before = len(table.match.actions)
            await press(pilot, screen, "h", "enter")
            assert table.waits_for != "you" or len(table.match.actions) > before
        assert pilot.app.screen is not screen, "the settlement lies over the table"
        assert "Next deal" in shown(pilot.app)
        await press(pilot, screen, "enter")
        assert pilot.app.screen is screen
        assert len(table.match.past) == 1
        assert "deal 2" in shown(pilot.app)

    act(table, play)
    assert table.match.past[0].outcome.points or table.match.past[0].outcome.thrown_in


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_by_the_mouse(game):
    """What a hint would play is picked card by card, then played; calls are pressed."""
    table = sit(game, seed="4")

    async def button(pilot, screen, name):
        actions = screen.query_one(Actions)
        at = [press.name for press in actions.presses].index(name)
        x, width, _ = actions.places(actions.size.width)[at]
        assert await pilot.click(Actions, offset=(x + width // 2, 0))
        await settled(pilot, screen)

    async def play(pilot, screen):
        while table.waits_for == "you":
            choice = table.hints().choice.action
            if screen.desk.choices:
                at = [each.action for each in screen.desk.choices].index(choice)
                await button(pilot, screen, f"choice {at}")
                continue
            cards = screen.desk._cards_of(choice)
            for card in cards:
                hand = screen.query_one(Hand)
                spread = hand.spread(hand.size.width)
                _, x, y, _ = list(spread.places())[screen.desk.cards.index(card)]
                assert await pilot.click(Hand, offset=(x + 1, y + 1))
            assert screen.desk.selected == {*cards}
            await button(pilot, screen, "play" if cards else "pass")
        await settled(pilot, screen)
        actions = pilot.app.screen.query_one(Actions)
        x, _, _ = actions.places(actions.size.width)[0]
        await pilot.click(actions, offset=(x + 2, 0))
        await settled(pilot, screen)
        assert len(table.match.past) == 1
        assert pilot.app.screen is screen

    act(table, play)
