"""Bots to look on at: from the home page to the end of a deal, without a seat."""

import json

from playwright.sync_api import expect

from tests.web.person import DONE, PATIENT

QUICK = {"least": 0, "most": 0, "ready": 60}


def test_somebody_watches_bots_from_the_home_page(person):
    someone = person("uk", "phone").home()
    page = someone.page

    def quick(route):
        wanted = json.loads(route.request.post_data)
        route.continue_(post_data=json.dumps(wanted | {"pace": QUICK, "bots": ["novice"]}))

    page.route("**/api/shows", quick)
    page.get_by_role("button", name="Хокм", exact=True).click()
    page.wait_for_url("**/t/*?watch")
    expect(page.locator(".game .plate .av.bot")).to_have_count(3, timeout=PATIENT)
    someone.wait(DONE)
    expect(page.locator(".ledger th bdi").first).to_have_text("Бот 1", timeout=PATIENT)
    page.reload()
    someone.wait(".game")
    assert not someone.sees(".hand .card")


def test_a_link_to_look_on_at_no_table_comes_to_the_door(person):
    page = person("en").page
    page.goto("/t/ZZZZZ?watch")
    expect(page.locator("h1")).to_have_text("There is no table with this code.", timeout=PATIENT)
