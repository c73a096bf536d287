"""A Panel app as somebody else writes it, with our widgets in its layouts; nothing of our own app.

``python -m tests.browser.panel_pages PORT``
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import Any, Final

import panel as pn
from ipywidgets import VBox

from dokmus_widgets.core import new_game
from dokmus_widgets.panel import WidgetPane
from dokmus_widgets.widgets import BoardWidget, GameWidget


def _board(seed: int) -> BoardWidget:
    return BoardWidget(new_game(2, seed=seed))


def _template(named: type[Any], **options: Any) -> Callable[[], Any]:
    def page() -> Any:
        template = named(title="A page of somebody else's", **options)
        template.main.append(GameWidget())
        return template

    return page


def _late(begin: Callable[[], Any], more: Callable[[Any], None]) -> Callable[[], Any]:
    """Return a page that adds a widget after it was shown."""

    def page() -> Any:
        shown = begin()
        button: Any = pn.widgets.Button(name="More")  # type: ignore[no-untyped-call]
        button.on_click(lambda _event: more(shown))
        return pn.Column(button, shown)

    return page


def _grow(box: VBox) -> None:
    box.children = (*box.children, _board(2))


def _component() -> list[Any]:
    """Return a component of ours, with a text that follows it and a menu that it follows."""
    pane = WidgetPane(lambda: GameWidget(2, seed=1))
    told: Any = pn.pane.Str("nothing yet", css_classes=["told"])  # type: ignore[no-untyped-call]
    language: Any = pn.widgets.Select(options=["en", "fr"])  # type: ignore[no-untyped-call]
    pane.widget.observe(lambda change: setattr(told, "object", change["new"]), "last_clicked")
    language.param.watch(lambda event: setattr(pane.widget, "language", event.new), "value")
    return [language, told, pane]


def _component_in_template() -> Any:
    named: type[Any] = pn.template.FastListTemplate
    template = named(title="A page of somebody else's", theme="dark")
    template.main.extend(_component())
    return template


#: By path.
PAGES: Final[Mapping[str, Callable[[], Any]]] = {
    "row": lambda: pn.Row(_board(1), _board(2)),
    "column": lambda: pn.Column(GameWidget()),
    "fast": _template(pn.template.FastListTemplate, theme="dark"),
    "bootstrap": _template(pn.template.BootstrapTemplate),
    "material": _template(pn.template.MaterialTemplate, theme="dark"),
    "vanilla": _template(pn.template.VanillaTemplate, theme="dark"),
    "late-row": _late(pn.Row, lambda row: row.append(_board(1))),
    "late-box": _late(VBox, _grow),
    "late-in-box": _late(lambda: VBox([_board(1)]), _grow),
    "component-row": lambda: pn.Row(*_component()),
    "component-column": lambda: pn.Column(*_component(), sizing_mode="stretch_width"),
    "component-template": _component_in_template,
}


if __name__ == "__main__":
    pn.extension("ipywidgets")
    assert "dokmus_widgets.app" not in sys.modules
    pn.serve(dict(PAGES), port=int(sys.argv[1]), address="127.0.0.1", show=False)  # type: ignore[no-untyped-call]
