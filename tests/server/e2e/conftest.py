"""Programs that end with the test."""

import queue
import sys

import pytest

from tests.server.e2e.programs import Program


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
