"""Questions of the family *terrain*: what forests, water, temples, volcanoes and ruins do."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from dokmus_widgets.core import (
    Action,
    By,
    EndTurn,
    MoveToken,
    Obstacle,
    Place,
    Rule,
    Space,
    State,
    space_name,
)
from dokmus_widgets.core.legality.reach import placements
from dokmus_widgets.lessons.quizzes.boards import (
    Ground,
    beside,
    edge_of,
    ground_of,
    small_board,
    spaces_of,
    spread,
    until,
)
from dokmus_widgets.lessons.quizzes.kinds import Kind
from dokmus_widgets.lessons.quizzes.marking import around, asked_to_place, marked, priced
from dokmus_widgets.lessons.quizzes.question import (
    PRICES,
    YES_NO,
    Choice,
    Mark,
    Question,
    Ruling,
    Spaces,
    Told,
)
from dokmus_widgets.lessons.quizzes.wording import seat_wording, wording

_YOU: Final = seat_wording(0)


def forest(random: Random) -> Question | None:
    """Forests only: free beside one's own and past a temple, for a sacrifice otherwise."""
    ground = ground_of(random, (("f", 6), ("f", 5), ("f", 4), ("f", 3), ("t", 1), ("t", 1)))
    woods, edges = spaces_of(ground, "f"), edge_of(ground, "f")
    if len(edges) < 2:
        return None
    own = [random.choice(woods), *random.sample(edges, 2)]
    state = small_board(random, ground, own, others=2)
    asked = wording("quiz-forest.ask", who=_YOU)
    empty = state.island.forest & ~state.occupied
    return asked_to_place(random, Kind.FOREST, state, asked, PRICES, among=empty)


def water(random: Random) -> Question | None:
    """Shores: what is across a waterway that one touches, and across one that one does not."""
    ground = ground_of(random, (("~", 7), ("~", 5), ("~", 4), ("^", 2), ("t", 1), ("T", 1)))
    state = small_board(random, ground, spread(random, ground, 2), others=2)
    asked = wording("quiz-water.ask", who=_YOU)
    island = state.island
    shores = island.frame.beside(island.water) & island.land & ~state.occupied
    return asked_to_place(random, Kind.WATER, state, asked, PRICES, among=shores)


def temple(random: Random) -> Question | None:
    """Spaces around temples: past those that one stands beside, at their corners, past others."""
    patches = (("t", 1), ("T", 2), ("t", 2), ("t", 1), ("^", 3), ("^", 3), ("T", 1))
    ground = ground_of(random, patches)
    shrines = edge_of(ground, "tT")
    if not shrines:
        return None
    own = list(dict.fromkeys([random.choice(shrines), *spread(random, ground, 1)]))
    state = small_board(random, ground, own, others=2)
    asked = wording("quiz-temple.ask", who=_YOU)
    island = state.island
    walked = island.frame.beside(state.tokens[0])
    among = around(state, island.temples) & island.land & ~state.occupied & ~walked
    return asked_to_place(random, Kind.TEMPLE, state, asked, YES_NO, among=among)


#: What can come of a placement, in the order in which it is offered.
_LANDINGS: Final = (
    "quiz-landing-nothing",
    "quiz-landing-sacrifice",
    "quiz-landing-extra",
    "quiz-landing-burns",
)
#: The terrain from which each of them comes.
_LANDED_ON: Final = (".", "f", "r", "v")


def landing(random: Random) -> Question:
    """What comes of a placement: nothing more, a sacrifice, an extra action, a token that burns."""
    right = random.randrange(len(_LANDINGS))
    return until(lambda: _landing_on(random, right))


def _landing_on(random: Random, right: int) -> Question | None:
    patches = (("f", 5), ("f", 4), ("r", 1), ("r", 1), ("r", 1), ("v", 2), ("v", 1), ("~", 4))
    ground = ground_of(random, patches)
    edge = edge_of(ground, _LANDED_ON[right])
    if not edge:
        return None
    own = list(dict.fromkeys([random.choice(edge), *spread(random, ground, 2)]))
    state = small_board(random, ground, own, others=2)
    can = placements(state)
    spaces = state.island.frame.spaces(can.free | can.paid)
    actions = [(space, priced(state, space)[1]) for space in spaces]
    fit = [(space, action) for space, action in actions if _landing(state, action) == right]
    if can.anywhere or not fit:
        return None
    space, action = random.choice(fit)
    response = Choice(tuple(wording(name) for name in _LANDINGS), right)
    asked = wording("quiz-landing.ask", who=_YOU, space=space_name(space))
    return Question(Kind.LANDING, state, 0, asked, response, (Ruling(action),), (space,))


