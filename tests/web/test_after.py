"""After a deal: replay by keys, records to and from files, the check of the shuffle."""

import re
from dataclasses import replace
from functools import cache

from playwright.sync_api import expect

from tests.table.fair import fair_match, noting
from tests.web.person import PATIENT
from triumvir.record.record import Record
from triumvir.record.toml import format_record
from triumvir.table.fair import noted

expect.set_options(timeout=PATIENT)
FILE = "input[type=file]"
PLACE = ".ctl input"
SHUFFLE = ".note .shuffle"


@cache
def fair(game):
    """A record of two deals with their proofs, and those."""
    match, proofs = fair_match(game, 2)
    return Record.of(match, explicit=True, note=noted(proofs)), proofs


def brought(someone, text):
    """Somebody who brings a record as a file."""
    someone.page.goto("/record")
    file = {"name": "deal.toml", "mimeType": "application/toml", "buffer": text.encode()}
    someone.page.locator(FILE).set_input_files(file)
    return someone.page


def shown(page, what):
    return int(page.locator(PLACE).get_attribute(what))


def test_a_deal_is_gone_through_by_keys_alone(person):
    page = brought(person("ar", "phone"), format_record(fair("hokm")[0]))
    expect(page.locator(PLACE)).to_have_value("0")
    last, keys = shown(page, "max"), page.keyboard
    for key, at in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        keys.press(key)
        expect(page.locator(PLACE)).to_have_value(str(at))
    keys.press("End")
    keys.press("ArrowUp")
    assert 0 < int(page.locator(PLACE).input_value()) < last, "the last trick begins before the end"
    keys.press("ArrowDown")
    expect(page.locator(PLACE)).to_have_value(str(last))
    keys.press("Home")
    held = page.locator(".rh .card:not(.back)").count()
    assert held == 30
    keys.press("h")
    expect(page.locator(".rh .card:not(.back)")).to_have_count(0)
    keys.press("h")
    expect(page.locator(".rh .card:not(.back)")).to_have_count(held)
    keys.press("Space")
    expect(page.locator(PLACE)).not_to_have_value("0")


def test_the_shuffle_is_verified_with_one_click(person):
    record, proofs = fair("dou_dizhu/4")
    page = brought(person("en"), format_record(record))
    page.locator(".btns .btn").last.click()
    expect(page.locator(f"{SHUFFLE} .good")).to_be_visible()
    page.locator(f"{SHUFFLE} .print").click()
    expect(page.locator(f"{SHUFFLE} code")).to_have_text(proofs[0].commitment)
    page.locator("select").select_option("1")
    expect(page.locator(PLACE)).to_have_value("0")
    page.locator(".btns .btn").last.click()
    expect(page.locator(f"{SHUFFLE} code")).to_contain_text(proofs[1].commitment[:6])


def test_a_shuffle_that_was_not_promised_is_refused(person):
    record, proofs = fair("big_three")
    someone = person("zh", "phone")
    other = [replace(proof, seed=proof.seed[::-1]) for proof in proofs]
    page = brought(someone, format_record(noting(record, other)))
    page.locator(".btns .btn").last.click()
    expect(page.locator(".note .failed")).to_be_visible()
    assert page.locator(".note .failed code").all_inner_texts()[0] == proofs[0].commitment
    salted = [replace(proof, salts=("ab" * 16, *proof.salts[1:])) for proof in proofs]
    page = brought(someone, format_record(noting(record, salted)))
    page.locator(".btns .btn").last.click()
    expect(page.locator(".note .failed")).to_be_visible()


def test_a_record_comes_out_as_it_went_in_and_is_refused_once_it_was_changed(person, tmp_path):
    text = format_record(fair("dou_dizhu")[0])
    someone = person("uk")
    page = brought(someone, text)
    with page.expect_download() as saved:
        page.locator(".bar .btn").last.click()
    saved.value.save_as(tmp_path / "again.toml")
    assert (tmp_path / "again.toml").read_text(encoding="utf-8") == text
    changed = re.sub(r"(play \w)", r"\g<1>'", text, count=1)
    assert changed != text
    page = brought(someone, changed)
    expect(page.locator("[role=status] .panel")).to_be_visible()
    assert not someone.sees(".rep")
