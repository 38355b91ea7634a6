"""Scene: all that a viewer sees of a table at one moment. Beyond `scene_of` everything goes by his view of
the deal and by what is public.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise

from triumvir.bots.groups import suit_orders
from triumvir.bots.naming import laid_as, playable
from triumvir.cards.card import Card, rank_of, suit_of
from triumvir.cards.cardset import CardSet
from triumvir.cards.text import format_card
from triumvir.games.options import RuleSet
from triumvir.games.registry import rules_of
from triumvir.locales import rules as texts
from triumvir.locales import words
from triumvir.locales.catalog import Catalog, catalog
from triumvir.server.parts import Call, Ceremony, Drawn, Factor, Hand, Laid, Seat, Settled
from triumvir.server.public import Left, Public, Sitter, public
from triumvir.server.seen import Choice, Deal, Game, May, Option, Person, Scene, Stage
from triumvir.server.table import Table
from triumvir.table.order import WAYS, held
from triumvir.table.settle import settlement, so_far
from triumvir.table.words import Words, by_suits, role_of
from triumvir.views.view import Laid as Moved
from triumvir.views.view import Standing, View

STAGES: tuple[Stage, ...] = ("auction", "trump", "play", "over")
BIDDERS = ("landlord", "digger")
"""What is bid for, where bids are numbers."""
PROMPTS = {"waiting": "now-ready", "between": "now-next", "over": "now-again"}
MOST = 100
"""More plays than this are not listed."""
HANDS = 4096
"""How many hands are kept sorted."""


def scene_of(table: Table, viewer: int | None, said: Catalog) -> Scene:
    """What a viewer (a chair; none: a spectator) sees of a table, in a language."""
    return scene(public(table, viewer), said)


def scene(seen: Public, said: Catalog) -> Scene:
    """The same, from what he may know."""
    view, told = seen.view, worded(seen, said)
    return Scene(
        seq=seen.seq,
        phase=seen.phase,
        code=seen.code,
        game=game_of(seen.rules.chosen, seen.plan.preset, said.language),
        people=tuple(_people(seen, said)),
        title=seen.plan.title,
        pace=seen.plan.pace,
        host=seen.host,
        me=seen.me,
        prompt=_prompt(seen, told),
        match=seen.number,
        turn=seen.turn,
        deal=_deal(seen, view, told) if view else None,
        score=seen.score,
        ready_by=seen.ready_by,
        commitment=seen.commitment,
        proof=seen.proof,
    )


def worded(seen: Public, said: Catalog) -> Words:
    """The words for a viewer, who is "you" to himself."""
    chosen = seen.view.chosen if seen.view else None
    rules = rules_of(chosen) if chosen else seen.rules
    return Words(said, rules, seen.viewer, seen.seating, names_of(seen.sitters, said))


def names_of(sitters: Sequence[Sitter], said: Catalog) -> tuple[str, ...]:
    """What the chairs are called: persons by their names, the others by the number of the chair."""
    return tuple(
        [sitter.name or said.say("who-bot", number=at) for at, sitter in enumerate(sitters, start=1)]
    )


def level_of(said: Catalog, bot: str) -> str:
    """How well a bot plays; a bot of no known level by its own name."""
    known = f"level-{words.message_id(bot.partition(':')[0])}" in said
    return words.level(said, bot) if known else bot


@lru_cache(maxsize=256)
def game_of(chosen: RuleSet, preset: str, language: str) -> Game:
    """What is played, in a language."""
    said, rules = catalog(language), rules_of(chosen)
    suits = by_suits(rules)
    return Game(
        game=chosen.game,
        name=words.game(said, chosen.game),
        preset=preset,
        preset_name=words.preset(said, preset),
        rules=chosen.hash,
        seats=rules.seats,
        next=rules.next_sits,
        face="suit" if suits else "rank",
        ways=WAYS if suits else ("rank", "groups"),
        options=tuple(
            Option(name, value, texts.option(said, name, value)) for name, value in chosen.diff().items()
        ),
        goal=" ".join(Words(said, rules, None, ()).goal()),
        target=_number(chosen, "target"),
        deals=_number(chosen, "match_deals"),
    )


def _number(chosen: RuleSet, name: str) -> int:
    """The value of an option; 0 where the game has none of that name, or it is no number."""
    known = any(option.name == name for option in chosen.options)
    return chosen.number(name) if known and chosen.text(name) != "none" else 0


def _people(seen: Public, said: Catalog) -> Iterator[Person]:
    """Who has the chairs."""
    thinks = seen.turn.chair if seen.turn else None
    for chair, (sitter, name) in enumerate(zip(seen.sitters, names_of(seen.sitters, said), strict=True)):
        yield Person(
            chair=chair,
            seat=sitter.seat,
            name=name if sitter.name or sitter.bot else "",
            bot=sitter.bot,
            level=level_of(said, sitter.bot) if sitter.bot else "",
            program=sitter.program,
            here=sitter.here,
            away=sitter.why,
            thinking=chair == thinks,
            ready=sitter.ready,
            surrendered=sitter.surrendered,
        )


def _prompt(seen: Public, told: Words) -> str:
    """What the viewer is to do now, or what is waited for."""
    say, view = told.said.say, seen.view
    if seen.phase == "playing" and view:
        return _turn_prompt(seen, view, told)
    if seen.phase == "closed":
        return say("told-closed")
    if seen.viewer is None:
        return say("now-look-on")
    if free := sum(not sitter.name and not sitter.bot for sitter in seen.sitters):
        return say("now-chairs", count=free)
    if seen.sitters[seen.viewer].ready:
        return say("now-others")
    return say(PROMPTS[seen.phase])


def _turn_prompt(seen: Public, view: View, told: Words) -> str:
    """The same while a deal is played."""
    say = told.said.say
    if seen.turn is None:
        return ""
    if seen.viewer is None or seen.viewer != seen.turn.chair:
        return say("now-wait", name=told.player_name(seen.turn.chair))
    mine = seen.sitters[seen.viewer]
    if mine.why or mine.surrendered:
        return say("now-bot")
    if view.phase == "auction":
        bids = told.at_stake in BIDDERS and any(choice.text.startswith("bid") for choice in view.legal)
        return say(f"now-bid-{told.at_stake}" if bids else f"now-call-{told.at_stake}")
    if view.phase == "trump":
        return say("now-trump")
    if told.suits:
        return _follow_prompt(view, told) if view.table else say("now-lead-card")
    if view.to_beat is None:
        return say("now-lead")
    return say("now-only-pass") if len(view.legal) == 1 else say("now-beat", what=told.what(view.to_beat))


def _follow_prompt(view: View, told: Words) -> str:
    """The same where a card is laid to a trick: of the suit that was led, if there is one."""
    led, count = suit_of(next(iter(view.table[0].cards))), len(view.legal)
    if all(choice.text.endswith(led) for choice in view.legal):
        return told.said.say("now-follow-suit", count=count, suit=words.suit(told.said, led))
    return told.said.say("now-follow-card", count=count)


def _deal(seen: Public, view: View, told: Words) -> Deal:
    """The deal."""
    assert view.match is not None, "a deal of a match"
    return Deal(
        number=view.match.deals,
        stage=_stage(view),
        dealer=view.dealer,
        opener=view.opener,
        seats=tuple([seat_told(view, at, told) for at in range(len(view.hand_sizes))]),
        hand=_hand(view) if view.hand else None,
        to_act=view.to_act,
        calls=tuple([Call(call.seat, call.text, told.call(call.text)) for call in view.calls]),
        declarer=view.declarer,
        stake=view.stake,
        factors=tuple([Factor(each.name, each.count, each.times) for each in so_far(view)]),
        blanks=view.blanks,
        kitty=tuple([None if card is None else format_card(card) for card in view.kitty]),
        trump=view.trump,
        trump_words=words.suit(told.said, view.trump) if view.trump else "",
        table=_laid(view, view.table, told, beats=True),
        owner=view.owner,
        last=_last(view, told),
        may=_may(view, told) if view.legal else None,
        ceremony=None if seen.begun else _ceremony(view.match),
        settled=settled(view, seen.left, told) if view.outcome else None,
    )


def _stage(view: View) -> Stage:
    """What is being done."""
    return next(stage for stage in STAGES if stage == view.phase)


def seat_told(view: View, at: int, told: Words) -> Seat:
    """What all know of a seat."""
    said = next((call.text for call in reversed(view.calls) if call.seat == at), "")
    return Seat(
        cards=view.hand_sizes[at],
        role=role_of(view, at),
        words=told.role(view, at),
        side=view.sides[at] if view.sides else None,
        said=told.called(said) if said else "",
        contract=view.contracts[at] if view.contracts else 0,
        tricks=view.tricks[at] if view.tricks else 0,
        bombs=view.bombs[at] if view.bombs else 0,
        bombs_left=view.bombs_left[at] if view.bombs_left else None,
    )


def _hand(view: View) -> Hand:
    """The viewer's cards, sorted in each way; kept, since they change only when he plays."""
    key = (view.chosen, view.trump, view.hand.mask)
    found = _hands.get(key)
    if found is None:
        heaps = {way: tuple(" ".join(map(format_card, heap)) for heap in held(view, way)) for way in WAYS}
        found = Hand(heaps["rank"][0], heaps["suit"][0], heaps["groups"])
        if len(_hands) >= HANDS:
            _hands.clear()
        _hands[key] = found
    return found


