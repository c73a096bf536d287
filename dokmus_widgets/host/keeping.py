"""What visitors have on their pages, kept as it happens; and found again by whoever did it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from operator import attrgetter, call
from typing import TYPE_CHECKING, Any, Final

import ipywidgets

from dokmus_widgets.host import texts
from dokmus_widgets.host.course_progress import kept_by_browser
from dokmus_widgets.host.pages import LEARN, WITH_PROGRESS
from dokmus_widgets.host.session import session_now
from dokmus_widgets.host.visit import TOKEN_FIELD, Visit
from dokmus_widgets.storage.store import DAYS_KEPT, Kept, NotKept, Store, is_token, new_token

if TYPE_CHECKING:
    from dokmus_widgets.host.frame import Frame
    from dokmus_widgets.lessons.progress import Progress

#: The name under which a browser keeps which things of a page are its own, and how many.
OWN_KEY: Final = "dokmus-own-"
MOST_OWN: Final = 20

#: Makes the widget tree of one session, and the token of what it keeps, where it is kept already.
WidgetMaker = Callable[[Visit], tuple[ipywidgets.Widget, str]]


def widget_maker(store: Store) -> WidgetMaker:
    """What makes the widget of a visit, as it stood or as it is asked for, and keeps it."""
    return partial(_session_widget, store)


def _session_widget(store: Store, visit: Visit) -> tuple[ipywidgets.Widget, str]:
    # Here, so that the widgets load only when needed.
    from dokmus_widgets.host.frame import Frame
    from dokmus_widgets.widgets.persistence.autosave import AutoSave
    from dokmus_widgets.widgets.persistence.browser_store import BrowserStore

    kind = visit.page.kind
    widget: Any = visit.page.widget_class().linked(visit.asked, visit.language, has_address=True)
    session = session_now()
    later = call if session is None else session.later
    keeper = AutoSave(widget, store, kind, new_token(), later)
    kept = _find(store, visit.token, kind)
    if kept is not None:
        keeper.resume(kept)
    elif visit.token:
        keeper.notice.say("kept-gone", days=DAYS_KEPT)
    own = BrowserStore(f"{OWN_KEY}{kind}")
    frame = Frame(visit, widget.set_language, lambda _language: keeper.notice.translate())
    mine = _Own(own, keeper, store, frame)
    if session is not None:
        session.on_end(keeper.leave)
        session.on_end(widget.rest)
        session.on_looked_at(lambda somebody: widget.wake() if somebody else widget.rest())
    parts = [keeper.notice, widget]
    if visit.page in WITH_PROGRESS:
        parts.append(kept_by_browser(widget))
        widget.on_progress(mine.forget_with)
    # Nothing is cut: on a phone the answer is docked at the edge of the window, not of a box.
    box = ipywidgets.VBox([*parts, own, frame], layout={"overflow": "visible"})
    return box, keeper.notice.token


def _find(store: Store, token: str, kind: str) -> Kept | None:
    """What is kept under a token, if it is of that kind."""
    kept = store.find(token) if is_token(token) else None
    return kept if kept is not None and kept.kind == kind else None


class _Own:
    """Which things of a page are this visitor's own: the visitor's browser remembers, nobody else.

    A page that is opened anew, and asks for nothing, offers to go on with the one touched last;
    the course simply goes on.
    """

    def __init__(self, browser: Any, keeper: Any, store: Store, frame: Frame) -> None:
        self._browser, self._keeper, self._store, self._frame = browser, keeper, store, frame
        self._tokens: list[str] = []
        browser.on_found(self._found)
        keeper.notice.observe(lambda _change: self._remember(), "token")
        self._remember()

    def _found(self, text: str, elsewhere: bool) -> None:
        self._tokens = [token for token in text.split() if is_token(token)][-MOST_OWN:]
        self._remember()
        visit = self._frame.visit
        if elsewhere or visit.token or visit.asked or self._keeper.is_saved:
            return
        found = (_find(self._store, token, visit.page.kind) for token in self._tokens)
        last = max(filter(None, found), key=attrgetter("touched"), default=None)
        if last is None:
            return
        if visit.page is LEARN:
            from dokmus_widgets.widgets.course.left import lesson_underway

            if lesson_underway(last.document):
                self._keeper.resume(last)
        else:
            fields = {TOKEN_FIELD: last.token}
            self._keeper.notice.say(
                f"kept-offer-{visit.page.kind}",
                lambda: texts.address("", self._frame.visit, **fields),
            )

    def forget_with(self, progress: Progress) -> None:
        """Who erases all progress erases what was done in lessons too."""
        if progress != type(progress)():
            return
        tokens, self._tokens = self._tokens, []
        for token in tokens:
            try:
                self._store.erase(token)
            except NotKept:  # remembered, to be erased when it is tried again
                self._tokens.append(token)
        self._browser.keep("\n".join(self._tokens))
        self._keeper.tell_fault()

    def _remember(self) -> None:
        token = self._keeper.notice.token
        if token and token not in self._tokens:
            self._tokens = [*self._tokens, token][-MOST_OWN:]
            self._browser.keep("\n".join(self._tokens))
