"""Where other libraries are missing these tests are taken out of the run, and said to be; never in CI."""

import os
from importlib.util import find_spec
from pathlib import Path

import pytest

MISSING = [name for name in ("pyspiel", "rlcard", "douzero", "numpy") if find_spec(name) is None]
HERE = Path(__file__).parent


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what is here; deselect it when something to compare with is missing."""
    mine = [item for item in items if HERE in item.path.parents]
    for item in mine:
        item.add_marker(pytest.mark.peers)
    if MISSING and mine:
        if os.environ.get("CI"):
            pytest.exit(f"not installed: {', '.join(MISSING)} (the peers extra)", returncode=4)
        config.hook.pytest_deselected(items=mine)
        items[:] = [item for item in items if item not in mine]


def pytest_report_header() -> str:
    """One line that says whether there is somebody to compare with."""
    return f"peers: not compared, missing {', '.join(MISSING)}" if MISSING else "peers: compared"
