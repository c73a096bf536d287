"""Numbers that are put into messages: each is recomputed by a test, or claims nothing.

The games here recompute what a game's page tells of its position; `RECOMPUTED` names the tests of
the other messages.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Mapping
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from dokmus_widgets.analysis.incremental import run_to_completion
from dokmus_widgets.analysis.players.lookahead import turn_with_card
from dokmus_widgets.analysis.turns import best_end
from dokmus_widgets.cases import case
from dokmus_widgets.core import State
from dokmus_widgets.drawing.pictures.picture import picture_of
from dokmus_widgets.explain import messages as told_messages
from dokmus_widgets.explain.seats import seat_names
from dokmus_widgets.explore.query.played import PlayedAction
from dokmus_widgets.play.hints import card_points
from dokmus_widgets.play.history import Ply
from dokmus_widgets.play.move_answers import answer_about
from dokmus_widgets.play.prompts import status
from dokmus_widgets.widgets import GameWidget, RuleExplorer, SetupExplorer
from tests.core.playing import playout, small_game
from tests.explain.sources import messages, parts
from tests.explain.test_numbers import NUMBERS
from tests.reference import board

TESTS = Path(__file__).parents[1]
#: More variables that hold numbers, beside those before a noun.
COUNTING = {
    *NUMBERS,
    *("after", "before", "best", "card", "gain", "gained", "games", "judged", "known", "less"),
    *("made", "margin", "missed", "more", "next", "now", "number", "place", "playouts", "possible"),
    *("round", "row", "sacrificed", "searched", "solved", "step", "total", "turns", "value", "was"),
}
Told = Mapping[str, Any]


def _burning(state: State) -> set[board.Space]:
    document = state.to_dict()
    ground = board.terrain(document)
    own = board.own_tokens(document, state.to_act or 0)
    return {space for space in own if ground[space] == board.VOLCANO}


def _totals(state: State) -> list[int]:
    return sorted(sheet.total for sheet in state.score())


def _is_round(state: State, told: Told) -> bool:
    return bool(told["round"] == state.round)


#: What each message of a game's page claims of its position.
OF_A_GAME: dict[str, Callable[[State, Told], bool]] = {
    **dict.fromkeys(("status-cards", "status-ruins", "status-end", "status-others"), _is_round),
    "status-next": _is_round,
    "status-turn": lambda state, told: (
        _is_round(state, told) and told["tokens"] == state.to_dict()["turn"]["tokens_left"]
    ),
    "status-over": lambda state, told: (
        [told["next"], told["points"]] == _totals(state)[-2:]
        and told["margin"] == told["points"] - told["next"]
    ),
    "burn-warning": lambda state, told: told["count"] == len(_burning(state)),
    "scores-standing-one": lambda state, told: told["points"] == _totals(state)[-1],
    "prompt-cards": lambda state, told: told["players"] == state.seats,
    "how-complete_tiles": lambda state, told: told["players"] == state.seats,
    "how-tiles_reached": lambda state, told: (
        told["tiles"] == sum(map(bool, state.to_dict()["grid"]))
    ),
}
#: What each message about an action claims of the positions before and after it.
OF_A_PLY: dict[str, Callable[[State, State, Told], bool]] = {
    "told-round-next": lambda _, after, told: told["round"] == after.round,
    **dict.fromkeys(
        ("told-cards-all", "told-turn-next"),
        lambda _, after, told: told["card"] == after.guardians[after.to_act or 0],
    ),
    "effect-left": lambda before, after, told: (
        [told["was"], told["now"]]
        == [state.to_dict()["turn"]["tokens_left"] for state in (before, after)]
    ),
    "effect-sacrificed": lambda before, after, told: (
        (told["was"], told["now"]) in zip(before.sacrificed, after.sacrificed, strict=True)
    ),
    "effect-points": lambda before, after, told: (
        (told["was"], told["now"])
        in [(old.total, new.total) for old, new in zip(before.score(), after.score(), strict=True)]
    ),
    "board-label": lambda _, after, told: (
        (told["columns"], told["rows"]) == (after.island.frame.columns, after.island.frame.rows)
    ),
    "board-map": lambda _, after, told: told["tiles"] == sum(map(bool, after.to_dict()["grid"])),
    "tokens-count": lambda _, after, told: told["count"] in map(len, after.to_dict()["tokens"]),
}
#: Messages that tell the points of a tie, and a case that has it.
OF_AN_END = {"prompt-over-tie": "score-tie", "prompt-over-shared": "score-tie-shared"}
#: Messages that are told once for each seat, with the value for it.
BY_SEAT: dict[str, tuple[str, Callable[[State, int], Any]]] = {
    "line-supply": ("tokens", lambda state, seat: state.supply[seat]),
    "player-line": ("total", lambda state, seat: state.score()[seat].total),
}

#: Messages with a number that a test below recomputes by other means.
HERE = ("help-card", "help-card-least", "seat-supply", "seat-turn-tokens")
#: The tests that recompute the numbers of other messages.
RECOMPUTED = {
    "app/test_class_questions.py::"
    "test_answers_are_counted_as_they_come_with_names_where_pupils_gave_one": "class-answered",
    "app/test_class_questions.py::test_answers_to_several_items_are_counted": "class-count",
    "app/test_class_games.py::test_everybody_gets_one_seat": "class-seats",
    "app/test_class_games.py::"
    "test_the_desk_tells_round_points_and_who_is_waited_for": "class-table",
    "app/test_class_page.py::test_pupils_who_leave_are_not_there": "class-present",
    "app/test_table_page.py::test_presence_is_told": "table-watchers",
    "app/test_table_seats.py::test_an_undo_is_asked_and_answered": "table-request-undo",
    "app/test_table_seats.py::test_who_is_away_for_long_is_replaced_and_returns": "table-replace",
    "app/test_table_seats.py::test_a_computer_player_finishes_a_turn_whose_time_runs_out": """
        table-seconds setup-clock-seconds
        """,
    "explain/test_verdict_claims.py::test_sentences_of_verdicts_claim_what_holds": """
        yes-* may-* no-*
        """,
    "explain/test_reasons.py::test_numbers_told_of_computer_turns_are_recomputed": "reason-*",
    "explain/test_stated_numbers.py::test_stated_numbers_are_correct": """
        setup-step-shuffle setup-step-gap heading-round
        """,
    "explore/test_topics.py::test_every_space_is_in_reach_or_barred_and_for_its_rule_and_price": """
        here-reach-told here-barred-told here-spaces here-tokens answer-price
        """,
    "explore/test_setup_steps.py::"
    "test_the_reading_parts_edges_towards_the_gap_and_only_for_two": "setup-told-reading",
    "explore/test_topics.py::test_every_legal_action_is_in_a_question_and_no_other": "here-ways*",
    "explore/test_topics.py::test_what_is_won_is_what_the_turn_would_end_with": """
        here-gains-told here-points here-scores-told
        """,
    "explore/test_topics.py::"
    "test_what_burns_wins_no_temple_and_what_burns_anyway_is_not_lost_by_it": "here-burns-told",
    "explore/test_guardian_effects.py::test_scores_differ_by_what_the_reference_counts": """
        board-look guardians-gain guardians-best guardians-change guardians-ways
        """,
    "explore/test_guardian_effects.py::"
    "test_waterways_that_join_and_part_are_those_that_are_not_there_any_more": """
        guardians-joined-text guardians-parted-text guardians-regrouped*
        """,
    "explore/test_guardian_effects.py::test_placements_open_and_close_by_what_is_printed": """
        guardians-spaces
        """,
    "explore/test_guardian_effects.py::test_a_card_may_do_what_is_legal_and_no_more": """
        guardians-may*
        """,
    "explore/test_score_lines.py::test_the_spaces_of_a_line_make_up_its_points": """
        scores-told-line scores-told-tiles scores-told-total scores-cell score-count
        """,
    "explore/test_score_lines.py::test_one_more_token_adds_what_the_reference_counts": """
        scores-told-more-seat
        """,
    "explore/test_score_lines.py::test_the_track_says_what_the_next_tile_adds": "scores-track*",
    "explore/test_score_lines.py::test_tied_sacrifices_take_the_full_points_of_their_place": """
        scores-told-sacrifices scores-sacrifice* how-sacrifices
        """,
    "explore/test_score_lines.py::test_a_tie_is_broken_by_sacrifices_or_shared": """
        scores-standing-tie scores-standing-shared
        """,
    "explore/test_remedies.py::test_every_remedy_of_every_case_makes_it_legal": "remedy-*",
    "explore/test_editor.py::test_counts_of_tokens_follow_the_rounds": "impossible-used",
    "explore/test_editor.py::test_a_game_is_over_after_eight_rounds": "impossible-over",
    "explore/test_editor.py::test_volcanoes_have_burnt_what_stood_on_them": "impossible-volcano*",
    "explore/test_editor.py::test_nobody_sacrifices_before_the_first_turn_or_without_a_reason": """
        impossible-sacrificed
        """,
    "explore/test_editor.py::test_the_gap_is_in_the_middle_before_anything_is_done": """
        impossible-gap
        """,
    "explore/test_editor.py::test_extra_actions_wait_where_tokens_came_to_ruins": """
        impossible-waiting*
        """,
    "explore/test_editor.py::test_what_is_unusual_is_said": "unusual-*",
    "explore/test_editor.py::test_starts_say_who_is_next_and_what_is_missing": """
        unfinished-starts
        """,
    "explore/test_editor.py::"
    "test_what_another_number_of_players_changes_is_told_and_undone_at_once": """
        also-tokens also-tiles*
        """,
    "explore/test_editor.py::test_cards_that_change_hands_are_told": "also-card",
    "explore/test_editor.py::test_a_turn_that_is_cut_short_is_told": "also-left",
    "explore/test_editor.py::test_extra_actions_that_go_with_their_tile_are_told": "also-ruins",
    "play/test_review.py::test_what_each_round_brought_is_what_the_core_counts": """
        review-chart*
        """,
    "play/test_review.py::test_the_best_of_a_turn_is_played_out_by_the_core": """
        review-scored* review-bar* review-told-compared coach-* learn-instead
        """,
    "play/test_learning.py::test_turn_is_costly_from_three_points_and_a_quarter": """
        learn-title learn-count learn-chip* learn-asked
        """,
    "widgets/test_review.py::test_turn_is_played_anew_and_judged_by_its_points": """
        learn-counts learn-missed help-so-far
        """,
    "widgets/test_helping.py::test_only_what_ones_tokens_can_walk_to_is_painted": """
        reach-way legend-pips
        """,
    "widgets/test_play_page.py::test_signs_name_the_spaces_as_they_lay_and_where_they_lie_now": (
        "told-turn-moved*"
    ),
    "widgets/test_helping.py::test_each_stage_of_a_hint_says_more_with_a_reason_that_holds": """
        hint-*
        """,
    "widgets/test_review.py::test_chart_of_scored_and_possible_fills_by_itself": """
        review-told-total
        """,
    "widgets/test_play_page.py::test_stored_games_are_told_apart_and_empty_ones_come_last": """
        my-games-player
        """,
    "widgets/test_play_page.py::test_what_others_did_to_ones_tokens_and_points_is_told": """
        told-changed
        """,
    "widgets/test_play_page.py::test_a_turn_in_one_line_tells_points_and_burned_tokens": """
        told-turn-line
        """,
    "widgets/test_play_page.py::test_the_bars_of_the_result_add_up_to_the_totals": """
        result-decided result-part
        """,
    "puzzles/test_puzzles.py::test_random_shipped_puzzles_are_verified": """
        puzzle-points puzzle-reach puzzle-sacrifice puzzle-card puzzle-card-right puzzle-who
        puzzle-most
        """,
    "puzzles/test_puzzles.py::test_wrong_turn_is_refuted_with_its_points": "puzzle-missed*",
    "puzzles/test_puzzles.py::test_card_answer_is_judged_by_its_points": "puzzle-card-wrong",
    "widgets/test_puzzles.py::test_the_first_hint_about_a_temple_says_what_the_question_does_not": (
        "puzzle-hint-reach"
    ),
    "widgets/test_puzzles.py::test_streak_lasts_until_the_first_miss": "puzzle-row",
    "puzzles/test_puzzles.py::test_solution_goes_one_action_at_a_time_and_stops_at_the_goal": """
        puzzle-solution puzzle-step puzzle-at puzzle-gauge*
        """,
    "lessons/test_questions.py::test_answers_match_the_reference_implementation": """
        quiz-order.ask quiz-left.ask quiz-total quiz-count quiz-card
        """,
    "studies/test_report.py::test_text_and_page_have_the_same_numbers": "study-*",
    "summary/test_summary.py::test_complete_tile_points_depend_on_the_number_of_players": """
        summary-*
        """,
}
#: Numbers that claim nothing of a position: what somebody typed or set, the limits that refuse it,
#: what a question or goal asks for, the number of an entry in a list, how far something has got.
CLAIM_NOTHING = """
    error-* link-* edit-* fault-* picture-* change-* ask-* clause-* moved-* goal-* kept-gone
    review-comment-long quiz-no-number setup-no-step learn-no-step my-games-line
    course-* case-of find-count answer-others-* quiz-progress quiz-over quiz-wrong-some
    guardians-heading setup-name-numbered setup-step-tile others-ahead learn-counting learn-step
    puzzle-solved puzzle-due review-at review-turn moves-round help-at told-new seat-card
    setup-no-bar guardians-first*
    """


def _counting() -> dict[str, set[str]]:
    """Return the messages with variables that hold numbers."""
    found = {
        name: parts(words).variables & COUNTING
        for name, words in messages("en").items()
        if not name.startswith("search-")
    }
    return {name: variables for name, variables in found.items() if variables}


@cache
def _tests_of(path: str) -> set[str]:
    tree = ast.parse((TESTS / path).read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_every_number_put_into_a_message_is_recomputed_somewhere() -> None:
    patterns = [*OF_A_GAME, *OF_A_PLY, *BY_SEAT, *OF_AN_END, *HERE, *CLAIM_NOTHING.split()]
    patterns += [pattern for names in RECOMPUTED.values() for pattern in names.split()]
    missing = {name for name in _counting() if not any(fnmatchcase(name, one) for one in patterns)}
    assert not missing, "name the test that compares these with the core"
    names = messages("en")
    assert not {one for one in patterns if not any(fnmatchcase(name, one) for name in names)}


@pytest.mark.parametrize("named", RECOMPUTED)
def test_tests_that_recompute_exist(named: str) -> None:
    path, _, name = named.partition("::")
    assert name in _tests_of(path)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Told]]:
    """Return a list that gets each message with its variables as it is told."""
    recorded: list[tuple[str, Told]] = []
    plain = told_messages._format

    def recording(name: str, arguments: Mapping[str, str | int]) -> str:
        recorded.append((name, arguments))
        return plain(name, arguments)

    monkeypatch.setattr(told_messages, "_format", recording)
    return recorded


def test_numbers_on_the_page_of_a_game_are_those_of_its_position(
    told: list[tuple[str, Told]],
) -> None:
    never = {*OF_A_GAME, *BY_SEAT}
    for seed in range(4):
        states = [state for state, _ in playout(small_game(seed), seed)]
        for state in [*states[seed::9], states[-1]]:
            told.clear()
            GameWidget(position=state)
            for held in (False, True):
                status(state, seat_names(state.seats), waits=True, held=held)
            for name, facts in told:
                assert name not in OF_A_GAME or OF_A_GAME[name](state, facts), (name, facts)
            for name, (variable, value) in BY_SEAT.items():
                said = Counter(facts[variable] for which, facts in told if which == name)
                meant = Counter(value(state, seat) for seat in range(state.seats))
                assert not said or said == meant, (name, state.to_code())
            never -= {name for name, _ in told}
    assert not never, "no position led to these"


def test_numbers_told_of_an_action_are_those_before_and_after_it(
    told: list[tuple[str, Told]],
) -> None:
    never = {*OF_A_PLY}
    for seed in range(4):
        for before, action in playout(small_game(seed), seed):
            if action is None:
                continue
            after, names = before.apply(action), seat_names(before.seats)
            told.clear()
            answer_about([Ply(before, action, after)], names)
            PlayedAction(before, action, after).answer()
            picture_of(after)
            for name, facts in told:
                assert name not in OF_A_PLY or OF_A_PLY[name](before, after, facts), (name, facts)
            never -= {name for name, _ in told}
    assert not never, "no action led to these"


def test_points_of_the_end_are_the_most(told: list[tuple[str, Told]]) -> None:
    for name, id in OF_AN_END.items():
        state = case(id).state
        told.clear()
        GameWidget(position=state)
        points = {facts["points"] for which, facts in told if which == name}
        assert points == {_totals(state)[-1]}


def test_tokens_left_are_those_of_the_position(told: list[tuple[str, Told]]) -> None:
    for seed in range(3):
        states = [state for state, _ in playout(small_game(seed), seed)]
        for state in (one for one in states[::25] if one.phase == "turns"):
            told.clear()
            RuleExplorer(position=state)
            left = {facts["tokens"] for name, facts in told if name == "seat-turn-tokens"}
            assert left == {state.to_dict()["turn"]["tokens_left"]}
    told.clear()
    setup = SetupExplorer(players=3)
    for _ in range(20):
        told.clear()
        setup.forward()
        supplies = [facts["tokens"] for name, facts in told if name == "seat-supply"]
        assert supplies in ([], [*setup.state.supply])


def test_points_of_cards_can_be_had() -> None:
    """At least as many as ``help-card`` tells are possible with the card, by complete search."""
    state = next(state for state, _ in playout(small_game(1), 1) if state.phase == "guardians")
    points, seat = run_to_completion(card_points(state)), state.to_act
    assert points
    assert seat is not None
    for card, least in points.items():
        best = best_end(turn_with_card(state, seat, card))
        assert best.exact
        assert least <= best.value - state.score()[seat].total
