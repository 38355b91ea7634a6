"""Everybody can use each screen: axe finds nothing serious, the table does not scroll, targets are large."""

import json
from pathlib import Path

import pytest

from tests.web.person import DONE, TURN

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
FLAWS = (ROOT / "scripts/flaws.js").read_text(encoding="utf-8")
"""What lies over another, sticks out, is cut or too small, in words; the gallery looks for the same."""
FOUND = """() => axe.run({ resultTypes: ["violations"] }).then(({ violations }) => violations
  .filter(({ impact }) => impact === "serious" || impact === "critical")
  .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`))"""
SCREENS = ("/", "/new/dou_dizhu", "/settings", "/record", "/rules/hokm", "/lesson/dou_dizhu", "/nowhere")
LOOKS = [("en", "light"), ("en", "dark"), ("uk", "contrast"), ("ar", "light")]
STRIPS = """() => {
  const cards = [...document.querySelectorAll(".hand button.card")];
  const boxes = cards.map((card) => card.getBoundingClientRect());
  return boxes.slice(1).map((box, at) => [box, boxes[at]])
    .filter(([box, before]) => Math.abs(box.top - before.top) < 8)
    .map(([box, before]) => box.left - before.left);
}"""


def checked(page):
    """What axe finds; by the protocol, for the page's policy lets in no other script."""
    assert AXE.is_file(), "the packages of the page are not there: npm ci in web/"
    page.evaluate(AXE.read_text(encoding="utf-8"))
    return page.evaluate(FOUND)


@pytest.mark.parametrize(("language", "theme"), LOOKS)
def test_each_screen_is_free_of_serious_faults(person, language, theme):
    someone = person(language, theme=theme)
    for path in SCREENS:
        someone.page.goto(path)
        someone.page.locator("main").wait_for()
        someone.page.wait_for_load_state("networkidle")
        assert (path, checked(someone.page)) == (path, [])
        assert (path, someone.page.evaluate(FLAWS, {})) == (path, [])


@pytest.mark.parametrize(("language", "theme"), LOOKS)
def test_the_table_is_free_of_serious_faults_in_each_phase(person, language, theme):
    someone = person(language, theme=theme).choose(level="novice").home()
    someone.page.locator("article:has(a[href='/new/hokm']) .btn.primary").click()
    someone.wait(TURN)
    seen = set()
    while not someone.sees(DONE):
        someone.wait(TURN, DONE)
        phase = next((each for each in ("[data-bid]", "[data-suit]", "[data-act]") if someone.sees(each)), "")
        if phase not in seen:
            assert (phase, checked(someone.page)) == (phase, [])
            seen.add(phase)
        if not someone.sees(DONE):
            someone.move()
    assert checked(someone.page) == []


@pytest.mark.parametrize("size", ["small", "wide", "phone"])
@pytest.mark.parametrize("game", ["dou_dizhu/4", "hokm"])
def test_nothing_scrolls_at_the_table_and_fingers_find_all(person, size, game):
    someone = person("uk", size).choose(level="novice", variants={"dou_dizhu": "dou_dizhu/4"}).home()
    someone.page.locator(f"article:has(a[href='/new/{game.split('/')[0]}']) .btn.primary").click()
    someone.wait(TURN)
    for _ in range(3):
        assert someone.page.evaluate(FLAWS, {"still": True}) == []
        steps = someone.page.evaluate(STRIPS)
        assert steps, "a hand of one card"
        assert min(steps) >= 24
        someone.move()
        someone.wait(TURN, DONE)


LAID = """() => {
  const { top, bottom, height } = document.querySelector(".mid").getBoundingClientRect();
  const lain = [...document.querySelectorAll(".mid > *, .mine > *")]
    .map((each) => each.getBoundingClientRect());
  const out = lain.filter((each) => each.height && (each.top < top - 3 || each.bottom > bottom + 3));
  return { height, out: out.map((each) => [each.top - top, each.bottom - bottom]) };
}"""
"""What sticks out of the middle of the table."""


def laying(count):
    """Comes between a page and its table: so many cards that one led last still lie there while all others
    have passed and one is to lead again. It is so for a moment whenever a trick is over.
    """

    def meets(route):
        server = route.connect_to_server()

        def hear(message):
            frame = json.loads(message)
            deal = (frame.get("scene") or {}).get("deal") or {}
            if deal.get("hand") and deal["stage"] == "play":
                seat, seats = frame["scene"]["me"]["seat"], len(deal["seats"])
                mine = {"seat": seat, "cards": " ".join(deal["hand"]["rank"].split()[:count]), "words": "…"}
                others = [{"seat": (seat + at) % seats, "words": "Пас"} for at in range(1, seats)]
                deal["table"] = [mine, *others]
            route.send(json.dumps(frame))

        server.on_message(hear)

    return meets


@pytest.mark.parametrize("counter", [False, True])
@pytest.mark.parametrize(
    ("language", "size"), [("uk", "small"), ("ar", "small"), ("zh", "phone"), ("en", "wide"), ("en", "desk")]
)
def test_ones_last_play_never_lies_over_the_prompt_of_a_new_lead(person, language, size, counter):
    someone = person(language, size)
    someone.choose(level="novice", variants={"dou_dizhu": "dou_dizhu/4"}, counter=counter)
    page = someone.page
    page.route_web_socket("**/ws/**", laying(6))
    someone.home()
    page.locator("article:has(a[href='/new/dou_dizhu']) .btn.primary").click()
    for _ in range(60):
        someone.wait(TURN)
        if someone.sees('.acts [data-act="hint"][aria-disabled="false"]'):
            break
        someone.move()
    width, height = page.viewport_size["width"], page.viewport_size["height"]
    for tall in (height, height - 24, height - 48):  # a prompt may have two or three lines
        page.set_viewport_size({"width": width, "height": tall})
        assert (tall, page.evaluate(LAID)["out"]) == (tall, [])
        assert page.evaluate(FLAWS, {"still": True}) == []
