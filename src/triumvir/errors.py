"""Everything that can go wrong, each fault with a stable code.

The tree::

    TriumvirError (a ValueError)
    |- ParseError           a text can't be read
    |- IllegalActionError   readable, but not legal now; the state it was tried on is unharmed
    `- SetupError           a deal, position, option or record that can't be; may hold several faults

Callers branch on the class, an interface translates `code`, a log prints `str(error)`.
"""

from collections.abc import Callable
from enum import StrEnum
from functools import partial
from typing import TypeVar

T = TypeVar("T")


class Code(StrEnum):
    """Stable names of all faults, "room/what". Translations and tests hang on them."""

    CARD_UNKNOWN = "card/unknown"
    CARD_NOT_IN_PACK = "card/not_in_pack"
    CARD_TWICE = "card/twice"
    RANK_UNKNOWN = "rank/unknown"
    SUIT_UNKNOWN = "suit/unknown"
    SEAT_UNKNOWN = "seat/unknown"
    TURN_OTHER_SEAT = "turn/other_seat"
    TABLE_UNKNOWN = "table/unknown"
    TABLE_FULL = "table/full"
    TABLE_CLOSED = "table/closed"
    TABLE_PHASE = "table/phase"
    TABLE_HOST = "table/host"
    TABLE_PACE = "table/pace"
    CHAIR_UNKNOWN = "chair/unknown"
    CHAIR_TAKEN = "chair/taken"
    CHAIR_NONE = "chair/none"
    NAME_EMPTY = "name/empty"
    CHAT_EMPTY = "chat/empty"
    CHAT_PHRASE = "chat/phrase"
    COMMAND_STALE = "command/stale"
    COMMAND_BUSY = "command/busy"
    TOKEN_WRONG = "token/wrong"
    SEAT_ELSEWHERE = "seat/elsewhere"
    DEAL_HAND_SIZE = "deal/hand_size"
    DEAL_KITTY_SIZE = "deal/kitty_size"
    DEAL_HANDS = "deal/hands"
    DEAL_SIDES = "deal/sides"
    DEAL_OVER = "deal/over"
    DEAL_RUNNING = "deal/running"
    DEAL_HIDDEN = "deal/hidden"
    ACTION_UNKNOWN = "action/unknown"
    ACTION_WRONG_PHASE = "action/wrong_phase"
    CALL_UNKNOWN = "call/unknown"
    CALL_ILLEGAL = "call/illegal"
    TRUMP_ILLEGAL = "trump/illegal"
    PLAY_NOT_HELD = "play/not_held"
    PLAY_NO_COMBINATION = "play/no_combination"
    PLAY_READING = "play/reading"
    PLAY_DOES_NOT_BEAT = "play/does_not_beat"
    PLAY_MUST_LEAD = "play/must_lead"
    PLAY_BOMBS_SPENT = "play/bombs_spent"
    PLAY_MUST_FOLLOW = "play/must_follow"
    PLAY_MUST_TRUMP = "play/must_trump"
    PLAY_MUST_OVERTRUMP = "play/must_overtrump"
    POSITION_FIELDS = "position/fields"
    POSITION_FIELD = "position/field"
    OPTION_UNKNOWN = "option/unknown"
    OPTION_VALUE = "option/value"
    PRESET_UNKNOWN = "preset/unknown"
    GAME_UNKNOWN = "game/unknown"
    GAME_TWICE = "game/twice"
    MATCH_OVER = "match/over"
    RECORD_TOML = "record/toml"
    RECORD_FIELD = "record/field"
    RECORD_MISSING = "record/missing"
    RECORD_VERSION = "record/version"
    RECORD_ACTION = "record/action"
    RECORD_RESULT = "record/result"
    RECORD_CHECKSUM = "record/checksum"
    RECORD_VIEW = "record/view"
    FAIR_SALT = "fair/salt"
    FAIR_MISSING = "fair/missing"
    FAIR_ORDER = "fair/order"
    FAIR_COMMITMENT = "fair/commitment"
    FAIR_DEAL = "fair/deal"
    FAIR_TEXT = "fair/text"
    JSON_TEXT = "json/text"
    JSON_FIELD = "json/field"
    WORLD_NONE = "world/none"
    BOT_UNKNOWN = "bot/unknown"
    BOT_BUDGET = "bot/budget"
    BOT_NOT_TO_ACT = "bot/not_to_act"
    BOT_PROGRAM = "bot/program"
    BOT_ANSWER = "bot/answer"
    BOT_ILLEGAL = "bot/illegal"
    BOT_LATE = "bot/late"
    ARENA_BOTS = "arena/bots"
    ARENA_FILE = "arena/file"
    ARENA_OTHER = "arena/other"
    ARENA_EXISTS = "arena/exists"
    EXTRA_MISSING = "extra/missing"
    VECTOR_LINE = "vector/line"
    VECTOR_KIND = "vector/kind"
    SAVED_UNKNOWN = "saved/unknown"
    SAVED_IN_USE = "saved/in_use"
    SAVED_FAILED = "saved/failed"
    LANGUAGE_UNKNOWN = "language/unknown"
    FILE_UNREADABLE = "file/unreadable"
    ORIGIN_FOREIGN = "origin/foreign"
    PATH_UNKNOWN = "path/unknown"
    PATH_METHOD = "path/method"
    HELLO_FIRST = "hello/first"
    LIMIT_RATE = "limit/rate"
    LIMIT_SIZE = "limit/size"
    LIMIT_SOCKETS = "limit/sockets"
    LIMIT_TIME = "limit/time"
    LIMIT_SLOW = "limit/slow"
    LIMIT_FAULTS = "limit/faults"
    THINK_BUSY = "think/busy"
    SERVER_FULL = "server/full"
    SERVER_CLOSING = "server/closing"
    SERVER_PORT = "server/port"
    SERVER_PAGE = "server/page"
    SERVER_FAULT = "server/fault"
    SERVER_STORE = "server/store"
    FILE_EXISTS = "file/exists"


