"""Questions of the families *placing* and *terrain*: placements and their consequences."""

from random import Random
from typing import Final

from dokmus_widgets.core import Obstacle, Rule, Space, State, space_name
from dokmus_widgets.core.actions import By, EndTurn, MoveToken, Place
from dokmus_widgets.core.legality.reach import placements
from dokmus_widgets.explain import Answer, say

from . import boards
from .kinds import QuestionKind
from .question import (
    PRICES,
    YES_NO,
    MultipleChoice,
    Question,
    QuizMark,
    Spaces,
    make_question,
)
from .space_questions import around, mark_question, placement_at, placement_question

#: A landscape with all terrain that affects costs.
MIXED = (
    *(("~", 5), ("~", 4), ("f", 4), ("f", 3), ("^", 3), ("^", 2)),
    *(("t", 1), ("t", 1), ("T", 1), ("r", 1), ("v", 1)),
)


def ask_step(random: Random) -> Question | None:
    """Ask for the legal spaces on meadow between mountains and tokens."""
    ground = boards.random_ground(random, (("^", 3), ("^", 3), ("^", 2), ("~", 2)))
    state = boards.small_board(random, ground, others=5)
    return placement_question(random, QuestionKind.STEP, state, YES_NO)


def ask_reach(random: Random) -> Question | None:
    """Ask for all reachable spaces and their costs."""
    state = boards.small_board(random, boards.random_ground(random, MIXED), others=4)
    return placement_question(random, QuestionKind.REACH, state, PRICES)


def ask_afford(random: Random) -> Question | None:
    """Ask for the legal spaces of the last token, which cannot pay a sacrifice."""
    ground = boards.random_ground(random, (*MIXED, ("f", 4), ("f", 3)))
    own = random.sample(boards.meadow_beside(ground, "f~"), 3)
    state = boards.small_board(random, ground, own, tokens_left=1)
    question = placement_question(random, QuestionKind.AFFORD, state, YES_NO)
    if question is None:
        return None
    obstacles = [question.reason(n).rules for n in range(len(question.reasons))]
    # Require a space that a second token could pay for.
    seen = any(rule in question.rules for rules in obstacles for rule in rules)
    return question if seen else None


def ask_forest(random: Random) -> Question | None:
    """Ask for the costs of forest spaces."""
    patches = (("f", 6), ("f", 5), ("f", 4), ("f", 3), ("t", 1), ("t", 1))
    ground = boards.random_ground(random, patches)
    woods, edges = boards.spaces_of(ground, "f"), boards.meadow_beside(ground, "f")
    if len(edges) < 2:
        return None
    own = [random.choice(woods), *random.sample(edges, 2)]
    state = boards.small_board(random, ground, own, others=2)
    empty = state.island.forest & ~state.occupied
    return placement_question(random, QuestionKind.FOREST, state, PRICES, among=empty)


def ask_water(random: Random) -> Question | None:
    """Ask for the costs of shore spaces across waterways."""
    patches = (("~", 7), ("~", 5), ("~", 4), ("^", 2), ("t", 1), ("T", 1))
    ground = boards.random_ground(random, patches)
    state = boards.small_board(random, ground, boards.scatter(random, ground, 2), others=2)
    island = state.island
    shores = island.frame.beside(island.water) & island.land & ~state.occupied
    return placement_question(random, QuestionKind.WATER, state, PRICES, among=shores)


def ask_temple(random: Random) -> Question | None:
    """Ask for the legal spaces around temples."""
    patches = (("t", 1), ("T", 2), ("t", 2), ("t", 1), ("^", 3), ("^", 3), ("T", 1))
    ground = boards.random_ground(random, patches)
    shrines = boards.meadow_beside(ground, "tT")
    if not shrines:
        return None
    own = [random.choice(shrines), *boards.scatter(random, ground, 1)]
    state = boards.small_board(random, ground, own, others=2)
    island = state.island
    walked = island.frame.beside(state.tokens[0])
    among = around(state, island.temples) & island.land & ~state.occupied & ~walked
    return placement_question(random, QuestionKind.TEMPLE, state, YES_NO, among=among)


#: The consequence of a placement by terrain, in the order of the options.
_LANDINGS: Final = {
    ".": "quiz-landing-nothing",
    "f": "quiz-landing-sacrifice",
    "r": "quiz-landing-extra",
    "v": "quiz-landing-burns",
}


def ask_landing(random: Random) -> Question:
    """Ask for the consequence of a placement: none, sacrifice, extra action or burning."""
    right = random.randrange(len(_LANDINGS))
    return boards.retry_until_valid(lambda: _landing_question(random, right))


