"""Everything that the games and the bots name has a word in every language."""

import ast
import re
from pathlib import Path

import pytest

import triumvir
from tests.locales.texts import all_messages, variables
from triumvir.bots.bot import LEVELS
from triumvir.cards.text import format_card
from triumvir.errors import Code
from triumvir.games.big_three import names as big_three
from triumvir.games.dou_dizhu import names as dou_dizhu
from triumvir.games.hokm import names as hokm
from triumvir.games.registry import find, games
from triumvir.locales import words
from triumvir.locales.catalog import LANGUAGES, catalog

PACKAGE = Path(triumvir.__file__).parent
PAGE = Path(__file__).parents[2] / "docs" / "reference" / "reasons.md"
LATIN = re.compile("[A-Za-z]{3}")


@pytest.fixture(params=LANGUAGES)
def said(request):
    """The catalogue of each language."""
    return catalog(request.param)


def is_word(said, text):
    """Whether a text says something, in the script of its language."""
    return text.strip() and (said.language in ("en", "zh") or not LATIN.search(text))


def test_every_game_and_level_has_a_name(said):
    assert len({words.game(said, name) for name in games()}) == len(games())
    assert len({words.level(said, f"{name}:ms=20") for name in LEVELS}) == len(LEVELS)


def test_every_role_and_side_has_a_name(said):
    for name in (*big_three.ROLES, *dou_dizhu.ROLES, *hokm.ROLES, "partner", "opponent"):
        assert is_word(said, words.role(said, name))
    for where in ("you", "left", "right", "across"):
        assert is_word(said, words.side(said, where))
    assert "3" in words.seat(said, 3) or "٣" in words.seat(said, 3)


@pytest.mark.parametrize("game", games())
def test_every_card_rank_and_suit_has_a_name(said, game):
    pack = find(game).rules().play.deck.all
    named = {words.card(said, format_card(card)) for card in pack}
    assert len(named) == len({format_card(card).rstrip("'") for card in pack})
    assert all(is_word(said, name) for name in named)
    letters = {format_card(card)[0] for card in pack}
    assert len({words.rank(said, letter) for letter in letters}) == len(letters)
    assert len({words.suit(said, letter) for letter in "CDHS"}) == 4


@pytest.mark.parametrize("rules", [big_three, dou_dizhu])
def test_every_kind_has_words_with_its_rank(said, rules):
    for kind in rules.KINDS:
        texts = {words.combination(said, kind, key, 4) for key in "5TQA"}
        assert len(texts) == (1 if kind == "rocket" else 4), kind
        assert all(is_word(said, text) for text in texts)
    assert words.combination(said, "single", "r", 1) != words.combination(said, "single", "b", 1)
    lengths = {words.combination(said, "straight", "A", length) for length in range(3, 13)}
    assert len(lengths) == 10


def test_every_call_has_a_word(said):
    texts = {words.call(said, text) for text in ("pass", "call", "rob", "bid 1", "bid 2", "bid 3")}
    assert len(texts) == 6
    texts = {words.call(said, f"bid {number}", tricks=True) for number in range(2, 11)}
    assert len(texts) == 9


def documented():
    """The codes of the page, each with its details."""
    rows = re.findall(r"^\| `([a-z_]+/[a-z_]+)` \| .* \| (.*) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    return {code: re.findall(r"`([a-z]+)`", details) for code, details in rows}


def test_every_reason_has_words_for_its_details(said):
    for code, names in documented().items():
        message = f"reason-{code.replace('/', '-').replace('_', '-')}"
        assert message in said
        given = {"who" if name == "seat" else name for name in names}
        assert variables(said.language, message) <= given, code
        text = words.reason(said, code, [(name, "H" if name == "suit" else 1) for name in names])
        assert is_word(said, text)


def test_no_reason_is_left_over():
    wanted = {f"reason-{code.replace('/', '-').replace('_', '-')}" for code in documented()}
    assert {name for name in all_messages("en") if name.startswith("reason-")} == wanted | {"reason-unknown"}


def test_every_code_in_the_sources_of_bots_is_a_reason_with_words():
    known = documented()
    for path in sorted((PACKAGE / "bots").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            text = node.value if isinstance(node, ast.Constant) else None
            if isinstance(text, str) and re.fullmatch("[a-z]+/[a-z_]+", text):
                assert text in known, (path.name, text)


def test_reasons_count_and_name_seats():
    english, ukrainian = catalog("en"), catalog("uk")
    assert words.reason(english, "call/pays", (("points", -12),)) == "it promises -1.2 points"
    assert words.reason(english, "lead/feeds", (("seat", 2),)) == "seat 2, a partner, can go out on it"
    assert words.reason(english, "lead/feeds", (("seat", 2),), ["Ada", "Milo", "Kim"].__getitem__) == (
        "Kim, a partner, can go out on it"
    )
    assert words.reason(english, "call/expects", (("tricks", 34),)).startswith(
        "the hand takes about 3.4 tricks "
    )
    told = [words.reason(ukrainian, "lead/clears", (("turns", turns),)) for turns in (1, 3, 5, 21)]
    assert told == [
        f"після цього лишиться {text}"
        for text in (
            "1\N{NO-BREAK SPACE}хід",
            "3\N{NO-BREAK SPACE}ходи",
            "5\N{NO-BREAK SPACE}ходів",
            "21\N{NO-BREAK SPACE}хід",
        )
    ]


def test_a_reason_that_nobody_knows_is_no_raw_code(said):
    text = words.reason(said, "of/no_words", ())
    assert "of/no_words" in text
    assert len(text) > len("of/no_words") + 4


def test_every_error_has_a_sentence_and_none_is_left_over(said):
    texts = [words.error(said, code, "X", "Y") for code in Code]
    assert all(text.strip() for text in texts)
    assert len(set(texts)) == len(texts)
    wanted = {f"error-{code.replace('/', '-').replace('_', '-')}" for code in Code}
    assert {name for name in all_messages(said.language) if name.startswith("error-")} == wanted


LAID = (("kind", "pair"), ("key", "K"), ("length", 1))
FAULTS = [
    *(("play/does_not_beat", (("lacks", lacks), *LAID)) for lacks in ("key", "length", "kind")),
    ("play/not_held", (("cards", "7H"),)),
    ("play/must_follow", (("suit", "H"),)),
    ("play/must_trump", (("suit", "H"),)),
    ("play/must_overtrump", (("suit", "H"),)),
    ("turn/other_seat", (("seat", 2),)),
]


def test_faults_of_picked_cards_say_what_is_missing(said):
    texts = [words.fault(said, code, "play 7H", "-", details) for code, details in FAULTS]
    assert len(set(texts)) == len(FAULTS)
    assert all("play" not in text.lower().split() or said.language == "en" for text in texts)
    pair, hearts = words.combination(said, "pair", "K", 1), words.suit(said, "H")
    assert all(pair in text for text in texts[:3])
    assert all(hearts in text for text in texts[4:7])
    assert "Kim" in words.fault(said, *FAULTS[-1][:1], "", "", FAULTS[-1][1], lambda seat: "Kim")
    assert words.fault(said, "play/reading", "X", "Y") == words.error(said, "play/reading", "X", "Y")


def test_every_phase_has_a_name(said):
    assert len({words.phase(said, name) for name in ("auction", "trump", "play")}) == 3
