"""Line mode: what can be typed, and that a mistake costs one line and nothing else."""

import io
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.table.tables import NAMES, SHORT, seated
from triumvir.cards.cardset import CardSet
from triumvir.cards.rng import Rng
from triumvir.cli.line import HELP, LineTable
from triumvir.cli.lines import Lines
from triumvir.cli.typed import SUITS, VERBS, Typed, Words, picked, shown
from triumvir.locales.catalog import LANGUAGES, catalog
from triumvir.table.local import LocalTable
from triumvir.table.settings import PACES, Settings
from triumvir.table.setup import Setup

TELLS = frozenset(VERBS) - {"play", "pass", "bid", "trump", "quit", "pace"}
"""Verbs that may say more than a line, and change nothing of the match but `undo`."""


def at(name="dou_dizhu", language="en", seed="5", typed="", **rest):
    """A table in line mode, with lines to be typed, and where it writes."""
    table = seated(name, seed=seed, **rest)
    sink = io.StringIO()
    lines = Lines(io.StringIO(typed), sink)
    return LineTable(table, catalog(language), Settings(), lines), sink


def said(told, sink):
    """What was said since the last time."""
    text = sink.getvalue()
    sink.seek(0)
    sink.truncate()
    return text.splitlines()


def type_in(told, sink, line):
    """Type a line: what it meant, and what was said to it, what bots do left out."""
    while told.table.waits_for == "bot":
        told.table.bot_acts()
    told._tell()
    said(told, sink)
    phase, over = told.table.view.phase, told.table.waits_for == "deal"
    typed = told.typed.read(line, phase)
    if typed != Typed("quit", "quit", typed.line):
        told._obey(typed, over=over)
    return typed, said(told, sink)


def reached(phase, name="dou_dizhu", **rest):
    """A table where the person is to act in a phase."""
    for seed in range(200):
        told, sink = at(name, seed=str(seed), **rest)
        rng = Rng.stream(seed)
        for _ in range(40):
            if told.table.waits_for == "you" and told.table.view.phase == phase:
                said(told, sink)
                return told, sink
            if told.table.waits_for == "you":
                told.table.act(rng.choice(told.table.view.legal).action)
            elif told.table.waits_for == "bot":
                told.table.bot_acts()
            else:
                break
    raise AssertionError(phase)


@pytest.mark.parametrize(("name", "language"), [*zip((*NAMES, *["hokm"] * 3), LANGUAGES * 2, strict=True)])
def test_every_command_works_in_every_phase(name, language):
    rng = Rng.stream(name)
    told, sink = at(name, language, practice=True)
    words = catalog(language)
    for _ in range(60):
        if told.table.waits_for in ("deal", "end"):
            break
        if told.table.waits_for == "bot":
            told.table.bot_acts()
            continue
        for verb in TELLS - {"undo"}:
            before = told.table.match
            for word in words.say(f"word-{verb}").split():
                typed, lines = type_in(told, sink, word)
                if not (told.table.view.phase == "trump" and typed.verb == "act"):
                    assert typed.verb == verb
                    assert lines
                assert "{" not in "".join(lines)
                told.table.auto_pass = False
            if told.table.view.phase != "trump":
                assert told.table.match is before
        if told.table.waits_for == "you":
            told.table.act(rng.choice(told.table.view.legal).action)


def test_one_line_for_each_mistake():
    told, sink = reached("play")
    hand = told.table.view.hand
    wrong = ("99999", "play", "p", "bid 2", "zz", "", "  ", "quit now", "hint me", "trump H", "pace warp")
    for line in (*wrong, "\x1b[2J"):
        before, settings = told.table.match, told.settings
        typed, lines = type_in(told, sink, line)
        if line == "p" and told.table.view.to_beat:
            continue
        assert len(lines) == 1, (line, typed, lines)
        assert told.table.match is before
        assert told.settings == settings
        assert lines[0].isprintable()
    assert told.table.view.hand == hand


