"""A hint in stages: its words, its marks on the board, and what can be done about it."""

from dataclasses import replace
from typing import Final

from dokmus_widgets.core import Action, ChooseGuardian, State
from dokmus_widgets.drawing import Tint
from dokmus_widgets.explain import say
from dokmus_widgets.explain.actions import tile_name
from dokmus_widgets.explain.asked import action_clause
from dokmus_widgets.explain.seats import signed
from dokmus_widgets.widgets.board.action_marks import clicked_spaces, slot_of
from dokmus_widgets.widgets.board.scene_data import marks_of
from dokmus_widgets.widgets.board.view import View
from dokmus_widgets.widgets.sections.basic import Button

#: The stages of a hint.
HINT_STAGES: Final = 3


def hint_buttons(stage: int) -> list[Button]:
    """Return the buttons that tell more, and that play what a hint proposes."""
    more = [Button("hint", say("help-more"))] if stage < HINT_STAGES else []
    return [*more, Button("do_hint", say("help-do"), primary=True)]


def with_hint(view: View, state: State, action: Action, stage: int) -> View:
    """Add to a view the tile that the first stage names, or then the spaces to click."""
    spaces, frame = clicked_spaces(state, action), state.island.frame
    if stage > 1 or not spaces:
        return replace(view, marks=[*view.marks, *marks_of("hint", spaces)])
    tile = frame.spaces(frame.slot_mask[frame.slot_of(spaces[-1])])
    return replace(view, tints=(*view.tints, Tint("hint", tile)))


def hint_words(state: State, action: Action, stage: int) -> str:
    """Return a hint: where to look (1), where to go (2), what that brings (3)."""
    if isinstance(action, ChooseGuardian):
        half = "low" if action.card < 3 else "high"
        return (
            say("hint-card-half", half=half) if stage == 1 else say("hint-card", card=action.card)
        )
    slot, spaces = slot_of(state, action), clicked_spaces(state, action)
    if slot is None and spaces:
        slot = state.island.frame.slot_of(spaces[-1])
    if slot is None or stage > 1:
        what = action_clause(state, action)
        return (
            say("hint-do", what=what) if stage < HINT_STAGES else _gain_words(state, action, what)
        )
    return say("hint-tile", tile=tile_name(state, slot))


def _gain_words(state: State, action: Action, what: str) -> str:
    """Return what an action brings at once."""
    after, seat = state.after(action), state.to_act or 0
    gain = after.score()[seat].total - state.score()[seat].total
    return say("hint-gain", what=what, points=signed(gain), gain=gain)
