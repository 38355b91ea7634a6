"""Tables in random play, looked at by everybody at once, in all languages; and what each may have seen."""

import re
from functools import cache, lru_cache

import msgspec

from tests.server.sim import NOBODY, Sim
from triumvir.cards.cardset import CardSet
from triumvir.cards.text import format_card
from triumvir.errors import TriumvirError
from triumvir.locales.catalog import LANGUAGES, catalog
from triumvir.server import protocol
from triumvir.server.asking import answer
from triumvir.server.decide import Acts, Presence
from triumvir.server.events import Pace, Plan
from triumvir.server.scene import scene_of
from triumvir.server.telling import chat, told
from triumvir.table.faces import SIGNS, rank

SHORT = {"hokm": {"target": 20}}
pack = msgspec.json.Encoder().encode


def sat(name, seed, *, late=True, bots=("novice",)):
    """A table of a game with persons on all chairs but those of bots, the first deal dealt."""
    options = SHORT.get(name, {"match_deals": 2})
    plan = Plan(name, options=options, late=late, pace=Pace(least=0.0, most=0.0))
    sim = Sim(plan, bots, name=f"{name} {seed}")
    sim.come(*[f"Person {number}" for number in range(4)])
    sim.ready()
    return sim


def act(sim, rng):
    """Whoever is to act does anything legal; the steps that come of it."""
    match, at = sim.table.match, sim.table.to_act
    text = match.state.format_action(rng.choice(match.state.legal_actions()))
    if sim.table.chairs[at].itself:
        return sim.do(NOBODY, Acts(sim.table.turn, text, "bot"))
    return sim.do(at, protocol.Act(id=sim.id(), at=sim.table.seq, action=text))


def stir(sim, rng):
    """Somebody comes, goes, lets a bot play, speaks, wishes, mutes or gives up; the steps that come of it."""
    at, new = rng.below(len(sim.table.chairs)), sim.id()
    chair = sim.table.chairs[at]
    command = rng.choice(
        [
            Presence(here=not chair.here),
            protocol.Away(id=new, away=not chair.away),
            protocol.Prefer(id=new, auto_pass=not chair.auto_pass, auto_play=chair.auto_pass),
            protocol.Say(id=new, phrase="hello"),
            protocol.Mute(id=new, chair=(at + 1) % len(sim.table.chairs), muted=rng.below(2) == 0),
            protocol.Surrender(id=new),
        ]
    )
    return sim.do(at, command) if chair.person else ()


def viewers(table):
    """Every chair, and a spectator."""
    return (*range(len(table.chairs)), None)


def language(viewer, seq):
    """The language of a viewer: in turn each of them."""
    return catalog(LANGUAGES[((viewer or 0) + seq) % len(LANGUAGES)])


def asked(table, viewer, said, *words):
    """The answers to some questions, or the codes of the refusals."""
    cards = ""
    if viewer is not None and table.match:
        cards = str(table.match.state.hand(table.seat_of(viewer))).partition(" ")[0]
    for what in words:
        try:
            yield pack(answer(table, viewer, protocol.Ask(id="q", what=what, cards=cards), said))
        except TriumvirError as error:
            yield pack(f"{error}")


def frames(before, step, viewer):
    """All that a viewer is sent of a step, and what he may ask; of a deal before only what he may not."""
    said = language(viewer, step.happened.seq)
    heard = told(before, step.happened, step.after, viewer, said)
    yield pack(heard)
    yield pack(scene_of(step.after, viewer, said))
    yield pack(chat(step.after, viewer, said))
    yield from asked(step.after, viewer, said, "select", "legal", "score", "view")
    match, shut = step.after.match, viewer is None and not step.after.plan.late
    if shut or not match.past or match.state.outcome is not None:
        yield from asked(step.after, viewer, said, "after")


class Oracle:
    """What has become public of a deal, found from the hands themselves and not from any view."""

    def __init__(self, match):
        self.public = CardSet()
        self.taken = CardSet()
        chosen = match.rules.chosen
        names = {option.name for option in chosen.options}
        self.open_kitty = "show_kitty" in names and chosen.flag("show_kitty")
        shown = [match.word.exposed, *(card for _, card in match.word.draws)]
        shown += [card for drawn in match.opening.draws for _, card in drawn]
        self.ceremony = CardSet.of(card for card in shown if card is not None)

    def saw(self, before, after):
        """An action was done."""
        state = before.state
        self.public |= state.hand(state.to_act) - after.state.hand(state.to_act)
        if state.phase == "auction" and after.state.phase not in ("auction", "over") and self.open_kitty:
            self.public |= CardSet.of(state.deal.kitty)

    def known(self, match, viewer):
        """The texts of the cards that a viewer may have seen; jokers of the second pack by rank too."""
        own = CardSet()
        if viewer is not None:
            seat = match.seating.index(viewer)
            own = match.state.hand(seat) | match.state.deal.hands[seat]
        cards = {*map(format_card, self.public | own | self.ceremony)}
        return cards | {card[0] for card in cards if card[0] in "br"}


CARD = re.compile(r"(?<![\w'])(?:[2-9TJQKA][CDHS]|[br])'?(?![\w'])")


@cache
def named(code):
    """The names and faces of the cards in a language, each with its text; and what finds them."""
    said = catalog(code)
    texts = [f"{letter}{suit}" for suit in "CDHS" for letter in "23456789TJQKA"]
    names = {said.say(f"card-{text}"): text for text in texts}
    names |= {f"{rank(said, text[0])}{SIGNS[text[1]]}": text for text in texts}
    return names, re.compile("|".join(sorted(map(re.escape, names), key=len, reverse=True)))


def strings(value):
    """All texts in a value, however deep, names of fields too."""
    parts = [value]
    for part in parts:
        if isinstance(part, list | dict):
            parts.extend(part)
        if isinstance(part, dict):
            parts.extend(part.values())
    return [part for part in parts if isinstance(part, str)]


@lru_cache(4096)
def cards_in(frame):
    """The cards that a frame speaks of in the notation."""
    return {*CARD.findall("\n".join(strings(msgspec.json.decode(frame))))}


@lru_cache(4096)
def named_in(frame, code):
    """The cards that a frame speaks of in the words of a language, of either pack."""
    names, found = named(code)
    return {names[name] for name in found.findall("\n".join(strings(msgspec.json.decode(frame))))}
