"""Visits to the pages of tables without a server: each page has a session, and hears its bytes."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import comm
import pytest
from ipywidgets import Widget

from dokmus_widgets.host import comms
from dokmus_widgets.host.pages import TABLE
from dokmus_widgets.host.request import parse_request
from dokmus_widgets.host.session import Session
from dokmus_widgets.host.tables.page import table_page
from dokmus_widgets.host.tables.tables import Tables
from dokmus_widgets.host.template import page_html
from dokmus_widgets.play import Table
from dokmus_widgets.play.history import History
from dokmus_widgets.play.opponents import NOBODY, Opponents
from dokmus_widgets.play.table.entries import Entry, entry_to_dict
from dokmus_widgets.storage.store import Store
from dokmus_widgets.storage.tables import StoredMove, StoredSeat, StoredTable, hash_of
from dokmus_widgets.validation.limits import MessageLimits
from dokmus_widgets.widgets.front.shared_assets import FrontEnd
from dokmus_widgets.widgets.game.widget import GameWidget
from dokmus_widgets.widgets.persistence.browser_store import BrowserStore

TABLE_ID, INVITATION = "t" * 24, "i" * 24


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> None:
    """Create widgets as the app does, and tell changes at once, without an event loop."""
    monkeypatch.setattr(comm, "create_comm", comms.SessionComm)
    monkeypatch.setattr(Widget, "open", comms._open)
    monkeypatch.setattr(FrontEnd, "is_served", True)
    monkeypatch.setattr(Session, "call_in_turn", Session.call_later)
    # The code that moves a seat tells the time.
    monkeypatch.setattr("dokmus_widgets.host.tables.seat_links.time", lambda: 1_000_000.0)
    keys = itertools.count()
    monkeypatch.setattr("dokmus_widgets.host.tables.tables.new_key", lambda: f"{next(keys):024}")


def tables_with(
    history: History,
    keys: Mapping[int, str],
    others: Opponents = NOBODY,
    store: Store | None = None,
    after: Sequence[tuple[int, Entry]] = (),
) -> Tables:
    """Return tables of which one has that history, and seats with these keys.

    ``after``: entries of the log after the moves.
    """
    tables = Tables(store or Store(None))
    table = Table(state=history.start, opponents=others, at_once=False)
    moves = [StoredMove(ply.before.to_act or 0, ply.action.to_dict(), 1) for ply in history.plies]
    moves += [StoredMove(seat, entry_to_dict(entry), 1) for seat, entry in after]
    seats = {seat: StoredSeat(hash_of(key), "") for seat, key in keys.items()}
    facts = (TABLE_ID, INVITATION, others.seed, table.document(), 1)
    tables._store.save(StoredTable(*facts, tuple(moves), seats), lambda: None)
    return tables


class Visit:
    """A page of a table that is open, and all that it was sent."""

    def __init__(
        self, tables: Tables, place: str = f"{TABLE_ID}.{INVITATION}", language: str = "en"
    ) -> None:
        self._waiting: list[Callable[[], None]] = []
        self._numbers = itertools.count(1)
        self.sent: list[str] = []
        fields = {"table": [place.encode()], "lang": [language.encode()]}
        request = parse_request(TABLE, fields)
        self.session = Session(self._waiting.append)
        self.session.create_widgets(lambda: (table_page(tables, request), ""))
        preview = "https://example.org/preview.png"
        self.sent.append(page_html(request, self.session, "", token="", nonce="", preview=preview))
        self._say({"hello": self.session.epoch, "at": 0, "sent": []})

    def _say(self, message: object) -> None:
        limits = MessageLimits()
        for model, step in self.session.validated_steps(message, limits, self._refuse):
            self.session.apply(model, step)
        self.session.reply(message, self.sent.append)
        self.settle()

    @staticmethod
    def _refuse(error: Exception) -> None:
        raise error

    def settle(self) -> None:
        """Do what is to be done later."""
        while self._waiting:
            self._waiting.pop(0)()

    def _update(self, widget: Widget, state: Mapping[str, Any]) -> None:
        self._say({"n": next(self._numbers), "id": widget.model_id, "state": state})

    @property
    def parts(self) -> list[Any]:
        return [*self.session.widget_tree.children]

    @property
    def game(self) -> GameWidget:
        return next(one for one in self.parts if isinstance(one, GameWidget))

    @property
    def browser(self) -> BrowserStore:
        return next(one for one in self.parts if isinstance(one, BrowserStore))

    @property
    def seats(self) -> frozenset[int]:
        hand = self.game.hand
        assert hand is not None
        return hand.seats

    def find(self, text: str, *, elsewhere: bool = False) -> None:
        """Tell what the browser has stored."""
        count = self.browser.found.get("count", 0) + 1
        found = {"count": count, "text": text, "elsewhere": elsewhere}
        self._update(self.browser, {"found": found})

    def press(self, name: str, value: Any = None) -> None:
        """Press a button of the sheet."""
        event = {"press": name, "value": value, "count": next(self._numbers)}
        self._update(self.game.sheet, {"event": {"recent": [event]}})

    def click(self, space: str, kind: str = "click") -> None:
        """Click a space of the board, or point at it."""
        event = {"type": kind, "space": space, "count": next(self._numbers)}
        self._update(self.game.board, {"event": {"recent": [event]}})

    def act(self, action: Any) -> None:
        """Play an action of the rules core as the page's player."""
        with comms.owned_by(self.session):
            self.game.act(action)
        self.settle()

    def leave(self) -> None:
        """Lose the connection."""
        self.session.disconnect(self.sent.append)
        self.settle()

    def words(self) -> str:
        """Return all that the sheet shows, as JSON."""
        return json.dumps(self.game.sheet.view, ensure_ascii=False)

    def bytes(self) -> str:
        """Return all that the page was sent, but for the random names of widgets and session."""
        names: dict[str, str] = {}
        text = "\n".join(self.sent).replace(self.session.epoch, "epoch")
        return re.sub(
            r"(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])",
            lambda found: names.setdefault(found[0], f"w{len(names)}"),
            text,
        )
