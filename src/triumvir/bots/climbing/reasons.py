"""Reasons: why a play or pass is a good one, in a code and a few numbers."""

from triumvir.bots.climbing.choice import SURE, Choice
from triumvir.bots.climbing.eye import Eye
from triumvir.bots.climbing.plan import Plan, plan_of
from triumvir.bots.thought import Details, Reason
from triumvir.cards.kernel_counts import size
from triumvir.climbing.kernel import plays
from triumvir.climbing.rules import ClimbingRules

CLOSE = 2
"""An enemy with so few cards must be kept from the lead."""


def singles_in(play: ClimbingRules, plan: Plan) -> int:
    """How many lone cards a plan has, played one by one or attached."""
    found = 0
    for counts, header in plan:
        unit = play.shapes[(header >> 16 & 255) - 1].attach
        if unit is None:
            found += size(counts) == 1
        elif unit.size == 1:
            found += unit.per_rank * (header >> 8 & 255)
    return found


def reason(play: ClimbingRules, eye: Eye, chosen: Choice) -> Reason:
    """Why that is done. `turns` is how many plays the rest of the hand needs, `singles` how many lone cards
    fewer it holds.
    """
    if not chosen.counts:
        return _why_pass(play, eye)
    combo = play.combo(chosen.header)
    told: Details = (("kind", combo.kind), ("key", combo.key))
    if chosen.counts == eye.hand:
        return Reason("play/goes_out", told)
    before, after = plan_of(play, eye.hand), plan_of(play, eye.hand - chosen.counts)
    told = (*told, ("turns", len(after)))
    number = size(chosen.counts)
    if chosen.value >= SURE:
        return Reason("play/cannot_lose", told)
    if chosen.header >> 24:
        return Reason("play/bombs", told)
    if eye.fewest <= CLOSE and (eye.top or number != eye.fewest):
        return Reason("play/blocks", (*told, ("cards", eye.fewest)))
    sheds = len(after) < len(before)
    if eye.top:
        return _why_beat(eye, told, sheds)
    if not sheds:
        return Reason("lead/splits", told)
    return _why_lead(eye, told, number, singles_in(play, before) - singles_in(play, after))


def _why_beat(eye: Eye, told: Details, sheds: bool) -> Reason:
    """Why what lies there is beaten; whether that sheds a play of the plan."""
    if eye.is_friend(eye.owner):
        return Reason("follow/takes_over", (*told, ("seat", eye.owner)))
    return Reason("follow/sheds" if sheds else "follow/takes_lead", told)


def _why_lead(eye: Eye, told: Details, number: int, singles: int) -> Reason:
    """Why a play of so many cards is led, which rids the hand of so many lone cards."""
    for seat, held in enumerate(eye.sizes):
        if seat != eye.seat and eye.is_friend(seat) and held == number:
            return Reason("lead/feeds", (*told, ("seat", seat)))
    if singles > 0:
        return Reason("lead/clears_singles", (*told, ("singles", singles)))
    return Reason("lead/clears", told)


def _why_pass(play: ClimbingRules, eye: Eye) -> Reason:
    """Why nothing is played on what lies there."""
    if eye.is_friend(eye.owner):
        return Reason("pass/partner_winning", (("seat", eye.owner),))
    found: list[tuple[int, int]] = plays(play.table, eye.hand, eye.top, eye.bombs)
    if all(header >> 24 for _, header in found):
        return Reason("pass/keeps_bomb")
    need = len(plan_of(play, eye.hand))
    if all(header >> 24 or len(plan_of(play, eye.hand - counts)) >= need for counts, header in found):
        return Reason("pass/keeps_groups", (("turns", need),))
    seats = len(eye.sizes)
    seat = (eye.seat + 1) % seats
    while seat != eye.owner:
        if eye.is_friend(seat):
            return Reason("pass/leaves_to_partner", (("seat", seat),))
        seat = (seat + 1) % seats
    return Reason("pass/keeps_strength")
