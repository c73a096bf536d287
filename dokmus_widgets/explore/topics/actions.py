"""Questions about guardian, ruins and turn actions."""

from collections.abc import Iterator

from dokmus_widgets.core import Action, By, Rotation, State, actions
from dokmus_widgets.core.legality.allowances import GRANTS, ruins_slots
from dokmus_widgets.core.legality.check import first_obstacle
from dokmus_widgets.explore.topics.questions import Question, Topic
from dokmus_widgets.play.tools import tool_for

#: Actions other than placements, guardian and ruins actions.
_BESIDES = (actions.EndTurn(), actions.Sacrifice())


def allowed(state: State) -> Iterator[Question]:
    """Yield a question for each kind of action other than placing."""
    turn = state.turn
    if turn is None:
        return
    made: dict[tuple[type[Action], object], list[Action]] = {}
    for action in state.legal_actions():
        made.setdefault((type(action), getattr(action, "by", By.GUARDIAN)), []).append(action)
    for kind, cards in GRANTS.items():
        found = made.get((kind, By.GUARDIAN)) or [_example(state, kind, By.GUARDIAN)]
        yield _question(state, Topic.GUARDIAN, str(cards[0]), found)
    if turn.ruins:
        for kind, cards in GRANTS.items():
            if kind is not actions.TakeTalisman:
                found = made.get((kind, By.RUINS)) or [_example(state, kind, By.RUINS)]
                yield _question(state, Topic.RUINS, str(cards[0]), found)
        yield _question(state, Topic.RUINS, "decline", [actions.DeclineRuins()])
    for action in _BESIDES:
        yield _question(state, Topic.TURN, action.word, [action])


def _question(state: State, topic: Topic, key: str, found: list[Action]) -> Question:
    """Return a question about legal actions of one kind, or about an illegal example."""
    first = found[0]
    verdict = state.check(first)
    rules = verdict.rules[:1] if verdict else first_obstacle(state, first).rules
    count = len(found) if verdict else 0
    tool = tool_for(first)
    return Question(topic, key, verdict.legal, rules, tuple(found), count=count, tool=tool)


def _example(state: State, kind: type[Action], by: By) -> Action:
    """Return an action of a kind that is as close to legal as possible."""
    island, frame = state.island, state.island.frame
    slots = (by is By.RUINS and ruins_slots(state)) or frame.slots_but[island.gap]
    if kind is actions.MoveTile:
        return actions.MoveTile(
            next((s for s in slots if frame.in_line(s, island.gap)), slots[0]), by
        )
    if kind is actions.RotateTile:
        return actions.RotateTile(slots[0], Rotation.CW, by)
    if kind is actions.MoveToken:
        own = state.tokens[state.to_act or 0]
        origin = (own & frame.area(slots)) or own or island.land
        origin &= -origin
        target = frame.beside(origin) & island.land & ~state.occupied or frame.beside(origin)
        return actions.MoveToken(frame.space(origin), frame.space(target & -target), by)
    return actions.TakeTalisman()
