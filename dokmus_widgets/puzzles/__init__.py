"""Puzzles: questions about turns of played games, with answers verified by the exact search."""

from .catalogue import daily_puzzle, find_puzzle, next_puzzle, read_puzzle_file, shipped
from .puzzle import Grade, Puzzle, PuzzleKind
from .puzzle_file import PuzzlesError, read_puzzles, write_puzzles

__all__ = ["Grade", "Puzzle", "PuzzleKind", "PuzzlesError", "daily_puzzle", "find_puzzle"]
__all__ += ["next_puzzle", "read_puzzle_file", "read_puzzles", "shipped", "write_puzzles"]
