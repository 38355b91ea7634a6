"""A whole deal of each variant, from the home page to the settlement: by pointer, and by keys alone."""

import pytest

from tests.web.person import DONE, TURN

DEALS = [
    ("dou_dizhu", "dou_dizhu", "en", "desk", True),
    ("dou_dizhu", "dou_dizhu/4", "zh", "phone", False),
    ("big_three", "big_three", "uk", "desk", True),
    ("big_three", "big_three/4", "en", "small", False),
    ("hokm", "hokm", "ar", "wide", True),
    ("hokm", "hokm", "ar", "phone", False),
    ("dou_dizhu", "dou_dizhu", "uk", "phone", False),
]
HEARD = """() => {
  window.heard = { polite: [], assertive: [] };
  for (const region of document.querySelectorAll("[data-live]"))
    new MutationObserver(() => window.heard[region.dataset.live].push(region.textContent))
      .observe(region, { childList: true, characterData: true, subtree: true });
}"""
FOCUS = "document.activeElement.closest('.hand, .acts, #after-title, #settled-title') !== null"


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
    if keys:
        heard(someone, game)
    else:
        assert someone.deal() > 0
    assert someone.page.locator("html").get_attribute("lang") == language


def heard(someone, game):
    """Play on by keys, and hear what a screen reader is told: the focus is always somewhere, what is to be
    beaten is said, and not everything that happens.
    """
    page, moves = someone.page, 0
    page.evaluate(HEARD)
    page.keyboard.press("ArrowRight")
    while not someone.sees(DONE):
        assert page.evaluate(FOCUS), "the focus is lost"
        moves += someone.deal(keys=True, moves=1)
        someone.wait(TURN, DONE)
    page.wait_for_function("document.activeElement.id === 'after-title'")
    told = page.evaluate("window.heard")
    assert 0 < len(told["polite"]) <= moves + 6, "a sentence a turn, and how it ended"
    assert len(told["assertive"]) <= 2 * moves + 6
    assert all(0 < len(text) < 400 for text in told["polite"]), "no flood"
    assert len(set(told["polite"])) > len(told["polite"]) / 2
