"""A person at the page: goes to a table and plays a deal by pointer or by keys, as the hints say.

Everything waits for what the page shows, never for a time.
"""

import json

QUICK = {"least": 0, "most": 0, "ready": 3600}
"""How bots play at tables of tests: at once."""
BRIEF = {"match_deals": 1}
BID = '.acts [data-bid]:not([aria-disabled="true"])'
TURN = f'.acts [data-act="hint"][aria-disabled="false"], {BID}, .acts [data-suit]'
DONE = '[role="dialog"][aria-labelledby="after-title"], #settled-title'
READY = '.acts .btn.primary:not([aria-disabled="true"])'
HINTED = ".prompt .hint"
PLAY = '[data-act="play"][aria-disabled="false"]'
CHOOSE = """{
  const kept = localStorage.getItem("triumvir.settings");
  if (!kept) localStorage.setItem("triumvir.settings", JSON.stringify(%s));
}"""
PATIENT = 60_000
"""Milliseconds that a machine may be slow."""


class Person:
    """One page in a browser of its own, and what went wrong in it."""

    def __init__(self, context, touch=False):
        self.context, self.touch, self.faults = context, touch, []
        context.set_default_timeout(PATIENT)
        self.page = context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._heard)
        self.page.route("**/api/tables", self._make)

    def _heard(self, message):
        """What the console says of faults; that a file or server was not there tests provoke themselves."""
        if (
            message.type == "error"
            and "Failed to load" not in message.text
            and "WebSocket" not in message.text
        ):
            self.faults.append(message.text)

    def _make(self, route):
        """Tables that this page makes have quick bots and one deal."""
        if route.request.method != "POST":
            return route.continue_()
        plan = json.loads(route.request.post_data)
        options = plan.get("options", {}) | ({} if plan["game"] == "hokm" else BRIEF)
        return route.continue_(post_data=json.dumps(plan | {"pace": QUICK, "options": options}))

    def choose(self, **settings):
        """Be somebody who has chosen settings before, and who passes by hand."""
        self.page.add_init_script(CHOOSE % json.dumps({"autoPass": False, **settings}))
        return self

    def home(self):
        """Open the home page."""
        self.page.goto("/")
        self.page.locator("article .btn.primary").first.wait_for()
        return self

    def press(self, button):
        """Press a button, with what one has: a finger or a mouse."""
        (button.tap if self.touch else button.click)()

    def sees(self, what):
        """Whether something is shown now."""
        return self.page.locator(what).first.is_visible()

    def wait(self, *what):
        """Wait until one of these is shown."""
        self.page.locator(", ".join(what)).first.wait_for()

    def deal(self, keys=False, moves=400):
        """Play to the end of the deal, or so many moves; gives how many."""
        for move in range(moves):
            self.wait(TURN, DONE)
            if self.sees(DONE):
                return move
            self.move(keys)
        return moves

    def move(self, keys=False):
        """Do one thing, as whoever is to act."""
        for calls in (BID, "[data-suit]"):
            if self.sees(calls):
                self.call(keys, calls)
                return
        if keys:
            self.page.keyboard.press("t")
        else:
            self.press(self.page.locator('[data-act="hint"]'))
        self.wait(HINTED)
        plays = self.sees(PLAY)
        if keys:
            self.page.keyboard.press("Enter" if plays else "p")
        else:
            self.press(self.page.locator(PLAY if plays else '[data-act="pass"]'))
        self.page.locator(HINTED).wait_for(state="hidden")

    def call(self, keys, what):
        """Say the last thing that can be said: the highest bid."""
        button = self.page.locator(what).last
        said = button.get_attribute("data-bid") or button.get_attribute("data-suit")
        if not keys:
            self.press(button)
        elif self.page.locator(".game").get_attribute("data-face") == "rank" and said != "0":
            self.page.keyboard.press(said)
        else:
            button.focus()
            self.page.keyboard.press("Enter")
        self.page.locator(f'.acts [data-bid="{said}"], .acts [data-suit="{said}"]').wait_for(state="hidden")

    def tab_to(self, what):
        """Come to something by the Tab key alone."""
        for _ in range(100):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("what => document.activeElement.matches(what)", what):
                return
        raise AssertionError(f"Tab never comes to {what}")
