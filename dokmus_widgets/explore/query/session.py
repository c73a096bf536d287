"""Interactive queries about a position: legality of actions, trial moves, what-if changes."""

from collections.abc import Callable

from dokmus_widgets.cases import Case
from dokmus_widgets.core import Action, ChooseStart, Phase, Rotation, Space, State, space_name
from dokmus_widgets.core.notation import NotationError
from dokmus_widgets.drawing.pictures.scene import left_out_spaces
from dokmus_widgets.explain import Answer, listed, say, seat_names
from dokmus_widgets.explain.spaces import off_board_fault
from dokmus_widgets.explore.changes import Change, ImpossibleChange
from dokmus_widgets.explore.query.action_parser import parse_action
from dokmus_widgets.explore.query.brushes import BRUSHES, brush_words, change_by
from dokmus_widgets.explore.query.played import PlayedAction
from dokmus_widgets.explore.query.ruling import Ruling, ruling_on
from dokmus_widgets.explore.query.variant import Variant
from dokmus_widgets.explore.query.words import case_question, change_words
from dokmus_widgets.play.move_answers import tile_selected
from dokmus_widgets.play.records import fault_words
from dokmus_widgets.play.tools import Place, Tool, action_of, place_on, selects_tile


class QuerySession:
    """Session of queries about a position; every method returns an answer.

    ``case``: the rule case, or None. ``what_if``: the given position with its changes.
    ``action``: the last queried action, ``ruling``: that on the last query, or None; ``seen``:
    legality by action queried on the given position.
    ``done``: the actions played since; ``refuted``: whether the illegal action is shown on the
    board. ``look``: the index, from 0, of the displayed route or obstacle. ``tool``, ``brush``:
    the tool of a click for queries, and for changes.
    """

    def __init__(self, given: State) -> None:
        self._begin(given)

    def _begin(self, given: State, case: Case | None = None) -> None:
        self.case = case
        self.what_if = Variant.of(given)
        self.seen: dict[Action, bool] = {}
        self.tool, self.brush = Tool.PLACE, ""
        self.held: int | None = None
        self.action: Action | None = None
        self.clicked: tuple[Tool, Space, Space | None] | None = None
        self.done: list[PlayedAction] = []
        self.refuted = False
        self.look = 0
        self.selected: Space | None = None
        self.ruling: Ruling | None = None
        self._answer = Answer(self.question)

    @property
    def state(self) -> State:
        return self.done[-1].after if self.done else self.what_if.state

    @property
    def names(self) -> tuple[str, ...]:
        return seat_names(self.state.seats)

    @property
    def question(self) -> str:
        """Question text of the case."""
        return say("explore-position") if self.case is None else case_question(self.case)

    @property
    def left_out(self) -> tuple[Space, ...]:
        """Spaces that are not part of the case."""
        return () if self.case is None else left_out_spaces(self.state, self.case.left_out)

    @property
    def answer(self) -> Answer:
        """Last answer, in the current language."""
        if self.ruling is None:
            return self._answer.again()
        answers = self.ruling.answers
        return answers[min(self.look, len(answers) - 1)]

    def click(self, space: Space | str) -> Answer:
        """Query or change the clicked space, depending on the tool or brush."""
        where = place_on(self.state.island.frame, space)
        if isinstance(where, Rotation):
            return self.ask(action_of(self.state, self.tool, where, self.selected))
        if self.brush:
            return self._brush(where)
        if selects_tile(where, self.tool, self.state):
            self.selected, answer = tile_selected(self.state, self.selected, where)
            return self._tell(answer)
        if self.tool in (Tool.PLACE, Tool.MOVE_TOKEN) and where in self.left_out:
            return self.refuse(say("told-left-out", space=space_name(where)))
        action = self.asked_by(where)
        if action is None:
            self.selected = where if self.selected != where else None
            name = "told-let-go" if self.selected is None else "told-selected"
            return self._tell(Answer(say(name, space=space_name(where))))
        clicked = (self.tool, where, self.selected)
        answer = self.ask(action)
        self.clicked = clicked
        return answer

    def asked_by(self, space: Place) -> Action | None:
        """Return the action that a click on a space or an arrow queries, or None."""
        state, selected = self.state, self.selected
        if self.brush or selects_tile(space, self.tool, state):
            return None
        if isinstance(space, Rotation):
            return action_of(state, self.tool, space, selected)
        if state.phase is Phase.START:
            return ChooseStart(space)
        picks_up = selected is None and state.seat_at(space) is not None
        if self.tool is Tool.MOVE_TOKEN and (picks_up or selected == space):
            return None
        return action_of(state, self.tool, space, selected)

    def use(self, tool: Tool | str) -> Answer:
        """Select the tool for queries; see :class:`Tool`."""
        if tool not in list(Tool):
            raise ValueError(say("error-tool", tool=str(tool), tools=listed(list(Tool))))
        wanted = self.tool = Tool(tool)
        self.selected, self.brush, self.held = None, "", None
        return self._tell(Answer(say("told-asks", tool=say(f"tool-{wanted}"))))

    def ask(self, action: Action | str) -> Answer:
        """Check an action, or its notation or button text, and explain the verdict."""
        if isinstance(action, str):
            try:
                action = parse_action(self.state, action)
            except NotationError as error:
                return self.refuse(fault_words(error))
        if off_board := off_board_fault(self.state.island.frame, action):
            return self.refuse(off_board)
        self.refuted, self.look = False, 0
        self.action, self.clicked, self.selected = action, None, None
        self.ruling = ruling_on(self.state, action)
        if not self.done and not self.what_if.changes:
            self.seen[action] = self.ruling.legal
        return self.answer

    def look_at(self, number: int) -> Answer:
        """Display another route or obstacle of the answer, by index from 0."""
        if self.ruling is None or not 0 <= number < len(self.ruling.answers):
            return self.refuse(say("told-nothing-asked"))
        self.look = number
        return self.answer

    def do(self) -> Answer:
        """Play the queried action; show on the board why an illegal one fails."""
        ruling = self.ruling
        if ruling is None or self.action is None or ruling.state is not self.state:
            return self.refuse(say("told-nothing-asked"))
        if not ruling.legal:
            self.refuted, self.look = True, 0
            return self.answer
        before = self.state
        self.done.append(PlayedAction(before, self.action, before.apply(self.action)))
        return self.tell_done()

    def tell_done(self) -> Answer:
        """Describe the last played action."""
        return self._tell(self.done[-1].answer())

    def back(self) -> Answer:
        """Undo the last played action, or hide the refutation."""
        if self.refuted:
            self.refuted = False
            return self.answer
        if not self.done:
            return self.refuse(say("do-undo-none"))
        return self.ask(self.done.pop().action)

    def try_remedy(self, number: int = 0) -> Answer:
        """Apply a remedy, by index, and query the action again."""
        ruling = self.ruling
        if ruling is None or not 0 <= number < len(ruling.remedies):
            return self.refuse(say("told-no-remedy"))
        remedy = ruling.remedies[number]
        if remedy.change is not None:
            if self.done:  # what was played is part of what is changed
                self.what_if, self.done = Variant.of(self.state), []
            self.what_if = self.what_if.with_change(remedy.change)
        return self.ask(remedy.action)

    def change(self, change: Change) -> Answer:
        """Change the position and repeat the last query."""
        try:
            changed = self.what_if.with_change(change)
        except ImpossibleChange as error:
            return self.refuse(str(error))
        return self._changed(changed, lambda: change_words(self.state, change, self.names))

    def take_brush(self, brush: str) -> Answer:
        """Select a brush from ``BRUSHES``; an empty name returns to queries."""
        if brush and brush not in BRUSHES:
            raise ValueError(say("error-tool", tool=brush[:40], tools=listed(BRUSHES)))
        self.brush, self.held, self.selected = brush, None, None
        if not brush:
            return self._tell(Answer(say("what-if-no-brush")))
        return self._tell_brush()

    def _tell_brush(self) -> Answer:
        now, brush, held = self.what_if.state, self.brush, self.held
        return self._tell(Answer(brush_words(now, brush, self.names, held)))

    def _brush(self, where: Space) -> Answer:
        state, held = self.what_if.state, self.held
        slot, change = state.island.frame.slot_of(where), change_by(state, self.brush, where, held)
        self.held = slot if change is None else None
        return self._tell_brush() if change is None or held == slot else self.change(change)

    def take_back(self, number: int) -> Answer:
        """Revert one change, by index."""
        if not 0 <= number < len(self.what_if.changes):
            return self.refuse(say("told-no-change"))
        gone = self.what_if.changes[number]
        return self._changed(
            self.what_if.without(number),
            lambda: say("told-taken-back", what=change_words(self.state, gone, self.names)),
        )

    def reset(self) -> Answer:
        """Restore the given position and repeat the query."""
        if not self.what_if.changes and not self.done and not self.refuted:
            return self._tell(Answer(self.question))
        return self._changed(Variant.of(self.what_if.given), lambda: say("told-as-given"))

    def _changed(self, what_if: Variant, told: Callable[[], str]) -> Answer:
        """Set the changed position and repeat the last query on it."""
        action, clicked = self.action, self.clicked
        if self.done:
            action, clicked = self.done[0].action, None
        self.what_if, self.done = what_if, []
        self.refuted, self.selected, self.look = False, None, 0
        if action is None:
            return self._tell(Answer(told()))
        if clicked is None or not self._clicked_on_board(clicked):
            return self.ask(action)
        again = self.ask(action_of(self.state, *clicked))
        self.clicked = clicked
        return again

    def _clicked_on_board(self, clicked: tuple[Tool, Space, Space | None]) -> bool:
        frame = self.state.island.frame
        return self.state.turn is not None and all(map(frame.has, filter(None, clicked[1:])))

    def refuse(self, words: str) -> Answer:
        return self._tell(Answer(words, done=False))

    def _tell(self, answer: Answer) -> Answer:
        self._answer, self.ruling = answer, None
        return answer
