"""The full-screen table for a terminal: draws what a local table says, and takes keys and the mouse."""

from triumvir.tui.app import run

__all__ = ["run"]
