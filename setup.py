"""The compiled part of the build: every src/**/kernel*.py becomes an extension module, if it can.

Nothing here is needed to use triumvir: a kernel that was not compiled runs as the Python it is.

    TRIUMVIR_DISABLE_COMPILED=1   compile nothing
    TRIUMVIR_REQUIRE_COMPILED=1   fail when a kernel cannot be compiled
    TRIUMVIR_OVERFLOW=1           check every C integer operation for overflow (a test build: slower)

The page for browsers is built before, by scripts/backend.py.

The extensions go to Cython's own build_ext and not through cythonize(), which would lose `optional`.
"""

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import setup


def wanted(name: str) -> bool:
    return os.environ.get(name, "0").lower() not in ("", "0", "no", "false")


REQUIRE = wanted("TRIUMVIR_REQUIRE_COMPILED")
DIRECTIVES = {
    "language_level": "3",
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "overflowcheck": wanted("TRIUMVIR_OVERFLOW"),
}


def compiled() -> dict[str, Any]:
    """The arguments of setup() that compile the kernels: none where Cython is missing and not required."""
    try:
        from Cython.Distutils.build_ext import build_ext
        from Cython.Distutils.extension import Extension
    except ImportError:
        if REQUIRE:
            sys.exit("triumvir: TRIUMVIR_REQUIRE_COMPILED is set but Cython is not installed")
        return {}
    extensions = [
        Extension(
            ".".join(kernel.with_suffix("").parts[1:]),
            [str(kernel)],
            include_dirs=["src"],
            cython_include_dirs=["src"],
            cython_directives=DIRECTIVES,
            extra_compile_args=[] if sys.platform == "win32" else ["-O3"],
            optional=not REQUIRE,
        )
        for kernel in sorted(Path("src").rglob("kernel*.py"))
    ]
    return {"ext_modules": extensions, "cmdclass": {"build_ext": build_ext}}


if __name__ == "__main__":
    setup(**({} if wanted("TRIUMVIR_DISABLE_COMPILED") else compiled()))
