"""A widget and all that it contains as one anywidget."""

from typing import Any, Final

import ipywidgets
import traitlets

from dokmus_widgets.widgets.front.shared_assets import FrontEndWidget

#: The traits of a box that change what is shown.
_SHOWN: Final = ["children", "_dom_classes"]


class WholeWidget(FrontEndWidget):
    """A box of ipywidgets and all that it contains, for hosts that show only anywidgets.

    ``tree``: the boxes, with their classes and children, and the ids of the other widgets.
    """

    tree = traitlets.Dict().tag(sync=True)

    def __init__(self, shown: ipywidgets.Box) -> None:
        self._shown = shown
        self._boxes: list[ipywidgets.Box] = []
        super().__init__(part="whole", tree=self._read())

    def _read(self) -> dict[str, Any]:
        for box in self._boxes:
            box.unobserve(self._follow, _SHOWN)
        self._boxes, widgets = [], list[str]()
        self._collect(self._shown, widgets)
        boxes = {
            box.model_id: {
                "classes": [*box._dom_classes],
                "children": [f"IPY_MODEL_{child.model_id}" for child in box.children],
            }
            for box in self._boxes
        }
        for box in self._boxes:
            box.observe(self._follow, _SHOWN)
        return {"root": self._shown.model_id, "boxes": boxes, "widgets": widgets}

    def _collect(self, widget: ipywidgets.Widget, widgets: list[str]) -> None:
        if not isinstance(widget, ipywidgets.Box):
            widgets.append(widget.model_id)
            return
        self._boxes.append(widget)
        for child in widget.children:
            self._collect(child, widgets)

    def _follow(self, _change: object) -> None:
        self.tree = self._read()

    def close(self) -> None:
        for box in self._boxes:
            box.unobserve(self._follow, _SHOWN)
        self._boxes = []
        super().close()

    def __repr__(self) -> str:
        return f"WholeWidget({self._shown!r})"