def _landing(state: State, action: Action) -> int:
    """Which of the options comes of a placement; where two do, one that is never asked about."""
    rules = state.check(action).routes[0].rules
    extra, burns = Rule.RUINS_ACTION in rules, Rule.VOLCANO_BURN in rules
    paid = isinstance(action, Place) and action.sacrifice > 0
    if extra + burns + paid > 1:
        return -1
    return 1 if paid else 2 if extra else 3 if burns else 0


def volcano(random: Random) -> Question | None:
    """Which tokens burn when the turn ends."""
    ground = ground_of(random, (("v", 3), ("v", 2), ("^", 4), ("^", 3), ("f", 3)))
    placed = random.sample(spaces_of(ground, "v"), random.randint(1, 2))
    own = list(dict.fromkeys([*placed, *spread(random, ground, 3)]))
    state = small_board(random, ground, own, others=2, tokens_left=0)
    left = state.after(EndTurn()).tokens[0]
    frame, tokens = state.island.frame, state.tokens_of(0)
    burns = [not left & frame.bit(space) for space in tokens]
    asked = wording("quiz-volcano.ask", who=_YOU)
    marks = tuple(Mark.YES if burnt else Mark.NO for burnt in burns)
    reasons = tuple(
        Told(
            wording("quiz-volcano-burns" if burnt else "quiz-volcano-stays", space=name),
            (Rule.VOLCANO_BURN,),
            (space,),
        )
        for space, burnt in zip(tokens, burns, strict=True)
        for name in [space_name(space)]
    )
    return Question(Kind.VOLCANO, state, 0, asked, Spaces(tokens, YES_NO, marks), reasons)


def ruins(random: Random) -> Question | None:
    """Which tokens the extra action of ruins may move: those on its tile, but none off ruins."""
    ground = ground_of(random, (("r", 1), ("r", 1), ("r", 1), ("r", 1), ("^", 2), ("f", 3)))
    found = random.choice(spaces_of(ground, "r"))
    on_tile = [space for space in _same_tile(ground, found) if ground[space] in ".fr"]
    if len(on_tile) < 3:
        return None
    mates = random.sample([space for space in on_tile if space != found], 2)
    own = list(dict.fromkeys([found, *mates, *spread(random, ground, 3)]))
    state = small_board(random, ground, own, others=2, tokens_left=2, last=space_name(found))
    assert state.turn is not None
    waits = (state.island.tile_at(found) or "",)
    state = state.replaced(turn=state.turn._replace(ruins=waits))
    asked = wording("quiz-ruins.ask", who=_YOU, space=space_name(found))
    question = marked(
        random,
        Kind.RUINS,
        state,
        asked,
        YES_NO,
        state.tokens_of(0),
        lambda space: _moved_by_ruins(state, space),
        count=min(5, len(own)),
        shown=(found,),
    )
    # A token that is hemmed in makes a question of another kind.
    telling = {Obstacle.TOKEN_FIXED, Obstacle.OTHER_TILE}
    for reason in () if question is None else question.reasons:
        assert isinstance(reason, Ruling)
        verdict = state.check(reason.action)
        if not verdict.legal and verdict.obstacles[0].obstacle not in telling:
            return None
    return question


def _moved_by_ruins(state: State, origin: Space) -> tuple[Mark, Action]:
    for action in state.legal_actions():
        if isinstance(action, MoveToken) and action.origin == origin:
            return Mark.YES, action
    return Mark.NO, MoveToken(origin, _next_to(state, origin), By.RUINS)


def _next_to(state: State, space: Space) -> Space:
    return next(near for near in beside(space) if state.island.frame.has(near))


def _same_tile(ground: Ground, space: Space) -> Sequence[Space]:
    row, column = space[0] // 3, space[1] // 3
    return [other for other in ground if (other[0] // 3, other[1] // 3) == (row, column)]
