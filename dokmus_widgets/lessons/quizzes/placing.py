"""Questions of the family *placing*: where the next token can go."""

from __future__ import annotations

from random import Random

from dokmus_widgets.lessons.quizzes.boards import edge_of, ground_of, small_board
from dokmus_widgets.lessons.quizzes.kinds import Kind
from dokmus_widgets.lessons.quizzes.marking import asked_to_place
from dokmus_widgets.lessons.quizzes.question import PRICES, YES_NO, Question

#: A landscape with a little of everything that sets a price.
MIXED = (
    *(("~", 5), ("~", 4), ("f", 4), ("f", 3), ("^", 3), ("^", 2)),
    *(("t", 1), ("t", 1), ("T", 1), ("r", 1), ("v", 1)),
)


def step(random: Random) -> Question | None:
    """Spaces next to one's own tokens, on meadow between mountains and other tokens."""
    ground = ground_of(random, (("^", 3), ("^", 3), ("^", 2), ("~", 2)))
    state = small_board(random, ground, others=5)
    return asked_to_place(random, Kind.STEP, state, YES_NO)


def reach(random: Random) -> Question | None:
    """Everything that can be reached, and its price."""
    state = small_board(random, ground_of(random, MIXED), others=4)
    return asked_to_place(random, Kind.REACH, state, PRICES)


def afford(random: Random) -> Question | None:
    """With the last token of the turn: what asks for a sacrifice cannot be had."""
    ground = ground_of(random, (*MIXED, ("f", 4), ("f", 3)))
    dear = random.sample(edge_of(ground, "f~"), 3)  # beside what the last token cannot pay for
    state = small_board(random, ground, dear, tokens_left=1)
    question = asked_to_place(random, Kind.AFFORD, state, YES_NO)
    if question is None:
        return None
    obstacles = [question.reason(n).rules for n in range(len(question.reasons))]
    # Without a space that a second token would have paid for there is nothing to be seen.
    seen = any(rule in question.rules for rules in obstacles for rule in rules)
    return question if seen else None
