"""Numbers of points in texts, recomputed from constants, by playing, or by exact turn search."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise

import pytest

from dokmus_widgets.analysis.turns import best_end
from dokmus_widgets.cases import case
from dokmus_widgets.core import Action, DeclineRuins, EndTurn, Place, State
from dokmus_widgets.core.actions import By
from dokmus_widgets.core.catalogue import CARDS_TWO, ROUNDS, TOKENS
from dokmus_widgets.core.notation import read_action
from dokmus_widgets.core.scoring import SACRIFICE_POINTS, TILE_TRACK, sacrifice_points
from dokmus_widgets.explain.messages import LANGUAGES
from dokmus_widgets.lessons.catalogue import begins_with, lesson
from tests.analysis.turns.brute import positions
from tests.core.boards import board
from tests.explain.sources import messages, parts

#: The lesson in which a card is chosen for what it brings.
YOURS = "which-card/yours"
STEPS = [more - less for less, more in pairwise(TILE_TRACK)]


def points(picture: str, seats: int = 3) -> dict[str, int]:
    """Return the first seat's score sheet with a token on a1 of a drawn board."""
    return dict(board(picture, seats=seats, tokens={0: "a1"}).score()[0])


SMALL, LARGE = points(".t.")["small_temples"], points(".T.")["large_temples"]
RUINS = points("r..")["ruins"]
COMPLETE = points(".t.")["complete_tiles"]
COMPLETE_TWO = points(".t.", seats=2)["complete_tiles"]


@cache
def begins(name: str) -> State:
    """Return the start position of a step, named ``lesson/step``."""
    id, step = name.split("/")
    found = lesson(id)
    return begins_with(found, [one.id for one in found.steps].index(step))


def acting(name: str) -> int:
    """Return the current seat of a step."""
    seat = begins(name).to_act
    assert seat is not None
    return seat


def total(state: State, seat: int) -> int:
    return state.score()[seat].total


def gain(name: str, *plies: str) -> int:
    """Return the points gained by these plies in a step, by default its solution."""
    id, step = name.split("/")
    written = plies or next(one for one in lesson(id).steps if one.id == step).solution
    state = begins(name)
    for ply in written:
        state = state.apply(read_action(state, ply))
    return total(state, acting(name)) - total(begins(name), acting(name))


def most(name: str) -> int:
    """Return the maximum points of a step's turn, by exhaustive search."""
    best = best_end(begins(name))
    assert best.exact
    return int(best.value) - total(begins(name), acting(name))


def line(name: str, which: str, seat: int | None = None) -> int:
    """Return a line of the score sheet at the start of a step."""
    return begins(name).score()[acting(name) if seat is None else seat][which]


def first_to_choose(card: int) -> State:
    """Return the first chooser's turn in ``which-card/yours``, as if now, with a card."""
    start = begins(YOURS)
    seat = acting(YOURS)
    left = iter(sorted({1, 2, 3, 4, 5} - {card}))
    cards = [card if other == seat else next(left) for other in range(start.seats)]
    turn = {"tokens_left": 3, "guardian_left": True, "ruins": [], "last": None}
    return State.from_dict(start.to_dict() | {"phase": "turns", "guardians": cards, "turn": turn})


def gains(start: State, done: Callable[[Action], bool]) -> Iterator[int]:
    """Return the points gained at each end of a turn, limited to the actions in ``done``."""
    seat = start.to_act or 0
    for now in positions(start, 10**5, done):
        if EndTurn() in now.legal_actions():
            yield total(now.after(EndTurn()), seat) - total(start, seat)


def most_by_placing() -> int:
    """Return the first chooser's maximum points by placing tokens only."""
    placing = (Place, DeclineRuins)
    return max(gains(first_to_choose(card=1), lambda action: isinstance(action, placing)))


def sheet(id: str, which: str, seat: int = 0) -> int:
    """Return a line of a seat's score sheet in a case."""
    return case(id).state.score()[seat][which]