@pytest.mark.parametrize(
    ("line", "phase", "verb", "rest"),
    [
        ("3335", "play", "act", "play 3335"),
        ("p 3335", "play", "act", "play 3335"),
        ("play 10", "play", "act", "play T"),
        ("PLAY 3335", "play", "act", "play 3335"),
        ("33 3 5", "play", "act", "play 3335"),
        ("10 10", "play", "act", "play TT"),
        ("kk", "play", "act", "play KK"),
        ("q", "play", "act", "play Q"),
        ("br", "play", "act", "play br"),
        ("BR", "play", "act", "play br"),
        ("[33 444]", "play", "act", "play 33444"),
        ("3,3,3,5", "play", "act", "play 3335"),
        ("j♥", "play", "act", "play JH"),
        ("♥J", "play", "act", "play JH"),
        ("♥10 ♠A", "play", "act", "play TH AS"),
        ("jh", "play", "act", "play JH"),
        ("3C 3D", "play", "act", "play 3C 3D"),
        ("3335 =trio_single:3", "play", "act", "play 3335 =trio_single:3"),
        ("p", "play", "act", "pass"),
        ("p", "auction", "act", "pass"),
        ("pass", "play", "act", "pass"),
        ("pass pass", "play", "act", "pass"),
        ("-", "play", "act", "pass"),
        ("2", "auction", "act", "bid 2"),
        ("٢", "auction", "act", "bid 2"),
        ("bid 2", "auction", "act", "bid 2"),
        ("call 2", "auction", "act", "bid 2"),
        ("call", "auction", "act", "call"),
        ("rob", "auction", "act", "rob"),
        ("bass", "auction", "act", "bid 2"),
        ("Kabbout", "auction", "act", "bid 10"),
        ("h", "trump", "act", "trump H"),
        ("h", "play", "hint", "hint"),
        ("♠", "trump", "act", "trump S"),
        ("spades", "trump", "act", "trump S"),
        ("trump hearts", "trump", "act", "trump H"),
        ("s", "play", "sort", "sort"),
        ("?", "play", "help", "help"),
        ("", "play", "", ""),
        ("pace slow", "play", "pace", "slow"),
        ("hint x", "play", "hint", "x"),
        ("play", "play", "play", "play "),
        ("hello", "play", "unknown", "hello"),
        ("99999999999", "auction", "unknown", "99999999999"),
    ],
)
def test_what_a_line_means(line, phase, verb, rest):
    typed = Words(catalog("en")).read(line, phase)
    assert (typed.verb, typed.rest) == (verb, rest)


@pytest.mark.parametrize(
    ("language", "line", "phase", "rest"),
    [
        ("uk", "зіграти КК", "play", "play KK"),
        ("uk", "дд", "play", "play QQ"),
        ("uk", "В♥", "play", "play JH"),
        ("uk", "п", "play", "pass"),
        ("uk", "п 33", "play", "play 33"),
        ("uk", "пас", "auction", "pass"),
        ("uk", "ставка 2", "auction", "bid 2"),
        ("uk", "кабут", "auction", "bid 10"),
        ("uk", "чирви", "trump", "trump H"),
        ("uk", "pass", "play", "pass"),
        ("zh", "出33", "play", "play 33"),
        ("zh", "出 33", "play", "play 33"),
        ("zh", "要不起", "play", "pass"),
        ("zh", "叫地主", "auction", "call"),
        ("zh", "叫2", "auction", "bid 2"),
        ("zh", "大王", "play", "play r"),
        ("zh", "定将 黑桃", "trump", "trump S"),
        ("zh", "黑桃", "trump", "trump S"),
        ("ar", "العب 33", "play", "play 33"),
        ("ar", "العب ٣٣", "play", "play 33"),
        ("ar", "مرر", "play", "pass"),
        ("ar", "كبوت", "auction", "bid 10"),
        ("ar", "حكم هاص", "trump", "trump H"),
    ],
)
def test_what_a_line_means_in_other_languages(language, line, phase, rest):
    typed = Words(catalog(language)).read(line, phase)
    assert (typed.verb, typed.rest) == ("act", rest)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_has_two_meanings(language):
    meanings = {}
    for verb in VERBS:
        for word in catalog(language).say(f"word-{verb}").split():
            meanings.setdefault(word.casefold(), set()).add(verb)
    assert {word for word, verbs in meanings.items() if len(verbs) > 1} == set()
    faces = {catalog(language).say(f"face-{letter}").casefold() for letter in "JQKA"} | {*"23456789tjqkabr"}
    assert faces & set(meanings) == set()
    assert set(HELP) == set(VERBS)


