"""Game records: players, start, plies, comments and marks."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

from dokmus_widgets.core.actions import Action, is_space, is_whole
from dokmus_widgets.core.faults import quote
from dokmus_widgets.core.island.spaces import Space
from dokmus_widgets.core.island.tilesets import load_tile_set
from dokmus_widgets.core.keywords import suggests_arguments
from dokmus_widgets.core.names import MAX_NAME_LENGTH, grapheme_count, is_too_long
from dokmus_widgets.core.notation.code import tile_set_name
from dokmus_widgets.core.notation.scanner import MAX_DIGITS
from dokmus_widgets.core.rules import Rules
from dokmus_widgets.core.setup import new_game
from dokmus_widgets.core.state import State, require_state
from dokmus_widgets.core.values import Value, expect, set_field

#: More than any game can have.
MAX_PLIES = 5_000
#: In the whole record.
MAX_MARKS = 5_000


class MarkKind(StrEnum):
    """A kind of mark on the board."""

    RING = "ring"
    CROSS = "cross"
    ARROW = "arrow"


class Mark(NamedTuple):
    """A mark on the board; arrows have a ``target``."""

    kind: MarkKind
    space: Space
    target: Space | None = None


class Note(NamedTuple):
    """A comment and marks on a position of a record."""

    comment: str = ""
    marks: tuple[Mark, ...] = ()


class RecordedPly(NamedTuple):
    """An action, with a note on the state after it."""

    action: Action
    note: Note = Note()


class GameRecord(Value):
    """The record of a game; ``ValueError`` for inconsistent parts, :meth:`states` checks plies.

    ``start``: the state before the first ply; ``opening``: a note on it; ``seed``: the seed if
    :func:`new_game` makes ``start`` of it on a shipped tile set, or None.
    """

    __slots__ = ("_states", "opening", "players", "plies", "seed", "start")
    __match_args__ = ("players", "start", "plies", "opening", "seed")

    players: tuple[str, ...]
    start: State
    plies: tuple[RecordedPly, ...]
    opening: Note
    seed: int | None
    _states: tuple[State, ...] | None

    def __init__(
        self,
        players: Iterable[str],
        start: State,
        plies: Iterable[RecordedPly] = (),
        opening: Note = Note(),  # noqa: B008 - a value that never changes
        seed: int | None = None,
    ) -> None:
        require_state(start)
        expect(players, Iterable, "players: the names of all seats are expected")
        expect(plies, Iterable, "plies: a list of RecordedPly is expected")
        self._fill(tuple(players), start, tuple(plies), opening, seed)
        for ply in self.plies:
            expect(ply, RecordedPly, "plies: a RecordedPly is expected")
        expect(opening, Note, "opening: a Note is expected")
        set_field(self, "_states", None)
        self._check_players()
        self._check_notes()
        if seed is not None:
            self._check_seed(seed)

    @classmethod
    @suggests_arguments
    def new(
        cls,
        players: Iterable[str],
        *,
        first: int = 0,
        seed: int = 0,
        rules: Rules | None = None,
        tiles: str = "isle",
    ) -> GameRecord:
        """Return the record of a new game, as :func:`new_game`, with a name for each seat."""
        if isinstance(players, str) or not isinstance(players, Iterable):
            wanted = "names are expected, one for each seat, such as ['Ada', 'Ben']"
            raise ValueError(f"players: {wanted}, not {quote(players)}")
        players = tuple(players)
        start = new_game(
            len(players), first=first, seed=seed, rules=rules, tiles=load_tile_set(tiles)
        )
        return cls(players, start, seed=seed)

    def states(self) -> tuple[State, ...]:
        """Return every state of the game; ``IllegalAction`` for an illegal ply."""
        if self._states is None:
            states = [self.start]
            for ply in self.plies:
                states.append(states[-1].apply(ply.action))
            set_field(self, "_states", tuple(states))
        assert self._states is not None
        return self._states

    @property
    def final(self) -> State:
        return self.states()[-1]

    @property
    def tile_set(self) -> str | None:
        """The name of the tile set, None if it does not ship with the game."""
        return tile_set_name(self.start.island.tiles)

    def _check_players(self) -> None:
        if len(self.players) != self.start.seats:
            seats = self.start.seats
            raise ValueError(f"players: {seats} seats take {seats} names, not {len(self.players)}")
        for name in self.players:
            if fault := name_fault(name):
                raise ValueError(f"players: {fault}")

    def _check_notes(self) -> None:
        if len(self.plies) > MAX_PLIES:
            raise ValueError(f"a record has at most {MAX_PLIES} plies, not {len(self.plies)}")
        notes = [self.opening, *(ply.note for ply in self.plies)]
        if (count := sum(len(note.marks) for note in notes)) > MAX_MARKS:
            raise ValueError(f"a record keeps at most {MAX_MARKS} marks on its plies, not {count}")
        for number, note in enumerate(notes):
            if not isinstance(note.comment, str):
                raise ValueError(f"the note on ply {number}: {quote(note.comment)} is not text")
            for mark in note.marks:
                if fault := mark_fault(self.start, mark):
                    raise ValueError(f"the note on ply {number}: {fault}")

    def _check_seed(self, seed: int) -> None:
        start = self.start
        if not is_whole(seed) or abs(seed) >= 10**MAX_DIGITS:
            raise ValueError(f"seed: {quote(seed)} is no whole number of {MAX_DIGITS} digits")
        if self.tile_set is None:
            raise ValueError("seed: it says nothing without a tile set that has a name")
        tiles = load_tile_set(self.tile_set)
        first, rules = start.talisman, start.rules
        if start != new_game(start.seats, first=first, seed=seed, rules=rules, tiles=tiles):
            raise ValueError(f"seed: the game with seed {seed} begins otherwise")


def name_fault(name: object) -> str | None:
    """Return a description of what is wrong with a player's name, or None."""
    if not isinstance(name, str):
        return f"{quote(name)} is not a name"
    if not name or is_too_long(name):
        count = grapheme_count(name)
        return f"a name has 1 to {MAX_NAME_LENGTH} characters, {quote(name)} has {count}"
    return None


def mark_fault(state: State, mark: Mark) -> str | None:
    """Return a description of what is wrong with a mark on this board, or None."""
    kind, *spaces = mark
    if kind not in list(MarkKind):
        return f"{quote(kind)} is no mark; there are {', '.join(MarkKind)}"
    if (mark.target is not None) != (kind == MarkKind.ARROW):
        return "an arrow leads from one space to another, and other marks have one space"
    frame = state.island.frame
    for space in spaces:
        if space is None:
            continue
        if not is_space(space) or not frame.has(space):
            return f"{quote(space)} does not lie on the board"
    return None
