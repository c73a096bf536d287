"""A line above a widget that says what becomes of what one does there, with ways on."""

from __future__ import annotations

from collections.abc import Sequence

import anywidget
import traitlets

from dokmus_widgets.widgets.front.files import module, plain_style


class Notice(anywidget.AnyWidget):
    """A sentence, links and a button that puts it away; nothing where there is nothing to say.

    ``token``: the one under which the page is kept from now on; the page around the widget is told.
    """

    _esm = module("page/notice.mjs")
    styles = traitlets.Unicode().tag(sync=True)
    view = traitlets.Dict().tag(sync=True)
    token = traitlets.Unicode().tag(sync=True)

    def __init__(self) -> None:
        super().__init__(styles=plain_style("page/notice.css"))

    def say(self, text: str, links: Sequence[tuple[str, str]] = (), close: str = "") -> None:
        """Say this; ``links``: words and the query that each leads to; ``close``: a button's."""
        self.view = {"text": text, "links": [list(link) for link in links], "close": close}

    @property
    def text(self) -> str:
        """What is said; empty for nothing."""
        return str(self.view.get("text", ""))

    def __repr__(self) -> str:
        return f"Notice({self.text!r})"
