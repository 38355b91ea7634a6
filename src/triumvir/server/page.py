"""Page: the browser table as it was built, kept in memory and handed out."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from fastapi import APIRouter, Request
from starlette.responses import Response

from triumvir.errors import Code, SetupError
from triumvir.server.faults import RefusedError

FOLDER = Path(__file__).parent.parent / "page"
BUILD = "make web, or pip install of a package that has the page; serve --no-page serves programs only"
SCREENS = (
    "/",
    "/new",
    "/new/{game}",
    "/record",
    "/settings",
    "/rules/{game}",
    "/lesson/{game}",
    "/t/{code}/replay",
    "/t/{code}/replay/{deal:path}",
)
"""The addresses of the page, besides the link to a table; which screen is shown the page knows itself."""
PACKED = {"br": ".br", "gzip": ".gz"}
"""How files were packed when they were built, the smallest first."""
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
"""What a file is by its name, whatever the system thinks."""
WAYS = ("GET", "HEAD")


class File(NamedTuple):
    """A file: its type, its bytes as they are and packed, the tag of this version, how long it is good."""

    kind: str
    plain: bytes
    packed: Mapping[str, bytes]
    tag: str
    keep: str

    def answer(self, headers: Mapping[str, str], status: int = 200) -> Response:
        """What a browser gets that sent these headers: nothing where it has this version already."""
        taken = accepted(headers.get("accept-encoding", ""))
        packing = next((name for name in self.packed if name in taken), "")
        tag = f'"{self.tag}{packing}"'
        told = {"etag": tag, "cache-control": self.keep, "vary": "Accept, Accept-Encoding"}
        if status == 200 and tag in headers.get("if-none-match", ""):
            return Response(status_code=304, headers=told)
        if packing:
            told["content-encoding"] = packing
        return Response(self.packed.get(packing, self.plain), status, told, media_type=self.kind)


@dataclass(frozen=True, slots=True)
class Page:
    """All files of the page by their paths; `index` is what every address of it shows."""

    files: Mapping[str, File]

    @property
    def index(self) -> File:
        """The file that loads the others."""
        return self.files["/index.html"]


def read_page(folder: Path = FOLDER) -> Page:
    """The page as it was built. Error: server/page."""
    if not (folder / "index.html").is_file():
        raise SetupError(Code.SERVER_PAGE, got=f"nothing in {folder}", expected=BUILD)
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    return Page(
        {
            f"/{path.relative_to(folder).as_posix()}": _file(path, folder)
            for path in paths
            if path.suffix not in PACKED.values()
        }
    )


def _file(path: Path, folder: Path) -> File:
    """A file and what was packed of it. Files of /assets have their version in their names."""
    plain = path.read_bytes()
    packed = {
        name: packing.read_bytes()
        for name, suffix in PACKED.items()
        if (packing := path.with_name(path.name + suffix)).is_file()
    }
    keep = "public, max-age=31536000, immutable" if path.parent == folder / "assets" else "no-cache"
    return File(KINDS[path.suffix], plain, packed, hashlib.sha256(plain).hexdigest()[:16], keep)


def accepted(header: str) -> set[str]:
    """The packings that a header Accept-Encoding takes.

    >>> sorted(accepted("gzip, br;q=1.0, zstd;q=0"))
    ['br', 'gzip']
    """
    parts = [part.replace(" ", "").partition(";q=") for part in header.split(",")]
    return {name for name, _, weight in parts if name and (not weight or weight.strip("0."))}


def shown(request: Request) -> File | None:
    """What a person is shown who opens an address with a browser; none for a program, or without a page."""
    page: Page | None = request.app.state.page
    return page.index if page and "text/html" in request.headers.get("accept", "") else None


def routes(page: Page) -> APIRouter:
    """The page at all of its addresses, and its files at theirs."""
    router = APIRouter(include_in_schema=False)

    async def screen(request: Request) -> Response:
        return page.index.answer(request.headers)

    async def file(request: Request) -> Response:
        found = page.files.get(request.url.path)
        if found is None:
            raise RefusedError(Code.PATH_UNKNOWN, got=request.url.path, expected="a file of the page")
        return found.answer(request.headers)

    for path in SCREENS:
        router.add_api_route(path, screen, methods=[*WAYS])
    for path in ("/assets/{name}", *(path for path in page.files if path.count("/") == 1)):
        router.add_api_route(path, file, methods=[*WAYS])
    return router
