"""conform: what it prints, and its exit codes."""

import json

WRONG = {
    "id": "dd3-cls-900",
    "game": "doudizhu3",
    "kind": "classify",
    "given": {"cards": "3335"},
    "expect": {"kind": "pair"},
    "why": "[bold]three alike[/bold]",
}


def test_all_vectors_pass(invoke, vectors):
    result = invoke("conform", str(vectors))
    assert result.stdout == "763 passed, 0 failed\n"
    assert result.exit_code == 0


def test_several_files_are_one_run(invoke, vectors):
    more = vectors.with_name("more.jsonl")
    count = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in (vectors, more))
    assert invoke("conform", str(vectors), str(more)).stdout == f"{count} passed, 0 failed\n"


def test_a_failure_shows_id_expected_got_and_why(invoke, tmp_path):
    right = {**WRONG, "id": "dd3-cls-901", "expect": {"kind": "trio_single"}}
    path = tmp_path / "some.jsonl"
    path.write_text(f"{json.dumps(right)}\n\n{json.dumps(WRONG)}\nno vector\n", encoding="utf-8")
    reason = "Expecting value: line 1 column 1 (char 0)"
    result = invoke("conform", str(path))
    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        f"FAILED dd3-cls-900 ({path}:3)",
        '  expected {"kind": "pair"}',
        '  got      {"kind": "trio_single"}',
        "  why      [bold]three alike[/bold]",
        f"FAILED line 4 ({path}:4)",
        "  expected a vector",
        f"  got      vector/line: got 'no vector', expected one JSON object ({reason})",
        "  why      no vector",
        "1 passed, 2 failed",
    ]


def test_a_failure_without_a_reason(invoke):
    result = invoke("conform", "-", text=json.dumps({**WRONG, "why": ""}))
    assert result.stdout.splitlines()[0] == "FAILED dd3-cls-900 (-:1)"
    assert "why" not in result.stdout
    assert result.exit_code == 1


def test_an_empty_file_holds_nothing_to_fail(invoke, tmp_path):
    path = tmp_path / "empty.jsonl"
    path.write_text("")
    assert invoke("conform", str(path)).stdout == "0 passed, 0 failed\n"


def test_a_mark_before_the_first_line_and_other_line_ends_do_no_harm(invoke, tmp_path):
    path = tmp_path / "windows.jsonl"
    right = {**WRONG, "expect": {"kind": "trio_single"}, "why": "a line separator \u2028 is no end of a line"}
    path.write_bytes(b"\xef\xbb\xbf" + json.dumps(right, ensure_ascii=False).encode() + b"\r\n")
    assert invoke("conform", str(path)).stdout == "1 passed, 0 failed\n"


def test_files_that_can_not_be_read(refused, tmp_path):
    assert refused("conform", str(tmp_path / "missing.jsonl")).startswith("error file/unreadable: ")
    assert refused("conform", str(tmp_path)).startswith("error file/unreadable: ")
    latin = tmp_path / "latin.jsonl"
    latin.write_bytes(b'{"id": "\xe9"}')
    assert "UTF-8, byte 8 is not" in refused("conform", str(latin))
