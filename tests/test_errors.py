"""Coded errors: the sentence, the class, many faults at once, and the way between processes."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from triumvir.errors import Code, Faults, IllegalActionError, ParseError, SetupError, TriumvirError

KINDS = (TriumvirError, ParseError, IllegalActionError, SetupError)
errors = st.builds(
    lambda kind, code, got, expected, where: kind(code, got=got, expected=expected, where=where),
    st.sampled_from(KINDS),
    st.sampled_from(Code),
    st.one_of(st.text(), st.integers(), st.tuples(st.integers())),
    st.one_of(st.text(), st.integers()),
    st.text(),
)


def parts(error):
    """All that an error says."""
    return type(error), error.code, error.got, error.expected, error.where, str(error)


def test_codes_are_room_and_fault_and_each_stands_once():
    assert all(len(code.split("/")) == 2 and code == code.lower() for code in Code)
    assert len({code.value for code in Code}) == len(Code.__members__)


def test_every_kind_is_a_value_error_that_callers_can_tell_apart():
    for kind in KINDS:
        assert issubclass(kind, TriumvirError)
        assert issubclass(kind, ValueError)
    kinds = KINDS[1:]
    assert not any(issubclass(one, other) for one in kinds for other in kinds if one is not other)


def test_the_sentence_names_code_place_and_both_sides():
    error = ParseError(Code.CARD_UNKNOWN, got=17, expected=("a", 1))
    assert parts(error)[1:5] == (Code.CARD_UNKNOWN, "17", "('a', 1)", "")
    assert str(error) == "card/unknown: got '17', expected ('a', 1)"
    error = ParseError(Code.CARD_UNKNOWN, got="1X", expected="a card", where="hand 2")
    assert str(error) == "card/unknown: got '1X' in hand 2, expected a card"


@given(errors)
def test_errors_survive_pickling_and_copying(error):
    for way in (lambda it: pickle.loads(pickle.dumps(it)), copy.copy, copy.deepcopy):
        again = way(error)
        assert parts(again) == parts(error)
    if isinstance(error, SetupError):
        assert pickle.loads(pickle.dumps(error)).faults[0].code == error.code


def test_several_faults_come_as_one_error_that_reads_like_the_first():
    faults = [
        SetupError(Code.DEAL_HANDS, got=2, expected="3 hands", where="here"),
        SetupError(Code.CARD_TWICE, got="7C", expected="each card once"),
    ]
    error = SetupError.all_of(faults)
    assert parts(error) == parts(faults[0])
    assert error.faults == tuple(faults)
    again = pickle.loads(pickle.dumps(error))
    assert [parts(fault) for fault in again.faults] == [parts(fault) for fault in faults]


def test_a_single_fault_lists_itself():
    error = SetupError(Code.DEAL_HANDS, got=2, expected="3 hands")
    assert error.faults == (error,)
    with pytest.raises(SetupError) as caught:
        raise SetupError.all_of([error])
    assert [parts(fault) for fault in caught.value.faults] == [parts(error)]


def test_faults_are_collected_on_the_way():
    faults = Faults()
    faults.check()
    faults.add(Code.CARD_TWICE, got="7C", expected="each card once", where="hand 1")
    assert faults.tried("here", lambda: 7) == 7

    def fails():
        raise ParseError(Code.CARD_UNKNOWN, got="x", expected="a card", where="there")

    assert faults.tried("", fails) is None
    assert faults.tried("here", fails) is None
    faults.take(SetupError.all_of([SetupError(Code.DEAL_HANDS, got=1, expected="3"), *faults]), "all")
    found = [(fault.code, fault.where) for fault in faults]
    assert found == [
        (Code.CARD_TWICE, "hand 1"),
        (Code.CARD_UNKNOWN, "there"),
        (Code.CARD_UNKNOWN, "here"),
        (Code.DEAL_HANDS, "all"),
        (Code.CARD_TWICE, "all"),
        (Code.CARD_UNKNOWN, "all"),
        (Code.CARD_UNKNOWN, "all"),
    ]
    with pytest.raises(SetupError) as caught:
        faults.check()
    assert caught.value.faults == tuple(faults)
    assert (caught.value.code, caught.value.got, caught.value.expected) == (
        Code.CARD_TWICE,
        "7C",
        "each card once",
    )
    with pytest.raises(ZeroDivisionError):
        faults.tried("here", lambda: 1 // 0)
