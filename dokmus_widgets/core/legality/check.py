"""Verdicts on actions: all routes of a legal one, all obstacles of an illegal one."""

from collections.abc import Iterator
from itertools import chain

from dokmus_widgets.core import actions
from dokmus_widgets.core.actions import Action, By, refuse_action
from dokmus_widgets.core.catalogue import Rule
from dokmus_widgets.core.legality import check_cards, check_placing
from dokmus_widgets.core.legality.allowances import GRANTS, extra_action_first
from dokmus_widgets.core.legality.legal import TESTS, is_legal
from dokmus_widgets.core.legality.verdict import Hindrance, Obstacle, Route, Verdict, Way
from dokmus_widgets.core.phases import Phase, Turn
from dokmus_widgets.core.position import Position

#: The phases of the types of actions that do not belong to turns.
_PHASES: dict[type[Action], Phase] = {
    actions.ChooseStart: Phase.START,
    actions.ChooseGuardian: Phase.GUARDIANS,
}
#: The rules of the actions and of the order of play in each phase.
_PHASE_RULES: dict[Phase, tuple[Rule, Rule]] = {
    Phase.START: (Rule.SETUP_START_ORDER, Rule.SETUP_START_ORDER),
    Phase.GUARDIANS: (Rule.ROUND_DRAFT, Rule.ROUND_DRAFT),
    Phase.TURNS: (Rule.ROUND_EIGHT, Rule.ROUND_ORDER),
}
_ORDER = {obstacle: place for place, obstacle in enumerate(Obstacle)}
_PRICES = {Obstacle.PRICE_TOO_HIGH, Obstacle.CANNOT_PAY, Obstacle.PRICE_TOO_LOW}


def check(state: Position, action: Action, seat: int | None = None) -> Verdict:
    """Return the verdict on an action of a seat, by default of the current player.

    For another seat it is never legal (``NOT_YOUR_TURN``); the rest is judged by its tokens and its
    card, without the limits of a turn. ``TypeError`` for what is not an action, ``ValueError`` for
    an unknown seat.
    """
    if type(action) not in TESTS:
        refuse_action(action)
    if seat is None:
        seat = state.to_act
    else:
        state.require_seat(seat)
    if seat == state.to_act and is_legal(state, action):
        return Verdict(action, True, routes=_routes(state, action))
    turn = state.turn if seat == state.to_act else None
    found = [*_moment_obstacles(state, action, seat), *_obstacles(state, action, seat, turn)]
    found.sort(key=lambda hindrance: _ORDER[hindrance.obstacle])
    price_only = {hindrance.obstacle for hindrance in found} <= _PRICES
    routes: tuple[Route, ...] = ()
    if isinstance(action, actions.Place) and price_only:
        routes = _ways(state, action)
    return Verdict(action, False, routes, tuple(found))


def first_obstacle(state: Position, action: Action) -> Hindrance:
    """Return the first obstacle of an illegal action, without computing the others."""
    seat, turn = state.to_act, state.turn
    # Both yield obstacles in their order.
    return next(
        chain(_moment_obstacles(state, action, seat), _obstacles(state, action, seat, turn))
    )


def _ways(state: Position, action: actions.Place) -> tuple[Route, ...]:
    assert state.to_act is not None
    return tuple(check_placing.routes(state, state.to_act, state.turn, action.space))


def _routes(state: Position, action: Action) -> tuple[Route, ...]:
    match action:
        case actions.Place():
            return tuple(r for r in _ways(state, action) if r.sacrifice == action.sacrifice)
        case actions.ChooseStart():
            return check_placing.start_routes(state, action)
        case actions.MoveToken():
            return check_cards.token_routes(state, action)
        case actions.MoveTile() | actions.RotateTile():
            return check_cards.tile_routes(state, action)
        case actions.EndTurn():
            assert state.to_act is not None
            burning = state.tokens[state.to_act] & state.island.volcano
            rules = (Rule.TURN_THREE, *((Rule.VOLCANO_BURN,) if burning else ()))
            return (Route(Way.ALLOWED, rules, witnesses=state.island.frame.spaces(burning)),)
    if type(action) in GRANTS:
        return (Route(Way.ALLOWED, (check_cards.DOES[type(action)], Rule.TURN_GUARDIAN)),)
    rules = {
        "choose_guardian": (Rule.ROUND_DRAFT, Rule.ROUND_CARDS),
        "sacrifice": (Rule.TURN_SACRIFICE, Rule.TURN_THREE),
        "decline_ruins": (Rule.RUINS_ACTION, Rule.RUINS_NOW),
    }[action.type]
    return (Route(Way.ALLOWED, rules),)


def _moment_obstacles(state: Position, action: Action, seat: int | None) -> Iterator[Hindrance]:
    """Yield the obstacles of phase and turn order, and ruins actions that come first."""
    if state.phase is Phase.OVER:
        yield Hindrance(Obstacle.GAME_OVER, (Rule.ROUND_EIGHT,))
        return
    phase = _PHASES.get(type(action), Phase.TURNS)
    rule, order = _PHASE_RULES[state.phase]
    if state.phase is not phase:
        yield Hindrance(Obstacle.WRONG_PHASE, (rule,))
    if seat != state.to_act:
        yield Hindrance(Obstacle.NOT_YOUR_TURN, (order,))
    elif phase is Phase.TURNS and extra_action_first(state):
        by_ruins = getattr(action, "by", None) == By.RUINS
        if not by_ruins and not isinstance(action, actions.DeclineRuins):
            yield check_cards.waiting(state)


def _obstacles(
    state: Position, action: Action, seat: int | None, turn: Turn | None
) -> Iterator[Hindrance]:
    """Yield all other obstacles; ``turn`` is the seat's own, None if it is not its turn."""
    match action:
        case actions.ChooseStart():
            yield from check_placing.start_obstacles(state, action)
        case actions.ChooseGuardian(card):
            in_hand = state.phase is Phase.GUARDIANS and seat == state.to_act
            yield from check_cards.card_obstacles(state, card, in_hand=in_hand)
        case actions.Place():
            yield from check_placing.obstacles(state, seat, turn, action)
        case actions.MoveTile() | actions.RotateTile():
            yield from check_cards.tile_obstacles(state, seat, turn, action)
        case actions.MoveToken():
            yield from check_cards.token_obstacles(state, seat, turn, action)
        case _ if type(action) in GRANTS:
            yield from check_cards.allowance_obstacles(state, seat, turn, action)
        case actions.Sacrifice():
            if not state.rules.voluntary_sacrifice:
                yield Hindrance(Obstacle.NOT_VOLUNTARY, (Rule.TURN_SACRIFICE,))
            if turn is not None and not turn.tokens_left:
                yield Hindrance(Obstacle.NO_TOKENS_LEFT, (Rule.TURN_THREE,))
        case actions.DeclineRuins():
            if state.rules.ruins_timing == "same_turn":
                yield Hindrance(Obstacle.READING, (Rule.RUINS_NOW,))
            if turn is None or not turn.ruins:
                yield Hindrance(Obstacle.NO_RUINS_WAIT, (Rule.RUINS_ACTION,))
        case actions.EndTurn():
            room = state.island.land & ~state.occupied
            if turn is not None and turn.tokens_left and room:
                yield Hindrance(Obstacle.TOKENS_UNUSED, (Rule.TURN_THREE,))
