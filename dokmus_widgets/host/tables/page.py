"""The page of a table: its game for this browser, whose keys tell which seats it holds."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hmac import compare_digest
from operator import call
from typing import TYPE_CHECKING, Final

import ipywidgets

from dokmus_widgets.explain.messages import say, speaking
from dokmus_widgets.host.page_frame import PageFrame, page_box
from dokmus_widgets.host.request import PageRequest
from dokmus_widgets.host.session import current_session
from dokmus_widgets.storage.store import StorageError
from dokmus_widgets.validation.rate_limits import TokenBucket
from dokmus_widgets.widgets.board.sheet import SheetWidget
from dokmus_widgets.widgets.persistence.browser_store import BrowserStore
from dokmus_widgets.widgets.persistence.notice import Notice
from dokmus_widgets.widgets.sections.basic import Answer, Heading

if TYPE_CHECKING:
    from dokmus_widgets.host.tables.tables import LiveTable, Tables
    from dokmus_widgets.play import Game

#: Prefix of the browser's storage key of the keys to a table's seats.
KEYS: Final = "dokmus-table-"
#: Keys of a browser that are looked at.
_MAX_KEYS: Final = 8
#: How often a page has its table read for a key that opens nothing: a second, and burst.
_READINGS: Final = 0.2, 5


def table_opener(tables: Tables) -> Callable[[Game, int], str]:
    """Return the function that opens a table for a page, and returns its place in a link."""

    def open_table(game: Game, clock: int) -> str:
        tables.check_client()
        live = tables.open(game, clock)
        return f"{live.id}.{live.invitation}"

    return open_table


def table_page(tables: Tables, request: PageRequest) -> ipywidgets.Widget:
    """Return the widgets of a table's page; of an unknown table, a page that says so."""
    from dokmus_widgets.widgets.game.table_area import TABLE_FIELD

    table_id, _, rest = request.fields.get(TABLE_FIELD, "").partition(".")
    fault = "table-gone"
    try:
        live = tables.find(table_id) if table_id else None
    except StorageError:
        live, fault = None, "table-unreachable"
    if live is None:
        return _fault_page(request, fault)
    page = TablePage(tables, live, request, *rest.split(".")[:2])
    frame = PageFrame(request, page.widget.set_language, lambda _language: page.notice.translate())
    return page_box(page.notice, page.widget, page.browser, frame)


def _fault_page(request: PageRequest, fault: str) -> ipywidgets.Widget:
    sheet = SheetWidget()

    def show(language: str) -> None:
        with speaking(language):
            sheet.show([Heading(say("page-table")), Answer(say(fault), done=False, chips=[])])

    show(request.language)
    return page_box(sheet, PageFrame(request, show))


