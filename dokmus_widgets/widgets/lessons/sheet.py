"""The sheet of a lesson: what there is to do, how far it is done, and what helps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dokmus_widgets.core import (
    Action,
    ChooseGuardian,
    DeclineRuins,
    EndTurn,
    MoveTile,
    MoveToken,
    Phase,
    Place,
    RotateTile,
    Sacrifice,
    SeatScore,
    TakeTalisman,
)
from dokmus_widgets.core.scoring import TILE_TRACK
from dokmus_widgets.explain import Answer, say
from dokmus_widgets.explain.messages import has_message
from dokmus_widgets.explain.seats import signed
from dokmus_widgets.explore.scores.lines import tile_track
from dokmus_widgets.lessons import LessonSession, Outcome
from dokmus_widgets.lessons.goals.words import goal_line
from dokmus_widgets.play import Tool
from dokmus_widgets.widgets import sections
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.game.sheet import (
    open_guardians,
    turn_actions,
    turn_tools,
    turn_warning,
)
from dokmus_widgets.widgets.sections.lessons import coach, goals, lesson, standing
from dokmus_widgets.widgets.sections.scores import track

#: The button of each action that is not made by clicking the board alone.
_BUTTONS = {
    EndTurn: "end_turn",
    TakeTalisman: "take_talisman",
    DeclineRuins: "decline_ruins",
    Sacrifice: "sacrifice",
}


@dataclass(frozen=True, slots=True)
class LessonSheet:
    """The sections of a lesson, with the last answer.

    ``onward``: the buttons that lead on from its end.
    """

    session: LessonSession
    answer: Answer
    onward: tuple[dict[str, Any], ...] = ()

    def beside(self, course: str = "") -> list[Section]:
        """What is read and pressed at every step; ``course``: the words of the way back to it."""
        session = self.session
        parts = [self._lesson(course)]
        if session.is_free:
            parts.append(sections.prompt(session.prompt, turn_warning(session)))
        elif session.goals and not session.over:
            words = [(goal_line(goal, session.state), met) for goal, met in session.goals]
            parts.append(goals(say("course-goals"), words))
        parts += self._hand()
        seen = self.answer.words != self.text
        parts.append(coach(self.answer, self._ways(), say("course-ways"), seen=seen))
        if more := self._more():
            parts.append(sections.buttons(say("course-more"), more))
        return [*parts, self._standing()]

    # What there is to do

    @property
    def text(self) -> str:
        """What is read first: what to do, or what to take along."""
        session = self.session
        if session.is_free:
            return say("course-free-text")
        return say(f"{session.lesson.message}.end" if session.over else session.step.message)

    def _lesson(self, course: str) -> Section:
        session, made = self.session, self.session.lesson
        count = len(made.steps)
        dots = [
            {
                "text": say("course-step-of", number=n, count=count),
                "done": session.over or n <= session.at,
            }
            for n in range(1, count + 1)
        ]
        chapter = f"chapter-{made.chapter}"
        return lesson(
            say(chapter) if has_message(chapter) else "",  # a lesson of one's own has none
            say(made.message),
            self.text,
            step=say("course-steps"),
            press="go",
            dots=dots,
            now=-1 if session.over else session.at,
            course=course,
        )

    # What is done

    def _hand(self) -> list[Section]:
        """The tools of the turn, or the cards to choose from; a step to look at needs none."""
        session, parts = self.session, []
        looks = session.outcome is Outcome.LOOK and not session.is_free
        if session.over or looks or session.is_anothers_turn:
            return []
        if session.state.phase is Phase.GUARDIANS:
            cards = open_guardians(session)
            self._point(cards["cards"])
            return [cards]
        if session.state.phase is not Phase.TURNS:
            return []
        if not session.is_free and (warning := turn_warning(session)):
            parts.append(sections.prompt("", warning))
        tools = turn_tools(session)
        # Where a click can only place, there is nothing to choose.
        if len(tools) > 1:
            parts.append(sections.buttons(say("tools-label"), self._point(tools)))
        actions = turn_actions(session)
        if not session.is_free:
            # Ending the turn is no step's due because nothing is left to place.
            actions = [{**action, "primary": False} for action in actions]
        parts.append(sections.buttons(say("do-label"), self._point(actions)))
        return parts

    def _point(self, buttons: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """The buttons, with the one that the hint means pointed at."""
        hinted = self.session.hinted
        if hinted is not None:
            wanted = self._button_of(hinted)
            for part in buttons:
                if (part["press"], part["value"]) == wanted:
                    part["hinted"] = True
        return buttons

    def _button_of(self, action: Action) -> tuple[str, Any] | None:
        match action:
            case ChooseGuardian(card):
                return "choose_guardian", card
            case MoveTile():
                return "use", Tool.MOVE_TILE
            case MoveToken():
                return "use", Tool.MOVE_TOKEN
            case RotateTile(turn=turn):
                return "use", Tool(f"rotate_{turn}")
            case Place(space, 1) if Place(space) in self.session.state.legal_actions():
                return "use", Tool.PAY
        name = _BUTTONS.get(type(action))
        return None if name is None else (name, None)

    # What helps

    def _ways(self) -> list[dict[str, Any]]:
        """What is pressed most, beside the answer."""
        session = self.session
        if session.is_free:
            history = session.history
            return [
                sections.button("come_back", say("course-come-back"), primary=True),
                sections.button("undo", say("do-undo"), enabled=history.can_undo),
                sections.button("redo", say("do-redo"), enabled=history.can_redo),
            ]
        if session.over:
            return [*self.onward, sections.button("go", say("course-repeat"), 0)]
        missed = session.outcome is Outcome.MISSED
        back = sections.button("undo", say("course-take-back"), primary=missed)
        taken = [back] if session.can_take_back else []
        if session.outcome in (Outcome.MET, Outcome.LOOK):
            return [sections.button("next", self._onward(), primary=True), *taken]
        # Where "next" was a moment ago is nothing that a second click in haste would skip.
        skip = sections.button("next", self._onward(), "skip")
        return [self._hint(), *taken, skip]

    def _more(self) -> list[dict[str, Any]]:
        """What is pressed now and then."""
        session = self.session
        if session.is_free or session.over:
            return []
        parts = [sections.button("play_freely", say("course-play-freely"))]
        if session.outcome is not Outcome.LOOK or session.can_take_back:
            parts.insert(0, sections.button("again", say("course-again")))
        return parts

    def _onward(self) -> str:
        """The words of the button to the next step: done, or skipped."""
        session = self.session
        ready = session.outcome in (Outcome.MET, Outcome.LOOK)
        if session.at == len(session.lesson.steps) - 1:
            return say("course-finish" if ready else "course-skip-last")
        return say("course-next" if ready else "course-skip")

    def _hint(self) -> dict[str, Any]:
        session, hints = self.session, self.session.step.hints
        if session.hinted is not None:
            note = ""
        elif session.hints < hints:
            note = say("course-hint-of", number=session.hints + 1, count=hints + 1)
        else:
            note = say("course-hint-show")
        return sections.button("hint", say("course-hint"), hint=note)

    # How it stands

    def _standing(self) -> Section:
        """The learner's points and tile track, with what the step has added."""
        session = self.session
        seat = session.state.to_act if session.is_free else session.seat
        seat = session.seat if seat is None else seat
        now = session.state.score()[seat]
        before = session.history.start.score()[seat]
        lines = [
            {
                "text": say(f"score-{line}"),
                "value": now[line],
                "gain": _gain(now[line] - before[line]),
            }
            for line in SeatScore.__match_args__[:-1]
            if now[line] or before[line]
        ]
        title = say("course-points", points=now.total)
        return standing(title, _gain(now.total - before.total), lines, self._track(seat))

    def _track(self, seat: int) -> Section:
        state = self.session.state
        place = tile_track(state)[seat]
        last = sum(laid is not None for laid in state.island.grid)
        words = say(
            "scores-track-seat",
            who=self.session.names[seat],
            tiles=place.tiles,
            gain="none" if place.gain is None else f"{place.gain}",
        )
        seats = [{"seat": seat, "at": place.tiles, "text": words}]
        return track(say("scores-track", tiles=last), TILE_TRACK[: last + 1], seats)


def _gain(points: int) -> str:
    return signed(points) if points else ""
