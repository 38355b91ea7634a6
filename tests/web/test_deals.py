"""A whole deal of each variant, from the home page to the settlement: by pointer, and by keys alone."""

import pytest

from tests.web.person import TURN

DEALS = [
    ("dou_dizhu", "dou_dizhu", "en", "desk", True),
    ("dou_dizhu", "dou_dizhu/4", "zh", "phone", False),
    ("big_three", "big_three", "uk", "desk", True),
    ("big_three", "big_three/4", "en", "small", False),
    ("hokm", "hokm", "ar", "wide", True),
    ("hokm", "hokm", "ar", "phone", False),
    ("dou_dizhu", "dou_dizhu", "uk", "phone", False),
]


@pytest.mark.parametrize(("game", "variant", "language", "size", "keys"), DEALS)
def test_a_deal_from_home_to_settlement(person, game, variant, language, size, keys):
    someone = person(language, size).choose(level="novice", variants={game: variant}).home()
    card = f"article:has(a[href='/new/{game}'])"
    if keys:
        someone.tab_to(f"{card} .btn.primary")
        someone.page.keyboard.press("Enter")
    else:
        someone.page.locator(f"{card} .btn.primary").click()
    someone.wait(TURN)
    assert someone.page.locator(".game").get_attribute("data-seats") == (
        "4" if variant.endswith("/4") else "3"
    )
    assert someone.deal(keys) > 0
    assert someone.page.locator("html").get_attribute("lang") == language
