"""Reasons of bots and costs of plays, in English."""

from collections.abc import Mapping

from triumvir.bots.thought import Reason
from triumvir.cli.screen import counted

SAID: Mapping[str, str] = {
    "any/random": "anything legal",
    "any/slip": "without thinking",
    "any/forced": "nothing else is legal",
    "call/declines": "no higher call promises more than {points}",
    "call/pays": "it promises {points}",
    "call/likes": "by the look of the hand",
    "call/expects": "the hand takes about {tricks} while another seat declares",
    "call/expects_declaring": "the hand takes about {tricks} with {suit} as trumps",
    "call/counts_tops": "it counts {tops}",
    "trump/longest": "no suit is longer, it holds {cards}",
    "trump/strongest": "{cards} of it promise more than a longer suit",
    "only/card": "nothing else is legal",
    "play/looks_good": "it looks good",
    "pass/looks_good": "it looks good",
    "play/goes_out": "the hand is empty",
    "play/cannot_lose": "hardly anything can go wrong, {turns} to go",
    "play/bombs": "a bomb is worth it, {turns} to go",
    "play/blocks": "it blocks a seat with {cards}",
    "lead/feeds": "seat {seat}, a partner, can go out on it",
    "lead/clears_singles": "it clears {singles}, {turns} to go",
    "lead/clears": "it leaves {turns} to go",
    "lead/splits": "the torn group is worth more so, {turns} to go",
    "follow/sheds": "it leaves {turns} to go",
    "follow/takes_lead": "the lead is worth a torn group, {turns} to go",
    "follow/takes_over": "it pays to beat seat {seat}, a partner, {turns} to go",
    "pass/partner_winning": "seat {seat}, a partner, is winning the trick",
    "pass/leaves_to_partner": "seat {seat}, a partner, is still to play",
    "pass/keeps_bomb": "only a bomb would beat it",
    "pass/keeps_groups": "whatever beats it tears a group",
    "pass/keeps_strength": "what beats it is worth more later",
    "lead/draws_trump": "it draws trumps",
    "lead/cashes": "it takes its trick",
    "lead/builds": "it makes later cards of the suit good",
    "lead/shortens": "it is the last card of its suit",
    "lead/spoils": "the others shall not have the trick",
    "lead/ducks": "no trick is needed",
    "follow/wins_cheaply": "the cheapest card that takes the trick",
    "follow/wins_high": "others are still to play, so a higher card",
    "follow/trumps": "it trumps the trick",
    "follow/spoils": "the others shall not have the trick",
    "follow/saves": "a card that could win is kept for later",
    "follow/ducks": "no trick is needed",
    "follow/cannot_win": "nothing held wins",
    "follow/discards": "nothing held wins, a discard",
    "cost/goes_out": "none, the hand is empty",
    "cost/sheds": "none, {turns} to go",
    "cost/strong": "a strong play, {turns} to go",
    "cost/breaks": "a torn group, {turns} to go",
    "cost/breaks_bomb": "a bomb that is gone, {turns} to go",
    "cost/bomb": "a bomb, {turns} to go",
    "cost/small": "a small card",
    "cost/winner": "a winner",
    "cost/trump": "a trump",
    "cost/top_trump": "the highest trump that is out",
}
COUNTED = {"turns": "play", "cards": "card", "singles": "lone card", "tops": "trick"}


def reasoned(reason: Reason) -> str:
    """A reason in plain words; the code itself where there are none.

    >>> reasoned(Reason("lead/clears_singles", (("turns", 1), ("singles", 2))))
    'it clears 2 lone cards, 1 play to go'
    """
    return SAID.get(reason.code, reason.code).format_map(dict(map(_worded, reason.details)))


def _worded(detail: tuple[str, int | str]) -> tuple[str, str]:
    """A detail by name, with the word for what it counts; points and tricks come in tenths."""
    name, value = detail
    if not isinstance(value, int):
        return name, value
    if name in COUNTED:
        return name, counted(value, COUNTED[name])
    tenths = {"points": f"{value / 10:+.1f} points", "tricks": f"{value / 10:.1f} tricks"}
    return name, tenths.get(name, str(value))
