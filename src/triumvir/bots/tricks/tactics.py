"""A card chosen by the policy of the kernel, and what it is for, in words of the game."""

from triumvir.bots.thought import Reason
from triumvir.bots.tricks.kernel_policy import Stakes, needs, weigh
from triumvir.bots.tricks.sight import Sight
from triumvir.cards.text import format_card
from triumvir.tricks.actions import PlayCard
from triumvir.tricks.kernel import on_table

SURE = 200
"""Of 256: a card that likely takes its trick."""


def pick(sight: Sight, stakes: Stakes) -> int:
    """The number of the card that the policy plays; of equals the first."""
    scored = weigh(stakes, *_seen(sight))
    return max(scored, key=lambda each: each[1])[0]


def action_of(sight: Sight, bit: int) -> PlayCard:
    """The play of a card."""
    return sight.layout.plays[bit]


def reason_of(sight: Sight, stakes: Stakes, bit: int) -> Reason:
    """What playing a card is for."""
    scored = {number: chance for number, _, chance in weigh(stakes, *_seen(sight))}
    need = needs(stakes, sight.word, sight.seat, sight.hand.bit_count())
    details = (("card", format_card(action_of(sight, bit).card)), ("needs", need))
    if len(scored) == 1:
        return Reason("only/card", details)
    chance, trump = scored[bit], bit // 8 == sight.word >> 21 & 7
    if not on_table(sight.word):
        return Reason(_lead(sight, bit, chance, trump, need), details)
    return Reason(_follow(sight, bit, scored, trump, need), details)


def _seen(sight: Sight) -> tuple[int, int, int, int]:
    return sight.hand, sight.unseen, sight.word, sight.voids


def _lead(sight: Sight, bit: int, chance: int, trump: bool, need: int) -> str:
    """Why a card is led."""
    suit = 0xFF << bit // 8 * 8
    if trump and sight.unseen & suit:
        return "lead/draws_trump"
    if chance >= SURE:
        return "lead/cashes" if need else "lead/spoils"
    if sight.hand & suit == 1 << bit:
        return "lead/shortens"
    if not need:
        return "lead/ducks"
    return "lead/cashes" if not (sight.unseen & suit) >> bit else "lead/builds"


def _follow(sight: Sight, bit: int, scored: dict[int, int], trump: bool, need: int) -> str:
    """Why a card is played to a trick."""
    if not any(scored.values()):
        return "follow/cannot_win" if bit // 8 == (sight.word & 31) // 8 else "follow/discards"
    if not scored[bit]:
        return "follow/saves" if need else "follow/ducks"
    if not need:
        return "follow/spoils"
    if trump and (sight.word & 31) // 8 != bit // 8:
        return "follow/trumps"
    cheapest = min(number for number, chance in scored.items() if chance)
    return "follow/wins_cheaply" if bit == cheapest else "follow/wins_high"
