"""What a scene says of a table and of a deal."""

from dataclasses import replace as replaced
from itertools import count

import msgspec
import pytest
from msgspec.structs import replace

from tests.server.scene.watching import act, sat, viewers
from tests.server.sim import Sim
from triumvir.cards.card import rank_of
from triumvir.cards.cardset import CardSet
from triumvir.cards.rng import Rng
from triumvir.games.registry import games
from triumvir.locales.catalog import LANGUAGES, catalog
from triumvir.seats import Seat
from triumvir.server import protocol
from triumvir.server.events import Pace, Plan
from triumvir.server.scene import last_trick, level_of, scene_of
from triumvir.server.seen import Scene
from triumvir.views.view import Laid, view_of

GAMES = tuple(games())
EN = catalog("en")


def seen(sim, viewer=0, said=EN):
    """What a viewer is sent now."""
    return scene_of(sim.table, viewer, said)


def moments(name, seed="scenes", every=1):
    """A table at each moment of a deal, or at some of them, and after it."""
    sim, rng = sat(name, seed), Rng.stream(seed, name)
    yield sim
    for at in count(1):
        act(sim, rng)
        if sim.table.phase != "playing" or at % every == 0:
            yield sim
        if sim.table.phase != "playing":
            return


def test_a_table_that_waits_says_for_whom():
    sim = Sim(Plan("hokm", title="Friday", pace=Pace(turn=30)), ("novice",))
    sim.come("Bo")
    first = seen(sim)
    assert (first.phase, first.title, first.pace.turn, first.deal, first.score) == (
        *("waiting", "Friday", 30, None),
        None,
    )
    assert [(each.name, each.bot, each.level, each.here) for each in first.people] == [
        ("Ann", "", "", True),
        ("bot 2", "novice", "beginner", False),
        ("Bo", "", "", True),
    ]
    assert first.host == 0
    assert first.prompt == "Ready for the first deal?"
    assert len(first.commitment) == 64
    sim.do(0, protocol.Ready(id="r"))
    assert seen(sim).prompt == "You are ready. The others are not yet."
    assert seen(sim, None).prompt == "You are watching."
    assert seen(sim).ready_by == sim.now + 60_000
    sim = Sim(Plan("dou_dizhu"))
    assert seen(sim).prompt == "2\N{NO-BREAK SPACE}seats are free. Invite friends or add bots."
    sim.do(0, protocol.Close(id="c"))
    assert seen(sim).prompt == "The table is closed."


def test_the_game_is_told_with_what_differs():
    sim = Sim(Plan("dou_dizhu", options={"match_deals": 3}))
    game = seen(sim, said=catalog("uk")).game
    assert (game.name, game.face, game.next, game.ways) == ("Доу Дічжу", "rank", "right", ("rank", "groups"))
    assert [(each.name, each.value) for each in game.options] == [("match_deals", 3)]
    assert game.rules == sim.table.rules.chosen.hash
    assert seen(Sim(Plan("hokm"))).game.face == "suit"


@pytest.mark.parametrize("name", GAMES)
def test_a_scene_shows_what_a_view_shows(name):
    for sim in moments(name, every=3):
        match = sim.table.match
        for viewer in viewers(sim.table):
            scene = seen(sim, viewer)
            deal, seat = scene.deal, None if viewer is None else match.seating.index(viewer)
            view = view_of(match, seat)
            assert [each.cards for each in deal.seats] == [*view.hand_sizes]
            assert (deal.to_act, deal.declarer, deal.trump, deal.stage) == (
                *(view.to_act, view.declarer, view.trump),
                view.phase,
            )
            assert deal.number == view.match.deals
            assert (deal.may is not None) == bool(view.legal)
            if view.legal:
                assert deal.may.count == len(view.legal)
                texts = [choice.action for choice in deal.may.calls] or deal.may.plays
                assert (texts is None) == (len(view.legal) > 100)
                assert texts is None or [*texts] == [choice.text for choice in view.legal]
            assert (deal.hand is not None) == bool(view.hand)
            if view.hand:
                orders = (deal.hand.rank, deal.hand.suit, " ".join(deal.hand.groups))
                assert {CardSet.parse(order) for order in orders} == {view.hand}
            assert [CardSet.parse(laid.cards) for laid in deal.table] == [laid.cards for laid in view.table]
            assert [laid.beats for laid in deal.table].count(True) == (view.to_beat is not None)
            assert (deal.settled is not None) == (view.outcome is not None)
            assert (deal.ceremony is None) or not match.actions
            assert scene.me is None or (scene.me.chair, scene.me.seat) == (viewer, seat)


