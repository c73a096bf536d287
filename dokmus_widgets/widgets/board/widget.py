"""The board widget: a drawing of the island with spaces to click."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import traitlets
from IPython.display import Image

from dokmus_widgets.core import Action, Rotation, Space, State, space_name
from dokmus_widgets.core.island.bitboard import Frame
from dokmus_widgets.core.values import expect
from dokmus_widgets.drawing import Mark, Scene, chart, label, tile_side
from dokmus_widgets.drawing.pictures.picture import USUAL_WIDTH, Picture, scene_picture, scene_text
from dokmus_widgets.explain import say, seat_names, sentences, space_labels, speaking, tile_name
from dokmus_widgets.explain.messages import language as current_language
from dokmus_widgets.play.positions import Position, read_position, state_of
from dokmus_widgets.play.tools import place_on
from dokmus_widgets.widgets.arguments import refuse_unknown_of
from dokmus_widgets.widgets.board.action_marks import tile_tints
from dokmus_widgets.widgets.board.event_widget import EventWidget, unheard_words
from dokmus_widgets.widgets.board.legend import legend_of, terrain_legend
from dokmus_widgets.widgets.board.listeners import Registration
from dokmus_widgets.widgets.board.notebook_widget import NotebookWidget
from dokmus_widgets.widgets.board.preview import REPLACED_MARKS, Preview, Previewer
from dokmus_widgets.widgets.board.scene_data import (
    board_geometry,
    marks_of,
    scene_of,
    tile_data,
    uncovered,
)
from dokmus_widgets.widgets.board.still import StillPicture, still
from dokmus_widgets.widgets.board.view import View
from dokmus_widgets.widgets.front.compression import COMPRESSED
from dokmus_widgets.widgets.language import in_own_language

#: Columns of spaces that are large enough for a finger on every screen.
_MAX_TOUCH_COLUMNS = 9


class Drawing(NamedTuple):
    """A drawn board, by trait, for others that show the same."""

    language: str
    state: State
    view: View
    names: tuple[str, ...]
    scene: Scene
    traits: Mapping[str, Any]


class BoardWidget(NotebookWidget, EventWidget):
    """A drawing of a position.

    ``position``: a state, a code, or another form of a position; ``language``: that of its words,
    by default the current one; ``view``: the decoration. A click by hand and :meth:`click` both
    call the functions registered with :meth:`on_click`.
    """

    shape = traitlets.Dict().tag(**COMPRESSED)
    art = traitlets.Dict().tag(**COMPRESSED)
    # Separate from the long art: the names of tiles move out of the way of tokens.
    tags = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    scene = traitlets.Dict().tag(**COMPRESSED)
    preview = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        position: Position,
        *,
        language: str | None = None,
        view: View | None = None,
        **options: Any,
    ) -> None:
        refuse_unknown_of(type(self), options)
        self._previewer: Previewer | None = None
        self._scrubbed: tuple[object, int] = (None, 0)
        #: The number of the current drawing.
        self.tick = self._position = 0
        state = state_of(position)
        expect(view, View | None, "view: a View is expected")
        self._view = View()
        # Complete from the start: some hosts lose changes right after a widget is created.
        with speaking(current_language() if language is None else language):
            traits = self._draw(state, view or View())
        super().__init__(part="board", **traits, **options)

    @property
    def state(self) -> State:
        return self._state

    def _take_position(self, position: object) -> None:
        with speaking(self._language):
            self.show(read_position(position))

    def _take_language(self, language: str) -> None:
        with speaking(language):
            self.show(self._state, self._view)

    _tell = EventWidget.tell

    def show(self, state: State, view: View | None = None) -> None:
        """Draw a state; moved pieces glide to their places."""
        with self.hold_sync():  # one message for the picture and what is told of it
            self._set_traits(self._draw(state, view or View()))
            self._publish()

    def _set_traits(self, traits: Mapping[str, Any]) -> None:
        with self.hold_sync():  # one message: a page never draws half of it
            for trait, value in traits.items():
                self.set_trait(trait, value)
            self.heard = self._events.last

    def _draw(self, state: State, view: View) -> dict[str, Any]:
        self._language = current_language()
        self._position += view.subject != self._view.subject
        self._state, self._view = state, view
        self._previewed_action: Action | None = None
        self._names = view.names or seat_names(state.seats)
        self.tick += 1
        marks = (*self._dots(), *uncovered(view.marks), *self._arrows())
        tints = (*tile_tints(state, view.turning), *view.tints)
        scene = scene_of(state, marks, view.trails, tints, view.unlaid, view.left_out)
        scene = self._scene = scene if view.part is None else scene.cropped(*view.part)
        return {
            "shape": board_geometry(*self._extent(), scene.size),
            "art": {tile.name: tile_side(tile.rows) for tile in scene.tiles},
            "tags": {tile.name: label(tile.rows, tile.name, tile.corner) for tile in scene.tiles},
            "words": self._words(),
            "scene": self._scene_data(scene),
        }

    @property
    def drawing(self) -> Drawing:
        traits = {name: getattr(self, name) for name in ("shape", "art", "tags", "words", "scene")}
        return Drawing(self._language, self._state, self._view, self._names, self._scene, traits)

    def repeat(self, drawing: Drawing, marks: Sequence[Mark] = ()) -> None:
        """Show what another board has drawn, and further marks; observers are not told."""
        self._language, self._state, self._view, self._names, self._scene, traits = drawing
        self._previewed_action = None
        self.tick += 1
        scene = traits["scene"]
        shown = {"tick": self.tick, "marks": [*scene["marks"], *(m.to_dict() for m in marks)]}
        self._set_traits({**traits, "scene": {**scene, **shown}})

    def _extent(self) -> tuple[int, int]:
        return self._scene.rows * self._scene.size, self._scene.columns * self._scene.size

    def _words(self) -> dict[str, Any]:
        rows, columns = self._extent()
        return {
            "language": self._language,
            "board": say("board-label", columns=columns, rows=rows),
            "keys": say(self._view.keys),
            "dead": say("board-dead"),
            "unheard": unheard_words(),
            **{f"turn-{turn}": say("board-turn", turn=str(turn)) for turn in Rotation},
            "legend": say("legend-title"),
            "terrain": terrain_legend(self._state.island) if self._view.legend else [],
            "zoom_in": say("board-zoom-in"),
            "zoom_out": say("board-zoom-out"),
            "scrub": say("scrub-label"),
            "before": say("scrub-before"),
            "after": say("scrub-after"),
            "again": say("scrub-again"),
        }

    def _scene_data(self, scene: Scene) -> dict[str, Any]:
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
            "position": self._position,
            "home": self._home(view, legal),
            "whole": view.whole or bool(view.choosable),
            "size": scene.size,
            "gap": list(scene.gap),
            "before": {} if earlier is None else self._earlier_data(earlier),
            "tiles": tile_data(scene, view.choosable, view.came, earlier),
            **_overlay(scene),
            "legal": legal,
            "open": sorted({*legal, *self._indices(on_tiles | view.pickable | view.asked)}),
            "large": self.is_large,
            "previews": "data-space" if view.previews_all else "data-open",
            "caption": None if view.caption is None else view.caption._asdict(),
            "labels": self._labels(),
            "legend": legend_of(scene) if view.legend else [],
        }

    def _home(self, view: View, legal: list[int]) -> list[dict[str, int]]:
        """Return the spaces where there is something to do, those with a dot first."""
        others = self._indices(view.asked | view.pickable | view.home)
        columns = self._extent()[1]
        places = (divmod(index, columns) for index in dict.fromkeys([*legal, *others]))
        return [{"row": row, "column": column} for row, column in places]

    def _earlier_data(self, scene: Scene) -> dict[str, Any]:
        """Return the scene at the other end of the slider, and the tick since which it is that."""
        shown = (self._state, self._view.before)
        if self._scrubbed[0] != shown:
            self._scrubbed = (shown, self.tick)
        return {"tick": self._scrubbed[1], "gap": list(scene.gap), **_overlay(scene)}

    def _indices(self, mask: int) -> list[int]:
        rows, columns = self._extent()
        spaces = self._state.island.frame.spaces(mask)
        return [row * columns + at for row, at in spaces if row < rows and at < columns]

    def _dots(self) -> list[Mark]:
        view, spaces = self._view, self._state.island.frame.spaces
        return marks_of("legal", spaces(view.free)) + marks_of(
            "paid", spaces(view.paid & ~view.free)
        )

    def _arrows(self) -> list[Mark]:
        """Return the arrows at two corners of the tile that is about to be rotated.

        They reach over its edge into the middle of the island, to cover little of it.
        """
        slot, frame = self._view.turning, self._state.island.frame
        if slot is None:
            return []
        (row, left), last = frame.slot_corner(slot), frame.size - 1
        row += 0 if row else last
        places = {Rotation.CCW: left, Rotation.CW: left + last}
        return [Mark(f"turn-{turn}", row, column) for turn, column in places.items()]

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
        rows, columns = self._extent()
        return [label for (row, at), label in labels.items() if row < rows and at < columns]

    def on_click(self, listener: Callable[[str], object]) -> Registration:
        """Register a function that is called with the name of each clicked space."""
        return self._registered.add(listener)

    def on_preview(self, previewer: Previewer) -> None:
        """Register the function that returns what to draw while a space is pointed at."""
        self._previewer = previewer

    @in_own_language
    def click(self, space: Space | str) -> None:
        """Click a space or an arrow, ``"cw"`` or ``"ccw"``; ``ValueError`` for an unknown one."""
        place = place_on(self._state.island.frame, space)
        self._last_clicked = str(place) if isinstance(place, Rotation) else space_name(place)
        self._report(self._last_clicked)
        self._publish()

    def _hear(self, event: dict[str, Any]) -> None:
        name = event.get("space")
        known = names_of(self._state.island.frame)
        arrows = () if self._view.turning is None else [*Rotation]
        space = name if isinstance(name, str) and (name in known or name in arrows) else ""
        # No `hold_sync` here: the board is sent before everything else that a click changes.
        if event.get("type") == "click" and space:
            # A finger hits what is small by chance only.
            looks = self._view.confirms or event.get("small") is True
            if not (event.get("touch") is True and looks and self._previews_tap(space)):
                self._last_clicked = space
                self._report(space)
                self._publish()
        elif event.get("type") == "preview":
            self._preview(space)

    def _previews_tap(self, space: str) -> bool:
        """Preview the first tap on a space, where there is something to preview; return whether."""
        action = self._preview_of(space).action
        if action is None or action == self._previewed_action:
            return False
        self._previewed_action = action
        self._preview(space)
        return True

    def _preview_of(self, space: str) -> Preview:
        return Preview(*self._previewer(space)) if space and self._previewer else Preview()

    @in_own_language
    def _preview(self, space: str) -> None:
        over: dict[str, Any] = {}
        preview = self._preview_of(space)
        if any(preview):
            lasting = [
                mark
                for mark in self._scene.marks
                if mark.kind not in REPLACED_MARKS or space_name((mark.row, mark.column)) == space
            ]
            over = _overlay(preview._replace(marks=uncovered([*lasting, *preview.marks])))
        if self._previewed_action != preview.action:
            self._previewed_action = None
        words = sentences([preview.words, say("board-again")]) if self._previewed_action else ""
        with self.hold_sync():
            self.preview = {"tick": self.tick, "space": space, "over": over, "told": words}
            self.heard = self._events.last

    @in_own_language
    def picture(self) -> StillPicture:
        """Return the board as a static picture, with its words."""
        return StillPicture(self._exported(), self.text())

    @in_own_language
    def _still(self) -> dict[str, str]:
        return still(self._exported(), self.text())

    @in_own_language
    def png(self, width: int = USUAL_WIDTH) -> Image:
        """Return the board as a PNG image, ``width`` pixels wide, with its words as ``alt``.

        Raise ``PngUnavailable`` (an ``ImportError``) where no renderer is installed.
        """
        drawn = self._exported()
        return Image(drawn.png(width), format="png", alt=drawn.alt)  # type: ignore[no-untyped-call]

    @in_own_language
    def svg(self) -> str:
        """Return the board as a stand-alone SVG document that contains the position as text."""
        return self._exported().svg()

    @in_own_language
    def _exported(self) -> Picture:
        return scene_picture(self._scene, self._state, self._names, self._view.unlaid)

    @in_own_language
    def chart(self) -> str:
        """Return the board as SVG for a page that has the chart's symbols and styles already."""
        picture = self._exported()
        return chart(picture.scene, picture.title, picture.description)

    @property
    def is_large(self) -> bool:
        """True for too many columns for a finger on a small screen."""
        return self._extent()[1] > _MAX_TOUCH_COLUMNS

    def text(self) -> str:
        """Return the board as text, one character a space; a token is the number of its seat."""
        return scene_text(self._scene, self._state, self._view.unlaid)

    def __repr__(self) -> str:
        state = self._state
        tiles = " ".join(tile.name for tile in self._scene.tiles)
        return f"BoardWidget({state.seats} players, tiles {tiles})"


@cache
def names_of(frame: Frame) -> frozenset[str]:
    """Return the names of all spaces."""
    spaces = product(range(frame.rows), range(frame.columns))
    return frozenset(space_name(space) for space in spaces)


def _overlay(shown: Scene | Preview) -> dict[str, Any]:
    return {
        "marks": [mark.to_dict() for mark in shown.marks],
        "trails": [trail.to_dict() for trail in shown.trails],
        "tints": [tint.to_dict() for tint in shown.tints],
    }