class TriumvirError(ValueError):
    """A fault with its `code`, what was `got`, what was `expected` and `where` it stood.

    >>> print(ParseError(Code.CARD_UNKNOWN, got="1X", expected="a card such as TH", where="hand 2"))
    card/unknown: got '1X' in hand 2, expected a card such as TH
    """

    def __init__(self, code: Code, *, got: object, expected: object, where: str = "") -> None:
        self.code = code
        self.got = got if isinstance(got, str) else str(got)
        self.expected = expected if isinstance(expected, str) else str(expected)
        self.where = where
        super().__init__(
            f"{code}: got {self.got!r}{f' in {where}' if where else ''}, expected {self.expected}"
        )

    def __reduce__(self) -> tuple[object, ...]:
        """How errors travel between processes; an exception's own way forgets named arguments."""
        make = partial(type(self), got=self.got, expected=self.expected, where=self.where)
        return make, (self.code,), self.__dict__


class ParseError(TriumvirError):
    """A text that can't be read."""


class IllegalActionError(TriumvirError):
    """An action that is not legal now."""


class SetupError(TriumvirError):
    """A deal, position, option or record that can't be.

    `faults` lists every single fault; with one fault it holds just this error.
    """

    def __init__(self, code: Code, *, got: object, expected: object, where: str = "") -> None:
        super().__init__(code, got=got, expected=expected, where=where)
        self.faults: tuple[SetupError, ...] = (self,)

    @staticmethod
    def all_of(faults: "list[SetupError]") -> "SetupError":
        """One error that carries all `faults` (at least one); code and words are the first one's."""
        first = faults[0]
        error = SetupError(first.code, got=first.got, expected=first.expected, where=first.where)
        error.faults = tuple(faults)
        return error


class Faults(list[SetupError]):
    """Faults met on the way through a text or a set-up, to be raised all at once."""

    def add(self, code: Code, *, got: object, expected: object, where: str = "") -> None:
        """Take up one more fault."""
        self.append(SetupError(code, got=got, expected=expected, where=where))

    def take(self, error: TriumvirError, where: str = "") -> None:
        """Take up an error of any kind with all that it holds; `where`, if given, names the place."""
        for fault in error.faults if isinstance(error, SetupError) else (error,):
            self.add(fault.code, got=fault.got, expected=fault.expected, where=where or fault.where)

    def tried(self, where: str, read: Callable[[], T]) -> T | None:
        """What `read` gives; none if it failed, and its error is taken up."""
        try:
            return read()
        except TriumvirError as error:
            self.take(error, where)
            return None

    def check(self) -> None:
        """Raise one SetupError with all faults, if there are any."""
        if self:
            raise SetupError.all_of(self)
