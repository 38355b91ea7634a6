"""Worlds of every registered game: the view comes out again, and nothing known is contradicted."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from tests.contract.cases import every_case, hands_of, moments, put_down, union
from tests.views.small import Line, happens, opens
from triumvir.cards.card import suit_of
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.cards.rng import Rng
from triumvir.errors import Code, SetupError
from triumvir.games.game import Rules, State
from triumvir.games.match import Match
from triumvir.games.registry import find
from triumvir.record.position import Position, format_position, parse_position
from triumvir.seats import Seat
from triumvir.views.json import dumps, loads
from triumvir.views.sample import Worlds, sample
from triumvir.views.view import View, spectator_view, view_of

SOAK = 1_000_000


def looks(match: Match) -> Iterator[tuple[View, bool]]:
    """The view of each seat and of a spectator, with recall and without."""
    for viewer in (*range(match.rules.seats), None):
        for recall in (True, False):
            yield view_of(match, viewer, recall=recall), recall


def shows(state: State, view: View, *, recall: bool) -> bool:
    """Whether a state shows what a view shows, all but the match."""
    return view_of(state, view.viewer, recall=recall) == replace(view, chosen=None, match=None)


def running(rules: Rules, number: int, seed: str = "one") -> list[list[Match]]:
    """Some moments of a deal that is not over, each with those before it."""
    found = moments(rules, seed)
    step = max(1, len(found) // number)
    return [found[: at + 1] for at in range(0, len(found) - 1, step)]


@pytest.mark.parametrize("rules", every_case())
def test_a_world_shows_what_the_view_shows(rules: Rules) -> None:
    rng = Rng.stream("shows")
    for found in running(rules, 8):
        match = found[-1]
        for view, recall in looks(match):
            worlds = Worlds(view)
            states = [worlds.sample(rng), worlds.state(worlds.draw(rng)), worlds.state(worlds.draw(rng))]
            states += [worlds.state(hands_of(match.state)), sample(view, rng)]
            for state in states:
                assert shows(state, view, recall=recall)
                assert state.to_act == match.state.to_act
                if view.legal:
                    assert state.legal_actions() == match.state.legal_actions()


@pytest.mark.parametrize("rules", every_case())
def test_with_recall_all_that_happened_can_happen_in_a_world(rules: Rules) -> None:
    """The deal of each world is played again, call by call and card by card."""
    rng = Rng.stream("again")
    for found in running(rules, 6):
        for viewer in (*range(rules.seats), None):
            view = view_of(found[-1], viewer, recall=True)
            worlds = Worlds(view)
            for state in (worlds.sample(rng), worlds.sample(rng), worlds.state(worlds.draw(rng))):
                again(found, view, state.deal)


def again(found: list[Match], view: View, deal: Deal) -> None:
    """Everything can happen in a deal that happened in the moments."""
    deal.check(found[-1].rules.play.deck, found[-1].rules.play.plan)
    assert opens(found[-1], deal)
    assert happens(found[-1], deal, Line(found).texts, view, recall=True)


def seen_cards(found: list[Match], view: View, *, recall: bool) -> CardSet:
    """The cards that nobody else can hold: the viewer's, and those seen to be put down."""
    shown = [view.hand, *(laid.cards for laid in (*view.table, *(view.cleared or ())))]
    if recall:
        played = [
            put_down(before.state, after.state, before.state.to_act)
            for before, after in pairwise(found)
            if before.state.to_act is not None
        ]
        assert union(played) - CardSet.of(card for taken in view.taken for card in taken.cards) == union(
            shown[1:]
        )
    return union([*shown, *(CardSet.of(taken.cards) for taken in view.taken)])


def suits_out(view: View, seats: int) -> list[set[str]]:
    """By seat the suits that it failed to follow."""
    out: list[set[str]] = [set() for _ in range(seats)]
    table = [next(iter(laid.cards)) for laid in view.table] if view.trump else []
    tricks = [*((taken.leader, taken.cards) for taken in view.taken), (view.leader, tuple(table))]
    for leader, cards in tricks if view.trump else []:
        assert leader is not None
        for turn, card in enumerate(cards):
            if suit_of(card) != suit_of(cards[0]):
                out[(leader + turn) % seats].add(suit_of(cards[0]))
    return out