def _landing_question(random: Random, right: int) -> Question | None:
    patches = (("f", 5), ("f", 4), ("r", 1), ("r", 1), ("r", 1), ("v", 2), ("v", 1), ("~", 4))
    ground = boards.random_ground(random, patches)
    edge = boards.meadow_beside(ground, [*_LANDINGS][right])
    if not edge:
        return None
    own = [random.choice(edge), *boards.scatter(random, ground, 2)]
    state = boards.small_board(random, ground, own, others=2)
    can = placements(state)
    spaces = state.island.frame.spaces(can.free | can.paid)
    candidates = [space for space in spaces if _landing(state, placement_at(state, space)) == right]
    if can.anywhere or not candidates:
        return None
    space = random.choice(candidates)
    response = MultipleChoice(tuple(map(say, _LANDINGS.values())), right)
    why, parts = placement_at(state, space), {"space": space_name(space)}
    return make_question(QuestionKind.LANDING, state, response, why, shown=(space,), parts=parts)


def _landing(state: State, action: Place) -> int:
    """Return the index of a placement's consequence; -1 if it has several."""
    rules = state.check(action).routes[0].rules
    extra, burns = Rule.RUINS_ACTION in rules, Rule.VOLCANO_BURN in rules
    paid = action.sacrifice > 0
    if extra + burns + paid > 1:
        return -1
    return 1 if paid else 2 if extra else 3 if burns else 0


def ask_volcano(random: Random) -> Question | None:
    """Ask for the tokens that burn at the end of the turn."""
    ground = boards.random_ground(random, (("v", 3), ("v", 2), ("^", 4), ("^", 3), ("f", 3)))
    placed = random.sample(boards.spaces_of(ground, "v"), random.randint(1, 2))
    own = [*placed, *boards.scatter(random, ground, 3)]
    state = boards.small_board(random, ground, own, others=2, tokens_left=0)
    left, tokens = state.after(EndTurn()).tokens_of(0), state.tokens_of(0)
    marks = tuple(QuizMark.NO if space in left else QuizMark.YES for space in tokens)
    names = {QuizMark.NO: "quiz-volcano-stays", QuizMark.YES: "quiz-volcano-burns"}
    told = (
        (say(names[mark], space=space_name(s)), s) for s, mark in zip(tokens, marks, strict=True)
    )
    reasons = (Answer(words, rules=(Rule.VOLCANO_BURN,), witnesses=(s,)) for words, s in told)
    return make_question(QuestionKind.VOLCANO, state, Spaces(tokens, YES_NO, marks), *reasons)


def ask_ruins(random: Random) -> Question | None:
    """Ask for the tokens that the ruins action may move."""
    patches = (("r", 1), ("r", 1), ("r", 1), ("r", 1), ("^", 2), ("f", 3))
    ground = boards.random_ground(random, patches)
    found = random.choice(boards.spaces_of(ground, "r"))
    row, column = found[0] // 3, found[1] // 3
    on_tile = [s for s in ground if (s[0] // 3, s[1] // 3) == (row, column) and ground[s] in ".fr"]
    if len(on_tile) < 3:
        return None
    mates = random.sample([space for space in on_tile if space != found], 2)
    own = [found, *mates, *boards.scatter(random, ground, 3)]
    state = boards.small_board(random, ground, own, others=2, tokens_left=2, last=space_name(found))
    assert state.turn is not None
    waits = (state.island.tile_at(found) or "",)
    state = state.replaced(turn=state.turn._replace(ruins=waits))
    moves = {space: _ruins_move(state, space) for space in state.tokens_of(0)}
    kind, count, parts = QuestionKind.RUINS, min(5, len(moves)), {"space": space_name(found)}
    question = mark_question(
        random, kind, state, YES_NO, moves, count=count, shown=(found,), parts=parts
    )
    # Skip positions with a blocked token.
    telling = {Obstacle.TOKEN_FIXED, Obstacle.OTHER_TILE}
    for reason in () if question is None else question.reasons:
        assert isinstance(reason, MoveToken)
        verdict = state.check(reason)
        if not verdict.legal and verdict.obstacles[0].obstacle not in telling:
            return None
    return question


def _ruins_move(state: State, origin: Space) -> MoveToken:
    for action in state.legal_actions():
        if isinstance(action, MoveToken) and action.origin == origin:
            return action
    near = next(near for near in boards.neighbours(origin) if state.island.frame.has(near))
    return MoveToken(origin, near, By.RUINS)
