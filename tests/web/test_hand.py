"""The hand: laid by keys, in groups that stand apart, played by a double tap where that is wanted."""

from playwright.sync_api import expect

from tests.web.person import PATIENT

CARDS = ".hand [data-card]"


def cards(page):
    """The hand as it lies."""
    return page.eval_on_selector_all(CARDS, "all => all.map(each => each.dataset.card)")


def gaps(page):
    """From card to card, in px."""
    left = page.eval_on_selector_all(CARDS, "all => all.map(each => each.getBoundingClientRect().left)")
    return [round(b - a) for a, b in zip(left, left[1:], strict=False)]


def test_a_card_is_laid_elsewhere_by_keys_and_sorting_undoes_it(person):
    someone = person("en").home()
    page = someone.page
    page.locator("article .btn.primary").first.click()
    someone.wait(CARDS)
    before = cards(page)
    page.locator(CARDS).first.focus()
    page.keyboard.press("Shift+ArrowRight")
    assert cards(page) == [before[1], before[0], *before[2:]]
    assert page.evaluate("document.activeElement.dataset.card") == before[0]
    page.get_by_role("button", name="Rank", exact=True).click()
    assert cards(page) == before
    assert len({*gaps(page)}) == 1
    page.get_by_role("button", name="Groups", exact=True).click()
    expect(page.get_by_role("button", name="Groups", exact=True)).to_have_attribute("aria-pressed", "true")
    assert len({*gaps(page)}) > 1


def test_a_double_tap_plays_a_card_where_that_is_wanted(person):
    someone = person("ar").choose(doublePlay=True).home()
    page = someone.page
    page.locator("article", has_text="الحكم الإجباري").locator(".btn.primary").click()
    playable = f"{CARDS}:not(.dim)"
    for _ in range(60):
        someone.wait(
            '.acts [data-act="hint"][aria-disabled="false"]', ".acts [data-bid]", ".acts [data-suit]"
        )
        if someone.sees('.acts [data-act="hint"]'):
            break
        someone.move()
    held = page.locator(CARDS).count()
    page.locator(playable).last.dblclick(position={"x": 10, "y": 20})
    expect(page.locator(CARDS)).to_have_count(held - 1, timeout=PATIENT)
