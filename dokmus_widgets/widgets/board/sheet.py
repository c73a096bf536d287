"""The sheet beside a board: sections of text, buttons, tables and lists as plain data."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, dataclass_transform

import ipywidgets
import traitlets

from dokmus_widgets.explain.messages import language as current_language
from dokmus_widgets.widgets.arguments import refuse_unknown_of
from dokmus_widgets.widgets.board.event_widget import EventWidget, unheard_words
from dokmus_widgets.widgets.board.listeners import Registration
from dokmus_widgets.widgets.front.compression import COMPRESSED
from dokmus_widgets.widgets.front.shared_assets import ChartLibrary


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class SheetItem:
    """The base of sections and their items: frozen dataclasses whose fields the scripts read."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        dataclass(frozen=True)(cls)


class Section(SheetItem):
    """A section of a sheet (see :mod:`.sections`); the ``kind`` of RuleCase is ``rule_case``."""

    kind: ClassVar[str]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.kind = re.sub(r"\B[A-Z]", r"_\g<0>", cls.__name__).lower()


def as_data(value: Any) -> Any:
    """Return an item, or a list of items, as plain data; sections include their kind."""
    if isinstance(value, SheetItem):
        fields = {name: as_data(field_value) for name, field_value in vars(value).items()}
        return {"kind": value.kind, **fields} if isinstance(value, Section) else fields
    return [as_data(item) for item in value] if isinstance(value, list | tuple) else value


#: The kinds of section, and the buttons, that the layout of a whole widget depends on.
_LAID_OUT_FOR: Final = (
    *("asked", "cards", "here", "lesson", "panel", "result", "turn_chart", "settings"),
    *("press-begin", "press-take_seat"),
)


def _names(parts: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """Yield the kinds of sections, and the names of buttons, at any depth."""
    for part in parts:
        yield part.get("kind") or f"press-{part.get('press')}"
        yield from _names((*part.get("parts", ()), *part.get("buttons", ())))


class SheetWidget(EventWidget):
    """A column of sections that reports which button was pressed.

    Everything in a section is text, never markup. ``art``: long SVG pictures that sections refer to
    by name; ``name``: identifies one of several sheets.
    """

    view = traitlets.Dict().tag(**COMPRESSED)
    art = traitlets.Dict().tag(**COMPRESSED)
    #: Draws the charts of a sheet in a notebook.
    charts = traitlets.Instance(ChartLibrary, allow_none=True).tag(
        sync=True, **ipywidgets.widget_serialization
    )

    def __init__(self, name: str = "sheet", **options: Any) -> None:
        refuse_unknown_of(type(self), options)
        self._name = name
        super().__init__(view=self._view_of((), (), 0), part="sheet", **options)

    @property
    def layout_classes(self) -> dict[str, bool]:
        """The CSS classes that lay out the whole widget, and whether each applies."""
        named = {*_names([*self.view["beside"], *self.view["below"]])}
        return {f"dk-has-{name}": name in named for name in _LAID_OUT_FOR}

    @property
    def language(self) -> str:
        """The language of its words, that of the last :meth:`show`."""
        language: str = self.view["language"]
        return language

    def show(self, beside: Sequence[Section], below: Sequence[Section] = (), tick: int = 0) -> None:
        """Show sections beside the board and below it; in one column on a narrow screen.

        ``tick``: the number of the board's drawing that they belong to.
        """
        with self.hold_sync():
            self.view = self._view_of(beside, below, tick)
            self.heard = self._events.last

    def _view_of(
        self, beside: Sequence[Section], below: Sequence[Section], tick: int
    ) -> dict[str, Any]:
        return {
            "name": self._name,
            "tick": tick,
            "language": current_language(),
            "unheard": unheard_words(),
            "beside": as_data([*beside]),
            "below": as_data([*below]),
        }

    def on_press(self, listener: Callable[[str, Any], object]) -> Registration:
        """Register a function that is called with the name and the value of a pressed button."""
        return self._registered.add(listener)

    def press(self, name: str, value: Any = None) -> None:
        self._report(name, value)

    def _hear(self, event: dict[str, Any]) -> None:
        if isinstance(event.get("press"), str):
            self.press(event["press"], event.get("value"))

    def __repr__(self) -> str:
        parts = [*self.view["beside"], *self.view["below"]]
        return f"SheetWidget({', '.join(part['kind'] for part in parts)})"
