"""A game at a table with other devices: following it, its seats, and the links to it."""

from collections.abc import Callable, Mapping, Sequence
from operator import call
from typing import ClassVar, Protocol

from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.core.names import MAX_NAME_POINTS
from dokmus_widgets.explain import Answer, again, keeping, say
from dokmus_widgets.explain.reasons import player_name
from dokmus_widgets.explain.seats import names_together
from dokmus_widgets.play import Game, Hand
from dokmus_widgets.widgets.board import Part, Press, Presses, Section, plain
from dokmus_widgets.widgets.board.presses import anything, text
from dokmus_widgets.widgets.game.board import GameBoard
from dokmus_widgets.widgets.game.table_requests import levels, seat_and_level
from dokmus_widgets.widgets.sections import Button, Copy, Elsewhere, Note, Options, forms
from dokmus_widgets.widgets.sections.qr_code import QrCode

#: The page of tables, and the query field that names one, with the invitation after a dot.
TABLE_PAGE, TABLE_FIELD = "table", "table"


class Visit(Protocol):
    """A page's way to the seats and the links of a table.

    ``place``: the value of the link's field to watch; ``invitation``: that of an invitation, empty
    without one. What changes seats raises ``ValueError`` with the reason where it cannot.
    """

    place: str
    invitation: str

    def free_seats(self) -> Sequence[int]: ...
    def watchers(self) -> int: ...
    def take(self, seat: int, name: str) -> object: ...
    def leave(self) -> object: ...
    def replace_player(self, seat: int, level: str) -> object: ...
    def sit_again(self) -> object: ...
    def move_here(self) -> object: ...
    def open_rematch(self) -> object: ...

    def move_place(self) -> str:
        """Return the value of the link's field that moves the seats of this page."""

    def next_place(self) -> str:
        """Return the value of the link's field of the rematch, or an empty text."""

    def arriving(self) -> frozenset[int] | None:
        """Return the seats that the link of this page moves here; None for another link."""

    def absent(self) -> Mapping[int, int]:
        """Return the seats for which a computer player can play, with the minutes of absence.

        They are 0 for a seat that nobody holds.
        """


