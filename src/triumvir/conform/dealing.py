"""Cases about what comes before the play: the pack, the draws, the deal, who speaks first, where one sits.

Rules 1.A, 2.A, 3.A; 7.1 `opener`, `opener_ceremony`, `first_dealer`, `partners_4p`, `kitty_to`, `direction`.
"""

from triumvir.auction.rules import Contract
from triumvir.cards.card import SUITS, card, suit_of
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.climbing.rules import ClimbingRules
from triumvir.climbing.state import ClimbingState
from triumvir.conform.case import Answer, Case
from triumvir.conform.layout import Told, hands_of, one_by_one
from triumvir.errors import Code, ParseError
from triumvir.games.opening import Draw, Opening
from triumvir.seats import Seat


def pack(case: Case) -> Answer:
    """What the pack consists of."""
    deck = case.rules.play.deck
    return {
        "size": len(deck),
        "missing_sevens": [f"7{suit}" for suit in SUITS if card("7", suit) not in deck.all],
        "suit_sizes": {suit: sum(suit_of(one) == suit for one in deck.cards) for suit in SUITS},
        "jokers": sum(not suit_of(one) for one in deck.cards),
    }


def deal_sizes(case: Case) -> Answer:
    """How many cards everybody has as dealt, and once the kitty is taken."""
    play = case.rules.play
    hands, kitty = play.plan.deal(play.deck.cards, 0)
    return {
        "before": [len(hand) for hand in hands],
        "kitty": len(kitty),
        "after": [len(hand) for hand in _with_kitty(case, Deal(Seat(0), Seat(0), hands, kitty))],
    }


def deal_map(case: Case) -> Answer:
    """Where the cards at some positions of the pack go."""
    play, given = case.rules.play, case.given
    dealer = given.seat("dealer", case.seats)
    hands, kitty = play.plan.deal(play.deck.cards, dealer)
    held = _with_kitty(case, Deal(dealer, dealer, hands, kitty))
    owners = {one: seat for seat, hand in enumerate(held) for one in hand}
    positions = given.wholes("positions", most=len(play.deck) - 1)
    return {"to": [owners.get(play.deck.cards[position], "kitty") for position in positions]}


def _with_kitty(case: Case, deal: Deal) -> tuple[CardSet, ...]:
    """The hands, with the kitty in those of its takers where the case names a declarer."""
    play = case.rules.play
    if "declarer" not in case.given or not isinstance(play, ClimbingRules):
        return deal.hands
    declarer = case.given.seat("declarer", play.seats)
    state = ClimbingState.at_play(play, deal, Contract(declarer, 1, (0,) * play.seats))
    return tuple(state.hand(Seat(seat)) for seat in range(play.seats))


def ceremony(case: Case) -> Answer:
    """What drawing cards settles: the first word where a card is `exposed`, else dealer and partners."""
    return _first_word(case) if "exposed" in case.given else _first_dealer(case)


def _first_word(case: Case) -> Answer:
    deck, given = case.rules.play.deck, case.given
    draws = given.texts("draws")
    told = one_by_one(deck, [given.text("exposed"), *draws])
    none = (CardSet(),) * case.seats
    word = case.rules.opener(Told(told), given.seat("dealer", case.seats), none)
    if len(word.draws) > len(draws):
        return {"next_to_draw": word.draws[len(draws)][0]}
    return {"opener": word.opener}


def _first_dealer(case: Case) -> Answer:
    deck, given = case.rules.play.deck, case.given
    rounds = [given.texts("draws", case.seats)]
    rounds += given.text_lists("redraws") if "redraws" in given else ()
    told = one_by_one(deck, [name for drawn in rounds for name in drawn])
    opening = case.rules.opening(Told(told))
    for drawn, needed in zip(rounds, opening.draws, strict=False):
        if len(drawn) != len(needed):
            expected = f"a card for each of {len(needed)} seats"
            raise ParseError(Code.VECTOR_LINE, got=drawn, expected=expected, where="given.redraws")
    if len(opening.draws) > len(rounds):
        return {"redraw": _seats(opening.draws[len(rounds)])}
    return _settled(opening)


def _seats(drawn: tuple[Draw, ...]) -> list[Seat]:
    return [seat for seat, _ in drawn]


def _settled(opening: Opening) -> Answer:
    """The dealer and the sides, the dealer's first, by the seats held at the draw."""
    before = opening.moved or tuple(map(Seat, range(len(opening.draws[0]))))
    answer: Answer = {"dealer": before[opening.dealer]}
    if opening.sides:
        best = opening.sides[opening.dealer]
        teams = [
            [before[seat] for seat, side in enumerate(opening.sides) if (side == best) is first]
            for first in (True, False)
        ]
        answer["teams"] = [sorted(team) for team in teams]
    return answer


def opener(case: Case) -> Answer:
    """Who speaks first in a deal: by the hearts dealt, by a marked card, or by the dealer's seat alone."""
    play, given = case.rules.play, case.given
    dealer = given.seat("dealer", case.seats)
    hands = (CardSet(),) * case.seats
    if "hearts" in given:
        hands = hands_of(play.deck, ("",) * case.seats, given.texts("hearts", case.seats))
    if "marker" in given:
        marked = play.deck.cards[given.whole("marker", most=len(play.deck) - 1)]
        dealt, _ = play.plan.deal(play.deck.cards, dealer)
        hands = tuple(hand & CardSet.of([marked]) for hand in dealt)
    return {"opener": case.rules.opener(Told(), dealer, hands).opener}


def seating(case: Case) -> Answer:
    """On which side of a seat the next one sits."""
    return {"next_sits": case.rules.next_sits}
