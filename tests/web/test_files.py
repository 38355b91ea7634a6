"""The page as it was built: what a first visit loads."""

from triumvir.server.page import read_page

FIRST = 150 * 1024
"""Bytes, packed, that a first visit of the home page may take."""


def packed(file):
    """What of a file goes over the network, at least by gzip."""
    return len(file.packed.get("gzip", file.plain))


def test_a_first_visit_is_small(person):
    """Of what the browser asked for; the same files are counted as they are packed."""
    page, asked = read_page(), set()
    someone = person("zh")
    someone.page.on(
        "request", lambda request: asked.add(request.url.removeprefix(someone.page.url.rstrip("/")))
    )
    someone.home()
    files = [page.files[path] for path in asked if path in page.files]
    assert len(files) > 3
    assert sum(map(packed, [page.index, *files])) <= FIRST


def test_texts_are_packed_both_ways():
    for path, file in read_page().files.items():
        if path.endswith((".js", ".css")) and len(file.plain) >= 512:
            assert set(file.packed) == {"br", "gzip"}, path
            assert len(file.packed["br"]) < len(file.plain)