def soaked(rules: Rules, draws: int, seed: str) -> int:
    """Many worlds of many views, each checked for what nobody may hold, some of them whole."""
    rng, done = Rng.stream("soak", seed), 0
    for found in running(rules, 12, seed):
        for view, recall in looks(found[-1]):
            worlds = Worlds(view)
            seen = seen_cards(found, view, recall=recall)
            out = suits_out(view, rules.seats)
            kitty = [(card, taker) for card, taker in known_kitty(rules, view) if card not in seen]
            for number in range(draws):
                hands = worlds.draw(rng)
                whole = union(hands)
                assert tuple(map(len, hands)) == view.hand_sizes
                assert whole <= rules.play.deck.all
                for seat, hand in enumerate(hands):
                    if seat == view.viewer:
                        assert hand == view.hand
                        continue
                    assert not hand & seen
                    assert not out[seat] & set(map(suit_of, hand)) if out[seat] else True
                    assert all(card not in hand for card, taker in kitty if taker != seat)
                if number % 50 == 0:
                    state = worlds.state(hands)
                    assert shows(state, view, recall=recall)
                    if recall:
                        again(found, view, state.deal)
            done += draws
    return done


def known_kitty(rules: Rules, view: View) -> Iterator[tuple[Any, Seat]]:
    """The cards of the kitty that the viewer saw, with who took them."""
    if view.phase != "auction":
        for card, taker in zip(view.kitty, rules.play.kitty_takers(view.declarer), strict=False):
            if card is not None:
                yield card, taker


@pytest.mark.parametrize("rules", every_case())
def test_no_world_contradicts_what_is_known(rules: Rules) -> None:
    assert soaked(rules, 3, "one") > 0


@pytest.mark.soak
def test_a_million_worlds() -> None:
    """Shared out among all cases and many deals."""
    cases = [case.values[0] for case in every_case()]
    done, seed = 0, 0
    while done < SOAK:
        done += sum(soaked(rules, 100, f"soak {seed}") for rules in cases)
        seed += 1


def midway(game: str, actions: int = 12, **options: object) -> Match:
    """A match in the middle of a deal."""
    rng = Rng.stream(game, "midway")
    match = Match.start(find(game).rules("text", **options), 11)
    for _ in range(actions):
        match = match.apply(rng.choice(match.state.legal_actions()))
        assert match.state.outcome is None
    return match


