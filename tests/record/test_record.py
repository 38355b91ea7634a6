"""Records: written and read both ways, replayed to the same states."""

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.record.strategies import GAMES, matches, moments, played, rules, shape
from triumvir.cards.cardset import CardSet
from triumvir.cards.deal import Deal
from triumvir.errors import Code, SetupError
from triumvir.games.match import Match
from triumvir.games.registry import find
from triumvir.record.fault import RecordFault
from triumvir.record.position import format_position
from triumvir.record.record import DealRecord, Facts, Record
from triumvir.record.replay import match_of, replay, replay_text
from triumvir.record.toml import format_record, parse_record
from triumvir.seats import Seat

SHORT = """\
triumvir = 1
checksum = "{checksum}"
game = "hokm"
hash = "{hash}"
seed = "7"
players = ["Ann", "Bo", "Cy \\"9\\""]

[rules]
bass = "pass_zero"
target = 50

[[deals]]
actions = [
  "1 bid 2",
  "2 pass",
]

[note]
"a b" = [1, 2]
place = {{town = "Here"}}
"""


def short():
    """A match of Hokm after two calls."""
    match = Match.start(find("hokm").rules(bass="pass_zero", target=50), 7)
    for action in ("bid 2", "pass"):
        match = match.apply_text(f"{match.state.to_act} {action}")
    return match


def test_the_canonical_text():
    note = {"place": {"town": "Here"}, "a b": [1, 2]}
    text = format_record(Record.of(short(), players=["Ann", "Bo", 'Cy "9"'], note=note))
    data = tomllib.loads(text)
    expected = SHORT.format(checksum=data["checksum"], hash=short().rules.chosen.hash)
    assert text == expected
    assert len(data["checksum"]) == 16
    assert parse_record(text).notes == note


@given(matches())
def test_round_trip_of_any_match(match):
    record = Record.of(match)
    text = format_record(record)
    assert parse_record(text) == record
    assert format_record(parse_record(text.encode())) == text
    assert match_of(record) == match
    assert replay_text(text).match == match
    assert replay_text(text).fault is None


@given(matches())
def test_the_cards_written_out(match):
    record = Record.of(match, explicit=True)
    text = format_record(record)
    assert "seed" not in tomllib.loads(text)
    assert parse_record(text) == record
    again = match_of(record)
    assert shape(again.state) == shape(match.state)
    assert (again.totals, again.seating, again.past) == (match.totals, match.seating, match.past)
    assert Record.of(again, explicit=True) == record


@given(matches(), st.data())
def test_what_a_seat_saw(match, data):
    seat = Seat(data.draw(st.integers(0, match.rules.seats - 1)))
    record = Record.of(match, seat=seat, players=["x"] * match.rules.seats)
    text = format_record(record)
    assert parse_record(text) == record
    found = replay_text(text)
    assert (found.match, found.actions, found.fault.code) == (None, 0, Code.RECORD_VIEW)
    with pytest.raises(RecordFault) as caught:
        match_of(record)
    assert (caught.value.code, caught.value.line) == (
        Code.RECORD_VIEW,
        text[: text.index("seat = ")].count("\n") + 1,
    )
    assert match.seed not in {record.seed, *tomllib.loads(text)}
    for deal in record.deals:
        assert [hand is None for hand in deal.facts.hands] == [at != seat for at in range(match.rules.seats)]


@given(matches(of=rules("dou_dizhu"), longest=60))
def test_a_seat_does_not_see_cleared_tricks_of_the_running_deal(match):
    if match.state.outcome:
        return
    deal = Record.of(match, seat=Seat(1)).deals[-1]
    seen = match.state.seen_by(1)
    assert len(deal.actions) + deal.hidden == len(match.actions)
    if match.state.phase == "play" and "cleared" not in seen:
        assert len(deal.actions) == len(seen["calls"]) + len(seen["table"])
        assert deal.actions[len(seen["calls"]) :] == match.actions[len(match.actions) - len(seen["table"]) :]
    else:
        assert deal.hidden == 0
    shown = seen["kitty"]
    assert deal.facts.kitty == shown


def test_the_kitty_of_a_view_record():
    rules = find("dou_dizhu").rules(show_kitty=True)
    match = Match.start(rules, 7).apply_text("0 bid 3")
    assert Record.of(match, seat=Seat(1)).deals[0].facts.kitty == match.state.deal.kitty
    hidden = Match.start(find("dou_dizhu").rules(), 7).apply_text("0 bid 3")
    assert Record.of(hidden, seat=Seat(1)).deals[0].facts.kitty == (None,) * 3
    assert Record.of(hidden, seat=Seat(0)).deals[0].facts.kitty == match.state.deal.kitty


def test_all_plays_of_tricks_are_seen():
    match = played(find("hokm").rules(), "tricks", 25)
    assert match.state.phase == "play"
    assert Record.of(match, seat=Seat(2)).deals[-1].hidden == 0


@pytest.mark.parametrize("name", sorted(GAMES))
def test_replay_gives_every_moment(name):
    found = GAMES[name].rules()
    all_moments = [*moments(found, "all", 130)]
    assert [*replay(Record.of(all_moments[-1]))] == all_moments


