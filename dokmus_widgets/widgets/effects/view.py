"""The effect of an action, drawn on the board before it and after it."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from dokmus_widgets.core import Action, State, TakeTalisman
from dokmus_widgets.drawing import Mark, Tint
from dokmus_widgets.explain.answers import answer_to
from dokmus_widgets.explore.effects import Effect, Regrouping, effect_of, seen_before
from dokmus_widgets.widgets.board.action_marks import slot_of, tile_tints, token_path
from dokmus_widgets.widgets.board.preview import Preview
from dokmus_widgets.widgets.board.scene_data import answer_marks, marks_of, tints_of, trails_of
from dokmus_widgets.widgets.board.view import Moment, View

_TINTS = 4


def with_effect(view: View, effect: Effect | None, *, done: bool = True) -> View:
    """Add an effect to a view: on the state after it, with a slider; or, not ``done``, before it.

    Return the view unchanged where there is nothing to draw.
    """
    if effect is None or isinstance(effect.action, TakeTalisman):
        return view
    if not done:
        seen = _foreseen(effect)
        marks = [*seen.marks, *view.marks]
        return replace(view, marks=marks, tints=(*view.tints, *seen.tints))
    before, after = _body_tints(effect.waterways)
    gained = [space for finds in effect.finds for space in finds.gained]
    lost = [space for finds in effect.finds for space in finds.lost]
    openings = effect.openings
    marks = marks_of("gained", gained)
    marks += marks_of("lost", [space for space in lost if space not in gained])
    free = [space for space in openings.closed if effect.after.seat_at(space) is None]
    marks += marks_of("opened", openings.opened) + marks_of("closed", free)
    return replace(
        view,
        marks=[*marks, *view.marks],
        tints=(*view.tints, *after),
        came=token_path(effect.action),
        before=Moment(effect.before, _going(effect), before),
    )


def preview_of_asking(state: State, action: Action, names: Sequence[str]) -> Preview:
    """Return a preview of an action: what its answer refers to, and what it would change."""
    answer = answer_to(state, state.check(action), names)
    effect = effect_of(state, action)
    seen = Preview() if effect is None else _foreseen(effect)
    tile = tile_tints(state, slot_of(state, action))
    tints = (*tile, *tints_of(state, answer), *seen.tints)
    return Preview([*seen.marks, *answer_marks(answer)], trails_of(answer.routes), tints)


def _foreseen(effect: Effect) -> Preview:
    """Return what an action would change, on the state before it."""
    was = partial(seen_before, effect.before, effect.action)
    gained = [was(space) for finds in effect.finds for space in finds.gained]
    marks = marks_of("gained", gained) + marks_of("opened", map(was, effect.openings.opened))
    return Preview([*marks, *_going(effect)], (), _body_tints(effect.waterways)[0])


def _going(effect: Effect) -> list[Mark]:
    """Return marks on the temples that are lost, and on the spaces that are closed."""
    lost = [space for finds in effect.finds for space in finds.lost_from]
    return marks_of("lost", lost) + marks_of("closed", effect.openings.closed_from)


def _body_tints(waterways: Sequence[Regrouping]) -> tuple[tuple[Tint, ...], tuple[Tint, ...]]:
    """Return tints of the waters that join or part, before and after; each water has one colour."""
    before, after, number = [], [], 0
    for group in waterways:
        for at, spaces in enumerate(group.before):
            before.append(Tint(f"body-{(number + at) % _TINTS}", spaces))
        for at, spaces in enumerate(group.after):
            after.append(Tint(f"body-{(number + at) % _TINTS}", spaces))
        number += max(len(group.before), len(group.after))
    return tuple(before), tuple(after)
