"""The sheet beside a board: headings, answers, buttons, tables and lists, as plain data."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, dataclass_transform

import ipywidgets
import traitlets

from dokmus_widgets.explain.messages import language as spoken_now
from dokmus_widgets.widgets.arguments import refuse_unknown_of
from dokmus_widgets.widgets.board.event_widget import EventWidget
from dokmus_widgets.widgets.front.carrier import Charting
from dokmus_widgets.widgets.front.packing import LONG


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class SheetItem:
    """What sections are made of: frozen dataclasses, whose fields are what the scripts read."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        dataclass(frozen=True)(cls)


class Section(SheetItem):
    """One part of a sheet (see :mod:`.sections`); the ``kind`` of RuleCase is ``rule_case``."""

    kind: ClassVar[str]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.kind = re.sub(r"\B[A-Z]", r"_\g<0>", cls.__name__).lower()


def as_data(shown: Any) -> Any:
    """What is sent of a part, or of several: plain data, with the kind of each section."""
    if isinstance(shown, SheetItem):
        fields = {name: as_data(value) for name, value in vars(shown).items()}
        return {"kind": shown.kind, **fields} if isinstance(shown, Section) else fields
    return [as_data(one) for one in shown] if isinstance(shown, list | tuple) else shown


class SheetWidget(EventWidget):
    """Shows sections one below the other, and tells which button was pressed.

    Everything in a section is text, never markup. ``art``: pictures that sections show, as SVG by
    name, apart from them because they are long and stay. ``name``: which of several sheets it is.
    """

    view = traitlets.Dict().tag(**LONG)
    art = traitlets.Dict().tag(**LONG)
    #: What draws the charts of a sheet in a notebook; none where there are none.
    charts = traitlets.Instance(Charting, allow_none=True).tag(
        sync=True, **ipywidgets.widget_serialization
    )

    def __init__(self, name: str = "sheet", **options: Any) -> None:
        refuse_unknown_of(type(self), options)
        self._name = name
        super().__init__(
            view={"name": name, "tick": 0, "language": spoken_now(), "beside": [], "below": []},
            part="sheet",
            **options,
        )

    @property
    def language(self) -> str:
        """The language of its words: the one that was spoken when it was last shown."""
        spoken: str = self.view["language"]
        return spoken

    def show(self, beside: Sequence[Section], below: Sequence[Section] = (), tick: int = 0) -> None:
        """Show sections beside the board and below it.

        ``tick`` numbers the picture that they belong to. Where there is no room beside the board,
        all follow one another.
        """
        with self.hold_sync():
            self.view = {
                "name": self._name,
                "tick": tick,
                "language": spoken_now(),
                "beside": as_data([*beside]),
                "below": as_data([*below]),
            }
            self.heard = self._inbox.heard

    def on_press(self, listener: Callable[[str, Any], object]) -> None:
        """Have a function called with the name and the value of what was pressed."""
        self._listeners.append(listener)

    def press(self, name: str, value: Any = None) -> None:
        """Press a button, as a hand does."""
        for listener in self._listeners:
            listener(name, value)

    def _hear(self, event: dict[str, Any]) -> None:
        if isinstance(event.get("press"), str):
            self.press(event["press"], event.get("value"))

    def __repr__(self) -> str:
        parts = [*self.view["beside"], *self.view["below"]]
        return f"SheetWidget({', '.join(part['kind'] for part in parts)})"