_hands: dict[tuple[RuleSet | None, str, int], Hand] = {}


def sorted_of(view: View, cards: CardSet) -> Sequence[Card]:
    """Cards as their holder would sort them."""
    way = "suit" if view.trump else "rank"
    return next(iter(held(replace(view, hand=cards), way)), ())


def _laid(view: View, moves: Sequence[Moved], told: Words, *, beats: bool = False) -> tuple[Laid, ...]:
    """Moves of a trick; with `beats` the last play of them is marked if it is to be beaten."""
    top = (
        max((at for at, move in enumerate(moves) if move.cards), default=-1) if beats and view.to_beat else -1
    )
    return tuple(
        [
            Laid(move.seat, str(move.cards), move_words(view, move, told), at == top)
            for at, move in enumerate(moves)
        ]
    )


def move_words(view: View, move: Moved, told: Words) -> str:
    """What was played, in words."""
    if combo := laid_as(view, move):
        return told.what(combo)
    return words.card(told.said, str(move.cards)) if move.cards else told.said.say("move-pass")


def _last(view: View, told: Words) -> tuple[Laid, ...] | None:
    """The trick before the one on the table; none where it may not be looked at or there is none."""
    if view.taken:
        trick = view.taken[-1]
        seats = len(view.hand_sizes)
        return tuple(
            Laid((trick.leader + turn) % seats, format_card(card), words.card(told.said, format_card(card)))
            for turn, card in enumerate(trick.cards)
        )
    return _laid(view, last_trick(view.cleared), told) if view.cleared else None


