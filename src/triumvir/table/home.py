"""Where matches and choices are kept; writing that is whole or not at all."""

import os
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path


def home(environ: Mapping[str, str]) -> Path:
    """The folder for what a person keeps: TRIUMVIR_HOME, or the platform's place for data.

    >>> home({"TRIUMVIR_HOME": "/tmp/cards"}).as_posix()
    '/tmp/cards'
    """
    if named := environ.get("TRIUMVIR_HOME"):
        return Path(named)
    if sys.platform == "win32":
        return Path(environ.get("APPDATA") or Path.home() / "AppData" / "Roaming") / "triumvir"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "triumvir"
    return Path(environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "triumvir"


def write_whole(path: Path, text: str | bytes, mode: int = 0o666) -> None:
    """Put a text in the place of a file: whoever reads it, after whatever end of this process or of the
    power, finds all of the old text or all of the new one. `mode` says who may. Error: OSError, and the old
    text stays.
    """
    new = path.with_name(f".{path.name}.new")
    with open(new, "wb", opener=partial(os.open, mode=mode)) as file:
        file.write(text.encode() if isinstance(text, str) else text)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
    if os.name == "posix":  # the new name too must outlive a loss of power
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
