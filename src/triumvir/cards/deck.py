"""DeckSpec: which cards a game is played with."""

from dataclasses import dataclass, field

from triumvir.cards.card import BLACK_JOKER, PACK, RED_JOKER, Card
from triumvir.cards.cardset import CardSet


@dataclass(frozen=True, slots=True)
class DeckSpec:
    """The cards of a game, in the fixed order from which a shuffle starts; `all` is the same as a set.

    >>> len(DeckSpec.standard()), len(DeckSpec.standard(jokers=True, copies=2))
    (52, 108)
    """

    cards: tuple[Card, ...]
    all: CardSet = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "all", CardSet.of(self.cards))

    @staticmethod
    def standard(*, jokers: bool = False, copies: int = 1) -> "DeckSpec":
        """`copies` whole packs of 52, each with its two jokers where `jokers` is set."""
        pack = [*range(52), BLACK_JOKER, RED_JOKER] if jokers else [*range(52)]
        return DeckSpec(tuple(Card(copy * PACK + base) for copy in range(copies) for base in pack))

    @staticmethod
    def parse(text: str) -> "DeckSpec":
        """A pack listed card by card, ascending by id whatever the order in the text."""
        return DeckSpec(tuple(CardSet.parse(text)))

    def __len__(self) -> int:
        return len(self.cards)
