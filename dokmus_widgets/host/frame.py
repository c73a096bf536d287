"""The frame of a page, as its session knows it: what it says, in the language chosen there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import traitlets

from dokmus_widgets.explain.messages import LANGUAGES
from dokmus_widgets.host.texts import for_template
from dokmus_widgets.host.visit import Visit
from dokmus_widgets.widgets.board.event_widget import EventWidget


class Frame(EventWidget):
    """Hears which language is chosen on the page of a visit, and calls ``listeners`` with it.

    ``visit``: as if it had been in that language from the beginning; ``texts``: what the frame says
    in it, as its template has it, nothing before another language is chosen.
    """

    texts = traitlets.Dict().tag(sync=True)

    def __init__(self, visit: Visit, *listeners: Callable[[str], object]) -> None:
        self.visit = visit
        super().__init__(part="frame")
        self._listeners.extend(listeners)

    @property
    def language(self) -> str:
        """The language that is chosen."""
        return self.visit.language

    def _hear(self, event: dict[str, Any]) -> None:
        language = event.get("language")
        if language in LANGUAGES:
            self.visit = replace(self.visit, language=language, chosen=True, fault="")
            # First: what the widgets show leads to other pages in the language of the frame.
            self.texts = for_template(self.visit, "")
            for listener in self._listeners:
                listener(language)
