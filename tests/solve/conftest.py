"""Without compiled kernels there are no twins to compare."""

from tests.solve.reference import COMPILED

collect_ignore = [] if COMPILED else ["test_twins.py"]
