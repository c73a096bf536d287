"""Puzzles: turns of played games with a question, whose answer the exact search has proven."""

from dokmus_widgets.puzzles.catalogue import daily, next_of, puzzle, read, shipped
from dokmus_widgets.puzzles.puzzle import Grade, Kind, Puzzle
from dokmus_widgets.puzzles.puzzle_file import PuzzlesError, read_puzzles, write_puzzles

__all__ = [
    "Grade",
    "Kind",
    "Puzzle",
    "PuzzlesError",
    "daily",
    "next_of",
    "puzzle",
    "read",
    "read_puzzles",
    "shipped",
    "write_puzzles",
]
