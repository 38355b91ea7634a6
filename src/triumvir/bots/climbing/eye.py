"""Eye: what the seat to act knows of a climbing deal, as the kernels take it."""

from dataclasses import dataclass, replace

from triumvir.cards.kernel_counts import size
from triumvir.climbing.kernel_readings import readings
from triumvir.climbing.rules import ClimbingRules
from triumvir.games.game import Rules
from triumvir.seats import Seat
from triumvir.views.view import Laid, View


def family(rules: Rules) -> ClimbingRules:
    """The rules of one deal of a climbing game."""
    assert isinstance(rules.play, ClimbingRules), "a brain for climbing games"
    return rules.play


@dataclass(frozen=True, slots=True)
class Eye:
    """Counts of the hand and of the cards not seen, the turn, whether bombs are allowed, the number of cards
    of each seat, and the seats of its side, a bit each.
    """

    hand: int
    unseen: int
    turn: int
    bombs: bool
    hidden: int
    seat: Seat
    sizes: tuple[int, ...]
    side: int

    @property
    def top(self) -> int:
        """The header of the play to beat; 0 for a lead."""
        return self.turn & 0xFFFF_FFFF

    @property
    def owner(self) -> int:
        """Whose play it is."""
        return self.turn >> 32 & 15

    @property
    def has_partner(self) -> bool:
        """Whether anybody else is on its side."""
        return self.side.bit_count() > 1

    def is_friend(self, seat: int) -> bool:
        """Whether a seat is on its side."""
        return bool(self.side >> seat & 1)

    @property
    def fewest(self) -> int:
        """The fewest cards an enemy holds."""
        return min(size for seat, size in enumerate(self.sizes) if not self.is_friend(seat))

    def forgetting(self, unseen: int) -> "Eye":
        """The eye of one who takes so many cards for unseen."""
        return replace(self, unseen=unseen, hidden=size(unseen))

    def words(self) -> list[int]:
        """As `kernel_weigh` takes it."""
        head = [self.hand, self.unseen, self.turn, int(self.bombs), self.hidden, self.seat]
        return [*head, len(self.sizes), self.side, *self.sizes]


def eye_of(view: View, play: ClimbingRules) -> Eye:
    """What the view of the seat to act shows, while cards are played."""
    assert view.to_act is not None, "somebody is to act"
    seat = view.to_act
    hand = play.counted(view.hand.mask)
    seen = sum(play.counted(laid.cards.mask) for laid in (*(view.cleared or ()), *view.table))
    unseen = play.counted(play.deck.all.mask) - hand - seen
    left = view.bombs_left[seat]
    side = sum(1 << other for other, its in enumerate(view.sides) if its == view.sides[seat])
    return Eye(
        hand=hand,
        unseen=unseen,
        turn=turn_of(view, play, seat),
        bombs=left is None or left > 0,
        hidden=size(unseen),
        seat=seat,
        sizes=view.hand_sizes,
        side=side,
    )


def turn_of(view: View, play: ClimbingRules, seat: Seat) -> int:
    """The turn, as `climbing.kernel_turn` has it."""
    if view.to_beat is None or view.owner is None:
        return seat << 36
    passes = [laid for laid in view.table if not laid.cards]
    last = max(at for at, laid in enumerate(view.table) if laid.cards)
    out = sum(1 << who for who in {laid.seat for laid in passes}) if play.pass_is_final else 0
    header = header_of(view, play, view.table[last])
    return header | view.owner << 32 | seat << 36 | (len(view.table) - 1 - last) << 40 | out << 44


def header_of(view: View, play: ClimbingRules, laid: Laid) -> int:
    """How the play to beat is read."""
    wanted = view.to_beat
    assert wanted is not None, "there is a play to beat"
    known: list[int] = readings(play.table, play.counts(laid.cards))
    named = (wanted.kind, wanted.key, wanted.length)
    for header in known:
        combo = play.combo(header)
        if (combo.kind, combo.key, combo.length) == named:
            return header
    raise ValueError(f"{laid.text} is no {wanted.kind}")
