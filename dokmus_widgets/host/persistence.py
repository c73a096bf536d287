"""Persistence of a page's widget: saved after each change, and resumed by its token."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from operator import attrgetter, call
from time import time
from typing import TYPE_CHECKING, Any, Final

import ipywidgets

from dokmus_widgets.host import texts
from dokmus_widgets.host.classes.rooms import Rooms
from dokmus_widgets.host.course_progress import persist_progress
from dokmus_widgets.host.page_frame import PageFrame, page_box
from dokmus_widgets.host.pages import CLASS, LEARN, PAGES_WITH_PROGRESS, PLAY, REVIEW, RULES, TABLE
from dokmus_widgets.host.request import TOKEN_FIELD, PageRequest
from dokmus_widgets.host.session import current_session
from dokmus_widgets.host.tables.page import table_opener, table_page
from dokmus_widgets.host.tables.tables import Tables
from dokmus_widgets.storage import store as storage
from dokmus_widgets.storage.store import StorageError, Store, StoredEntry, is_token
from dokmus_widgets.widgets.persistence.autosave import AutoSave
from dokmus_widgets.widgets.persistence.browser_store import BrowserStore

if TYPE_CHECKING:
    from dokmus_widgets.lessons.progress import Progress
    from dokmus_widgets.widgets.game.my_games import GameLibrary

#: Prefix of the browser's storage key of a page's recent tokens, and the number of tokens.
RECENT_KEY: Final = "dokmus-own-"
MAX_RECENT: Final = 20
#: So many of the latest games are read to find a finished one.
_READ: Final = 5

#: The first island that the browser edition proposes: the page, which is a file, already shows it.
FIRST_ISLAND: Final = 7701

#: So many seconds the page of the rules offers the last question.
_DAY: Final = 24 * 60 * 60

#: Creates the widget tree of a request; returns it and the token of its stored entry, or "".
WidgetFactory = Callable[[PageRequest], tuple[ipywidgets.Widget, str]]


def widget_factory(store: Store, tables: Tables | None = None) -> WidgetFactory:
    return partial(_create_widget, store, tables or Tables(store), Rooms())


def _create_widget(
    store: Store, tables: Tables, rooms: Rooms, request: PageRequest
) -> tuple[ipywidgets.Widget, str]:
    page = request.page
    if page is TABLE:
        return table_page(tables, request), ""
    if page is CLASS:
        from dokmus_widgets.host.classes.page import class_page

        return class_page(rooms, request), ""
    widget: Any = page.widget_class().linked(request.fields, request.language, has_address=True)
    session = current_session()
    # Many pages can follow one: each loads its change in turn.
    call_later = call if session is None else session.call_in_turn
    token = storage.new_token()
    keeper = AutoSave(widget, store, page.kind, token, call_later, storage.new_token)
    entry = _find(store, request.token, page.kind)
    if entry is not None:
        keeper.resume(entry)
    elif request.token:
        name = "kept-unreachable" if store.fault else "kept-gone"
        keeper.notice.say(name, days=storage.RETENTION_DAYS)
    browser = BrowserStore(f"{RECENT_KEY}{page.kind}")
    frame = PageFrame(request, widget.set_language, lambda _language: keeper.notice.translate())
    recent = _RecentEntries(browser, keeper, store, frame)
    if page is PLAY:
        widget.my_games.connect(recent.library())
        browser.on_found(lambda _text, _elsewhere: widget._show_sheet())
        widget.table_opening.connect(None if request.file_suffix else table_opener(tables))
        if request.file_suffix and widget.new_games.form.is_open:
            widget.new_games.open(FIRST_ISLAND)
    if session is not None:
        session.on_end(keeper.leave)
        session.on_connection_change(
            lambda is_connected: widget.wake() if is_connected else widget.rest()
        )
    parts = [keeper.notice, widget]
    if page in PAGES_WITH_PROGRESS:
        parts.append(persist_progress(widget))
        widget.on_progress(recent.delete_with_progress)
    if page is REVIEW:
        games = BrowserStore(f"{RECENT_KEY}{PLAY.kind}")
        games.on_found(recent.offer_own_game)
        parts.append(games)
    return page_box(*parts, browser, frame), keeper.notice.token


def _find(store: Store, token: str, kind: str) -> StoredEntry | None:
    entry = store.find(token) if is_token(token) else None
    return entry if entry is not None and entry.kind == kind else None


class _RecentEntries:
    """The tokens of a visitor's recent entries of a page, stored by the browser only.

    A page that is opened without a token or fields offers to resume the latest one; the course
    resumes an unfinished lesson at once.
    """

    def __init__(
        self, browser: BrowserStore, keeper: AutoSave, store: Store, frame: PageFrame
    ) -> None:
        self._browser, self._keeper, self._store, self._frame = browser, keeper, store, frame
        self._tokens: list[str] = []
        #: When what the page offers to resume was last changed.
        self._offered = 0
        browser.on_found(self._load)
        keeper.notice.observe(lambda _change: self._add_current(), "token")
        self._add_current()

    def _load(self, text: str, elsewhere: bool) -> None:
        self._tokens = [token for token in text.split() if is_token(token)][-MAX_RECENT:]
        self._add_current()
        request = self._frame.request
        if elsewhere or self._is_begun:
            return
        latest = next(iter(self._latest(self._tokens, request.page.kind)), None)
        if latest is None or latest.touched < self._offered:
            return
        asked = latest.document.get("now", {}).get("asked") is True
        if request.page is RULES and not (asked and time() - latest.touched < _DAY):
            return
        if request.page is PLAY:
            from dokmus_widgets.widgets.game.my_games import is_over

            if is_over(latest.document):  # it is in the list of games
                return
        self._offered = latest.touched
        if request.page is LEARN:
            from dokmus_widgets.widgets.course.resume_point import unfinished_lesson

            if unfinished_lesson(latest.document):
                self._keeper.resume(latest)
        else:
            fields = {TOKEN_FIELD: latest.token}
            self._keeper.notice.say(
                f"kept-offer-{request.page.kind}",
                lambda: texts.page_address("", self._frame.request, **fields),
            )

    @property
    def _is_begun(self) -> bool:
        """True for a page that was opened with something to show, or has been used."""
        request = self._frame.request
        return bool(request.token or request.fields or self._keeper.is_saved)

    def _latest(self, tokens: Sequence[str], kind: str) -> list[StoredEntry]:
        found = [*filter(None, (_find(self._store, token, kind) for token in tokens))]
        if kind == PLAY.kind:
            from dokmus_widgets.widgets.game.my_games import is_begun

            found = [entry for entry in found if is_begun(entry.document)]
        return sorted(found, key=attrgetter("touched"), reverse=True)

    def offer_own_game(self, text: str, elsewhere: bool) -> None:
        """Offer to review the latest finished game, in place of the sample game."""
        from dokmus_widgets.widgets.game.my_games import replay_fields

        if elsewhere or self._is_begun:
            return
        games = self._latest(text.split()[-MAX_RECENT:], PLAY.kind)[:_READ]
        found = ((replay_fields(game.document), game.touched) for game in games)
        fields, touched = next((one for one in found if one[0]), ({}, -1))
        if touched >= self._offered:
            self._offered = touched
            self._keeper.notice.say(
                "kept-offer-replay",
                lambda: texts.page_address("", self._frame.request, **fields),
                ways=("kept-replay", "kept-sample"),
            )

    def library(self) -> GameLibrary:
        """Return access to the visitor's stored games, for the list of them."""
        from dokmus_widgets.widgets.game.my_games import GameLibrary, StoredGame

        def games() -> list[StoredGame]:
            kind, current = self._frame.request.page.kind, self._keeper.token
            entries = filter(None, (_find(self._store, token, kind) for token in self._tokens))
            return [
                StoredGame(
                    entry.token,
                    texts.page_address("", self._frame.request, **{TOKEN_FIELD: entry.token}),
                    entry.document,
                    entry.touched,
                    entry.token == current,
                )
                for entry in entries
            ]

        return GameLibrary(games, self._delete)

    def _delete(self, token: str) -> None:
        """Delete an entry; where the store cannot, say so, and keep it in the list."""
        try:
            self._store.delete(token)
        except StorageError:
            self._keeper.tell_fault()
            return
        self._tokens = [one for one in self._tokens if one != token]
        self._browser.keep("\n".join(self._tokens))

    def delete_with_progress(self, progress: Progress) -> None:
        """Delete the entries of lessons when the visitor has erased all progress."""
        if progress != type(progress)():
            return
        tokens, self._tokens = self._tokens, []
        for token in tokens:
            try:
                self._store.delete(token)
            except StorageError:  # remembered, to be deleted at the next attempt
                self._tokens.append(token)
        self._browser.keep("\n".join(self._tokens))
        self._keeper.tell_fault()

    def _add_current(self) -> None:
        token = self._keeper.notice.token
        if token and token not in self._tokens:
            self._tokens = [*self._tokens, token][-MAX_RECENT:]
            self._browser.keep("\n".join(self._tokens))
