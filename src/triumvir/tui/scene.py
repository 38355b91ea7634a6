"""Scene: what the table shows of every seat and in the middle, in words and cards, before it is drawn."""

from dataclasses import dataclass, field

from triumvir.cards.card import Card


@dataclass(frozen=True, slots=True)
class Spot:
    """A seat: its name, what its plate says of it, and what it put down last.

    `caption` says in words what lies there, or what was said; `beats` where it is to be beaten, `past` where
    the trick is over. `acting` is whose turn it is, `mark` what stands in the plate's lower edge. `slide`:
    how many lines the cards are yet to go, from where the player sits.
    """

    name: str
    about: tuple[str, ...] = ()
    cards: tuple[Card, ...] = ()
    caption: str = ""
    acting: bool = False
    beats: bool = False
    past: bool = False
    mark: str = ""
    slide: int = 0


@dataclass(frozen=True, slots=True)
class Scene:
    """The table as the person sees it: the own seat, and the others by place ("left", "top", "right")."""

    me: Spot
    others: dict[str, Spot] = field(default_factory=dict[str, Spot])
    kitty: tuple[Card | None, ...] = ()
    kitty_caption: str = ""
    notes: tuple[str, ...] = ()
