"""The state at the moment of a view: played again, or set up where the moves are not all known."""

from collections.abc import Iterable, Sequence

from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.games.game import State
from triumvir.record.position import HEAD, NONE, format_pile, format_rules, parse_position
from triumvir.seats import Seat, format_by_seat
from triumvir.views.known import Known, World
from triumvir.views.view import Laid, view_of


def moment(facts: Known, world: World) -> State:
    """The state that the view is of, in a world that fits it."""
    state = _played(facts, world) if facts.whole else None
    return state or _set_up(facts, world)


def _played(facts: Known, world: World) -> State | None:
    """All calls and moves from the deal on; none where the calls are not known."""
    view, play = facts.view, facts.rules.play
    hands = tuple(facts.dealt(world, Seat(seat)) for seat in range(play.seats))
    sides = view.sides if play.plan.sides else ()
    state = play.start(Deal(view.dealer, view.opener, hands, world.kitty, sides, view.blanks))
    for said in view.calls:
        state = state.apply(state.parse_action(said.text))
    if state.phase == "auction" != view.phase:
        return None
    if view.trump:
        state = state.apply(state.parse_action(f"trump {view.trump}"))
    return _moved(state, facts.moves)


def _moved(state: State, moves: Iterable[Laid]) -> State:
    """The state after moves, the very cards that were put down."""
    for laid in moves:
        state = state.apply(state.parse_action(exact(laid)))
    return state


def exact(laid: Laid) -> str:
    """The text of a move with its cards named one by one."""
    _, equals, reading = laid.text.partition("=")
    return f"play {laid.cards}{f' ={reading}' if equals else ''}" if laid.cards else laid.text


def _set_up(facts: Known, world: World) -> State:
    """A position at the first lead that is known, and the moves from there.

    The first time it is set up without the bombs played before: what the moves themselves show of bombs says
    how many those were.
    """
    view = facts.view
    state = _from_lead(facts, world, [0] * len(view.bombs))
    shown = view_of(state, None).bombs
    if shown != view.bombs:
        before = [total - known for total, known in zip(view.bombs, shown, strict=True)]
        state = _from_lead(facts, world, before)
    return state


def _from_lead(facts: Known, world: World, bombs: Sequence[int]) -> State:
    """The state after all known moves, with the bombs played before them."""
    view, rules, moves = facts.view, facts.rules, facts.moves
    plays = [
        count - sum(bool(laid.cards) for laid in moves if laid.seat == seat)
        for seat, count in enumerate(view.plays)
    ]
    tricks = [
        count - sum(trick.winner == seat for trick in view.taken) for seat, count in enumerate(view.tricks)
    ]
    hands = (CardSet(hand | laid) for hand, laid in zip(world.hands, facts.laid, strict=True))
    declarer = NONE if view.declarer is None else view.declarer
    fields = {
        "game": rules.game.name,
        "rules": format_rules(rules.chosen),
        "phase": view.phase,
        "to_act": str(moves[0].seat if moves else view.to_act),
        "hands": "/".join(map(format_pile, hands)),
        "kitty": format_pile(world.kitty),
        "dealer": str(view.dealer),
        "opener": str(view.opener),
        "sides": format_by_seat(view.sides) if rules.play.plan.sides else NONE,
        "blanks": str(view.blanks),
        "calls": ",".join(said.text.replace(" ", "") for said in view.calls) or NONE,
        "contract": f"{declarer}:{view.stake}:{format_by_seat(view.contracts)}",
        "trump": view.trump or NONE,
        "moves": NONE,
        "plays": format_by_seat(plays) or NONE,
        "bombs": format_by_seat(bombs) or NONE,
        "tricks": format_by_seat(tricks) or NONE,
    }
    line = " ".join(fields[name] for name in (*HEAD, *rules.play.position_fields))
    return _moved(parse_position(line).state, moves)
