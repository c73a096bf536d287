"""Numbers that messages state, each recomputed from the rules, or from the position meant.

`test_claims` recomputes points; the rest is here: every English message with a number from two on,
in digits or words, names the facts that its numbers come from. Names of spaces, tiles and cards are
no numbers. The other languages state the same numbers.
"""

from __future__ import annotations

import re

import pytest

from dokmus_widgets.core import (
    PRESETS,
    MoveTile,
    MoveToken,
    Place,
    RotateTile,
    new_game,
)
from dokmus_widgets.core.catalogue import CARDS, CARDS_TWO, ROUNDS, TOKENS, TOKENS_A_TURN
from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.explain.messages import LANGUAGES
from dokmus_widgets.explore.changes.tiles import SwapTiles
from dokmus_widgets.lessons.quizzes.selection import LENGTH
from dokmus_widgets.play.opponents import LEVELS
from dokmus_widgets.play.review.learning import LEAST_MISSED
from tests.explain import test_claims
from tests.explain.number_facts import (
    AT_GAP,
    COLUMNS,
    FEW,
    MANY,
    ONE_OF_ANY,
    PLACES,
    ROWS,
    ROWS_TWO,
    SLOTS,
    SLOTS_TWO,
    TILES,
    TILES_TWO,
    TURNS,
    Fact,
    always,
    apart,
    beside_own,
    cards_of,
    choice,
    corners,
    discovered,
    held,
    left,
    longest_river,
    named_tiles,
    new_temples,
    new_tiles,
    next_round,
    nth_island,
    on,
    on_one_tile,
    paid,
    placing_with_sacrifice,
    rivers,
    row,
    ruins_then,
    seats,
    slides,
    sliding_ways,
    slots_apart,
    slots_to_gap,
    temples_of,
    tiles_then,
    touched,
    used,
    waiting,
    walk,
    ways,
)
from tests.explain.numerals import numbers, says_both
from tests.explain.scenes import at, ground, own, scene, solution, solved, spread, steps, temples
from tests.explain.test_claims import COMPLETE, COMPLETE_TWO, spoken
from tests.reference import board
from tests.reference.board import RUINS, VOLCANO

_NAMED = re.compile(
    r"\b(?:[Cc]ards?|[Tt]iles?|[Gg]uardian|card is) [1-9]"
    r"(?:(?:, and |, or |, | and | or | to )[1-9])*"
)


_HAS_NAMES = re.compile(r"(?<![0-9A-Za-z+])(?:[a-z][1-9][0-9]?|[0-9][AB])(?![0-9A-Za-z])")


def stated(name: str) -> set[int]:
    """Return the numbers from two on in an English message, except in names."""
    return numbers("en", _NAMED.sub("_", _HAS_NAMES.sub("_", spoken("en")[name])))


