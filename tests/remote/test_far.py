"""A seat at a table of a server, in lines: what is typed and what is told."""

import io
import queue
import threading
from itertools import repeat

import pytest

from tests.remote.fake import WAIT
from tests.remote.tiny import CODE, Tiny
from triumvir.cli import far
from triumvir.cli.changed import changed
from triumvir.cli.far import FarTable
from triumvir.cli.hearing import Place
from triumvir.cli.lines import Lines
from triumvir.games.registry import find
from triumvir.locales.catalog import LANGUAGES, catalog
from triumvir.remote import post
from triumvir.remote.link import Link
from triumvir.server.events import Pace
from triumvir.server.protocol import Act, Ask, Bye, Hello, No, Ok, Say
from triumvir.server.seen import Game, Option
from triumvir.table.settings import Settings

SEED = "4"
"""With the salt of these tests Ann has threes of kings and queens, and speaks last in the first deal."""


class Typist(io.StringIO):
    """A terminal where lines are typed when they are put."""

    def __init__(self):
        super().__init__()
        self.typed = queue.Queue()

    def isatty(self):
        return True

    def readline(self):
        return self.typed.get()


class Screen(io.StringIO):
    """A terminal whose lines can be waited for."""

    def __init__(self):
        super().__init__()
        self.said = queue.Queue()

    def isatty(self):
        return True

    def write(self, text):
        self.said.put(text.rstrip("\n"))

    def until(self, line):
        """All that is said up to a line."""
        found = []
        while not found or found[-1] != line:
            found.append(self.said.get(timeout=WAIT))
        return found


@pytest.fixture(autouse=True)
def salted(monkeypatch):
    """What is added to a seed is always the same here."""
    monkeypatch.setattr(far.secrets, "token_hex", lambda size: "ab" * size)


@pytest.fixture
def tinies():
    made = []

    def make(**rest):
        made.append(Tiny(**rest))
        return made[-1]

    yield make
    for tiny in made:
        tiny.close()


def seat(lines, token="ann", language="en", **rest):
    """A seat at a table, and what was agreed for its deals."""
    kept = []
    place = Place(CODE, f"triumvir join x/{CODE}", **rest)
    return FarTable(catalog(language), Settings(), lines, place, lambda *agreed: kept.append(agreed)), kept


def link(tiny, token="ann", language="en"):
    return lambda hear: Link(tiny.url, Hello(token, language), hear, lambda: repeat(0.01))


def played(tiny, typed, token="ann", language="en", **rest):
    """Type some lines through a pipe: how it ended, what was said, what was agreed."""
    sink = io.StringIO()
    table, kept = seat(
        Lines(io.StringIO("".join(f"{line}\n" for line in typed)), sink), token, language, **rest
    )
    ends = queue.Queue()
    threading.Thread(target=lambda: ends.put(table.play(link(tiny, token, language))), daemon=True).start()
    return ends.get(timeout=2 * WAIT), sink.getvalue().splitlines(), kept


def said_to(lines, mark):
    """What was said next after a line."""
    return lines[lines.index(mark) + 1]


def test_a_deal_from_its_beginning_to_its_end(tinies):
    tiny = tinies(match_deals=1)
    end, said, kept = played(tiny, ["", "away", *["table"] * 9])
    assert end == "quit"
    assert said[0] == "You sit at table ABCDE as Ann."
    assert "Bot 2: beginner" in said
    assert said.index("Enter when you are ready.") < said.index("You: ready") < said.index("You: a bot plays")
    assert "The match is over. Enter plays another one." in said
    assert "Deal 1: dealt as committed." in said
    (agreed,) = kept
    assert agreed == (tiny.table.proofs[0].commitment, tiny.table.proofs[0].salts[0])


def test_actions_are_done_and_mistakes_explained(tinies):
    typed = ["", "9", "3", "99", "34", "J 10", "44 55 66", "zz", "trump", "hint me", "", "ready", "quit"]
    end, said, _ = played(tinies(seed=SEED), typed)
    assert end == "quit"
    calls = said.index("Your call: pass, bid 2, bid 3")
    assert said[calls + 1] == "“9” is not open to you now. You may say: pass, bid 2, bid 3."
    lead = said.index("Your lead: play any combination.")
    assert said[lead + 1 : lead + 5] == [
        "You do not hold 99.",
        "You do not hold 34.",
        "These cards do not go together: J 10.",
        "You: run of 3 pairs to the six [44 55 66], 14 cards left",
    ]
    assert said[-5:] == [
        "“zz” means nothing here. Type cards or a call, or “help”.",
        "Which cards? Type them behind the word, such as play 3335.",
        "“hint” stands alone.",
        "Nothing was typed. Type cards or a call, or “help”.",
        "Not while a deal is played.",
    ]


def test_mistakes_are_explained_in_the_words_that_were_typed(tinies):
    _, said, _ = played(tinies(seed=SEED), ["", "ставка 9", "3", "ставка 3"], language="uk")
    open_now = "пас, ставка\N{NO-BREAK SPACE}2, ставка\N{NO-BREAK SPACE}3"
    asked = said.index(f"Ваше слово: {open_now}")
    assert said[asked + 1] == f"«ставка 9» зараз сказати не можна. Можна: {open_now}."
    assert said[-1] == "«ставка 3» зараз не до речі: роблять інше."


