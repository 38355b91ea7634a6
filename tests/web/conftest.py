"""The page in Chromium, at a server that runs in a process of its own."""

import os
import shutil
import signal
import subprocess
import sys

import pytest
from playwright.sync_api import sync_playwright

from tests.remote.fake import free_port
from tests.web.person import Person
from triumvir.server.page import FOLDER

NAMES = ("chromium", "chromium-browser", "google-chrome")
LOCALES = {"en": "en-GB", "uk": "uk-UA", "ar": "ar-KW", "zh": "zh-CN"}
SIZES = {"phone": (390, 844), "small": (320, 568), "wide": (667, 375), "desk": (1440, 900)}


def pytest_collection_modifyitems(items):
    """All of it is of the page."""
    for item in items:
        if item.path.parent.name == "web":
            item.add_marker(pytest.mark.web)


class House:
    """A server as a process, with a folder of its own; it can be killed and started again."""

    def __init__(self, folder):
        self.folder, self.port = folder, free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self):
        """Serve; wait until it says where."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "triumvir", "serve", "--port", str(self.port), "--data", str(self.folder)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "TRIUMVIR_LIMITS": "0", "TRIUMVIR_LOG": "error"},
        )
        said = self.process.stdout.readline()
        assert self.address in said, said

    def kill(self):
        """End it without a word."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory):
    assert (FOLDER / "index.html").is_file(), "the page was not built: make web"
    made = House(tmp_path_factory.mktemp("house"))
    yield made
    made.kill()


@pytest.fixture
def mortal(tmp_path):
    """A server that a test may kill."""
    made = House(tmp_path)
    yield made
    made.kill()


@pytest.fixture(scope="session")
def chromium():
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    assert found, "no Chromium: apt install chromium, or say in CHROMIUM where it is"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def person(chromium, house):
    """Makes people with a browser each: of a language, size and theme. Their pages may find no fault."""
    people = []

    def make(language="en", size="desk", theme="light", at=house, **more):
        width, height = SIZES[size]
        context = chromium.new_context(
            base_url=at.address,
            locale=LOCALES[language],
            viewport={"width": width, "height": height},
            has_touch=size != "desk",
            color_scheme="dark" if theme == "dark" else "light",
            contrast="more" if theme == "contrast" else "no-preference",
            reduced_motion="reduce",
            **more,
        )
        people.append(Person(context, touch=size != "desk"))
        return people[-1]

    yield make
    for each in people:
        each.context.close()
    faults = [fault for each in people for fault in each.faults]
    assert not faults, faults
