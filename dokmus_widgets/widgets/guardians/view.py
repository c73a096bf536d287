"""The board of a guardian card: what can be tried, and what an action has changed."""

from __future__ import annotations

from collections.abc import Sequence

from dokmus_widgets.core import MoveTile, MoveToken, RotateTile, Space, TakeTalisman
from dokmus_widgets.drawing import Tint
from dokmus_widgets.explain import Answer
from dokmus_widgets.explore.guardians.effects import Effect, Regrouping, card_actions
from dokmus_widgets.explore.guardians.trials import GuardianTrials
from dokmus_widgets.play.tools import TURNS, Tool
from dokmus_widgets.widgets.board.live import answer_marks, marks_of
from dokmus_widgets.widgets.board.tried import way_of
from dokmus_widgets.widgets.board.widget import Moment, View

_TINTS = 4


def effect_view(effect: Effect, names: tuple[str, ...]) -> View:
    """The board after an action, with a slider back to before it."""
    if isinstance(effect.action, TakeTalisman):
        return View(names=names)  # nothing on the board changes
    before, after = _body_tints(effect.waterways)
    gained = [space for finds in effect.finds for space in finds.gained]
    lost = [space for finds in effect.finds for space in finds.lost]
    lost_from = [space for finds in effect.finds for space in finds.lost_from]
    openings = effect.openings
    marks = marks_of("gained", gained)
    marks += marks_of("lost", [space for space in lost if space not in gained])
    free = [space for space in openings.closed if effect.after.seat_at(space) is None]
    marks += marks_of("opened", openings.opened) + marks_of("closed", free)
    old = marks_of("lost", lost_from) + marks_of("closed", openings.closed_from)
    return View(
        names=names,
        marks=marks,
        tints=after,
        came=way_of(effect.action),
        before=Moment(effect.before, old, before),
    )


def _body_tints(waterways: Sequence[Regrouping]) -> tuple[tuple[Tint, ...], tuple[Tint, ...]]:
    """The bodies that join or part, told apart; what is one on one side has one colour there."""
    before, after, number = [], [], 0
    for group in waterways:
        for at, spaces in enumerate(group.before):
            before.append(Tint(f"body-{(number + at) % _TINTS}", spaces))
        for at, spaces in enumerate(group.after):
            after.append(Tint(f"body-{(number + at) % _TINTS}", spaces))
        number += max(len(group.before), len(group.after))
    return tuple(before), tuple(after)


def trying_view(trials: GuardianTrials, answer: Answer) -> View:
    """The board before an action: what the tool can be used on, and what the answer points at."""
    actions, frame = card_actions(trials.before, trials.card), trials.before.island.frame
    tool, token = trials.tool, trials.token
    free = 0
    choosable: tuple[int, ...] = ()
    held: tuple[Space, ...] = ()
    if trials.tile is not None:
        choosable = (trials.tile,)
    elif tool is Tool.MOVE_TILE:
        choosable = tuple(a.slot for a in actions if isinstance(a, MoveTile))
    elif tool in TURNS:
        choosable = tuple({a.slot: None for a in actions if isinstance(a, RotateTile)})
    elif tool is Tool.MOVE_TOKEN:
        moves = [a for a in actions if isinstance(a, MoveToken)]
        held = tuple({a.origin: None for a in moves}) if token is None else (token,)
        free = frame.mask([a.target for a in moves if a.origin == token])
    return View(
        names=trials.names,
        free=free,
        free_hint="space-target",
        pickable=frame.mask(held),
        choosable=choosable,
        marks=marks_of("chosen", held) + answer_marks(answer),
    )
