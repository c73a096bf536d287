"""The puzzles that come along, and those of a file; which of them is best tried next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date, datetime
from functools import cache
from importlib import resources
from itertools import chain
from pathlib import Path

from dokmus_widgets.core.faults import quote
from dokmus_widgets.explain.messages import say
from dokmus_widgets.lessons.quizzes.memory import Memory
from dokmus_widgets.play.arguments import read_choice
from dokmus_widgets.puzzles.puzzle import Puzzle
from dokmus_widgets.puzzles.puzzle_file import read_puzzles

_SHIPPED = "shipped.txt"


@cache
def shipped(*, prove: bool = False) -> tuple[Puzzle, ...]:
    """All that come along; ``prove``: as for :func:`read_puzzles`."""
    folder = resources.files("dokmus_widgets.puzzles")
    return read_puzzles(folder.joinpath(_SHIPPED).read_text("utf-8"), _SHIPPED, prove=prove)


def read(file: str | Path, *, prove: bool = False) -> tuple[Puzzle, ...]:
    """Those of a file; ``PuzzlesError`` names every line with a fault, ``OSError`` no file."""
    text = Path(file).read_bytes().decode("utf-8-sig", "replace")
    return read_puzzles(text, str(file), prove=prove)


def those_of(wish: object, *, prove: bool = False) -> tuple[Puzzle, ...]:
    """Some puzzles, those of a file by its path, or for None those that come along.

    ``ValueError`` for anything else, for no puzzle at all, and for a file that cannot be read.
    """
    if wish is None:
        return shipped(prove=prove)
    found = wish
    if isinstance(wish, str | Path):
        try:
            found = read(wish, prove=prove)
        except OSError as fault:
            file, why = quote(Path(wish).name or str(wish)), fault.strerror or str(fault)
            raise ValueError(say("puzzle-no-file", file=file, why=why)) from None
    if not isinstance(found, Sequence) or not all(isinstance(one, Puzzle) for one in found):
        raise ValueError(say("puzzle-not-puzzles", wish=quote(wish)))
    if not found:
        raise ValueError(say("puzzle-none"))
    return tuple(found)


def puzzle(id: str, among: Iterable[Puzzle] | None = None) -> Puzzle:
    """The one of that id; ``ValueError`` with the nearest where there is none."""
    known = {one.id: one for one in (shipped() if among is None else among)}
    return known[read_choice("puzzle", id, [*known])]


def next_of(
    puzzles: Sequence[Puzzle], memory: Memory, now: datetime, after: Puzzle | None = None
) -> Puzzle:
    """The one that is best tried next: a new one, of those after another one first; then one that
    is due again, then the one that follows.
    """
    at = puzzles.index(after) + 1 if after in puzzles else 0
    turned = [*puzzles[at:], *puzzles[:at]]
    others = turned[:-1] if turned[-1] is after and len(turned) > 1 else turned
    new = (one for one in others if memory.knows(one.id) is None)
    by_id = {one.id: one for one in others}
    due = (by_id[id] for id in memory.due(now, by_id))
    return next(chain(new, due, others))


def daily(day: date, among: Sequence[Puzzle] | None = None) -> Puzzle:
    """The one of a day: the same for everybody who has the same puzzles."""
    puzzles = shipped() if among is None else among
    return puzzles[day.toordinal() % len(puzzles)]
