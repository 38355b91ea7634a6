"""What can be wrong with a record: each has its code, its line, what was got and what was expected."""

import pickle

import pytest

from tests.record.texts import CARDS, GOOD, fault_of, parsed
from triumvir.errors import Code
from triumvir.games.match import Match
from triumvir.games.registry import find
from triumvir.record.door import enter
from triumvir.record.fault import RecordFault
from triumvir.record.position import format_position, parse_position
from triumvir.record.record import DealRecord, Facts, Record
from triumvir.record.replay import Replay, replay, replay_text
from triumvir.record.toml import format_record, parse_record


@pytest.mark.parametrize("text", [GOOD, CARDS])
def test_the_texts_are_right_as_they_stand(text):
    assert replay_text(text).fault is None
    assert [*replay(parse_record(text))][-1] == replay_text(text).match


@pytest.mark.parametrize(
    ("line", "action", "cause", "expected"),
    [
        (11, "1 pass", "turn/other_seat", "an action of seat 2"),
        (11, "7 pass", "seat/unknown", "a seat from 0 to 2 and its action"),
        (11, "pass", "seat/unknown", "a seat from 0 to 2 and its action"),
        (
            11,
            "2 bid 11",
            "call/illegal",
            "pass, bid 2, bid 3, bid 4, bid 5, bid 6, bid 7, bid 8, bid 9, bid 10",
        ),
        (11, "2 bid two", "call/unknown", "pass or bid N"),
        (11, "2 dance", "action/unknown", "a call, trump SUIT or play CARD"),
        (11, "2 play JC", "action/wrong_phase", "a call"),
        (12, "0 play 1C", "card/unknown", "a card such as TH, 7C', b or r"),
        (23, "1 trump X", "suit/unknown", "one of C D H S"),
        (23, "1 play 8C", "action/wrong_phase", "a trump suit"),
    ],
)
def test_an_action_that_cannot_be(line, action, cause, expected):
    lines = GOOD.splitlines()
    old = lines[line - 1]
    lines[line - 1] = f'  "{action}",'
    found = replay_text("\n".join(lines))
    fault = found.fault
    assert (fault.code, fault.cause, fault.line, fault.action) == (Code.RECORD_ACTION, cause, line, action)
    assert (fault.got, fault.expected) == (action, expected)
    assert fault.position == format_position(found.match.rules, found.match.state)
    assert parse_position(fault.position).state == found.match.state
    assert old.strip('", ') not in found.match.actions
    assert f"line {line}" in str(fault)
    assert fault.position in str(fault)


@pytest.mark.parametrize(
    ("damage", "code", "cause", "line", "action"),
    [
        (lambda text: text[:-20], "record/toml", "record/toml", 13, ""),
        (lambda text: text[: text.index("bid 1")], "record/toml", "record/toml", 14, "2 "),
        (lambda text: text.replace("bid 1", "bxd 1"), "record/action", "action/unknown", 14, "2 bxd 1"),
        (lambda text: text.replace("actions", "actionz"), "record/field", "record/field", 13, ""),
        (lambda text: text.replace("2D 2S", "2D 2X"), "record/field", "card/unknown", 8, ""),
        (lambda text: text.replace("2D 2S", "2D 2D"), "record/field", "card/twice", 8, ""),
        (lambda text: text.replace("2D 2S", "2D 2H"), "record/field", "card/twice", 9, ""),
        (lambda text: text.replace("2D 2S", "2D"), "record/field", "deal/hand_size", 8, ""),
        (
            lambda text: text.replace("2 bid 1", "2 play 777"),
            "record/action",
            "action/wrong_phase",
            14,
            "2 play 777",
        ),
        (
            lambda text: text.replace('1",', '3",\n"2 play 3"'),
            "record/action",
            "play/not_held",
            15,
            "2 play 3",
        ),
        (lambda text: text.replace("2 bid 1", "0 bid 1"), "record/action", "turn/other_seat", 14, "0 bid 1"),
    ],
)
def test_bad_input_by_name(damage, code, cause, line, action):
    """Truncated, corrupted; unknown and duplicated cards, hand size; illegal play, call out of turn."""
    text = damage(CARDS)
    fault = fault_of(text)
    assert (fault.code, fault.cause, fault.line, fault.action) == (code, cause, line, action)
    assert fault.got
    assert fault.expected
    assert bool(fault.position) == (replay_text(text).match is not None)