#: Messages that state points, with how each number in them comes about, in any order.
CLAIMS: dict[str, Callable[[], list[int]]] = {
    # Lessons: the first steps
    "lesson-reach-a-temple-small.done": lambda: [SMALL],
    "lesson-reach-a-temple-large": lambda: [LARGE],
    "lesson-reach-a-temple-shared.done": lambda: [LARGE],
    "lesson-what-scores.end": lambda: [SMALL, LARGE, min(STEPS), max(STEPS), COMPLETE],
    "lesson-what-scores-tile": lambda: [gain("what-scores/tile", "d2"), most("what-scores/tile")],
    "lesson-what-scores-tile.done": lambda: [
        *(gain("what-scores/tile"), SMALL, STEPS[2]),
        *TILE_TRACK[1:],
    ],
    "lesson-what-scores-tile.large": lambda: [
        *(gain("what-scores/tile", "d2"), SMALL),
        gain("what-scores/tile") - SMALL,
    ],
    "lesson-what-scores-whole": lambda: [
        gain("what-scores/whole", "j5"),
        most("what-scores/whole"),
    ],
    "lesson-what-scores-whole.done": lambda: [SMALL, COMPLETE],
    "lesson-what-scores-whole.new": lambda: [
        *(gain("what-scores/whole", "j5"), SMALL, COMPLETE),
        STEPS[line("what-scores/whole", "tiles_reached") // 2],
    ],
    "lesson-what-scores-whole.large": lambda: [gain("what-scores/whole", "d2"), COMPLETE],
    "lesson-what-scores-turn": lambda: [most("what-scores/turn")],
    "lesson-what-scores-turn.done": lambda: [most("what-scores/turn")],
    "lesson-what-scores-turn.hint-1": lambda: [gain("what-scores/turn", "j5") - SMALL],
    # Lessons: terrain
    "lesson-temple-links-middle.done": lambda: [COMPLETE],
    "lesson-volcano-race": lambda: [
        SACRIFICE_POINTS[3][0],
        *begins("volcano/race").sacrificed[1::-1],
    ],
    "lesson-volcano-race.done": lambda: [sum(SACRIFICE_POINTS[3][:1])],
    # Lessons: guardians
    "lesson-turn-a-tile-fetch": lambda: [most("turn-a-tile/fetch")],
    "lesson-turn-a-tile-fetch.own": lambda: [COMPLETE],
    "lesson-which-card-yours": lambda: [10, most_by_placing()],
    "lesson-which-card-gain": lambda: [10],
    "lesson-which-card-gain.done": lambda: [10],
    # Lessons: the whole game, points
    "lesson-one-tile-third.done": lambda: [COMPLETE_TWO],
    "lesson-small-game-card": lambda: [
        *(begins("small-game/card").round, ROUNDS),
        *(sheet.total for sheet in begins("small-game/card").score()),
    ],
    "lesson-set-up-temple.done": lambda: [SMALL, LARGE],
    "lesson-two-players.end": lambda: [
        *(CARDS_TWO[0], CARDS_TWO[-1], COMPLETE_TWO, SACRIFICE_POINTS[2][0])
    ],
    "lesson-two-players-turn.done": lambda: [COMPLETE_TWO, COMPLETE],
    "lesson-tile-or-temple.end": lambda: [*TILE_TRACK[1:], 1, len(STEPS)],
    "lesson-tile-or-temple-temple": lambda: [line("tile-or-temple/temple", "tiles_reached")],
    "lesson-tile-or-temple-temple.done": lambda: [gain("tile-or-temple/temple")],
    "lesson-tile-or-temple-tile": lambda: [most("tile-or-temple/tile")],
    "lesson-tile-or-temple-tile.done": lambda: [
        *(SMALL, line("tile-or-temple/tile", "tiles_reached")),
        line("tile-or-temple/tile", "tiles_reached") + gain("tile-or-temple/tile") - SMALL,
    ],
    "lesson-tile-or-temple-tile.large": lambda: [gain("tile-or-temple/tile", "a2")],
    "lesson-complete-or-spread.end": lambda: [COMPLETE, min(STEPS), max(STEPS)],
    "lesson-complete-or-spread-complete.done": lambda: [
        *(gain("complete-or-spread/complete"), SMALL, COMPLETE)
    ],
    "lesson-complete-or-spread-spread": lambda: [most("complete-or-spread/spread")],
    "lesson-complete-or-spread-spread.done": lambda: [
        *(2 * SMALL, line("complete-or-spread/spread", "tiles_reached")),
        line("complete-or-spread/spread", "tiles_reached")
        + gain("complete-or-spread/spread")
        - 2 * SMALL,
    ],
    "lesson-complete-or-spread-spread.slow": lambda: [
        gain("complete-or-spread/spread", "c1", "b1"),
        most("complete-or-spread/spread"),
    ],
    "lesson-complete-or-spread-three": lambda: [most("complete-or-spread/three")],
    "lesson-complete-or-spread-three.done": lambda: [
        gain("complete-or-spread/three", "d2"),
        gain("complete-or-spread/three", "c1", "b1"),
    ],
    "lesson-sacrifice-pays-cross": lambda: [
        line("sacrifice-pays/cross", "sacrifices", 1),
        most("sacrifice-pays/cross"),
    ],
    "lesson-sacrifice-pays-cross.done": lambda: [SMALL, STEPS[1], SACRIFICE_POINTS[3][0]],
    "lesson-sacrifice-pays-burn.done": lambda: [4, *sacrifice_points((2, 1, 0))[:2]],
    "lesson-three-tiles-two.done": lambda: [most("three-tiles/two")],
    # Cases
    "case-score-once-each.ask": lambda: [SMALL],
    "case-score-tiles.ask": lambda: [sheet("score-tiles", "tiles_reached")],
    "case-score-tiles.more": lambda: [STEPS[3], SMALL],
    "case-round-eight.answer": lambda: [TOKENS],
    "case-score-ruins.answer": lambda: [RUINS],
    "case-score-small.answer": lambda: [SMALL],
    "case-score-large.answer": lambda: [LARGE, SMALL],
    "case-score-complete.answer": lambda: [COMPLETE, COMPLETE_TWO],
    "case-score-two-players.answer": lambda: [COMPLETE_TWO, SACRIFICE_POINTS[2][0]],
    "case-score-tiles.answer": lambda: [*TILE_TRACK[1:]],
    "case-score-tiles-all.answer": lambda: [TILE_TRACK[-1]],
    "case-score-sacrifice-four.answer": lambda: [
        points for seats in (4, 3, 2) for points in SACRIFICE_POINTS[seats]
    ],
    "case-score-sacrifice-two.answer": lambda: [SACRIFICE_POINTS[2][0]],
    "case-score-sacrifice-level.answer": lambda: [sacrifice_points((3, 3))[0]],
    "case-setup-two-differences.answer": lambda: [
        *(CARDS_TWO[0], CARDS_TWO[-1], COMPLETE_TWO, SACRIFICE_POINTS[2][0])
    ],
    "case-score-sacrifice-two.ask": lambda: [*case("score-sacrifice-two").state.sacrificed],
    "case-score-sacrifice-four.ask": lambda: [*case("score-sacrifice-four").state.sacrificed],
    "case-score-sacrifice-four.more": lambda: list(sacrifice_points((6, 5, 5, 4))),
    "case-score-tie.ask": lambda: [
        sheet("score-tie", "total"),
        *case("score-tie").state.sacrificed[:2],
    ],
    "case-score-tie-shared.ask": lambda: [
        sheet("score-tie-shared", "total"),
        case("score-tie-shared").state.sacrificed[0],
    ],
    "case-setup-supply.more": lambda: [TOKENS - 1],
    # The rules in a sentence
    "rule-score-ruins.says": lambda: [RUINS],
    "rule-score-small.says": lambda: [SMALL],
    "rule-score-large.says": lambda: [LARGE],
    "rule-score-complete.says": lambda: [COMPLETE, COMPLETE_TWO],
    "rule-score-tiles.says": lambda: [*TILE_TRACK[1:], len(STEPS)],
    "rule-score-sacrifice.says": lambda: [
        points for seats in (4, 3, 2) for points in SACRIFICE_POINTS[seats]
    ],
    # The guide, the sheets
    "guide-temple": lambda: [SMALL, LARGE],
    "how-ruins": lambda: [RUINS],
    "how-small_temples": lambda: [SMALL],
    "how-large_temples": lambda: [LARGE],
    "heading-round": lambda: [ROUNDS],
    "setup-step-supply": lambda: [TOKENS],
}

_NAMED = re.compile(
    r"(?<![0-9A-Za-z+])(?:[a-z][1-9][0-9]?|[0-9][AB])(?![0-9A-Za-z])|\b(?:[Tt]ile|[Cc]ard) [0-9]"
)
_POINTS = re.compile(r"\b(?:point|worth|scor|bring|track|gain|most)", re.IGNORECASE)
#: Rounds, cards and numbers of tokens beside those words.
_NO_POINTS = {
    *("case-score-not-yet.ask", "case-score-sacrifice-first.ask"),
    *("case-score-sacrifice-level.ask", "case-round-over.answer"),
}


def numbers(text: str) -> list[int]:
    """Return the numbers in a text, except in names of spaces and tiles."""
    return [int(found) for found in re.findall(r"(?<![0-9+])[0-9]+", _NAMED.sub("_", text))]


@cache
def spoken(language: str) -> dict[str, str]:
    """Return the text of every message, without its variables."""
    return {name: " ".join(parts(words).text) for name, words in messages(language).items()}


@pytest.mark.parametrize("name", CLAIMS)
def test_numbers_in_texts_are_correct(name: str) -> None:
    assert sorted(set(numbers(spoken("en")[name]))) == sorted(set(CLAIMS[name]()))


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_every_language_states_the_same_numbers(language: str) -> None:
    english, other = spoken("en"), spoken(language)
    missing = {
        name: left
        for name in CLAIMS
        if (left := set(numbers(english[name])) - set(numbers(other[name])))
    }
    assert not missing


def test_every_text_with_points_is_recomputed() -> None:
    told = ("lesson-", "case-", "rule-", "guide-", "summary-", "how-")
    stating = {
        name
        for name, text in spoken("en").items()
        if name.startswith(told) and numbers(text) and _POINTS.search(text)
    }
    assert stating - set(CLAIMS) - _NO_POINTS == set()


def test_what_a_card_adds_in_the_last_lesson_of_guardians() -> None:
    """Placing alone falls short; with the ruins it would do, and so it does by each other card."""
    by_ruins = best_end(first_to_choose(card=1))
    assert most_by_placing() < 10 <= by_ruins.value - total(begins(YOURS), acting(YOURS))
    for card in (2, 3, 4, 5):
        without_ruins = gains(
            first_to_choose(card), lambda action: getattr(action, "by", None) is not By.RUINS
        )
        assert any(gain >= 10 for gain in without_ruins)
