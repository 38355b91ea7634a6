"""Options as data: what a game lets its players choose, and one chosen set of values."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256

from triumvir.errors import Code, SetupError

Value = str | int | bool
_WHOLE = re.compile("0|[1-9][0-9]{0,8}")


def format_value(value: Value) -> str:
    """The text of an option's value.

    >>> format_value(True), format_value(12), format_value("each")
    ('true', '12', 'each')
    """
    return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass(frozen=True, slots=True)
class Option:
    """One choice: its default, the `choices` it has, and any whole number `within` (low, high), behind
    `prefix` if set.

    >>> Option("stake_4p", "auction", ("auction",), within=(1, 99), prefix="fixed:").read("fixed:2")
    'fixed:2'
    """

    name: str
    default: Value
    choices: tuple[Value, ...] = ()
    within: tuple[int, int] | None = None
    prefix: str = ""

    @property
    def allowed(self) -> str:
        """The values that are allowed, in words of the notation."""
        words = [format_value(value) for value in self.choices]
        if self.within:
            words.append(f"{self.prefix}{self.within[0]}..{self.within[1]}")
        return " | ".join(words)

    def read(self, value: object) -> Value:
        """`value` as this option's, from a typed value or its text. Error: option/value."""
        text = format_value(value) if isinstance(value, str | int) else ""
        for choice in self.choices:
            if text == format_value(choice):
                return choice
        number = text.removeprefix(self.prefix)
        if self.within and text.startswith(self.prefix) and _WHOLE.fullmatch(number):
            whole = int(number)
            if self.within[0] <= whole <= self.within[1]:
                return f"{self.prefix}{whole}" if self.prefix else whole
        raise SetupError(Code.OPTION_VALUE, got=f"{self.name} = {value}", expected=self.allowed)


@dataclass(frozen=True, slots=True)
class RuleSet:
    """A game's name and the value of each of its options, in the order of the options."""

    game: str
    options: tuple[Option, ...]
    values: tuple[Value, ...]

    @staticmethod
    def of(game: str, options: tuple[Option, ...], chosen: Mapping[str, object]) -> "RuleSet":
        """The set with `chosen` values and defaults for the rest. Errors: option/unknown, option/value, all
        at once.
        """
        faults: list[SetupError] = []
        values = {option.name: option.default for option in options}
        known = {option.name: option for option in options}
        for name, value in chosen.items():
            if name not in known:
                faults.append(
                    SetupError(Code.OPTION_UNKNOWN, got=name, expected=" | ".join(known), where=game)
                )
                continue
            try:
                values[name] = known[name].read(value)
            except SetupError as fault:
                faults.append(fault)
        if faults:
            raise SetupError.all_of(faults)
        return RuleSet(game, options, tuple(values.values()))

    def __hash__(self) -> int:
        """What options there are follows from the game; sets are looked up often."""
        return hash((self.game, self.values))

    def __getitem__(self, name: str) -> Value:
        """The value of an option that the game has."""
        for option, value in zip(self.options, self.values, strict=True):
            if option.name == name:
                return value
        raise KeyError(name)

    def text(self, name: str) -> str:
        """The value of an option, as text."""
        return format_value(self[name])

    def flag(self, name: str) -> bool:
        """Whether an option of true and false is set."""
        return self[name] is True

    def number(self, name: str) -> int:
        """The value of an option that is a whole number, or the number in it."""
        return int(str(self[name]).rpartition(":")[2])

    def diff(self) -> dict[str, Value]:
        """The values that differ from the default."""
        pairs = zip(self.options, self.values, strict=True)
        return {option.name: value for option, value in pairs if value != option.default}

    @property
    def hash(self) -> str:
        """Twelve hex digits that stand for the game and what differs from its default; stable for ever."""
        lines = [self.game, *sorted(f"{name} = {format_value(value)}" for name, value in self.diff().items())]
        return sha256("\n".join(lines).encode()).hexdigest()[:12]