def test_an_illegal_play():
    text = CARDS.replace('"2 bid 1",', '"2 bid 3",\n  "2 play 777",\n  "0 play 333",')
    fault = fault_of(text)
    assert (fault.code, fault.cause, fault.line) == (Code.RECORD_ACTION, Code.PLAY_DOES_NOT_BEAT, 16)
    assert fault.expected == "a play above trio 7, length 1, or pass"
    text = text.replace("0 play 333", "0 play 3C 3D 3H 4C")
    assert fault_of(text).cause is Code.PLAY_NOT_HELD


def test_more_actions_than_the_deal_takes():
    fault = fault_of(GOOD.replace('"0 pass",\n]', '"0 pass",\n  "1 pass",\n]'))
    assert (fault.code, fault.cause, fault.line) == (Code.RECORD_ACTION, Code.DEAL_OVER, 13)
    assert parse_position(fault.position).state.phase == "over"


def test_a_next_deal_while_one_is_running():
    fault = fault_of(
        GOOD.replace('  "0 pass",\n]', "]", 1).replace("result = [0, 0, 0]\nthrown_in = true\n", "")
    )
    assert (fault.code, fault.cause) == (Code.RECORD_RESULT, Code.RECORD_RESULT), (
        "totals of a deal that goes on"
    )
    text = GOOD.replace('  "0 pass",\n]', "]", 1).replace(
        "result = [0, 0, 0]\nthrown_in = true\ntotals = [0, 0, 0]\n", ""
    )
    fault = fault_of(text)
    assert (fault.code, fault.cause, fault.where) == (Code.RECORD_ACTION, Code.DEAL_RUNNING, "deals[1]")
    assert (fault.line, fault.action) == (14, "")


def test_a_deal_after_the_match():
    head, _, rest = GOOD.partition('bass = "pass_zero"')
    text = f'{head}bass = "pass_zero"\ntarget = 1{rest}'
    match = replay_text(text).match
    while match.state.outcome is None:
        match = match.apply(match.state.legal_actions()[0])
    while not match.winners:
        match = match.deal_next()
        while match.state.outcome is None:
            match = match.apply(match.state.legal_actions()[-1])
    record = Record.of(match)
    longer = Record(record.game, record.options, record.seed, (*record.deals, DealRecord()))
    fault = fault_of(format_record(longer))
    assert (fault.code, fault.cause) == (Code.RECORD_ACTION, Code.MATCH_OVER)
    assert fault.where == f"deals[{len(record.deals)}]"


@pytest.mark.parametrize(
    ("old", "new", "line", "expected"),
    [
        ("result = [0, 0, 0]", "result = [1, 0, 0]", 14, "(0, 0, 0)"),
        ("totals = [0, 0, 0]", "totals = [0, 0, 2]", 16, "(0, 0, 0)"),
        ('"1 trump C",\n]\n', '"1 trump C",\n]\nresult = [0, 0, 0]\n', 25, "none, the deal is not over"),
        ('"1 trump C",\n]\n', '"1 trump C",\n]\nthrown_in = true\n', 25, "none, the deal is not over"),
    ],
)
def test_a_result_that_does_not_follow(old, new, line, expected):
    assert old in GOOD
    found = replay_text(GOOD.replace(old, new))
    fault = found.fault
    assert (fault.code, fault.line, fault.expected) == (Code.RECORD_RESULT, line, expected)
    assert fault.position == format_position(found.match.rules, found.match.state)
    with pytest.raises(RecordFault) as caught:
        list(replay(parse_record(GOOD.replace(old, new))))
    assert caught.value.code is Code.RECORD_RESULT


