"""The one door through which a text becomes a record: every fault at once, each with its place."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from operator import itemgetter
from typing import TypeVar, cast

from triumvir.cards.cardset import CardSet
from triumvir.errors import Code, TriumvirError
from triumvir.games.game import Game, Rules
from triumvir.games.options import RuleSet
from triumvir.games.registry import find
from triumvir.record import values
from triumvir.record.document import Document, Fault, Path, Span, Table, read
from triumvir.record.fault import RecordFault
from triumvir.record.note import format_note
from triumvir.record.position import rules_of
from triumvir.record.record import DealRecord, Facts, Record
from triumvir.seats import Seat

T = TypeVar("T")
VERSION = 1
FACTS = ("dealer", "opener", "sides", "blanks", "seating", "hands", "kitty")
DEAL = (*FACTS, "hidden", "actions", "result", "thrown_in", "totals")
HEADER = ("triumvir", "checksum", "game", "hash", "seed", "players", "seat", "rules", "deals", "note")


@dataclass(frozen=True, slots=True)
class Entry:
    """What came through: the faults in the order of the text, and the record of what lies before the first.

    `record` is none where the header does not say what is played.
    """

    document: Document
    record: Record | None
    faults: tuple[RecordFault, ...]
    checksum: str

    def line(self, path: Path) -> int:
        """The line in which a part stands; the last one for what is not there."""
        span = self.document.spans.get(path)
        return self.document.line(span.start if span else len(self.document.text))


def enter(source: str | bytes) -> Entry:
    """Read a record and all that is wrong with it."""
    document = read(source)
    door = _Door(document)
    header = door.header()
    deals = door.deals(*header) if header else []
    if document.fault:
        door.found.append((document.fault.at, _broken(document, document.fault)))
    door.found.sort(key=itemgetter(0))
    limit = door.found[0][0] if door.found else len(document.text) + 1
    record = replace(header[0], deals=tuple(_before(document, header[0], deals, limit))) if header else None
    return Entry(document, record, tuple(fault for _, fault in door.found), door.checksum)


def _broken(document: Document, fault: Fault) -> RecordFault:
    """The fault of a text that is no TOML; with the beginning of an action, if it breaks off in one."""
    acting = any(
        path[-1] == "actions" and span.start < fault.at < span.end for path, span in document.spans.items()
    )
    return RecordFault(
        Code.RECORD_TOML,
        got=fault.got,
        expected=fault.expected,
        line=document.line(fault.at),
        action=fault.got.lstrip("\"'") if acting and fault.got[:1] in ("'", '"') else "",
    )


def named(path: Path) -> str:
    """The name of a part, such as deals[0].actions[3]."""
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).removeprefix(".")


def _chosen(game: Game, name: str, value: object) -> RuleSet:
    """The rules with one option set. Errors: option/unknown, option/value."""
    return RuleSet.of(game.name, game.options, {name: values.option(value)})


def _after(path: Path) -> Path:
    """The deal after the one at `path`."""
    return ("deals", cast("int", path[1]) + 1)


class _Door:
    """Collects faults on the way through a document."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.found: list[tuple[int, RecordFault]] = []
        self.checksum = ""

    def fault(
        self,
        path: Path,
        code: Code,
        got: object,
        expected: str,
        cause: Code | None = None,
        *,
        end: Path = (),
    ) -> None:
        """Take up a fault, unless its part was not read to its end: then the document itself is at fault.

        A part that is missing should have come before the part `end`.
        """
        last = len(self.document.text)
        span = self.document.spans.get(path) or self.document.spans.get(end) or Span(last, last + 1)
        start = span.start
        if self.document.fault and span.end > self.document.fault.at:
            return
        line = self.document.line(start)
        told = values.told(got)
        self.found.append(
            (start, RecordFault(code, got=told, expected=expected, where=named(path), line=line, cause=cause))
        )

    def field(self, table: Table, path: Path, read_it: values.Read[T]) -> T | None:
        """The value that the last step of `path` names in a table; none if it is missing or wrong."""
        key = str(path[-1])
        if key not in table:
            return None
        try:
            return read_it(table[key])
        except values.WrongValue as wrong:
            self.fault(path, Code.RECORD_FIELD, table[key], wrong.expected)
        except TriumvirError as error:
            self.fault(path, Code.RECORD_FIELD, error.got, error.expected, error.code)
        return None

    def keys(
        self, table: Table, path: Path, allowed: Sequence[str], needed: Sequence[str], end: Path
    ) -> None:
        """Strange keys are faults and so are missing ones, which had to stand before the part `end`."""
        for key in table:
            if key not in allowed:
                self.fault((*path, key), Code.RECORD_FIELD, key, " | ".join(allowed))
        for key in needed:
            if key not in table:
                self.fault((*path, key), Code.RECORD_MISSING, "nothing", f"the key {key}", end=end)

    def header(self) -> tuple[Record, Rules] | None:
        """What the header says; none where it does not say all that a replay needs."""
        known, data = len(self.found), self.document.data
        self.keys(data, (), HEADER, ("triumvir", "game", "deals"), ("deals",))
        version = data.get("triumvir", VERSION)
        if type(version) is not int or version != VERSION:
            self.fault(("triumvir",), Code.RECORD_VERSION, version, str(VERSION))
        self.checksum = self.field(data, ("checksum",), values.text) or ""
        game = self.field(data, ("game",), lambda value: find(values.text(value)))
        rules = self._rules(game) if game else None
        if game is None or rules is None:
            return None
        seats = rules.seats
        seed = self.field(data, ("seed",), values.seed)
        names = values.each(values.text, seats, f"the names of {seats} players")
        players = self.field(data, ("players",), names) or ()
        seat = self.field(data, ("seat",), values.whole(0, seats - 1))
        if seat is not None and seed is not None:
            self.fault(
                ("seed",), Code.RECORD_FIELD, seed, "no seed in the record of one seat: it tells all cards"
            )
        if len(self.found) > known or data.get("hash", rules.chosen.hash) != rules.chosen.hash:
            return None
        options = tuple(rules.chosen.diff().items())
        note = self.field(data, ("note",), lambda value: format_note(values.table(value))) or ""
        return Record(
            game.name, options, seed, (), players, None if seat is None else Seat(seat), note
        ), rules

    def _rules(self, game: Game) -> Rules | None:
        """The rules of the options that the header names; none if one is wrong."""
        data = self.document.data
        chosen = self.field(data, ("rules",), values.table) or {}
        right = [self.field(chosen, ("rules", name), partial(_chosen, game, name)) for name in chosen]
        if None in right:
            return None
        rules = rules_of(game, chosen)
        if not self.document.fault and data.get("hash", rules.chosen.hash) != rules.chosen.hash:
            expected = f"{rules.chosen.hash}, the hash of the rules"
            self.fault(("hash",), Code.RECORD_FIELD, data["hash"], expected)
        return rules

    def deals(self, header: Record, rules: Rules) -> list[DealRecord]:
        """The deals, as far as they are right."""
        tables = self.field(self.document.data, ("deals",), values.array) or []
        if self.document.data.get("deals") == []:
            self.fault(("deals",), Code.RECORD_FIELD, "no deal", "one deal at least")
        deals: list[DealRecord] = []
        seeded = False
        for number, table in enumerate(tables):
            path: Path = ("deals", number)
            if not isinstance(table, dict):
                self.fault(path, Code.RECORD_FIELD, table, "a table")
                break
            deal = cast("Table", table)
            written = header.seed is None or any(key in deal for key in FACTS)
            if written and seeded:
                self.fault(path, Code.RECORD_FIELD, "a deal with cards", "none after a deal from the seed")
            seeded = not written
            deals.append(self._deal(deal, path, header, rules, written=written))
        return deals

    def _deal(self, table: Table, path: Path, header: Record, rules: Rules, *, written: bool) -> DealRecord:
        """One deal, as far as it is right."""
        needed = ("dealer", "opener", "hands", "actions") if written else ("actions",)
        self.keys(table, path, DEAL, needed, _after(path))
        numbers = values.each(values.points, rules.seats, f"{rules.seats} whole numbers")
        hidden = values.whole(0, 0 if header.seat is None else 9999)
        return DealRecord(
            self._actions(table, path),
            self._facts(table, path, header, rules) if written else None,
            self.field(table, (*path, "hidden"), hidden) or 0,
            self.field(table, (*path, "result"), numbers) or (),
            self.field(table, (*path, "thrown_in"), values.flag) or False,
            self.field(table, (*path, "totals"), numbers) or (),
        )

    def _actions(self, table: Table, path: Path) -> tuple[str, ...]:
        """The actions, up to one that is no text."""
        actions: list[str] = []
        for index, action in enumerate(self.field(table, (*path, "actions"), values.array) or ()):
            if not isinstance(action, str):
                self.fault((*path, "actions", index), Code.RECORD_FIELD, action, "an action as text")
                break
            actions.append(action)
        return tuple(actions)

    def _facts(self, table: Table, path: Path, header: Record, rules: Rules) -> Facts | None:
        """What the deal started with; none if it is not all there and right."""
        known, seats = len(self.found), rules.seats
        seat = values.whole(0, seats - 1)
        dealer = self.field(table, (*path, "dealer"), seat)
        opener = self.field(table, (*path, "opener"), seat)
        sides = self.field(table, (*path, "sides"), values.each(seat, seats, f"{seats} sides")) or ()
        blanks = self.field(table, (*path, "blanks"), values.whole(0, 0 if path[1] else 9999)) or 0
        seating = self.field(table, (*path, "seating"), values.seating(seats)) or ()
        hands = self._hands(table, path, seats)
        kitty = self.field(table, (*path, "kitty"), values.kitty) or ()
        if len(self.found) > known or dealer is None or opener is None or not hands:
            return None
        facts = Facts(Seat(dealer), Seat(opener), hands, kitty, sides, blanks, seating)
        self._check(facts, path, header, rules)
        return facts if len(self.found) == known else None

    def _hands(self, table: Table, path: Path, seats: int) -> tuple[CardSet | None, ...]:
        """Hands by seat, those that are not known none."""
        path = (*path, "hands")
        texts = self.field(table, path, values.each(values.text, seats, f"{seats} texts of cards")) or ()
        hands: list[CardSet | None] = []
        for seat, text in enumerate(texts):
            try:
                hands.append(None if text == values.UNKNOWN else CardSet.parse(text))
            except TriumvirError as error:
                self.fault((*path, seat), Code.RECORD_FIELD, error.got, error.expected, error.code)
        return tuple(hands)

    def _check(self, facts: Facts, path: Path, header: Record, rules: Rules) -> None:
        """It is a whole deal; in a view record, as far as its seat can know."""
        wanted = {seat for seat in range(rules.seats) if header.seat not in (None, seat)}
        if {seat for seat, hand in enumerate(facts.hands) if hand is None} != wanted:
            expected = "the hand of that seat, ? for the others" if wanted else "every hand"
            self.fault((*path, "hands"), Code.RECORD_FIELD, "other hands", expected)
        if None in facts.kitty and header.seat is None:
            self.fault((*path, "kitty"), Code.RECORD_FIELD, values.UNKNOWN, "every card of the kitty")
        for error in facts.deal.faults(rules.play.deck, rules.play.plan):
            place, _, seat = error.where.partition(" ")
            if error.code == Code.DEAL_HAND_SIZE and int(seat) in wanted:
                continue
            if error.code == Code.DEAL_KITTY_SIZE and len(facts.kitty) == rules.play.plan.kitty:
                continue
            part: Path = ("hands", int(seat)) if seat else (place or "sides",)
            where = (*path, *part)
            self.fault(where, Code.RECORD_FIELD, error.got, error.expected, error.code, end=_after(path))


def _before(
    document: Document, header: Record, deals: Sequence[DealRecord], limit: int
) -> Iterator[DealRecord]:
    """The deals as far as they stand before a fault; one whose cards are not all there is left out."""
    spans = document.spans
    for number, deal in enumerate(deals):
        path: Path = ("deals", number)
        table = document.data["deals"][number]
        actions = spans.get((*path, "actions"))
        if actions is None or actions.start >= limit:
            return
        whole = {key for key in DEAL if key in table and spans[(*path, key)].end <= limit}
        facts = [key for key in FACTS if key in table]
        if (facts or header.seed is None) and (deal.facts is None or not whole.issuperset(facts)):
            return
        count = sum(
            (*path, "actions", index) in spans and spans[(*path, "actions", index)].end <= limit
            for index in range(len(deal.actions))
        )
        yield DealRecord(
            deal.actions[:count],
            deal.facts,
            deal.hidden if "hidden" in whole else 0,
            deal.result if "result" in whole else (),
            deal.thrown_in if "thrown_in" in whole else False,
            deal.totals if "totals" in whole else (),
        )
