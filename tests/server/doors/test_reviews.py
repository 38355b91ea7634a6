"""Reviews by HTTP: a process of its own finds the mistakes of a deal; so many at once and no more."""

import asyncio

import pytest

from tests.server.test_mistakes import played
from triumvir.record.toml import format_record
from triumvir.server import reviews
from triumvir.server.faults import RefusedError


def test_the_mistakes_of_a_deal_are_asked_for(site, monkeypatch):
    monkeypatch.setattr(reviews, "SECONDS", 0.5)
    text = format_record(played("big_three", "asked").record())
    answer = site.http.post("/api/reviews?deal=0&language=ar", content=text.encode(), timeout=90)
    assert answer.status_code == 200, answer.text
    assert answer.json()["unit"] == "points"
    assert all(mark["loss"] > 0 and mark["better"] for mark in answer.json().get("marks", []))


def test_a_text_without_a_deal_that_is_over_is_refused(site):
    answer = site.http.post("/api/reviews", content=b"nothing", timeout=90)
    assert (answer.status_code, answer.json()["code"]) == (409, "deal/running")


def test_who_comes_when_many_wait_is_sent_away(monkeypatch):
    monkeypatch.setattr(reviews, "LINE", 0)
    with pytest.raises(RefusedError, match="server/full"):
        asyncio.run(reviews.Reviews().find("", 0, "en"))


def test_a_process_that_does_not_end_is_given_up(monkeypatch):
    monkeypatch.setattr(reviews, "COMMAND", ("sleep", "60"))
    monkeypatch.setattr(reviews, "PATIENCE", 0.1)
    text = format_record(played("hokm", "slow").record())
    with pytest.raises(RefusedError, match="server/full"):
        asyncio.run(reviews.Reviews().find(text, 0, "en"))