def test_undo_is_for_practice():
    told, sink = reached("play")
    (line,) = type_in(told, sink, "undo")[1]
    assert line == "Moves can be taken back in practice only: triumvir play --practice"
    told, sink = reached("play", practice=True)
    before = told.table.match
    told.table.act(told.table.view.legal[-1].action)
    assert "Taken back." in type_in(told, sink, "undo")[1] or told.table.match is before
    assert told.table.match is before
    while told.table.undo():
        pass
    assert type_in(told, sink, "u")[1] == ["There is nothing to take back in this deal."]


def test_hints_go_round_and_can_be_typed():
    told, sink = reached("play")
    seen = []
    for _ in range(len(told.table.hints().plays) + 2):
        _, (line,) = type_in(told, sink, "hint")
        seen.append(line)
    assert seen[0] == seen[-1]
    assert seen[0].startswith("Try ")
    assert len(set(seen)) == len(seen) - 1
    for line in seen[1:-1]:
        text = line.partition(": ")[2].partition(" (")[0]
        typed = told.typed.read(text, "play")
        assert told.table.match.state.parse_action(typed.rest) in [c.action for c in told.table.view.legal]


def test_legal_actions_can_be_typed_back():
    for name in ("dou_dizhu", "hokm", "big_three"):
        for phase in ("auction", "play", *(["trump"] if name == "hokm" else [])):
            told, sink = reached(phase, name)
            _, lines = type_in(told, sink, "legal")
            actions = [told.table.match.state.format_action(c.action) for c in told.table.view.legal]
            typed = [told.typed.read(_back(line), phase).rest for line in lines]
            assert typed == actions


def _back(line):
    """What a person would type of a line of `legal`."""
    text = line.partition(" (")[0]
    return text.split(", ")[0].removesuffix(" tricks") if "tricks" in line or "bass" in line else text


def test_who_names_trumps_is_told_how_they_rank():
    told, sink = reached("trump", "hokm", language="uk")
    _, lines = type_in(told, sink, "стіл")
    assert "Козирі від старшого: В 9 Т 10 К Д 8 7" in lines


def test_refusals_say_what_is_wrong():
    told, sink = reached("auction")
    _, (line,) = type_in(told, sink, "bid 9")
    assert line.startswith("“bid 9” is not open to you now. You may say: ")
    told, sink = reached("play")
    assert type_in(told, sink, "3456789TJQKA2")[1][0].startswith("You do not hold ")


def test_the_sorting_goes_round():
    told, sink = reached("play")
    first = told.settings.sort
    heard = [type_in(told, sink, "sort")[1] for _ in range(2)]
    assert [lines[0] for lines in heard] == ["Sorted in groups.", "Sorted by rank."]
    assert told.settings.sort == first


def test_auto_pass_and_pace():
    told, sink = reached("play")
    type_in(told, sink, "auto")
    assert told.table.auto_pass
    assert told.settings.auto_pass
    type_in(told, sink, "auto")
    assert not told.table.auto_pass
    for pace in PACES:
        type_in(told, sink, f"pace {pace}")
        assert told.settings.pace == pace


def test_what_is_said_back_is_short_and_harmless():
    assert shown("\x1b[31mred\x07\r") == "·[31mred·"
    assert len(shown("x" * 999)) == 41
    assert picked(CardSet.parse("3C 3D"), "play 333") is None
    assert picked(CardSet.parse("3C 3D"), "play 4C") is None
    assert picked(CardSet.parse("3C 3D"), "play 1X") is None
    assert picked(CardSet.parse("3C"), "pass") is None


