"""What a person can do at the full-screen table, and what it says."""

from dataclasses import replace

import pytest

from tests.tui.acting import STILL, act, landlord, lead, press, shown, sit
from triumvir.cards.card import rank_of
from triumvir.cards.text import format_card
from triumvir.tui.bar import Actions
from triumvir.tui.hand import Hand
from triumvir.tui.sheet import Sheet
from triumvir.tui.story import Story, open_moves


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
        await press(pilot, screen, "c", "1", "0")
        assert ranks(screen) == ["T"], "ten is typed as 10, 0 or t"
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
        assert "These cards do not go together: 9 8." in shown(pilot.app)
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


def test_settings_change_at_once_and_are_kept():
    kept = []

    async def what(pilot, screen):
        await press(pilot, screen, "o")
        for _ in range(9):
            await press(pilot, screen, "right", "down")
        await press(pilot, screen, "down", "left")
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


def test_ukrainian_cards_have_ukrainian_letters_or_latin_ones():
    kept = []

    async def what(pilot, screen):
        line = {letter: f"9 0 {letter} 2" for letter in ("В Д К Т", "J Q K A")}
        await press(pilot, screen, "question_mark")
        assert line["В Д К Т"] in shown(pilot.app)
        await press(pilot, screen, "escape", "o", "up", "right")
        assert "A K Q J" in shown(pilot.app)
        assert kept[-1] == replace(STILL, letters="latin")
        await press(pilot, screen, "escape", "question_mark")
        assert line["J Q K A"] in shown(pilot.app)
        await press(pilot, screen, "escape", "f3")
        assert "9 10 J Q K A 2" in shown(pilot.app)

    act(landlord(), lead(what), language="uk", keep=kept.append)


def test_only_a_language_with_letters_of_its_own_asks_which():
    async def what(pilot, screen):
        await press(pilot, screen, "o")
        assert "Letters" not in shown(pilot.app)

    act(landlord(), lead(what))


@pytest.mark.parametrize("order", ["suit_chosen", "clubs_always"])
def test_how_trumps_rank_is_shown_before_they_are_named_and_after(order):
    table = sit("hokm", seed="3", trump_order=order)

    async def play(pilot, screen):
        named = order == "suit_chosen"
        before = "Trumps, high to low: J 9 A 10 K Q 8 7" if named else "♣ J 9 A 10 K Q 8 7"
        assert before in shown(pilot.app)
        await press(pilot, screen, "9", "enter")
        assert table.view.phase == "trump"
        assert before in shown(pilot.app)
        await press(pilot, screen, "3", "enter")
        assert table.view.trump == "H"
        assert ("♥ J 9 A 10 K Q 8 7" if named else "♥ A 10 K Q J 9 8 7") in shown(pilot.app)

    act(table, play)


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
@pytest.mark.parametrize("game", ["hokm", "dou_dizhu", "dou_dizhu/4"])
def test_all_cards_can_be_hit_in_every_size(game, size):
    async def play(pilot, screen):
        await press(pilot, screen, "9" if game == "hokm" else "3", "enter")
        assert len(screen.desk.cards) == {"hokm": 10, "dou_dizhu": 20, "dou_dizhu/4": 33}[game]
        hand = screen.query_one(Hand)
        spread = hand.spread(hand.size.width)
        assert [spread.at(x, y) for _, x, y, _ in spread.places()] == [*range(len(screen.desk.cards))]
        assert "Hint h" in shown(pilot.app) or size < (80, 24)
        last = list(spread.places())[-1]
        assert last[1] + spread.size.width <= hand.size.width
        assert last[2] + spread.size.lines <= hand.size.height

    act(sit(game, seed="1" if game == "dou_dizhu/4" else "7"), play, size=size)


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
