"""The game widget."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from os import PathLike
from types import MappingProxyType
from typing import Any, ClassVar, Final

from dokmus_widgets.core import Phase, Rules, Space, State, TileSet
from dokmus_widgets.core.notation import GameRecord
from dokmus_widgets.explain import Answer, say
from dokmus_widgets.explain.messages import LANGUAGES, TranslatableText, known_language, speaking
from dokmus_widgets.explore.effects import last_effect
from dokmus_widgets.play import Game, Hand, Linked, Position, Table, read_choice, read_rules
from dokmus_widgets.play.arguments import USUAL_PLAYERS, USUAL_SEED, read_tiles
from dokmus_widgets.play.history_document import game_document, read_game
from dokmus_widgets.play.links import describes_game, linked_game
from dokmus_widgets.play.opponents import Who, opponents as playing
from dokmus_widgets.play.positions import starting_point
from dokmus_widgets.play.prompts import turn_note
from dokmus_widgets.play.records import game_of_record, read_saved, record_of
from dokmus_widgets.play.sharing import SHARED, shared
from dokmus_widgets.storage.folder import data_folder
from dokmus_widgets.widgets.board import Press, Presses, Preview, Section, View, nothing, plain
from dokmus_widgets.widgets.board.controls import command, control, delegated
from dokmus_widgets.widgets.board.presses import one_of, typed
from dokmus_widgets.widgets.board.widget import BoardWidget
from dokmus_widgets.widgets.effects.sheet import effect_section
from dokmus_widgets.widgets.game.board import GameBoard
from dokmus_widgets.widgets.game.done_marks import recent_turns, with_turns
from dokmus_widgets.widgets.game.excursion import Excursion
from dokmus_widgets.widgets.game.export_area import GameExport
from dokmus_widgets.widgets.game.help import DEFAULT_HELPS, HELPS, Help, read_helps
from dokmus_widgets.widgets.game.in_place import WidgetInPlace
from dokmus_widgets.widgets.game.my_games import MyGames
from dokmus_widgets.widgets.game.new_game import NewGameForm
from dokmus_widgets.widgets.game.new_game_area import NewGameArea
from dokmus_widgets.widgets.game.opponents import OpponentTurns
from dokmus_widgets.widgets.game.panels import FORM_KEYS, SHORTCUTS, Panels
from dokmus_widgets.widgets.game.rules_summary import rules_summary
from dokmus_widgets.widgets.game.settings import Settings
from dokmus_widgets.widgets.game.sheet import card_lies_open, curtain, moves_of
from dokmus_widgets.widgets.game.slots import (
    button_row,
    game_status,
    history_buttons,
    sound_of,
    standing,
    turn_buttons,
    turn_sections,
)
from dokmus_widgets.widgets.game.table_area import TableArea, TableOpening
from dokmus_widgets.widgets.game.table_requests import TableRequests
from dokmus_widgets.widgets.game.turns_to_learn import TurnsToLearn
from dokmus_widgets.widgets.game.view import game_view
from dokmus_widgets.widgets.language import in_own_language
from dokmus_widgets.widgets.persistence.autosave import save_by_name
from dokmus_widgets.widgets.sections import Button, Buttons, Toolbar, answer, in_slots
from dokmus_widgets.widgets.sections.elsewhere import ELSEWHERE

#: All seats are played by people.
NO_OPPONENTS: Final[Mapping[int, Who]] = MappingProxyType({})


class GameWidget(GameBoard):
    """A game of Dokmus to play, alone or hot-seat, from set-up to the final score.

    Args:
        players: Their number, 2 to 4.
        first: The seat that holds the talisman.
        seed: The number of the island.
        names: The names of the players.
        rules: :class:`Rules`, the name of a preset, or the switches that differ from ``en``.
        hand_over: Whether a curtain hides the guardian cards between turns.
        position: The start: a state, its document or its code (then only names and hand_over
            apply), a game's record or its text, a game in progress, or a case.
        tiles: The set of tiles, :class:`TileSet`, the name of one, or the path of a folder.
        has_address: Whether the page opens a position by its address, as the app's does.
        language: That of every word, one of ``LANGUAGES``.
        keep: A name under which the game is saved in your data folder, and resumed from it (with
            the extra ``app`` or ``lab``).
        opponents: Computer players by seat: a level from 1 to 8, a name among ``PLAYERS``, or a
            :class:`Player` of your own; :meth:`wait` lets them play.
        luck: A text that seeds the random choices of the computer players, by default a random one.
        helps: The kinds of help, of ``HELPS``, that are switched on.
        table: A :class:`~dokmus_widgets.play.Table` to play at, which several widgets can share;
            then only has_address, language and helps apply besides.
        seat: The seat at the table, or several; None to watch. A widget shows what the holder of
            its seats may know.

    >>> from dokmus_widgets.widgets import GameWidget
    >>> game = GameWidget(players=2, seed=1)
    >>> game.click("d4")
    No, d4 isn't on an outer edge of the tile. [setup.start_space]
    """

    _opens = "open_saved"
    _presses: ClassVar[Presses] = {
        **GameBoard._presses,
        **plain("reveal"),
        "play_alone": Press(nothing, "_play_alone"),
        "look_back": Press(nothing, "_look_back", again=False),
        "copy_record": Press(nothing, "_copy_record", again=False),
        "copy_link": Press(one_of(SHARED), again=False),
        "open_saved": Press(typed("text"), again=False),
        "go": Press(one_of(ELSEWHERE), "_open_page"),
    }
    _export_class = GameExport
    _export: GameExport

    def __init__(
        self,
        players: int = USUAL_PLAYERS,
        *,
        first: int = 0,
        seed: int = USUAL_SEED,
        names: Sequence[str] = (),
        rules: Rules | str | Mapping[str, Any] | None = None,
        hand_over: bool = True,
        position: Position | None = None,
        tiles: TileSet | str | PathLike[str] | None = None,
        has_address: bool = False,
        language: str = LANGUAGES[0],
        keep: str | None = None,
        opponents: Mapping[int, Who] = NO_OPPONENTS,
        luck: str = "",
        helps: Iterable[str] = DEFAULT_HELPS,
        table: Table | None = None,
        seat: int | Iterable[int] | None = None,
        **options: Any,
    ) -> None:
        with speaking(known_language(language)):
            others, kinds = playing(opponents, luck), read_helps(helps)

        def begin() -> Game:
            self.hand = _hand_at(table, seat, keep)
            if self.hand is not None:
                self.new_games.form = NewGameForm(self.hand.game)
                return self.hand.game
            start = _starting_point(position, hand_over)
            game = (
                start
                if isinstance(start, Game)
                else Game(
                    players,
                    seed=seed,
                    first=first,
                    names=names,
                    rules=read_rules(rules),
                    hand_over=hand_over,
                    tiles=read_tiles(tiles),
                    state=start,
                    opponents=others,
                    at_once=False,
                )
            )
            self.new_games.form = NewGameForm(game)
            return game

        self.in_place = WidgetInPlace(self)
        self.excursion = Excursion(self)
        self.opponents = OpponentTurns(self, lambda: self.settings.save())
        self.help = Help(self, self.excursion, self.opponents, kinds)
        self.opponents.is_held = lambda: self.help.is_speaking
        self.my_games = MyGames(self, self._review)
        self.to_learn = TurnsToLearn(lambda: self.excursion.live_game, self._show_sheet)
        self.table_area, self.table_opening = TableArea(self), TableOpening(self)
        self.table_requests = TableRequests(self)
        self.panels = Panels(
            self,
            {
                "menu": self._menu,
                "guide": lambda: [rules_summary(self.state.rules)],
                "settings": lambda: self.settings.sections(),
                "share": self._share,
            },
            lambda: FORM_KEYS if self.new_games.form.is_open else SHORTCUTS,
        )
        self.new_games = NewGameArea(
            *(self, self.excursion, self.panels, self.table_opening),
            save=lambda: self.settings.save(),
        )
        self.settings = Settings(self, self.opponents, self.help, self.new_games)
        parts = (
            *(self.excursion, self.help, self.opponents, self.in_place),
            *(self.my_games, self.panels, self.to_learn, self.new_games, self.settings),
            *(self.table_area, self.table_opening, self.table_requests),
        )
        #: The space pointed at last, and what a click there would do.
        self._pointed = "", ""
        #: The last answer that told a way to a space, which is neither a yes nor a no.
        self._path: Answer | None = None
        #: The turn that what scrolls was shown for.
        self._turn_shown = ""
        super().__init__(begin, language, has_address, parts=parts, **options)
        self.set_trait("children", [*self.children, self.settings.stored])
        if keep is not None:
            autosave = save_by_name(self, "play", keep, data_folder(), lambda _document: True)
            self._show_notice(autosave.notice)
        if self.hand is not None:
            self.table_area.sit_down(self.hand)
        self._run_background()

    reveal = control(Game.reveal)
    _play_alone = control(Game.play_alone)
    set_up = delegated("new_games", NewGameArea.set_up)
    begin = delegated("new_games", NewGameArea.begin)
    play_against = delegated("new_games", NewGameArea.play_against)
    rematch = delegated("new_games", NewGameArea.rematch)

    def wait(self) -> Answer:
        """Let the computer players play at once until it is the user's turn; return the answer.

        The coach, where it has something to say of one's turn, speaks first: then call it again.
        Where an event loop runs, as in a notebook, they also play by themselves.
        """
        self.opponents.is_paused = False
        self.help.go_on_without()
        self._worker.wait()
        return self.answer

    def click(self, space: Space | str) -> Answer:
        """Click a space: act there, or learn why not, or how it could be reached."""
        if self.new_games.form.is_open:  # nothing is stored that no game has begun for
            return self._do(lambda: Answer(say("setup-ask")), transient=True)

        def clicked(game: Game) -> Answer:
            path = self.help.path_to(space)
            if path is None:
                return game.click(space)
            self._path = game.refuse(path.words)
            return self._path

        return self._act(clicked)

    def _come_by(self, asked: Mapping[str, str]) -> None:
        """Without a game in the link, open the form for a new one."""
        if not describes_game(asked):
            self.new_games.open()
            if faults := self.game.link_faults:
                told = {"faults": faults, "told": say("setup-ask")}
                self._do(lambda: self.game.refuse(say("link-faults", **told)), transient=True)

    @staticmethod
    def _link_arguments(asked: Mapping[str, str]) -> Linked:
        """Return the game of a link, which reports its faults by itself, and the help."""
        helps = HELPS if "guided" in asked else DEFAULT_HELPS
        return {"position": linked_game(asked), "helps": helps}, []

    # Review

    def _look_back(self) -> None:
        live = self.excursion.live_game
        if live.state.phase is Phase.OVER:  # not earlier, as it shows hidden cards
            self._review(live)

    def _review(self, game: Game, is_current: bool = True) -> None:
        """Review a finished game; the one on the page at its costliest turn, if that is known."""
        from dokmus_widgets.widgets.review.widget import ReviewWidget  # not all games are reviewed

        widget, found = ReviewWidget(game, language=self.language), self.to_learn.review
        if is_current:  # the way back leads to it, not to a panel or the form
            self.panels.opened = ""
            if self.new_games.form.is_open:
                self.new_games.toggle()
        back = "page-back" if is_current else "my-games-title"
        self.in_place.show(widget, "page-review", back=back)
        if found is not None and found.states[-1] == game.state:
            widget.review.take_up(found.found())
            widget.learning.met = self.to_learn.met
            widget.learning.on_met = self._tell_watchers
            if self.to_learn.turns:
                widget.open_at(self.to_learn.turns[0].last)

    def _hides_cards(self) -> bool:
        return bool(self.game.opponents.players)

    # Export

    def link(self, what: str = "position") -> str:
        """Return the query of a link that opens the position, the game or its island in the app.

        ``what``: one of ``SHARED``. Cards that nobody has shown yet are left out. Raise
        ``ValueError`` for a game that is too long, and for an island that no link describes.
        """
        wanted = read_choice("what", what, SHARED)
        return shared(wanted, self.excursion.live_game, self.state, as_link=True)

    def copy_link(self, what: str = "position") -> None:
        """Show a link for copying (see :meth:`link`), or a text where the page has no links."""
        wanted = read_choice("what", what, SHARED)
        self._show_to_copy(
            lambda key: self._export.shared_section(
                wanted, self.excursion.live_game, self.state, key
            )
        )

    @in_own_language
    def record(self) -> str:
        """Return the game so far as a text that people can read and edit, to open again later."""
        live = self.excursion.live_game
        # At a table, without the cards that are hidden from this viewer.
        return (
            record_of(live)
            if live.hand is None
            else shared("game", live, live.state, as_link=False)
        )

    @in_own_language
    def _copy_record(self) -> None:
        self._export.show_record(self.record)
        self._show_sheet()

    @command
    def open_saved(self, text: str) -> Answer:
        """Continue from a position's code or link, or from a game's record.

        An unreadable text is answered with the reason, and changes nothing.
        """
        try:
            saved = read_saved(text)
        except ValueError as error:
            self.panels.opened = "menu"  # where the text can be corrected
            return self.game.tell(self._export.fault_answer(error))
        now, hand_over = self.game, self.game.hand_over
        if isinstance(saved, GameRecord):
            return self.new_games.play(game_of_record(saved, hand_over=hand_over))
        names = now.typed if saved.seats == now.state.seats else ()
        return self.new_games.play(Game(state=saved, names=names, hand_over=hand_over))

    # Snapshots

    def _snapshot(self) -> dict[str, Any]:
        snapshot = game_document(self.excursion.live_game)
        for part in (self.new_games, self.help, self.opponents, self.to_learn):
            snapshot |= part.snapshot()
        return snapshot

    def resume(self, document: Mapping[str, Any]) -> None:
        super().resume(document)
        self.help.has_ended = False  # it was, before: the last action may be repeated

    def _read(self, snapshot: Mapping[str, Any]) -> None:
        if self.hand is not None:
            self.hand.follow()
            game = self.hand.game
        else:
            game = read_game(snapshot, self.excursion.live_game.opponents)
        self.new_games.show(game)

    # Showing

    def _show_boards(self) -> None:
        """Show the game, or the island of the form that is open: none for invalid values."""
        form = self.new_games.form
        if not form.is_open:
            super()._show_boards()
            return
        start = form.start
        unlaid = () if start else (*range(len(self.state.island.grid)),)
        self.board.show(start or self.state, View(unlaid=unlaid))

    def _view(self) -> View:
        view = game_view(self.game)
        if self.excursion.is_active:
            return view
        return with_turns(view, self.state, recent_turns(self.game))

    def _preview(self, board: BoardWidget, space: str) -> Preview:
        if self.new_games.form.is_open:
            return Preview()
        preview = self.help.preview(space)
        self._pointed = space, preview.words if preview.action else ""
        return preview

    def _pointed_words(self) -> str:
        """Return what a tap would do, or a click where the hint is for another space."""
        told, seen = super()._pointed_words(), self.board.preview
        if told or seen.get("tick") != self.board.tick or seen["space"] != self._pointed[0]:
            return told
        return self._pointed[1] if self.help.hints_elsewhere(seen["space"]) else ""

    def _beside(self) -> list[Section]:
        if self.new_games.form.is_open:
            letters = self.settings.stored.switches["letters"]
            return self.new_games.slots(self.my_games.sections(), letters)
        game, silent = self.game, self.game.waits or self.excursion.is_untouched
        note = "" if silent else turn_note(self.state, self.answer.rules)
        is_away, silent = self.excursion.is_active, game.waits or self._coach_is_first
        words = self.excursion.answer() if is_away else self.help.with_coach(self.answer)
        helping = [] if silent or self._pointed_words() else self.help.buttons()
        # The bulb tells more, too.
        buttons = [*helping[-1:], *self.excursion.buttons()] if is_away else helping
        told = answer(words, note, buttons)
        if (
            self.excursion.is_untouched
            or self.help.is_advising
            or game.is_last(self._path)
            or (told.done and self._is_automatic)
        ):
            told = replace(told, done=None)  # the user has done nothing right
        return in_slots(
            game_status(game, self.opponents.progress(), held=self.opponents.wait_for_user),
            told,
            self._actions(),
            self._toolbar(),
            self.panels.sections()
            or [
                *self.table_requests.sections(),
                *self.table_area.sections(),
                *self._standing(),
            ],
            topic=self._topic(),
            steady=self.state.phase is not Phase.OVER,
        )

    def _topic(self) -> str:
        """Return whose turn it is; while one waits, or reads a panel, whose it was."""
        state = self.state
        if not (self.game.waits or self.panels.opened or self.excursion.is_active):
            self._turn_shown = f"{state.phase} {state.round} {state.to_act}"
        return self._turn_shown

    def _actions(self) -> list[Section]:
        """Return the actions of the current player, or what comes in their place."""
        game = self.game
        if game.waits or self._coach_is_first:
            speaker = self.help if self.help.is_speaking else self.opponents
            return [button_row(speaker.buttons())]
        if self.excursion.shows_better and (bar := self.excursion.step_bar()):
            return [*bar]
        if self.excursion.is_active and self.state.phase is not Phase.TURNS:
            return [button_row([])]
        if self.excursion.shows_better:
            ways = [one for one in turn_buttons(game) if one.press != "end_turn"]
            seen = self.excursion.shown_seat is not None
            again = Button("see_step", say("others-again" if seen else "help-see"), 1)
            return [button_row([*ways, again])]
        if self.state.phase is Phase.OVER:
            return [button_row(self._over_buttons())]
        return [curtain(game.who)] if game.curtain else turn_sections(game, self.help.card_gains)

    @property
    def _coach_is_first(self) -> bool:
        """True while the coach speaks in place of the cards."""
        chooses = self.state.phase is Phase.GUARDIANS and not self.game.curtain
        return chooses and self.help.is_speaking and not self.excursion.is_active

    def _standing(self) -> list[Section]:
        excursion = self.excursion
        live, shown = excursion.live_game, self.game
        lies_open = partial(card_lies_open, live)
        moves = moves_of(live.history.plies, live, lies_open, excursion.shown_move)
        changed = effect_section(last_effect(self.game.history.latest), live.names)
        guide = button_row([Button("panel", say("panel-guide"), "guide")])
        sections = standing(shown, excursion.plies, excursion.shown_seat, moves, guide)
        return [sections[0], *self.table_area.watchers(), *changed, *sections[1:]]

    def _toolbar(self) -> Toolbar:
        switches, sound = self.settings.stored.switches, ""
        if switches["sound"]:
            sound = f"{sound_of(self.game, self.answer)}:{len(self.game.history.plies)}"
        label, letters = say("toolbar-label"), switches["letters"]
        unseen = self.panels.unseen()
        if self.state.phase is Phase.TURNS and not self.game.waits:
            unseen.append(Button("switch_help", say("help-reach"), "reach", keys=("r",)))
        return Toolbar(label, self._toolbar_buttons(), sound, letters, unseen)

    def _toolbar_buttons(self) -> list[Button]:
        game, over = self.game, self.state.phase is Phase.OVER
        alone = game.hand is None
        tools = [] if over or (game.waits and alone) else history_buttons(game)
        closed = game.waits or game.curtain or not self.excursion.is_played
        if "hints" in self.help.kinds and not (over or closed):
            # After undo, where nothing that comes and goes moves it.
            tools.insert(1, Button("hint", say("help-hint"), icon="hint", keys=("h",)))
        if self.opponents.can_replay and not over:
            tools.append(Button("again", say("others-again"), keys=("l",)))
        return [*tools, self.panels.button("menu", "m", "menu")]

    def _over_buttons(self) -> list[Button]:
        count = len(self.to_learn.turns)
        hint = say("learn-count", count=count) if count else ""
        again = [Button("rematch", say("do-rematch")), Button("new_game", say("setup-title"))]
        return [
            # What the coach says comes first.
            Button("look_back", say("review-go"), primary=not self.help.buttons(), hint=hint),
            *(again if self.hand is None else self.table_area.over_buttons),
            self.panels.button("share", "share"),
        ]

    def _menu(self) -> list[Section]:
        live = self.excursion.live_game
        new = [Button("new_game", say("setup-title"))] if self.hand is None else []
        new += [*self.table_requests.undo_buttons, *self.table_area.seat_buttons]
        ways = replace(self._export.elsewhere(live.state), asks=self.in_place.ask_label)
        opening: Section = self._export.section(live.state)
        if self.hand is not None:
            opening = Buttons(say("keep-title"), [Button("copy_record", say("keep-record"))])
        rows: list[Section] = [Buttons(say("panel-menu"), [*new, *self.panels.buttons()])]
        rows += [*self.table_area.move_link(), *self.table_requests.choices()]
        return [*rows, ways, *self.my_games.sections(), opening, *self._export.record.sections()]

    def _share(self) -> list[Section]:
        ways = self._export.share_buttons(self.excursion.live_game, self.state)
        row = Buttons(say("panel-share"), ways)
        return [*self.table_area.links(), row, *self._export.clipboard.sections()]

    @in_own_language
    def __repr__(self) -> str:
        return f"GameWidget({self.state.seats} players, {self.state.phase}: {self.game.prompt})"


def _starting_point(position: Position | None, hand_over: bool) -> Game | State | None:
    """Return the game or the state that a position of any type describes."""
    start = None if position is None else starting_point(position, hand_over=hand_over)
    if isinstance(start, Game) and not isinstance(start.answer.words, TranslatableText):
        start.describe()  # its last answer may be in another language
    return start


def _hand_at(table: Table | None, seat: int | Iterable[int] | None, keep: object) -> Hand | None:
    """Return the hand at a table, or None without one; raise ``ValueError`` for wrong arguments."""
    if table is None and seat is None:
        return None
    if not isinstance(table, Table) or keep is not None:
        raise ValueError(say("error-table", example="GameWidget(table=Table(), seat=0)"))
    return Hand(table, () if seat is None else [seat] if isinstance(seat, int) else seat)