ASKED = [*zip(["dou_dizhu", "hokm", "big_three/4", "hokm"], LANGUAGES, strict=True)]
"""Every language, and a game of each kind."""


@pytest.mark.parametrize(("game", "language"), ASKED)
def test_every_question_is_answered_in_every_language(tinies, game, language):
    verbs = ["hint", "hint", "legal", "table", "last", "counter", "score", "rules", "sort", "help"]
    bots = (
        ("novice",) * 2 if game == "dou_dizhu" else ("random",) * 3 if game.endswith("4") else ("novice",) * 2
    )
    tiny = tinies(game=game, bots=bots, seed="2")
    said = catalog(language)
    words = [said.say(f"word-{verb}").split()[0] for verb in verbs]
    _, lines, _ = played(tiny, ["", *words, "say 1"], language=language)
    text = "\n".join(lines)
    assert "{" not in text
    unknown = [said.say("line-unknown", got=word, help=words[-1]) for word in words]
    assert not {*unknown} & {*lines}
    assert said.say("phrase-hello") in lines[-1]
    assert said.say("help-cards") in lines


def test_wishes_are_granted(tinies):
    tiny = tinies(seed=SEED)
    _, said, _ = played(tiny, ["", "auto", "auto play", "auto", "auto x", "say <b>hi</b>", "say 2", "say"])
    assert said[-7:] == [
        "You pass by yourself where nothing else is possible.",
        "Whatever is the only thing you can do is done for you.",
        "You are asked even where you can only pass.",
        "“auto” stands alone.",
        "You: <b>hi</b>",
        "You: Good luck",
        "There is nothing to say.",
    ]
    assert (tiny.table.chairs[0].auto_pass, tiny.table.chairs[0].auto_play) == (False, True)


def test_who_comes_hears_the_promise_and_what_was_said_last(tinies):
    tiny = tinies(seed=SEED)
    played(tiny, ["say first", "say 7"])
    _, said, _ = played(tiny, ["quit"], again=True)
    digits = tiny.table.commitment[:12]
    promise = said.index(f"The cards of the next deal are fixed: {digits}")
    assert said[promise + 1 : promise + 3] == ["You: first", "You: Good game"]


def test_free_seats_are_told_and_filled(tinies):
    tiny = tinies(bots=("novice", ""))
    _, said, _ = played(tiny, ["fill nonsense", "fill novice", "fill", "", "quit"])
    assert "Seat 3: free".casefold() in [line.casefold() for line in said]
    assert "1 seat is free. Friends join with: triumvir join x/ABCDE" in said
    assert "No seat is free." in said
    assert "You: ready" in said
    assert tiny.table.chairs[2].bot == "novice"


def test_what_cannot_be_undone_is_typed_twice(tinies):
    tiny = tinies(seed=SEED)
    end, said, _ = played(tiny, ["", "surrender", "legal", "surrender", "surrender", "leave", "leave"])
    assert end == "left"
    assert said.count("Are you sure? Then type “surrender” once more.") == 2
    assert said.count("You: deal given up") == 1
    assert tiny.table.chairs[0].bot


def test_somebody_is_not_heard_any_more_and_heard_again(tinies):
    tiny = tinies(bots=("novice",), bob=True)
    _, said, _ = played(tiny, ["mute", "mute 1", "mute zoe", "mute bob", "mute 3", "mute 3", "mute 2"])
    assert said[-7:] == [
        *["Whom? Such as: mute 2"] * 3,
        "Bob: you hear nothing from there now.",
        "Bob: you hear what is said again.",
        "Bob: you hear nothing from there now.",
        "Bot 2: you hear nothing from there now.",
    ]
    assert tiny.table.chairs[0].muted == (2, 1)
    with tiny.guard:
        tiny.do(2, Say("1", text="hello"))
    _, said, _ = played(tiny, ["quit"], again=True)
    assert "Bob: hello" not in said


def test_the_next_match_is_played_by_other_rules_and_times(tinies):
    tiny = tinies(match_deals=1)
    typed = ["change", "change spring=x2 turn=30 least=0.5", "change target=9", "change classic", "quit"]
    _, said, _ = played(tiny, typed)
    assert (
        said[said.index("Say what, such as: change spring=x2 turn=30") + 1 :].count(
            "The next match is played by other rules or times."
        )
        == 3
    )
    plan = tiny.table.plan
    assert (plan.preset, plan.options) == ("classic", {})
    assert (plan.pace.turn, plan.pace.least, plan.pace.most) == (30, 0.5, 2.5)


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("change spring=x9", "x9"),
        ("change odd=1 target=9", "odd"),
        ("change nonsense", "nonsense"),
        ("change turn=soon", "The times of the table"),
        ("change turn=1", "The times of the table"),
    ],
)
def test_what_can_not_be_played_is_refused(tinies, typed, words):
    tiny = tinies()
    before = tiny.table.plan
    _, said, _ = played(tiny, [typed, "quit"])
    assert words in said[-1]
    assert tiny.table.plan == before


