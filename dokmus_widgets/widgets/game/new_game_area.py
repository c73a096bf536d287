"""New games: the form for one in place of the game, and the games that it begins."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, ClassVar

from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.explain import Answer, say
from dokmus_widgets.explain.seats import typed_names
from dokmus_widgets.play import Game, read_rules
from dokmus_widgets.play.opponents import LEVELS
from dokmus_widgets.widgets.arguments import refuse_unknown
from dokmus_widgets.widgets.board import Part, Press, Presses, Section, nothing, plain
from dokmus_widgets.widgets.board.presses import anything, one_of
from dokmus_widgets.widgets.game.board import GameBoard
from dokmus_widgets.widgets.game.excursion import Excursion
from dokmus_widgets.widgets.game.new_game import AGAINST, FRIENDS, NewGameForm
from dokmus_widgets.widgets.game.panels import Panels
from dokmus_widgets.widgets.game.slots import button_row
from dokmus_widgets.widgets.game.table_area import TableOpening
from dokmus_widgets.widgets.language import in_own_language
from dokmus_widgets.widgets.sections import Button, Heading, Toolbar, answer, in_slots


class NewGameArea(Part):
    """The form for a new game, and the games that it begins.

    ``opening``: the way to a table; ``save``: stores the preferences, as the level.
    """

    presses: ClassVar[Presses] = {
        "new_game": Press(nothing, "toggle", again=False),
        "fill_form": Press(anything, "fill", again=False),
        "begin": Press(anything, "begin_with"),
        "play_against": Press(one_of(LEVELS)),
        **plain("rematch"),
    }
    form: NewGameForm

    def __init__(
        self,
        board: GameBoard,
        excursion: Excursion,
        panels: Panels,
        opening: TableOpening,
        save: Callable[[], object],
    ) -> None:
        self._board, self._excursion, self._panels = board, excursion, panels
        self._opening, self._save = opening, save

    @property
    def language(self) -> str:
        return self._board.language

    def open(self, seed: int = 0) -> None:
        """Open the form with computer players (see :meth:`NewGameForm.open`)."""
        self.form.values["against"] = AGAINST[0]
        self.form.open(seed)
        self._board._show()

    def toggle(self) -> None:
        """Open the form in place of the game, or close it."""
        if self._board.hand is None:
            self._panels.opened = ""
            if self.form.is_open:
                self.form.is_open = False
            else:
                self.form.open()
            self._board._show()

    @in_own_language
    def fill(self, values: object) -> None:
        self.form.fill(values)
        if self.form.is_open:
            self._board._show_boards()

    @in_own_language
    def set_up(self, /, **wishes: Any) -> None:
        """Fill in the form for a new game: players, first, seed, names and rules."""
        refuse_unknown("set_up", wishes, ["players", "first", "seed", "names", "rules"])
        values = {name: wishes[name] for name in ("players", "first", "seed") if name in wishes}
        if "seed" in values:
            values["seed"] = str(values["seed"])
        names = typed_names(len(wishes.get("names", ())), wishes.get("names", ()))
        if "rules" in wishes:
            self.form.select_rules(read_rules(wishes["rules"]))
        self.form.fill(values | {f"name-{seat}": name for seat, name in enumerate(names)})
        self._board._show()

    def begin(self) -> Answer:
        """Begin the game of the form; report a fault in it, and change nothing."""
        return self._board._do(lambda: self.play(self.form.game()))

    def begin_with(self, wishes: object) -> None:
        """Begin the game of a form that the page sends, or open a table for it."""
        self.form.fill(wishes)
        self._save()
        if self.form.values["against"] != FRIENDS or not self._opening.is_offered:
            self.begin()
        elif (game := self.form.game()) is None:
            self._board._do(lambda: self._board.game.refuse(self.form.fault), transient=True)
        else:
            self._opening.open(game, self.form.clock)

    def play_against(self, level: int, players: int | None = None) -> Answer:
        """Begin a game from the first seat against computer players of a level, 1 to 8.

        ``players``: their number including the user, by default as now.
        """
        if players is not None:
            self.set_up(players=players)

        def begin() -> Answer:
            game = self.form.against(level) if level in LEVELS else None
            if game is not None:
                self._save()
            return self.play(game)

        return self._board._do(begin)

    def rematch(self) -> Answer:
        """Begin another game with the same players; the next seat is first.

        The island stays until the turn is the first seat's again: the next one is taken then.
        """

        def begin() -> Answer:
            live = self._excursion.live_game
            first = (live.history.start.talisman + 1) % live.state.seats
            self.form = NewGameForm(live, self.form.number, self.form.level)
            self.form.values |= {"first": first, "seed": str(live.seed + (first == 0))}
            return self.play(self.form.game())

        return self._board._do(begin)

    def play(self, game: Game | None) -> Answer:
        """Play a game from now on; without one, report the fault in the form."""
        board = self._board
        if board.hand is not None:
            return board.game.refuse(say("table-no-new-game"))
        if game is None:
            return board.game.refuse(self.form.fault)
        for listener in board._begin_listeners:
            listener()
        self.show(game)
        return game.answer

    def show(self, game: Game) -> None:
        """Show a game, and a new form with its values."""
        self._board._subject = game
        self._excursion.leave()
        self.form = NewGameForm(game, self.form.number + 1, self.form.level)
        self._board._export.reset_form()

    def set_level(self, level: int) -> None:
        """Set the level in the form."""
        self.form.values["level"] = level
        self.form.number += 1  # a page shows the values of a form that it has not seen

    def snapshot(self) -> dict[str, Any]:
        return {"level": self.form.level, "form_open": self.form.is_open}

    def restore(self, snapshot: Mapping[str, Any]) -> None:
        level = snapshot.get("level")
        if is_whole(level) and level in LEVELS:
            self.form.values["level"] = level
        self.form.is_open = snapshot.get("form_open") is True

    def slots(self, more: list[Section], letters: bool) -> list[Section]:
        """Return the slots of the page while the form is open.

        ``more``: what is below it; ``letters``: whether letters are keyboard shortcuts.
        """
        start = Button("begin", say("setup-begin"), primary=True)
        begun = bool(self._excursion.live_game.history.plies)
        cancel = Button("new_game", say("setup-cancel"), keys=("escape",))
        panels, label = self._panels, say("toolbar-label")
        menu = Toolbar(
            label, [panels.button("menu", "m", "menu")], letters=letters, unseen=panels.unseen()
        )
        opening = self._opening
        server = say("table-needs-server") if opening.needs_server else ""
        form = self.form.section(friends=opening.is_offered, server=server)
        info = panels.sections() or [*opening.sections(), form, *more]
        told = answer(self._board.answer)
        if self._board.answer and not opening.sections():
            told = replace(answer(Answer(say("setup-ask"))), done=None)
        return in_slots(
            Heading(say("setup-title")),
            told,
            [button_row([start, *([cancel] if begun else [])])],
            menu,
            info,
            topic="form",
        )
