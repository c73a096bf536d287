"""The front end and other assets that all widgets of a kernel or page share."""

import sys
from collections.abc import Callable
from typing import Any, ClassVar, Self
from weakref import WeakKeyDictionary

import anywidget
import ipywidgets
import traitlets

from dokmus_widgets.widgets.arguments import refuse_pickling
from dokmus_widgets.widgets.front.compression import pack
from dokmus_widgets.widgets.front.files import STUB, built, charts_module, symbols_element, themes


def _scope() -> Any:
    """Return the scope of shared assets: the document that Bokeh or Panel serves, or the kernel.

    Widgets of one document are unknown to another.
    """
    panel, bokeh = map(sys.modules.get, ("panel.io.state", "bokeh.io"))
    page = panel.state.curdoc if panel else bokeh.curdoc() if bokeh else None
    return page if page is not None and page.session_context else FrontEnd


class SharedAsset(ipywidgets.Widget):  # type: ignore[misc]
    """A widget that sends an asset once for all widgets of a kernel, or of a served page."""

    #: The widget of each scope.
    shared: ClassVar[WeakKeyDictionary[Any, Any]]
    #: Returns the values of its traits.
    load: ClassVar[Callable[[], dict[str, Any]]]

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__(**named)
        cls.shared = WeakKeyDictionary()

    @classmethod
    def instance(cls) -> Self | None:
        """Return the widget of this scope, created when needed; None if pages load it as a file."""
        if FrontEnd.is_served:
            return None
        scope = _scope()
        asset: Self | None = cls.shared.get(scope)
        if asset is None or asset.comm is None:
            asset = cls.shared[scope] = cls(**cls.load())
        return asset

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"


class FrontEnd(SharedAsset):
    """The scripts and styles of the front end."""

    module = traitlets.Unicode().tag(sync=True)
    styles = traitlets.Unicode().tag(sync=True)
    symbols = traitlets.Unicode().tag(sync=True)
    themes = traitlets.Unicode().tag(sync=True)

    #: Whether pages load the front end as files: then no widget sends it.
    is_served: ClassVar[bool] = False

    @staticmethod
    def load() -> dict[str, Any]:
        return {
            "module": built("front.mjs"),
            "styles": built("front.css"),
            "symbols": symbols_element(),
            "themes": themes(),
        }


class ChartLibrary(SharedAsset):
    """BokehJS, compressed, for sheets with a chart."""

    module = traitlets.Dict().tag(sync=True)

    @staticmethod
    def load() -> dict[str, Any]:
        return {"module": pack(charts_module()[1])}


class FrontEndWidget(anywidget.AnyWidget):
    """A widget that the ``part`` of the front end of that name draws."""

    _esm = STUB
    part = traitlets.Unicode().tag(sync=True)
    front = traitlets.Instance(FrontEnd, allow_none=True).tag(
        sync=True, **ipywidgets.widget_serialization
    )

    #: Classes with the traits that anywidget adds: it would create one for every widget.
    _extended: ClassVar[dict[type, Any]] = {}

    __reduce_ex__ = refuse_pickling
    _has_own_layout = False

    def __init__(self, **options: Any) -> None:
        self._has_own_layout = not isinstance(options.get("layout"), ipywidgets.Layout)
        super().__init__(front=FrontEnd.instance(), **options)

    def close(self) -> None:
        """Close the widget, and the layout that it created."""
        layout = self._trait_values.get("layout") if self._has_own_layout else None
        super().close()
        if layout is not None:
            layout.close()

    def add_traits(self, **traits: Any) -> None:
        """Add the traits of anywidget once for each class."""
        plain = type(self)
        if plain not in self._extended:
            super().add_traits(**traits)
            self._extended[plain] = type(self)
        self.__class__ = self._extended[plain]
