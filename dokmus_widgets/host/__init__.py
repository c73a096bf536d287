"""Widgets on pages of our own: their models here and there, and the files that a page loads."""
