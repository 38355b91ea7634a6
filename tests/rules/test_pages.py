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