def last_trick(moves: Sequence[Moved]) -> Sequence[Moved]:
    """The last of the tricks that some moves make: it begins where somebody plays on his own play."""
    plays = [at for at, move in enumerate(moves) if move.cards]
    begins = plays[0] if plays else 0
    for before, at in pairwise(plays):
        if moves[before].seat == moves[at].seat:
            begins = at
    return moves[begins:]


def _may(view: View, told: Words) -> May:
    """What the viewer may do."""
    count = len(view.legal)
    if view.phase != "play":
        return May(count, calls=tuple([call_choice(choice.text, told) for choice in view.legal]))
    if count > MOST:
        return May(count)
    cards = playable(view)
    plays = tuple([choice.text for choice in view.legal])
    return May(count, plays=plays, playable=None if cards == view.hand else str(cards))


def call_choice(text: str, told: Words) -> Choice:
    """A call, or a suit that may be trumps."""
    verb, _, suit = text.partition(" ")
    if verb != "trump":
        return Choice(text, told.call(text))
    in_pack = {rank_of(card) for card in told.rules.play.deck.cards if suit_of(card) == suit}
    order = [rank for rank in suit_orders(told.rules, suit)[suit] if rank in in_pack]
    return Choice(text, words.suit(told.said, suit), "".join(order))


def _ceremony(match: Standing) -> Ceremony | None:
    """What was drawn before the deal; none where nothing was."""
    if not match.draws and not match.drawn and match.exposed is None:
        return None
    return Ceremony(
        rounds=tuple(tuple(Drawn(seat, format_card(card)) for seat, card in drawn) for drawn in match.draws),
        exposed="" if match.exposed is None else format_card(match.exposed),
        opener=tuple(Drawn(seat, format_card(card)) for seat, card in match.drawn),
    )


def settled(view: View, left: Left | None, told: Words) -> Settled:
    """How the deal that is over was paid."""
    outcome, paid = view.outcome, settlement(view)
    assert outcome is not None, "the deal is over"
    hands: Sequence[CardSet] = left.hands if left else ()
    return Settled(
        points=outcome.points,
        words=tuple(told.settlement(paid, view)) if paid else (told.said.say("event-thrown-in"),),
        out=outcome.first_out,
        thrown_in=outcome.thrown_in,
        stake=paid.stake if paid else 0,
        unit=paid.unit if paid else 0,
        factors=tuple(Factor(each.name, each.count, each.times) for each in paid.factors) if paid else (),
        left=tuple(" ".join(map(format_card, sorted_of(view, hand))) for hand in hands) if any(hands) else (),
        kitty=" ".join(map(format_card, left.kitty)) if left else "",
    )
