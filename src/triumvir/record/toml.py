"""Records as text: parse, and the one canonical form."""

from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256

from triumvir.cards.cardset import CardSet
from triumvir.cards.text import format_card
from triumvir.errors import Code, SetupError
from triumvir.record.door import VERSION, Entry, enter
from triumvir.record.fault import RecordFault
from triumvir.record.note import format_text, format_value
from triumvir.record.record import DealRecord, Facts, Record
from triumvir.record.values import UNKNOWN


def format_record(record: Record) -> str:
    """The canonical text: equal texts are equal records. Error: record/field, text that UTF-8 can't hold."""
    lines = [*_lines(record)]
    lines.insert(1, f'checksum = "{checksum(lines)}"')
    return _joined(lines)


def _joined(lines: Iterable[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def checksum(lines: Iterable[str]) -> str:
    """Sixteen hex digits that stand for a canonical text without its line of the checksum."""
    try:
        return sha256(_joined(lines).encode()).hexdigest()[:16]
    except UnicodeEncodeError as error:
        got = repr(error.object[error.start])
        raise SetupError(Code.RECORD_FIELD, got=got, expected="text that UTF-8 can hold") from None


def _lines(record: Record) -> Iterator[str]:
    """The lines of the canonical text without the checksum."""
    yield f"triumvir = {VERSION}"
    yield f"game = {format_text(record.game)}"
    yield f"hash = {format_text(record.rules.chosen.hash)}"
    if record.seed is not None:
        yield f"seed = {format_text(record.seed)}"
    if record.players:
        yield f"players = {format_value(record.players)}"
    if record.seat is not None:
        yield f"seat = {record.seat}"
    if record.options:
        yield from ("", "[rules]")
        yield from (f"{name} = {format_value(value)}" for name, value in record.options)
    for deal in record.deals:
        yield from ("", "[[deals]]")
        yield from _facts(deal.facts) if deal.facts else ()
        if deal.hidden:
            yield f"hidden = {deal.hidden}"
        yield from _listed("actions", deal.actions)
        yield from _ending(deal)
    if record.note:
        yield from ("", "[note]")
        yield from record.note.split("\n")[:-1]


def _facts(facts: Facts) -> Iterator[str]:
    yield f"dealer = {facts.dealer}"
    yield f"opener = {facts.opener}"
    if facts.sides:
        yield f"sides = {format_value(facts.sides)}"
    if facts.blanks:
        yield f"blanks = {facts.blanks}"
    if facts.seating:
        yield f"seating = {format_value(facts.seating)}"
    yield from _listed("hands", [_hand(hand) for hand in facts.hands])
    if facts.kitty:
        kitty = " ".join(UNKNOWN if card is None else format_card(card) for card in facts.kitty)
        yield f"kitty = {format_text(kitty)}"


def _hand(hand: CardSet | None) -> str:
    return UNKNOWN if hand is None else str(hand)


def _listed(name: str, texts: Sequence[str]) -> Iterator[str]:
    """An array with one text a line."""
    if not texts:
        yield f"{name} = []"
        return
    yield f"{name} = ["
    yield from (f"  {format_text(text)}," for text in texts)
    yield "]"


def _ending(deal: DealRecord) -> Iterator[str]:
    if deal.result:
        yield f"result = {format_value(deal.result)}"
    if deal.thrown_in:
        yield "thrown_in = true"
    if deal.totals:
        yield f"totals = {format_value(deal.totals)}"


def parse_record(source: str | bytes) -> Record:
    """The record that a text of TOML holds; its actions are not tried, `replay` does that.

    Error: a RecordFault with all that is wrong; its codes are record/toml, record/version, record/missing,
    record/field and record/checksum.
    """
    entry = enter(source)
    faults = [*entry.faults]
    if fault := checksum_fault(entry):
        faults.append(fault)
    if faults:
        faults[0].faults = tuple(faults)
        raise faults[0]
    assert entry.record is not None, "a text without fault holds a record"
    return entry.record


def checksum_fault(entry: Entry) -> RecordFault | None:
    """The fault of a text that is right but for its checksum: something is missing or changed."""
    if entry.faults or entry.record is None or not entry.checksum:
        return None
    expected = checksum([*_lines(entry.record)])
    if entry.checksum == expected:
        return None
    return RecordFault(
        Code.RECORD_CHECKSUM,
        got=entry.checksum,
        expected=f"{expected}, the checksum of what is here, or none",
        where="checksum",
        line=entry.line(()),
    )