def test_cards_that_are_in_no_legal_play_are_told_apart():
    dimmed = 0
    for name in GAMES:
        for sim in moments(name):
            at = sim.table.to_act
            may = seen(sim, at).deal.may if at is not None else None
            if may is None or may.plays is None or may.playable is None:
                continue
            state = sim.table.match.state
            hand = state.hand(state.to_act)
            used = CardSet()
            for action in state.legal_actions():
                used |= hand - state.apply(action).hand(state.to_act)
            ranks = {*map(rank_of, used)}
            assert used <= CardSet.parse(may.playable) <= hand
            assert {*map(rank_of, CardSet.parse(may.playable))} == ranks
            dimmed += len(hand) > len(CardSet.parse(may.playable))
    assert dimmed > 20


@pytest.mark.parametrize("name", GAMES)
def test_a_deal_that_is_over_is_explained(name):
    *_, sim = moments(name)
    scene = seen(sim)
    settled, outcome = scene.deal.settled, sim.table.match.state.outcome
    assert settled.points == outcome.points
    assert settled.words
    assert (settled.unit > 0) == (name != "hokm")
    left = [CardSet.parse(cards) for cards in settled.left] or [CardSet()] * len(outcome.points)
    assert left == [sim.table.match.state.hand(Seat(seat)) for seat in range(len(left))]
    assert scene.proof.seed == sim.secrets[0]
    assert scene.proof.salts
    assert scene.commitment != scene.proof.commitment
    assert scene.prompt in ("The deal is over. Ready for the next one?", "The match is over. Play again?")
    assert scene.score.totals == sim.table.match.totals


def test_what_multiplies_the_stake_is_shown_as_it_comes():
    shown = set()
    for seed in range(4):
        for sim in moments("dou_dizhu/4", f"bombs {seed}", every=2):
            deal, view = seen(sim).deal, view_of(sim.table.match, None)
            bombs = sum(view.bombs)
            assert [seat.bombs for seat in deal.seats] == [*(view.bombs or (0,) * 4)]
            found = [(each.name, each.count, each.times) for each in deal.factors if each.name == "bombs"]
            assert found == ([("bombs", bombs, 2**bombs)] if bombs else [])
            shown.add(bombs)
    assert len(shown) > 2


def test_spectators_may_have_to_do_without_hands_and_seed():
    sim, rng = sat("dou_dizhu", "late", late=False), Rng.stream("late")
    while sim.table.phase == "playing":
        act(sim, rng)
    scene = seen(sim, None)
    assert scene.deal.settled.left == ()
    assert scene.deal.settled.kitty == ""
    assert scene.proof is None
    assert seen(sim, 0).proof is not None


def test_the_turn_is_told_with_its_end():
    plan = Plan("hokm", pace=Pace(turn=30, least=0.0, most=0.0))
    sim = Sim(plan)
    sim.come("Bo", "Cy")
    sim.ready()
    at = sim.table.to_act
    turn = seen(sim).turn
    assert (turn.chair, turn.since, turn.ends) == (at, sim.now, sim.now + 30_000)
    assert [person.chair for person in seen(sim).people if person.thinking] == [at]
    sim.do(at, protocol.Away(id="a"))
    assert seen(sim).turn.ends is None
    assert seen(sim).people[at].away == "asked"
    assert seen(sim, at).prompt == "A bot plays for you."


