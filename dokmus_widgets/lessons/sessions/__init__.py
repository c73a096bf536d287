"""Lesson sessions: state, judging and persistence."""
