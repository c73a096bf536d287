"""A verdict as a sentence: yes or no first, then the one fact that decides it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from dokmus_widgets.core import (
    Action,
    ChooseGuardian,
    ChooseStart,
    EndTurn,
    Hindrance,
    MoveTile,
    MoveToken,
    Obstacle,
    Place,
    RotateTile,
    Route,
    Rule,
    Space,
    State,
    Verdict,
    Way,
    space_name,
)
from dokmus_widgets.core.catalogue import cards_for
from dokmus_widgets.explain.actions import burning_spaces, tile_name
from dokmus_widgets.explain.messages import again, say
from dokmus_widgets.explain.seats import listed, sentences


@dataclass(frozen=True, slots=True)
class Answer:
    """What a click is answered: words, whether it was done, the rules, and what to draw.

    ``witnesses`` are spaces that decide, ``obstacles`` spaces in the way, ``routes`` the ways to
    draw. Prints as its words.
    """

    words: str
    done: bool = True
    rules: tuple[Rule, ...] = ()
    witnesses: tuple[Space, ...] = ()
    obstacles: tuple[Space, ...] = ()
    routes: tuple[Route, ...] = field(default=())

    def again(self) -> Answer:
        """The same in the language that is spoken now."""
        return replace(self, words=again(self.words))

    def __repr__(self) -> str:
        rules = f" [{', '.join(self.rules)}]" if self.rules else ""
        return f"{self.words}{rules}"

    def __bool__(self) -> bool:
        return self.done


#: An answer to be told, and told again in every language to come.
Telling = Callable[[], Answer]


def answer_to(state: State, verdict: Verdict, names: Sequence[str]) -> Answer:
    """Why the action of a verdict is legal or not on this state: by what decides it."""
    if verdict.legal:
        return _yes(state, verdict.action, verdict.routes[0])
    return _refused(state, verdict, verdict.obstacles[0], names)


def answers_to(state: State, verdict: Verdict, names: Sequence[str]) -> tuple[Answer, ...]:
    """An action asked about: everything that allows or forbids it; what decides comes first.

    Grounds that are told in the same words are told once.
    """
    if verdict.legal:
        told = [_may(state, verdict.action, route) for route in verdict.routes]
    else:
        told = [_refused(state, verdict, found, names) for found in _apart(verdict.obstacles)]
    return tuple({answer.words: answer for answer in reversed(told)}.values())[::-1]


def _apart(obstacles: Sequence[Hindrance]) -> list[Hindrance]:
    """The obstacles without the one that another one tells already: what cannot be paid."""
    cannot_pay = any(found.obstacle is Obstacle.CANNOT_PAY for found in obstacles)
    told = Obstacle.PRICE_TOO_LOW if cannot_pay else None
    return [found for found in obstacles if found.obstacle is not told]


def _refused(state: State, verdict: Verdict, hindrance: Hindrance, names: Sequence[str]) -> Answer:
    by_price = hindrance.obstacle in (Obstacle.CANNOT_PAY, Obstacle.PRICE_TOO_LOW)
    words = _no(state, verdict.action, hindrance, names)
    if hindrance.obstacle is verdict.obstacles[0].obstacle is Obstacle.CANNOT_PAY:
        words = sentences([words, say("if-two-tokens")])  # nothing else is in the way
    return Answer(
        words,
        done=False,
        rules=hindrance.rules,
        obstacles=hindrance.spaces,
        # The way is there; only its price is not.
        routes=verdict.routes[:1] if by_price else (),
    )


def _yes(state: State, action: Action, route: Route) -> Answer:
    if isinstance(action, Place):
        words = _placed(state, action, route)
    elif isinstance(action, MoveToken):
        words = _with_ruins(say(f"yes-move_token-{route.way}"), route)
    elif isinstance(action, EndTurn):
        words = say("yes-end_turn", tokens=tokens_left(state))
    elif hasattr(action, "space"):
        words = say(f"yes-{action.type}", space=space_name(action.space))
    else:
        words = say(f"yes-{action.type}")
    origin = route.path[:1] if len(route.path) > 1 and hasattr(action, "space") else ()
    return Answer(words, rules=route.rules, witnesses=(*origin, *route.witnesses), routes=(route,))


def tokens_left(state: State) -> int:
    """The tokens that the seat to act has yet to use in its turn."""
    return state.turn.tokens_left if state.turn is not None else 0


def _may(state: State, action: Action, route: Route) -> Answer:
    """The answer to one who asks first: it begins with the verdict."""
    answer = _yes(state, action, route)
    match action:
        case Place():
            words = say("may-place", words=answer.words)
        case ChooseStart(space):
            words = say("may-choose_start", space=space_name(space))
        case ChooseGuardian(card):
            words = say("may-choose_guardian", card=card)
        case MoveTile(slot) | RotateTile(slot):
            words = say(f"may-{action.type}", tile=tile_name(state, slot))
        case MoveToken(origin, target):
            between = {"from": space_name(origin), "to": space_name(target)}
            words = _with_ruins(say(f"may-move_token-{route.way}", **between), route)
        case EndTurn():
            words = say("may-end_turn", tokens=tokens_left(state))
        case _:
            words = say(f"may-{action.type}")
    if burning := burning_spaces(state) if isinstance(action, EndTurn) else []:
        words = say("may-end_turn-burnt", words=words, spaces=listed(burning))
    return replace(answer, words=words)


def _with_ruins(words: str, route: Route) -> str:
    """What is said of a token's move, and that it earned an extra action where it did."""
    return sentences([words, say("then-ruins") if Rule.RUINS_CHAIN in route.rules else ""])


