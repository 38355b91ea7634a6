"""Cards selected in the play of a climbing game: their legal readings, or what they lack."""

from triumvir.bots.climbing.eye import eye_of
from triumvir.bots.fault import Fault, Selection
from triumvir.bots.thought import Details
from triumvir.cards.cardset import CardSet
from triumvir.climbing.actions import PASS, Play, shortest
from triumvir.climbing.kernel_readings import legal, readings
from triumvir.climbing.refusal import refusal
from triumvir.climbing.rules import ClimbingRules
from triumvir.errors import Code
from triumvir.views.view import View


def select(view: View, play: ClimbingRules, cards: CardSet) -> Selection:
    """What `cards` stand for in the view of the seat to act."""
    if strange := cards - play.deck.all:
        return Selection((), Fault(Code.CARD_NOT_IN_PACK, str(strange), "cards of the pack"))
    eye = eye_of(view, play)
    counts = play.counts(cards)
    if not counts and eye.top:
        return Selection((PASS,))
    taken = Play(counts, play.reading(counts, eye.top), cards.mask)
    known: list[int] = readings(play.table, counts) if cards <= view.hand else []
    found = [
        shortest(play, view.hand.mask, taken._replace(header=header))
        for header in sorted(known, key=lambda each: each != taken.header)
        if legal(play.table, eye.hand, counts, header, eye.top, eye.bombs)
    ]
    if found:
        return Selection(tuple(found))
    error = refusal(play, view.hand, eye.top, taken)
    return Selection((), Fault.of(error, *_missing(view, play, error.code, taken, eye.top)))


def _missing(view: View, play: ClimbingRules, code: Code, taken: Play, top: int) -> Details:
    """What the cards lack: those not held; or of the nearest reading the key, the length or the kind."""
    if code is Code.PLAY_NOT_HELD:
        return (("cards", str(CardSet(taken.cards) - view.hand)),)
    if code is not Code.PLAY_DOES_NOT_BEAT or view.to_beat is None:
        return ()
    lacks = "kind"
    known: list[int] = readings(play.table, taken.counts)
    if any(header >> 8 == top >> 8 for header in known):
        lacks = "key"
    elif any(header >> 16 == top >> 16 for header in known):
        lacks = "length"
    wanted = view.to_beat
    return (("lacks", lacks), ("kind", wanted.kind), ("key", wanted.key), ("length", wanted.length))
