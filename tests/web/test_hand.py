"""The hand: laid by keys, in groups that stand apart, played by a double tap where that is wanted."""

from playwright.sync_api import expect

from tests.web.person import PATIENT

CARDS = ".hand [data-card]"

FOCUSED = f"[...document.querySelectorAll('{CARDS}')].indexOf(document.activeElement)"


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


def test_a_hand_of_two_packs_lies_in_columns_by_groups(person):
    someone = person("ar").choose(variants={"dou_dizhu": "dou_dizhu/4"}, sort="groups").home()
    page = someone.page
    page.locator("article:has(a[href='/new/dou_dizhu']) .btn.primary").click()
    someone.wait(CARDS)
    boxes = page.eval_on_selector_all(
        CARDS, "all => all.map(each => each.getBoundingClientRect()).map(({ x, y }) => [x, y])"
    )
    columns = {}
    for at, (x, _) in enumerate(boxes):
        columns.setdefault(round(x), []).append(at)
    tall = max(columns.values(), key=len)
    assert len(columns) < len(boxes), "each card alone"
    assert len({round(boxes[column[-1]][1]) for column in columns.values()}) == 1, "they stand on one line"
    (x, top), (_, bottom) = boxes[tall[0]], boxes[tall[-1]]
    page.mouse.move(x + 10, top + 10)
    page.mouse.down()
    page.mouse.move(x + 10, bottom + 10)
    page.mouse.up()
    chosen = page.eval_on_selector_all(CARDS, "all => all.map(each => each.ariaPressed === 'true')")
    assert [at for at, each in enumerate(chosen) if each] == tall
    page.locator(CARDS).nth(tall[0]).focus()
    for index in (*tall[1:], tall[-1]):  # down the column, and not beyond it
        page.keyboard.press("Alt+ArrowDown")
        assert page.evaluate(FOCUSED) == index


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
