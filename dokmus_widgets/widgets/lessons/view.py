"""The board of a lesson: legal clicks, a refused action, and a hint."""

from dataclasses import replace

from dokmus_widgets.core import parse_space
from dokmus_widgets.drawing import Mark
from dokmus_widgets.drawing.pictures.scene import visible_extent
from dokmus_widgets.lessons import LessonSession
from dokmus_widgets.widgets.board.action_marks import refused_marks
from dokmus_widgets.widgets.board.scene_data import marks_of, tints_of
from dokmus_widgets.widgets.board.view import View
from dokmus_widgets.widgets.game.hinting import HINT_STAGES, with_hint
from dokmus_widgets.widgets.game.view import game_view


def lesson_view(session: LessonSession) -> View:
    view, state = game_view(session), session.state
    if session.is_closed or session.is_turn_over:
        view = replace(view, free=0, paid=0, pickable=0, choosable=(), home=0)
    tried: list[Mark] = []
    if session.refuted is not None:
        tried = refused_marks(state, session.refuted)
    crossed = {(mark.row, mark.column) for mark in tried}
    kept = [m for m in view.marks if m.kind != "obstacle" or (m.row, m.column) not in crossed]
    marks = [*_shown(session), *kept, *tried]
    tints = (*tints_of(state, session.answer), *view.tints)
    view = replace(view, marks=marks, tints=tints, part=visible_extent(session.history.start))
    if session.hinted is None:
        return view
    return with_hint(view, state, session.hinted, HINT_STAGES if session.names_action else 1)


def _shown(session: LessonSession) -> list[Mark]:
    """Return marks for the spaces of the step's text, until the island changes."""
    if session.is_free or session.over or session.history.start.island != session.state.island:
        return []
    return marks_of("witness", map(parse_space, session.step.show))
