"""What draws widgets: the one front end, and how a notebook comes by it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, ClassVar, Self
from weakref import WeakKeyDictionary

import anywidget
import ipywidgets
import traitlets

from dokmus_widgets.widgets.front.files import STUB, built, charts_module, symbols, themes
from dokmus_widgets.widgets.front.packing import pack


def _place() -> Any:
    """Where one front end is for all: the page that a server of Bokeh's or Panel's shows now.

    In a kernel that is the kernel itself: no widget of one page is known to another there.
    """
    panel, bokeh = map(sys.modules.get, ("panel.io.state", "bokeh.io"))
    page = panel.state.curdoc if panel else bokeh.curdoc() if bokeh else None
    return page if page is not None and page.session_context else FrontEnd


class Carrier(ipywidgets.Widget):  # type: ignore[misc]
    """Carries something to a page: once, for all widgets of a kernel, or of a served page."""

    #: By the place where it is shared.
    shared: ClassVar[WeakKeyDictionary[Any, Any]]
    #: What it carries, by its traits.
    load: ClassVar[Callable[[], dict[str, Any]]]

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__(**named)
        cls.shared = WeakKeyDictionary()

    @classmethod
    def carried(cls) -> Self | None:
        """The one of this place, made when it is first wanted, and anew where it was closed; none
        where pages come by it in another way.
        """
        if FrontEnd.is_served:
            return None
        place = _place()
        one: Self | None = cls.shared.get(place)
        if one is None or one.comm is None:
            one = cls.shared[place] = cls(**cls.load())
        return one

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"


class FrontEnd(Carrier):
    """Carries the front end."""

    module = traitlets.Unicode().tag(sync=True)
    styles = traitlets.Unicode().tag(sync=True)
    symbols = traitlets.Unicode().tag(sync=True)
    themes = traitlets.Unicode().tag(sync=True)

    #: Whether pages come by the front end in another way: then no widget brings it.
    is_served: ClassVar[bool] = False

    @staticmethod
    def load() -> dict[str, Any]:
        """Its files."""
        return {
            "module": built("front.mjs"),
            "styles": built("front.css"),
            "symbols": symbols(),
            "themes": themes(),
        }


class Charting(Carrier):
    """Carries BokehJS, packed, where a chart is shown."""

    module = traitlets.Dict().tag(sync=True)

    @staticmethod
    def load() -> dict[str, Any]:
        """Its file."""
        return {"module": pack(charts_module()[1])}


class Drawn(anywidget.AnyWidget):
    """A widget that a ``part`` of the front end draws."""

    _esm = STUB
    part = traitlets.Unicode().tag(sync=True)
    front = traitlets.Instance(FrontEnd, allow_none=True).tag(
        sync=True, **ipywidgets.widget_serialization
    )

    #: With what anywidget adds to each widget of a class: it would make a class for every one.
    _whole: ClassVar[dict[type, Any]] = {}

    def __init__(self, **options: Any) -> None:
        super().__init__(front=FrontEnd.carried(), **options)

    def add_traits(self, **traits: Any) -> None:
        """Add what anywidget adds, which is the same for all widgets of a class."""
        plain = type(self)
        if plain not in self._whole:
            super().add_traits(**traits)
            self._whole[plain] = type(self)
        self.__class__ = self._whole[plain]
