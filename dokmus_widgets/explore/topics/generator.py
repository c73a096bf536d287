"""All questions about a position."""

from collections.abc import Iterator
from functools import lru_cache

from dokmus_widgets.core import (
    Action,
    By,
    ChooseStart,
    EndTurn,
    Phase,
    Place,
    Rotation,
    Rule,
    SeatScore,
    Space,
    State,
    actions,
)
from dokmus_widgets.core.catalogue import cards_for
from dokmus_widgets.core.legality.allowances import GRANTS, ruins_slots
from dokmus_widgets.core.legality.check import first_obstacle
from dokmus_widgets.explain.answers import deciding_rule
from dokmus_widgets.explore.scores.lines import LINE_RULES, LINES, score_line
from dokmus_widgets.explore.topics.questions import Question, Topic
from dokmus_widgets.play.tools import tool_for

#: Actions other than placements, guardian and ruins actions.
_BESIDES = (actions.EndTurn(), actions.Sacrifice())


@lru_cache(maxsize=16)
def position_questions(state: State) -> tuple[Question, ...]:
    """Return the questions about a position; every legal action is in one."""
    return (
        *_placements(state),
        *_draft(state),
        *_allowed(state),
        *_burning(state),
        *_gains(state),
        *_scores(state),
    )


def _placements(state: State) -> Iterator[Question]:
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


def _allowed(state: State) -> Iterator[Question]:
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


def _draft(state: State) -> Iterator[Question]:
    if state.phase is not Phase.GUARDIANS:
        return
    legal = state.legal_actions()
    for card in cards_for(state.seats):
        action = actions.ChooseGuardian(card)
        yes = action in legal
        rules = state.check(action).rules if yes else first_obstacle(state, action).rules
        yield Question(Topic.DRAFT, str(card), yes, rules, (action,))


def _burning(state: State) -> Iterator[Question]:
    if state.turn is None:
        return
    burning = [own & state.island.volcano for own in state.tokens]
    for seat, tokens in enumerate(burning):
        if tokens or (seat == state.to_act and not any(burning)):
            yield Question(
                Topic.BURNS,
                str(seat),
                rules=(Rule.VOLCANO_BURN,),
                spaces=state.island.frame.spaces(tokens),
                count=tokens.bit_count(),
                seat=seat,
            )


def _scores(state: State) -> Iterator[Question]:
    """Yield the points of each seat, as if the game ended now."""
    for seat, sheet in enumerate(state.score()):
        total = score_line(state, seat, "total")
        lines = tuple((line, sheet[line]) for line in LINES if sheet[line])
        yield Question(
            Topic.SCORES,
            str(seat),
            rules=(Rule.SCORE_END, *dict.fromkeys(LINE_RULES[line][0] for line, _ in lines)),
            spaces=(*total.spaces, *total.witnesses),
            seat=seat,
            points=sheet.total,
            lines=lines,
        )


def _gains(state: State) -> Iterator[Question]:
    """Yield the gains by a legal placement, the highest first, as if it ended the turn."""
    seat = state.to_act
    placing = [one for one in state.legal_actions() if isinstance(one, ChooseStart | Place)]
    if seat is None or not placing:
        return
    before = _ended(state).score()[seat]
    won: dict[int, list[tuple[ChooseStart | Place, SeatScore]]] = {}
    for action in placing:
        after = _ended(state.after(action)).score()[seat]
        if after.total > before.total:
            won.setdefault(after.total - before.total, []).append((action, after))
    for points in sorted(won, reverse=True):
        lines = [
            line for line in LINES if any(after[line] > before[line] for _, after in won[points])
        ]
        spaces = tuple(dict.fromkeys(action.space for action, _ in won[points]))
        yield Question(
            Topic.GAINS,
            str(points),
            rules=tuple(dict.fromkeys(LINE_RULES[line][0] for line in lines)),
            actions=tuple(action for action, _ in won[points]),
            spaces=spaces,
            count=len(spaces),
            seat=seat,
            points=points,
        )


def _ended(state: State) -> State:
    """Return the state after the turn is ended, with volcanoes burnt."""
    if state.turn is None:
        return state
    turn = state.turn._replace(tokens_left=0, ruins=())
    return state.replaced(turn=turn).after(EndTurn())
