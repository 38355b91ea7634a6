"""rules, bench, doctor."""

import platform
from importlib import metadata

import pytest

from tests.twins.binaries import binary_of, kernel_files
from triumvir.cli import about
from triumvir.cli.arabic import samples
from triumvir.games.registry import find, games
from triumvir.locales.arabic import MODES, arranged
from triumvir.locales.catalog import LANGUAGES, catalog


def cells(out, columns):
    """The rows of an aligned table below its heads, which stand where the columns begin."""
    lines = out.splitlines()
    top = next(at for at, line in enumerate(lines) if line.split() == columns.split())
    starts = [lines[top].index(head) for head in columns.split()] + [None]
    return [
        tuple(line[begin:end].strip() for begin, end in zip(starts, starts[1:], strict=False))
        for line in lines[top + 1 :]
    ]


@pytest.mark.parametrize("name", games())
def test_rules_show_every_option(invoke, name):
    out = invoke("rules", name).stdout
    chosen = find(name).rules().chosen
    rows = cells(out, "option value default allowed")[:-1]
    assert [row[0] for row in rows] == [option.name for option in find(name).options]
    assert all(row[1] == row[2] == chosen.text(row[0]) for row in rows)
    assert [row[3] for row in rows] == [option.allowed for option in find(name).options]
    assert f"rules   {chosen.hash}" in out.splitlines()
    assert out.splitlines()[-1] == f"presets: {', '.join(preset.name for preset in find(name).presets)}"


def test_rules_show_what_differs(invoke):
    out = invoke("rules", "dou_dizhu", "--preset", "online", "--diff", "-o", "match_deals=3").stdout
    rows = cells(out, "option value default reason")
    preset = find("dou_dizhu").preset("online")
    assert {row[0] for row in rows} == {*preset.values, "match_deals"}
    assert ("match_deals", "3", "10", "") in rows
    assert ("spring", "x2", "none", "spring and anti-spring double") in rows


@pytest.mark.parametrize("name", games())
def test_rules_in_short_go_by_the_options(invoke, name):
    out = invoke("rules", name, "--short").stdout
    assert next(line for line in out.splitlines() if not line.startswith(" ")) == "Aim"
    ukrainian = invoke("rules", name, "--short", "--lang", "uk", "-o", "direction=cw").stdout
    assert "Ходять за годинниковою стрілкою, ліворуч." in " ".join(ukrainian.split())
    assert "option" not in ukrainian


def test_the_default_differs_in_nothing(invoke):
    assert invoke("rules", "hokm", "--diff").stdout.splitlines()[-1] == "nothing differs from the default"


def test_presets_come_with_their_reasons(invoke):
    for name, game in games().items():
        out = invoke("rules", name, "--presets").stdout
        for preset in game.presets:
            assert f"{preset.name} ({game.rules(preset.name).chosen.hash})" in out
            assert preset.note in out
            assert all(reason in out for reason in preset.reasons.values())
            assert all(difference in out for difference in preset.differences)


def test_an_unknown_value_names_the_allowed_ones(refused):
    assert refused("rules", "dou_dizhu", "-o", "spring=x4") == (
        "error option/value: got 'spring = x4', expected none | x2 | x3\n"
    )


def test_bench_times_each_game(invoke):
    rows = [
        line.split() for line in invoke("bench", "hokm", "big_three", "--seconds", "0.01").stdout.splitlines()
    ]
    assert [row[0] for row in rows[1:-1]] == ["hokm", "big_three"]
    assert all(float(figure.replace(",", "")) > 0 for row in rows[1:-1] for figure in row[1:])


def test_bench_refuses_an_unknown_game(refused):
    assert refused("bench", "whist").startswith("error game/unknown")


def test_doctor_tells_versions_and_what_is_compiled(invoke):
    out = invoke("doctor").stdout
    assert f"CPython {platform.python_version()}" in out
    assert metadata.version("triumvir") in out
    compiled = sum(binary_of(path) is not None for path in kernel_files())
    assert f"{compiled} of {len(kernel_files())} kernels compiled" in out.splitlines()
    lines = [line.split() for line in out.splitlines() if line.startswith("triumvir.")]
    assert len(lines) == len(kernel_files())
    assert all(state == ("interpreted" if file.endswith(".py") else "compiled") for _, state, file in lines)
    assert all(file.startswith(name.replace("triumvir.", "").replace(".", "/")) for name, _, file in lines)
    assert ["cli", "typer", metadata.version("typer")] in [line.split() for line in out.splitlines()]


def test_doctor_without_an_installation(invoke, monkeypatch):
    def missing(name):
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(about.metadata, "version", missing)
    monkeypatch.setattr(about.metadata, "requires", missing)
    out = invoke("doctor").stdout
    assert "Cython    not installed" in out.splitlines()
    assert "typer" not in out


def test_doctor_with_no_extras(invoke, monkeypatch):
    monkeypatch.setattr(about.metadata, "requires", lambda name: None)
    assert "typer" not in invoke("doctor").stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_self_test_shows_arabic_in_every_way(invoke, language):
    out = invoke("doctor", "--arabic", "--lang", language).stdout
    lines = out.splitlines()
    said = catalog(language)
    assert lines[0] == said.say("selftest-title")
    for mode in MODES:
        at = lines.index(mode)
        assert lines[at + 1 : at + 3] == [f"    {arranged(text, mode)}" for text in samples()]
    assert len({arranged(samples()[0], mode) for mode in MODES}) == len(MODES)
    assert "    |7H|" in lines
    assert "TRIUMVIR_ARABIC" in out
    assert ("In force now: logical" in lines) == (language in ("en", "ar"))


def test_arabic_is_arranged_as_the_environment_wants(invoke, monkeypatch):
    monkeypatch.setenv("TRIUMVIR_ARABIC", "visual")
    out = invoke("rules", "hokm", "--short", "--lang", "ar").stdout
    assert arranged(catalog("ar").say("rules-title-pay"), "visual") in out.splitlines()
    assert catalog("ar").say("rules-title-pay") not in out
