"""What native readers found: numbers stay with what they count, ranks run as the language does."""

import re

import pytest

from tests.locales.texts import FOLDER
from triumvir.locales.arabic import arranged
from triumvir.locales.catalog import LANGUAGES, catalog
from triumvir.locales.rules import heading, option
from triumvir.locales.words import called, combination
from triumvir.table.faces import order, rank

NUMBERS = {"uk": "names reasons rules server table web", "ar": "names reasons rules server table web"}
COUNTED = re.compile(
    r"(?:\{ \$(?:n|count|length|turns|bots|free|here|value) \}|[0-9٠-٩]) (карт|очо?к|взят|ورق|نقط|أكل)"
)


@pytest.mark.parametrize("language", NUMBERS)
def test_a_number_is_never_torn_from_what_it_counts(language):
    for file in NUMBERS[language].split():
        lines = (FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8").splitlines()
        assert [line for line in lines if not line.startswith("#") and COUNTED.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_ranks_are_read_in_the_direction_of_the_words(language):
    """In order of sight the strongest trump of an Arabic line stands at the right, where reading begins."""
    said = catalog(language)
    trumps = [rank(said, letter) for letter in "J9ATKQ87"]
    row = " ".join(trumps[::-1] if said.direction == "rtl" else trumps)
    named = said.say("order-trumps", ranks=order(said, "J9ATKQ87"))
    for text in (named, option(said, "trump_order", "suit_chosen")):
        assert row in arranged(text, "visual").replace("\N{NO-BREAK SPACE}", " ")


def test_a_call_is_told_as_a_call_in_every_language():
    told = [[called(catalog(each), f"bid {n}") for n in (2, 3, 10)] for each in LANGUAGES]
    assert told == [
        ["called bass", "called 3", "called kabbout"],
        ["замовлено бас", "замовлено\N{NO-BREAK SPACE}3", "замовлено кабут"],
        ["طلب بس", "طلب ٣", "طلب كبوت"],
        ["叫巴斯", "叫 3 墩", "叫卡布"],
    ]


def test_a_set_and_a_rank_have_names_of_their_own_in_ukrainian():
    said = catalog("uk")
    found = [combination(said, kind, rank, 1) for kind, rank in (("trio", "3"), ("quad", "7"), ("trio", "K"))]
    assert found == ["три трійки", "чотири сімки", "три королі"]


def test_what_is_bid_in_other_games_is_called_in_hokm():
    said = catalog("ar")
    assert (heading(said, "auction_mode"), heading(said, "call_mode")) == ("المزايدة", "الطلب")