def test_lines_of_a_record_that_was_no_text_are_those_of_its_canonical_form():
    record = Record("hokm", seed="7", deals=(DealRecord(("1 bid 4", "1 bid 5")),))
    with pytest.raises(RecordFault) as caught:
        list(replay(record))
    assert format_record(record).splitlines()[caught.value.line - 1] == '  "1 bid 5",'


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("triumvir = 1", "triumvir = 2", [("record/version", "record/version", 1, "triumvir")]),
        ("triumvir = 1", "triumvir = true", [("record/version", "record/version", 1, "triumvir")]),
        ("triumvir = 1\n", "", [("record/missing", "record/missing", 7, "triumvir")]),
        ('"hokm"', '"whist"', [("record/field", "game/unknown", 2, "game")]),
        ('"hokm"', "1", [("record/field", "record/field", 2, "game")]),
        ('game = "hokm"\n', "", [("record/missing", "record/missing", 7, "game")]),
        ('"pass_zero"', '"three"', [("record/field", "option/value", 6, "rules.bass")]),
        ('"pass_zero"', "[]", [("record/field", "record/field", 6, "rules.bass")]),
        ('"pass_zero"', "2" * 40, [("record/field", "record/field", 6, "rules.bass")]),
        ("bass", "baas", [("record/field", "option/unknown", 6, "rules.baas")]),
        ("[rules]", "[rulez]", [("record/field", "record/field", 5, "rulez")]),
        ("[rules]\nbass =", "rules =", [("record/field", "record/field", 5, "rules")]),
        ('seed = "7"', 'hash = "abc"\nseed = "7"', [("record/field", "record/field", 3, "hash")]),
        ('seed = "7"', "seed = 7.5", [("record/field", "record/field", 3, "seed")]),
        ('seed = "7"', 'seed = "7"\nplayers = ["A", "B"]', [("record/field", "record/field", 4, "players")]),
        (
            'seed = "7"',
            'seed = "7"\nplayers = ["A", "B", 3]',
            [("record/field", "record/field", 4, "players")],
        ),
        ('seed = "7"', 'seed = "7"\nseat = 3', [("record/field", "record/field", 4, "seat")]),
        ('seed = "7"', 'seed = "7"\nseat = 1', [("record/field", "record/field", 3, "seed")]),
        ('seed = "7"', 'seed = "7"\nchecksum = 1', [("record/field", "record/field", 4, "checksum")]),
        ('seed = "7"', 'seed = "7"\nnote = 3', [("record/field", "record/field", 4, "note")]),
        (
            'seed = "7"',
            'seed = "7"\nnote.big = 0xfffffffffffffffff',
            [("record/field", "record/field", 4, "note")],
        ),
        ('seed = "7"', 'seed = "7"\nplace = "here"', [("record/field", "record/field", 4, "place")]),
        (GOOD[GOOD.index("[[deals]]") :], "", [("record/missing", "record/missing", 8, "deals")]),
        (GOOD[GOOD.index("[rules]") :], "deals = []", [("record/field", "record/field", 5, "deals")]),
        (GOOD[GOOD.index("[rules]") :], "deals = [1]", [("record/field", "record/field", 5, "deals[0]")]),
        (GOOD[GOOD.index("[rules]") :], "deals = {}", [("record/field", "record/field", 5, "deals")]),
        ("bass =", "hands = [\nbass =", [("record/toml", "record/toml", 7, "")]),
        ('"0 pass",\n]\nresult', '"0 pass"\nresult', [("record/toml", "record/toml", 13, "")]),
        ('"1 trump C",\n]', '"1 trump C",', [("record/toml", "record/toml", 24, "")]),
    ],
)
def test_headers_and_forms_that_cannot_be(old, new, expected):
    assert old in GOOD
    text = GOOD.replace(old, new)
    assert parsed(text)[: len(expected)] == expected
    fault = fault_of(text)
    assert (fault.code, fault.cause, fault.line, fault.where) == expected[0]