@pytest.mark.parametrize("options", [{}, {"discards_open": True}])
def test_a_position_has_worlds_though_its_history_is_lost(options: dict[str, Any]) -> None:
    """Set up from a line and played on: what came before the line lies in the discards."""
    for game, actions in (("dou_dizhu", 24), ("big_three/4", 24), ("dou_dizhu/4", 40)):
        match = midway(game, actions, **options)
        state = parse_position(format_position(match.rules, match.state)).state
        rng = Rng.stream("position")
        for _ in range(9):
            if state.outcome is not None:
                break
            for viewer in (*range(match.rules.seats), None):
                for recall in (True, False):
                    view = replace(view_of(state, viewer, recall=recall), chosen=match.rules.chosen)
                    worlds = Worlds(view)
                    for other in (worlds.sample(rng), worlds.state(worlds.draw(rng))):
                        assert shows(other, view, recall=recall)
            state = state.apply(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("actions", [3, 9, 20])
def test_a_position_of_tricks_has_worlds(actions: int) -> None:
    """Without calls, and with the tricks before it only counted."""
    match = midway("hokm", actions)
    words = str(Position(match.rules, match.state)).split()
    head, fields = words[:10], words[10:]
    fields[0] = "-"
    if actions > 9:
        fields[3] = ",".join(fields[3].split(",")[9:]) or "-"
    state = parse_position(" ".join([*head, *fields])).state
    rng = Rng.stream("tricks")
    for viewer in (0, 1, 2, None):
        view = replace(view_of(state, viewer), chosen=match.rules.chosen)
        worlds = Worlds(view)
        for other in (worlds.sample(rng), worlds.state(worlds.draw(rng))):
            assert shows(other, view, recall=False)


def test_bombs_played_before_a_position_are_counted() -> None:
    head = "dou_dizhu/4 bomb_cap_by_bid=true play 1 3C4C/3D4D5D/3H4H/3S4S - 0 0 - 0"
    line = f"{head} - 0:2:2/0/0/0 0:5C 3/2/1/0 1/1/0/0"
    match = midway("dou_dizhu/4", bomb_cap_by_bid=True)
    state = parse_position(line).state
    for recall in (True, False):
        view = replace(view_of(state, 1, recall=recall), chosen=match.rules.chosen)
        assert view.bombs == (1, 1, 0, 0)
        other = sample(view, Rng.stream("bombs"))
        assert shows(other, view, recall=recall)
        assert other.position()[4] == "1/1/0/0"


def test_a_view_from_a_text_has_the_same_worlds() -> None:
    view = view_of(midway("hokm"), 1)
    back = loads(dumps(view))
    assert isinstance(back, View)
    assert Worlds(back).draw(Rng.stream(5)) == Worlds(view).draw(Rng.stream(5))


def test_the_same_hands_have_the_same_state() -> None:
    for game, options in (("dou_dizhu/4", {"kitty_to": "split"}), ("big_three", {"opener": "lowest_heart"})):
        for actions in (1, 12):
            worlds = Worlds(view_of(midway(game, actions, **options), 2, recall=True))
            first, hands = (worlds.draw(Rng.stream(seed)) for seed in (1, 2))
            worlds.state(first)
            assert worlds.state(hands) == worlds.state(hands)


def test_a_deal_from_outside_may_be_opened_by_anybody() -> None:
    """The holder of the lowest heart speaks first; where another does, that tells nothing."""
    rules = find("big_three/4").rules("text", opener="lowest_heart")
    match = Match.start(rules, 3)
    opener = match.state.deal.opener
    given = replace(match.state.deal, opener=Seat((opener + 1) % 4))
    other = Match.start(rules, 3, [given])
    for viewer in range(4):
        draws = [Worlds(view_of(source, viewer)).draw(Rng.stream(9)) for source in (match, other)]
        heart = CardSet.parse("4H")
        assert heart <= draws[0][opener]
    holder = view_of(other, opener)
    assert heart <= holder.hand
    assert len(Worlds(holder).draw(Rng.stream(9))[given.opener]) == 13
    rules = find("big_three/4").rules("text", opener="lowest_heart", leader="four_of_hearts")
    match = Match.start(rules, 3, [given]).apply_text(f"{given.opener} bid 3")
    assert match.state.to_act == opener
    for viewer in range(4):
        view = view_of(match, viewer, recall=True)
        worlds = Worlds(view)
        assert heart <= worlds.draw(Rng.stream(9))[opener]
        assert shows(worlds.sample(Rng.stream(9)), view, recall=True)
    unmarked = find("dou_dizhu").rules("text", opener_ceremony="marker")
    match = Match.start(unmarked, 3, [Match.start(unmarked, 3).state.deal])
    assert Worlds(view_of(match, 0)).draw(Rng.stream(9))


def refused(view: View) -> SetupError:
    """Why no world is drawn."""
    with pytest.raises(SetupError) as error:
        sample(view, Rng.stream(1))
    assert error.value.code == Code.WORLD_NONE
    return error.value


def test_views_without_worlds() -> None:
    match = midway("hokm")
    view = view_of(match, 0)
    assert refused(view_of(match.state, 0)).got == "play"
    assert refused(spectator_view(moments(match.rules)[-1])).got == "over"
    assert "fit" in refused(replace(view, hand_sizes=(view.hand_sizes[0], 11, 11))).got


def test_calls_that_hands_cannot_have_made() -> None:
    """A seat that passed was dealt no two jokers; hands that say so fit no world."""
    rules, jokers = find("dou_dizhu").rules("text", strong_hand_must_bid3=True), CardSet.parse("b r")
    for seed in range(20):
        match = Match.start(rules, seed)
        opener, last = match.state.deal.opener, Seat((match.state.deal.opener + 2) % 3)
        view = view_of(
            match.apply_text(f"{opener} {match.state.format_action(match.state.legal_actions()[0])}"), last
        )
        if view.calls[0].text == "pass" and not view.hand & jokers:
            break
    else:
        raise AssertionError("no such deal")
    free = [*(rules.play.deck.all - view.hand - jokers)]
    hands = [view.hand] * 3
    hands[opener] = jokers | CardSet.of(free[:15])
    hands[(opener + 1) % 3] = CardSet.of(free[15:32])
    with pytest.raises(SetupError) as error:
        Worlds(view).state(hands)
    assert error.value.code == Code.WORLD_NONE
    assert error.value.expected == "hands that can have called so"