#: Facts, and the messages that state them.
FACTS: list[tuple[Fact, str]] = [
    # Tokens
    (
        always(TOKENS_A_TURN),
        """
        case-guardian-1-late.ask case-place-on-from-there.answer case-round-seven.answer
        case-reading-sacrifice-japanese.answer case-setup-supply.answer case-turn-no-fourth
        case-turn-no-fourth.ask case-turn-no-fourth.answer case-turn-too-early
        case-turn-too-early.answer case-turn-sacrifice-counts case-turn-sacrifice-counts.answer
        case-turn-guardian-last.ask case-turn-guardian-first.answer case-turn-afford-second.answer
        case-volcano-end.ask case-water-shore-then-cross.answer case-water-once.answer
        impossible-used guide-turn lesson-three-tokens lesson-three-tokens.end
        lesson-three-tokens-all lesson-three-tokens-all.done lesson-three-tokens-end.done
        lesson-one-tile-first lesson-one-tile-round.done lesson-one-tile-second.hint-1
        lesson-two-players-turn lesson-move-a-tile-river lesson-turn-a-tile-river
        lesson-which-card-need lesson-which-card-run.done lesson-three-tiles-two
        lesson-forests-way.done lesson-water-along lesson-temple-links-hops.done
        lesson-volcano-over.detour lesson-ruins-rescue.round rule-setup-supply.says
        rule-turn-three rule-turn-three.says yes-end_turn no-no_tokens_left no-tokens_unused
        lesson-complete-or-spread-three.hint-1
        """,
    ),
    (
        always(TOKENS_A_TURN + 1),
        "case-turn-no-fourth case-turn-no-fourth.ask lesson-three-tokens-end.fourth",
    ),
    (always(TOKENS_A_TURN - 1), "case-reading-sacrifice-japanese.ask"),
    (
        paid,
        """
        case-turn-sacrifice-counts.ask case-turn-afford-last.answer case-turn-afford-two-left
        case-turn-afford-two-left.answer case-turn-afford-second.answer case-turn-sacrifice-two
        case-turn-sacrifice-two.ask case-volcano-crossing.answer
        case-water-last-token.answer case-water-once remedy-paid here-reach-told
        lesson-one-tile-second.hint-1 lesson-small-game-last.hint-1 lesson-first-round-turn
        lesson-forests-enter lesson-water-last.back lesson-water-along.hint-2
        lesson-water-which.hint-2 lesson-which-card-need rule-turn-afford rule-turn-afford.says
        if-two-tokens
        """,
    ),
    (lambda _: {2 * placing_with_sacrifice()}, "case-turn-afford-second.answer"),
    (
        always(TOKENS),
        """
        case-setup-supply case-setup-supply.ask case-setup-supply.answer editor-counts-hint
        rule-setup-supply rule-setup-supply.says
        """,
    ),
    (
        left,
        """
        case-turn-afford-two-left.ask lesson-move-a-tile-temples
        lesson-complete-or-spread-complete
        """,
    ),
    (lambda name: {len(own(name)) + 1}, "case-temple-real.ask"),
    # Rounds
    (
        always(ROUNDS),
        """
        case-round-seven.answer case-round-eight case-round-eight.ask case-setup-supply.answer
        guide-goal status-cards status-turn status-ruins status-end status-others status-next
        lesson-three-tokens-end.done lesson-small-game-end.done lesson-first-round.end
        rule-setup-supply.says rule-round-eight rule-round-eight.says
        """,
    ),
    (always(ROUNDS), "case-round-over.answer"),
    (lambda name: {scene(name).round}, "case-score-not-yet.ask"),
    (always(ROUNDS - 1), "case-round-seven case-round-seven.ask case-round-seven.answer"),
    (
        next_round,
        """
        lesson-one-tile-round.done lesson-one-tile-third lesson-first-round-end.done
        lesson-turn-order-next.done
        """,
    ),
    (
        lambda name: {scene(name).round},
        "lesson-one-tile-second lesson-one-tile-second.done",
    ),
    (
        lambda _: next_round("lesson-one-tile-third"),
        "lesson-one-tile.about lesson-one-tile.end",
    ),
    (lambda _: {ROUNDS - scene("lesson-small-game-card").round + 1}, "lesson-small-game.about"),
    # Players
    (
        seats,
        """
        case-guardian-1-two case-guardian-1-two.ask case-guardian-1-two.answer
        case-guardian-2-two case-guardian-2-two.ask case-guardian-2-two.answer
        case-guardian-4-two case-guardian-4-two.ask case-guardian-4-two.answer
        case-guardian-5-two case-guardian-5-two.ask case-guardian-5-two.answer
        case-reading-start-edge-gap.ask case-reading-start-edge-three
        case-reading-start-edge-three.ask case-round-cards-five.ask case-round-cards-two
        case-round-cards-two.ask case-round-cards-two.answer case-round-talisman-two
        case-round-talisman-two.answer case-round-talisman-three case-round-talisman-three.ask
        case-score-two-players case-score-two-players.ask case-score-sacrifice-four
        case-score-sacrifice-two case-score-sacrifice-level case-setup-two-slots
        case-setup-two-slots.answer case-setup-two-differences case-setup-two-differences.ask
        lesson-first-round-start lesson-one-tile-card lesson-two-players lesson-two-players-gap
        lesson-two-players-gap.middle lesson-two-players-card.first
        """,
    ),
    (lambda name: {scene(name).seats - 1}, "lesson-first-round.about"),
    (
        always(*FEW),
        """
        case-round-cards-five.answer case-setup-island.answer change-players-gap chapter-game.about
        lesson-one-tile.end prompt-cards quiz-first.ask quiz-first-why rule-round-cards.says
        rule-round-talisman-two.says rule-setup-tiles-two rule-setup-tiles-two.says
        summary-complete summary-round-end summary-setup-tiles switch-start_edge-note
        """,
    ),
    (
        always(*MANY),
        """
        case-reading-start-edge-three.answer case-round-cards-five.answer
        case-round-talisman-three.answer change-players-tiles lesson-one-tile.end
        rule-round-cards.says rule-setup-tiles.says
        """,
    ),
    (
        always(min(SEATS), max(SEATS)),
        "change-players-range fault-names fault-seats page-about-learn page-welcome",
    ),
    (always(min(SEATS)), "class-too-few"),
    (always(*PLACES), "quiz-order.ask scores-told-sacrifices summary-place"),
    # Cards
    (always(*CARDS_TWO), "case-round-cards-five.answer prompt-cards"),
    (
        always(len(CARDS)),
        """
        case-round-cards-five case-round-cards-five.answer chapter-guardians.about
        lesson-turn-order-talisman.done
        """,
    ),
    (always(len(CARDS_TWO)), "case-round-cards-two"),
    (always(len(CARDS_TWO) - 1), "lesson-two-players-card.done"),
    (always(*ONE_OF_ANY), "card-5 card-5.in lesson-one-of-three.end rule-guardian-5"),
    (
        always(len(ONE_OF_ANY)),
        """
        case-guardian-5-rescue case-guardian-5-rescue.ask guardians-limits-5 lesson-one-of-three
        lesson-one-of-three-any lesson-one-of-three-any.done
        """,
    ),
    (cards_of(MoveTile), "lesson-which-card-yours.hint-2"),
    (cards_of(MoveTile, MoveToken), "lesson-which-card-need.hint-1"),
    (cards_of(MoveTile, MoveToken, RotateTile), "lesson-small-game-card.hint-1"),
    (
        held,
        """
        lesson-turn-order-choose lesson-turn-order-choose.hint-1 lesson-one-of-three-price
        lesson-one-of-three-price.done lesson-which-card-need lesson-which-card-need.taken
        lesson-which-card-time lesson-which-card-time.taken
        """,
    ),
    (
        lambda name: choice(name) - {1},
        """
        lesson-turn-order-choose.taken lesson-one-of-three-price.taken lesson-which-card-need.first
        """,
    ),
    # One more than there can be: a token on a space, a guardian action
    (always(1 + 1), "case-place-own case-place-own.ask case-guardian-5-one-only"),
    # The island
    (
        always(TILES),
        """
        case-score-tiles-all case-score-tiles-all.ask case-setup-island.ask
        case-setup-island.answer lesson-one-tile.end lesson-set-up-where rule-setup-tiles.says
        rule-setup-tiles-two.says setup-step-shuffle
        """,
    ),
    (
        always(TILES_TWO),
        """
        case-guardian-4-two case-guardian-4-two.answer case-setup-island.answer lesson-one-tile.end
        lesson-two-players-gap rule-setup-tiles-two.says setup-step-shuffle
        """,
    ),
    (always(TILES - TILES_TWO), "setup-step-shuffle"),
    (always(SLOTS), "case-guardian-2-corner-gap.answer"),
    (
        always(SLOTS_TWO),
        """
        case-guardian-2-two case-setup-two-slots case-setup-two-slots.answer
        rule-setup-tiles-two.says setup-step-gap
        """,
    ),
    (
        always(COLUMNS),
        "case-guardian-2-two.ask rule-setup-tiles.says rule-setup-tiles-two.says",
    ),
    (always(COLUMNS - 1), "lesson-move-a-tile-jump.done"),
    (always(ROWS), "also-tiles-gone also-tiles-come change-players-gap change-players-tiles"),
    (always(ROWS), "summary-setup-tiles"),
    (always(ROWS_TWO), "change-players-gap rule-setup-tiles-two.says summary-setup-tiles"),
    (
        always(len(corners(3))),
        "case-setup-corner.answer lesson-set-up-where.side rule-setup-start_tile.says",
    ),
    (always(len(corners(2))), "lesson-two-players-gap.middle"),
    (always(len(AT_GAP)), "lesson-two-players-gap"),
    (lambda _: {new_game(2).island.tiles.size}, "lesson-one-tile-first"),
    (
        slides,
        "case-guardian-2-corner-gap case-guardian-2-corner-gap.answer case-guardian-2-two.answer",
    ),
    (always(len(board.beside((0, 0)))), "lesson-temple-links-past.corner"),
    (always(TURNS - 1), "edit-rotation"),
    (always(len(SwapTiles.about)), "brush-swap-hint what-if-swap"),
    (always(COMPLETE, COMPLETE_TWO), "how-complete_tiles"),
    # Temples
    (
        row,
        """
        case-forest-temple-chain.ask case-reading-temple-rows.ask case-score-pair case-temple-chain
        case-temple-chain.ask case-temple-pair case-temple-pair.answer case-temple-real.answer
        case-water-temple-row.ask case-water-temple-row-landing.ask lesson-temple-links-chain
        case-guardian-3-temple.answer lesson-three-tiles-two.hint-1
        """,
    ),
    (
        lambda _: row("case-temple-pair"),
        "ours-temple-chain rule-temple-pair rule-temple-pair.says summary-large_temple",
    ),
    (lambda _: row("case-temple-chain"), "ours-temple-chain"),
    (
        lambda name: {max(spread(name, one) for one in board.temples(ground(name)))},
        "case-temple-chain",
    ),
    (lambda name: {len(board.temples(ground(name)))}, "case-temple-one-at-a-time.ask"),
    (touched("b1"), "case-score-small.ask"),
    (touched("d3"), "lesson-reach-a-temple-large.hint-2"),
    (touched("c2"), "lesson-temple-links-past.hint-1"),
    (touched("d6"), "lesson-one-tile-second.hint-1 lesson-small-game-turn.hint-2"),
    (temples_of(0), "case-score-complete.ask lesson-complete-or-spread-complete"),
    (
        lambda name: {discovered(scene(name), 0)},
        "case-score-tiles-same case-score-tiles-same.ask",
    ),
    (
        lambda name: {discovered(solved(name), 0)},
        "lesson-one-tile-second lesson-one-tile-second.done",
    ),
    (
        lambda name: {sum(space[1] == at("h2")[1] for space in temples(name))},
        "lesson-temple-links-hops",
    ),
    (new_temples, "lesson-complete-or-spread-spread.hint-1 lesson-reach-a-temple-two.done"),
    # Water
    (
        rivers,
        """
        case-guardian-4-river.answer case-reading-temple-water-joined case-water-corner.answer
        case-water-two case-water-two.ask case-water-temple-between case-water-temple-between.ask
        lesson-water-which lesson-water-which.hint-1 lesson-water-which.straight
        """,
    ),
    # Without that of the tile that connects them
    (
        lambda name: {min(rivers(name)) - 1},
        "case-guardian-2-river lesson-move-a-tile-river.hint-1 lesson-move-a-tile-river.early",
    ),
    (lambda _: rivers("case-guardian-2-river"), "case-guardian-2-river-joined.ask"),
    (lambda name: {longest_river(name)}, "case-water-across-border case-water-joined"),
    (lambda name: {longest_river(name) - 1}, "case-water-across-border.ask"),
    # Ruins and volcanoes
    (waiting, "case-reading-ruins-timing-two case-reading-ruins-timing-two.ask"),
    (lambda name: {min(waiting(name)) + 1}, "case-ruins-chain-tile"),
    (on(RUINS), "case-score-ruins.ask"),
    (ruins_then, "lesson-move-a-token-ruins lesson-ruins-chain lesson-ruins-chain.done"),
    (tiles_then, "lesson-move-a-token-ruins lesson-three-tiles lesson-three-tiles-two.late"),
    (on(VOLCANO), "lesson-move-a-token-volcano"),
    (beside_own(VOLCANO), "lesson-volcano-race.hint-1"),
    # Sacrifices
    (
        lambda name: {max(map(scene(name).sacrificed.count, scene(name).sacrificed))},
        "case-score-sacrifice-four",
    ),
    (
        lambda name: scene(name).sacrificed,
        """
        case-score-sacrifice-none.ask case-score-sacrifice-first.ask
        case-score-sacrifice-level.ask
        """,
    ),
    (
        lambda name: {sum(map(bool, scene(name).sacrificed)) + 1},
        "case-score-sacrifice-none.ask",
    ),
    # Distances
    (named_tiles, "case-forest-across-border"),
    (apart("a1", "c1"), "case-guardian-3-one-step case-guardian-3-one-step.ask"),
    (apart("a1", "a3"), "case-water-beside-first.ask"),
    (slots_apart("a3", "p4"), "case-water-river-real.ask"),
    (slots_to_gap("4B"), "case-guardian-2-real.ask"),
    (walk("c5"), "lesson-water-along lesson-water-along.walk"),
    (walk("i2"), "lesson-forests-way.round"),
    (on_one_tile, "lesson-move-a-tile-jump.corner"),
    # Steps of lessons
    (
        lambda name: {sum(not isinstance(action, Place) for action in solution(name))},
        "lesson-move-a-token-ruins.done",
    ),
    (
        lambda name: {len(steps()[name.partition(".")[0]][0].steps) - 1},
        "lesson-complete-or-spread.about",
    ),
    (
        nth_island,
        """
        lesson-move-a-tile-river lesson-move-a-tile-temples lesson-move-a-token-volcano
        lesson-turn-a-tile-river lesson-one-of-three-price lesson-ruins-chain
        """,
    ),
    (
        used,
        """
        lesson-reach-a-temple-small.hint-1 lesson-complete-or-spread-complete.hint-1
        """,
    ),
    (
        lambda _: used("lesson-complete-or-spread-complete"),
        "lesson-complete-or-spread-three.hint-1",
    ),
    (new_tiles, "lesson-three-tiles-two lesson-three-tiles-three"),
    (
        ways,
        """
        lesson-water-last lesson-water-last.hint-1 lesson-temple-links-chain
        lesson-temple-links-middle
        """,
    ),
    (sliding_ways, "lesson-move-a-tile-temples"),
    # The other tiles are nothing but mountains, and not shown
    (
        lambda name: {spread(name, (one for one, what in ground(name).items() if what != "^"))},
        "lesson-small-game.about",
    ),
    # Documents and the program
    (
        always(len(PRESETS)),
        "case-reading-temple-rows.answer",
    ),
    (always(len(LANGUAGES)), "ours-ruins-move"),
    (always(max(LEVELS)), "others-note setup-company"),
    (always(LENGTH), "course-quiz-about"),
    (always(LEAST_MISSED), "learn-none"),
    (always(95), "study-note"),
]


