"""The board: the island drawn, its spaces to click, in Python as by hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from itertools import product
from typing import Any

import traitlets
from IPython.display import SVG, Image

from dokmus_widgets.core import Action, Space, State, space_name
from dokmus_widgets.core.island.bitboard import Frame
from dokmus_widgets.drawing import Mark, Scene, chart, ground, label
from dokmus_widgets.drawing.pictures.picture import USUAL_WIDTH, Picture, scene_picture, text_of
from dokmus_widgets.explain import say, space_labels
from dokmus_widgets.explain.actions import tile_name
from dokmus_widgets.explain.messages import language as spoken_now
from dokmus_widgets.explain.messages import speaking
from dokmus_widgets.explain.seats import seat_names
from dokmus_widgets.explain.spaces import space_on
from dokmus_widgets.widgets.arguments import refuse_unknown_of
from dokmus_widgets.widgets.board.event_widget import EventWidget
from dokmus_widgets.widgets.board.live import live_tiles, marks_of, scene_of, shape_of
from dokmus_widgets.widgets.board.preview import GIVES_WAY, Preview, Previewer
from dokmus_widgets.widgets.board.view import View
from dokmus_widgets.widgets.front.packing import LONG
from dokmus_widgets.widgets.language import spoken

#: The columns up to which the spaces are large enough for a finger on every screen.
_LARGE = 9


class BoardWidget(EventWidget):
    """The island of a position, drawn.

    ``position``: a :class:`State` or a position document; ``language``: of its words, otherwise
    the one that is spoken; ``view``: what is shown beside the state. A click by hand and
    :meth:`click` do the same: they call what :meth:`on_click` was given with the name of the space.
    """

    shape = traitlets.Dict().tag(**LONG)
    art = traitlets.Dict().tag(**LONG)
    # Apart from the art, which is long: names give way to tokens, and so change more often.
    tags = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    scene = traitlets.Dict().tag(**LONG)
    preview = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        position: State | Mapping[str, Any],
        *,
        language: str | None = None,
        view: View | None = None,
        **options: Any,
    ) -> None:
        refuse_unknown_of(type(self), options)
        self._previewer: Previewer | None = None
        self._scrubbed: tuple[object, int] = (None, 0)
        #: The number of the picture that is shown; each one has its own.
        self.tick = 0
        state = position if isinstance(position, State) else State.from_dict(position)
        # A board that comes onto a page later is whole at once: some hosts lose what follows.
        with speaking(spoken_now() if language is None else language):
            drawn = self._drawn(state, view or View())
        super().__init__(part="board", **drawn, **options)

    @property
    def position(self) -> State:
        """The state that is shown."""
        return self._state

    @property
    def language(self) -> str:
        """The language of its words: the one that was spoken when it was last shown."""
        return self._language

    def show(self, state: State, view: View | None = None) -> None:
        """Draw a state; pieces that moved since the last one glide to their places."""
        drawn = self._drawn(state, view or View())
        with self.hold_sync():  # one message: a page never draws half of it
            for trait, value in drawn.items():
                self.set_trait(trait, value)
            self.heard = self._inbox.heard

    def _drawn(self, state: State, view: View) -> dict[str, Any]:
        """The traits that draw a state, which is the one that is shown from now on."""
        self._language = spoken_now()
        self._state, self._view = state, view
        self._looked_at: Action | None = None
        self._names = view.names or seat_names(state.seats)
        self.tick += 1
        marks = (*self._dots(), *dict.fromkeys(view.marks))
        drawn = scene_of(state, marks, view.trails, view.tints, view.unlaid, view.left_out)
        scene = self._scene = drawn if view.part is None else drawn.cropped(*view.part)
        return {
            "shape": shape_of(*self._shown(), scene.size),
            "art": {tile.name: ground(tile.rows) for tile in scene.tiles},
            "tags": {tile.name: label(tile.rows, tile.name, tile.corner) for tile in scene.tiles},
            "words": self._words(),
            "scene": self._live(scene),
        }

    def _shown(self) -> tuple[int, int]:
        """How many rows and columns of spaces are shown."""
        return self._scene.rows * self._scene.size, self._scene.columns * self._scene.size

    def _words(self) -> dict[str, str]:
        rows, columns = self._shown()
        return {
            "language": self._language,
            "board": say("board-label", columns=columns, rows=rows),
            "keys": say("board-keys"),
            "dead": say("board-dead"),
            "unheard": say("board-unheard"),
            "zoom_in": say("board-zoom-in"),
            "zoom_out": say("board-zoom-out"),
            "scrub": say("scrub-label"),
            "before": say("scrub-before"),
            "after": say("scrub-after"),
            "again": say("scrub-again"),
        }

    def _live(self, scene: Scene) -> dict[str, Any]:
        """The scene as the front end draws it."""
        view, frame = self._view, self._state.island.frame
        legal = self._indices(view.free | view.paid)
        on_tiles = 0
        for slot in view.choosable:
            on_tiles |= frame.slot_mask[slot]
        moment, earlier = view.before, None
        if moment is not None:
            earlier = scene_of(moment.state, (*dict.fromkeys(moment.marks),), (), moment.tints)
            earlier = earlier if view.part is None else earlier.cropped(*view.part)
        return {
            "tick": self.tick,
            "size": scene.size,
            "gap": list(scene.gap),
            "before": {} if earlier is None else self._earlier(earlier),
            "tiles": live_tiles(scene, view.choosable, view.came, earlier),
            **_over(scene),
            "legal": legal,
            "open": sorted({*legal, *self._indices(on_tiles | view.pickable | view.asked)}),
            "large": self.is_large,
            "previews": "data-space" if view.previews_all else "data-open",
            "caption": None if view.caption is None else view.caption._asdict(),
            "labels": self._labels(),
        }

    def _earlier(self, scene: Scene) -> dict[str, Any]:
        """What a slider leads back to, with the number of the picture since which it does."""
        shown = (self._state, self._view.before)
        if self._scrubbed[0] != shown:
            self._scrubbed = (shown, self.tick)
        return {"tick": self._scrubbed[1], "gap": list(scene.gap), **_over(scene)}

    def _indices(self, mask: int) -> list[int]:
        rows, columns = self._shown()
        spaces = self._state.island.frame.spaces(mask)
        return [row * columns + at for row, at in spaces if row < rows and at < columns]

    def _dots(self) -> list[Mark]:
        """A mark on every space that can be clicked to some purpose."""
        view, spaces = self._view, self._state.island.frame.spaces
        return marks_of("legal", spaces(view.free)) + marks_of(
            "paid", spaces(view.paid & ~view.free)
        )

    def _labels(self) -> list[str]:
        view, state, frame = self._view, self._state, self._state.island.frame
        spaces = ((row, column) for row in range(frame.rows) for column in range(frame.columns))
        labels = dict(zip(spaces, space_labels(state, self._names), strict=True))
        hints = [
            (view.free_hint, view.free),
            ("space-paid", view.paid & ~view.free),
            ("space-origin", view.pickable),
            ("space-asked", view.asked),
        ]
        for hint, mask in hints:
            for space in frame.spaces(mask):
                labels[space] = say(hint, label=labels[space])
        for space in self._scene.left_out:
            labels[space] = say("space-left-out", space=space_name(space))
        for slot in view.unlaid:
            for space in frame.spaces(frame.slot_mask[slot]):
                labels[space] = say("space-unlaid", space=space_name(space))
        for slot in view.choosable:
            tile = tile_name(state, slot)
            for space in frame.spaces(frame.slot_mask[slot]):
                labels[space] = say("space-tile", label=labels[space], tile=tile)
        rows, columns = self._shown()
        return [label for (row, at), label in labels.items() if row < rows and at < columns]

    def on_click(self, listener: Callable[[str], object]) -> None:
        """Have a function called with the name of each space that is clicked."""
        self._listeners.append(listener)

    def on_preview(self, previewer: Previewer) -> None:
        """Have a function asked what to draw while a space is pointed at."""
        self._previewer = previewer

    @spoken
    def click(self, space: Space | str) -> None:
        """Click a space, as a hand does; ``ValueError`` where there is none."""
        where = space_on(self._state.island.frame, space)
        for listener in self._listeners:
            listener(space_name(where))

    def _hear(self, event: dict[str, Any]) -> None:
        named = event.get("space")
        space = named if isinstance(named, str) and named in self._space_names else ""
        # Nothing is held back here: the picture goes before whatever else a click changes.
        if event.get("type") == "click" and space:
            if event.get("touch") is not True or not self._looks(space):
                for listener in self._listeners:
                    listener(space)
        elif event.get("type") == "preview":
            self._preview(space)

    def _looks(self, space: str) -> bool:
        """A finger points at nothing before it taps: so its first tap shows what a second will do.

        Not where there is nothing to be foreseen, nor where that is looked at already.
        """
        action = self._previewed(space).action
        if action is None or action == self._looked_at:
            return False
        self._looked_at = action
        self._preview(space)
        return True

    @property
    def _space_names(self) -> frozenset[str]:
        return _names_of(self._state.island.frame)

    def _previewed(self, space: str) -> Preview:
        return Preview(*self._previewer(space)) if space and self._previewer else Preview()

    def _preview(self, space: str) -> None:
        """Show what a click would do, over the scene as it is; nothing for no space."""
        over: dict[str, Any] = {}
        preview = self._previewed(space)
        if any(preview):
            # In place of what the last answer points at, and of what was changed.
            lasting = [mark for mark in self._scene.marks if mark.kind not in GIVES_WAY]
            over = _over(preview._replace(marks=(*dict.fromkeys([*lasting, *preview.marks]),)))
        if self._looked_at != preview.action:
            self._looked_at = None
        told = preview.words if self._looked_at else ""
        with self.hold_sync():
            self.preview = {"tick": self.tick, "space": space, "over": over, "told": told}
            self.heard = self._inbox.heard

    def picture(self) -> SVG:
        """The board as a picture that needs no kernel and no script."""
        return SVG(self.svg())  # type: ignore[no-untyped-call]

    @spoken
    def png(self, width: int = USUAL_WIDTH) -> Image:
        """The board as a PNG image so many pixels wide, with its words as the image's text.

        ``PngUnavailable`` (an ``ImportError``) says what to install where nothing can draw it.
        """
        drawn = self.to_take_along()
        return Image(drawn.png(width), format="png", alt=drawn.alt)  # type: ignore[no-untyped-call]

    @spoken
    def svg(self) -> str:
        """The board as a stand-alone SVG document, with the position as text in it."""
        return self.to_take_along().svg()

    @spoken
    def to_take_along(self) -> Picture:
        """The picture as it is shown, with its words."""
        return scene_picture(self._scene, self._state, self._names, self._view.unlaid)

    @spoken
    def chart(self) -> str:
        """The board as SVG for a page of ours, which has the symbols of the chart and its rules."""
        drawn = self.to_take_along()
        return chart(drawn.scene, drawn.title, drawn.description)

    @property
    def is_large(self) -> bool:
        """Whether its spaces are too small for a finger where there is little room."""
        return self._shown()[1] > _LARGE

    def text(self) -> str:
        """The board as text: a character a space, tokens as the number of their seat."""
        return text_of(self._scene, self._state, self._view.unlaid)

    def _repr_mimebundle_(self, **options: Any) -> Any:
        bundle = super()._repr_mimebundle_(**options)
        return with_picture(bundle, self.svg())

    def __repr__(self) -> str:
        state = self._state
        tiles = " ".join(tile.name for tile in self._scene.tiles)
        return f"BoardWidget({state.seats} players, tiles {tiles})"


@cache
def _names_of(frame: Frame) -> frozenset[str]:
    """Return the names of all spaces of a frame, those of the gap included."""
    spaces = product(range(frame.rows), range(frame.columns))
    return frozenset(space_name(space) for space in spaces)


def _over(shown: Scene | Preview) -> dict[str, Any]:
    """What lies over the tiles and their tokens."""
    return {
        "marks": [mark.to_dict() for mark in shown.marks],
        "trails": [trail.to_dict() for trail in shown.trails],
        "tints": [tint.to_dict() for tint in shown.tints],
    }


def with_picture(bundle: Any, svg: str) -> Any:
    """A widget's outputs with a picture beside them, for readers where no kernel runs."""
    data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
    return {**(data or {}), "image/svg+xml": svg}, metadata
