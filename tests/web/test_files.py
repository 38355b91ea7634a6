"""The page as it was built: what a first visit loads, and what is said of each file."""

import re
from urllib.parse import urlsplit

import httpx

from triumvir.server.page import read_page

FIRST = 150 * 1024
"""Bytes, packed, that a first visit of the home page may take."""
SAFE = {
    "content-security-policy": "script-src 'self';",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
BLOCKING = """() => performance.getEntriesByType("resource")
  .filter(({ renderBlockingStatus }) => renderBlockingStatus === "blocking").map(({ name }) => name)"""
FOR_ENGINES = """() => ({
  lang: document.documentElement.lang,
  title: document.title,
  about: document.querySelector("meta[name=description]")?.content.length ?? 0,
  view: document.querySelector("meta[name=viewport]").content,
  heads: document.querySelectorAll("h1").length,
  dumb: [...document.querySelectorAll("img:not([alt]), a:not([href])")].length,
})"""


def packed(file):
    """What of a file goes over the network, at least by gzip."""
    return len(file.packed.get("gzip", file.plain))


def test_a_first_visit_is_small_and_asks_nobody_else(person, house):
    """Of what the browser asked for; the same files are counted as they are packed."""
    page, asked = read_page(), set()
    someone = person("zh")
    someone.page.on("request", lambda request: asked.add(request.url))
    someone.home()
    assert {urlsplit(url).netloc for url in asked} == {urlsplit(house.address).netloc}
    files = [page.files[path] for path in {urlsplit(url).path for url in asked} if path in page.files]
    assert len(files) > 3
    assert sum(map(packed, [page.index, *files])) <= FIRST
    blocking = someone.page.evaluate(BLOCKING)
    assert [path for path in blocking if not path.endswith(".css")] == []
    assert len(blocking) <= 3, "the styles of the page, of its first screen, and of what screens share"


def test_each_screen_says_what_it_is(person):
    someone, titles = person("uk"), set()
    for path in ("/", "/new/hokm", "/rules/hokm", "/lesson/hokm", "/settings", "/record", "/nowhere"):
        someone.page.goto(path)
        someone.page.locator("h1").first.wait_for()
        said = someone.page.evaluate(FOR_ENGINES)
        assert said["lang"] == "uk"
        assert said["title"].endswith("· triumvir")
        assert said["about"] > 40
        assert "width=device-width" in said["view"]
        assert not re.search("user-scalable=no|maximum-scale", said["view"]), "one may enlarge it"
        assert (path, said["heads"], said["dumb"]) == (path, 1, 0)
        titles.add(said["title"])
    assert len(titles) == 7


def test_texts_are_packed_both_ways():
    for path, file in read_page().files.items():
        if path.endswith((".js", ".css")) and len(file.plain) >= 512:
            assert set(file.packed) == {"br", "gzip"}, path
            assert len(file.packed["br"]) < len(file.plain)


def test_files_are_kept_and_the_page_is_asked_for_anew(house):
    asset = next(path for path in read_page().files if path.endswith(".js"))
    for path, keep in (("/", "no-cache"), (asset, "public, max-age=31536000, immutable")):
        answer = httpx.get(house.address + path, headers={"accept": "text/html"})
        assert answer.headers["cache-control"] == keep
        assert answer.headers["content-encoding"] in ("br", "gzip")
        for name, value in SAFE.items():
            assert value in answer.headers[name], name
        again = httpx.get(house.address + path, headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