#: What translations say otherwise, without another number meant: "the two", "not that one".
OTHERWISE = {
    "fr": """
        case-forest-paid-once case-guardian-2-two.ask
        case-score-two-players.ask case-water-temples-real fault-colon guardians-cards
        guardians-limits-2 guardians-limits-3 guardians-limits-4 guardians-limits-5
        lesson-temple-links-hops.two scores-sacrifice-place
        yes-move_token-step
        """,
    "ru": """
        case-score-two-players.ask lesson-move-a-tile-river lesson-move-a-tile-river.early
        lesson-move-a-tile-river.cross lesson-turn-a-tile-river.cross scores-told-sacrifices
        summary-place
        """,
    "ja": """
        card-5 card-5.in rule-guardian-5
        case-guardian-2-corner-gap.answer case-guardian-5-one-only case-guardian-5-one-only.answer
        case-place-open.answer case-temple-real.ask case-temple-real.answer
        case-turn-afford-last.answer case-water-corner.answer
        what-if-swap here-reach-told lesson-first-round-start lesson-two-players-turn.done
        lesson-move-a-tile-river lesson-forests-enter lesson-temple-links-past.corner
        lesson-water-last.done puzzle-crumb puzzle-today-hint learn-none rule-turn-afford.says
        rule-temple-pair
        rule-temple-pair.says rule-guardian-2.says rule-guardian-3.says rule-guardian-4.says
        rule-guardian-5.says scores-told-sacrifices summary-place yes-move_token-step
        """,
}


