"""TOML with places: whatever the text, the data is the standard library's, or a beginning and one fault."""

import math
import tomllib

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from triumvir.errors import Code, SetupError
from triumvir.record.document import MOST_DEPTH, Fault, read
from triumvir.record.note import format_note, format_text, format_value

WHOLE = """\
# a record of many forms
a = 1 # one
"b c".'d' = [1, 2.5, "x", 'y', true, [], [[1], [2]], # comment
  1979-05-27T07:32:00Z, 07:32:00,
]
e.f.g = { h = 1, i.j = "k", l = {} }
m = \"\"\"
two "lines" \\
  joined ""\"\"\"
n = '''raw \\ 'text' '''
o = ""
p = ''

[q]
r = +1_000
[q.s]
t = inf
[[u]]
v = 1
[[u]]
[u.w]
x = 2
[[u.y]]
z = 0xff
"""


def test_all_forms():
    document = read(WHOLE)
    assert document.fault is None
    assert document.data == tomllib.loads(WHOLE)
    assert [document.line(document.spans[path].start) for path in (("a",), ("b c", "d", 2), ("q", "r"))] == [
        2,
        3,
        15,
    ]
    assert document.line(document.spans[("u", 1, "y", 0, "z")].start) == 24
    assert document.line(len(WHOLE)) == 25


def test_spans():
    text = 'a = 12\nb = [\n  "x",\n]\n'
    spans = read(text).spans
    assert {path: text[start:end] for path, (start, end) in spans.items()} == {
        ("a",): "a = 12",
        ("b",): 'b = [\n  "x",\n]',
        ("b", 0): '"x"',
    }


@pytest.mark.parametrize(
    ("text", "at", "got", "expected"),
    [
        ("a", 1, "the end of the text", "= after a key"),
        ("a\nb = 1", 1, "the end of the line", "= after a key"),
        ("a = \nb = 1", 4, "the end of the line", "a value"),
        ('a = "x\nb = 1', 4, '"x', "a text with its closing quote"),
        ("a = 'x", 4, "'x", "a text with its closing quote"),
        ('a = """x\ny', 4, '"""x', "a text with its closing quote"),
        ("a = 1 2", 4, "1 2", "a value"),
        ('a = "x" 2', 7, " 2", "the end of the line"),
        ("a = 1\na = 2", 6, "a = 2", "the key a once"),
        ("a = [1, 2", 9, "the end of the text", ", or ] after an element"),
        ("a = [1 2]", 5, "1 2]", "a value"),
        ('a = ["1" "2"]', 9, '"2"]', ", or ] after an element"),
        ("a = {b = 1", 10, "the end of the text", ", or } after a pair"),
        ("a = {b = 1\n}", 10, "the end of the line", ", or } after a pair"),
        ("a = {b = 1, }", 12, "}", "a key"),
        ("[a", 2, "the end of the text", "] after the name of a table"),
        ("[[a]", 3, "]", "]] after the name of a table"),
        ("[]", 1, "]", "a key"),
        ("= 1", 0, "= 1", "a key"),
        ('"""a""" = 1', 0, '"""a""" = 1', "a key"),
        ("[a]\n[a]", 4, "[a]", "a name that is not taken"),
        ("a = 1\n[a]", 6, "[a]", "a name that is not taken"),
        ("a = 0\n[[a]]", 6, "[[a]]", "a name that is not taken"),
        ("a = [1]\n[[a]]", 8, "[[a]]", "a name that is not taken"),
        ("a = 1\n[a.b]", 6, "[a.b]", "a name that is not taken"),
        ("a = 1\na.b = 2", 6, "a.b = 2", "a name that is not taken"),
        ("a = 1\x01", 4, "1\x01", "a value"),
        ('a = "\x01"', 5, '\x01"', "TOML: Illegal character '\\x01'"),
        ("[a]\nb.c = 1\n[a.b]", 16, "]", "TOML: Cannot declare ('a', 'b') twice"),
        ("a = " + "1" * 5000, 4, "1" * 40, "a value"),
        ("a = " + "[" * (MOST_DEPTH + 1), 4 + MOST_DEPTH, "[", f"no more than {MOST_DEPTH} levels"),
        ("[" * 100_000, 2, "[" * 40, "a key"),
        ("a = " + "[" * 100_000, 4 + MOST_DEPTH, "[" * 40, f"no more than {MOST_DEPTH} levels"),
        (
            "a." * 100_000 + "b = 1",
            2 * MOST_DEPTH + 1,
            "." + "a." * 19 + "a",
            f"no more than {MOST_DEPTH} levels",
        ),
    ],
)
def test_faults(text, at, got, expected):
    assert read(text).fault == Fault(at, got, expected)