class TableArea(Part):
    """The table of a game, if it is played at one; ``hand``: returns the viewer's hand there."""

    presses: ClassVar[Presses] = {
        "take_seat": Press(anything, again=False),
        **plain("leave_seat", "sit_again", "move_seat", "move_here", "play_again", again=False),
        "replace_player": Press(anything, again=False),
        "code": Press(text, "show_code", again=False),
    }

    def __init__(self, board: GameBoard) -> None:
        self._board = board
        #: The place of the link that moves a seat.
        self._move, self._code = "", QrCode(scale=4)
        self._leads_on = False
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
        self, visit: Visit | None, schedule: Callable[[Callable[[], None]], object] = call
    ) -> None:
        """Offer the seats and the links of a table, or none; ``schedule``: runs a later change."""
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
        self._move = ""

        def held() -> Answer:
            answer = hand.hold(seats)
            return hand.game.tell(Answer(say(told), done=False)) if told else answer

        self._board._do(held, automatic=True)
        self._board._run_background()

    def take_seat(self, values: object) -> None:
        """Take a free seat: ``seat``, and ``name``; report why that cannot be."""
        seat, name = None, None
        if isinstance(values, Mapping):
            seat, name = values.get("seat"), values.get("name")
        if is_whole(seat) and isinstance(name, str):
            self._try(lambda visit: visit.take(seat, name))

    def _try(self, change: Callable[[Visit], object]) -> None:
        """Change something at the table; show the reason where that cannot be."""
        self._fault = ""
        with keeping():
            try:
                if self._visit is not None:
                    change(self._visit)
            except ValueError as error:
                self._fault = str(error)
        self._board._show_sheet()

    def leave_seat(self) -> None:
        """Give up the seats of this browser."""
        self._try(lambda visit: visit.leave())

    def replace_player(self, chosen: object) -> None:
        """Let a computer player play for a player who is away: ``seat`` and ``level``."""
        if wish := seat_and_level(chosen):
            self._try(lambda visit: visit.replace_player(*wish))

    def sit_again(self) -> None:
        """Play again for the seats of this browser."""
        self._try(lambda visit: visit.sit_again())

    def move_seat(self) -> None:
        """Show a link that moves the seats of this browser to another device."""
        if self._visit is not None and self._hand is not None and self._hand.seats:
            self._move = self._visit.move_place()
            self._board._show_sheet()

    def move_here(self) -> None:
        """Move the seats of this page's link to this browser."""
        self._try(lambda visit: visit.move_here())

    def play_again(self) -> None:
        """Open a table for the rematch, and lead this page there."""
        self._leads_on = True
        self._try(lambda visit: visit.open_rematch())

    def show_code(self, address: str) -> None:
        """Show the QR code of a link of this page, whose full address the page sends."""
        if self._code.show(address, self._queries):
            self._board._show_sheet()

    @property
    def _queries(self) -> list[str]:
        visit = self._visit
        places = [] if visit is None else [visit.invitation, visit.place, self._move]
        return [f"?{TABLE_FIELD}={place}" for place in places if place]

    def close(self) -> None:
        """Follow the table no more."""
        self._hand = None

    @property
    def seat_buttons(self) -> list[Button]:
        """The buttons for who holds a seat: to move it, and to give it up."""
        holds = self._visit is not None and self._hand is not None and self._hand.seats
        names = {"move_seat": "table-move", "leave_seat": "table-leave"}
        return [Button(name, say(text)) for name, text in names.items()] if holds else []

    @property
    def over_buttons(self) -> list[Button]:
        """The button to play again, for who holds a seat of a finished game."""
        visit, hand = self._visit, self._hand
        if visit is None or hand is None or not hand.seats or visit.next_place():
            return []
        return [Button("play_again", say("do-rematch"))]

    def sections(self) -> list[Section]:
        """Return what there is to do about the seats: to take, move or replace one, to go on."""
        visit, hand = self._visit, self._hand
        if visit is None or hand is None:
            return []
        free, sections = visit.free_seats(), list[Section]()
        if place := visit.next_place():
            sections.append(next_table(say("table-next-open"), place, leads=self._leads_on))
        arrival = self._arrival(visit, hand)
        sections += arrival
        if visit.invitation and free:
            sections.append(self._form(free, is_open=not hand.seats and not arrival))
        elif not hand.seats and not arrival:
            sections.append(Note(say("table-watching" if free else "table-full")))
        elif self._fault:
            sections.append(Note(again(self._fault)))
        if free and visit.invitation:
            sections.append(self._link("invite", visit.invitation))
        return [*sections, *self._replaced(visit, hand)]

    def watchers(self) -> list[Section]:
        """Return how many people watch, if any do."""
        count = self._visit.watchers() if self._visit is not None else 0
        return [Note(say("table-watchers", count=count))] if count else []

    @staticmethod
    def _arrival(visit: Visit, hand: Hand) -> list[Section]:
        """Return the question whether to move a seat here, if the link of this page can."""
        seats = visit.arriving()
        if seats is None or seats & hand.seats:
            return []
        if not seats:
            return [] if hand.seats else [Note(say("table-move-spent"))]
        who = names_together([hand.game.names[seat] for seat in sorted(seats)])
        button = Button("move_here", say("table-move-here"), primary=True)
        return [Options(say("table-move-ask", who=who), [button])]

    @staticmethod
    def _replaced(visit: Visit, hand: Hand) -> list[Section]:
        """Return the way back to one's seat, and the levels that can play for who is away."""
        names, sections = hand.game.names, list[Section]()
        for seat in sorted(hand.seats):
            if hand.table.is_replaced(seat):
                player = player_name(hand.table.opponents.players[seat].name, short=True)
                button = Button("sit_again", say("table-sit-again"), primary=True)
                told = say("table-replaced", who=names[seat], player=player)
                sections.append(Options(told, [button]))
        absent = visit.absent() if hand.seats and hand.game.state.to_act is not None else {}
        for seat, minutes in absent.items():
            name = "table-replace" if minutes else "table-replace-free"
            title = say(name, who=names[seat], **({"count": minutes} if minutes else {}))
            sections.append(levels("replace_player", title, seat))
        return sections

    def links(self) -> list[Section]:
        """Return the links to the table, to play and to watch."""
        if self._visit is None:
            return []
        invites = [self._link("invite", self._visit.invitation)] if self._visit.invitation else []
        return [*invites, self._link("watch", self._visit.place)]

    def move_link(self) -> list[Section]:
        """Return the link that moves a seat, once it was asked for."""
        return [self._link("move", self._move)] if self._move else []

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
            code=say("table-code"),
            picture=self._code.of(link),
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
        self._open: Callable[[Game, int], str] | None = None
        self._place = ""
        #: Whether tables are left out because no server serves the page.
        self.needs_server = False

    def connect(self, open_table: Callable[[Game, int], str] | None) -> None:
        """Offer tables, or say with None that they need a server.

        ``open_table``: returns the value of a link's field; raises ``ValueError`` with the reason
        why there is no table for a game.
        """
        self._open, self.needs_server = open_table, open_table is None
        self._board._show_sheet()

    @property
    def is_offered(self) -> bool:
        return self._open is not None

    def open(self, game: Game, clock: int) -> None:
        """Open a table for a game that has not begun, and lead the page to it.

        ``clock``: seconds for a turn, 0 for no limit.
        """
        open_table = self._open
        if open_table is None:
            return

        def opened() -> Answer:
            try:
                place = open_table(game, clock)
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
        return [next_table(say("table-title"), self._place)] if self._place else []


def next_table(label: str, place: str, *, leads: bool = True) -> Elsewhere:
    """Return the link to a table; ``leads``: whether the page that asked for it goes there."""
    return Elsewhere(
        *(label, [(TABLE_PAGE, say("table-go"))], ""),
        position=place,
        leaving=TABLE_PAGE if leads else None,
        field=TABLE_FIELD,
    )