def test_replay_is_lazy():
    record = Record.of(played(find("hokm").rules(), "lazy", 60))
    broken = Record(record.game, seed=record.seed, deals=(DealRecord(("nonsense",)),))
    states = replay(broken)
    assert next(states).state.phase == "auction"
    with pytest.raises(RecordFault):
        next(states)


def deal_of(match, **changes):
    """The running deal as one given from outside."""
    deal = match.state.deal
    facts = {
        "dealer": deal.dealer,
        "opener": deal.opener,
        "hands": deal.hands,
        "kitty": deal.kitty,
        "sides": deal.sides,
    }
    return Deal(**{**facts, **changes})


def test_deals_given_and_deals_from_the_seed():
    found = find("dou_dizhu/4").rules(blank_round_doubles=True)
    first = deal_of(Match.start(found, 1), blanks=2)
    second = deal_of(Match.start(found, 2), dealer=Seat(3))
    match = Match.start(found, "s", (first, second))
    for _ in range(3):
        for _ in range(4):
            match = match.apply_text(f"{match.state.to_act} pass")
        match = match.deal_next()
    record = Record.of(match)
    assert [deal.facts is None for deal in record.deals] == [False, False, True, True]
    assert [deal.facts.blanks for deal in record.deals[:2]] == [2, 0]
    assert match.state.deal.blanks == 5
    assert parse_record(format_record(record)) == record
    assert match_of(record) == match


def test_players_who_moved_keep_their_points():
    found = find("big_three/4").rules(redraw_partners="every_deal")
    seated = set()
    for seed in "abcdef":
        match = played(found, seed, 200)
        seated.add(match.past[0].seating)
        again = match_of(parse_record(format_record(Record.of(match, explicit=True))))
        assert again.totals == match.totals
    assert len(seated) > 3


def test_free_text_around_a_record():
    text = format_record(Record.of(short()))
    commented = "# by hand\n" + text.replace("\n", " # more\n").replace('seed = "7"', "seed = 7")
    commented = commented.replace(f'checksum = "{tomllib.loads(text)["checksum"]}"', "")
    commented = commented.replace(f'hash = "{short().rules.chosen.hash}"', "")
    assert parse_record(commented) == Record.of(short())
    assert format_record(parse_record(commented)) == text


def test_other_layouts_of_the_same_record():
    record = Record.of(short())
    text = """
    deals = [ {actions = ["1 bid 2", "2 pass"]} ]
    rules.bass = "pass_zero"
    rules.target = "50"
    game = "hokm"
    seed = "7"
    triumvir = 1
    """
    assert parse_record(text) == record
    assert replay_text(text).match == short()


def test_results_may_be_left_out():
    match = played(find("hokm").rules(), "results", 50)
    record = Record.of(match)
    bare = Record(
        record.game, seed=record.seed, deals=tuple(DealRecord(deal.actions) for deal in record.deals)
    )
    assert match_of(parse_record(format_record(bare))) == match
    assert parse_record(format_record(bare)) == bare


def test_the_checksum_is_of_what_the_text_says():
    text = format_record(Record.of(short()))
    assert parse_record("# comment\n" + text) == Record.of(short())
    changed = text.replace("pass_zero", "two")
    with pytest.raises(RecordFault) as caught:
        parse_record(changed)
    assert caught.value.code is Code.RECORD_FIELD, "the hash comes first"
    changed = text.replace('seed = "7"', 'seed = "8"')
    with pytest.raises(RecordFault) as caught:
        parse_record(changed)
    assert caught.value.code is Code.RECORD_CHECKSUM
    found = replay_text(changed)
    assert found.fault.code is Code.RECORD_CHECKSUM
    assert found.fault.position == format_position(found.match.rules, found.match.state)


def test_a_record_is_a_value():
    record = Record.of(short(), note={"a": 1})
    assert record == Record.of(short(), note={"a": 1})
    assert hash(record) == hash(Record.of(short(), note={"a": 1}))
    assert record != Record.of(short(), note={"a": 1.0})
    assert record.rules.chosen == short().rules.chosen


def test_facts_as_a_deal():
    hands = (CardSet.parse("7C"), None, CardSet.parse("8C"))
    facts = Facts(Seat(0), Seat(1), hands, kitty=(None, *CardSet.parse("9C")), blanks=1)
    expected = Deal(Seat(0), Seat(1), (hands[0], CardSet(), hands[2]), tuple(CardSet.parse("9C")), (), 1)
    assert facts.deal == expected


def test_what_utf_8_cannot_hold():
    with pytest.raises(SetupError) as caught:
        format_record(Record.of(short(), players=["\udc80", "b", "c"]))
    assert caught.value.code is Code.RECORD_FIELD


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"players": ["Ann"]}, Code.RECORD_FIELD),
        ({"seat": 3}, Code.SEAT_UNKNOWN),
        ({"seat": -1}, Code.SEAT_UNKNOWN),
        ({"note": {"a": None}}, Code.RECORD_FIELD),
    ],
)
def test_what_a_record_cannot_say(more, code):
    with pytest.raises(SetupError) as caught:
        Record.of(short(), **more)
    assert caught.value.code is code


def test_a_record_of_the_first_moment():
    match = Match.start(find("hokm").rules(), 1)
    record = Record.of(match)
    assert record.deals == (DealRecord(),)
    assert "actions = []" in format_record(record)
    assert [*replay(record)] == [match]