class TablePage:
    """A visit of one page to a table; ``browser`` stores the keys of its seats.

    ``invitation`` and ``code``: those of the page's link; the code moves seats here.
    """

    def __init__(
        self,
        tables: Tables,
        live: LiveTable,
        request: PageRequest,
        invitation: str = "",
        code: str = "",
    ) -> None:
        from dokmus_widgets.widgets.game.widget import GameWidget

        self._tables, self._store, self._live, self._code = tables, tables.store, live, code
        self._keys = set[str]()
        self._session = current_session()
        self._is_connected = False
        self._readings = TokenBucket(*_READINGS)
        self.widget = GameWidget(table=live.table, has_address=True, language=request.language)
        self.notice = Notice(self.widget)
        self.browser = BrowserStore(f"{KEYS}{live.keys_name}")
        self.browser.on_found(self._found)
        hand = self.widget.hand
        assert hand is not None
        hand.facts_of = live.facts_of
        is_invited = compare_digest(invitation.encode(), live.invitation.encode())
        self.place, self.invitation = live.id, self._place_of(live.id) if is_invited else ""
        # Many pages can follow one table: each shows a change in turn.
        in_turn = call if self._session is None else self._session.call_in_turn
        self.widget.table_area.connect(self, in_turn)
        live.table.follow(self._table_changed)
        self._store.watch_fault(self._fault_changed)
        self._tell_fault()
        self.widget._show_sheet()
        live.play_on()
        if self._session is not None:
            self._session.on_connection_change(self._connection_changed)

    # Seats

    @property
    def _seats(self) -> frozenset[int]:
        return self._live.seats_of(self._keys)

    def _found(self, text: str, _elsewhere: bool) -> None:
        """Hold the seats to which this browser has the keys."""
        # Not in the text where two tabs took seats at once: the later one replaced it.
        own = {key for key in self._keys if self._live.seats_of([key])}
        given = {*text.split()[:_MAX_KEYS]}
        self._keys = own | given
        if not self._keys or self._seats or not self._store.has_database:
            self._settle_keys(given)
        elif self._readings.take():  # another process may have given the seat
            soon = call if self._session is None else self._session.call_later
            self._live.read_again(lambda: soon(lambda: self._settle_keys(given)))

    def _settle_keys(self, given: set[str]) -> None:
        """Tell whether the keys open a seat; ``given``: those that the browser stores."""
        seats = self._seats
        # A key that opens nothing: the seat was given up, or the key is none.
        self._hold("table-no-key" if self._keys and not seats else "")
        if not seats and not self._store.fault:
            self._keys.clear()
            self.browser.erase()
        elif self._keys - given:
            self._store_keys()

    def _store_keys(self) -> None:
        self.browser.keep(" ".join(sorted(self._keys)))

    def _place_of(self, table_id: str) -> str:
        return f"{table_id}.{self._live.invitation}"

    # The visit of the page, for the widget

    def free_seats(self) -> list[int]:
        """See `Visit`, for this and what follows."""
        return self._live.free_seats

    def watchers(self) -> int:
        return self._live.watchers(besides=self)

    def absent(self) -> dict[int, int]:
        live, minutes = self._live, round(self._live.presence.away / 60)
        seats = filter(live.can_be_replaced, {*range(live.table.state.seats)} - self._seats)
        return {seat: 0 if seat in live.table.empty_seats else minutes for seat in seats}

    def arriving(self) -> frozenset[int] | None:
        return self._live.movable(self._code) if self._code else None

    def next_place(self) -> str:
        following = self._live.table.next_table
        return self._place_of(following) if following and self.invitation else following

    def take(self, seat: int, name: str) -> None:
        if not self.invitation:
            raise ValueError(say("table-no-invitation"))
        self._add_keys([self._live.take(seat, name)])

    def leave(self) -> None:
        seats = self._seats
        self._keys.clear()
        self.browser.erase()
        self._live.leave(seats)
        self._hold()

    def replace_player(self, seat: int, level: str) -> None:
        self._live.replace_player(self._seats, seat, level)

    def sit_again(self) -> None:
        self._live.sit_again(self._seats)

    def move_place(self) -> str:
        return f"{self.invitation or f'{self.place}.'}.{self._live.move_code(self._seats)}"

    def move_here(self) -> None:
        if not (keys := self._live.move(self._code)):
            raise ValueError(say("table-move-spent"))
        self._add_keys(keys)

    def open_rematch(self) -> None:
        if seats := self._seats:
            self._tables.open_rematch(self._live, min(seats))

    def _add_keys(self, keys: Iterable[str]) -> None:
        self._keys.update(keys)
        self._store_keys()
        self._hold()

    def _hold(self, told: str = "") -> None:
        self.widget.table_area.hold(self._seats, told)
        self._tell_presence()

    # What happens at the table

    def _table_changed(self) -> None:
        if self._session is None or not self._keys:
            return
        hand = self.widget.hand
        if hand is not None and self._seats != hand.seats:  # another process gave it away
            self._session.call_later(lambda: self._hold("table-no-key"))

    def _connection_changed(self, is_connected: bool) -> None:
        self._is_connected = is_connected
        (self.widget.wake if is_connected else self.widget.rest)()
        self._tell_presence()

    def _tell_presence(self) -> None:
        self._live.set_page(self, self._seats if self._is_connected else None)

    def _fault_changed(self) -> None:
        if self._session is not None:
            self._session.call_later(self._tell_fault)

    def _tell_fault(self) -> None:
        self.notice.tell_fault(self._store.fault)
