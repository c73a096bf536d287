"""Tests of puzzles: verified facts, any right answer accepted, wrong ones refuted."""

from __future__ import annotations

import re
from collections import Counter
from datetime import UTC, date, datetime, timedelta
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from dokmus_widgets.analysis.gentle import choose
from dokmus_widgets.analysis.turns import EndPosition, line_to, turn_ends
from dokmus_widgets.cli import main
from dokmus_widgets.core import EndTurn, Place
from dokmus_widgets.explore.editor.impossible import impossible
from dokmus_widgets.lessons import Outcome
from dokmus_widgets.lessons.goals.predicates import Stand
from dokmus_widgets.lessons.goals.search import near
from dokmus_widgets.lessons.quizzes.spaced_repetition import Memory
from dokmus_widgets.puzzles import (
    Grade,
    PuzzleKind,
    PuzzlesError,
    daily_puzzle,
    next_puzzle,
    read_puzzle_file,
    read_puzzles,
    shipped,
    write_puzzles,
)
from dokmus_widgets.puzzles.catalogue import resolve_puzzles
from dokmus_widgets.puzzles.generator import generate_puzzles
from dokmus_widgets.puzzles.session import PuzzleSession
from dokmus_widgets.puzzles.verification import points_by_card, points_gained, verify_puzzle

MINUS = "\N{MINUS SIGN}"
NOW = datetime(2026, 11, 1, tzinfo=UTC)
TURNS = [one for one in shipped() if one.kind is not PuzzleKind.CARD]
CARDS = [one for one in shipped() if one.kind is PuzzleKind.CARD]


def test_easy_puzzles_stand_on_small_islands_with_few_tokens() -> None:
    easy = [one for one in shipped() if one.grade is Grade.EASY]
    assert {one.state.seats for one in easy} == {2}
    assert max(sum(map(int.bit_count, one.state.tokens)) for one in easy) <= 24


def test_grade_of_a_far_temple_fits_the_actions_that_it_takes() -> None:
    far = [one for one in shipped() if one.kind is PuzzleKind.REACH]
    assert all(len(one.solution) > 1 for one in far), "one tap is no puzzle"
    for one in far:
        placed = all(isinstance(action, Place) for action in one.line)
        assert one.grade is not (Grade.HARD if placed else Grade.EASY), one


def test_two_hundred_puzzles_are_balanced() -> None:
    grades = Counter((one.kind, one.grade) for one in shipped())
    assert {sum(grades[kind, grade] for grade in Grade) for kind in PuzzleKind} == {50}
    assert min(grades[kind, grade] for kind in PuzzleKind for grade in Grade) >= 12
    answers = Counter((one.kind, one.tokens, *one.cards) for one in shipped())
    assert {kind for kind, *_ in answers} == {*PuzzleKind}
    assert min(answers.values()) >= 15, "no number of tokens and no card is rare"
    seats = Counter(one.state.seats for one in TURNS)
    assert min(seats[number] for number in (2, 3, 4)) >= 40
    assert len({one.code for one in shipped()}) == 200


def test_puzzles_are_positions_of_real_games() -> None:
    for puzzle in shipped():
        assert not impossible(puzzle.state), puzzle


def test_random_shipped_puzzles_are_verified() -> None:
    seed = Random().randrange(1 << 16)
    print(f"seed {seed}")
    for puzzle in Random(seed).sample(shipped(), 8):
        verify_puzzle(puzzle)


@pytest.mark.longer
@pytest.mark.parametrize("part", range(4))
def test_all_shipped_puzzles_are_verified(part: int) -> None:
    for puzzle in shipped()[part::4]:
        verify_puzzle(puzzle)


def test_each_solution_solves_its_puzzle() -> None:
    for puzzle in TURNS:
        session = PuzzleSession.of(puzzle)
        for written in puzzle.solution:
            assert session.outcome is Outcome.GOING
            assert session.do(written), puzzle
        assert session.outcome is Outcome.MET
        assert session.tried, puzzle


