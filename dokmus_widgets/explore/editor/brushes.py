"""Brushes of the position editor.

A brush is named by its kind and its value: ``put-0``, ``paint-forest``, ``lay-3B``, ``take``.
"""

from collections.abc import Iterator

from dokmus_widgets.core import Rotation, Space, Terrain, space_name
from dokmus_widgets.explain import Answer, say, space_on, terrain_words, tile_name
from dokmus_widgets.explain.spaces import terrain_key
from dokmus_widgets.explore.editor.editor import Editor
from dokmus_widgets.explore.parsing import read_terrain
from dokmus_widgets.play.arguments import nearest

TILE_BRUSHES = ("rotate_cw", "rotate_ccw", "turn_over", "swap")
TURN_BRUSHES = ("last", "wait")
TERRAIN_BRUSHES = tuple(f"paint-{terrain_key(terrain)}" for terrain in Terrain)

#: Message keys that differ from the brush names.
_HINTS = {"rotate_cw": "rotate", "rotate_ccw": "rotate", "turn_over": "over"}


class Hand:
    """Selected brush; ``slot``: the first of two tiles to swap."""

    def __init__(self) -> None:
        self.brush = "put-0"
        self.slot: int | None = None

    @property
    def kind(self) -> str:
        return self.brush.partition("-")[0]

    @property
    def what(self) -> str:
        """Value of the brush; empty for most."""
        return self.brush.partition("-")[2]

    def use(self, editing: Editor, brush: str) -> Answer:
        """Select a brush; raise ``ValueError`` with the closest name for an unknown one."""
        known = list(brushes(editing))
        if brush not in known:
            near = nearest(str(brush), known)
            raise ValueError(say("edit-no-brush", brush=str(brush)[:40], near=near))
        self.brush, self.slot = brush, None
        return Answer(self.hint(editing))

    def hint(self, editing: Editor) -> str:
        """Describe the next click."""
        if self.slot is not None:
            tile = tile_name(editing.draft.table, self.slot)
            return say("brush-swap-second", tile=tile or say("edit-the-gap"))
        facts = {"who": "", "terrain": "", "tile": self.what}
        if self.kind == "put":
            facts["who"] = editing.names[min(int(self.what), editing.draft.seats - 1)]
        if self.kind == "paint":
            facts["terrain"] = terrain_words(read_terrain(self.what))
        return say(f"brush-{_HINTS.get(self.kind, self.kind)}-hint", **facts)

    def click(self, editing: Editor, space: Space | str) -> Answer:
        """Use the brush on a space or its tile."""
        table = editing.draft.table
        where = space_on(table.island.frame, space)
        slot = table.island.frame.slot_of(where)
        match self.kind:
            case "put":
                seat = min(int(self.what), editing.draft.seats - 1)
                if table.seat_at(where) == seat:
                    return editing.take(where)
                return editing.put(where, seat)
            case "take":
                return editing.take(where)
            case "paint":
                return editing.paint(where, self.what)
            case "swap":
                return self._swap(editing, slot)
            case "lay":
                return editing.lay(slot, self.what)
            case "last" | "wait":
                return self._mark(editing, where)
        if slot == table.island.gap:
            return editing.refuse(say("edit-is-gap"))
        if self.kind == "turn_over":
            return editing.turn_over(slot)
        return editing.rotate(slot, Rotation.CW if self.kind == "rotate_cw" else Rotation.CCW)

    def _swap(self, editing: Editor, slot: int) -> Answer:
        if self.slot is None:
            self.slot = slot
            return Answer(self.hint(editing))
        first, self.slot = self.slot, None
        if first == slot:
            return Answer(self.hint(editing))
        return editing.swap(first, slot)

    def _mark(self, editing: Editor, where: Space) -> Answer:
        """Toggle the token as last placed, or its pending ruins action."""
        table, turn = editing.draft.table, editing.draft.position.turn
        if turn is None:
            return editing.refuse(say("edit-no-turn"))
        if self.kind == "last":
            return editing.set(last=None if turn.last == table.island.frame.bit(where) else where)
        if not table.island.frame.bit(where) & table.island.ruins:
            return editing.refuse(say("edit-no-ruins", space=space_name(where)))
        tile = table.island.tile_at(where)
        waiting = [name for name in turn.ruins if name != tile]
        return editing.set(ruins=waiting if tile in turn.ruins else [*turn.ruins, tile])


def brushes(editing: Editor) -> Iterator[str]:
    yield from (f"put-{seat}" for seat in range(editing.draft.seats))
    yield "take"
    yield from TERRAIN_BRUSHES
    yield from TILE_BRUSHES
    yield from TURN_BRUSHES
    yield from (f"lay-{tile}{side}" for tile in editing.draft.table.island.tiles for side in "AB")
