"""Why an action is legal or not: every route that allows it, or every obstacle in its way.

Legality itself is `LegalActions`; what is told here is read off the same masks.
"""

from __future__ import annotations

from dokmus_widgets.core import check_cards, check_placing
from dokmus_widgets.core.actions import (
    Action,
    ChooseGuardian,
    ChooseStart,
    DeclineRuins,
    EndTurn,
    MoveTile,
    MoveToken,
    Place,
    RotateTile,
    Sacrifice,
    TakeTalisman,
)
from dokmus_widgets.core.catalogue import Rule
from dokmus_widgets.core.state import Phase, State, Turn
from dokmus_widgets.core.verdict import Hindrance, Obstacle, Route, Verdict, Way

#: The phase in which each type of action is made; all others belong to turns.
_PHASES: dict[type[Action], Phase] = {
    ChooseStart: Phase.START,
    ChooseGuardian: Phase.GUARDIANS,
}
#: The rule that says what is done in each phase.
_PHASE_RULES: dict[Phase, Rule] = {
    Phase.START: Rule.SETUP_START_ORDER,
    Phase.GUARDIANS: Rule.ROUND_DRAFT,
    Phase.TURNS: Rule.ROUND_EIGHT,
}


def check(state: State, action: Action) -> Verdict:
    """The verdict on an action; ``TypeError`` for what is no action."""
    if not isinstance(action, Action):
        raise TypeError(f"{action!r} is no action")
    if action in state.legal_actions():
        return Verdict(action, True, routes=_routes(state, action))
    return Verdict(action, False, obstacles=tuple(_obstacles(state, action)))


def _routes(state: State, action: Action) -> tuple[Route, ...]:
    match action:
        case Place():
            return check_placing.routes(state, action)
        case ChooseStart():
            return check_placing.start_routes(state, action)
        case MoveToken():
            return check_cards.token_routes(state, action)
        case MoveTile() | RotateTile():
            return check_cards.tile_routes(state, action)
        case EndTurn():
            return _end_routes(state)
    rules = {
        "choose_guardian": (Rule.ROUND_DRAFT, Rule.ROUND_CARDS),
        "sacrifice": (Rule.TURN_SACRIFICE, Rule.TURN_THREE),
        "take_talisman": (Rule.GUARDIAN_1, Rule.TURN_GUARDIAN),
        "decline_ruins": (Rule.RUINS_ACTION, Rule.RUINS_NOW),
    }[action.type]
    return (Route(Way.ALLOWED, rules),)


def _end_routes(state: State) -> tuple[Route, ...]:
    assert state.to_act is not None
    island = state.island
    burning = island.frame.spaces(state.tokens[state.to_act] & island.volcano)
    rules = (Rule.TURN_THREE, Rule.VOLCANO_BURN) if burning else (Rule.TURN_THREE,)
    return (Route(Way.ALLOWED, rules, witnesses=burning),)


def _obstacles(state: State, action: Action) -> list[Hindrance]:
    phase = _PHASES.get(type(action), Phase.TURNS)
    if state.phase is Phase.OVER:
        return [Hindrance(Obstacle.GAME_OVER, (Rule.ROUND_EIGHT,))]
    if state.phase is not phase:
        rule = _PHASE_RULES[state.phase]
        found = [Hindrance(Obstacle.WRONG_PHASE, (rule,))]
    else:
        found = []
    match action:
        case ChooseStart():
            return found + check_placing.start_obstacles(state, action)
        case ChooseGuardian(card):
            return found + check_cards.card_obstacles(state, card)
    turn = state.turn
    if turn is None:
        return found
    return _turn_obstacles(state, turn, action)


def _turn_obstacles(state: State, turn: Turn, action: Action) -> list[Hindrance]:
    by_ruins = getattr(action, "by", None) == "ruins" or isinstance(action, DeclineRuins)
    found = []
    if turn.ruins and state.rules.ruins_timing == "immediate" and not by_ruins:
        found.append(check_cards.waiting(state, turn))
    match action:
        case Place():
            found += check_placing.obstacles(state, turn, action)
        case Sacrifice():
            if not state.rules.voluntary_sacrifice:
                found.append(Hindrance(Obstacle.NOT_VOLUNTARY, (Rule.TURN_SACRIFICE,)))
            if not turn.tokens_left:
                found.append(Hindrance(Obstacle.NO_TOKENS_LEFT, (Rule.TURN_THREE,)))
        case TakeTalisman():
            found += check_cards.allowance_obstacles(state, turn, action)
        case MoveTile() | RotateTile():
            found += check_cards.tile_obstacles(state, turn, action)
        case MoveToken():
            found += check_cards.token_obstacles(state, turn, action)
        case DeclineRuins():
            if state.rules.ruins_timing == "same_turn":
                found.append(Hindrance(Obstacle.READING, (Rule.RUINS_NOW,)))
            if not turn.ruins:
                found.append(Hindrance(Obstacle.NO_RUINS_WAIT, (Rule.RUINS_ACTION,)))
        case EndTurn():
            if turn.tokens_left and state.island.land & ~state.occupied:
                found.append(Hindrance(Obstacle.TOKENS_UNUSED, (Rule.TURN_THREE,)))
    return found
