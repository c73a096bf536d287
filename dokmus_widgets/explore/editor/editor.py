"""Position editor with undo and redo."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dokmus_widgets.core import Rotation, Space, State, Terrain, TileSet, new_game, space_name
from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.core.catalogue import TOKENS
from dokmus_widgets.core.island.island import island_of
from dokmus_widgets.core.island.tiles import LARGEST, SMALLEST, Laid
from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.explain.actions import tile_name
from dokmus_widgets.explain.answers import Answer
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.seats import listed, sentences, typed_names
from dokmus_widgets.explain.spaces import space_on, terrain_words
from dokmus_widgets.explore.changes import Change, Paint, Put, SwapTiles, TurnTile
from dokmus_widgets.explore.editor.draft import Draft
from dokmus_widgets.explore.editor.lay_tile import LayTile
from dokmus_widgets.explore.editor.side_effects import Requested, side_effects
from dokmus_widgets.explore.editor.turn_settings import (
    LABELS,
    apply_settings,
    by_seat,
    seat_names_of,
    whole_number,
)
from dokmus_widgets.explore.parsing import quoted, read_seat, read_terrain, read_tile, read_turn
from dokmus_widgets.explore.sample_games import sample_turn
from dokmus_widgets.play import read_position, read_seed
from dokmus_widgets.play.records import fault_words

#: Guardian card of the initial random position.
_FIRST_CARD = 4
USUAL_SIZE = 7
#: Maximum of undo steps.
MOST_BACK = 100


class Editor:
    """Position editor with an undo history.

    ``state``: the initial position; ``names``: the players (their colours by default);
    ``position``: the last complete draft; ``typed``: the names as typed. Every command returns an
    :class:`Answer`; a refused one changes nothing.
    """

    def __init__(self, state: State, names: Sequence[str] = ()) -> None:
        self.typed = typed_names(state.seats, names)
        self._drafts = [Draft(state)]
        self._at = 0
        self.position = state

    @property
    def draft(self) -> Draft:
        return self._drafts[self._at]

    @property
    def names(self) -> tuple[str, ...]:
        return seat_names_of(self.draft.seats, self.typed)

    @property
    def line(self) -> tuple[Sequence[Draft], int]:
        """All drafts, including undone ones, and the current index."""
        return self._drafts, self._at

    def take_up(self, drafts: Sequence[Draft], at: int) -> None:
        """Restore drafts and the current index; raise ``IndexError`` for an invalid one."""
        if not 0 <= at < len(drafts):
            raise IndexError(f"there is no draft {at} among {len(drafts)}")
        self._drafts, self._at = list(drafts), at
        self.position = self.draft.state or self.position

    def put(self, space: Space | str, seat: int | str) -> Answer:
        """Put a token on a space, replacing any other.

        ``seat``: a number from 0, a name, or a colour such as ``"blue"``.
        """
        where = self._space(space)
        try:
            owner = read_seat(seat, self.names)
        except ValueError as error:
            return self.refuse(str(error))
        told = say("edited-put", who=self.names[owner], space=space_name(where))
        return self._change(Put(where, owner), told)

    def take(self, space: Space | str) -> Answer:
        """Remove the token from a space."""
        where = self._space(space)
        seat = self.draft.table.seat_at(where)
        if seat is None:
            return self.refuse(say("edit-no-token", space=space_name(where)))
        told = say("edited-take", who=self.names[seat], space=space_name(where))
        return self._change(Put(where, None), told, asked=("tokens",))

    def paint(self, space: Space | str, terrain: Terrain | str) -> Answer:
        """Change the terrain of a space, by character or by name such as ``"forest"``."""
        where, wanted = self._space(space), read_terrain(terrain)
        told = say("edited-paint", space=space_name(where), terrain=terrain_words(wanted))
        return self._change(Paint(where, wanted), told)

    def lay(
        self, slot: int, tile: int | str, side: int | str | None = None, rotation: int | None = None
    ) -> Answer:
        """Lay a tile in a slot, 0 to 8 row by row (0 to 5 for two players).

        ``tile``: ``"3"``, or ``"3B"`` with its side; ``side``: 0 or "A", 1 or "B"; ``rotation``:
        clockwise quarters. A tile from elsewhere on the board swaps places.
        """
        name, up = read_tile(self.draft.table.island.tiles, tile, side)
        if not (rotation is None or (is_whole(rotation) and 0 <= rotation <= 3)):
            return self.refuse(say("edit-rotation", value=quoted(rotation)))
        place = self._slot(slot)
        frame = self.draft.table.island.frame
        first, *_, last = map(space_name, frame.spaces(frame.slot_mask[place]))
        told = say("edited-lay", tile=f"{name}{'AB'[up]}", first=first, last=last)
        return self._change(LayTile(place, name, up, rotation), told)

    def rotate(self, slot: int, turn: str = "cw") -> Answer:
        """Rotate the tile in a slot by a quarter, ``"cw"`` or ``"ccw"``, with its tokens."""
        way, laid = read_turn(turn), self._laid(slot)
        told = say("edited-rotate", tile=self._name(slot), turn=str(way))
        return self._change(TurnTile(laid.tile, 1 if way is Rotation.CW else 3), told)

    def turn_over(self, slot: int) -> Answer:
        """Flip the tile in a slot; tokens stay where they can stand."""
        laid = self._laid(slot)
        told = say("edited-over", tile=f"{laid.tile}{'BA'[laid.side]}")
        return self._change(LayTile(slot, laid.tile, 1 - laid.side), told)

    def swap(self, one: int, other: int) -> Answer:
        """Swap the contents of two slots, including tokens; one may be the gap."""
        first, second = (self._name(slot) or say("edit-the-gap") for slot in (one, other))
        return self._change(SwapTiles(one, other), say("edited-swap", one=first, other=second))

    def move_gap(self, slot: int) -> Answer:
        """Move the gap to a slot."""
        return self.swap(self._slot(slot), self.draft.table.island.gap)

    def set(self, /, **settings: Any) -> Answer:
        """Set turn fields, named as in ``LABELS``, all or none."""
        asked: list[Requested] = [*settings]

        def deed() -> tuple[Draft, str]:
            draft = apply_settings(self.draft, settings, self.typed)
            called = seat_names_of(draft.seats, self.typed)
            asked.extend(("cards", s) for s in by_seat("cards", settings.get("cards", {}), called))
            return draft, say("edited-set", what=listed([say(LABELS[name]) for name in settings]))

        return self._do(deed, asked)

    def clear(self) -> Answer:
        """Remove every token, and return the sacrificed ones."""
        seats, turn = self.draft.seats, self.draft.position.turn
        none, full = (0,) * seats, (TOKENS,) * seats
        left = turn and turn._replace(ruins=(), last=0)
        draft = self.draft.with_parts(tokens=none, supply=full, sacrificed=none, turn=left)
        told = say("edited-clear")
        return self._do(lambda: (draft, told), asked=("tokens", "last"))

    def new(self, players: int = 2, seed: int = 1) -> Answer:
        """Start over with the set-up of a game, by island number."""
        return self._begin(
            lambda: new_game(_players(players), seed=read_seed(seed)), say("edited-new")
        )

    def sample(self, players: int = 3, seed: int = 1) -> Answer:
        """Start over in the middle of a random game."""
        return self._begin(
            lambda: sample_turn(read_seed(seed), _FIRST_CARD, _players(players)),
            say("edited-sample"),
        )

    def blank(self, players: int = 3, size: int = USUAL_SIZE) -> Answer:
        """Start over with meadow tiles of ``size`` spaces along an edge."""
        return self._begin(lambda: _blank_island(_players(players), size), say("edited-blank"))

    def load(self, saved: State | Mapping[str, Any] | str) -> Answer:
        """Load a state, a document (also as JSON), a code, a link or a record."""

        def opened() -> State:
            try:
                return read_position(saved)
            except ValueError as error:
                raise ValueError(say("error-open", why=fault_words(error))) from None

        return self._begin(opened, say("edited-load"))

    def save(self) -> str:
        """Return the document as JSON; raise ``ValueError`` while it is incomplete."""
        if self.draft.state is None:
            raise ValueError(say("edit-unfinished"))
        return json.dumps(self.draft.state.to_dict(), ensure_ascii=False)

    def _begin(self, read: Callable[[], State], told: str) -> Answer:
        return self._do(lambda: (Draft(read()), told), asked=None)

    def undo(self) -> Answer:
        if not self.can_undo:
            return self.refuse(say("do-undo-none"))
        return self._go_to_draft(self._at - 1, say("edited-undone"))

    def redo(self) -> Answer:
        if not self.can_redo:
            return self.refuse(say("do-redo-none"))
        return self._go_to_draft(self._at + 1, say("edited-redone"))

    @property
    def can_undo(self) -> bool:
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        return self._at + 1 < len(self._drafts)

    def _go_to_draft(self, at: int, told: str) -> Answer:
        self._at = at
        self.position = self.draft.state or self.position
        return Answer(told)

    def _change(self, change: Change, told: str, asked: Sequence[Requested] = ()) -> Answer:
        return self._do(lambda: (self.draft.changed(change), told), asked)

    def _do(
        self, deed: Callable[[], tuple[Draft, str]], asked: Sequence[Requested] | None = ()
    ) -> Answer:
        """Run a command, record its draft and describe it.

        ``asked``: the requested settings, to report side effects; None if everything is new.
        """
        try:
            draft, told = deed()
        except ValueError as error:
            return self.refuse(str(error))
        if draft.position == self.draft.position:
            return Answer(say("edited-nothing"))
        before, names = self.draft, self.names
        del self._drafts[self._at + 1 :]
        self._drafts = [*self._drafts[-MOST_BACK:], draft]
        also = ""
        if asked is not None:
            gone = names[draft.seats :]
            also = side_effects(before, draft, asked, seat_names_of(draft.seats, self.typed), gone)
        return self._go_to_draft(len(self._drafts) - 1, sentences([told, also]))

    def refuse(self, words: str) -> Answer:
        return Answer(words, done=False)

    def _space(self, space: Space | str) -> Space:
        return space_on(self.draft.table.island.frame, space)

    def _slot(self, slot: int) -> int:
        slots = self.draft.table.island.frame.slots
        if not is_whole(slot) or not 0 <= slot < slots:
            raise ValueError(say("edit-no-slot", slot=quoted(slot), last=str(slots - 1)))
        return slot

    def _laid(self, slot: int) -> Laid:
        laid = self.draft.table.island.grid[self._slot(slot)]
        if laid is None:
            raise ValueError(say("edit-is-gap"))
        return laid

    def _name(self, slot: int) -> str:
        return tile_name(self.draft.table, self._slot(slot))


def _players(players: int) -> int:
    return whole_number("players", players, SEATS[0], SEATS[-1])


def _blank_island(players: int, size: int) -> State:
    """Return a turn on an island of meadow; raise ``ValueError`` for an invalid size."""
    if not is_whole(size) or not SMALLEST <= size <= LARGEST:
        raise ValueError(say("edit-size", least=SMALLEST, most=LARGEST, size=str(size)[:40]))
    meadow = (str(Terrain.MEADOW) * size,) * size
    tiles = TileSet.of({str(number): (meadow, meadow) for number in range(1, 9)})
    opening = new_game(players, tiles=tiles)
    names = iter(tiles)
    grid = tuple(
        None if slot == opening.island.gap else Laid(next(names), 0, 0)
        for slot in range(opening.island.frame.slots)
    )
    begun = Draft(opening.replaced(island=island_of(tiles, grid)))
    state = apply_settings(begun, {"phase": "turns"}).state
    assert state is not None
    return state
