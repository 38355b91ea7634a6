"""Motion: tricks are seen to go to their winner, where somebody wants to see cards move."""

import pytest

COUNTS = """() => {
  window.flown = 0;
  const seen = new MutationObserver((changes) => {
    const added = changes.flatMap((change) => [...change.addedNodes]);
    window.flown += added.filter((each) => each.nodeName === "SPAN" && each.querySelector(".card")).length;
  });
  addEventListener("DOMContentLoaded", () => seen.observe(document.body, { childList: true }));
}"""


@pytest.mark.parametrize(("motion", "moves"), [("full", True), ("none", False)])
def test_a_trick_flies_to_its_winner(person, motion, moves):
    someone = person("en").choose(motion=motion)
    someone.page.add_init_script(f"({COUNTS})()")
    someone.home().page.locator("article").last.locator(".btn.primary").click()
    someone.deal(moves=6)
    flown = someone.page.evaluate("window.flown")
    assert (flown >= 3) is moves, flown
