"""Requests among the players of a table: to undo, and to let a computer player go on."""

from collections.abc import Callable, Mapping
from typing import ClassVar

from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.explain import Answer, listed, say
from dokmus_widgets.explain.reasons import player_name
from dokmus_widgets.play import Hand
from dokmus_widgets.play.opponents import LEVELS
from dokmus_widgets.widgets.board import Part, Press, Presses, Section, nothing
from dokmus_widgets.widgets.board.presses import anything, number
from dokmus_widgets.widgets.game.board import GameBoard
from dokmus_widgets.widgets.sections import Button, Options


class TableRequests(Part):
    """The request at the table of a game, if it is played at one."""

    presses: ClassVar[Presses] = {
        "undo_turn": Press(nothing, again=False),
        "agree": Press(number, again=False),
        "decline": Press(number, again=False),
        "let_play": Press(anything, again=False),
    }

    def __init__(self, board: GameBoard) -> None:
        self._board = board

    def _do(self, ask: Callable[[Hand], Answer]) -> None:
        hand = self._board.hand
        if hand is not None:
            self._board._do(lambda: ask(hand))

    def undo_turn(self) -> None:
        """Ask the others to undo all of one's last turn."""
        self._do(lambda hand: hand.undo(min(hand.undo_places, default=None)))

    def agree(self, n: int) -> None:
        """Agree to the request of that number."""
        self._do(lambda hand: hand.answer_request(n, agrees=True))

    def decline(self, n: int) -> None:
        """Decline the request of that number, or withdraw one's own."""
        self._do(lambda hand: hand.answer_request(n, agrees=False))

    def let_play(self, chosen: object) -> None:
        """Ask the others that a computer player of a level goes on for a seat of one's own."""
        if wish := seat_and_level(chosen):
            self._do(lambda hand: hand.let_play(*wish))

    def sections(self) -> list[Section]:
        """Return the request, with the buttons to answer it."""
        hand = self._board.hand
        if hand is None or (request := hand.table.request) is None:
            return []
        names, people = hand.game.names, hand.table.people
        who, ask = names[request.seat], request.ask
        if ask.level:
            player = player_name(ask.level, short=True)
            title = say("table-request-level", who=who, player=player)
        else:
            count = hand.game.history.place - ask.place
            title = say("table-request-undo", who=who, count=count)
        left = people - request.agreed - {request.seat}
        buttons = list[Button]()
        if request.seat in hand.seats:
            buttons = [Button("decline", say("table-withdraw"), request.n)]
        elif left & hand.seats:
            agree = Button("agree", say("table-agree"), request.n, primary=True)
            buttons = [agree, Button("decline", say("table-decline"), request.n)]
        waits = say("table-request-waits", who=listed([names[seat] for seat in sorted(left)]))
        return [Options(title, buttons, waits)]

    @property
    def undo_buttons(self) -> list[Button]:
        """The button to undo a whole turn, if it had several actions."""
        hand = self._board.hand
        several = hand is not None and len(hand.undo_places) > 1
        return [Button("undo_turn", say("table-undo-turn"))] if several else []

    def choices(self) -> list[Section]:
        """Return the levels that can go on for each seat of one's own."""
        hand = self._board.hand
        if hand is None or hand.game.state.to_act is None:
            return []
        names, seats = hand.game.names, sorted(hand.seats & hand.table.people)
        return [levels("let_play", say("table-let-play", who=names[seat]), seat) for seat in seats]


def levels(press: str, title: str, seat: int) -> Options:
    """Return a button for each level that can play for a seat."""
    buttons = [Button(press, str(one), {"seat": seat, "level": one}) for one in LEVELS]
    return Options(title, buttons)


def seat_and_level(chosen: object) -> tuple[int, str] | None:
    """Return the seat and the computer player that a button of :func:`levels` names."""
    if not isinstance(chosen, Mapping):
        return None
    seat, level = chosen.get("seat"), chosen.get("level")
    if is_whole(seat) and is_whole(level) and level in LEVELS:
        return seat, LEVELS[level]
    return None
