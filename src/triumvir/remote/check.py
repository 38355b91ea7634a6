"""Check: whether each deal was the one that the server was bound to, by what this client saw itself."""

from dataclasses import dataclass, field

from triumvir.cards.cardset import CardSet
from triumvir.errors import TriumvirError
from triumvir.games.game import Rules
from triumvir.games.match import Match
from triumvir.games.registry import find
from triumvir.record.position import rules_of
from triumvir.server.seen import After, Game, Scene
from triumvir.server.seen import Proof as Shown
from triumvir.table.fair import Proof, commitment, dealt


@dataclass(slots=True)
class Running:
    """A deal as it was seen when it began: the promise given before it (none: it ran already), what this
    client added to the seed, and its cards.
    """

    match: int
    number: int
    promise: str
    salt: str
    hand: CardSet


@dataclass(slots=True)
class Checker:
    """Follows the deals at a table from its scenes, and judges them once they are over.

    `promise` and `salt` are what is agreed for the next deal.
    """

    table: str
    chair: int
    promise: str = ""
    salt: str = ""
    running: Running | None = None
    _rules: Rules | None = None
    _before: Rules | Match | None = None
    _judged: int = -1
    _match: int = field(default=-1)

    def see(self, scene: Scene) -> None:
        """Look at a scene: before a deal for the promise, at its beginning for the cards."""
        if scene.phase != "playing" or scene.deal is None:
            self.promise = scene.commitment
            return
        if self._match != scene.match:
            self._match, self._judged = scene.match, -1
            self._rules = self._before = played_by(scene.game)
        key = (scene.match, scene.deal.number)
        if self.running is None or (self.running.match, self.running.number) != key:
            hand = CardSet.parse(scene.deal.hand.rank) if scene.deal.hand else CardSet()
            promise = self.promise if self.promise == scene.commitment else ""
            self.running = Running(*key, promise, self.salt, hand)
            self.salt = ""

    def wanted(self, scene: Scene) -> int | None:
        """The number of the deal to be asked for next, of those that are over; none if all are judged."""
        if scene.deal is None or self._before is None or scene.match != self._match:
            return None
        over = scene.deal.number + (scene.deal.stage == "over")
        return self._judged + 1 if self._judged + 1 < over else None

    def judge(self, after: After) -> str:
        """What is to be said of a deal that is over, as a message of the catalogue; empty for one of which
        nothing was seen.
        """
        if after.number != self._judged + 1 or self._before is None or after.proof is None:
            return ""
        self._judged = after.number
        fault = self._cards(after, after.proof)
        running = self.running
        if running is None or running.number != after.number:
            return fault
        if commitment(after.proof.seed) != after.proof.commitment:
            return "net-other-promise"
        if running.promise and running.promise != after.proof.commitment:
            return "net-other-promise"
        if running.salt and running.salt != after.proof.salts[self.chair]:
            return "net-other-salt"
        return fault or ("net-committed" if running.promise else "net-unseen")

    def _cards(self, after: After, shown: Shown) -> str:
        """The message for cards that do not follow from the seed; empty if they do. The match goes on."""
        proof = Proof(self.table, shown.deal, shown.commitment, shown.seed, shown.salts)
        assert self._before is not None, "a match was seen"
        try:
            match = dealt(self._before, proof.deal_seed)
            deal = match.state.deal
            hands = tuple(map(CardSet.parse, after.hands))
            same = (
                (deal.dealer, deal.opener, match.seating) == (after.dealer, after.opener, after.chairs)
                and hands == tuple(deal.hands)
                and CardSet.parse(after.kitty) == CardSet.of(deal.kitty)
            )
            seat = match.seating.index(self.chair)
            running = self.running
            if running is not None and running.number == after.number:
                same = same and running.hand <= (deal.hands[seat] | CardSet.of(deal.kitty))
            for move in after.moves:
                match = match.apply_text(f"{move.seat} {move.action}")
        except TriumvirError:
            return "net-other-cards"
        self._before = match
        return "" if same else "net-other-cards"


def played_by(game: Game) -> Rules | None:
    """The rules of a game as a scene tells them; none if they can't be what their hash says."""
    try:
        rules = rules_of(find(game.game), {option.name: option.value for option in game.options})
    except TriumvirError:
        return None
    return rules if rules.chosen.hash == game.rules else None
