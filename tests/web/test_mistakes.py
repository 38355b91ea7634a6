"""Mistakes in a replay: found when asked for, marked on the timeline, with what would have been better; apart
from them an expert's opinions; and the search can be stopped.
"""

import json

import pytest
from playwright.sync_api import expect

from tests.server.test_mistakes import played
from tests.web.person import PATIENT
from triumvir.record.toml import format_record

FOUND = ".mistakes [role=status]"
GROWN = {"unit": "points", "moves": 9, "since": 7, "asked": 7, "stage": "asked"}
OPINION = {"move": 2, "seat": 0, "better": {"words": "pass"}, "why": "it waits", "gain": 1.5, "error": 0.4}
MARK = {"move": 7, "seat": 0, "loss": 2, "better": [{"words": "pass"}]}


def test_the_mistakes_of_a_deal_are_found_and_gone_through_by_keys(person):
    someone = person("en").home()
    page = someone.page
    page.locator("article").last.locator(".btn.primary").click()
    someone.deal()
    page.locator('[role="dialog"] a[href*="/replay/"]').click()
    page.get_by_role("button", name="Find mistakes").click()
    page.get_by_role("button", name="Stop looking").wait_for(state="hidden", timeout=PATIENT)
    expect(page.locator(FOUND)).to_contain_text("with all hands open")
    marks = page.locator(".marks i:not(.thought)").count()
    assert page.locator(FOUND).inner_text().startswith(str(marks or "No"))
    for _ in range(page.locator(".marks i").count()):
        page.keyboard.press("m")
        kind = ".opinion" if page.locator(".marks i.thought.now").count() else ".better:not(.opinion)"
        expect(page.locator(kind)).to_contain_text("expert would" if kind == ".opinion" else "Better: ")


def opened(someone, answer):
    """A record that was brought, whose review is answered so."""
    someone.page.route("**/api/reviews*", answer)
    text = format_record(played("dou_dizhu", "brought").record()).encode()
    file = {"name": "a.toml", "mimeType": "application/toml", "buffer": text}
    someone.page.goto("/record")
    someone.page.locator("input[type=file]").set_input_files(file)
    return someone.page


@pytest.mark.parametrize("size", ["small", "desk"])
def test_an_opinion_stands_apart_from_a_mistake(person, size):
    grown = [GROWN, GROWN | {"asked": 0, "stage": "over", "opinions": [OPINION], "marks": [MARK]}]
    body = "".join(json.dumps(each) + "\n" for each in grown)
    page = opened(person("en", size), lambda route: route.fulfill(body=body))
    page.get_by_role("button", name="Find mistakes").click()
    expect(page.locator(FOUND)).to_contain_text("1 mistake from move 8 on")
    expect(page.locator(FOUND)).to_contain_text("an expert would have played 1 move otherwise")
    page.get_by_role("button", name="Next remark").click()
    expect(page.locator(".opinion")).to_contain_text("an expert would choose “pass”")
    expect(page.locator(".opinion")).to_contain_text("1.5, give or take 0.4")
    assert page.locator(".opinion").evaluate("box => box.scrollWidth <= box.clientWidth")
    page.get_by_role("button", name="Next remark").click()
    expect(page.locator(".better")).to_contain_text("Better: pass. Worth 2 points more.")
    expect(page.locator(".opinion")).to_have_count(0)


def test_the_search_is_stopped_by_key_and_begun_again(person):
    """The focus stays where it was."""
    held = []

    def hold(route):
        held.append(route)

    page = opened(person("en"), hold)
    page.get_by_role("button", name="Find mistakes").focus()
    page.keyboard.press("Enter")
    stop = page.get_by_role("button", name="Stop looking")
    expect(stop).to_be_focused()
    expect(page.get_by_role("progressbar")).to_be_visible()
    with page.expect_event("requestfailed", lambda request: "/api/reviews" in request.url):
        page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Find mistakes")).to_be_focused()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(page.locator(FOUND)).to_have_text("Stopped.")


def test_a_search_that_breaks_off_says_so_and_keeps_what_was_found(person):
    body = json.dumps(GROWN | {"marks": [MARK]}) + "\n"
    page = opened(person("en"), lambda route: route.fulfill(body=body))
    page.get_by_role("button", name="Find mistakes").click()
    expect(page.locator(FOUND)).to_contain_text("The server stopped before the end.")
    expect(page.get_by_role("button", name="Next mistake")).to_be_visible()