def test_what_stands_before_a_fault_is_kept():
    document = read('a = 1\nb = ["x", "y", "z\nc = 3')
    assert document.data == {"a": 1, "b": ["x", "y"]}
    assert document.spans[("b",)].end > len(document.text)
    assert document.spans[("b", 1)].end < document.fault.at


@pytest.mark.parametrize(
    ("source", "data", "fault"),
    [
        (b"a = 1\r\nb = 2\r\n", {"a": 1, "b": 2}, None),
        (b"\xef\xbb\xbfa = 1\n", {"a": 1}, None),
        (b'a = 1\nb = "x\xff"\n', {"a": 1}, Fault(10, "byte 0xff", "UTF-8")),
        (b"a = 1\n\xff", {"a": 1}, Fault(6, "byte 0xff", "UTF-8")),
        (b"a 1\nb = \xff", {}, Fault(2, "1", "= after a key")),
        ('a = 1\nb = "x\udc80"', {"a": 1}, Fault(10, "character 0xdc80", "text that UTF-8 can hold")),
    ],
)
def test_bytes(source, data, fault):
    document = read(source)
    assert (document.data, document.fault) == (data, fault)


SCALARS = (
    st.booleans()
    | st.integers(-(2**63), 2**63 - 1)
    | st.floats(allow_nan=False)
    | st.text()
    | st.datetimes()
    | st.dates()
    | st.times()
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
TABLES = st.dictionaries(st.text(), VALUES, max_size=5)


@given(TABLES)
def test_notes_round_trip(table):
    text = format_note(table)
    assert read(text).data == tomllib.loads(text) == table
    assert format_note(tomllib.loads(text)) == text


@given(TABLES, st.data())
def test_a_cut_note_keeps_a_beginning(table, data):
    text = format_note(table)
    cut = text[: data.draw(st.integers(0, len(text)))]
    document = read(cut)
    whole = [key for key in sorted(table) if key in document.data]
    assert whole == sorted(table)[: len(whole)]
    if document.fault is None:
        assert document.data == tomllib.loads(cut)
    for key in whole[:-1]:
        assert document.data[key] == table[key]


@given(st.text("ab.=[]{}\"'#,\n 01\\tu-"))
@example('a = """"""')
@example("[[a]]\n[a.b]\n[[a]]\n[a.b]")
@example("a = []\n[[a]]")
def test_any_text_is_read_as_the_standard_library_does_or_has_a_fault(text):
    document = read(text)
    try:
        data = tomllib.loads(text)
    except ValueError:
        assert document.fault is not None
    else:
        assert document.fault is None
        assert document.data == data


@given(st.binary())
def test_any_bytes(source):
    document = read(source)
    if document.fault:
        assert 0 <= document.fault.at <= len(document.text)
        assert document.line(document.fault.at) == document.text.count("\n", 0, document.fault.at) + 1


def test_values():
    assert format_value({"b": [1, -2.5], "a b": {}}) == '{"a b" = {}, b = [1, -2.5]}'
    assert [format_value(value) for value in (math.inf, -math.inf, 1e100)] == ["inf", "-inf", "1e+100"]
    assert format_value(math.nan) == "nan"
    assert format_text('"\\\t\x00\x7f\n') == '"\\"\\\\\\t\\u0000\\u007f\\n"'


@pytest.mark.parametrize(
    "note",
    [{"a": None}, {"a": 2**63}, {"a": {1: 2}}, {"a": "\udc80"}, {1: 2}, {"a": object()}, {"a": [{"b": b""}]}],
)
def test_what_toml_cannot_hold(note):
    with pytest.raises(SetupError) as caught:
        format_note(note)
    assert caught.value.code is Code.RECORD_FIELD