def test_all_faults_at_once():
    text = (
        CARDS.replace("triumvir = 1", "triumvir = 3")
        .replace("dealer = 0", "dealer = 7")
        .replace("2D 2S", "XX")
    )
    codes = [(code, line) for code, _, line, _ in parsed(text + "[note]\n[other]\n")]
    assert codes == [("record/version", 1), ("record/field", 17)]
    text = CARDS.replace("dealer = 0", "dealer = 7").replace("2D 2S", "XX").replace("6S QD", "6S ZZ")
    assert [(code, line) for code, _, line, _ in parsed(text)] == [
        ("record/field", line) for line in (5, 8, 12)
    ]


def test_what_a_deal_says_before_a_fault_counts():
    """The fault is in the note, so all deals are there; a fault in the header leaves nothing."""
    noted = GOOD + "\n[note]\nbig = 0xffffffffffffffffff\n"
    found = replay_text(noted)
    assert (found.actions, found.fault.code, found.fault.line) == (7, Code.RECORD_FIELD, 26)
    header = GOOD.replace('game = "hokm"', 'game = "hokm"\nplace = "here"')
    assert (replay_text(header).match, replay_text(header).actions) == (None, 0)


def test_a_fault_inside_a_deal_keeps_what_stands_before_it():
    found = replay_text(GOOD.replace('"0 pass",\n  "1 trump C"', '0,\n  "1 trump C"'))
    assert (found.actions, found.fault.code, found.fault.line) == (5, Code.RECORD_FIELD, 22)
    assert found.match.actions == ("1 bid 4", "2 bid 2")
    found = replay_text(GOOD.replace("totals = [0, 0, 0]", "total = [0, 0, 0]"))
    assert (found.actions, found.fault.line) == (3, 16)
    assert found.match.state.outcome.thrown_in
    one_line = GOOD.replace("\n  ", " ").replace('"2 bid 2", "0 pass"', '"2 bid 2", "0 pa')
    assert replay_text(one_line).match.actions == ("1 bid 4", "2 bid 2")


def test_cards_that_come_after_a_fault_deal_nothing():
    text = (
        CARDS.replace('  "2 bid 1",\n]', '  "2 bid 1",\n  5\n]').replace("dealer = 0\n", "") + "dealer = 0\n"
    )
    found = replay_text(text)
    assert (found.match, found.fault.line) == (None, 14)
    text = CARDS.replace("dealer = 0", "dealer = 9")
    assert replay_text(text).match is None


def test_cards_after_a_deal_from_the_seed():
    first, second = CARDS.index("[[deals]]"), CARDS.index("dealer")
    text = f'{CARDS[:first]}seed = "7"\n\n[[deals]]\nactions = []\n\n[[deals]]\n{CARDS[second:]}'
    assert parsed(text)[0] == ("record/field", "record/field", 9, "deals[1]")


def test_a_record_put_together_wrongly():
    match = Match.start(find("hokm").rules(), 7)
    deal = match.state.deal
    record = Record("hokm", deals=(DealRecord(("nothing",)),))
    with pytest.raises(RecordFault) as caught:
        list(replay(record))
    assert caught.value.code is Code.RECORD_MISSING
    facts = Facts(deal.dealer, deal.opener, deal.hands[:2])
    with pytest.raises(RecordFault) as caught:
        list(replay(Record("hokm", deals=(DealRecord((), facts),))))
    assert (caught.value.code, caught.value.cause, caught.value.position) == (
        Code.RECORD_ACTION,
        Code.DEAL_HANDS,
        "",
    )


def test_faults_travel_between_processes():
    fault = fault_of(GOOD.replace("2 pass", "1 pass"))
    again = pickle.loads(pickle.dumps(fault))
    assert str(again) == str(fault)
    assert (again.line, again.action, again.position, again.cause) == (
        fault.line,
        fault.action,
        fault.position,
        fault.cause,
    )


def test_lines_of_parts():
    entry = enter(GOOD)
    assert [entry.line(path) for path in (("game",), ("deals", 1, "actions", 2), ("nowhere",))] == [2, 22, 25]


def test_replays_of_nothing():
    assert Replay(None, None).actions == 0
