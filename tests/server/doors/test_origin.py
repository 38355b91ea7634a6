"""P17: which pages may speak to a server; and whom a request is counted for."""

import pytest

from triumvir.server.origin import address, bearer, welcome

LISTED = ("https://cards.example/",)
HERE = "127.0.0.1:8765"


@pytest.mark.parametrize(
    ("origin", "host", "good"),
    [
        ("http://127.0.0.1:8765", HERE, True),
        ("http://[::1]:8765", "[::1]:8765", True),
        ("http://localhost:8765", "localhost:8765", True),
        ("http://192.168.1.7:8765", "192.168.1.7:8765", True),
        ("https://cards.example", "backend:8765", True),
        ("https://CARDS.example", "backend:8765", False),
        ("http://cards.example", "cards.example", False),
        ("http://evil.example:8765", "evil.example:8765", False),
        ("https://evil.example", HERE, False),
        ("http://127.0.0.1:9999", HERE, False),
        ("http://127.0.0.1:8765.evil.example", HERE, False),
        ("http://127.0.0.1:8765@evil.example", "127.0.0.1:8765@evil.example", False),
        ("http://localhost.evil.example", "localhost.evil.example", False),
        ("null", HERE, False),
        ("", HERE, False),
        ("", "", False),
        ("http://", "", False),
        ("http://[", "[", False),
        ("file://", HERE, False),
    ],
)
def test_which_pages_are_welcome(origin, host, good):
    assert welcome({"origin": origin, "host": host}, LISTED) is good


@pytest.mark.parametrize("header", [{}, {"authorization": "Basic eA=="}, {"authorization": "Bearer "}])
def test_who_says_no_origin_and_shows_nothing_is_not(header):
    assert not welcome({"host": HERE, **header}, LISTED)


@pytest.mark.parametrize("header", [{"authorization": "Bearer x"}, {"x-triumvir-client": ""}])
def test_programs_show_what_they_are(header):
    assert welcome({"host": HERE, **header}, LISTED)
    assert not welcome({"host": HERE, "origin": "https://evil.example", **header}, LISTED)


def test_a_bearer_is_found_however_it_is_written():
    assert bearer({"authorization": "bEaReR  abc "}) == "abc"
    assert bearer({}) == ""


@pytest.mark.parametrize(
    ("peer", "forwarded", "proxies", "whom"),
    [
        ("9.9.9.9", "1.2.3.4", (), "9.9.9.9"),
        ("127.0.0.1", "1.2.3.4", ("127.0.0.1/32",), "1.2.3.4"),
        ("127.0.0.1", "6.6.6.6, 1.2.3.4", ("127.0.0.1",), "1.2.3.4"),
        ("127.0.0.1", "6.6.6.6, 1.2.3.4, 10.0.0.2", ("127.0.0.1", "10.0.0.0/8"), "1.2.3.4"),
        ("127.0.0.1", "", ("127.0.0.1",), "127.0.0.1"),
        ("127.0.0.1", "nonsense", ("127.0.0.1",), "127.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "", (), "2001:db8:1:2::"),
        ("::ffff:1.2.3.4", "", (), "1.2.3.4"),
        ("testclient", "1.2.3.4", ("127.0.0.1",), "testclient"),
    ],
)
def test_whom_a_request_is_counted_for(peer, forwarded, proxies, whom):
    assert address(peer, forwarded, proxies) == whom
