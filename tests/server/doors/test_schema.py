"""The written schema is the one of the frames, and the frames fit it."""

import json
from pathlib import Path

import msgspec
import pytest

from triumvir.server import protocol
from triumvir.server.app import make_app
from triumvir.server.schema import frames, written
from triumvir.server.settings import Settings

REFERENCE = Path(__file__).parents[3] / "docs" / "reference"


def test_the_schema_has_not_drifted():
    path = REFERENCE / "frames.schema.json"
    assert path.read_text(encoding="utf-8") == written(frames()), "scripts/schema-update"


def test_the_documentation_of_the_api_has_not_drifted():
    path = REFERENCE / "openapi.json"
    assert path.read_text(encoding="utf-8") == written(make_app(Settings()).openapi()), (
        "scripts/schema-update"
    )


@pytest.mark.parametrize("kind", [*protocol.Incoming.__args__, *protocol.Outgoing.__args__])
def test_every_frame_is_in_it_and_says_its_type(kind):
    part = frames()["$defs"][kind.__name__]
    assert part["properties"]["type"]["enum"] == [kind.__struct_config__.tag]
    assert part["additionalProperties"] is False
    assert json.loads(msgspec.json.encode(part)) == part
