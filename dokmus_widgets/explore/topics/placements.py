"""Questions about placements, by the rules that allow or bar them."""

from collections.abc import Iterator

from dokmus_widgets.core import Action, ChooseStart, Phase, Place, Rule, Space, State
from dokmus_widgets.core.legality.check import first_obstacle
from dokmus_widgets.explain.answers import deciding_rule
from dokmus_widgets.explore.topics.questions import Question, Topic


def placements(state: State) -> Iterator[Question]:
    """Yield a question for each rule and price that opens spaces, and each that bars some."""
    kind = ChooseStart if state.phase is Phase.START else Place
    reached: dict[tuple[int, Rule], list[Action]] = {}
    open_now: set[Space] = set()
    for action in state.legal_actions():
        if isinstance(action, ChooseStart | Place):
            open_now.add(action.space)
            tokens = 1 + action.sacrifice if isinstance(action, Place) else 0
            rule = deciding_rule(state.check(action).routes[0])
            reached.setdefault((tokens, rule), []).append(action)
    for tokens, rule in sorted(reached, key=lambda one: (one[0], -len(reached[one]))):
        found = tuple(reached[tokens, rule])
        places = tuple(one.space for one in found if isinstance(one, ChooseStart | Place))
        key = f"{tokens}.{rule}" if tokens else str(rule)
        yield Question(
            Topic.REACH, key, True, (rule,), found, places, count=len(found), tokens=tokens
        )
    yield from _barred(state, kind, open_now)


def _barred(
    state: State, kind: type[ChooseStart] | type[Place], open_now: set[Space]
) -> Iterator[Question]:
    """Yield the rules that bar spaces, by ascending number of spaces."""
    island = state.island
    every = [*filter(island.has, island.frame.spaces(sum(island.frame.slot_mask)))]
    asked: dict[Rule, list[Action]] = {}
    shown: dict[Rule, dict[Space, None]] = {}
    for space in every:
        if space in open_now:
            continue
        action = kind(space)
        found = first_obstacle(state, action)
        rule = found.rules[0]
        asked.setdefault(rule, []).append(action)
        # Highlight the space itself if it is an obstacle, otherwise the obstacles.
        drawn = (space,) if space in found.spaces else found.spaces
        shown.setdefault(rule, {}).update(dict.fromkeys(drawn))
    for rule in sorted(asked, key=lambda one: len(asked[one])):
        count = len(asked[rule])
        yield Question(
            Topic.BARRED,
            str(rule),
            False,
            (rule,),
            tuple(asked[rule]),
            tuple(shown[rule]),
            count=count,
            everywhere=count == len(every),
        )
