"""The review of a game: move by move, the points of each turn, and alternatives."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from typing import Any, ClassVar

from dokmus_widgets.core import SEATS, Rules, Space, is_whole
from dokmus_widgets.core.notation import read_position_code
from dokmus_widgets.explain import LANGUAGES, Answer, say, sentences
from dokmus_widgets.explain.readings import reading_words
from dokmus_widgets.explore.effects import last_effect
from dokmus_widgets.explore.parsing import quoted
from dokmus_widgets.play import Game, Linked, LinkFields, Position, Tool, read_choice
from dokmus_widgets.play.history_document import (
    game_document,
    history_document,
    read_game,
    read_history,
)
from dokmus_widgets.play.positions import game_in, open_game
from dokmus_widgets.play.prompts import prompt
from dokmus_widgets.play.records import fault_rules, fault_words
from dokmus_widgets.play.review.facts import Review
from dokmus_widgets.play.review.navigation import Jump, jump
from dokmus_widgets.play.review.replay import RECORD_FIELD, own_seats, read_replay_code, replay_code
from dokmus_widgets.play.review.sample import sample_game
from dokmus_widgets.widgets.board import Press, Presses, Preview, Section, View, nothing, plain
from dokmus_widgets.widgets.board.controls import command, delegated
from dokmus_widgets.widgets.board.presses import number, one_of, typed
from dokmus_widgets.widgets.board.widget import BoardWidget
from dokmus_widgets.widgets.effects.view import with_effect
from dokmus_widgets.widgets.game.board import GameBoard
from dokmus_widgets.widgets.game.export_area import GameExport
from dokmus_widgets.widgets.game.in_place import WidgetInPlace
from dokmus_widgets.widgets.game.panels import STILL_KEYS, TURN_KEYS, Panels, key_help
from dokmus_widgets.widgets.game.sheet import scores
from dokmus_widgets.widgets.game.slots import game_status, players_section, turn_sections
from dokmus_widgets.widgets.game.view import game_view, preview_of
from dokmus_widgets.widgets.language import in_own_language
from dokmus_widgets.widgets.review.chart_panel import ChartPanel
from dokmus_widgets.widgets.review.comments import Comments
from dokmus_widgets.widgets.review.learning import Learning
from dokmus_widgets.widgets.review.notebook_file import notebook_file
from dokmus_widgets.widgets.review.replay import Replay
from dokmus_widgets.widgets.review.sheet import compared_words, turn_heading
from dokmus_widgets.widgets.sections import Button, Note, Toolbar, answer, in_slots
from dokmus_widgets.widgets.sections.elsewhere import ELSEWHERE


class ReviewWidget(GameBoard):
    """The review of a played game. Each method answers as the screen does.

    ``played``: a game, a widget with one, a record, its text or the path of its file, a position,
    or a link; of an invalid record the part before the fault, which the answer explains; by default
    a sample game of gentle players, from its beginning. ``own``: the seats that people played, by
    default those of a game, or all. ``language``: one of ``LANGUAGES``; ``has_address``: whether
    the page opens links. Actions on the board try other moves, :meth:`learn` plays a turn anew, and
    :meth:`show_best` shows the better one; :meth:`come_back` leaves them.

    >>> from dokmus_widgets.widgets import ReviewWidget
    >>> review = ReviewWidget()
    >>> review.look_at(1).done
    True
    """

    _presses: ClassVar[Presses] = {
        **GameBoard._presses,
        "look_at": Press(number, offers=lambda widget: range(len(widget.review.states))),
        "step": Press(one_of(Jump)),
        **plain("come_back"),
        "copy_record": Press(nothing, "_copy_record", again=False),
        "save_notebook": Press(nothing, "_save_notebook", again=False),
        "open_saved": Press(typed("text"), again=False),
        "go": Press(one_of(ELSEWHERE), "_open_page"),
    }
    _hints = ("review-link-hint", "explored-code-hint")
    _export_class = GameExport
    _export: GameExport

    def __init__(
        self,
        played: Position | None = None,
        *,
        own: Collection[int] = (),
        language: str = LANGUAGES[0],
        has_address: bool = False,
        **options: Any,
    ) -> None:
        fault: ValueError | None = None
        self._replay = Replay(self)
        self.in_place = WidgetInPlace(self)
        self.comments = Comments(self, self._replay)
        self.charts = ChartPanel(self, self._replay)
        self.learning = Learning(self, self._replay, self.comments)
        self.panels = Panels(self, {"keys": self._keys})
        given = game_in(played)
        people = read_seats(own) or (() if given is None else given.people)

        def create() -> Game:
            nonlocal fault
            game, fault = open_game(sample_game() if played is None else played)
            self._replay.load(game.history, people)
            return game

        parts = (self.learning, self.comments, self.charts, self.in_place, self.panels)
        super().__init__(create, language, has_address, parts=parts, **options)
        if fault is not None:
            found = fault
            self._do(lambda: self._shown_up_to(found))
        elif played is None:  # an unknown game starts at its beginning
            self.look_at(0)
            self._act(lambda game: game.tell(Answer(say("review-told-sample"))))
        else:
            self.open_at(None)
        self._run_background()

    @property
    def review(self) -> Review:
        """The analysis of the game."""
        return self._replay.review

    @staticmethod
    def _link_arguments(asked: Mapping[str, str]) -> Linked:
        link = LinkFields(asked, (RECORD_FIELD, "position"))
        found: Position | None = link.read(RECORD_FIELD, read_replay_code, None)
        found = found or link.read("position", read_position_code, None)
        return {"played": found, "own": own_seats(asked.get(RECORD_FIELD, ""))}, link.faults

    comment = delegated("comments", Comments.comment)
    sign = delegated("comments", Comments.sign)
    mark = delegated("comments", Comments.mark)
    switch_marking = delegated("comments", Comments.switch_marking)
    figure = delegated("charts", ChartPanel.figure)
    chart_picture = delegated("charts", ChartPanel.picture)
    show_chart = delegated("charts", ChartPanel.show)

    learn = delegated("learning", Learning.learn)
    show_best = delegated("learning", Learning.show_best)
    see_step = delegated("learning", Learning.see_step)
    hint = delegated("learning", Learning.hint)

    def click(self, space: Space | str) -> Answer:
        """Click a space: try a move, or mark the space."""
        if self.learning.is_closed:
            return self._act(lambda game: game.refuse(say("learn-closed")))
        marks = self.comments.marking and space not in self._arrows
        return self.mark(space) if marks else super().click(space)

    def wait(self) -> None:
        """Finish the background search at once."""
        self._worker.wait()

    @command
    def look_at(self, place: int) -> Answer:
        """Go to a place of the game: the number of moves before it."""
        return self._go(place)

    def open_at(self, place: int | None) -> None:
        """Tell what the page is for, at a place of the game if one is given."""
        if place is not None:
            self.look_at(place)
        last = self.review.states[-1]

        def told(game: Game) -> Answer:
            result = prompt(last, self.names, Tool.PLACE, None) if last.to_act is None else ""
            use = say("review-told-open") if self.review.turns else ""
            return game.tell(Answer(sentences([result, use]))) if result or use else game.answer

        self._act(told)

    def _go(self, place: int) -> Answer:
        self.learning.leave()
        return self._replay.go(place)

    @command
    def step(self, step: Jump | str) -> Answer:
        """Go on or back by a move, a turn, a round; see :class:`Jump`."""
        wanted = read_choice("step", step, [*Jump])
        return self._go(jump(self.review, self._here, wanted))

    @command
    def come_back(self) -> Answer:
        """Leave the tried moves, and return to the place of the game that was shown before."""
        return self._go(self._replay.place if self.learning.turn is None else self.learning.left)

    @property
    def _here(self) -> int:
        """The current place in the played game."""
        turn = self.learning.turn
        return self._replay.place if turn is None else turn.last

    @command
    def compare(self) -> Answer:
        """Find the best line of every turn of the game."""
        for turn in self.review.turns:
            self.review.best(turn)
        return self.game.tell(Answer(compared_words(self.review, self._replay.own)))

    @command
    def open_saved(self, text: str) -> Answer:
        """Review another game from a record or a link; refuse an unreadable one."""
        try:
            game, fault = open_game(text)
        except ValueError as error:
            return self.game.tell(self._export.fault_answer(error))
        self._subject = game
        self._replay.load(game.history, ())
        self.learning.leave()
        self.learning.met = set()
        self._export.reset_form()
        return game.answer if fault is None else self._shown_up_to(fault)

    def record(self) -> str:
        """Return the game with its notes as the text of a record."""
        return self._replay.text

    @in_own_language
    def _copy_record(self) -> None:
        self._export.show_record(self.record)
        self._show_sheet()

    @in_own_language
    def _save_notebook(self) -> None:
        self._export.record.show(lambda _: notebook_file(self.record(), self.language))
        self._show_sheet()

    def link(self) -> str:
        """Return the query of a link to the whole game: ``?record=...``."""
        return f"?{RECORD_FIELD}={replay_code(self._replay.record, self._replay.own)}"

    def _shown_up_to(self, fault: ValueError) -> Answer:
        words = sentences([fault_words(fault), say("review-up-to")])
        return self.game.refuse(words, fault_rules(fault))

    def _snapshot(self) -> dict[str, Any]:
        return {
            "game": game_document(self.game),
            "played": history_document(self._replay.played),
            "found": self.review.found(),
            "own": sorted(self._replay.own),
            **self.charts.snapshot(),
            **self.learning.snapshot(),
            **self.comments.snapshot(),
        }

    def _read(self, snapshot: Mapping[str, Any]) -> None:
        game, played = read_game(snapshot["game"]), read_history(snapshot["played"])
        self._replay.load(played, {*map(int, snapshot.get("own", ()))})
        self.review.take_up(snapshot["found"])
        self._subject = game

    def _view(self) -> View:
        view, history = game_view(self.game), self.game.history
        if history.latest is None and history.plies:
            view = with_effect(view, last_effect(history.plies[-1]))
        return view

    def _beside(self) -> list[Section]:
        words, chips, unseen = self._replay.sections, self.learning.chips(), self.panels.unseen()
        told = answer(self.answer, buttons=self.learning.hint_buttons())
        if told.done and self.learning.verdict is None:
            told = replace(told, done=None)
        if self.learning.turn is not None:
            return self.learning.slots(told, self.panels.sections() or chips, unseen)
        turn, game = words.current_turn(), self.game
        playing, trying = turn_sections(game), words.is_trying
        has_ended = turn is not None and game.history.place == turn.last
        told = replace(told, text=sentences([words.verdict(), told.text]))
        return in_slots(
            game_status(game, asks=trying) if turn is None else turn_heading(turn, self.names),
            told,
            playing if trying else words.navigation(),
            Toolbar(say("learn-ways"), words.tools(), unseen=unseen),
            self.panels.sections()
            or [
                *words.note(),
                *words.chart(shows_others=self.charts.shows_others),
                *chips,
                *words.effect(),
                *([] if trying or has_ended else playing),
                players_section(game, game.history.plies),
                scores(game),
                words.moves(),
                *self.comments.sections(),
                *self.charts.sections(),
                *self._sharing(),
            ],
            topic="game",
        )

    def _keys(self) -> list[Section]:
        """Return the keys of a turn that is played, or those that go through the game."""
        learning, trying = self.learning, self._replay.sections.is_trying
        if learning.shows_best or (learning.turn is None and not trying):
            return [Note(say("review-keys"))]
        if learning.is_closed:
            return key_help(STILL_KEYS)
        return key_help((*TURN_KEYS, "1 \N{EN DASH} 5" if learning.turn is None else "H"))

    def _sharing(self) -> list[Section]:
        export, rules = self._export, self.state.rules
        reading = say("reading-played", reading=reading_words(rules))
        notebook = Button("save_notebook", say("review-notebook"))
        return [
            *([Note(reading)] if rules != Rules() else []),
            *export.copy_sections(self.state)[:-1],
            replace(export.elsewhere(self.state), asks=self.in_place.ask_label),
            export.section(self.state, [notebook]),
            *export.record.sections(),
        ]

    def _preview(self, board: BoardWidget, space: str) -> Preview:
        return preview_of(self.game, space)

    def __repr__(self) -> str:
        moves = len(self._replay.played.all_plies)
        return f"ReviewWidget({self.state.seats} players, {moves} moves)"


def read_seats(own: object) -> frozenset[int]:
    """Parse a collection of seats; raise ``ValueError`` for anything else."""
    seats: list[Any] = [*own] if isinstance(own, Iterable) else [own]
    if not all(is_whole(seat) and seat in range(SEATS[-1]) for seat in seats):
        raise ValueError(f"own: {quoted(own)} holds no seats; they are 0 to {SEATS[-1] - 1}")
    return frozenset(seats)
