"""Schema: every frame of the socket as JSON Schema, for clients in other languages."""

import json
from typing import Any

import msgspec

from triumvir.server.books import Book, Primer, Review
from triumvir.server.protocol import Incoming, Outgoing

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def frames() -> dict[str, Any]:
    """The schema of what is sent to the server (`incoming`) and by it (`outgoing`); and of a record that was
    read (`book`), its mistakes (`review`) and the rules of a game (`primer`), which are asked for by HTTP.
    """
    (incoming, outgoing, book, primer, review), parts = msgspec.json.schema_components(
        [Incoming, Outgoing, Book, Primer, Review], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": DIALECT,
        "title": "Frames of a triumvir table",
        "properties": {
            "incoming": incoming,
            "outgoing": outgoing,
            "book": book,
            "primer": primer,
            "review": review,
        },
        "$defs": json.loads(msgspec.json.encode(dict(sorted(parts.items())))),
    }


def written(schema: dict[str, Any]) -> str:
    """A schema as it stands in a file."""
    return json.dumps(schema, indent=1, ensure_ascii=False, sort_keys=True) + "\n"
