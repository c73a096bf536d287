"""The board of a guardian card before an action."""

from dokmus_widgets.core import MoveTile, MoveToken, RotateTile, Space
from dokmus_widgets.explain import Answer
from dokmus_widgets.explore.guardians.choices import card_actions
from dokmus_widgets.explore.guardians.explorer import CardExplorer
from dokmus_widgets.play.tools import Tool
from dokmus_widgets.widgets.board.scene_data import answer_marks, marks_of
from dokmus_widgets.widgets.board.view import View


def trying_view(trials: CardExplorer, answer: Answer) -> View:
    """Return the view before an action: the legal uses of the tool, and the answer."""
    actions, frame = card_actions(trials.before, trials.card), trials.before.island.frame
    tool, token = trials.tool, trials.token
    free = 0
    choosable: tuple[int, ...] = ()
    held: tuple[Space, ...] = ()
    if trials.tile is not None:
        choosable = (trials.tile,)
    elif tool is Tool.MOVE_TILE:
        choosable = tuple(a.slot for a in actions if isinstance(a, MoveTile))
    elif tool is Tool.ROTATE:
        choosable = tuple({a.slot: None for a in actions if isinstance(a, RotateTile)})
    elif tool is Tool.MOVE_TOKEN:
        moves = [a for a in actions if isinstance(a, MoveToken)]
        held = tuple({a.origin: None for a in moves}) if token is None else (token,)
        free = frame.mask([a.target for a in moves if a.origin == token])
    return View(
        turning=trials.tile,
        names=trials.names,
        free=free,
        free_hint="space-target",
        pickable=frame.mask(held),
        choosable=choosable,
        marks=marks_of("chosen", held) + answer_marks(answer),
    )
