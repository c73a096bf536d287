"""Lesson widgets."""
