"""Programs that end with the test."""

import queue
import sys

import pytest

from tests.server.e2e.programs import Program


def pytest_collection_modifyitems(items):
    """All of it is of whole games."""
    for item in items:
        if item.path.parent.name == "e2e":
            item.add_marker(pytest.mark.whole)


@pytest.fixture
def programs(tmp_path):
    """Starts programs; those of people on one computer have one home."""
    made, came = [], queue.Queue()

    def start(*words, home="people"):
        made.append(Program(words, tmp_path / home, came))
        return made[-1]

    yield start
    for program in made:
        program.kill()
        sys.stdout.write("\n".join([" ".join(program.words), *program.lines, ""]))  # shown where it fails
