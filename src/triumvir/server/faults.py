"""Faults: how what went wrong is told to clients, with a stable code and in their language."""

from http import HTTPStatus
from math import ceil

from triumvir.errors import Code, IllegalActionError, SetupError, TriumvirError
from triumvir.locales import words
from triumvir.locales.catalog import Catalog, catalog, chosen
from triumvir.server.plain import plain

LONGEST = 80
"""How much of what was got is said again."""
STATUS = {
    Code.TABLE_UNKNOWN: HTTPStatus.NOT_FOUND,
    Code.PATH_UNKNOWN: HTTPStatus.NOT_FOUND,
    Code.PATH_METHOD: HTTPStatus.METHOD_NOT_ALLOWED,
    Code.TOKEN_WRONG: HTTPStatus.UNAUTHORIZED,
    Code.ORIGIN_FOREIGN: HTTPStatus.FORBIDDEN,
    Code.JSON_TEXT: HTTPStatus.BAD_REQUEST,
    Code.LIMIT_SIZE: HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    Code.LIMIT_RATE: HTTPStatus.TOO_MANY_REQUESTS,
    Code.LIMIT_SOCKETS: HTTPStatus.TOO_MANY_REQUESTS,
    Code.LIMIT_TIME: HTTPStatus.REQUEST_TIMEOUT,
    Code.COMMAND_BUSY: HTTPStatus.SERVICE_UNAVAILABLE,
    Code.THINK_BUSY: HTTPStatus.SERVICE_UNAVAILABLE,
    Code.SERVER_FULL: HTTPStatus.SERVICE_UNAVAILABLE,
    Code.SERVER_CLOSING: HTTPStatus.SERVICE_UNAVAILABLE,
    Code.SERVER_FAULT: HTTPStatus.INTERNAL_SERVER_ERROR,
}
"""The HTTP status of a code; of others, see `status`."""

UNREAD = (Code.LIMIT_SIZE, Code.LIMIT_TIME)
"""After these the rest of a body is on its way still."""


class RefusedError(SetupError):
    """The server will not do it now; `retry` is after how many seconds it may, 0 if that would not help."""

    def __init__(self, code: Code, *, got: object, expected: object, retry: float = 0.0) -> None:
        super().__init__(code, got=got, expected=expected)
        self.retry = retry

    @property
    def headers(self) -> dict[str, str]:
        """The headers of HTTP that go with it."""
        headers = {"retry-after": str(ceil(self.retry))} if self.retry else {}
        return headers | ({"connection": "close"} if self.code in UNREAD else {})


def limited(wait: float, what: str) -> RefusedError:
    """Too much of something; it may go on after `wait` seconds."""
    return RefusedError(Code.LIMIT_RATE, got=what, expected=f"again in {wait:.1f} s", retry=wait)


def status(error: TriumvirError) -> int:
    """The HTTP status of an error: conflict for what is not legal now, unprocessable for what can't be."""
    usual = HTTPStatus.CONFLICT if isinstance(error, IllegalActionError) else HTTPStatus.UNPROCESSABLE_ENTITY
    return STATUS.get(error.code, usual)


def told(error: TriumvirError, said: Catalog) -> dict[str, str]:
    """An error as data: code, got, expected, and the same in words."""
    got, expected = plain(error.got, LONGEST), error.expected
    return {
        "code": str(error.code),
        "got": got,
        "expected": expected,
        "words": words.error(said, error.code, got, expected),
    }


def spoken(wanted: str) -> Catalog:
    """The catalogue for a language tag or a header Accept-Language; English where there is none.

    >>> spoken("fr, uk;q=0.8").language, spoken("").language
    ('uk', 'en')
    """
    for tag in wanted.split(","):
        try:
            return catalog(chosen(tag.partition(";")[0].strip() or "-", {}))
        except KeyError:
            continue
    return catalog("en")
