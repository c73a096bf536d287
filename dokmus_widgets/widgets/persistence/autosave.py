"""Automatic saving: a widget is stored after every action, and follows changes made elsewhere."""

import logging
from collections.abc import Callable, Mapping
from operator import call
from pathlib import Path
from typing import Any

from dokmus_widgets.explain.messages import say
from dokmus_widgets.storage.store import (
    NewerDatabase,
    Store,
    StoredEntry,
    VersionConflict,
    named_token,
)
from dokmus_widgets.widgets.board.board_and_sheet import BoardAndSheet
from dokmus_widgets.widgets.persistence.notice import Notice

_LOG = logging.getLogger(__name__)

#: Returns whether a widget resumes from a document.
Accepts = Callable[[Mapping[str, Any]], bool]
#: Schedules a function for when the widget may be changed.
Scheduler = Callable[[Callable[[], None]], object]


def save_by_name(
    widget: BoardAndSheet, kind: str, name: str, folder: Path, accepts: Accepts
) -> "AutoSave":
    """Save a widget in a folder's store under a name, and resume from what is stored there.

    ``accepts``: whether to resume from a document. Raise ``ImportError`` without SQLAlchemy.
    """
    # Imported here: only saving needs a database.
    try:
        from dokmus_widgets.storage.sqlite import open_store
    except ImportError as error:
        raise ImportError(say("kept-no-library"), name=error.name) from error
    try:
        store = _stores.get(folder) or _stores.setdefault(folder, open_store(folder))
    except NewerDatabase as error:
        _LOG.warning("%s", error)
        store = Store(None, str(error))
    token = named_token(name)
    stored, autosave = store.find(token), AutoSave(widget, store, kind, token)
    if stored is not None and accepts(stored.document):
        autosave.resume(stored)
    elif stored is not None:
        autosave.replace(stored)
    return autosave


#: The stores that this process has opened, by their folders.
_stores: dict[Path, Store] = {}


class AutoSave:
    """A widget's connection to a store: saves it after every action under ``token``.

    ``kind``: the type of the document; ``schedule``: runs a change on the thread or session of the
    widget; ``new_token``: returns the token of another game, which leaves this one stored; without
    it another game replaces this one. ``notice``: a widget to show beside it, which tells the user
    of problems.
    """

    def __init__(
        self,
        widget: BoardAndSheet,
        store: Store,
        kind: str,
        token: str,
        schedule: Scheduler = call,
        new_token: Callable[[], str] | None = None,
    ) -> None:
        self.token = token
        self.notice = Notice(widget)
        self._widget, self._store, self._kind = widget, store, kind
        self._schedule = schedule
        self._version = 0
        self._is_loading = False
        self._pending: StoredEntry | None = None
        widget._watchers.append(self._changed)
        store.subscribe(token, self._changed_elsewhere)
        store.watch_fault(self._fault_changed)
        self._new_token = new_token
        widget._begin_listeners.append(self._begin_entry)

    def _begin_entry(self) -> None:
        """Store what follows under a token of its own, and leave what was stored."""
        if self._new_token is None or not self.is_saved:
            return
        self._follow(self._new_token())
        self._version, self._pending = 0, None

    def _follow(self, token: str) -> None:
        self._store.unsubscribe(self.token, self._changed_elsewhere)
        self._store.subscribe(token, self._changed_elsewhere)
        self.token = token

    @property
    def is_saved(self) -> bool:
        return self._version > 0

    def resume(self, stored: StoredEntry) -> None:
        """Resume from a stored document under its token; report an unreadable one, and leave it."""
        if not self._load(stored):
            self.notice.say("kept-unreadable")
            return
        self._follow(stored.token)
        self.notice.token = stored.token
        self.tell_fault()

    def replace(self, stored: StoredEntry) -> None:
        """Replace a stored document at the first action."""
        self._version = stored.version

    def leave(self) -> None:
        """Stop following changes, when the page is gone."""
        self._store.unsubscribe(self.token, self._changed_elsewhere)

    def _changed(self, _widget: object) -> None:
        if self._is_loading or self._widget._is_loading_stored:
            return
        try:
            self._version = self._store.save(
                self.token,
                self._kind,
                self._widget.document(),
                self._version,
                self._changed_elsewhere,
                lambda stored: self._schedule(lambda: self._resolve_conflict(stored)),
            )
        except VersionConflict as error:
            self._resolve_conflict(error.current)
            return
        self.notice.token = self.token
        # Another action makes an offer pointless, and "your last action" another one.
        is_overtaken = self.notice.name == "kept-overtaken" and not self._widget._is_automatic
        if self.notice.is_offer or is_overtaken:
            self.notice.say()
        self.tell_fault()

    def _fault_changed(self) -> None:
        self._schedule(self.tell_fault)

    def _changed_elsewhere(self, stored: StoredEntry) -> None:
        """Schedule loading a change made elsewhere; of several pending ones the last counts."""
        waiting, self._pending = self._pending is not None, stored
        if not waiting:
            self._schedule(self._load_pending)

    def _load_pending(self) -> None:
        stored, self._pending = self._pending, None
        if stored is None or stored.version < self._version:
            return
        if stored.version > self._version:
            self._load(stored)
        # Two tabs can reach the same version; the first one to save it wins.
        elif stored.document != self._widget.document():
            self._resolve_conflict(stored)

    def _resolve_conflict(self, stored: StoredEntry) -> None:
        """Load the other version, and tell the user that their last action is lost."""
        automatic, loaded = self._widget._is_automatic, self._load(stored)
        # The user lost no action of their own if the widget acted automatically.
        if not loaded or not automatic:
            self.notice.say("kept-overtaken" if loaded else "kept-unreadable")

    def _load(self, stored: StoredEntry) -> bool:
        self._is_loading = True
        try:
            self._widget.resume(stored.document)
        except ValueError:
            _LOG.exception("cannot resume the stored %s %s…", stored.kind, stored.token[:6])
            return False
        finally:
            self._is_loading = False
        self._version = stored.version
        return True

    def tell_fault(self) -> None:
        """Report a fault of the store; see `Notice.tell_fault`."""
        self.notice.tell_fault(self._store.fault)