def facts() -> dict[str, list[Fact]]:
    """Return the facts of each message."""
    found: dict[str, list[Fact]] = {}
    for fact, names in FACTS:
        for name in names.split():
            found.setdefault(name, []).append(fact)
    return found


def test_every_number_is_listed_with_its_facts() -> None:
    told = {name for name in spoken("en") if not name.startswith("search-") and stated(name)}
    listed = facts().keys() | test_claims.CLAIMS.keys()
    assert not told - listed, "add these messages to FACTS, with what their numbers come from"
    assert not {*facts()} - told, "these state no number any more"


@pytest.mark.parametrize("name", facts())
def test_stated_numbers_are_correct(name: str) -> None:
    known = {number for fact in facts()[name] for number in fact(name)}
    assert stated(name) == known - {0, 1}


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_every_language_states_the_numbers_of_the_english_message(language: str) -> None:
    wrong = {}
    for name, english in spoken("en").items():
        other = spoken(language)[name]
        here, there = numbers("en", english), numbers(language, other)
        missing = here - there - ({2} if says_both(language, other) else set())
        added = there - here - ({2} if says_both("en", english) else set())
        if (missing or added) and not name.startswith("search-"):
            wrong[name] = (missing, added)
    known = {*OTHERWISE[language].split()}
    assert not {name: wrong[name] for name in wrong.keys() - known}
    assert not known - wrong.keys(), "these state the same numbers now"
