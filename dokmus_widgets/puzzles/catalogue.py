"""Shipped puzzles and puzzle files, and the choice of the next puzzle."""

from collections.abc import Iterable, Sequence
from datetime import date, datetime
from functools import cache
from importlib import resources
from itertools import chain
from pathlib import Path

from dokmus_widgets.core.faults import quote
from dokmus_widgets.core.values import expect
from dokmus_widgets.explain.messages import say
from dokmus_widgets.lessons.quizzes.spaced_repetition import Memory
from dokmus_widgets.play.arguments import read_choice
from dokmus_widgets.puzzles.puzzle import Puzzle, PuzzleKind
from dokmus_widgets.puzzles.puzzle_file import read_puzzles

_SHIPPED = "shipped.txt"


@cache
def shipped(*, prove: bool = False) -> tuple[Puzzle, ...]:
    """Return all shipped puzzles; ``prove``: see :func:`read_puzzles`."""
    folder = resources.files("dokmus_widgets.puzzles")
    return read_puzzles(folder.joinpath(_SHIPPED).read_text("utf-8"), _SHIPPED, prove=prove)


def read_puzzle_file(file: str | Path, *, prove: bool = False) -> tuple[Puzzle, ...]:
    """Read a puzzle file; raise ``PuzzlesError`` for faulty lines, ``OSError`` if unreadable."""
    text = Path(file).read_bytes().decode("utf-8-sig", "replace")
    return read_puzzles(text, str(file), prove=prove)


def resolve_puzzles(source: object, *, prove: bool = False) -> tuple[Puzzle, ...]:
    """Return puzzles given as a sequence, a file path or None (shipped); else ``ValueError``."""
    if source is None:
        return shipped(prove=prove)
    found = source
    if isinstance(source, str | Path):
        try:
            found = read_puzzle_file(source, prove=prove)
        except OSError as fault:
            file, why = quote(Path(source).name or str(source)), fault.strerror or str(fault)
            raise ValueError(say("puzzle-no-file", file=file, why=why)) from None
    if not isinstance(found, Sequence) or not all(isinstance(one, Puzzle) for one in found):
        raise ValueError(say("puzzle-not-puzzles", wish=quote(source)))
    if not found:
        raise ValueError(say("puzzle-none"))
    return tuple(found)


def _puzzles_of(puzzles: Iterable[Puzzle]) -> Sequence[Puzzle]:
    """Return puzzles as a sequence; ``TypeError`` for other things."""
    expect(puzzles, Iterable, "puzzles are expected")
    found = [*puzzles]
    for one in found:
        expect(one, Puzzle, "puzzles are expected")
    return found


def find_puzzle(id: str, among: Iterable[Puzzle] | None = None) -> Puzzle:
    """Return the puzzle with that id; raise ``ValueError`` naming the nearest if there is none."""
    among = shipped() if among is None else among
    known = {one.id: one for one in _puzzles_of(among)}
    return known[read_choice("puzzle", id, [*known])]


def next_puzzle(
    puzzles: Sequence[Puzzle], memory: Memory, now: datetime, after: Puzzle | None = None
) -> Puzzle:
    """Return the puzzle to try next: a new one, else one due again, else the following."""
    puzzles = _puzzles_of(puzzles)
    expect(memory, Memory, "memory: a Memory is expected, which is part of a learner's Progress")
    expect(now, datetime, "now: a datetime with a time zone is expected")
    at = puzzles.index(after) + 1 if after in puzzles else 0
    rotated = [*puzzles[at:], *puzzles[:at]]
    others = rotated[:-1] if rotated[-1] is after and len(rotated) > 1 else rotated
    new = (one for one in others if memory.knows(one.id) is None)
    by_id = {one.id: one for one in others}
    due = (by_id[id] for id in memory.due(now, by_id))
    return next(chain(new, due, others))


def daily_puzzle(day: date, among: Sequence[Puzzle] | None = None) -> Puzzle:
    """Return the puzzle of a day, the same for everybody: no card question if possible."""
    puzzles = _puzzles_of(shipped() if among is None else among)
    expect(day, date, "day: a date is expected")
    puzzles = [one for one in puzzles if one.kind is not PuzzleKind.CARD] or puzzles
    return puzzles[day.toordinal() % len(puzzles)]