def _placed(state: State, action: Place, route: Route) -> str:
    space = space_name(action.space)
    why = say(_why(route), **_origin(route))
    words = say("yes-place-paid" if action.sacrifice else "yes-place-free", space=space, why=why)
    following = [
        say(name)
        for rule, name in (
            (Rule.RUINS_ACTION, "then-ruins"),
            (Rule.VOLCANO_BURN, "then-volcano"),
        )
        if rule in route.rules
    ]
    return sentences([words, *following])


def _why(route: Route) -> str:
    """The message for the fact that decides a placement."""
    if route.way is Way.ANYWHERE:
        return "why-anywhere"
    for rule in (Rule.FOREST_COST, Rule.FOREST_BESIDE, Rule.FOREST_TEMPLE):
        if rule in route.rules:
            return f"why-{rule.replace('.', '-')}"
    return f"why-{route.way}"


def _origin(route: Route) -> dict[str, str]:
    deciding = route.witnesses if Rule.FOREST_COST not in route.rules else ()
    spaces = deciding or route.path[:1]
    return {"from": space_name(spaces[0])} if spaces else {}


def _no(state: State, action: Action, hindrance: Hindrance, names: Sequence[str]) -> str:
    tell = _REASONS.get(hindrance.obstacle)
    name = f"no-{hindrance.obstacle}"
    return say(name) if tell is None else tell(state, action, hindrance, names)


_Reason = Callable[[State, Action, Hindrance, Sequence[str]], str]


def _target(action: Action, hindrance: Hindrance) -> str:
    """The space that an action aims at, by name."""
    for name in ("space", "target"):
        if (space := getattr(action, name, None)) is not None:
            return space_name(space)
    return space_name(hindrance.spaces[0]) if hindrance.spaces else ""


def _space_only(state: State, action: Action, hindrance: Hindrance, names: Sequence[str]) -> str:
    return say(f"no-{hindrance.obstacle}", space=_target(action, hindrance))


def _not_own(state: State, action: Action, hindrance: Hindrance, names: Sequence[str]) -> str:
    assert isinstance(action, MoveToken)
    return say("no-not_own_token", space=space_name(action.origin))


def _wrong_phase(state: State, action: Action, hindrance: Hindrance, names: Sequence[str]) -> str:
    return say("no-wrong_phase", phase=str(state.phase))


def _not_your_turn(state: State, action: Action, hindrance: Hindrance, names: Sequence[str]) -> str:
    return say("no-not_your_turn", who="" if state.to_act is None else names[state.to_act])


