"""A seat is open in one tab, the last one; the other says so, and takes it back when it is asked to."""

from playwright.sync_api import expect

from tests.web.person import PATIENT

HERE = ".prompt button.now"


def test_a_seat_that_is_opened_in_another_tab_can_be_taken_back(person):
    someone = person("en").home()
    someone.page.locator("article .btn.primary").first.click()
    someone.wait(".hand .card")
    other = someone.context.new_page()
    other.goto(someone.page.url)
    other.locator(".hand .card").first.wait_for()
    expect(someone.page.locator(HERE)).to_have_text("Use it here", timeout=PATIENT)
    someone.page.locator(HERE).click()
    expect(other.locator(HERE)).to_be_visible(timeout=PATIENT)
    expect(someone.page.locator(HERE)).to_be_hidden(timeout=PATIENT)
