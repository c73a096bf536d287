"""Puzzle files, a line each: kind, target, answers (one or several), misses, code, solution."""

from collections.abc import Iterable
from typing import Final

from dokmus_widgets.cases.entries import EntryError
from dokmus_widgets.core import Phase, cards_for, parse_space, quote
from dokmus_widgets.core.catalogue import TOKENS_A_TURN
from dokmus_widgets.core.values import expect
from dokmus_widgets.puzzles.puzzle import TRIAL_COUNT, Puzzle, PuzzleKind
from dokmus_widgets.puzzles.verification import verify_puzzle, verify_solution

_HEADER: Final = "dokmus-puzzles 1"
_UNIQUE: Final = {"one": True, "several": False}
_MAX_POINTS: Final = 99
_SEPARATOR: Final = ","


class PuzzlesError(ValueError):
    """Faults of a puzzle file, one line each."""


def write_puzzles(puzzles: Iterable[Puzzle]) -> str:
    """Return the text of a puzzle file, in an order that mixes kinds, independent of the input."""
    expect(puzzles, Iterable, "puzzles are expected")
    puzzles = [*puzzles]
    for puzzle in puzzles:
        expect(puzzle, Puzzle, "puzzles are expected")
    words = {unique: word for word, unique in _UNIQUE.items()}
    rows = (
        (p.kind, p.target, words[p.unique], str(p.misses), p.code, _SEPARATOR.join(p.solution))
        for p in sorted(puzzles, key=lambda puzzle: puzzle.id.rpartition("-")[2])
    )
    return "".join(f"{line}\n" for line in (_HEADER, *map(" ".join, rows)))


def read_puzzles(text: str, file: str, *, prove: bool = False) -> tuple[Puzzle, ...]:
    """Parse a puzzle file; ``prove``: also verify all fields by the exact search, which is slow."""
    expect(text, str, "text: the text of a puzzle file is expected")
    head, *lines = text.splitlines() or [""]
    faults = [] if head == _HEADER else [f"{file}, line 1: {quote(head)} is not {_HEADER!r}"]
    found: dict[str, Puzzle] = {}
    for number, line in enumerate(() if faults else lines, 2):
        try:
            puzzle = _read(line)
            if puzzle.id in found:
                raise EntryError("the same puzzle stands further up")
            (verify_puzzle if prove else verify_solution)(puzzle)
            found[puzzle.id] = puzzle
        except (ValueError, EntryError) as fault:
            faults.append(f"{file}, line {number}: {fault}")
    if faults:
        raise PuzzlesError("\n".join(faults))
    return tuple(found.values())


def _read(line: str) -> Puzzle:
    parts = line.split(" ", 5)
    if len(parts) != 6:
        raise EntryError(f"expected 6 fields, not {len(parts)}")
    kind_name, target, unique, misses, code, solution = parts
    if kind_name not in [*PuzzleKind]:
        known = ", ".join(PuzzleKind)
        raise EntryError(f"unknown kind {quote(kind_name)}, expected one of {known}")
    if unique not in _UNIQUE:
        raise EntryError(f"{quote(unique)} is neither {' nor '.join(_UNIQUE)}")
    kind, points, tokens, space = PuzzleKind(kind_name), 0, 0, ""
    first, _, second = target.partition(":")
    match kind:
        case PuzzleKind.REACH:
            parse_space(first)
            space, tokens = first, _read_number(second, 1, TOKENS_A_TURN)
        case PuzzleKind.SACRIFICE:
            tokens = _read_number(first, 1, TOKENS_A_TURN)
            points = _read_number(second, 1, _MAX_POINTS)
        case _:
            points = _read_number(target, 1, _MAX_POINTS)
    fails, moves = _read_number(misses, 0, TRIAL_COUNT), tuple(solution.split(_SEPARATOR))
    puzzle = Puzzle(kind, code, points, tokens, space, _UNIQUE[unique], fails, moves)
    state, turn = puzzle.state, puzzle.state.turn
    if state.phase is not Phase.TURNS or turn is None:
        raise EntryError("the position is not in a turn")
    if turn.tokens_left != TOKENS_A_TURN or not turn.guardian_left:
        raise EntryError("the position is not at the beginning of a turn")
    if kind is PuzzleKind.CARD:
        pairs = [part.partition(":") for part in puzzle.solution]
        points_found = [_read_number(points, 0, _MAX_POINTS) for _, _, points in pairs]
        if [card for card, _, _ in pairs] != [*map(str, cards_for(state.seats))]:
            raise EntryError("the solution has other cards than are in play")
        if (best := max(points_found)) != puzzle.points:
            raise EntryError(f"no card gains {puzzle.points} points; the best gains {best}")
    return puzzle


def _read_number(text: str, low: int, high: int) -> int:
    if text.isascii() and text.isdigit() and len(text) < 4 and low <= int(text) <= high:
        return int(text)
    raise EntryError(f"{quote(text)} is not a whole number from {low} to {high}")
