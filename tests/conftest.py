"""What every test stands on: the leg it runs in, no stale binary, and how hard Hypothesis looks.

TRIUMVIR_LEG, set by scripts/test, is "compiled" (every kernel is a binary), "pure" (none is, and Cython is
hidden) or "overflow" (binaries that check every C operation); unset, whatever is there is tested.
HYPOTHESIS_PROFILE is dev, ci, coverage, mutation or soak; unset, ci where CI is set and dev elsewhere.
"""

import os
import sys

import pytest
from hypothesis import HealthCheck, Phase, settings

from tests.twins.hidden import NoCython

LEG = os.environ.get("TRIUMVIR_LEG", "")
if LEG == "pure":
    sys.meta_path.insert(0, NoCython)

from tests.twins.binaries import binary_of, fault_of_leg, kernel_files  # noqa: E402 - after the hook

settings.register_profile("dev", deadline=None, max_examples=50)
settings.register_profile("ci", deadline=None, max_examples=50, derandomize=True, print_blob=True)
settings.register_profile("coverage", deadline=None, max_examples=20, derandomize=True)
settings.register_profile("soak", deadline=None, max_examples=5000, print_blob=True)
settings.register_profile(
    "mutation",  # the first failure will do: nothing is shrunk or kept
    deadline=None,
    max_examples=50,
    derandomize=True,
    database=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "dev"))

if not any(binary_of(path) for path in kernel_files()):
    collect_ignore = ["twins"]  # there is no compiled twin to compare with


def pytest_sessionstart(session: pytest.Session) -> None:
    """A binary that does not stand for its source would be tested in its place: refuse."""
    if fault := fault_of_leg(LEG):
        pytest.exit(fault, returncode=pytest.ExitCode.USAGE_ERROR)


def pytest_report_header() -> str:
    """One line that says what is tested."""
    kernels = kernel_files()
    compiled = sum(binary_of(path) is not None for path in kernels)
    return f"triumvir: {compiled} of {len(kernels)} kernels compiled, leg {LEG or 'as found'}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What tests gave to `record_property("figure", line)`: the tables of long runs."""
    reports = [report for reports in terminalreporter.stats.values() for report in reports]
    figures = [
        str(value)
        for report in reports
        if isinstance(report, pytest.TestReport) and report.when == "call"
        for name, value in report.user_properties
        if name == "figure"
    ]
    if figures:
        terminalreporter.section("figures")
        terminalreporter.write("".join(f"{figure}\n" for figure in figures))
