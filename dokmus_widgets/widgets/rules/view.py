"""The boards of the rules explorer: the answer drawn, and changes to the position."""

from dokmus_widgets.core import Rules, Space
from dokmus_widgets.drawing import Mark
from dokmus_widgets.explain import Answer, say
from dokmus_widgets.explore.rules.comparing import Reading, answered
from dokmus_widgets.explore.rules.explorer import Explorer
from dokmus_widgets.play import Tool
from dokmus_widgets.play.tools import place_on, slots_for, spaces_for, turning_slot
from dokmus_widgets.widgets.board.action_marks import refused_marks, token_path
from dokmus_widgets.widgets.board.preview import Preview
from dokmus_widgets.widgets.board.scene_data import marks_of, tints_of, trails_of, turn_marks
from dokmus_widgets.widgets.board.view import Caption, View
from dokmus_widgets.widgets.effects.view import preview_of_asking, with_effect
from dokmus_widgets.widgets.rules.position_questions import answered_spaces, barred_area


def explorer_view(explorer: Explorer, reading: Reading | None = None) -> View:
    """Return the view of the board, or of the board of one reading."""
    state = explorer.state
    answer, caption = explorer.answer, None
    if reading is not None:
        answer, caption = _in_reading(explorer, reading)
    tried = explorer.action if explorer.refuted and not answer else None
    shown = [] if tried is None else refused_marks(state, tried)
    marks = [
        *marks_of("changed", () if explorer.done else explorer.what_if.spaces()),
        *turn_marks(state),
        *(mark for mark in _asked(explorer) if (mark.row, mark.column) not in answer.obstacles),
        *_in_hand(explorer),
        *answered_spaces(explorer),
        *marks_of("witness", answer.witnesses),
        *marks_of("obstacle", answer.obstacles if not shown else ()),
        *shown,
    ]
    view = View(
        names=explorer.names,
        marks=marks,
        trails=trails_of(answer.routes),
        tints=tints_of(state, answer) + barred_area(explorer),
        came=token_path(explorer.done[-1].action if explorer.done else None),
        asked=state.island.frame.mask(_targets(explorer)),
        choosable=() if explorer.brush else slots_for(state, explorer.tool),
        turning=turning_slot(state, explorer.tool, explorer.selected),
        previews_all=True,
        caption=caption,
        left_out={} if explorer.case is None else explorer.case.left_out,
    )
    return with_effect(view, explorer.effect, done=explorer.ruling is None)


def preview_of(explorer: Explorer, space: str, rules: Rules) -> Preview:
    """Return the preview of a click on a space, by a reading."""
    where = place_on(explorer.state.island.frame, space)
    action = explorer.asked_by(where)
    if action is None or (action.target == where and where in explorer.left_out):
        return Preview()
    state = explorer.state.replaced(rules=rules)
    return preview_of_asking(state, action, explorer.names)


def _in_reading(explorer: Explorer, reading: Reading) -> tuple[Answer, Caption]:
    note = reading.says if reading.switches else ""
    if explorer.action is None or explorer.ruling is None:
        title = reading.title
        if not reading.switches:
            title = say("reading-played", reading=title)
        return explorer.answer, Caption(title, note)
    answer = answered(explorer.state, explorer.action, reading, explorer.names)
    title = reading.title
    if not reading.switches:  # by the answer that these documents have in common
        title = say("compare-yes" if answer else "compare-no", documents=title)
    return answer, Caption(title, note, answer.words, answer.done)


def _targets(explorer: Explorer) -> tuple[Space, ...]:
    if explorer.case is None or explorer.done or explorer.what_if.changes:
        return ()
    has = explorer.state.island.frame.has
    targets = (action.target for action in explorer.case.actions)
    return tuple(dict.fromkeys(space for space in targets if space is not None and has(space)))


def _asked(explorer: Explorer) -> list[Mark]:
    """Return the mark of the space to click first, then of the space asked about."""
    if explorer.action is not None:
        target = explorer.action.target if explorer.ruling is not None else None
        has = explorer.state.island.frame.has
        return marks_of("chosen", (target,) if target is not None and has(target) else ())
    return marks_of("asked", _targets(explorer)[:1])


def _in_hand(explorer: Explorer) -> list[Mark]:
    if explorer.selected is not None and explorer.tool is Tool.MOVE_TOKEN:
        return marks_of("chosen", (explorer.selected,))
    if explorer.tool is not Tool.MOVE_TOKEN or explorer.brush or explorer.action is not None:
        return []
    state = explorer.state
    return marks_of("chosen", state.island.frame.spaces(spaces_for(state, Tool.MOVE_TOKEN)))