def test_exactly_the_right_ends_solve_a_puzzle() -> None:
    for kind in (PuzzleKind.SACRIFICE, PuzzleKind.POINTS):
        puzzle = next(one for one in TURNS if one.kind is kind and not one.unique)
        start, seat = puzzle.state, puzzle.state.to_act
        right, wrong = list[EndPosition](), list[EndPosition]()
        assert seat is not None
        for end in turn_ends(start):
            lost = end.sacrificed - start.sacrificed[seat]
            fits = kind is PuzzleKind.POINTS or lost == puzzle.tokens
            best = points_gained(start, end.after(start)) == puzzle.points
            (right if fits and best else wrong).append(end)
        assert len(right) > 1
        for ends, outcome in ((right, Outcome.MET), (wrong, Outcome.MISSED)):
            for end in (ends[0], ends[-1]):
                session, line = PuzzleSession.of(puzzle), [*line_to(start, end)]
                while session.outcome is Outcome.GOING:
                    session.act(line.pop(0))
                assert session.outcome is outcome
                assert outcome is Outcome.MET or not line


def test_wrong_turn_is_refuted_with_its_points() -> None:
    refuted, first_again, told_early = 0, 0, 0
    for puzzle in TURNS:
        session, random = PuzzleSession.of(puzzle), Random(3)
        while session.outcome is Outcome.GOING:
            session.act(choose(session.state, random))
        if session.outcome is Outcome.MET:
            continue
        refuted += 1
        if puzzle.kind is PuzzleKind.REACH and not session.is_turn_over:
            stand = Stand(session.history.start, session.state, session.seat)
            assert near(stand, puzzle.goal).line is None, "told only where nothing leads there"
            told_early += session.counts["used"][0] <= puzzle.tokens
            assert "out of reach" in session.answer.words
            continue
        assert [ply.action for ply in session.history.plies].count(EndTurn()) == 1
        first_again += session.state.to_act == session.seat
        assert session.tried is False
        assert not session.answer
        if puzzle.kind is PuzzleKind.POINTS:
            points = points_gained(puzzle.state, session.state)
            assert points < puzzle.points
            verdict = f"You scored {points} of {puzzle.points} points"
            assert session.answer.words.startswith(verdict), "what one wants to know comes first"
        assert session.undo(), "it can be taken back"
        session.end_turn()
        assert not session.answer
        assert not session.end_turn(), "the turn is over, whoever acts next"
        assert session.outcome is Outcome.MISSED
    assert refuted > 75
    assert told_early > 5, "not only once too many tokens are used"
    assert first_again > 10


@pytest.mark.parametrize("kind", PuzzleKind)
def test_solution_goes_one_action_at_a_time_and_stops_at_the_goal(kind: PuzzleKind) -> None:
    for puzzle in [one for one in shipped() if one.kind is kind][:6]:
        session = PuzzleSession.of(puzzle)
        start = session.state
        assert not session.look_at(1), "not before it was asked for"
        assert session.show()
        assert session.tried is False, "who is shown a solution has not found it"
        assert session.state.island == start.island
        assert not session.history.plies
        counts = list[dict[str, tuple[int, int]]]()
        while session.look_at(len(counts) + 1):
            counts.append(session.counts)
            assert len(session.history.plies) == len(counts)
            assert session.state.to_act == session.seat, "nobody else acts"
            assert f"Step {len(counts)} of " in session.answer.words
        assert all(value == most for value, most in counts[-1].values())
        assert counts[-1] not in counts[:-1], "the goal is met by the last action"
        assert not session.click("a1"), "it is looked at"
        assert session.again()
        assert session.state == start


def test_solution_is_resumed_where_it_was() -> None:
    for puzzle in (TURNS[0], CARDS[0]):
        session = PuzzleSession.of(puzzle)
        session.show()
        session.look_at(1)
        again = PuzzleSession.read(session.to_dict(), puzzle)
        assert again.answer == session.answer
        assert again.look_at(2) == session.look_at(2)


@pytest.mark.parametrize("missed", ["3", 3, None, [[3]], ["3"], [3.0], {"3": 3}])
def test_missed_cards_of_another_type_are_refused(missed: object) -> None:
    document = PuzzleSession.of(CARDS[0]).to_dict()
    with pytest.raises(ValueError, match="missed"):
        PuzzleSession.read(document | {"missed": missed}, CARDS[0])
    other = [card for card in CARDS[0].by_card if card not in CARDS[0].cards]
    read = PuzzleSession.read(document | {"missed": [*other, 9, *CARDS[0].cards]}, CARDS[0])
    assert read.missed == {*other}


