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
}


if __name__ == "__main__":
    pn.extension("ipywidgets")
    assert "dokmus_widgets.app" not in sys.modules
    pn.serve(dict(PAGES), port=int(sys.argv[1]), address="127.0.0.1", show=False)  # type: ignore[no-untyped-call]
