"""A line above a widget that reports the state of its storage, with a link and a button."""

from collections.abc import Callable

import traitlets

from dokmus_widgets.explain.messages import say, speaking
from dokmus_widgets.widgets.front.shared_assets import FrontEndWidget
from dokmus_widgets.widgets.language import HasLanguage


class Notice(FrontEndWidget):
    """A sentence with a link and a button that closes it; invisible without a message.

    ``owner``: the widget whose language it follows; ``token``: the one under which the page is
    stored from now on, for the page around the widget.
    """

    view = traitlets.Dict().tag(sync=True)
    token = traitlets.Unicode().tag(sync=True)

    def __init__(self, owner: HasLanguage) -> None:
        self._owner = owner
        self._message: tuple[str, Callable[[], str], dict[str, str | int]] = ("", str, {})
        self._ways, self._is_fault_shown = ("", ""), False
        super().__init__(part="notice")

    def say(
        self,
        name: str = "",
        query: Callable[[], str] = str,
        ways: tuple[str, str] = ("kept-go-on", "kept-begin-anew"),
        **facts: str | int,
    ) -> None:
        """Show a message, or none; ``query``: returns that of its link, if it has one.

        ``ways``: the ids of the texts of the link, and of the button that closes the offer.
        """
        self._message, self._ways = (name, query, facts), ways
        self.translate()

    def tell_fault(self, fault: str) -> None:
        """Report once that the store cannot write, as long as it cannot; ``fault``: the reason."""
        if fault and not self._is_fault_shown:
            self.say("kept-nowhere")
        elif not fault and self._is_fault_shown and self.name == "kept-nowhere":
            self.say()
        self._is_fault_shown = bool(fault)

    def translate(self) -> None:
        """Show the message in the current language; a closed notice stays closed."""
        name, query, facts = self._message
        link = query()
        with speaking(self._owner.language):
            self.view = {
                "name": name,
                "text": say(name, **facts) if name else "",
                "links": [[say(self._ways[0]), link]] if link else [],
                "close": say(self._ways[1] if link else "kept-close"),
            }

    @property
    def name(self) -> str:
        """The id of the message, or an empty text."""
        return self._message[0]

    @property
    def is_offer(self) -> bool:
        """True if the notice only offers to go on with something else."""
        return bool(self.view.get("links"))

    @property
    def text(self) -> str:
        return str(self.view.get("text", ""))

    def __repr__(self) -> str:
        return f"Notice({self.text!r})"
