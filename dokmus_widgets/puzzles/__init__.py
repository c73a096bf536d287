"""Puzzles: questions about turns of played games, with answers verified by the exact search."""

from dokmus_widgets.puzzles.catalogue import (
    daily_puzzle,
    find_puzzle,
    next_puzzle,
    read_puzzle_file,
    shipped,
)
from dokmus_widgets.puzzles.puzzle import Grade, Puzzle, PuzzleKind
from dokmus_widgets.puzzles.puzzle_file import PuzzlesError, read_puzzles, write_puzzles

__all__ = [
    "Grade",
    "Puzzle",
    "PuzzleKind",
    "PuzzlesError",
    "daily_puzzle",
    "find_puzzle",
    "next_puzzle",
    "read_puzzle_file",
    "read_puzzles",
    "shipped",
    "write_puzzles",
]