def timed(source):
    """A table with a second a turn and lines that come from `source`; how long it took, and what was said,
    until a bot played for the person.
    """
    table, sink = seated("hokm", bots=("novice",)), io.StringIO()
    told = LineTable(table, catalog("en"), Settings(timer=1), Lines(source, sink))
    while table.waits_for == "bot":
        table.bot_acts()
    began = time.monotonic()
    while not any(event.auto for event in table.events()):
        assert told._person(over=False), "all lines were heard and no time ran out"
    took = time.monotonic() - began
    told._tell()
    return took, sink.getvalue()


@pytest.mark.parametrize(("pause", "line"), [(5, ""), (0.3, "last\n")])
def test_time_runs_out_and_a_bot_plays_whatever_is_asked_meanwhile(pause, line):
    class Typist(io.StringIO):
        asked = 0

        def readline(self, size=-1):
            self.asked += 1
            time.sleep(pause)
            return line if self.asked < 20 else ""

    took, shown = timed(Typist())
    assert "(the bot played for you)" in shown
    assert 0.9 < took < 4.5


def test_lines_typed_in_time_are_heard():
    lines = Lines(io.StringIO("one\ntwo\n"), io.StringIO())
    heard = [lines.ask(seconds=5), lines.ask(seconds=5), lines.ask(seconds=5), lines.ask()]
    assert heard == ["one", "two", None, None]


PIECES = [*VERBS, *SUITS, "33", "JH", "=", "пас", "出", "٣"]
LINE = st.one_of(
    st.text(max_size=30),
    st.text("3456789TJQKA2br10CDHS♥♠=:_ ", max_size=12),
    st.builds(" ".join, st.lists(st.sampled_from(PIECES), max_size=4)),
)


@given(
    st.lists(LINE, min_size=1, max_size=12),
    st.sampled_from(NAMES),
    st.sampled_from(LANGUAGES),
    st.integers(0, 60),
)
def test_whatever_is_typed_costs_a_line_at_most(lines, name, language, steps):
    garbled(lines, name, language, steps)


def garbled(lines, name, language, steps):
    """Type anything at a table that is some steps into a match: one line each, or what was asked for."""
    rng = Rng.stream(steps)
    table = LocalTable(Setup(game=name, seed="f", options=SHORT[name], bots=("random",)))
    told = LineTable(table, catalog(language), Settings(), Lines(io.StringIO(), sink := io.StringIO()))
    for _ in range(steps):
        if table.waits_for == "you":
            table.act(rng.choice(table.view.legal).action)
        elif table.waits_for == "bot":
            table.bot_acts()
        else:
            break
    for line in lines:
        while table.waits_for == "bot":
            table.bot_acts()
        if table.waits_for == "end":
            return
        before, settings = table.match, told.settings
        typed, heard = type_in(told, sink, line)
        if table.match is not before:
            assert typed.verb in ("act", "")
            continue
        if typed.verb in TELLS and typed.rest == typed.verb:
            assert heard
            continue
        assert len(heard) == (typed != Typed("quit", "quit", typed.line)), (line, typed, heard)
        assert told.settings == settings or typed.verb == "pace"


@pytest.mark.soak
def test_a_hundred_thousand_garbled_lines():
    rng = Rng.stream("garbled")
    letters = [*"3456789TJQKA2br10CDHS♥♠♦♣=:_ -?pqxhus", *"\x00\x1b\ud800é\u2028\x85п出٣𝟛"]
    words = [
        word for each in LANGUAGES for verb in VERBS for word in catalog(each).say(f"word-{verb}").split()
    ]
    typed = 0
    while typed < 100_000:
        lines = []
        for _ in range(40):
            pieces = [rng.choice(rng.choice((letters, words))) for _ in range(1 + rng.below(9))]
            lines.append((" " if rng.below(2) else "").join(pieces))
        garbled(lines, rng.choice(NAMES), rng.choice(LANGUAGES), rng.below(60))
        typed += len(lines)
