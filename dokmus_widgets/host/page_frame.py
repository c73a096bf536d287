"""The frame around a page's widgets: its language and texts."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

import ipywidgets
import traitlets

from dokmus_widgets.explain.messages import LANGUAGES
from dokmus_widgets.host.request import PageRequest
from dokmus_widgets.host.texts import template_variables
from dokmus_widgets.widgets.board.event_widget import EventWidget


def page_box(*parts: ipywidgets.Widget) -> ipywidgets.VBox:
    """Return the box of a page; visible overflow: on a phone the answer is docked at the edge."""
    return ipywidgets.VBox(parts, layout={"overflow": "visible"})


class PageFrame(EventWidget):
    """Language selector of a page; calls ``listeners`` with the chosen language.

    ``request``: the page's request, in the chosen language; ``texts``: the frame's template
    variables in it, empty until another language is chosen.
    """

    texts = traitlets.Dict().tag(sync=True)

    def __init__(self, request: PageRequest, *listeners: Callable[[str], object]) -> None:
        self.request = request
        super().__init__(part="frame")
        self._listeners.extend(listeners)

    @property
    def language(self) -> str:
        return self.request.language

    def _hear(self, event: dict[str, Any]) -> None:
        language, before = event.get("language"), (self.request, self.texts)
        if language not in LANGUAGES:
            return
        self.request = replace(self.request, language=language, has_chosen_language=True, fault="")
        try:
            # First: the widgets' links to other pages use the language of the frame.
            self.texts = template_variables(self.request, "")
            for listener in self._listeners:
                listener(language)
        except Exception:
            self.request, self.texts = before
            for listener in self._listeners:
                with suppress(Exception):
                    listener(self.language)
            raise
