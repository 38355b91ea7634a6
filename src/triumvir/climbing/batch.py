"""ClimbingMachine: the rules of a climbing game as the kernels of batches take them, and back."""

from typing import TYPE_CHECKING

from triumvir.auction.auction import Call
from triumvir.auction.nodes import auction_nodes
from triumvir.auction.rules import Contract
from triumvir.cards.deal import Deal
from triumvir.climbing import kernel_batch
from triumvir.climbing.actions import Action, Play
from triumvir.climbing.over import Result
from triumvir.climbing.phases import strong_seats
from triumvir.climbing.rows import counts_row
from triumvir.seats import Seat

if TYPE_CHECKING:
    from triumvir.climbing.rules import ClimbingRules

CALL = 1 << 40
LEADERS = {"hand": 0, "opener": 1, "declarer": 2}


class ClimbingMachine:
    """One set of rules for batches: `row` words a deal, the `rules` and the `auction` as words."""

    row = 152
    blanks_at = 15

    def __init__(
        self, rules: "ClimbingRules", opener_words: tuple[int, ...], history: int, size: int, *, playing: bool
    ) -> None:
        self.play = rules
        self.auction = auction_nodes(rules.auction)
        self.rules = self._words(opener_words, history, size, playing=playing)

    def _words(self, opener: tuple[int, ...], history: int, size: int, *, playing: bool) -> list[int]:
        """The rules as `kernel_batch` says."""
        rules, words = self.play, [0] * 1376
        way = opener[0] if opener else 0
        numbers = (0, 0) if way == 3 else (*opener[1:], 0, 0)[:2]
        leads = LEADERS[rules.leader.who]
        waits = not way or not leads or rules.strong is not None
        words[:7] = (
            rules.seats,
            rules.passes_to_clear,
            rules.pass_is_final,
            len(rules.deck),
            rules.plan.kitty,
            rules.bomb_cap,
            playing,
        )
        words[7:15] = (waits, history, rules.show_kitty, way, *numbers, leads, size // 8)
        words[16:18] = (bool(rules.plan.sides), sum(1 << place for place in rules.declarer_side))
        movers = (1 << 8 * history) - 1
        words[22:24] = (movers & (1 << 64) - 1, movers >> 64)
        row = counts_row(rules.counted(rules.deck.all.mask))
        words[24:26] = (int.from_bytes(row[:8], "little"), int.from_bytes(row[8:], "little"))
        owners = [rules.plan.seat_at(place, dealer=0) for place in range(len(rules.deck))]
        words[32 : 32 + len(owners)] = [15 if owner is None else owner for owner in owners]
        words[152 : 152 + len(owners)] = [rules.places[card] for card in rules.deck.cards]
        takers = rules.kitty_takers(Seat(0))
        words[272 : 272 + len(takers)] = takers
        if way == 3:
            words[288 : 287 + len(opener)] = opener[1:]
        for shape in range(1, len(rules.shapes) + 1):
            words[416 + 32 * shape : 448 + 32 * shape] = [self._shown(shape, key) for key in range(32)]
        return [int(word) for word in words]

    def _shown(self, shape: int, key: int) -> int:
        """What an observation shows of a header: kind, rank of the key, and length where the shape fixes it."""
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
        return kernel_batch.compiled()

    @property
    def waits(self) -> bool:
        """Whether every deal waits for `complete`."""
        return bool(self.rules[7])

    def chunk(self, parts: list[object]) -> kernel_batch.Chunk:
        """Some deals, in the memory that `parts` are."""
        return kernel_batch.Chunk(self.play.table, parts)

    run = staticmethod(kernel_batch.run)
    complete = staticmethod(kernel_batch.complete)
    look = staticmethod(kernel_batch.look)

    def told(self, deal: Deal) -> tuple[int, int]:
        """What a kernel is told of a deal: the strong seats, and who leads under each declarer."""
        rules = self.play
        strong = sum(1 << seat for seat in strong_seats(rules, deal.hands))
        none = (0,) * rules.seats
        leaders = [rules.leader(deal, Contract(Seat(seat), 1, none)) for seat in range(rules.seats)]
        leaders.append(rules.leader(deal, Contract(None, 1, none)))
        return strong, sum(seat << 4 * at for at, seat in enumerate(leaders))

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
