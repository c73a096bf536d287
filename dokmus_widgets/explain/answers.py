"""Verdicts as sentences: yes or no first, then the deciding fact."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from dokmus_widgets.core import Action, Rule, Space, State, actions, cards_for, space_name
from dokmus_widgets.core.island.spaces import space_text
from dokmus_widgets.core.legality.verdict import Hindrance, Obstacle, Route, Verdict, Way
from dokmus_widgets.explain.actions import action_facts, burning_spaces, tile_name
from dokmus_widgets.explain.messages import again, say
from dokmus_widgets.explain.seats import as_label, listed, sentences
from dokmus_widgets.explain.spaces import terrain_key


@dataclass(frozen=True, slots=True)
class Answer:
    """The reply to a command: its text, success, rules and board highlights.

    ``witnesses``: the deciding spaces; ``obstacles``: those in the way; ``routes``: paths to draw.
    """

    words: str
    done: bool = True
    rules: tuple[Rule, ...] = ()
    witnesses: tuple[Space, ...] = ()
    obstacles: tuple[Space, ...] = ()
    routes: tuple[Route, ...] = ()

    def again(self) -> "Answer":
        """Return the same answer in the current language."""
        words = again(self.words)
        return self if words is self.words else replace(self, words=words)

    def __repr__(self) -> str:
        rules = f" [{', '.join(self.rules)}]" if self.rules else ""
        return f"{self.words}{rules}"

    def __bool__(self) -> bool:
        return self.done


_CONSEQUENCES = {Rule.RUINS_ACTION: "then-ruins", Rule.VOLCANO_BURN: "then-volcano"}


def answer_to(state: State, verdict: Verdict, names: Sequence[str]) -> Answer:
    """Explain why an action is legal or not, by the deciding route or obstacle."""
    if verdict.legal:
        return _legal_answer(state, verdict.action, verdict.routes[0])
    return _refusal(state, verdict, verdict.obstacles[0], names)


def answers_to(
    state: State, verdict: Verdict, names: Sequence[str], *, asked: bool = True
) -> tuple[Answer, ...]:
    """Explain everything that allows or forbids an action, the deciding fact first.

    ``asked``: whether the action was asked for, so that what allows it begins with Yes.
    """
    if verdict.legal:
        found = [_open_answer(state, verdict.action, route) for route in verdict.routes]
        answers = [
            replace(one, words=say("may-yes", fact=one.words) if asked else as_label(one.words))
            for one in found
        ]
    else:
        is_dear = any(one.obstacle is Obstacle.CANNOT_PAY for one in verdict.obstacles)
        covered = Obstacle.PRICE_TOO_LOW if is_dear else None
        answers = [
            _refusal(state, verdict, one, names)
            for one in verdict.obstacles
            if one.obstacle is not covered
        ]
    return tuple({answer.words: answer for answer in reversed(answers)}.values())[::-1]


def _refusal(state: State, verdict: Verdict, hindrance: Hindrance, names: Sequence[str]) -> Answer:
    spaces = hindrance.spaces
    is_price = hindrance.obstacle in (Obstacle.CANNOT_PAY, Obstacle.PRICE_TOO_LOW)
    words = _refusal_text(state, verdict.action, hindrance, names)
    if hindrance.obstacle is verdict.obstacles[0].obstacle is Obstacle.CANNOT_PAY:
        words = sentences([words, say("if-two-tokens")])
    return Answer(
        words,
        done=False,
        rules=hindrance.rules,
        # From where it would be paid is not in the way.
        witnesses=spaces[1:] if is_price else (),
        obstacles=spaces[:1] if is_price else spaces,
        # The route exists, only its cost cannot be paid.
        routes=verdict.routes[:1] if is_price else (),
    )


def _legal_answer(state: State, action: Action, route: Route) -> Answer:
    if isinstance(action, actions.Place):
        words = _placement_text(state, action, route)
    elif isinstance(action, actions.MoveToken):
        words = _with_ruins(say(f"yes-move_token-{route.way}"), route)
    elif isinstance(action, actions.EndTurn):
        words = say("yes-end_turn", tokens=tokens_left(state))
    elif isinstance(action, actions.RotateTile):
        words = say("yes-rotate_tile", tokens=_tokens_on(state, action.slot))
    else:
        words = say(f"yes-{action.type}", **action_facts(state, action))
    from_afar = len(route.path) > 1 and isinstance(action, actions.ChooseStart | actions.Place)
    origin = route.path[:1] if from_afar else ()
    return Answer(words, rules=route.rules, witnesses=(*origin, *route.witnesses), routes=(route,))


def _tokens_on(state: State, slot: int) -> int:
    return (state.occupied & state.island.frame.slot_mask[slot]).bit_count()


def tokens_left(state: State) -> int:
    return state.turn.tokens_left if state.turn is not None else 0


def _open_answer(state: State, action: Action, route: Route) -> Answer:
    """Return what allows an action that is not yet done, without a Yes before it."""
    answer, facts = _legal_answer(state, action, route), action_facts(state, action)
    match action:
        case actions.Place():
            words = _placement_text(state, action, route, asked=True)
        case actions.MoveToken():
            words = _with_ruins(say(f"may-move_token-{route.way}", **facts), route)
        case actions.EndTurn():
            words = say("may-end_turn", tokens=tokens_left(state))
            if burning := burning_spaces(state):
                words = say("may-end_turn-burnt", words=words, spaces=listed(burning))
        case actions.RotateTile(slot):
            words = say("may-rotate_tile", tokens=_tokens_on(state, slot), **facts)
        case _:
            words = say(f"may-{action.type}", **facts)
    return replace(answer, words=words)


def _with_ruins(words: str, route: Route) -> str:
    return sentences([words, say("then-ruins") if Rule.RUINS_CHAIN in route.rules else ""])


def _placement_text(
    state: State, action: actions.Place, route: Route, *, asked: bool = False
) -> str:
    space = space_name(action.space)
    rule = deciding_rule(route)
    reason = rule.replace(".", "-") if rule in _FOREST else route.way
    if reason in _BY_TEMPLE and not _share_temple(state, action.space, _deciding_token(route)):
        reason += "-row"
    why = say(f"why-{reason}", **_origin(route))
    price = "paid" if action.sacrifice else "free"
    if action.sacrifice and actions.Place(action.space) in state.legal_actions():
        price = "either"
    name = f"may-place-{price}" if asked else f"yes-place-{price}"
    words = say(name, space=space, why=why)
    return sentences(
        [words, *(say(name) for rule, name in _CONSEQUENCES.items() if rule in route.rules)]
    )


#: Reasons that name a temple; a row of temples has words of its own.
_BY_TEMPLE = ("temple", "forest-temple")
_FOREST = (Rule.FOREST_COST, Rule.FOREST_BESIDE, Rule.FOREST_TEMPLE)


def deciding_rule(route: Route) -> Rule:
    """Return the rule that explains a placement best: its forest, else the route."""
    forest = (rule for rule in _FOREST if rule in route.rules and route.way is not Way.ANYWHERE)
    return next(forest, route.rules[0])


def _deciding_token(route: Route) -> Space | None:
    """Return the space of the token that a placement starts from, or that makes a forest free."""
    return next(iter(route.witnesses or route.path[:1]), None)


def _origin(route: Route) -> dict[str, str]:
    token = _deciding_token(route)
    return {} if token is None else {"from": space_name(token)}


def _share_temple(state: State, space: Space, token: Space | None) -> bool:
    """Return whether one temple is next to both spaces."""
    frame = state.island.frame
    around = [frame.beside(frame.bit(one)) for one in (space, token) if one is not None]
    return len(around) == 2 and bool(around[0] & around[1] & state.island.temples)


def _target(action: Action, hindrance: Hindrance) -> str:
    if action.target is not None:
        return space_text(action.target)
    return space_name(hindrance.spaces[0]) if hindrance.spaces else ""


def _refusal_text(state: State, action: Action, hindrance: Hindrance, names: Sequence[str]) -> str:
    name, spaces = f"no-{hindrance.obstacle}", hindrance.spaces
    match hindrance.obstacle:
        case Obstacle.WRONG_PHASE:
            return say(name, phase=str(state.phase))
        case Obstacle.NOT_YOUR_TURN:
            return say(name, who="" if state.to_act is None else names[state.to_act])
        case Obstacle.TERRAIN:
            terrain = terrain_key(state.island.terrain(spaces[0]))
            return say(name, space=space_name(spaces[0]), terrain=terrain)
        case Obstacle.OCCUPIED:
            seat = state.seat_at(spaces[0])
            who = "" if seat is None else names[seat]
            return say(name, space=space_name(spaces[0]), who=who)
        case Obstacle.OUT_OF_REACH if isinstance(action, actions.MoveToken):
            return say("no-out_of_reach-token")
        case Obstacle.OUT_OF_REACH if hindrance.rules == (Rule.TEMPLE_LINK,):
            return say("no-out_of_reach-temple")
        case Obstacle.CANNOT_PAY if Rule.FOREST_COST in hindrance.rules:
            return say("no-cannot_pay-forest", space=_target(action, hindrance))
        case Obstacle.CANNOT_PAY:
            origin = {"from": space_name(spaces[1])}
            return say("no-cannot_pay-water", space=_target(action, hindrance), **origin)
        case Obstacle.PRICE_TOO_HIGH:
            if isinstance(action, actions.Place) and action.sacrifice != 1:
                name = "no-price_too_high-one"
            return say(name, space=_target(action, hindrance))
        case Obstacle.NOT_IN_LINE:
            return say(name, **action_facts(state, action))
        case Obstacle.OTHER_TILE:
            slots = map(state.island.frame.slot_of, spaces)
            return say(name, tile=listed([tile_name(state, slot) for slot in slots]))
        case Obstacle.WRONG_CARD:
            card = state.guardians[state.to_act or 0] or 0
            return say(name, card=card, name=say(f"card-{card}.in"))
        case Obstacle.NO_SUCH_CARD:
            return say(name, cards=listed([*map(str, cards_for(state.seats))]))
        case Obstacle.NOT_OWN_TOKEN if isinstance(action, actions.MoveToken):
            return say(name, space=space_text(action.origin))
        case Obstacle.TILE_TAKEN:
            return say(name, **{"from": space_name(spaces[0])})
        case Obstacle.TOKENS_UNUSED:
            return say(name, tokens=tokens_left(state))
    return say(name, space=_target(action, hindrance))
