"""TrickMachine: the rules of a trick-taking game as the kernels of batches take them, and back."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from triumvir.auction.auction import Call
from triumvir.auction.nodes import auction_nodes
from triumvir.auction.rules import Contract
from triumvir.cards.card import SUITS
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.cards.memory import bind, shared_words
from triumvir.seats import Seat
from triumvir.tricks import kernel_batch
from triumvir.tricks.actions import Action, NameTrump

if TYPE_CHECKING:
    from triumvir.tricks.rules import TrickRules

CALL, TRUMP = 1 << 40, 1 << 41


class TrickMachine:
    """One set of rules for batches, as words (`games.batch.Machine`)."""

    row = 224
    blanks_at = 15
    run = staticmethod(kernel_batch.run)
    listed = staticmethod(kernel_batch.listed)

    def __init__(
        self, rules: "TrickRules", opener_words: tuple[int, ...], history: int, size: int, *, playing: bool
    ) -> None:
        self.play = rules
        self.auction = auction_nodes(rules.auction)
        self.waits = not opener_words
        words = shared_words(rules.plan, len(rules.deck), opener_words, history, size, playing=playing)
        words[5] = rules.duties
        columns = {card: rules.card_row(CardSet.of([card])).index(1) for card in rules.deck.cards}
        words[152 : 152 + len(columns)] = columns.values()
        row = rules.card_row(rules.deck.all)
        words[24:28] = (int.from_bytes(row[at : at + 8], "little") for at in range(0, 32, 8))
        for trump, layout in enumerate(rules.layouts):
            for card, column in columns.items():
                words[416 + 32 * trump + column] = layout.bit(card)
                words[544 + 32 * trump + layout.bit(card)] = column
        self.rules = words

    @property
    def compiled(self) -> bool:
        """Whether memory is handed over by address."""
        return kernel_batch.compiled()

    def chunk(self, parts: Sequence[Any]) -> kernel_batch.Chunk:
        """Some deals, in the memory that `parts` are."""
        chunk = kernel_batch.Chunk()
        self.bind(chunk, parts)
        return chunk

    def bind(self, chunk: kernel_batch.Chunk, parts: Sequence[Any]) -> None:
        """The same deals in other memory."""
        bind(chunk, parts, compiled=self.compiled)

    def complete(self, chunk: kernel_batch.Chunk, at: int, deal: Deal, words: list[int]) -> bool:
        """Who speaks first in a deal that waits (`games.batch`)."""
        return kernel_batch.complete(chunk, at, deal.opener, words)

    def words(self, action: Action) -> tuple[int, int]:
        """An action as it stands in a list of legal ones."""
        if isinstance(action, Call):
            return 0, CALL | self.play.auction.every.index(action.level)
        if isinstance(action, NameTrump):
            return 0, TRUMP | SUITS.index(action.suit)
        return 1, self.play.card_row(CardSet.of([action.card])).index(1)

    def points(self, end: int) -> tuple[int, ...]:
        """What each seat is paid for a deal that ended so."""
        seats = range(self.play.seats)
        if not end:
            return (0,) * len(seats)
        calls = tuple(end >> 4 * seat & 15 for seat in seats)
        contract = Contract(Seat(end >> 36 & 15), end >> 40 & 255, calls)
        return self.play.settle(contract, tuple(end >> 16 + 5 * seat & 31 for seat in seats))
