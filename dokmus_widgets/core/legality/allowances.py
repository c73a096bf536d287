"""What the guardian card, or waiting ruins, let the seat to act do: which tiles, which tokens."""

from __future__ import annotations

from typing import Final

from dokmus_widgets.core.actions import Action, By, MoveTile, MoveToken, RotateTile, TakeTalisman
from dokmus_widgets.core.position import Position

_RUINS, _GUARDIAN = By.RUINS, By.GUARDIAN

#: The cards that grant each kind of guardian action (guardian.1 to guardian.5): first its own.
GRANTS: Final[dict[type[Action], tuple[int, ...]]] = {
    TakeTalisman: (1,),
    MoveTile: (2, 5),
    MoveToken: (3, 5),
    RotateTile: (4, 5),
}
_TOKEN_CARDS: Final = GRANTS[MoveToken]
#: The card that grants what ruins grant: a tile, a token or a rotation (guardian.5).
ANY_CARD: Final = 5


def extra_action_first(state: Position) -> bool:
    """Whether an extra action waits that is taken at once or lost (ruins.now)."""
    turn = state.turn
    return turn is not None and bool(turn.ruins) and state.rules.ruins_timing == "immediate"


def granted(state: Position, cards: tuple[int, ...]) -> bool:
    """Whether the guardian card of the seat to act still grants this (turn.guardian)."""
    turn = state.turn
    return (
        turn is not None
        and turn.guardian_left
        and state.guardians[state.to_act or 0] in cards
        and not extra_action_first(state)
    )


def ruins_slots(state: Position) -> tuple[int, ...]:
    """The slots of the tiles on which an extra action waits (ruins.action)."""
    turn = state.turn
    if turn is None or not turn.ruins:
        return ()
    return tuple(sorted(map(state.island.slot_of_tile, set(turn.ruins))))


def waiting_ruins(state: Position) -> int:
    """The tokens of the seat to act that stand on ruins whose extra action waits, as a mask."""
    on_tiles = state.island.frame.area(ruins_slots(state))
    return state.tokens[state.to_act or 0] & state.island.ruins & on_tiles


def granted_slots(state: Position, by: By, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The slots of the tiles that an allowance covers, for a kind of action with these cards."""
    if by is _RUINS:
        return ruins_slots(state)
    return state.island.frame.slots_but[state.island.gap] if granted(state, cards) else ()


def movable(state: Position, by: By) -> int:
    """The tokens that an allowance lets move, as a mask (guardian.3, ruins.action, ruins.fixed)."""
    slots = granted_slots(state, by, _TOKEN_CARDS)
    if not slots:
        return 0
    own = state.tokens[state.to_act or 0] & state.island.soft
    return own if by is _GUARDIAN else own & state.island.frame.area(slots)


def token_targets(state: Position, origin: int) -> int:
    """Where "move a token" takes the token at an index: a step, or through temples (guardian.3)."""
    return state.island.walks[origin] & state.island.land & ~state.occupied
