"""Logs: one JSON object a line, of ids, codes, numbers and durations. There is no place in it for a text, so
none for a card, a seed or a token.
"""

import json
import logging
import re
import sys
import traceback
from enum import StrEnum
from pathlib import Path
from typing import TextIO

from triumvir.errors import Code

NAME = "triumvir.server"
_SHORT = re.compile(r"[a-z][a-z0-9_.:/-]{0,31}|[0-9a-z]{1,32}")
"""Ids of tables, kinds of frames, names of routes: all short and small; a token or a seed is longer."""
_CODES = frozenset(map(str, Code))


class What(StrEnum):
    """What there is to tell."""

    STARTED = "started"
    STOPPING = "stopping"
    STOPPED = "stopped"
    REQUEST = "request"
    CONNECTED = "connected"
    GONE = "gone"
    REFUSED = "refused"
    COMMAND = "command"
    FAULT = "fault"
    FAILED = "failed"


_logger = logging.getLogger(NAME)


def note(
    what: What,
    *,
    table: str = "",
    kind: str = "",
    code: str = "",
    chair: int | None = None,
    status: int = 0,
    count: int = 0,
    ms: float = 0.0,
    level: int = logging.INFO,
    fault: BaseException | None = None,
) -> None:
    """Write a line. A `table`, `kind` or `code` that can't be one is left out; of a `fault`, its class and
    where it was are told, never what it says.
    """
    if not _logger.isEnabledFor(level):
        return
    told = {
        "table": _short(table),
        "kind": _short(kind),
        "code": code if code in _CODES else "",
        "chair": chair,
        "status": int(status),
        "count": int(count),
        "ms": round(float(ms), 1),
    }
    kept = {name: value for name, value in told.items() if value or (name == "chair" and value is not None)}
    _logger.log(level, "%s", what, extra={"told": kept}, exc_info=fault)


def _short(text: str) -> str:
    return text if _SHORT.fullmatch(text) else ""


class Lines(logging.Formatter):
    """A record as one JSON object. Of other libraries' records only where they come from and how grave they
    are: their messages may hold what was sent.
    """

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, object] = {
            "at": int(record.created * 1000),
            "level": record.levelname.lower(),
            "process": record.process,
        }
        if record.name == NAME:
            line |= {"what": str(record.args[0]) if isinstance(record.args, tuple) and record.args else ""}
            line |= getattr(record, "told", {})
        else:
            line |= {"what": "library", "logger": record.name, "place": f"{record.module}:{record.lineno}"}
        if record.exc_info and record.exc_info[1]:
            line |= {"fault": type(record.exc_info[1]).__name__, "trace": _trace(record.exc_info[1])}
        return json.dumps(line)


def _trace(fault: BaseException) -> list[str]:
    """Where a fault was, innermost last: files and lines, no values."""
    frames = traceback.extract_tb(fault.__traceback__)[-12:]
    return [f"{Path(frame.filename).name}:{frame.lineno}:{frame.name}" for frame in frames]


def to(stream: TextIO | None = None, level: str = "info") -> None:
    """Send every log of this process there (standard error if not said), as lines."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    _logger.setLevel(level.upper())
