"""The page for browsers, as it is handed out: with packing, tags, types and a policy."""

import gzip

import pytest

from tests.server.doors.conftest import Site
from triumvir.errors import SetupError
from triumvir.server import run
from triumvir.server.page import read_page
from triumvir.server.settings import Settings

HTML = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
INDEX, CODE = "<!doctype html>", "/* code */"


@pytest.fixture(scope="module")
def paged(tmp_path_factory):
    """A server with a page of two files."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(INDEX)
    (folder / "assets" / "index-1.js").write_text(CODE)
    (folder / "assets" / "index-1.js.gz").write_bytes(gzip.compress(CODE.encode()))
    (folder / "assets" / "index-1.js.br").write_bytes(b"as br")
    site = Site(Settings(limits=0, data=str(folder)), read_page(folder))
    yield site
    site.stop()


@pytest.mark.parametrize("path", ["/", "/new", "/rules/big_three-4", "/t/KRMWZ", "/t/KRMWZ/replay/0/3"])
def test_each_address_of_the_page_shows_it(paged, path):
    answer = paged.http.get(path, headers=HTML)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_a_program_that_follows_a_link_is_told_how_to_come_to_the_table(paged):
    answer = paged.http.get("/t/KRMWZ")
    assert "triumvir join" in answer.text
    assert answer.headers["vary"] == "Accept"


def test_who_goes_astray_is_shown_the_page_and_a_program_is_refused(paged):
    answer = paged.http.get("/nowhere", headers=HTML)
    assert (answer.status_code, answer.text) == (404, INDEX)
    assert paged.http.get("/nowhere").json()["code"] == "path/unknown"
    assert paged.http.get("/assets/../../tables.db").json()["code"] == "path/unknown"
    assert paged.http.get("/assets/index-2.js", headers=HTML).json()["code"] == "path/unknown"


def test_files_of_a_version_are_kept_for_ever(paged):
    answer = paged.http.get("/assets/index-1.js", headers={"accept-encoding": "identity"})
    assert answer.text == CODE
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize(
    ("taken", "packing"),
    [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip"), ("zstd", None)],
)
def test_a_browser_gets_the_smallest_packing_that_it_takes(paged, taken, packing):
    answer = paged.http.head("/assets/index-1.js", headers={"accept-encoding": taken})
    assert answer.headers.get("content-encoding") == packing
    assert "Accept-Encoding" in answer.headers["vary"]


def test_what_a_browser_has_it_is_not_sent_again(paged):
    first = paged.http.get("/", headers=HTML)
    again = paged.http.get("/", headers={**HTML, "if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = paged.http.get("/assets/index-1.js", headers={"if-none-match": first.headers["etag"]})
    assert other.status_code == 200


def test_without_the_page_a_server_does_not_start_and_says_how_to_get_it(monkeypatch, tmp_path):
    monkeypatch.setattr(run, "read_page", lambda: read_page(tmp_path))
    with pytest.raises(SetupError) as caught:
        run.run(Settings(port=0, data=str(tmp_path)), print)
    assert caught.value.code == "server/page"
    assert "make web" in str(caught.value)
