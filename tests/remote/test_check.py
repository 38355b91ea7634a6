"""The check of deals by who was there: the dealt one passes, and no other."""

from dataclasses import dataclass

import msgspec
import pytest

from tests.remote.tiny import TABLE, Tiny, digest
from triumvir.locales.catalog import catalog
from triumvir.remote.check import Checker, played_by
from triumvir.server.asking import answer
from triumvir.server.decide import Presence
from triumvir.server.protocol import Ask, Away, Ready
from triumvir.server.scene import scene_of
from triumvir.table.fair import commitment

SALT = "5a" * 16
EN = catalog("en")
replaced = msgspec.structs.replace


@dataclass
class Game:
    """A table, and a check of it by who sits on chair 0."""

    tiny: Tiny
    checker: Checker

    @property
    def scene(self):
        return scene_of(self.tiny.table, 0, EN)

    def deal(self):
        """Play a deal to its end; the number of the deal to ask for."""
        self.checker.see(self.scene)
        self.tiny.do(0, Ready("r", 0, SALT))
        self.checker.salt = SALT
        self.checker.see(self.scene)
        self.tiny.do(0, Away("a", 0, away=True))
        self.tiny.bots()
        self.checker.see(self.scene)
        return self.checker.wanted(self.scene)

    def after(self, number):
        return answer(self.tiny.table, 0, Ask("x", "after", deal=number), EN)


@pytest.fixture(params=["dou_dizhu", "hokm"])
def game(request):
    options = {"match_deals": 3} if request.param == "dou_dizhu" else {"target": 500}
    tiny = Tiny(request.param, seed="2", **options)
    tiny.do(0, Presence(here=True))
    yield Game(tiny, Checker(TABLE, 0))
    tiny.close()


def test_deals_as_they_were_dealt(game):
    for number in range(3):
        assert game.deal() == number
        assert game.checker.judge(game.after(number)) == "net-committed"
        assert game.checker.wanted(game.scene) is None
        assert game.checker.judge(game.after(number)) == ""


def test_who_comes_later_checks_what_he_saw(game):
    game.deal()
    late = Checker(TABLE, 0)
    late.see(game.scene)
    game.checker = late
    assert game.deal() == 0
    assert late.judge(game.after(0)) == ""
    assert late.wanted(game.scene) == 1
    assert late.judge(game.after(1)) == "net-committed"


def test_who_comes_in_a_deal_has_seen_no_promise(game):
    game.tiny.do(0, Ready("r", 0, SALT))
    game.checker.see(game.scene)
    game.tiny.do(0, Away("a", 0, away=True))
    game.tiny.bots()
    game.checker.see(game.scene)
    assert game.checker.wanted(game.scene) == 0
    assert game.checker.judge(game.after(0)) == "net-unseen"


def test_what_was_kept_counts_as_seen(game):
    promise = game.scene.commitment
    game.tiny.do(0, Ready("r", 0, SALT))
    game.checker = Checker(TABLE, 0, promise, SALT)
    game.checker.see(game.scene)
    game.tiny.do(0, Away("a", 0, away=True))
    game.tiny.bots()
    game.checker.see(game.scene)
    assert game.checker.judge(game.after(0)) == "net-committed"


def other_seed(after):
    """Another seed, and a promise that fits it."""
    seed = digest("another")
    return replaced(after, proof=replaced(after.proof, seed=seed, commitment=commitment(seed)))


def broken_seed(after):
    return replaced(after, proof=replaced(after.proof, seed=digest("another")))


def without_salt(after):
    return replaced(after, proof=replaced(after.proof, salts=("", *after.proof.salts[1:])))


def other_hands(after):
    return replaced(after, hands=after.hands[1:] + after.hands[:1])


def other_dealer(after):
    return replaced(after, dealer=(after.dealer + 1) % 3)


def other_moves(after):
    return replaced(after, moves=after.moves[1:])


def bad_cards(after):
    return replaced(after, hands=("9Z", *after.hands[1:]))


@pytest.mark.parametrize(
    ("tampered", "told"),
    [
        (other_seed, "net-other-promise"),
        (broken_seed, "net-other-promise"),
        (without_salt, "net-other-salt"),
        (other_hands, "net-other-cards"),
        (other_dealer, "net-other-cards"),
        (other_moves, "net-other-cards"),
        (bad_cards, "net-other-cards"),
    ],
)
def test_no_other_deal_passes(game, tampered, told):
    game.deal()
    assert game.checker.judge(tampered(game.after(0))) == told


def test_the_cards_that_were_seen_must_be_those_that_were_dealt(game):
    game.deal()
    game.checker.running.hand = type(game.checker.running.hand).parse("3C 7C 9D JH KD AS")
    assert game.checker.judge(game.after(0)) == "net-other-cards"


def test_rules_are_those_of_their_hash(game):
    shown = game.scene.game
    assert played_by(shown).chosen.hash == shown.rules
    assert played_by(replaced(shown, rules="0" * 12)) is None
    assert played_by(replaced(shown, game="whist")) is None
