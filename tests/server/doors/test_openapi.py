"""The API does as its documentation says, whatever is asked: no mistakes, nothing undocumented."""

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.doors.conftest import CLIENT
from triumvir.server.app import make_app
from triumvir.server.settings import Settings

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@schemathesis.serializer("application/toml")
def as_toml(_context, value):
    """Anything but a text has to be one to be sent."""
    return value.encode() if isinstance(value, str) else str(value).encode()


API = schemathesis.openapi.from_dict(make_app(Settings()).openapi())
OPERATIONS = {each.ok().label: each.ok() for each in API.get_all_operations()}
CASES = [
    (label, mode)
    for label, each in OPERATIONS.items()
    for mode in GenerationMode
    if mode is GenerationMode.POSITIVE or {"parameters", "requestBody"} & each.definition.raw.keys()
]
"""Nothing unfit can be asked where there is nothing to say."""
QUIET = {"suppress_health_check": list(HealthCheck), "deadline": None, "database": None}


def asked(site, operation, mode, examples):
    """Ask so many things of a kind, fit or unfit."""
    site.table(listed=True)

    @settings(max_examples=examples, **QUIET)
    @given(st.data())
    def check(data):
        case = data.draw(operation.as_strategy(generation_mode=mode))
        case.call_and_validate(base_url=f"http://{site.at}", headers=CLIENT, checks=CHECKS)

    check()


@pytest.mark.parametrize(("label", "mode"), CASES)
def test_the_api_does_as_it_says(site, label, mode):
    asked(site, OPERATIONS[label], mode, 5)


@pytest.mark.soak
@pytest.mark.parametrize(("label", "mode"), CASES)
def test_the_api_does_as_it_says_at_length(site, label, mode):
    asked(site, OPERATIONS[label], mode, 500)
