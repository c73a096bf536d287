"""Legality: a test for each type of action."""

from collections.abc import Callable
from typing import Any, Final

from dokmus_widgets.core import actions
from dokmus_widgets.core.actions import is_whole, refuse_action
from dokmus_widgets.core.catalogue import cards_for
from dokmus_widgets.core.island.spaces import Space
from dokmus_widgets.core.legality.allowances import (
    GRANTS,
    extra_action_first,
    granted,
    granted_slots,
    movable,
    token_targets,
)
from dokmus_widgets.core.legality.reach import placements
from dokmus_widgets.core.phases import Phase
from dokmus_widgets.core.position import Position

# Looked up once, because the access is slow.
_START, _GUARDIANS = Phase.START, Phase.GUARDIANS
_TILE_CARDS, _ROTATE_CARDS = GRANTS[actions.MoveTile], GRANTS[actions.RotateTile]


def is_legal(state: Position, action: object) -> bool:
    """Return whether the seat to act may do this now; ``TypeError`` for what is not an action."""
    test = TESTS.get(type(action))
    return test(state, action) if test is not None else refuse_action(action)


def start_spaces(state: Position) -> int:
    """Return the mask of legal starting spaces (setup.start_tile, setup.start_space)."""
    island = state.island
    border_only = state.rules.start_edge == "outer_border"
    mask = 0
    for slot in island.frame.corners:
        if slot != island.gap and not state.occupied & island.frame.slot_mask[slot]:
            mask |= island.start_edges(slot, border_only)
    return mask & (island.meadow | island.forest)


def open_cards(state: Position) -> tuple[int, ...]:
    """Return the cards not yet taken in this round (round.draft, round.cards)."""
    taken = state.guardians
    return tuple([card for card in cards_for(len(taken)) if card not in taken])


def _bit(state: Position, space: Space) -> int:
    frame, (row, column) = state.island.frame, space
    if 0 <= row < frame.rows and 0 <= column < frame.columns:
        return 1 << (row * frame.stride + column)
    return 0


def _may_choose_start(state: Position, action: actions.ChooseStart) -> bool:
    return state.phase is _START and bool(_bit(state, action.space) & start_spaces(state))


def _may_choose_guardian(state: Position, action: actions.ChooseGuardian) -> bool:
    choosing = state.phase is _GUARDIANS and is_whole(action.card)
    return choosing and action.card in open_cards(state)


def _may_place(state: Position, action: actions.Place) -> bool:
    price = action.sacrifice
    if not is_whole(price) or price not in (0, 1):
        return False
    return bool(_bit(state, action.space) & placements(state)[price])


def _may_sacrifice(state: Position, action: actions.Sacrifice) -> bool:
    turn = state.turn
    left = turn is not None and turn.tokens_left > 0 and not extra_action_first(state)
    return left and state.rules.voluntary_sacrifice


def _may_slide(state: Position, action: actions.MoveTile) -> bool:
    slot, island = action.slot, state.island
    slots = granted_slots(state, action.by, _TILE_CARDS)
    return is_whole(slot) and slot in slots and island.frame.in_line(slot, island.gap)


def _may_rotate(state: Position, action: actions.RotateTile) -> bool:
    return is_whole(action.slot) and action.slot in granted_slots(state, action.by, _ROTATE_CARDS)


def _may_move(state: Position, action: actions.MoveToken) -> bool:
    origin = _bit(state, action.origin) & movable(state, action.by)
    if not origin:
        return False
    return bool(_bit(state, action.target) & token_targets(state, origin.bit_length() - 1))


def _may_end(state: Position, action: actions.EndTurn) -> bool:
    turn = state.turn
    if turn is None or extra_action_first(state):
        return False
    return not turn.tokens_left or placements(state)[:2] == (0, 0)


TESTS: Final[dict[type, Callable[[Position, Any], bool]]] = {
    **dict.fromkeys(GRANTS, lambda state, action: granted(state, GRANTS[type(action)])),
    actions.ChooseStart: _may_choose_start,
    actions.ChooseGuardian: _may_choose_guardian,
    actions.Place: _may_place,
    actions.Sacrifice: _may_sacrifice,
    actions.MoveTile: _may_slide,
    actions.MoveToken: _may_move,
    actions.RotateTile: _may_rotate,
    actions.DeclineRuins: lambda state, action: extra_action_first(state),
    actions.EndTurn: _may_end,
}
