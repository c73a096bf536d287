"""What draws widgets: the one front end, and how a notebook comes by it."""

from __future__ import annotations

from typing import Any, ClassVar

import anywidget
import ipywidgets
import traitlets

from dokmus_widgets.widgets.front.files import STUB, built, symbols, themes


class FrontEnd(ipywidgets.Widget):  # type: ignore[misc]
    """Carries the front end to a notebook's page: once, for all widgets of a kernel."""

    module = traitlets.Unicode().tag(sync=True)
    styles = traitlets.Unicode().tag(sync=True)
    symbols = traitlets.Unicode().tag(sync=True)
    themes = traitlets.Unicode().tag(sync=True)

    #: The one of this kernel.
    shared: ClassVar[FrontEnd | None] = None
    #: Whether pages come by the front end in another way: then no widget brings it.
    is_served: ClassVar[bool] = False

    @classmethod
    def carried(cls) -> FrontEnd | None:
        """The one of this kernel, made when it is first wanted, and anew where it was closed."""
        if cls.is_served:
            return None
        if cls.shared is None or cls.shared.comm is None:
            cls.shared = cls(
                module=built("front.mjs"),
                styles=built("front.css"),
                symbols=symbols(),
                themes=themes(),
            )
        return cls.shared

    def __repr__(self) -> str:
        return "FrontEnd()"


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
