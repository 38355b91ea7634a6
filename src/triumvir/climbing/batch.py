"""ClimbingMachine: the rules of a climbing game as the kernels of batches take them, and back."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from triumvir.auction.auction import Call
from triumvir.auction.nodes import auction_nodes
from triumvir.auction.rules import Contract
from triumvir.cards.deal import Deal
from triumvir.cards.memory import bind, shared_words
from triumvir.climbing import kernel_batch, kernel_begin
from triumvir.climbing.actions import Action
from triumvir.climbing.over import Result
from triumvir.climbing.phases import strong_seats
from triumvir.seats import Seat

if TYPE_CHECKING:
    from triumvir.climbing.rules import ClimbingRules

CALL = 1 << 40
LEADERS = {"hand": 0, "opener": 1, "declarer": 2}


class ClimbingMachine:
    """One set of rules for batches, as words (`games.batch.Machine`)."""

    row = 160
    blanks_at = 15
    run = staticmethod(kernel_batch.run)
    listed = staticmethod(kernel_batch.listed)

    def __init__(
        self, rules: "ClimbingRules", opener_words: tuple[int, ...], history: int, size: int, *, playing: bool
    ) -> None:
        self.play = rules
        self.auction = auction_nodes(rules.auction)
        words = shared_words(rules.plan, len(rules.deck), opener_words, history, size, playing=playing)
        leads = LEADERS[rules.leader.who]
        self.waits = not opener_words or not leads or rules.strong is not None
        words[1], words[2], words[5] = rules.passes_to_clear, int(rules.pass_is_final), int(rules.bomb_cap)
        words[7], words[9], words[13] = int(self.waits), int(rules.show_kitty), leads
        words[17] = sum(1 << place for place in rules.declarer_side)
        row = rules.card_row(rules.deck.all)
        words[24:26] = (int.from_bytes(row[:8], "little"), int.from_bytes(row[8:], "little"))
        words[152 : 152 + len(rules.deck)] = (rules.places[card] for card in rules.deck.cards)
        takers = rules.kitty_takers(Seat(0))
        words[272 : 272 + len(takers)] = takers
        for shape in range(1, len(rules.shapes) + 1):
            words[416 + 32 * shape : 448 + 32 * shape] = (self._shown(shape, key) for key in range(32))
        self.rules = words

    def _shown(self, shape: int, key: int) -> int:
        """What an observation shows of a header: kind, key, and the length where the shape fixes it."""
        rules = self.play
        spec = rules.shapes[shape - 1]
        if not spec.exact and key >= len(spec.line(rules.order)):
            return 0
        combo = rules.combo(shape << 16 | key)
        length = combo.length if spec.exact or spec.size_is_length else 0
        return 1 + rules.kinds.index(combo.kind) | 1 + rules.order.index(combo.key) << 8 | length << 16

    @property
    def compiled(self) -> bool:
        """Whether memory is handed over by address."""
        return kernel_begin.compiled()

    def chunk(self, parts: Sequence[Any]) -> kernel_begin.Chunk:
        """Some deals, in the memory that `parts` are."""
        chunk = kernel_begin.Chunk(self.play.table)
        self.bind(chunk, parts)
        return chunk

    def bind(self, chunk: kernel_begin.Chunk, parts: Sequence[Any]) -> None:
        """The same deals in other memory."""
        bind(chunk, parts, compiled=self.compiled)

    def complete(self, chunk: kernel_begin.Chunk, at: int, deal: Deal, words: list[int]) -> bool:
        """Who speaks first in a deal that waits, which seats are strong, and who leads under each declarer
        (`games.batch`).
        """
        rules = self.play
        strong = sum(1 << seat for seat in strong_seats(rules, deal.hands))
        none = (0,) * rules.seats
        declarers = (*map(Seat, range(rules.seats)), None)
        leaders = (rules.leader(deal, Contract(declarer, 1, none)) for declarer in declarers)
        packed = sum(seat << 4 * place for place, seat in enumerate(leaders))
        return kernel_batch.complete(chunk, at, deal.opener, strong, packed, words)

    def words(self, action: Action) -> tuple[int, int]:
        """An action as it stands in a list of legal ones."""
        if isinstance(action, Call):
            return 0, CALL | self.play.auction.every.index(action.level)
        return action.counts, action.header

    def points(self, end: int) -> tuple[int, ...]:
        """What each seat is paid for a deal that ended so."""
        rules = self.play
        if not end:
            return (0,) * rules.seats
        declarer = None if end >> 4 & 15 == 15 else Seat(end >> 4 & 15)
        contract = Contract(declarer, end >> 8 & 0xFFFF, (0,) * rules.seats)
        bombs = tuple(end >> 32 + 4 * seat & 15 for seat in range(rules.seats))
        plays = tuple(end >> 48 + 2 * seat & 3 for seat in range(rules.seats))
        deal = Deal(Seat(0), Seat(0), (), sides=rules.plan.sides_in_turn)
        sides = rules.sides(deal, contract)
        return rules.settle(Result(contract, sides, Seat(end & 15), plays, bombs, end >> 24 & 255))
