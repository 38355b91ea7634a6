"""Played deals as data: rows, files, folders that are stopped and go on."""
