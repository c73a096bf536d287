"""Rules explorer: cases, own positions and comparisons of readings."""

from functools import lru_cache

from dokmus_widgets.cases import Case, UnknownNameError, case as case_of, cases_for
from dokmus_widgets.core import PRESETS, SWITCHES, Action, Rule, State
from dokmus_widgets.explain.answers import Answer
from dokmus_widgets.explain.messages import has_message, language, say
from dokmus_widgets.explore.effects import Effect, effect_of, last_effect
from dokmus_widgets.explore.query.session import QuerySession
from dokmus_widgets.explore.query.words import case_point
from dokmus_widgets.explore.rules.comparing import (
    Reading,
    both_readings,
    by_answer,
    partings,
    readings_of,
)
from dokmus_widgets.explore.rules.offer import Offer, nearest_to
from dokmus_widgets.explore.topics.generator import position_questions
from dokmus_widgets.explore.topics.questions import Topic
from dokmus_widgets.explore.topics.words import QuestionList, answered
from dokmus_widgets.play import Position, read_choice, read_position
from dokmus_widgets.play.records import fault_words, read_saved
from dokmus_widgets.play.tools import tool_for

#: Initial rule.
FIRST_RULE = Rule.FOREST_COST


class Explorer(QuerySession):
    """Explorer of the cases of the catalogue, or of an own position.

    ``rule``: the rule of the current series of cases, or None. ``readings``: the compared ones.
    ``nearest``: suggested rules and cases for an unknown name. ``is_blank``: nothing was asked for
    yet, and the case is only a beginning.
    """

    def __init__(self, rule: str | None = None) -> None:
        self.rule: Rule | None = None
        super().__init__(cases_for(FIRST_RULE)[0].state)
        self.start_over()
        if rule is not None:
            self.is_blank = False
            self.show_rule(rule)

    def start_over(self) -> Answer:
        """Return to the beginning, before anything was asked for."""
        answer = self.show_rule(FIRST_RULE)
        self.is_blank = True
        return answer

    def show_rule(self, rule: str) -> Answer:
        """Show the first case of a rule; suggest alternatives for an unknown one."""
        try:
            found = cases_for(rule)
        except UnknownNameError as error:
            return self._offer("told-no-rule", str(rule), error.nearest)
        if not found:
            return self.refuse(say("told-no-case-yet", wish=rule))
        return self._go(found[0], Rule(rule))

    def show_case(self, case: str | Case) -> Answer:
        """Show a case, given or by id; suggest alternatives for an unknown id.

        Raise ``ValueError`` for a case without messages (see
        :func:`dokmus_widgets.explain.messages.add_messages`).
        """
        if isinstance(case, Case) and not has_message(case.message):
            raise ValueError(say("error-case-words", case=case.id, message=case.message))
        try:
            found = case if isinstance(case, Case) else case_of(case)
        except UnknownNameError as error:
            return self._offer("told-no-case", str(case), error.nearest)
        rules = found.rules if found in cases_for(found.rules[0]) else (None,)
        return self._go(found, self.rule if self.rule in rules else rules[0])

    def show_position(self, position: Position) -> Answer:
        """Show a position in any form."""
        try:
            if isinstance(position, str):
                saved = read_saved(position)
                state = saved if isinstance(saved, State) else saved.start
            else:
                state = read_position(position)
        except ValueError as error:
            return self.refuse(say("error-open", why=fault_words(error)))
        self.rule = None
        self._begin(state)
        return self.answer

    def step(self, by: int = 1) -> Answer:
        """Show the next case of the rule, or the previous one by -1, cyclically."""
        around = self.siblings
        if self.case is None or not around:
            return self.refuse(say("told-no-siblings"))
        at = [case.id for case in around].index(self.case.id)
        return self._go(around[(at + by) % len(around)], self.rule)

    @property
    def siblings(self) -> tuple[Case, ...]:
        """Cases of the current rule."""
        return () if self.rule is None else cases_for(self.rule)

    def _go(self, case: Case, rule: Rule | None) -> Answer:
        self.rule = rule
        self._begin(case.state, case)
        if case.actions:
            self.tool = tool_for(case.actions[0])
        return self.answer

    def _begin(self, given: State, case: Case | None = None) -> None:
        self.readings: tuple[Reading, ...] = ()
        self.nearest: tuple[str, ...] = ()
        self.is_blank = False
        super()._begin(given, case)

    def ask(self, action: Action | str) -> Answer:
        """Check an action, or its notation or button text, and explain the verdict."""
        self.nearest = ()
        return super().ask(action)

    def _offer(self, name: str, wish: str, nearest: tuple[str, ...]) -> Answer:
        near = nearest or nearest_to(wish)
        return self.offer(say(name, wish=wish[:60], near="some" if near else "none"), near)

    def offer(self, words: str, nearest: tuple[str, ...]) -> Answer:
        """Refuse, and suggest rules and cases by id."""
        self.nearest = nearest
        return self._tell(Offer(words, done=False, ids=nearest))

    @property
    def here(self) -> QuestionList:
        """Questions about the board; empty for a case."""
        asked = position_questions(self.state) if self.case is None else ()
        return QuestionList(self.state, asked, language())

    def look_here(self, name: str) -> Answer:
        """Answer a question by its name, such as ``barred.mountain.closed``.

        A single action is checked; several are described and drawn.
        """
        question = next((one for one in self.here if one.name == name), None)
        if question is None:
            return self.refuse(say("told-nothing-asked"))
        self.tool, self.brush, self.held = question.tool, "", None
        self.nearest = ()
        if len(question.actions) == 1 and question.topic is not Topic.GAINS:
            return self.ask(question.actions[0])
        self.action, self.clicked, self.selected, self.refuted = None, None, None, False
        return self._tell(answered(self.state, question, self.names))

    def compare(self, *presets: str, switch: str = "") -> Answer:
        """Compare presets, or both values of a switch, side by side.

        By default, compare the readings that differ on the query, or all presets. Without a query,
        the first action of the case is used. Raise ``ValueError`` for an unknown preset or switch.
        """
        if switch:
            switch = read_choice("switch", switch, list(SWITCHES))
            asked = both_readings(self.state, [switch])
        else:
            asked = readings_of(presets)
        if self.ruling is None and not self.done and self.case is not None:
            if not self.case.actions:
                return self.refuse(say("told-nothing-asked"))
            self.ask(self.case.actions[0])
        self.readings = asked or self.parted or readings_of(PRESETS)
        return self.answer

    def tell(self) -> Answer:
        """Answer a case without actions, such as one about points."""
        case = self.case
        if case is None or case.actions:
            return self.refuse(say("told-nothing-asked"))
        return self._tell(Answer(case_point(case), rules=case.rules))

    @property
    def point(self) -> str:
        """Point of the case, while its own question is answered; otherwise empty."""
        case = self.case
        if case is None or self.done or self.what_if.changes or not case.actions:
            return ""
        asked = self.action if self.ruling is not None else None
        return case_point(case) if asked == case.actions[0] else ""

    @property
    def beside(self) -> tuple[Reading, ...]:
        """Readings with a board each; those with the same answer share one."""
        if not self.readings or self.readings[0].switches:
            return self.readings
        action = self.action if self.ruling is not None else None
        return by_answer(self.state, action, self.readings, self.names)

    @property
    def effect(self) -> Effect | None:
        """Effect of the queried or last played action, or None.

        None during a comparison, and for actions that no card grants.
        """
        if self.readings:
            return None
        if self.ruling is None:
            return last_effect(self.done[-1] if self.done else None)
        return effect_of(self.ruling.state, self.ruling.action)

    def end_comparison(self) -> Answer:
        """End the comparison."""
        self.readings = ()
        return self.answer

    @property
    def parted(self) -> tuple[Reading, ...]:
        """Readings that differ on the last query; empty if all agree."""
        ruling = self.ruling
        return () if ruling is None else _parted_over(ruling.state, ruling.action)

    def __repr__(self) -> str:
        shown = "a position" if self.case is None else self.case.id
        return f"Explorer({shown}: {self.question})"


@lru_cache(maxsize=16)
def _parted_over(state: State, action: Action) -> tuple[Reading, ...]:
    found = partings(state, action)
    return both_readings(state, found[0].switches) if found else ()
