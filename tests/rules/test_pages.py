"""Pages that repeat what the code says, say it right."""

import re
from pathlib import Path

import options_page
from triumvir.errors import Code
from triumvir.games.registry import games

REFERENCE = Path(__file__).parents[2] / "docs" / "reference"


def test_the_options_page_is_current() -> None:
    assert (REFERENCE / "options.md").read_text() == options_page.page()


def test_every_option_stands_in_the_rulebook() -> None:
    rulebook = (REFERENCE.parent / "rules" / "shared.md").read_text()
    section = rulebook[rulebook.index("## 7. Options") : rulebook.index("### 7.1")]
    written = set(re.findall(r"`(\w+)(?: =|`)", section))
    offered = {option.name for game in games().values() for option in game.options}
    assert offered == written


def test_every_code_stands_on_the_errors_page_in_order() -> None:
    page = (REFERENCE / "errors.md").read_text()
    assert re.findall(r"^\| `(\w+/\w+)` \|", page, re.MULTILINE) == [str(code) for code in Code]


def test_every_link_between_pages_leads_somewhere() -> None:
    root = REFERENCE.parents[1]
    pages = [root / "README.md", root / "CONTRIBUTING.md", *(root / "docs").rglob("*.md")]
    links = [
        (page, link)
        for page in pages
        for link in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text())
        if "://" not in link
    ]
    assert len(links) > 30
    assert [(page, link) for page, link in links if not (page.parent / link).exists()] == []