def test_what_one_wishes_is_for_oneself():
    sim = sat("hokm", "wishes")
    sim.do(0, protocol.Prefer(id="p", auto_pass=True))
    sim.do(0, protocol.Mute(id="m", chair=2))
    assert (seen(sim, 0).me.auto_pass, seen(sim, 0).me.muted) == (True, (2,))
    others = msgspec.json.encode([seen(sim, viewer) for viewer in (2, None)])
    assert b"auto" not in others
    assert b"muted" not in others


def laid(seat, cards=""):
    """A move of a trick."""
    return Laid(Seat(seat), f"play {cards}" if cards else "pass", CardSet.parse(cards))


def test_the_last_trick_begins_where_somebody_plays_on_his_own():
    first = [laid(0, "3C"), laid(1, "4C"), laid(2), laid(0)]
    second = [laid(1, "5C"), laid(2, "6C"), laid(0), laid(1)]
    assert last_trick([*first, *second]) == second
    assert last_trick(first) == first
    assert last_trick([]) == []


def test_the_trick_before_may_be_looked_at_where_the_rules_say_so():
    for option, shown in ((True, True), (False, False)):
        sim, rng, found = sat("dou_dizhu", "open"), Rng.stream("open"), False
        table = sim.table
        rules = table.rules.game.rules(discards_open=option)
        sim.table = replace(
            table, match=replaced(table.match, rules=rules, state=rules.play.start(table.match.state.deal))
        )
        while sim.table.phase == "playing":
            act(sim, rng)
            found |= bool(seen(sim).deal.last)
        assert found is shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_moment_has_its_words_in_every_language(name, language):
    said, prompts = catalog(language), set()
    for sim in moments(name, "words", every=5):
        for viewer in viewers(sim.table):
            scene = seen(sim, viewer, said)
            assert scene.prompt
            assert scene == msgspec.json.decode(msgspec.json.encode(scene), type=Scene)
            prompts.add(scene.prompt)
            words = [scene.prompt, *(call.words for call in scene.deal.calls), *scene.game.goal]
            assert not [text for text in words if "{" in text]
            assert viewer is None or len(scene.prompt) <= 60
    assert len(prompts) > 3


def test_a_bot_of_no_known_level_has_its_own_name():
    assert level_of(EN, "club:200") == "club player"
    assert level_of(EN, "bot:mine") == "bot:mine"


def test_whoever_must_follow_is_told_the_suit_and_whoever_need_not_is_not():
    told = set()
    for seed in ("a", "b", "c"):
        for sim in moments("hokm", seed):
            for viewer in range(3):
                scene = seen(sim, viewer)
                if scene.deal and scene.deal.stage == "play" and scene.deal.table and scene.deal.may:
                    led = scene.deal.table[0].cards[-1]
                    held = sum(card.endswith(led) for card in scene.deal.hand.rank.split())
                    follows = scene.prompt.startswith(f"Follow {EN.say(f'suit-{led}')}: ")
                    assert follows == bool(held)
                    told.add(follows)
                    assert str(held or scene.deal.may.count) in scene.prompt
    assert told == {True, False}


@pytest.mark.parametrize(
    ("name", "rules", "prompt"),
    [
        ("dou_dizhu", {}, "What do you bid to be landlord?"),
        ("dou_dizhu", {"auction_mode": "call_rob"}, "Do you want to be landlord?"),
        ("big_three", {}, "What do you bid to be digger?"),
        ("big_three/4", {}, "What do you bid? The highest bid is the stake."),
        ("hokm", {}, "How many tricks do you call?"),
    ],
)
def test_an_auction_asks_what_its_buttons_answer(name, rules, prompt):
    sim = Sim(Plan(name, options=rules), name=name)
    sim.come(*[f"Person {number}" for number in range(4)])
    sim.ready()
    assert seen(sim, sim.table.to_act).prompt == prompt
