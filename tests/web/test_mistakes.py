"""Mistakes in a replay: found when asked for, marked on the timeline, with what would have been better."""

from playwright.sync_api import expect

from tests.web.person import PATIENT

FOUND = ".mistakes [role=status]"


def test_the_mistakes_of_a_deal_are_found_and_gone_through_by_keys(person):
    someone = person("en").home()
    page = someone.page
    page.locator("article").last.locator(".btn.primary").click()
    someone.deal()
    page.locator('[role="dialog"] a[href*="/replay/"]').click()
    page.get_by_role("button", name="Find mistakes").click()
    expect(page.locator(FOUND)).to_contain_text("with all hands open", timeout=PATIENT)
    marks = page.locator(".marks i").count()
    assert page.locator(FOUND).inner_text().startswith(str(marks or "No"))
    for _ in range(marks):
        page.keyboard.press("m")
        expect(page.locator(".better")).to_contain_text("Better: ", timeout=PATIENT)