def test_what_is_not_changed_stays_as_it_was():
    values = find("dou_dizhu").preset("classic").values | {"kickers_distinct": False}
    options = tuple(Option(name, value, "") for name, value in values.items())
    game = Game("dou_dizhu", "", "classic", "", "", 3, "left", "rank", (), options)
    assert changed(game, Pace(turn=9), ["bomb_doubling=none"]) == (
        "classic",
        {"kickers_distinct": False, "bomb_doubling": "none"},
        Pace(turn=9),
    )
    told = changed(game, Pace(), ["spring=none", "kickers_distinct=true", "most=9"])
    assert told == ("classic", {"spring": "none"}, Pace(most=9.0))


def test_who_opened_the_table_closes_it_by_typing_it_twice(tinies):
    tiny = tinies()
    _, said, _ = played(tiny, ["close", "close"])
    assert "Are you sure? Then type “close” once more." in said
    assert tiny.table.phase == "closed"


def test_who_looks_on_sees_no_hand_and_does_nothing(tinies):
    tiny = tinies(seed=SEED)
    played(tiny, ["", "quit"])
    end, said, kept = played(tiny, ["", "pass", "hint", "ready", "table", "auto", "away", "say hi"], token="")
    assert end == "quit"
    assert said[0] == "You look on at table ABCDE."
    assert not [line for line in said if line.startswith("Your hand")]
    assert said.count("You only look on.") == 3
    assert not kept


def test_a_wrong_key_ends_it(tinies):
    tiny = tinies()
    table, _ = seat(Lines(io.StringIO(), io.StringIO()))
    assert table.play(link(tiny, "wrong")) == "refused"
    assert table.fault == "token/wrong"


def test_what_was_done_while_the_connection_broke_is_done_once(tinies):
    tiny = tinies(seed=SEED)
    mute = tiny.reply

    def reply(connection, message):
        made = mute(connection, message)
        if isinstance(message, Act) and not tiny.sent:
            tiny.sent.append(message.id)
            tiny.lost.add(message.id)
        return made

    tiny.sent, tiny.reply = [], reply
    end, said, _ = played(tiny, ["", "3", "44 55 66", "quit"])
    assert end == "quit"
    lost = said.index("Connection lost. Trying again.")
    assert said[lost + 1] == "Connected again."
    assert said.count("You: bid 3") == 1
    assert said.count("You: run of 3 pairs to the six [44 55 66], 14 cards left") == 1
    came = [each for each in tiny.came.queue if isinstance(each, Act)]
    assert [act.action for act in came] == ["bid 3", "bid 3", "play 445566"]
    assert came[0] == came[1]


def test_typing_goes_on_while_there_is_no_connection(tinies):
    tiny = tinies(seed=SEED)
    typist, screen = Typist(), Screen()
    table, _ = seat(Lines(typist, screen))
    ends = queue.Queue()
    threading.Thread(target=lambda: ends.put(table.play(link(tiny))), daemon=True).start()
    screen.until("Enter when you are ready.")
    typist.typed.put("\n")
    screen.until("Your call: pass, bid 2, bid 3")
    with tiny.guard:
        tiny.drop()
        typist.typed.put("2\n")
        typist.typed.put("3\n")
        screen.until("What you typed before is not accepted yet.")
    screen.until("You: bid 2")
    typist.typed.put("")
    assert ends.get(timeout=WAIT) == "quit"


def test_a_question_that_comes_too_early_is_asked_again(tinies, monkeypatch):
    monkeypatch.setattr(post, "AGAIN", 0.01)
    tiny = tinies(seed=SEED)
    reply, refused = tiny.reply, []

    def busy(connection, message):
        if isinstance(message, Ask) and len(refused) < 3:
            refused.append(message)
            return No(message.id, 1, "limit/rate")
        return reply(connection, message)

    tiny.reply = busy
    _, said, _ = played(tiny, ["", "legal", "quit"])
    assert len({*refused}) == 1
    assert said[said.index("Your call: pass, bid 2, bid 3") + 1 : -1] == ["pass", "bid 2"]
    assert said[-1] == "bid 3"


def test_an_answer_that_does_not_come_is_told(tinies, monkeypatch):
    monkeypatch.setattr(far, "PATIENCE", 0.01)
    tiny, gate = tinies(), threading.Event()
    tiny.reply = lambda connection, message: gate.wait(WAIT) and Ok(message.id, 1)
    typist, screen = Typist(), Screen()
    table, _ = seat(Lines(typist, screen))
    threading.Thread(target=lambda: table.play(link(tiny)), daemon=True).start()
    screen.until("Enter when you are ready.")
    typist.typed.put("\n")
    screen.until("Sent, but the server has not accepted it yet.")
    gate.set()
    tiny.send(Bye("server/closing", "The end.\x1b[2J"))
    screen.until("The server ends the connection: The end.·[2J")