def _terrain(state: State, action: Action, hindrance: Hindrance, names: Sequence[str]) -> str:
    terrain = state.island.terrain(hindrance.spaces[0])
    kind = "gap" if terrain is None else terrain.name.lower()
    return say("no-terrain", space=space_name(hindrance.spaces[0]), terrain=kind)


def _occupied(state: State, action: Action, hindrance: Hindrance, names: Sequence[str]) -> str:
    space = hindrance.spaces[0]
    seat = state.seat_at(space)
    return say("no-occupied", space=space_name(space), who="" if seat is None else names[seat])


def _out_of_reach(state: State, action: Action, hindrance: Hindrance, names: Sequence[str]) -> str:
    if isinstance(action, MoveToken):
        return say("no-out_of_reach-token")
    if hindrance.rules == (Rule.TEMPLE_LINK,):
        return say("no-out_of_reach-temple")
    return _space_only(state, action, hindrance, names)


def _cannot_pay(state: State, action: Action, hindrance: Hindrance, names: Sequence[str]) -> str:
    space = _target(action, hindrance)
    if Rule.FOREST_COST in hindrance.rules:
        return say("no-cannot_pay-forest", space=space)
    return say("no-cannot_pay-water", space=space, **{"from": space_name(hindrance.spaces[1])})


def _other_tile(state: State, action: Action, hindrance: Hindrance, names: Sequence[str]) -> str:
    slots = [state.island.frame.slot_of(space) for space in hindrance.spaces]
    return say("no-other_tile", tile=listed([tile_name(state, slot) for slot in slots]))


def _wrong_card(state: State, action: Action, hindrance: Hindrance, names: Sequence[str]) -> str:
    card = state.guardians[state.to_act or 0] or 0
    return say("no-wrong_card", card=card, name=say(f"card-{card}"))


def _no_such_card(state: State, action: Action, hindrance: Hindrance, names: Sequence[str]) -> str:
    return say("no-no_such_card", cards=listed([*map(str, cards_for(state.seats))]))


def _not_in_line(state: State, action: Action, hindrance: Hindrance, names: Sequence[str]) -> str:
    slot = state.island.frame.slot_of(hindrance.spaces[0])
    return say("no-not_in_line", tile=tile_name(state, slot))


def _tile_taken(state: State, action: Action, hindrance: Hindrance, names: Sequence[str]) -> str:
    return say("no-tile_taken", **{"from": space_name(hindrance.spaces[0])})


def _tokens_unused(state: State, action: Action, hindrance: Hindrance, names: Sequence[str]) -> str:
    return say("no-tokens_unused", tokens=tokens_left(state))


def _too_high(state: State, action: Action, hindrance: Hindrance, names: Sequence[str]) -> str:
    space = _target(action, hindrance)
    by_one = isinstance(action, Place) and Place(action.space, 1) in state.legal_actions()
    return say("no-price_too_high-one" if by_one else "no-price_too_high", space=space)


_REASONS: dict[Obstacle, _Reason] = {
    Obstacle.WRONG_PHASE: _wrong_phase,
    Obstacle.NOT_YOUR_TURN: _not_your_turn,
    Obstacle.TERRAIN: _terrain,
    Obstacle.OCCUPIED: _occupied,
    Obstacle.OUT_OF_REACH: _out_of_reach,
    Obstacle.CANNOT_PAY: _cannot_pay,
    Obstacle.PRICE_TOO_LOW: _space_only,
    Obstacle.PRICE_TOO_HIGH: _too_high,
    Obstacle.OTHER_TILE: _other_tile,
    Obstacle.WRONG_CARD: _wrong_card,
    Obstacle.NO_SUCH_CARD: _no_such_card,
    Obstacle.NOT_IN_LINE: _not_in_line,
    Obstacle.NOT_OWN_TOKEN: _not_own,
    Obstacle.NOT_A_CORNER: _space_only,
    Obstacle.TILE_TAKEN: _tile_taken,
    Obstacle.NOT_AN_EDGE: _space_only,
    Obstacle.TOKENS_UNUSED: _tokens_unused,
}
