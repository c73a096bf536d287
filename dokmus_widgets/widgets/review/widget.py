"""A game looked back on: move by move, what each turn brought, and what else could be done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, ClassVar

from dokmus_widgets.analysis.thinking import Thinking
from dokmus_widgets.core import State
from dokmus_widgets.core.notation import (
    GameRecord,
    RecordedPly,
    read_position_code,
    write_record,
)
from dokmus_widgets.core.notation.record_reader import read_until_error
from dokmus_widgets.explain import Answer, say
from dokmus_widgets.explain.answers import Telling
from dokmus_widgets.explain.messages import LANGUAGES
from dokmus_widgets.explain.seats import sentences
from dokmus_widgets.explore.effects import last_effect
from dokmus_widgets.explore.named_pieces import quoted
from dokmus_widgets.play import Game
from dokmus_widgets.play.history import History
from dokmus_widgets.play.history_document import (
    game_document,
    history_document,
    read_game,
    read_history,
)
from dokmus_widgets.play.link_fields import Linked, LinkFields
from dokmus_widgets.play.review.facts import Review, TurnMade
from dokmus_widgets.play.review.replay import RECORD_FIELD, read_replay_code, replay_code
from dokmus_widgets.play.review.sample import sample_game
from dokmus_widgets.play.review.steps import Step, after_step
from dokmus_widgets.play.saved import (
    fault_rules,
    fault_words,
    game_of_record,
    read_saved,
    record_text,
)
from dokmus_widgets.play.telling import answer_about
from dokmus_widgets.play.wishes import read_choice
from dokmus_widgets.widgets.board.controls import deed
from dokmus_widgets.widgets.board.presses import (
    Press,
    Presses,
    number,
    one_of,
    plain,
    typed,
)
from dokmus_widgets.widgets.board.preview import Preview
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.board.view import View
from dokmus_widgets.widgets.board.widget import BoardWidget
from dokmus_widgets.widgets.effects.view import with_effect
from dokmus_widgets.widgets.game.keeping import Keeping
from dokmus_widgets.widgets.game.sheet import NOTHING, beside_board
from dokmus_widgets.widgets.game.view import game_view, preview_of
from dokmus_widgets.widgets.language import spoken
from dokmus_widgets.widgets.review.charting import ChartedBoard
from dokmus_widgets.widgets.review.notebook_file import notebook_file
from dokmus_widgets.widgets.review.sheet import ReviewWords
from dokmus_widgets.widgets.sections.basic import Button
from dokmus_widgets.widgets.sections.elsewhere import ELSEWHERE

#: What there is to look back on.
Played = Game | GameRecord | State | str


class ReviewWidget(ChartedBoard):
    """A game that was played, to be looked back on.

    ``played``: a :class:`Game`, a record or its text, a position, or a link to either; of a record
    with a fault what stands before it, and the answer says which and why. Without one a game of
    gentle players, from its beginning. ``language``: of every word; ``has_address``: whether the
    page that shows it opens its links. Whatever is done on the board tries other moves;
    :meth:`come_back` leaves them.
    Each method answers as the screen does.

    >>> from dokmus_widgets.widgets import ReviewWidget
    >>> review = ReviewWidget()
    >>> review.look_at(1).done
    True
    """

    presses: ClassVar[Presses] = {
        **ChartedBoard.presses,
        "look_at": Press(number, offers=lambda widget: range(len(widget.review.states))),
        "step": Press(one_of(Step)),
        **plain("come_back", "see_best", "play_best"),
        **plain("see_best_on", "compare_on", again=False),
        **plain("copy_record", "save_notebook", again=False),
        "open_saved": Press(typed("text"), again=False),
        "go": Press(one_of(ELSEWHERE), "_leave"),
    }
    hints = ("review-link-hint", "explored-code-hint")
    takes_along = Keeping
    _taking: Keeping

    def __init__(
        self,
        played: Played | None = None,
        *,
        language: str = LANGUAGES[0],
        has_address: bool = False,
        **options: Any,
    ) -> None:
        fault: ValueError | None = None

        def begun() -> Game:
            nonlocal fault
            game, fault = opened(sample_game() if played is None else played)
            self._take(game.history)
            return game

        super().__init__(begun, language, has_address, **options)
        if fault is not None:
            told = fault
            self._do(lambda: self._up_to(told))
        elif played is None:  # nobody knows it yet: from its beginning
            self.look_at(0)
            self._do(lambda: self._told(lambda: Answer(say("review-told-sample"))))

    @staticmethod
    def arguments_of_link(asked: Mapping[str, str]) -> Linked:
        """The record of a link, or the position."""
        link = LinkFields(asked, (RECORD_FIELD, "position"))
        found: Played | None = link.read(RECORD_FIELD, read_replay_code, None)
        return {"played": found or link.read("position", read_position_code, None)}, link.faults

    # What a hand does

    @deed
    def look_at(self, place: int) -> Answer:
        """Go to a place of the game: 0 where it begins, after that many moves otherwise."""
        return self._go(place)

    @deed
    def step(self, step: Step | str) -> Answer:
        """Go on or back by a move, a turn, a round; see :class:`Step`."""
        return self._go(after_step(self.review, self._place(), read_choice("step", step, [*Step])))

    @deed
    def come_back(self) -> Answer:
        """Leave the moves that were tried: back to where the game went another way."""
        return self._go(self._place())

    @deed
    def see_best(self) -> Answer:
        """Find the most that this turn could have made, with each card; a moment's work."""

        def seen(turn: TurnMade) -> Answer:
            best = self.review.best(turn)
            self.review.cards(turn)
            facts = {"made": turn.made, "best": best.points}
            return self._told(
                lambda: Answer(say("review-told-best", who=self.names[turn.seat], **facts))
            )

        return self._of_turn(seen)

    @deed
    def see_best_on(self) -> Answer:
        """The same between the clicks, or at once by :meth:`wait`."""

        def finding(turn: TurnMade) -> Thinking[None]:
            yield from self.review.finding_best(turn)
            yield from self.review.finding_cards(turn)

        return self._of_turn(
            lambda turn: self._work_for("review-looking", finding(turn), self.see_best)
        )

    def _work_for(self, told: str, work: Thinking[None], then: Callable[[], Answer]) -> Answer:
        """Tell that this is worked at; and what came of it, unless something else is done."""
        answer = self._told(lambda: Answer(say(told)))

        def working() -> Thinking[None]:
            yield from work
            if self.answer is answer:
                then()

        self._work_at(working())
        return answer

    @deed
    def play_best(self) -> Answer:
        """Play the best of this turn out on the board; :meth:`come_back` leaves it."""

        def played(turn: TurnMade) -> Answer:
            self._go(turn.first)
            made = [self.game.history.play(action) for action in self.review.best(turn).line]
            self.game.take_up(self.game.history)
            return self._told(lambda: answer_about(made[-1:], self.names))

        return self._of_turn(played)

    def _of_turn(self, deed: Callable[[TurnMade], Answer]) -> Answer:
        """Do something with the turn that is shown, if one is."""
        turn = self.words().turn_here()
        return self.game.refuse(lambda: say("review-no-turn")) if turn is None else deed(turn)

    @deed
    def compare(self) -> Answer:
        """Find the best of every turn of the game."""
        self._search("best")
        turns = self.review.turns
        made = sum(turn.made for turn in turns)
        best = sum(self.review.best(turn).points for turn in turns)
        return self._told(lambda: Answer(say("review-told-compared", made=made, best=best)))

    @deed
    def compare_on(self) -> Answer:
        """The same between the clicks: the table fills by and by, or at once by :meth:`wait`."""
        work = self._searching("best", self._show_sheet)
        return self._work_for("review-comparing", work, self.compare)

    @deed
    def open_saved(self, text: str) -> Answer:
        """Look back on another game: a record, or a link; what cannot be read changes nothing."""
        try:
            game, fault = opened(text)
        except ValueError as error:
            return self._told(self._taking.refused(error))
        self.subject = game
        self._take(game.history)
        self._taking.renew()
        return game.answer if fault is None else self._up_to(fault)

    # To be taken along

    def record(self) -> str:
        """The game as the text of a record, with what was noted in it."""
        return write_record(self._record())

    @spoken
    def copy_record(self) -> None:
        """Show the record of the game, to be copied."""
        self._taking.show_record(self.record)
        self._show_sheet()

    @spoken
    def save_notebook(self) -> None:
        """Offer a notebook that looks back on the game, as a file."""
        self._taking.record.lay(lambda _: notebook_file(self.record(), self.language))
        self._show_sheet()

    def link(self) -> str:
        """The query of a link that replays the whole game: ``?record=...``."""
        return f"?{RECORD_FIELD}={replay_code(self._record())}"

    def _record(self) -> GameRecord:
        plies = [RecordedPly(ply.action, ply.note) for ply in self._played.all_plies]
        return GameRecord(self.names, self._played.start, plies, self._played.opening)

    # What follows

    def _take(self, history: History) -> None:
        """Look back on this line from now on."""
        self._played = history.fork()
        self._played.secrets = False
        self.review = Review(self._played)

    def _place(self) -> int:
        """The place in the game as it was played: that before the first move that was tried."""
        line, there = self._played.line, self.game.history
        same = zip(line, there.line, strict=False)
        parted = next((at for at, (one, other) in enumerate(same) if one != other), len(line))
        return min(parted, there.place)

    def _go(self, place: int) -> Answer:
        line = self._played.fork()
        line.go_to(place)
        self.game.take_up(line)
        return self._told(self._told_place)

    def _told(self, telling: Telling) -> Answer:
        """Have the game answer so: its sheet shows what it answers."""
        return self.game.tell(lambda _game: telling())

    def _told_place(self) -> Answer:
        plies = self.game.history.plies
        if not plies:
            return Answer(say("review-told-begin"))
        return answer_about(plies[-1:], self.names)

    def _up_to(self, fault: ValueError) -> Answer:
        """What keeps a record from going on, and that it is shown up to there."""

        def told() -> Answer:
            words = sentences([fault_words(fault), say("review-up-to")])
            return Answer(words, done=False, rules=fault_rules(fault))

        return self._told(told)

    def stand(self) -> dict[str, Any]:
        """The game, and where in it one is."""
        return {
            "game": game_document(self.game),
            "played": history_document(self._played),
            "found": self.review.found(),
            "marking": self.marking,
        }

    def _stand_as(self, stand: Mapping[str, Any]) -> None:
        game, played = read_game(stand["game"]), read_history(stand["played"])
        self._take(played)
        self.review.take_up(stand["found"])
        self.marking = bool(stand.get("marking"))
        self.subject = game

    # What is shown

    def words(self) -> ReviewWords:
        """What there is to say of it."""
        return ReviewWords(self.game, self._played, self.review)

    def view(self) -> View:
        """The position, with what the move that led to it changed."""
        view, history = game_view(self.game), self.game.history
        if history.latest is None and history.plies:
            view = with_effect(view, last_effect(history.plies[-1]))
        if self.marking:
            view = replace(view, free=0, paid=0, pickable=0, choosable=())
        marks, trails = self._note_marks()
        return replace(view, marks=[*view.marks, *marks], trails=(*view.trails, *trails))

    def beside(self) -> list[Section]:
        """The ways through the game, the turn, and what can be tried."""
        words = self.words()
        heading, *others = beside_board(
            self.game, self.answer, self._taking, self._asks(), [], NOTHING
        )
        return [heading, *words.going(), *words.turn(), *self._remark_sections(), *others]

    def below(self) -> list[Section]:
        """Every move, the tables, and other games."""
        words = self.words()
        notebook = Button("save_notebook", say("review-notebook"))
        kept = self._taking.section(self.state, [notebook]), *self._taking.record.sections()
        return [*self._charts(), words.moves(), *words.tables(), *kept]

    def _preview(self, board: BoardWidget, space: str) -> Preview:
        return preview_of(self.game, space)

    def __repr__(self) -> str:
        return f"ReviewWidget({self.state.seats} players, {len(self._played.all_plies)} moves)"


def opened(played: object) -> tuple[Game, ValueError | None]:
    """The game to look back on, at its end, with what keeps a record from going on, or None.

    ``ValueError`` for what cannot be read.
    """
    fault: ValueError | None = None
    if isinstance(played, str):
        text = record_text(played)
        played, fault = (read_saved(played), None) if text is None else read_until_error(text)
    if isinstance(played, State):
        return Game(state=played, hand_over=False), fault
    if isinstance(played, GameRecord):
        return game_of_record(played, hand_over=False), fault
    if not isinstance(played, Game):
        raise ValueError(say("edit-not-saved", value=quoted(played)))
    game = Game(state=played.history.start, names=played.typed, hand_over=False)
    line = played.history.fork()
    line.secrets = False
    game.take_up(line)
    return game, fault
