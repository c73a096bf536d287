"""A game at a table with other devices: following it, its seats, and the links to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import call
from typing import ClassVar, NamedTuple

from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.core.names import MAX_NAME_POINTS
from dokmus_widgets.explain import Answer, say
from dokmus_widgets.explain.messages import again, keeping
from dokmus_widgets.play import Game, Hand
from dokmus_widgets.widgets.board.part import Part
from dokmus_widgets.widgets.board.presses import Press, Presses, anything, nothing
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.game.board import GameBoard
from dokmus_widgets.widgets.sections import forms
from dokmus_widgets.widgets.sections.basic import Button, Copy, Note
from dokmus_widgets.widgets.sections.elsewhere import Elsewhere

#: The page of tables, and the query field that names one, with the invitation after a dot.
TABLE_PAGE, TABLE_FIELD = "table", "table"


class Visit(NamedTuple):
    """A page's way to the seats and the links of a table.

    ``place``: the value of the link's field, of an invitation and to watch; the first is empty
    without an invitation. ``take`` and ``leave`` change the seats of this page's browser; ``take``
    raises ``ValueError`` with the reason where it cannot.
    """

    invitation: str
    place: str
    free_seats: Callable[[], Sequence[int]]
    watchers: Callable[[], int]
    take: Callable[[int, str], object]
    leave: Callable[[], object]


class TableArea(Part):
    """The table of a game, if it is played at one; ``hand``: returns the viewer's hand there."""

    presses: ClassVar[Presses] = {
        "take_seat": Press(anything, again=False),
        "leave_seat": Press(nothing, again=False),
    }

    def __init__(self, board: GameBoard) -> None:
        self._board = board
        self._hand: Hand | None = None
        self._visit: Visit | None = None
        self._schedule: Callable[[Callable[[], None]], object] = call
        self._is_scheduled = False
        self._fault = ""

    def sit_down(self, hand: Hand) -> None:
        """Follow the table of a hand from now on."""
        self._hand = hand
        hand.table.follow(self.table_changed)

    def connect(
        self, visit: Visit, schedule: Callable[[Callable[[], None]], object] = call
    ) -> None:
        """Offer the seats and the links of a table; ``schedule``: runs a change of the widget."""
        self._visit, self._schedule = visit, schedule

    def table_changed(self) -> None:
        """Show, when the widget may be changed, what has happened at the table."""
        if self._hand is not None and not self._hand.is_acting and not self._is_scheduled:
            self._is_scheduled = True
            self._schedule(self._catch_up)

    def _catch_up(self) -> None:
        self._is_scheduled = False
        board, hand = self._board, self._hand
        if hand is None or hand.is_acting:
            return
        if hand.is_behind:
            board._do(hand.follow, automatic=True)
            board._run_background()
        else:
            hand.game.typed = hand.table.typed
            board._show()

    def hold(self, seats: frozenset[int], told: str = "") -> None:
        """Show the table from these seats; ``told``: the id of a message about it."""
        hand = self._hand
        if hand is None or (seats == hand.seats and not told):
            return

        def held() -> Answer:
            answer = hand.hold(seats)
            return hand.game.tell(Answer(say(told), done=False)) if told else answer

        self._board._do(held, automatic=True)
        self._board._run_background()

    def take_seat(self, values: object) -> None:
        """Take a free seat: ``seat``, and ``name``; report why that cannot be."""
        visit, seat, name = self._visit, None, None
        if isinstance(values, Mapping):
            seat, name = values.get("seat"), values.get("name")
        if visit is None or not is_whole(seat) or not isinstance(name, str):
            return
        self._fault = ""
        with keeping():
            try:
                visit.take(seat, name)
            except ValueError as error:
                self._fault = str(error)
        self._board._show_sheet()

    def leave_seat(self) -> None:
        """Give up the seats of this browser."""
        if self._visit is not None:
            self._visit.leave()

    def close(self) -> None:
        """Follow the table no more."""
        self._hand = None

    @property
    def leave_buttons(self) -> list[Button]:
        """The button to give up one's seat, for who holds one."""
        holds = self._visit is not None and self._hand is not None and self._hand.seats
        return [Button("leave_seat", say("table-leave"))] if holds else []

    def sections(self) -> list[Section]:
        """Return the form to take a seat, and the invitation while there are free seats."""
        visit, hand = self._visit, self._hand
        if visit is None or hand is None:
            return []
        free, sections = visit.free_seats(), list[Section]()
        if visit.invitation and free:
            sections.append(self._form(free, is_open=not hand.seats))
        elif not hand.seats:
            sections.append(Note(say("table-watching" if free else "table-full")))
        if free and visit.invitation:
            sections.append(self._link("invite", visit.invitation))
        if watchers := visit.watchers():
            sections.append(Note(say("table-watchers", count=watchers)))
        return sections

    def links(self) -> list[Section]:
        """Return the links to the table, to play and to watch."""
        if self._visit is None:
            return []
        invites = [self._link("invite", self._visit.invitation)] if self._visit.invitation else []
        return [*invites, self._link("watch", self._visit.place)]

    def _link(self, name: str, place: str) -> Copy:
        hint, share = say(f"table-{name}-hint"), say("share-with")
        link, fresh = f"?{TABLE_FIELD}={place}", f"table-{name}"
        return Copy(
            *(say(f"table-{name}"), link),
            hint=hint,
            fresh=fresh,
            query=True,
            page=TABLE_PAGE,
            share=share,
        )

    def _form(self, free: Sequence[int], *, is_open: bool) -> forms.Form:
        assert self._hand is not None
        names, typed = self._hand.game.names, self._hand.table.typed
        seats = [forms.Option(seat, names[seat]) for seat in free]
        fields = [
            forms.Choice("seat", say("table-seat"), free[0], seats),
            forms.TextField("name", say("table-name"), typed[free[0]], 2 * MAX_NAME_POINTS),
        ]
        take = Button("take_seat", say("table-take"), primary=True)
        return forms.Form(
            *(say("table-take-title"), fields, [take]),
            fresh="table-seat",
            error=again(self._fault),
            is_open=is_open or bool(self._fault),
        )


