"""Measurements and comparisons with other libraries; not part of the installed package."""
