"""RecordFault: what is wrong with a record, and where."""

from triumvir.errors import Code, SetupError


class RecordFault(SetupError):  # noqa: N818 - the value of Replay.fault more often than it is raised
    """A fault of a record: line, action and position besides what every error has.

    `cause` is the finer code where one lies beneath: "record/action" because of "turn/other_seat". Lines
    count from 1; of a record that was never a text they are those of its canonical form. `action` is the
    action as written, `position` the line of the position it was tried on; both are empty where the fault
    lies elsewhere.

    >>> print(RecordFault(Code.RECORD_VERSION, got=2, expected=1, where="triumvir", line=1))
    record/version: got '2' in line 1, triumvir, expected 1
    """

    def __init__(
        self,
        code: Code,
        *,
        got: object,
        expected: object,
        where: str = "",
        line: int = 0,
        action: str = "",
        position: str = "",
        cause: Code | None = None,
    ) -> None:
        self.cause = cause or code
        self.line = line
        self.action = action
        self.position = position
        super().__init__(code, got=got, expected=expected, where=where)

    def __str__(self) -> str:
        code = self.code if self.cause == self.code else f"{self.code} ({self.cause})"
        place = f"line {self.line}" + (f", {self.where}" if self.where else "")
        position = f"; position {self.position}" if self.position else ""
        return f"{code}: got {self.got!r} in {place}, expected {self.expected}{position}"
