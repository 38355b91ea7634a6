"""Events: what happens at the table, one after the other, as one seat sees it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from triumvir.cards.card import Card
from triumvir.games.match import Match
from triumvir.games.registry import rules_of
from triumvir.seats import Seat
from triumvir.views.view import Combination, View, view_of


@dataclass(frozen=True, slots=True)
class Event:
    """Something that everybody at the table sees, and of the kitty what the person sees.

    By kind: `deal` (`seat` deals, `other` speaks first, `points` has the number of the deal, from 1), `call`
    (`text`), `declared` (nobody's `seat` where the auction only fixes a stake; `points` has the stake),
    `kitty` (nobody's `seat` where it is shared; `points` has its size, `cards` what of it is seen), `trump`
    (`text` is the suit), `play` (`cards`, their `combination` in climbing games, `points` the cards left),
    `pass`, `trick` (`seat` takes it), `thrown_in`, `settled` (`points` by seat, `seat` went out), `won`
    (`points` are the winning players), `undo`. `auto`: nobody was asked.
    """

    kind: str
    seat: Seat | None = None
    text: str = ""
    cards: tuple[Card, ...] = ()
    combination: Combination | None = None
    points: tuple[int, ...] = ()
    other: Seat | None = None
    auto: bool = False


class Act(NamedTuple):
    """An action as all see it: whose it was, its text, the cards put down, and how many were left then."""

    seat: Seat
    text: str
    cards: tuple[Card, ...]
    left: int


def act_of(before: Match, after: Match) -> Act:
    """The action that leads from one moment of a deal to the next."""
    word, _, text = after.actions[-1].partition(" ")
    seat = Seat(int(word))
    cards, left = before.state.hand(seat) - after.state.hand(seat), len(after.state.hand(seat))
    return Act(seat, text, tuple(cards), left)


def dealt(match: Match, seat: Seat | None) -> Iterator[Event]:
    """What is seen when a deal begins."""
    return begins(view_of(match, seat))


def begins(view: View) -> Iterator[Event]:
    """The same from the view of its first moment."""
    assert view.match is not None, "a deal of a match"
    yield Event("deal", view.dealer, points=(view.match.deals + 1,), other=view.opener)
    yield from _decided(None, view)


def told(before: Match, after: Match, seat: Seat | None, *, auto: bool = False) -> Iterator[Event]:
    """What is seen of an action that leads from one moment of a deal to the next."""
    return follows(view_of(before, seat), view_of(after, seat), act_of(before, after), auto=auto)


def follows(old: View, new: View, act: Act, *, auto: bool = False) -> Iterator[Event]:
    """The same from the views of the two moments."""
    yield _acted(old, new, act, auto=auto)
    yield from _decided(old, new)
    if len(new.taken) > len(old.taken):
        trick = new.taken[-1]
        yield Event("trick", trick.winner, cards=trick.cards)
    elif old.to_beat and not new.to_beat and new.outcome is None:
        yield Event("trick", old.owner)
    if new.outcome is None:
        return
    if new.outcome.thrown_in:
        yield Event("thrown_in", new.dealer)
    else:
        yield Event("settled", new.outcome.first_out, points=new.outcome.points)
    if new.match and new.match.winners:
        yield Event("won", points=new.match.winners)


def of_deal(match: Match, seat: Seat) -> list[Event]:
    """All that was seen of the present deal so far."""
    return _followed(begun(match), match.actions, seat)[1]


def of_past(match: Match, number: int, player: int | None) -> tuple[Match, list[Event]]:
    """Deal `number` of a match, from 0, which is over: the match at its end, and what `player` (none: a
    spectator) saw of it.
    """
    played = match.past[number]
    totals = [0] * match.rules.seats
    for past in match.past[:number]:
        for at, points in enumerate(past.outcome.points):
            totals[past.seating[at]] += points
    step = replace(
        match,
        state=match.rules.play.start(played.deal),
        seating=played.seating,
        totals=tuple(totals),
        actions=(),
        past=match.past[:number],
    )
    return _followed(step, played.actions, None if player is None else Seat(played.seating.index(player)))


def _followed(match: Match, actions: Sequence[str], seat: Seat | None) -> tuple[Match, list[Event]]:
    """A deal from its beginning through some actions: the match then, and what a seat saw."""
    found = [*dealt(match, seat)]
    for action in actions:
        after = match.apply_text(action)
        found += told(match, after, seat)
        match = after
    return match, found


def begun(match: Match) -> Match:
    """The match when its present deal was dealt."""
    over = match.state.outcome is not None
    totals = [*match.totals]
    if over:
        for at, points in enumerate(match.past[-1].outcome.points):
            totals[match.seating[at]] -= points
    return replace(
        match,
        state=match.rules.play.start(match.state.deal),
        totals=tuple(totals),
        actions=(),
        past=match.past[: len(match.past) - over],
    )


def _acted(old: View, new: View, act: Act, *, auto: bool) -> Event:
    """The action itself."""
    seat, text = act.seat, act.text
    if text.startswith("trump "):
        return Event("trump", seat, text[6:], auto=auto)
    if text == "pass" and old.phase == "play":
        return Event("pass", seat, text, auto=auto)
    if not text.startswith("play "):
        return Event("call", seat, text, auto=auto)
    combination = new.to_beat if new.owner == seat else None
    return Event("play", seat, text, act.cards, combination, (act.left,), auto=auto)


def _decided(old: View | None, new: View) -> Iterator[Event]:
    """What the end of the calls brings: a declarer or a stake, and the kitty."""
    if new.phase == "auction" or (old is not None and old.phase != "auction") or not new.contracts:
        return
    yield Event("declared", new.declarer, points=(new.stake,))
    assert new.chosen is not None, "a view with its rules"
    takers = {*rules_of(new.chosen).play.kitty_takers(new.declarer)[: len(new.kitty)]}
    if new.kitty and takers:
        seen = tuple(card for card in new.kitty if card is not None)
        taker = takers.pop() if len(takers) == 1 else None
        yield Event("kitty", taker, cards=seen, points=(len(new.kitty),))
