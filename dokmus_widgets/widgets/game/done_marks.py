"""Marks of what was done in a turn on the board: by seat, and in order."""

from collections.abc import Sequence
from dataclasses import replace

from dokmus_widgets.core import Action, MoveTile, MoveToken, RotateTile, Space, State
from dokmus_widgets.core.legality.verdict import Way
from dokmus_widgets.drawing import Mark, Tint, Trail
from dokmus_widgets.play import Game
from dokmus_widgets.play.turns import Turn, burnt, on_table, turns_of
from dokmus_widgets.widgets.board import View, marks_of


def recent_turns(game: Game) -> list[Turn]:
    """Return the turns to mark: that under way, or those of others since one's last action."""
    plies, start = game.history.plies, game.computer_turns_start
    if start < len(plies):
        return turns_of(plies[start:], start)
    last, state = turns_of(plies)[-1:], game.state
    return [
        turn
        for turn in last
        if state.turn is not None
        and (turn.seat, turn.plies[0].before.round) == (state.to_act, state.round)
    ]


def with_turns(view: View, state: State, turns: Sequence[Turn]) -> View:
    """Add the marks of these turns to the view of the state after them."""
    marks, trails, tints = list[Mark](), list[Trail](), list[Tint]()
    for turn in turns:
        for number, ply in enumerate(turn.moves, 1):
            path = _path(ply.before, ply.action)
            if not path:
                continue
            space = on_table(path[-1], ply.after, state)
            row, column = space
            marks.append(Mark(f"done-{turn.seat}", row, column, str(number)))
            if isinstance(ply.action, RotateTile):
                marks += marks_of(f"turned-{ply.action.turn}", (space,))
            elif ply.action.target is not None:
                tints.append(Tint(f"done-{turn.seat}", (space,)))
            if len(path) > 1 and ply.after.island == state.island:
                trails.append(Trail("done", path))
                marks += marks_of("left", path[:1] if isinstance(ply.action, MoveToken) else ())
        marks += marks_of("burnt", burnt(turn, state))
    return replace(
        view,
        marks=[*view.marks, *marks],
        trails=(*view.trails, *trails),
        tints=(*view.tints, *tints),
    )


def _path(before: State, action: Action) -> tuple[Space, ...]:
    """Return where an action happened: its space, or from where to where something went."""
    frame = before.island.frame
    match action:
        case MoveTile(slot):
            return frame.slot_middle(slot), frame.slot_middle(before.island.gap)
        case RotateTile(slot):
            return (frame.slot_middle(slot),)
        case MoveToken(origin, target):
            routes = before.check(action).routes
            walked = routes[0].path if routes and routes[0].way is not Way.CROSSING else ()
            return walked if len(walked) > 1 else (origin, target)
    return () if action.target is None else (action.target,)