def test_a_step_of_a_solution_says_what_its_points_are_for() -> None:
    puzzle = next(one for one in TURNS if one.kind is PuzzleKind.POINTS)
    session = PuzzleSession.of(puzzle)
    session.show()
    told = []
    for place in range(1, len(puzzle.solution) + 1):
        told.append(session.look_at(place).words)
    points = [
        int(found.replace(MINUS, "-"))
        for words in told
        for found in re.findall(rf"(?<=[a-z] )[+{MINUS}]\d+", words)
    ]
    assert sum(points) == puzzle.points
    assert not any(re.search(rf"\([+{MINUS}]", words) for words in told)


def test_a_puzzle_is_solved_as_soon_as_its_goal_is_met() -> None:
    puzzle = next(one for one in TURNS if one.kind is PuzzleKind.POINTS)
    session = PuzzleSession.of(puzzle)
    for written in puzzle.solution:
        session.do(written)
    assert session.outcome is Outcome.MET
    assert session.state.to_act == session.seat
    assert not session.end_turn(), "there is nothing left to do"
    again = PuzzleSession.read(session.to_dict(), puzzle)
    assert (again.outcome, again.tried) == (Outcome.MET, True)


def test_question_has_its_number() -> None:
    for puzzle in shipped():
        question = PuzzleSession.of(puzzle).question
        asked = {puzzle.points, puzzle.tokens} - {0}
        assert {int(number) for number in re.findall(r"(?<![a-z\d])\d+", question)} == asked
        assert puzzle.space in question


def test_card_question_does_not_say_which_card_is_held() -> None:
    for puzzle in CARDS:
        held = puzzle.state.guardians[puzzle.state.to_act or 0]
        session = PuzzleSession.of(puzzle)
        assert "card 2" not in session.text + session.answer.words
        assert f"card {held}" not in session.text
        assert session.tried is None


def test_card_answer_is_judged_by_its_points() -> None:
    for puzzle in CARDS[:6]:
        exact = points_by_card(puzzle.state)
        for card, points in exact.items():
            session = PuzzleSession.of(puzzle)
            assert bool(session.choose(card)) == (points == max(exact.values())) == session.tried
            assert str(points) in session.answer.words
    session = PuzzleSession.of(CARDS[0])
    assert not session.choose(9)
    assert not session.click("a1"), "nothing is played"
    assert "doesn't ask for a card" in PuzzleSession.of(TURNS[0]).choose(1).words
    assert session.tried is None


def test_a_solved_card_puzzle_stays_solved() -> None:
    for puzzle in CARDS[:6]:
        session, right = PuzzleSession.of(puzzle), puzzle.cards[0]
        told = session.choose(right).words
        for card in {*puzzle.by_card} - {*puzzle.cards}:
            assert session.choose(card).words == told
        assert (session.chosen, session.outcome) == (right, Outcome.MET)


def test_the_task_of_a_turn_holds_after_its_end() -> None:
    for puzzle in TURNS[:20]:
        session, random = PuzzleSession.of(puzzle), Random(4)
        task = session.note
        while not session.is_turn_over:
            session.act(choose(session.state, random))
        assert session.note == task
        if session.history.plies[-1].action == EndTurn():
            assert "Round" not in session.answer.words


def test_a_puzzle_solved_after_help_or_a_miss_says_that_it_does_not_count() -> None:
    for puzzle in (TURNS[0], CARDS[0]):
        helped, alone = PuzzleSession.of(puzzle), PuzzleSession.of(puzzle)
        assert "doesn't count" in helped.show().words
        helped.again()
        for session in (helped, alone):
            if puzzle.by_card:
                session.choose(puzzle.cards[0])
            for action in () if puzzle.by_card else puzzle.line:
                session.act(action)
            assert session.outcome is Outcome.MET
            assert ("doesn't count" in session.answer.words) == (session is helped)


