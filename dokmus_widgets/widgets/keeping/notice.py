"""A line above a widget that says what becomes of what one does there, with ways on."""

from __future__ import annotations

from collections.abc import Callable

import traitlets

from dokmus_widgets.explain.messages import say, speaking
from dokmus_widgets.widgets.front.carrier import Drawn
from dokmus_widgets.widgets.language import Speaker


class Notice(Drawn):
    """A sentence, a link and a button that puts it away; nothing where there is nothing to say.

    ``below``: what it stands above, in whose language it speaks; ``token``: the one under which the
    page is kept from now on; the page around the widget is told.
    """

    view = traitlets.Dict().tag(sync=True)
    token = traitlets.Unicode().tag(sync=True)

    def __init__(self, below: Speaker) -> None:
        self._below = below
        self._said: tuple[str, Callable[[], str], dict[str, str | int]] = ("", str, {})
        super().__init__(part="notice")

    def say(self, name: str = "", query: Callable[[], str] = str, **facts: str | int) -> None:
        """Say a message with its facts, or nothing; ``query``: gives that of a link to go on by."""
        self._said = name, query, facts
        self.retell()

    def retell(self) -> None:
        """Say the same once more, in the language as it is now; what was put away stays so."""
        name, query, facts = self._said
        link = query()
        with speaking(self._below.language):
            self.view = {
                "name": name,
                "text": say(name, **facts) if name else "",
                "links": [[say("kept-go-on"), link]] if link else [],
                "close": say("kept-begin-anew" if link else "kept-close"),
            }

    @property
    def text(self) -> str:
        """What is said; empty for nothing."""
        return str(self.view.get("text", ""))

    def __repr__(self) -> str:
        return f"Notice({self.text!r})"
