"""Puzzles on a board."""
