"""Settings from the environment and the command line."""

import pytest

from triumvir.errors import SetupError
from triumvir.server.settings import Settings


def test_without_a_word_it_serves_this_machine_from_a_file():
    settings = Settings.of({}, {})
    assert settings.base == "http://127.0.0.1:8765"
    assert settings.database.startswith("sqlite:////")
    assert settings.database.endswith("/tables.db")


def test_the_command_line_is_stronger_than_the_environment():
    environ = {"TRIUMVIR_HOST": "0.0.0.0", "TRIUMVIR_PORT": "80", "TRIUMVIR_GRACE": "2.5"}
    settings = Settings.of(environ, {"port": 81, "host": None})
    assert (settings.host, settings.port, settings.grace) == ("0.0.0.0", 81, 2.5)


def test_lists_are_divided_by_commas():
    assert Settings.of({"TRIUMVIR_ORIGINS": "https://a.example, https://b.example"}, {}).origins == (
        "https://a.example",
        "https://b.example",
    )


@pytest.mark.parametrize(
    ("given", "got"),
    [
        ({"port": 70000}, "70000"),
        ({"workers": 2}, "2"),
        ({"workers": 0}, "0"),
        ({"database_url": "mysql://u:secret@h/d"}, "a database URL of another kind"),
        ({"origins": ("cards.example",)}, "cards.example"),
        ({"url": "ftp://cards.example"}, "ftp://cards.example"),
        ({"proxies": ("the one next door",)}, "the one next door"),
        ({"log": "loud"}, "loud"),
    ],
)
def test_what_can_not_be_is_refused(given, got):
    with pytest.raises(SetupError) as caught:
        Settings.of({}, given)
    assert (caught.value.code, caught.value.got) == ("option/value", got)


def test_every_fault_of_the_environment_is_told_with_its_name():
    with pytest.raises(SetupError) as caught:
        Settings.of({"TRIUMVIR_PORT": "first", "TRIUMVIR_WORKERS": "all"}, {})
    assert [fault.where for fault in caught.value.faults] == ["TRIUMVIR_PORT", "TRIUMVIR_WORKERS"]


def test_an_address_of_the_sixth_version_stands_in_brackets():
    assert Settings.of({}, {"host": "::1", "port": 1}).base == "http://[::1]:1"
