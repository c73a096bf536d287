"""Guardian and ruins actions: the tiles and tokens that they may change."""

from typing import Final

from dokmus_widgets.core.actions import Action, By, MoveTile, MoveToken, RotateTile, TakeTalisman
from dokmus_widgets.core.position import Position

_RUINS, _GUARDIAN = By.RUINS, By.GUARDIAN

#: The cards that grant each guardian action (guardian.1 to guardian.5), its own first.
GRANTS: Final[dict[type[Action], tuple[int, ...]]] = {
    TakeTalisman: (1,),
    MoveTile: (2, 5),
    MoveToken: (3, 5),
    RotateTile: (4, 5),
}
_TOKEN_CARDS: Final = GRANTS[MoveToken]
#: The card that grants the same actions as ruins (guardian.5).
ANY_CARD: Final = 5


def extra_action_first(state: Position) -> bool:
    """Return whether a ruins action must be taken or declined first (ruins.now)."""
    turn = state.turn
    return turn is not None and bool(turn.ruins) and state.rules.ruins_timing == "immediate"


def granted(state: Position, cards: tuple[int, ...]) -> bool:
    """Return whether the current player's card still grants an action (turn.guardian)."""
    turn = state.turn
    return (
        turn is not None
        and turn.guardian_left
        and state.guardians[state.to_act or 0] in cards
        and not extra_action_first(state)
    )


def ruins_slots(state: Position) -> tuple[int, ...]:
    """Return the slots of the tiles on which a ruins action waits (ruins.action)."""
    turn = state.turn
    if turn is None or not turn.ruins:
        return ()
    return tuple(sorted(map(state.island.slot_of_tile, set(turn.ruins))))


def waiting_ruins(state: Position) -> int:
    """Return the mask of the current player's tokens on ruins whose action waits."""
    on_tiles = state.island.frame.area(ruins_slots(state))
    return state.tokens[state.to_act or 0] & state.island.ruins & on_tiles


def granted_slots(state: Position, by: By, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return the slots whose tiles an allowance covers, for an action of these cards."""
    if by is _RUINS:
        return ruins_slots(state)
    return state.island.frame.slots_but[state.island.gap] if granted(state, cards) else ()


def movable(state: Position, by: By) -> int:
    """Return the mask of tokens that may move (guardian.3, ruins.action, ruins.fixed)."""
    slots = granted_slots(state, by, _TOKEN_CARDS)
    if not slots:
        return 0
    own = state.tokens[state.to_act or 0] & state.island.soft
    return own if by is _GUARDIAN else own & state.island.frame.area(slots)


def token_targets(state: Position, origin: int) -> int:
    """Return the mask of spaces that a token can be moved to (guardian.3)."""
    return state.island.walks[origin] & state.island.land & ~state.occupied
