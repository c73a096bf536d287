"""Puzzles as text, one a line: kind, what is asked, whether one answer is right, misses, position,
solution.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from dokmus_widgets.cases.entries import EntryError
from dokmus_widgets.core import Phase, parse_space
from dokmus_widgets.core.catalogue import TOKENS_A_TURN, cards_for
from dokmus_widgets.core.faults import quote
from dokmus_widgets.puzzles.proving import checked, played_out
from dokmus_widgets.puzzles.puzzle import TRIES, Kind, Puzzle

_HEAD: Final = "dokmus-puzzles 1"
_UNIQUE: Final = {"one": True, "several": False}
#: No turn gains more.
_MOST_POINTS: Final = 99
#: Actions of a turn are joined by this.
_AND: Final = ","


class PuzzlesError(ValueError):
    """A file of puzzles with faults, each told with the file and its line."""


def write_puzzles(puzzles: Iterable[Puzzle]) -> str:
    """The text of a file; they are mixed, and stand in one order wherever they were made."""
    words = {unique: word for word, unique in _UNIQUE.items()}
    rows = (
        (p.kind, p.wish, words[p.unique], str(p.misses), p.code, _AND.join(p.solution))
        for p in sorted(puzzles, key=lambda puzzle: puzzle.id.rpartition("-")[2])
    )
    return "".join(f"{line}\n" for line in (_HEAD, *map(" ".join, rows)))


def read_puzzles(text: str, file: str, *, prove: bool = False) -> tuple[Puzzle, ...]:
    """What such a text holds; ``PuzzlesError`` names every line that cannot be read.

    ``prove``: find out anew whether all that is told of each puzzle is so, which takes a while.
    """
    head, *lines = text.splitlines() or [""]
    faults = [] if head == _HEAD else [f"{file}, line 1: {quote(head)} is not {_HEAD!r}"]
    found: dict[str, Puzzle] = {}
    for number, line in enumerate(() if faults else lines, 2):
        try:
            puzzle = _read(line)
            if puzzle.id in found:
                raise EntryError("the same puzzle stands further up")
            (checked if prove else played_out)(puzzle)
            found[puzzle.id] = puzzle
        except (ValueError, EntryError) as fault:
            faults.append(f"{file}, line {number}: {fault}")
    if faults:
        raise PuzzlesError("\n".join(faults))
    return tuple(found.values())


def _read(line: str) -> Puzzle:
    parts = line.split(" ", 5)
    if len(parts) != 6:
        raise EntryError(f"6 words are wanted, not {len(parts)}")
    named, wish, unique, misses, code, solution = parts
    if named not in [*Kind]:
        raise EntryError(f"there is no kind {quote(named)}, only {', '.join(Kind)}")
    if unique not in _UNIQUE:
        raise EntryError(f"{quote(unique)} is neither {' nor '.join(_UNIQUE)}")
    kind, points, tokens, space = Kind(named), 0, 0, ""
    first, _, second = wish.partition(":")
    match kind:
        case Kind.REACH:
            parse_space(first)
            space, tokens = first, _whole(second, 1, TOKENS_A_TURN)
        case Kind.SACRIFICE:
            tokens, points = _whole(first, 1, TOKENS_A_TURN), _whole(second, 1, _MOST_POINTS)
        case _:
            points = _whole(wish, 1, _MOST_POINTS)
    told = _UNIQUE[unique], _whole(misses, 0, TRIES), tuple(solution.split(_AND))
    puzzle = Puzzle(kind, code, points, tokens, space, *told)
    state = puzzle.state
    turn = state.turn
    if state.phase is not Phase.TURNS or turn is None:
        raise EntryError("no turn goes on in this position")
    if turn.tokens_left != TOKENS_A_TURN or not turn.guardian_left:
        raise EntryError("the turn has begun in this position")
    if kind is Kind.CARD:
        pairs = [part.partition(":") for part in puzzle.solution]
        worths = [_whole(points, 0, _MOST_POINTS) for _, _, points in pairs]
        if [card for card, _, _ in pairs] != [*map(str, cards_for(state.seats))]:
            raise EntryError("the solution has other cards than are in play")
        if max(worths) != puzzle.points:
            raise EntryError(
                f"with no card there are {puzzle.points} points, but with one {max(worths)}"
            )
    return puzzle


def _whole(text: str, least: int, most: int) -> int:
    if text.isascii() and text.isdigit() and len(text) < 4 and least <= int(text) <= most:
        return int(text)
    raise EntryError(f"{quote(text)} is no whole number from {least} to {most}")
