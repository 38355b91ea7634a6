"""Selected cards are judged from a view alone, and never otherwise than the state judges them."""

from collections import Counter

import pytest

from tests.contract.cases import every_case, moments
from triumvir.bots.selection import select, why_illegal
from triumvir.cards.card import rank_of, suit_of
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.cards.rng import Rng
from triumvir.climbing.actions import PASS, Play
from triumvir.climbing.kernel_readings import readings
from triumvir.climbing.rules import ClimbingRules
from triumvir.errors import Code, IllegalActionError, ParseError, SetupError
from triumvir.games.match import Match
from triumvir.games.registry import find
from triumvir.seats import Seat
from triumvir.tricks.actions import PlayCard
from triumvir.views.view import view_of


def picked(rng, hand, deck):
    """Some cards: a few of a rank or two, any of the hand, or with one that is not held."""
    cards = [*hand]
    if not cards or rng.below(12) == 0:
        return CardSet()
    ranks = [rank_of(rng.choice(cards)) for _ in range(1 + rng.below(3))]
    of_ranks = CardSet.of([card for card in cards if rank_of(card) in ranks and rng.below(6)])
    if rng.below(8) == 0:
        return of_ranks | CardSet.of([rng.choice(deck.cards)])
    return of_ranks if rng.below(3) else CardSet.of(rng.shuffled(cards)[: 1 + rng.below(5)])


def tried(state, action):
    """The error of an action; none if it is legal."""
    try:
        state.apply(action)
    except IllegalActionError as error:
        return error
    return None


def actions_of(rules, state, cards):
    """Everything that cards may stand for, the reading taken by itself first."""
    if not isinstance(rules.play, ClimbingRules):
        return [PlayCard(card) for card in cards]
    if not cards:
        return [PASS]
    counts = rules.play.counts(cards)
    taken = state.parse_action(f"play {cards}").header if len(cards) > 1 else rules.play.reading(counts)
    return [
        Play(counts, header, cards.mask)
        for header in dict.fromkeys([taken, *readings(rules.play.table, counts)])
    ]


def check(match, seat, cards):
    """The judgement on cards, which must be that of the match and its state."""
    state, found = match.state, select(view_of(match, seat), cards)
    fault = found.fault
    assert (fault is None) == bool(found.actions)
    assert fault == why_illegal(view_of(match, seat), cards)
    if seat != state.to_act:
        with pytest.raises(IllegalActionError) as caught:
            match.apply_text(f"{seat} {fault.got}")
        assert (caught.value.code, caught.value.expected) == (fault.code, fault.expected)
        return fault.code
    wanted = actions_of(match.rules, state, cards)
    if len(wanted) != 1 and not isinstance(match.rules.play, ClimbingRules) and state.phase == "play":
        with pytest.raises(ParseError):
            state.parse_action(fault.got)
        return fault.code
    errors = [tried(state, action) for action in wanted]
    legal = [state.apply(action) for action, error in zip(wanted, errors, strict=True) if error is None]
    assert [state.apply(action) for action in found.actions] == legal
    if fault is None:
        return None
    if errors:
        assert (fault.code, fault.expected) == (errors[0].code, errors[0].expected)
        if state.phase == "play" and isinstance(match.rules.play, ClimbingRules):
            assert fault.got == errors[0].got
    return fault.code


@pytest.mark.parametrize("rules", every_case())
def test_the_view_judges_as_the_state_does(rules):
    met = Counter()
    for seed in range(2):
        rng = Rng.stream("select", seed)
        for match in moments(rules, seed):
            for seat in range(rules.seats):
                for _ in range(4 if seat == match.state.to_act else 1):
                    met[check(match, seat, picked(rng, match.state.hand(seat), rules.play.deck))] += 1
    assert {None, Code.PLAY_NOT_HELD, Code.TURN_OTHER_SEAT, Code.DEAL_OVER} <= met.keys()


@pytest.mark.parametrize("rules", every_case())
def test_whatever_is_listed_is_found_by_its_cards(rules):
    for match in moments(rules):
        state, seat = match.state, match.state.to_act
        if state.phase != "play":
            continue
        for action in state.legal_actions()[:60]:
            after = state.apply(action)
            found = select(view_of(match, seat), state.hand(seat) - after.hand(seat))
            assert action in found.actions