class TableOpening(Part):
    """The way from the form for a new game to a table, which has a page of its own."""

    def __init__(self, board: GameBoard) -> None:
        self._board = board
        self._open: Callable[[Game], str] | None = None
        self._place = ""
        #: Whether tables are left out because no server serves the page.
        self.needs_server = False

    def connect(self, open_table: Callable[[Game], str] | None) -> None:
        """Offer tables, or say with None that they need a server.

        ``open_table``: returns the value of a link's field; raises ``ValueError`` with the reason
        why there is no table for a game.
        """
        self._open, self.needs_server = open_table, open_table is None
        self._board._show_sheet()

    @property
    def is_offered(self) -> bool:
        return self._open is not None

    def open(self, game: Game) -> None:
        """Open a table for a game that has not begun, and lead the page to it."""
        open_table = self._open
        if open_table is None:
            return

        def opened() -> Answer:
            try:
                place = open_table(game)
            except ValueError as error:
                return Answer(str(error), done=False)
            places.append(place)
            return Answer(say("table-opened"))

        places = list[str]()
        # Transient: it is not stored with the game, nor repeated.
        self._board._do(opened, automatic=True, transient=True)
        self._place = "".join(places)
        self._board._show_sheet()

    def dismiss(self) -> None:
        self._place = ""

    def sections(self) -> list[Section]:
        """Return the link that leads the page to the table."""
        if not self._place:
            return []
        link = Elsewhere(
            *(say("table-title"), [(TABLE_PAGE, say("table-go"))], ""),
            position=self._place,
            leaving=TABLE_PAGE,
            field=TABLE_FIELD,
        )
        return [link]
