"""The rules in the page: every combination of every game pictured, and a first lesson of each to its end."""

import httpx
import pytest
from playwright.sync_api import expect

from tests.web.person import PATIENT

expect.set_options(timeout=PATIENT)
RULES = [
    ("dou_dizhu", "en"),
    ("dou_dizhu/4", "uk"),
    ("big_three", "zh"),
    ("big_three/4", "en"),
    ("hokm", "ar"),
]
KINDS = ".kinds article"
PICTURED = """kinds => kinds.map((kind) => [
  kind.querySelector("h3").innerText.replace(/^[^ ]*[.] /, "").trim(),
  kind.querySelectorAll(":scope > :not(.over) .card").length,
  kind.querySelectorAll(".over .card").length,
])"""


@pytest.mark.parametrize(("game", "language"), RULES)
def test_every_combination_is_pictured(person, house, game, language):
    asked = httpx.get(f"{house.address}/api/rules", params={"game": game, "language": language}).json()
    page = person(language).page
    page.goto(f"/rules/{game.replace('/', '-')}")
    page.locator(KINDS).first.wait_for()
    found = page.locator(KINDS).evaluate_all(PICTURED)
    wanted = [
        [kind["words"], len(kind["cards"].split()), len(kind.get("over", "").split())]
        for kind in asked["kinds"]
    ]
    assert [kind[1:] for kind in found] == [kind[1:] for kind in wanted]
    assert all(want[0] in got[0] for got, want in zip(found, wanted, strict=True))
    steps = page.locator("#chain li")
    expect(steps).to_have_count(len(asked["chain"]))
    expect(page.locator("main h2")).to_contain_text([each["title"] for each in asked["sections"][1:]])


@pytest.mark.parametrize(("game", "language"), [("dou_dizhu", "zh"), ("big_three", "uk"), ("hokm", "ar")])
def test_a_lesson_is_learnt_to_its_end(person, game, language):
    page = person(language, "phone").page
    page.goto(f"/lesson/{game}")
    hint, play = page.locator(".buttons .btn").nth(1), page.locator(".buttons .primary")
    play.click()
    expect(page.locator(".told.choose")).to_be_visible()
    steps = int(page.locator("progress").get_attribute("max"))
    for step in range(steps):
        expect(page.locator("progress")).to_have_js_property("value", step)
        hint.tap()
        play.tap()
        expect(page.locator(".told.right")).to_be_visible()
        play.tap()
    expect(page.locator(".done")).to_be_visible()
    page.locator(".done .btn").nth(1).tap()
    page.wait_for_url(f"**/rules/{game}")


def test_what_is_wrong_in_a_lesson_is_said(person):
    page = person("en").page
    page.goto("/lesson/hokm")
    page.locator("main button.card").first.wait_for()
    table = page.locator(".felt .card").count()
    for card in page.locator("main button.card").all():
        card.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator(".told.wrong")).to_be_visible()
    assert page.locator(".felt .card").count() == table
