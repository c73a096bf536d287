"""Keeps a widget as it stands after whatever is done, and has it follow what is done elsewhere."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from operator import call
from pathlib import Path
from typing import Any

from dokmus_widgets.storage.store import Store, StoredEntry, VersionConflict, named_token
from dokmus_widgets.widgets.board.board_and_sheet import BoardAndSheet
from dokmus_widgets.widgets.keeping.notice import Notice

_LOG = logging.getLogger(__name__)

#: Whether a widget is to go on with such a document.
Opens = Callable[[Mapping[str, Any]], bool]
#: Calls a function when the widget may be changed.
Later = Callable[[Callable[[], None]], object]


def keep_by_name(widget: BoardAndSheet, kind: str, name: str, folder: Path, opens: Opens) -> Keeper:
    """Keep a widget in the store of a folder under a name, and go on with what is there.

    ``opens``: whether it is to go on with such a document. ``ImportError`` without SQLAlchemy.
    """
    # Here, for only who keeps something needs a database.
    from dokmus_widgets.storage.sqlite import NewerDatabase, open_store

    try:
        store = _stores.get(folder) or _stores.setdefault(folder, open_store(folder))
    except NewerDatabase as error:
        _LOG.warning("%s", error)
        store = Store(None, str(error))
    token = named_token(name)
    kept, keeper = store.find(token), Keeper(widget, store, kind, token)
    if kept is not None and opens(kept.document):
        keeper.go_on(kept)
    elif kept is not None:
        keeper.begin_after(kept)
    return keeper


#: The stores that this process has opened, by their folders.
_stores: dict[Path, Store] = {}


class Keeper:
    """Keeps ``widget`` in ``store`` under ``token``, from the first thing that is done on.

    ``kind``: what it is kept as; ``later``: for a widget that belongs to another thread or session
    than whoever changes the thing. ``notice`` is to be shown beside the widget: it says what the
    person should know of all this, and nothing as long as all is well.
    """

    def __init__(
        self, widget: BoardAndSheet, store: Store, kind: str, token: str, later: Later = call
    ) -> None:
        self.token = token
        self.notice = Notice(widget)
        self._widget, self._store, self._kind, self._later = widget, store, kind, later
        self._version = 0
        self._taking = False
        self._failed = False
        self._newest: StoredEntry | None = None
        widget.on_change(self._changed)
        store.subscribe(token, self._gone_on)

    @property
    def is_kept(self) -> bool:
        """Whether anything has been kept yet."""
        return self._version > 0

    def go_on(self, kept: StoredEntry) -> None:
        """Go on with what is kept, under its token; what cannot be read is told, and stays."""
        if not self._take(kept):
            self.notice.say("kept-unreadable")
            return
        self._store.unsubscribe(self.token, self._gone_on)
        self._store.subscribe(kept.token, self._gone_on)
        self.token = self.notice.token = kept.token
        self.tell_fault()

    def begin_after(self, kept: StoredEntry) -> None:
        """Begin anew under the token of what is kept; the first thing done takes its place."""
        self._version = kept.version

    def leave(self) -> None:
        """The page is gone."""
        self._store.unsubscribe(self.token, self._gone_on)

    def _changed(self, _widget: object) -> None:
        if self._taking or self._widget._is_arriving:
            return
        try:
            self._version = self._store.save(
                self.token, self._kind, self._widget.document(), self._version, self._gone_on
            )
        except VersionConflict as error:
            self._be_overtaken(error.current)
            return
        self.notice.token = self.token
        self.notice.say()
        self.tell_fault()

    def _gone_on(self, kept: StoredEntry) -> None:
        """Somebody else has gone on with it; of several times before there is time, the last."""
        waiting, self._newest = self._newest is not None, kept
        if not waiting:
            self._later(self._take_newest)

    def _take_newest(self) -> None:
        kept, self._newest = self._newest, None
        if kept is None or kept.version < self._version:
            return
        if kept.version > self._version:
            self._take(kept)
        # A browser's tabs can both come to one version, of which the first is kept.
        elif kept.document != self._widget.document():
            self._be_overtaken(kept)

    def _be_overtaken(self, kept: StoredEntry) -> None:
        """Stand as it is kept elsewhere; the person is told that the last deed was not done."""
        by_itself, taken = self._widget._acts_by_itself, self._take(kept)
        # Nobody has done what is lost where it goes on by itself in several places.
        if not taken or not by_itself:
            self.notice.say("kept-overtaken" if taken else "kept-unreadable")

    def _take(self, kept: StoredEntry) -> bool:
        """Stand as what is kept; whether that could be."""
        self._taking = True
        try:
            self._widget.resume(kept.document)
        except ValueError:
            _LOG.exception("The %s %s… cannot be gone on with", kept.kind, kept.token[:6])
            return False
        finally:
            self._taking = False
        self._version = kept.version
        return True

    def tell_fault(self) -> None:
        """Say once that nothing can be written down, as long as that is so."""
        failed = bool(self._store.fault)
        if failed and not self._failed:
            self.notice.say("kept-nowhere")
        self._failed = failed
