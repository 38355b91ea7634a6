"""Texts for people, in their language: one Fluent catalogue."""