def fault(view, text):
    """What is wrong with some cards, and what of it is told by name."""
    found = why_illegal(view, CardSet.parse(text))
    return found and (found.code.value, dict(found.details))


def following(*texts, game="dou_dizhu", **options):
    """The view of the next seat after some actions of a match dealt from a seed."""
    match = Match.start(find(game).rules(**options), 3)
    for text in texts:
        match = match.apply_text(text)
    return view_of(match, match.state.to_act)


def test_what_is_missing_is_told_by_name():
    """Seat 2 of this deal takes the kitty and leads a pair of sixes."""
    view = following("2 bid 3", "2 play 66")
    assert str(view.hand) == "2H 2S 3H 4S 7D 7H 8D 8H 9C 9H 9S TC JD QH QS KH AD"
    lies = {"kind": "pair", "key": "6", "length": 1}
    assert fault(view, "7D 7H") is None
    assert fault(view, "9C 9H 9S") == ("play/does_not_beat", {"lacks": "kind", **lies})
    assert fault(view, "7D 8D") == ("play/no_combination", {})
    assert fault(view, "7C 7D 7H 9C") == ("play/not_held", {"cards": "7C"})
    higher = following("2 bid 3", "2 play JJ")
    assert fault(higher, "8D 8H")[1]["lacks"] == "key"
    run = following("2 bid 3", "2 play 34567")
    lies = {"kind": "straight", "key": "7", "length": 5}
    assert fault(run, "7D 8D 9C TC JD QH") == ("play/does_not_beat", {"lacks": "length", **lies})
    assert fault(run, "7D 8D 9C TC JD") is None


def test_a_lead_and_a_pass():
    view = following("2 bid 3")
    assert fault(view, "") == ("play/must_lead", {})
    assert select(following("2 bid 3", "2 play 66"), CardSet()).actions == (PASS,)


def test_cards_of_no_pack_and_views_of_no_use():
    view = following("2 bid 3")
    assert fault(view, "3C'") == ("card/not_in_pack", {})
    with pytest.raises(SetupError) as caught:
        select(view_of(Match.start(find("hokm").rules(), 1).state, 0), CardSet())
    assert caught.value.code is Code.BOT_NOT_TO_ACT
    match = Match.start(find("hokm").rules(), 1)
    assert fault(view_of(match, None), "7C") == ("turn/other_seat", {"seat": match.state.to_act})


def test_several_readings_come_with_the_plain_one_first():
    """Two bombs are also a quad that carries two pairs, which is not taken unless it is named."""
    rules = find("dou_dizhu").rules(quad_pair_kickers_distinct=False)
    deck = rules.play.deck.all
    fours = CardSet.of([card for card in deck if rank_of(card) in "34"])
    rest = [*(deck - fours)]
    hands = (fours | CardSet.of(rest[:9]), CardSet.of(rest[9:26]), CardSet.of(rest[26:43]))
    deal = Deal(Seat(0), Seat(0), hands, tuple(rest[43:]))
    match = Match.start(rules, 0, [deal]).apply_text("0 bid 3")
    found = select(view_of(match, 0), fours).actions
    assert [match.state.format_action(action) for action in found] == [
        "play 33334444",
        "play 33334444 =quad_two_pairs:3",
    ]
    assert found[0] in match.state.legal_actions()


def test_duties_name_the_suit_they_ask_for():
    rules, met = find("hokm").rules(must_trump=True, must_overtrump=True), set()
    for seed in range(6):
        for match in moments(rules, seed):
            if match.state.phase != "play":
                continue
            view = view_of(match, match.state.to_act)
            for card in view.hand:
                found = why_illegal(view, CardSet.of([card]))
                if found:
                    (led,) = view.table[0].cards
                    follows = found.code is Code.PLAY_MUST_FOLLOW
                    assert dict(found.details) == {"suit": suit_of(led) if follows else view.trump}
                    met.add(found.code)
    assert met == {Code.PLAY_MUST_FOLLOW, Code.PLAY_MUST_TRUMP, Code.PLAY_MUST_OVERTRUMP}


def test_a_trick_takes_one_card():
    match = next(match for match in moments(find("hokm").rules()) if match.state.phase == "play")
    view = view_of(match, match.state.to_act)
    assert fault(view, "") == ("action/unknown", {})
    assert why_illegal(view, view.hand).expected == "one card"
    card = next(iter(match.state.legal_actions())).card
    assert select(view, CardSet.of([card])).actions == (PlayCard(card),)
