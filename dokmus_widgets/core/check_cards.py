"""Why guardian actions, extra actions of ruins and the choice of a card are legal or not."""

from __future__ import annotations

from dokmus_widgets.core.actions import (
    Action,
    By,
    MoveTile,
    MoveToken,
    RotateTile,
    TakeTalisman,
    is_whole,
)
from dokmus_widgets.core.catalogue import Rule, cards_for
from dokmus_widgets.core.check_placing import terrain_obstacles
from dokmus_widgets.core.legal import ROTATE_CARDS, TILE_CARDS, TOKEN_CARDS
from dokmus_widgets.core.paths import trace
from dokmus_widgets.core.spaces import Space
from dokmus_widgets.core.state import State, Turn
from dokmus_widgets.core.verdict import Hindrance, Obstacle, Route, Way

#: For each kind of action: the cards that grant it, and the rule that says what it does.
_GRANTS: dict[type[Action], tuple[tuple[int, ...], Rule]] = {
    TakeTalisman: ((1,), Rule.GUARDIAN_1),
    MoveTile: (TILE_CARDS, Rule.GUARDIAN_2),
    MoveToken: (TOKEN_CARDS, Rule.GUARDIAN_3),
    RotateTile: (ROTATE_CARDS, Rule.GUARDIAN_4),
}


def _payer(state: State, action: MoveTile | MoveToken | RotateTile) -> tuple[Rule, ...]:
    """The rules under which the allowance of an action lets it be done."""
    does = _GRANTS[type(action)][1]
    if action.by == By.RUINS:
        return (does, Rule.RUINS_ACTION)
    assert state.to_act is not None
    return (does, Rule.GUARDIAN_5) if state.guardians[state.to_act] == 5 else (does,)


def token_routes(state: State, action: MoveToken) -> tuple[Route, ...]:
    """The way of a token that moves: a step, or through temples."""
    island, frame = state.island, state.island.frame
    origin, target = frame.bit(action.origin), frame.bit(action.target)
    rules = list(_payer(state, action))
    if target & island.forest:
        rules.append(Rule.FOREST_MOVED)
    if target & island.ruins and state.rules.ruins_on_move:
        rules.append(Rule.RUINS_CHAIN)
    if origin & island.volcano:
        rules.append(Rule.VOLCANO_BURN)
    if frame.beside(origin) & target:
        return (Route(Way.STEP, tuple(rules), (action.origin, action.target)),)
    path = trace(frame, origin, (island.temples,), {0}, {0}, target)
    links = (Rule.TEMPLE_LINK, Rule.TEMPLE_PAIR) if len(path) > 3 else (Rule.TEMPLE_LINK,)
    return (Route(Way.TEMPLE, (*rules, *links), path),)


def tile_routes(state: State, action: MoveTile | RotateTile) -> tuple[Route, ...]:
    """A tile that moves goes from its middle to the gap's; one that turns stays."""
    path: tuple[Space, ...] = ()
    if isinstance(action, MoveTile):
        path = (_middle(state, action.slot), _middle(state, state.island.gap))
    return (Route(Way.ALLOWED, _payer(state, action), path),)


def _middle(state: State, slot: int) -> Space:
    row, column = state.island.frame.slot_corner(slot)
    half = state.island.frame.size // 2
    return (row + half, column + half)


def allowance_obstacles(state: State, turn: Turn, action: Action) -> list[Hindrance]:
    """No card, or no ruins, that would pay for this."""
    if getattr(action, "by", By.GUARDIAN) == By.RUINS:
        if turn.ruins:
            return []
        return [Hindrance(Obstacle.NO_RUINS_WAIT, (Rule.RUINS_ACTION,))]
    found = []
    if not turn.guardian_left:
        found.append(Hindrance(Obstacle.GUARDIAN_USED, (Rule.TURN_GUARDIAN,)))
    cards, does = _GRANTS[type(action)]
    assert state.to_act is not None
    if state.guardians[state.to_act] not in cards:
        found.append(Hindrance(Obstacle.WRONG_CARD, (does, Rule.TURN_GUARDIAN)))
    return found


def waiting(state: State, turn: Turn) -> Hindrance:
    """An extra action waits, and it comes first (ruins.now)."""
    own = state.tokens[state.to_act] if state.to_act is not None else 0
    island = state.island
    spaces: list[Space] = []
    for tile in dict.fromkeys(turn.ruins):
        on_tile = island.frame.slot_mask[island.slot_of_tile(tile)]
        spaces += island.frame.spaces(own & island.ruins & on_tile)
    return Hindrance(Obstacle.RUINS_WAIT, (Rule.RUINS_NOW, Rule.RUINS_ACTION), tuple(spaces))


def tile_obstacles(state: State, turn: Turn, action: MoveTile | RotateTile) -> list[Hindrance]:
    """Everything that stands in the way of sliding or rotating a tile."""
    island, slot = state.island, action.slot
    does = _GRANTS[type(action)][1]
    found = allowance_obstacles(state, turn, action)
    laid = island.grid[slot] if is_whole(slot) and 0 <= slot < island.frame.slots else None
    if laid is None:
        return [*found, Hindrance(Obstacle.NO_TILE, (does,))]
    if action.by == By.RUINS and turn.ruins and laid.tile not in turn.ruins:
        found.append(_other_tile(state, turn))
    if isinstance(action, MoveTile) and not island.frame.in_line(slot, island.gap):
        found.append(Hindrance(Obstacle.NOT_IN_LINE, (does,), (_middle(state, slot),)))
    return found


def _other_tile(state: State, turn: Turn) -> Hindrance:
    """The extra action belongs to the tile of its ruins."""
    slots = (state.island.slot_of_tile(tile) for tile in dict.fromkeys(turn.ruins))
    spaces = tuple(_middle(state, slot) for slot in slots)
    return Hindrance(Obstacle.OTHER_TILE, (Rule.RUINS_ACTION,), spaces)


def token_obstacles(state: State, turn: Turn, action: MoveToken) -> list[Hindrance]:
    """Everything that stands in the way of moving a token."""
    island, frame = state.island, state.island.frame
    found = allowance_obstacles(state, turn, action)
    assert state.to_act is not None
    origin = frame.bit(action.origin) if frame.has(action.origin) else 0
    if not origin & state.tokens[state.to_act]:
        rule = _GRANTS[MoveToken][1]
        found.append(Hindrance(Obstacle.NOT_OWN_TOKEN, (rule,), (action.origin,) if origin else ()))
    elif origin & island.ruins:
        found.append(Hindrance(Obstacle.TOKEN_FIXED, (Rule.RUINS_FIXED,), (action.origin,)))
    by_ruins = origin and action.by == By.RUINS and turn.ruins
    if by_ruins and island.tile_at(action.origin) not in turn.ruins:
        found.append(_other_tile(state, turn))
    off = terrain_obstacles(state, action.target)
    if off:
        return found + off
    if origin and not frame.bit(action.target) & island.through_temples(origin):
        rules = (Rule.GUARDIAN_3, Rule.TEMPLE_LINK)
        found.append(Hindrance(Obstacle.OUT_OF_REACH, rules, (action.target,)))
    return found


def card_obstacles(state: State, card: int) -> list[Hindrance]:
    """Why a guardian card cannot be taken."""
    if not is_whole(card) or card not in cards_for(state.seats):
        return [Hindrance(Obstacle.NO_SUCH_CARD, (Rule.ROUND_CARDS,))]
    if card in state.guardians:
        return [Hindrance(Obstacle.CARD_TAKEN, (Rule.ROUND_DRAFT,))]
    return []
