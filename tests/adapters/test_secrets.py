"""Cards that somebody cannot know change nothing in what the adapters show him."""

import dataclasses
from collections.abc import Iterator

import numpy as np
import pyspiel
import pytest

from triumvir.adapters.openspiel import CLASSES
from triumvir.adapters.pettingzoo import VARIANTS
from triumvir.cards.card import rank_of
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.cards.rng import Rng
from triumvir.errors import IllegalActionError
from triumvir.games.match import Match
from triumvir.games.registry import find

TURNS = 24
EACH = pytest.mark.parametrize(
    ("variant", "name"), [*zip(VARIANTS.values(), CLASSES, strict=True)], ids=VARIANTS
)


def swapped(deal: Deal, viewer: int, rng: Rng) -> Deal:
    """The deal with two cards of different rank changed between hands or with the kitty, not the viewer's."""
    places = [(seat, card) for seat, hand in enumerate(deal.hands) if seat != viewer for card in hand]
    places += [(-1, card) for card in deal.kitty]
    one, other = rng.choice(places), rng.choice(places)
    while one[0] == other[0] or rank_of(one[1]) == rank_of(other[1]):
        one, other = rng.choice(places), rng.choice(places)
    changed = {one[1]: other[1], other[1]: one[1]}
    hands = tuple(CardSet.of(changed.get(card, card) for card in hand) for hand in deal.hands)
    return dataclasses.replace(deal, hands=hands, kitty=tuple(changed.get(card, card) for card in deal.kitty))


def environments(variant, deal: Deal, numbers) -> Iterator:
    """The environment at each turn of some actions."""
    env = variant.raw_env()
    env.reset(seed=1, options={"dealt": [deal]})
    for number in [*numbers, None]:
        yield env
        if number is not None:
            env.step(number)


def twins(variant, viewer: int) -> Iterator[tuple[Deal, Deal, list[int]]]:
    """Two deals that are the same to a seat, and actions legal in both that lead to the same turns."""
    rng = Rng.stream(variant.game, "twins", viewer)
    for seed in range(40):
        deal = Match.start(find(variant.game).rules(), seed).state.deal
        env = variant.raw_env()
        env.reset(options={"dealt": [deal]})
        numbers, acted = [], []
        while len(numbers) < TURNS and not env.episode.over:
            acted.append(env.agent_selection)
            numbers.append(rng.choice([*env.episode.numbers]))
            env.step(numbers[-1])
        other = swapped(deal, viewer, rng)
        try:
            turns = [env.agent_selection for env in environments(variant, other, numbers)]
        except IllegalActionError:
            continue
        if turns[:-1] == acted and not env.episode.over:
            yield deal, other, numbers


@EACH
def test_observations_and_masks_know_no_hidden_card(variant, name: str) -> None:
    differ = 0
    for viewer in range(2):
        deal, other, numbers = next(twins(variant, viewer))
        for one, two in zip(
            environments(variant, deal, numbers), environments(variant, other, numbers), strict=True
        ):
            agent = f"player_{one.match.seating[viewer]}"
            first, second = one.observe(agent), two.observe(agent)
            assert np.array_equal(first["observation"], second["observation"])
            assert np.array_equal(first["action_mask"], second["action_mask"])
            differ += not np.array_equal(one.state(), two.state())
    assert differ, "somebody sees the change"


@EACH
def test_tensors_and_strings_know_no_hidden_card(variant, name: str) -> None:
    game = pyspiel.load_game(name)
    tree = game.tree
    differ = 0
    for viewer in range(2):
        deal, other, numbers = next(twins(variant, viewer))
        opening = next(n for n, way in enumerate(tree.chance.openings) if way.dealer == deal.dealer)
        states = []
        for dealt in (deal, other):
            state = game.new_initial_state()
            for outcome in tree.chance.order(dealt, (opening,)):
                state.apply_action(outcome)
            if state.is_chance_node():
                state.apply_action(opener_way(state, deal))
            states.append(state)
        one, two = states
        differ += str(one) != str(two)
        player = one.now.match.seating[viewer]
        for number in numbers:
            for state in states:
                state.apply_action(number)
            assert one.information_state_string(player) == two.information_state_string(player)
            assert one.observation_string(player) == two.observation_string(player)
            assert one.information_state_tensor(player) == two.information_state_tensor(player)
            assert one.observation_tensor(player) == two.observation_tensor(player)
    assert differ


def opener_way(state, deal: Deal) -> int:
    """A draw that names the same seat to speak first."""
    return next(
        way for way in state.legal_actions() if state.child(way).now.match.state.deal.opener == deal.opener
    )
