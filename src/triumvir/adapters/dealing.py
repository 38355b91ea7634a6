"""How a learner's deal begins: dealt anew from a stream of random numbers, with the auction or after it."""

from dataclasses import replace
from typing import Literal

from triumvir.cards.deal import Deal
from triumvir.cards.rng import Rng
from triumvir.games.game import Rules, State
from triumvir.seats import Seat

Phase = Literal["deal", "play"]
"""Where a deal begins: at its first call, or at the first lead."""


def deal(rules: Rules, rng: Rng, blanks: int = 0) -> Deal:
    """A deal of its own: any seat deals, seats that are fixed sides sit in turn; `blanks` were thrown in
    before.
    """
    plan = rules.play.plan
    dealer = Seat(rng.below(plan.seats))
    hands, kitty = plan.deal(rng.shuffled(rules.play.deck.cards), dealer)
    opener = rules.opener(rng, dealer, hands).opener
    return Deal(dealer, opener, hands, kitty, plan.sides_in_turn, blanks)


def begin(rules: Rules, rng: Rng, phase: Phase = "deal", blanks: int = 0, given: Deal | None = None) -> State:
    """The first state of a deal; for "play" calls and trumps are drawn evenly from those that are legal, and
    a deal that is thrown in is dealt again. A deal that is `given` is not drawn, and dealt again as it is.

    >>> from triumvir.games.registry import find
    >>> (
    ...     begin(find("hokm").rules(), Rng.stream(7)).phase,
    ...     begin(find("hokm").rules(), Rng.stream(7), "play").phase,
    ... )
    ('auction', 'play')
    """

    def dealt() -> State:
        return rules.play.start(replace(given, blanks=blanks) if given else deal(rules, rng, blanks))

    state = dealt()
    while phase == "play" and state.phase != "play":
        if state.outcome is not None:
            blanks += 1
            state = dealt()
        else:
            state = state.apply(rng.choice(state.legal_actions()))
    return state
