"""Playthroughs: everything that can be observed of a few deals, as text to be read and compared.

scripts/playthrough-update writes a file for each game and preset; a difference is a rule, a text or a view
that changed. What stays as it was a moment before is not repeated. The views and the position of each moment
stand there as eight digits of their digest, so that no field of theirs changes unseen.
"""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path

from triumvir.cards.rng import Rng
from triumvir.cards.text import format_card
from triumvir.games.game import Rules
from triumvir.games.match import Match
from triumvir.games.options import format_value
from triumvir.games.registry import games
from triumvir.record.position import format_position
from triumvir.record.record import Record
from triumvir.record.toml import format_record
from triumvir.seats import Seat
from triumvir.views.after import after_deal
from triumvir.views.json import dumps
from triumvir.views.view import Laid, View, spectator_view, view_of

FOLDER = Path(__file__).parent
DEALS = 1
FIRST = 6
"""How many legal actions are written out."""


def files() -> dict[Path, Rules]:
    """The file of every game and preset."""
    return {
        FOLDER / f"{game.name.replace('/', '-')}-{preset.name}.txt": game.rules(preset.name)
        for game in games().values()
        for preset in game.presets
    }


def playthrough(rules: Rules) -> str:
    """The text of the first deals of a match of random actions."""
    return "\n".join([*_told(rules), ""])


def _told(rules: Rules) -> Iterator[str]:
    yield f"game {rules.game.name}"
    yield f"hash {rules.chosen.hash}"
    for option in rules.chosen.options:
        value = rules.chosen[option.name]
        yield f"option {option.name} = {format_value(value)}{'' if value == option.default else ' (changed)'}"
    rng = Rng.stream("playthrough", rules.game.name, "actions")
    match = Match.start(rules, "playthrough")
    yield from _deal(match)
    played, seen = 0, set[str]()
    while played < DEALS and not match.winners:
        if match.state.outcome is not None:
            match = match.deal_next()
            yield from _deal(match)
        while match.state.outcome is None:
            yield ""
            yield from _news(_moment(match), seen)
            match = match.apply(rng.choice(match.state.legal_actions()))
            yield f"# {match.past[-1].actions[-1] if match.state.outcome else match.actions[-1]}"
        yield from _end(match)
        played += not match.state.outcome.thrown_in
    yield from ("", "the record", format_record(Record.of(match)).rstrip())


def _deal(match: Match) -> Iterator[str]:
    """How a deal came about, and the cards."""
    deal = match.state.deal
    yield from ("", f"deal {len(match.past)}")
    for draws in match.opening.draws:
        yield f"draw {', '.join(f'{seat} {format_card(card)}' for seat, card in draws)}"
    if match.word.exposed is not None:
        yield f"exposed {format_card(match.word.exposed)}"
    if match.word.draws:
        yield f"drawn {', '.join(f'{seat} {format_card(card)}' for seat, card in match.word.draws)}"
    yield f"seating {_listed(match.seating)}"
    yield f"dealer {deal.dealer}, opener {deal.opener}, sides {_listed(deal.sides)}, blanks {deal.blanks}"
    for seat, hand in enumerate(deal.hands):
        yield f"hand {seat}: {hand}"
    yield f"kitty: {' '.join(map(format_card, deal.kitty))}"


def _moment(match: Match) -> Iterator[str]:
    """One state: whose turn it is, what he holds and may do, what is public, and the digests of all views."""
    state = match.state
    seat = state.to_act
    assert seat is not None
    legal = [state.format_action(action) for action in state.legal_actions()]
    more = f" ... {legal[-1]}" if len(legal) > FIRST else ""
    yield f"{state.phase}, seat {seat}: {len(legal)} legal: {' | '.join(legal[:FIRST])}{more}"
    views = [view_of(match, viewer) for viewer in range(match.rules.seats)]
    spectator = spectator_view(match)
    yield f"holds {state.hand(seat)}; knows of the kitty {_kitty(views[seat])}"
    yield from _public(spectator)
    digests = [_short(dumps(view)) for view in (*views, spectator)]
    yield f"views {' '.join(digests)}, position {_short(format_position(match.rules, state))}"


def _short(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:8]


def _news(lines: Iterable[str], seen: set[str]) -> Iterator[str]:
    """The lines that were not there a moment before."""
    told = [*lines]
    yield from (line for line in told if line not in seen)
    seen.clear()
    seen |= {*told}


def _public(view: View) -> Iterator[str]:
    """What a spectator sees, in short."""
    assert view.match
    yield f"sizes {_listed(view.hand_sizes)}"
    yield f"totals {_listed(view.match.totals)}, kitty {_kitty(view)}"
    yield f"calls {', '.join(f'{call.seat} {call.text}' for call in view.calls) or '-'}"
    if view.phase != "auction":
        contracts, sides = _listed(view.contracts), _listed(view.sides)
        yield f"declarer {view.declarer}, stake {view.stake}, contracts {contracts}, sides {sides}"
    if view.trump:
        tricks = _listed(view.tricks)
        yield f"trump {view.trump}, leader {view.leader}, tricks {tricks}, taken {len(view.taken)}"
    if view.plays:
        yield f"plays {_listed(view.plays)}"
        yield f"bombs {_listed(view.bombs)}, left {_listed(view.bombs_left)}, {_cleared(view)}"
    if view.to_beat:
        yield f"to beat {view.to_beat.kind} {view.to_beat.key} {view.to_beat.length} of {view.owner}"
    if view.table:
        yield f"table {', '.join(map(_laid, view.table))}"


def _end(match: Match) -> Iterator[str]:
    """How a deal ended, and that everything is known then."""
    after, view = after_deal(match), spectator_view(match)
    yield ""
    yield f"over: points {_listed(after.outcome.points)}, first out {after.outcome.first_out}"
    yield f"thrown in {after.outcome.thrown_in}, winners {_listed(match.winners)}"
    yield f"left {' / '.join(str(match.state.hand(Seat(seat))) for seat in range(match.rules.seats))}"
    yield format_position(match.rules, match.state)
    yield from _public(view)
    yield f"moves {', '.join(map(_laid, after.moves))}"


def _laid(laid: Laid) -> str:
    return f"{laid.seat} {laid.text}{f' [{laid.cards}]' if laid.cards else ''}"


def _kitty(view: View) -> str:
    return " ".join("?" if card is None else format_card(card) for card in view.kitty) or "-"


def _cleared(view: View) -> str:
    return "cleared unseen" if view.cleared is None else f"cleared {len(view.cleared)}"


def _listed(values: tuple[int | None, ...]) -> str:
    return " ".join("-" if value is None else str(value) for value in values) or "-"
