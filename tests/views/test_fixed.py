"""Cards that may change places: what is left of a world after that is a world of the same view."""

from typing import Any

import pytest

from tests.contract.cases import every_case, hands_of, moments
from tests.views.test_worlds import running, shows
from triumvir.cards.cardset import CardSet
from triumvir.cards.rng import Rng
from triumvir.climbing.rules import ClimbingRules
from triumvir.games.game import Rules
from triumvir.games.match import Match
from triumvir.games.registry import find
from triumvir.seats import Seat
from triumvir.views.sample import Worlds
from triumvir.views.view import view_of

CLIMBING = [case for case in every_case() if isinstance(case.values[0].play, ClimbingRules)]


def exchanged(hands: tuple[CardSet, ...], stay: CardSet, viewer: int, rng: Rng) -> list[CardSet]:
    """The hands after two cards of two others changed places; as they were where one has none to give."""
    one, other = rng.shuffled([seat for seat in range(len(hands)) if seat != viewer])[:2]
    mine, its = ([*(hands[seat] - stay)] for seat in (one, other))
    found = [*hands]
    if mine and its:
        given, taken = (CardSet.of([rng.choice(cards)]) for cards in (mine, its))
        found[one] = (hands[one] - given) | taken
        found[other] = (hands[other] - taken) | given
    return found


@pytest.mark.parametrize("rules", CLIMBING)
def test_cards_that_are_not_fixed_change_places_freely(rules: Rules) -> None:
    rng, tried = Rng.stream("fixed"), 0
    for found in running(rules, 4, "fixed"):
        match = found[-1]
        for viewer in range(match.rules.seats):
            view = view_of(match, viewer, recall=True)
            worlds = Worlds(view)
            hands: Any = worlds.draw(rng)
            for _ in range(3):
                after = exchanged(hands, worlds.fixed, viewer, rng)
                if worlds.allows(after):
                    hands, tried = tuple(after), tried + 1
                    assert shows(worlds.state(hands), view, recall=True)
    assert tried > 20


def test_a_kitty_that_was_shown_stays_with_its_taker() -> None:
    match = Match.start(find("dou_dizhu").rules("online"), 3)
    match = next(each for each in moments(match.rules, "kitty") if each.state.phase == "play")
    declarer = match.state.to_act
    assert declarer is not None
    viewer = Seat((declarer + 1) % 3)
    fixed = Worlds(view_of(match, viewer, recall=True)).fixed
    assert fixed == CardSet.of(match.state.deal.kitty)
    assert fixed <= hands_of(match.state)[declarer]


def test_calls_that_speak_against_hands() -> None:
    """Who passes was dealt no two jokers, where two jokers must bid."""
    jokers = CardSet.parse("b r")
    for must, allowed in ((True, False), (False, True)):
        rules = find("dou_dizhu").rules("text", strong_hand_must_bid3=must)
        for seed in range(50):
            match = Match.start(rules, seed)
            opener = match.state.deal.opener
            seat = Seat((opener + 2) % 3)
            if not (hands_of(match.state)[opener] | hands_of(match.state)[seat]) & jokers:
                break
        worlds = Worlds(view_of(match.apply_text(f"{opener} pass"), seat, recall=True))
        drawn = worlds.draw(Rng.stream(1))
        assert worlds.picky is must
        assert worlds.allows(drawn)
        strong = [*drawn]
        strong[opener] = jokers | CardSet.of([*(drawn[opener] - jokers)][:15])
        assert worlds.allows(strong) is allowed
