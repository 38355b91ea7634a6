"""The build backend: setuptools, after the page for browsers was built, with a Node got if need be."""

from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

import page

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """What a wheel is built with."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *page.needs()]


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    """What an sdist is built with."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *page.needs()]


def build_wheel(folder: str, config_settings: Any = None, metadata: str | None = None) -> str:
    """A wheel with the page."""
    page.build()
    return str(build_meta.build_wheel(folder, config_settings, metadata))


def build_sdist(folder: str, config_settings: Any = None) -> str:
    """An sdist with the page, so that to install it needs no Node."""
    page.build()
    return str(build_meta.build_sdist(folder, config_settings))
