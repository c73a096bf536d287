"""The board: the island drawn, its spaces to click, in Python as by hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import anywidget
import traitlets
from IPython.display import SVG

from dokmus_widgets.core import Space, State, space_name
from dokmus_widgets.drawing import Mark, Scene, Trail, defs, ground, picture
from dokmus_widgets.explain import say, space_labels
from dokmus_widgets.explain.actions import tile_name
from dokmus_widgets.explain.seats import listed, seat_names
from dokmus_widgets.explain.spaces import space_on
from dokmus_widgets.widgets.arguments import refuse_unknown
from dokmus_widgets.widgets.front_end import module, styles
from dokmus_widgets.widgets.inbox import Inbox
from dokmus_widgets.widgets.scenes import live_tiles, marks_of, scene_of, shape_of


@dataclass(frozen=True, slots=True)
class View:
    """What a board shows beside the state itself.

    ``names``: what the seats are called. ``free``, ``paid``: masks of spaces with a dot, or a dot
    with a price; ``free_hint``: the message that says of a free one what a click does.
    ``pickable``: a mask of tokens that a click takes in hand. ``choosable``: slots of tiles to
    click. ``came``: the old and new space of a token just moved.
    """

    names: tuple[str, ...] = ()
    free: int = 0
    paid: int = 0
    free_hint: str = "space-free"
    pickable: int = 0
    choosable: tuple[int, ...] = ()
    marks: tuple[Mark, ...] = ()
    trails: tuple[Trail, ...] = ()
    came: tuple[Space, Space] | None = None


class BoardWidget(anywidget.AnyWidget):
    """The island of a position, drawn.

    ``position``: a :class:`State` or a position document. A click by hand and :meth:`click` do
    the same: they call what :meth:`on_click` was given with the name of the space.
    """

    _esm = module("board.mjs")
    styles = traitlets.Unicode().tag(sync=True)
    defs = traitlets.Unicode().tag(sync=True)
    shape = traitlets.Dict().tag(sync=True)
    art = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    scene = traitlets.Dict().tag(sync=True)
    preview = traitlets.Dict().tag(sync=True)
    event = traitlets.Dict().tag(sync=True)
    heard = traitlets.Int().tag(sync=True)

    def __init__(self, position: State | Mapping[str, Any], **options: Any) -> None:
        refuse_unknown("BoardWidget", options, ["position", "layout"])
        self._listeners: list[Callable[[str], object]] = []
        self._previewer: Callable[[str], tuple[Sequence[Mark], Sequence[Trail]]] | None = None
        self._inbox = Inbox()
        self._tick = 0
        super().__init__(styles=styles("board.css"), defs=defs(), **options)
        self.show(position if isinstance(position, State) else State.from_dict(position))
        self.observe(self._on_event, "event")

    @property
    def position(self) -> State:
        """The state that is shown."""
        return self._state

    @property
    def tick(self) -> int:
        """The number of the picture that is shown; each one has its own."""
        return self._tick

    def show(self, state: State, view: View | None = None) -> None:
        """Draw a state; pieces that moved since the last one glide to their places."""
        self._state, self._view = state, view or View()
        self._names = self._view.names or seat_names(state.seats)
        self._tick += 1
        marks = (*self._dots(), *self._view.marks)
        scene = self._scene = scene_of(state, marks, self._view.trails)
        with self.hold_sync():  # one message: a page never draws half of it
            self.shape = shape_of(state.island.frame)
            self.art = {tile.name: ground(tile.rows, tile.name) for tile in scene.tiles}
            self.words = self._words()
            self.scene = self._live(scene)

    def _words(self) -> dict[str, str]:
        frame = self._state.island.frame
        return {
            "board": say("board-label", columns=frame.columns, rows=frame.rows),
            "keys": say("board-keys"),
            "zoom_in": say("board-zoom-in"),
            "zoom_out": say("board-zoom-out"),
        }

    def _live(self, scene: Scene) -> dict[str, Any]:
        """The scene as the front end draws it."""
        view, frame = self._view, self._state.island.frame
        legal = self._indices(view.free | view.paid)
        on_tiles = 0
        for slot in view.choosable:
            on_tiles |= frame.slot_mask[slot]
        return {
            "tick": self._tick,
            "size": scene.size,
            "gap": list(scene.gap),
            "tiles": live_tiles(scene, view.choosable, view.came),
            "marks": [mark.to_dict() for mark in scene.marks],
            "trails": [trail.to_dict() for trail in scene.trails],
            "tints": [tint.to_dict() for tint in scene.tints],
            "legal": legal,
            "open": sorted({*legal, *self._indices(on_tiles | view.pickable)}),
            "labels": self._labels(),
        }

    def _indices(self, mask: int) -> list[int]:
        frame = self._state.island.frame
        return [row * frame.columns + column for row, column in frame.spaces(mask)]

    def _dots(self) -> list[Mark]:
        """A mark on every space that can be clicked to some purpose."""
        view, spaces = self._view, self._state.island.frame.spaces
        return marks_of("legal", spaces(view.free)) + marks_of(
            "paid", spaces(view.paid & ~view.free)
        )

    def _labels(self) -> list[str]:
        view, state = self._view, self._state
        labels = space_labels(state, self._names)
        hints = [
            (view.free_hint, view.free),
            ("space-paid", view.paid & ~view.free),
            ("space-origin", view.pickable),
        ]
        for hint, mask in hints:
            for index in self._indices(mask):
                labels[index] = say(hint, label=labels[index])
        for slot in view.choosable:
            tile = tile_name(state, slot)
            for index in self._indices(state.island.frame.slot_mask[slot]):
                labels[index] = say("space-tile", label=labels[index], tile=tile)
        return labels

    def on_click(self, listener: Callable[[str], object]) -> None:
        """Have a function called with the name of each space that is clicked."""
        self._listeners.append(listener)

    def on_preview(
        self, previewer: Callable[[str], tuple[Sequence[Mark], Sequence[Trail]]]
    ) -> None:
        """Have a function asked for the marks and trails to show while a space is pointed at."""
        self._previewer = previewer

    def click(self, space: Space | str) -> None:
        """Click a space, as a hand does; ``ValueError`` where there is none."""
        where = space_on(self._state.island.frame, space)
        for listener in self._listeners:
            listener(space_name(where))

    def _on_event(self, change: dict[str, Any]) -> None:
        with self.hold_sync():
            for event in self._inbox.fresh(change["new"]):
                space = self._named(event.get("space"))
                if event.get("type") == "click" and space:
                    self.click(space)
                elif event.get("type") == "preview":
                    self._preview(space)
            self.heard = self._inbox.heard

    def _named(self, space: object) -> str:
        """The name of a space of this board, from what a page sent; empty for anything else."""
        try:
            return space_name(space_on(self._state.island.frame, space))
        except ValueError:
            return ""

    def _preview(self, space: str) -> None:
        """Show what a click would do, over the scene as it is; nothing for no space."""
        over: dict[str, Any] = {}
        if space and self._previewer is not None:
            marks, trails = self._previewer(space)
            if marks or trails:
                # In place of what the last answer points at.
                lasting = [m for m in self._scene.marks if m.kind not in ("witness", "obstacle")]
                shown = dict.fromkeys([*lasting, *marks])
                over["marks"] = [mark.to_dict() for mark in shown]
                over["trails"] = [trail.to_dict() for trail in trails]
        self.preview = {"tick": self._tick, "space": space, "over": over}

    def picture(self) -> SVG:
        """The board as a picture that needs no kernel and no script."""
        return SVG(self.svg())  # type: ignore[no-untyped-call]

    def svg(self) -> str:
        """The board as a stand-alone SVG document, with the position as text in it."""
        counts = [
            say("tokens-count", who=who, count=self._state.tokens[seat].bit_count())
            for seat, who in enumerate(self._names)
        ]
        frame = self._state.island.frame
        title = say("board-label", columns=frame.columns, rows=frame.rows)
        tiles = len(self._scene.tiles)
        told = say("board-map", tiles=tiles, tokens=listed(counts))
        return picture(self._scene, title=title, description=f"{told}\n{self.text()}")

    def text(self) -> str:
        """The board as text: a character a space, tokens as the number of their seat."""
        state, frame = self._state, self._state.island.frame
        rows = [[" "] * frame.columns for _ in range(frame.rows)]
        for terrain, plane in state.island.planes.items():
            for row, column in frame.spaces(plane):
                rows[row][column] = str(terrain)
        for seat in range(state.seats):
            for row, column in state.tokens_of(seat):
                rows[row][column] = str(seat)
        return "\n".join("".join(row) for row in rows)

    def _repr_mimebundle_(self, **options: Any) -> Any:
        bundle = super()._repr_mimebundle_(**options)
        return with_picture(bundle, self.svg())

    def __repr__(self) -> str:
        state = self._state
        tiles = " ".join(tile.name for tile in self._scene.tiles)
        return f"BoardWidget({state.seats} players, tiles {tiles})"


def with_picture(bundle: Any, svg: str) -> Any:
    """A widget's outputs with a picture beside them, for readers where no kernel runs."""
    data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
    return {**(data or {}), "image/svg+xml": svg}, metadata