@pytest.mark.longer
def test_generator_balances_difficulty_and_answers() -> None:
    made = [*islice(generate_puzzles(11), 16)]
    assert min(Counter(one.kind for one in made)[kind] for kind in PuzzleKind) >= 2
    for kind in PuzzleKind:
        grades = Counter(one.grade for one in made if one.kind is kind)
        assert max(grades.values()) <= 0.5 * grades.total() + 1


def test_generator_is_deterministic() -> None:
    first = [*islice(generate_puzzles(5), 3)]
    assert first == [*islice(generate_puzzles(5), 3)]
    assert read_puzzles(write_puzzles(first), "file") == tuple(
        sorted(first, key=lambda one: one.id.rpartition("-")[2])
    )


def test_daily_puzzle_changes_every_day() -> None:
    days = [daily_puzzle(date(2026, 11, 1) + timedelta(days=number)) for number in range(150)]
    assert {one.id for one in days} == {one.id for one in TURNS}, "a card is easily guessed"
    assert daily_puzzle(date(2026, 11, 1), CARDS) in CARDS
    assert daily_puzzle(date(2026, 11, 1)) == days[0]


def test_next_puzzle_is_new_or_missed() -> None:
    some, memory = shipped()[:3], Memory()
    assert next_puzzle(some, memory, NOW, some[0]) == some[1]
    for puzzle in some:
        memory.record(puzzle.id, puzzle is not some[2], NOW)
    assert next_puzzle(some, memory, NOW + timedelta(hours=1), some[0]) == some[2]
    assert next_puzzle(some[:1], memory, NOW, some[0]) == some[0]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("nonsense", "expected 6 fields"),
        ("chess 1 one 1 x y", "unknown kind 'chess'"),
        ("points 1 two 1 x y", "is neither one nor several"),
        ("points 0 one 1 x y", "not a whole number from 1"),
        ("points 5 one 13 x y", "not a whole number from 0 to 12"),
        ("points 5 one 1 x y", "position code"),
        ("reach z9z:2 one 1 x y", "z9z"),
        (f"card 5 one 1 {CARDS[0].code} 1:5", "other cards"),
        (f"points 99 one 1 {TURNS[0].code} end", "the solution is illegal"),
        (f"points 99 one 1 {TURNS[0].code} <b>", "a move such as"),
        (
            f"points 99 one 1 {TURNS[0].code} {','.join(TURNS[0].solution)}",
            "does not solve the puzzle",
        ),
        (f"reach z99:1 one 1 {TURNS[0].code} {TURNS[0].solution[0]}", "does not solve the puzzle"),
    ],
)
def test_fault_names_file_and_line(line: str, why: str) -> None:
    text = write_puzzles(shipped()[:1]) + line
    with pytest.raises(PuzzlesError, match=r"mine\.txt, line 3: ") as caught:
        read_puzzles(text, "mine.txt")
    assert why in str(caught.value)


def test_check_command_names_wrong_fields(tmp_path: Path) -> None:
    puzzle = next(one for one in TURNS if one.kind is PuzzleKind.POINTS)
    told = write_puzzles([puzzle]).replace(
        f"points {puzzle.points} ", f"points {puzzle.points + 1} "
    )
    file = tmp_path / "wrong.txt"
    file.write_text(told, "utf-8")
    run = CliRunner().invoke(main, ["puzzles", "check", str(file)])
    assert run.exit_code == 1
    assert f"wrong.txt, line 2: target is {puzzle.points}, not {puzzle.points + 1}" in run.output
    run = CliRunner().invoke(main, ["puzzles", "check", str(tmp_path / "none.txt")])
    assert run.exit_code == 1
    assert "none.txt' can't be read: No such file" in run.output


def test_read_error_names_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks_off(_: Path) -> bytes:
        raise OSError(5, "the disk is gone")  # of which no file name is known

    monkeypatch.setattr(Path, "read_bytes", breaks_off)
    with pytest.raises(ValueError, match=r"'some\.txt' can't be read: the disk is gone"):
        resolve_puzzles("far/some.txt")


def test_make_command_writes_verified_puzzles(tmp_path: Path) -> None:
    file = tmp_path / "more.txt"
    run = CliRunner().invoke(
        main, ["puzzles", "make", "--count", "2", "--seed", "8", "-o", str(file)]
    )
    assert run.exit_code == 0, run.output
    assert len(read_puzzle_file(file, prove=True)) == 2
