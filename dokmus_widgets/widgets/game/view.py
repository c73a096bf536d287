"""The board of a game: what a click does, and what the last answer refers to."""

from dokmus_widgets.core import Action, ChooseStart, Phase, Place, Rotation, Space
from dokmus_widgets.explain import say
from dokmus_widgets.explain.actions import asked_words
from dokmus_widgets.explore.effects import effect_of, last_effect
from dokmus_widgets.play import Game, Tool
from dokmus_widgets.play.tools import (
    action_of,
    place_on,
    selects_tile,
    slots_for,
    spaces_for,
    turning_slot,
)
from dokmus_widgets.widgets.board import Preview, View, marks_of
from dokmus_widgets.widgets.board.action_marks import token_path
from dokmus_widgets.widgets.board.scene_data import answer_marks, trails_of, turn_marks
from dokmus_widgets.widgets.effects.sheet import points_words
from dokmus_widgets.widgets.effects.view import preview_of_asking, with_effect


def game_view(game: Game) -> View:
    state, answer = game.state, game.answer
    plies, by_hand = game.history.plies, not game.waits
    free, paid, hint = _open_spaces(game)
    # That the last token is where it was placed decides nothing.
    placed = plies[-1].action.target if plies and answer.done else None
    deciding = [one for one in answer_marks(answer) if (one.row, one.column) != placed]
    own = 0 if state.to_act is None else state.tokens[state.to_act]
    view = View(
        legend=True,
        home=own if by_hand else 0,
        whole=by_hand and state.phase is Phase.GUARDIANS,
        names=game.names,
        free=free,
        paid=paid,
        free_hint=hint,
        pickable=spaces_for(state, Tool.MOVE_TOKEN) if by_hand and game.tool is Tool.PLACE else 0,
        choosable=slots_for(state, game.tool) if by_hand else (),
        turning=turning_slot(state, game.tool, game.selected),
        marks=turn_marks(state) + marks_of("chosen", _selectable(game)) + deciding,
        trails=trails_of(answer.routes),
        came=token_path(plies[-1].action if plies else None),
    )
    return with_effect(view, last_effect(game.history.latest))


def _open_spaces(game: Game) -> tuple[int, int, str]:
    """Return the spaces where a click acts, without and with a sacrifice, and the hint for them."""
    state = game.state
    legal = state.legal_actions()
    if game.waits:
        return 0, 0, "space-free"
    if state.phase is Phase.START:
        return legal.starts, 0, "space-start"
    if game.tool is Tool.PAY:
        return 0, spaces_for(state, Tool.PAY), "space-free"
    if game.tool is Tool.MOVE_TOKEN:
        hint = "space-origin" if game.selected is None else "space-target"
        return spaces_for(state, Tool.MOVE_TOKEN, game.selected), 0, hint
    if game.tool is Tool.PLACE:
        return legal.placements.free, legal.placements.paid, "space-free"
    return 0, 0, "space-free"


def _selectable(game: Game) -> tuple[Space, ...]:
    """Return the selected token, or those that can be selected, to mark instead of dots."""
    if game.tool is not Tool.MOVE_TOKEN:
        return ()
    if game.selected is not None:
        return (game.selected,)
    return game.state.island.frame.spaces(spaces_for(game.state, Tool.MOVE_TOKEN))


def preview_of(game: Game, space: str) -> Preview:
    state = game.state
    where = place_on(state.island.frame, space)
    action: Action
    if game.waits or selects_tile(where, game.tool, state):
        return Preview()
    if state.phase is Phase.START and not isinstance(where, Rotation):
        action = ChooseStart(where)
    elif state.phase is Phase.TURNS and not (game.tool is Tool.MOVE_TOKEN and not game.selected):
        action = action_of(state, game.tool, where, game.selected)
    else:
        return Preview()
    if isinstance(action, Place) and state.seat_at(action.space) is not None:
        return Preview()  # The pointer rests on the token that it has just placed.
    preview = preview_of_asking(state, action, game.names)
    effect = effect_of(state, action)
    if effect is not None:
        changes = effect.score_changes
    elif action in state.legal_actions():
        before, after = state.score(), state.after(action).score()
        changes = [now.total - was.total for was, now in zip(before, after, strict=True)]
    else:
        return preview
    points = points_words(changes, game.names)
    words = say("board-look", what=asked_words(state, action), points=points)
    return preview._replace(action=action, words=words)
