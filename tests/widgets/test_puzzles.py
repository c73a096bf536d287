"""The puzzle widget: choice of puzzles, recorded attempts, repetition."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from dokmus_widgets.analysis.gentle import choose
from dokmus_widgets.core import By, Phase, space_name
from dokmus_widgets.explain.messages import LANGUAGES
from dokmus_widgets.lessons import Outcome
from dokmus_widgets.lessons.progress import Progress
from dokmus_widgets.puzzles import Grade, Puzzle, PuzzleKind, daily_puzzle, shipped, write_puzzles
from dokmus_widgets.widgets import CourseWidget, PuzzleWidget
from tests.widgets.hand import press, pressed_by, sections, tap

NOW = datetime(2026, 11, 1, 23, 30, tzinfo=UTC)


class Clock:
    """Tells the time that it is set to."""

    now = NOW

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def widget(clock: Clock) -> PuzzleWidget:
    return PuzzleWidget(progress=Progress(), clock=clock)


def of_kind(kind: PuzzleKind) -> str:
    return next(one.id for one in shipped() if one.kind is kind)


def test_asked_temple_is_marked(widget: PuzzleWidget) -> None:
    widget.open_puzzle(of_kind(PuzzleKind.REACH))
    [shown] = [mark for mark in widget._view().marks if mark.kind == "witness"]
    assert space_name((shown.row, shown.column)) == widget.puzzle.space


def test_next_puzzle_opens_from_a_solution(widget: PuzzleWidget) -> None:
    shown = widget.puzzle
    press(widget, "show")
    [toolbar] = sections(widget, "toolbar")
    offered = {button["press"]: button for button in toolbar["buttons"]}
    assert [one for one in offered if offered[one]["primary"]] == ["again"]
    assert "another" in offered
    press(widget, "another")
    assert widget.puzzle != shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_tells_when_the_day_turns(widget: PuzzleWidget, language: str) -> None:
    widget.set_language(language)
    widget.open_puzzle(of_kind(PuzzleKind.CARD))
    [daily] = pressed_by(widget, "daily")
    # In Japan 00:00 UTC is nine in the morning.
    assert {"ja": "9時", "fr": "minuit UTC"}.get(language, "00:00 UTC") in daily["hint"]


def test_a_newcomer_begins_with_an_easy_puzzle_then_that_of_the_day(
    widget: PuzzleWidget, clock: Clock
) -> None:
    assert (widget.puzzle.grade, widget.puzzle.kind) == (Grade.EASY, PuzzleKind.REACH)
    press(widget, "show")
    widget = PuzzleWidget(progress=widget.progress, clock=clock)
    assert widget.puzzle == daily_puzzle(NOW.date())
    press(widget, "show")
    press(widget, "another")
    assert widget.puzzle != daily_puzzle(NOW.date())
    again = PuzzleWidget(progress=widget.progress, clock=clock)
    assert again.puzzle != daily_puzzle(NOW.date()), "it was tried"
    clock.now = NOW + timedelta(days=1)
    press(widget, "daily")
    assert widget.puzzle == daily_puzzle(clock.now.date())


def test_the_puzzle_of_the_day_is_a_click_away_from_another(widget: PuzzleWidget) -> None:
    assert widget.puzzle != widget.today
    press(widget, "daily")
    assert widget.puzzle == widget.today
    assert not pressed_by(widget, "daily")


def test_no_red_gauge_at_the_end_of_a_solution(widget: PuzzleWidget) -> None:
    widget.open_puzzle(of_kind(PuzzleKind.POINTS))
    while widget.session.outcome is Outcome.GOING:
        widget.act(choose(widget.state, Random(3)))
    assert [gauge["missed"] for gauge in sections(widget, "gauge")] == [True]
    press(widget, "show")
    press(widget, "look_at", len(widget.puzzle.solution))
    [gauge] = sections(widget, "gauge")
    assert (gauge["value"], gauge["missed"]) == (gauge["most"], False)
    press(widget, "again")
    assert [gauge["missed"] for gauge in sections(widget, "gauge")] == [False]


def test_a_turn_that_ends_the_game_tells_of_no_winner(widget: PuzzleWidget) -> None:
    last = next(one for one in shipped() if one.kind is PuzzleKind.POINTS and is_last_turn(one))
    widget.open_puzzle(last.id)
    while widget.session.outcome is Outcome.GOING:
        widget.act(choose(widget.state, Random(3)))
    assert widget.state.phase is Phase.OVER
    [prompt] = sections(widget, "prompt")
    assert not prompt["warning"]


def is_last_turn(puzzle: Puzzle) -> bool:
    """Return whether nobody plays after the turn of a puzzle."""
    state = puzzle.state
    cards = [card or 0 for card in state.guardians]
    return state.round == 8 and cards[state.to_act or 0] == max(cards)


def test_that_a_puzzle_does_not_count_is_told_once(widget: PuzzleWidget) -> None:
    for kind in PuzzleKind:
        widget.open_puzzle(of_kind(kind))
        press(widget, "show")
        assert str(widget._beside()).count("doesn't count") == 1


def test_a_solution_clicked_on_the_board_is_noted_once(widget: PuzzleWidget) -> None:
    puzzle = next(
        one for one in shipped() if one.kind is PuzzleKind.REACH and "+1" in one.solution[0]
    )
    widget.open_puzzle(puzzle.id)
    for written in puzzle.solution:
        widget.do(written)
    assert widget.session.outcome is Outcome.MET
    assert widget.progress.memory.knows(puzzle.id)
    widget.undo()
    widget.show()
    assert widget.progress.memory.knows(puzzle.id), "the first try counts"
    assert any("1 of 200 solved" in one["text"] for one in sections(widget, "note"))


def test_the_choice_of_puzzles_opens_from_the_toolbar(widget: PuzzleWidget) -> None:
    press(widget, "panel", "menu")
    [choices], [panel] = sections(widget, "choices"), sections(widget, "panel")
    assert choices["is_open"]
    assert not sections(widget, "players"), "it stands in place of what else scrolls"
    press(widget, "panel", "settings")
    assert sections(widget, "panel") == [panel], "there are no settings here"
    press(widget, "pick_kind", "card")
    assert widget.puzzle.kind is PuzzleKind.CARD
    assert sections(widget, "panel"), "the difficulty may be chosen too"


@pytest.mark.parametrize("kind", PuzzleKind)
def test_a_hint_has_the_stages_and_buttons_of_a_game(
    widget: PuzzleWidget, kind: PuzzleKind
) -> None:
    widget.open_puzzle(of_kind(kind))
    told, presses = list[str](), ["hint", "do_hint"]
    while "hint" in presses:
        assert widget.session.tried is (None if len(told) < 2 else False)
        press(widget, "hint")
        [answer] = sections(widget, "answer")
        told.append(answer["text"])
        presses = [one["press"] for one in answer["buttons"]]
    assert len({*told}) == len(told) == 3, "each stage says more"
    assert "won't count" in told[0], "said before"
    assert "doesn't count" in told[1], "and after"
    assert "Points" in told[2] or "score" in told[2]
    again = PuzzleWidget(progress=Progress())
    again.resume(widget.document())
    assert again.answer.words == told[2]
    press(again, "do_hint")
    assert again.session.chosen or again.session.history.plies
    assert "won't" not in again.answer.words


def test_an_action_played_by_a_hint_does_not_count(widget: PuzzleWidget) -> None:
    reach = (one for one in shipped() if one.kind is PuzzleKind.REACH)
    widget.open_puzzle(next(one.id for one in reach if len(one.solution) > 1))
    press(widget, "hint")
    press(widget, "do_hint")
    assert "doesn't count" in widget.answer.words
    assert widget.session.tried is False
    press(widget, "hint")
    assert widget.answer.words.startswith("Look at tile"), "for the next action"


def test_the_first_hint_about_a_card_leaves_all_of_them(widget: PuzzleWidget) -> None:
    for puzzle in [one for one in shipped() if one.kind is PuzzleKind.CARD][:6]:
        widget.open_puzzle(puzzle.id)
        for stage in (1, 2):
            press(widget, "hint")
            [cards] = sections(widget, "cards")
            assert not [card["number"] for card in cards["cards"] if card["right"] is False]
            told = widget.answer.words
            assert str(puzzle.points) not in told.replace(f"card {puzzle.points}", "")
            assert ("card" in told) == (stage == 2), "first where to look"
            named = [card["number"] for card in cards["cards"] if card["hinted"]]
            assert named == ([*puzzle.cards] if stage == 2 else [])


def test_the_first_hint_about_a_temple_says_what_the_question_does_not(
    widget: PuzzleWidget,
) -> None:
    for puzzle in [one for one in shipped() if one.kind is PuzzleKind.REACH]:
        widget.open_puzzle(puzzle.id)
        told = widget.hint().words
        assert "large temples" not in told
        assert f"{len(puzzle.solution)} actions are enough" in told
        by_card = any(getattr(action, "by", None) is By.GUARDIAN for action in puzzle.line)
        assert ("with your card" in told) == by_card


def test_a_card_that_was_wrong_keeps_its_mark(widget: PuzzleWidget) -> None:
    puzzle = next(one for one in shipped() if one.kind is PuzzleKind.CARD)
    widget.open_puzzle(puzzle.id)
    wrong = [card for card in puzzle.by_card if card not in puzzle.cards]
    for card in (*wrong, puzzle.cards[0]):
        press(widget, "choose", card)
    again = PuzzleWidget(progress=Progress())
    again.resume(widget.document())
    for one in (widget, again):
        [cards] = sections(one, "cards")
        marked = {card["value"]: card["right"] for card in cards["cards"]}
        assert marked == {card: card in puzzle.cards for card in puzzle.by_card}


@pytest.mark.parametrize("kind", PuzzleKind)
def test_a_kind_begins_with_an_easy_puzzle(widget: PuzzleWidget, kind: PuzzleKind) -> None:
    press(widget, "pick_kind", kind)
    grades = [*Grade]
    easiest = min(grades.index(one.grade) for one in shipped() if one.kind is kind)
    assert widget.puzzle.grade is grades[easiest]


def test_list_of_puzzles_tells_which_are_solved_and_missed(widget: PuzzleWidget) -> None:
    one, other, *_ = [p.id for p in shipped() if p.kind is PuzzleKind.POINTS]
    solve(widget, one)
    widget.open_puzzle(other)
    widget.show()
    press(widget, "panel", "menu")
    listed = {part["value"]: part for part in pressed_by(widget, "open_puzzle")}
    assert len(listed) == 200
    signs = [listed[id]["text"].partition(" ")[2] for id in (one, other)]
    assert signs == ["✓", "✗"]
    assert listed[other]["pressed"]
    press(widget, "open_puzzle", one)
    assert widget.puzzle.id == one
    assert not sections(widget, "panel")


def test_gauge_of_a_temple_out_of_reach_tells_what_was_used(widget: PuzzleWidget) -> None:
    widget.open_puzzle(of_kind(PuzzleKind.REACH))
    while widget.session.outcome is Outcome.GOING:
        widget.act(choose(widget.state, Random(3)))
    [gauge] = sections(widget, "gauge")
    used, _ = widget.session.counts["used"]
    assert (gauge["value"], gauge["missed"]) == (used, True)
    assert used > 0
    [again] = pressed_by(widget, "again")
    assert again["primary"], "the way on after a miss"


def test_gauge_follows_each_action(widget: PuzzleWidget) -> None:
    puzzle = next(one for one in shipped() if one.kind is PuzzleKind.SACRIFICE and one.tokens == 2)
    widget.open_puzzle(puzzle.id)
    seen = []
    for written in ("", *puzzle.solution):
        if written:
            widget.do(written)
        sacrificed, points = sections(widget, "gauge")
        assert sacrificed["most"] == 2
        shown = str(points["value"]).replace("-", "\N{MINUS SIGN}")
        assert points["text"] == f"{shown} of {puzzle.points} points"
        seen.append((sacrificed["value"], points["value"]))
    assert seen[0] == (0, 0)
    assert seen[-1] == (2, puzzle.points)
    assert seen[-1] not in seen[:-1]


def test_first_step_of_a_solution_shows_one_action(widget: PuzzleWidget) -> None:
    widget.open_puzzle(of_kind(PuzzleKind.POINTS))
    start = widget.state
    press(widget, "show")
    assert widget.state == start
    for number, pressed in enumerate((2, 2, 3), 1):
        [bar] = sections(widget, "slider")
        step = bar["steps"][pressed]
        press(widget, step["press"], step["value"])
        most = sections(widget, "slider")[0]["most"]
        shown = number if pressed == 2 else most
        assert len(widget.session.history.plies) == shown
        steps = [mark for mark in widget._view().marks if mark.kind == "step"]
        assert [mark.text for mark in steps][:1] == ["1"]
        assert len(steps) <= shown
    [gauge] = sections(widget, "gauge")
    assert gauge["value"] == gauge["most"] == widget.puzzle.points
    before = widget.state
    press(widget, "look_at", most + 1)
    assert widget.state == before, "it stops at the goal"


def test_card_puzzle_hides_the_cards_of_all_seats(widget: PuzzleWidget) -> None:
    for puzzle in [one for one in shipped() if one.kind is PuzzleKind.CARD][:8]:
        widget.open_puzzle(puzzle.id)
        [seats] = sections(widget, "players")
        assert not any("ard" in seat["facts"] for seat in seats["players"])
        wrong = next(n for n in puzzle.by_card if n not in puzzle.cards)
        press(widget, "choose", wrong)
        [cards] = sections(widget, "cards")
        assert not any("at most" in card["hint"] for card in cards["cards"]), "to try again"
        assert {card["value"]: card["right"] for card in cards["cards"]}[wrong] is False
        press(widget, "choose", puzzle.cards[0])
        [cards] = sections(widget, "cards")
        assert [card["value"] for card in cards["cards"] if card["right"]] == [puzzle.cards[0]]
        told = [card["hint"] for card in cards["cards"]]
        assert told == [f"{points} points at most" for points in puzzle.by_card.values()]


def solve(widget: PuzzleWidget, puzzle: str) -> None:
    widget.open_puzzle(puzzle)
    for written in widget.puzzle.solution:
        widget.do(written)


def test_streak_lasts_until_the_first_miss(widget: PuzzleWidget, clock: Clock) -> None:
    one, other, missed, last = [p.id for p in shipped() if p.kind is PuzzleKind.POINTS][:4]
    for number, id in enumerate((one, other), 1):
        clock.now += timedelta(minutes=1)
        solve(widget, id)
        assert widget.streak == number
    assert "2 in a row" in widget.answer.words
    again = PuzzleWidget(progress=Progress.from_text(widget.progress.to_text()), clock=clock)
    assert again.streak == 2, "kept over a reload"
    clock.now += timedelta(minutes=1)
    widget.open_puzzle(missed)
    widget.show()
    assert widget.streak == 0
    assert "ends your run of 2" in widget.answer.words
    for number, id in enumerate((missed, last), 1):
        clock.now += timedelta(minutes=1)
        solve(widget, id)
        assert widget.streak == number, "those before the miss do not come back"
    again.merge_progress(widget.progress)
    assert again.streak == 2


def test_page_says_when_the_puzzle_of_the_day_changes(widget: PuzzleWidget) -> None:
    press(widget, "daily")
    assert any("00:00 UTC" in note["text"] for note in sections(widget, "note"))
    press(widget, "another")
    assert not any("00:00 UTC" in note["text"] for note in sections(widget, "note"))


def test_missed_puzzle_is_repeated(widget: PuzzleWidget, clock: Clock) -> None:
    card = of_kind(PuzzleKind.CARD)
    widget.open_puzzle(card)
    wrong = next(n for n in widget.puzzle.by_card if n not in widget.puzzle.cards)
    press(widget, "choose", wrong)
    assert not widget.answer
    press(widget, "choose", widget.puzzle.cards[0])
    assert widget.answer
    assert widget.progress.memory.knows(card) is False, "the first try counts"
    assert not widget.repeat_missed(), "nothing is due yet"
    clock.now = NOW + timedelta(hours=1)
    press(widget, "another")
    assert widget.puzzle.id != card
    press(widget, "once_more")
    assert widget.puzzle.id == card
    assert CourseWidget(widget.progress).progress.memory == widget.progress.memory


@pytest.mark.parametrize("kind", PuzzleKind)
def test_puzzles_are_filtered_by_kind_and_grade(widget: PuzzleWidget, kind: PuzzleKind) -> None:
    press(widget, "pick_kind", kind)
    assert widget.puzzle.kind is kind
    for grade in Grade:
        press(widget, "pick_grade", grade)
        for _ in range(3):
            assert (widget.puzzle.kind, widget.puzzle.grade) == (kind, grade)
            press(widget, "another")
    press(widget, "pick_kind", "chess")
    assert widget.kind == kind, "there is no such button"


def test_a_link_opens_a_puzzle_and_tells_what_is_wrong_with_it() -> None:
    wanted = of_kind(PuzzleKind.SACRIFICE)
    widget = PuzzleWidget.linked({"puzzle": wanted})
    assert widget.puzzle.id == wanted
    assert widget.link() == f"?puzzle={wanted}"
    today = PuzzleWidget.linked({"puzzle": "today"})
    assert today.puzzle == today.today
    told = PuzzleWidget.linked({"puzzle": wanted[:-1]}).answer
    assert not told
    assert wanted in told.words
    odd = PuzzleWidget.linked({"puzzle": "zzz"}).answer.words
    assert 'The parameter "puzzle" can\'t be zzz' in odd
    assert not any(one.id in odd for one in shipped()), "there are too many to list"


def test_the_board_waits_where_a_card_is_asked_for(widget: PuzzleWidget) -> None:
    widget.open_puzzle(of_kind(PuzzleKind.CARD))
    before = widget.state
    tap(widget.board, "a1")
    widget.end_turn()
    assert widget.state == before
    assert not widget.answer


def test_custom_puzzles_are_shown(tmp_path: Path) -> None:
    some = shipped()[:2]
    own = PuzzleWidget(puzzles=some, progress=Progress())
    own.another()
    assert own.puzzle in some
    file = tmp_path / "mine.txt"
    file.write_text(write_puzzles(some), "utf-8")
    assert set(PuzzleWidget(puzzles=file, progress=Progress()).puzzles) == set(some)
    with pytest.raises(ValueError, match="can't be read"):
        PuzzleWidget(puzzles=tmp_path / "none.txt", progress=Progress())
    with pytest.raises(ValueError, match="Choose another kind"):
        PuzzleWidget(puzzles=[], progress=Progress())
    own.grade, own.kind = "hard", "any"
    assert set(own.selection) <= set(some)


def test_document_of_another_position_is_refused(widget: PuzzleWidget) -> None:
    one, other = [puzzle.id for puzzle in shipped() if puzzle.kind is PuzzleKind.POINTS][:2]
    widget.open_puzzle(one)
    document = widget.document()
    widget.open_puzzle(other)
    document["now"]["session"]["line"] = widget.document()["now"]["session"]["line"]
    with pytest.raises(ValueError, match="cannot be resumed"):
        widget.resume(document)
    assert widget.puzzle.id == other


def test_progress_of_another_tab_is_merged_and_erased(widget: PuzzleWidget) -> None:
    other = PuzzleWidget(progress=Progress(), clock=Clock())
    other.show()
    shown = widget.puzzle
    widget.merge_progress(other.progress)
    assert widget.progress.memory.knows(shown.id) is False
    assert widget.puzzle != shown, "it was tried there"
    widget.erase_for_good()
    assert widget.progress == Progress()


def test_no_loss_is_the_reason_of_a_hint(widget: PuzzleWidget) -> None:
    for puzzle in [one for one in shipped() if one.kind is PuzzleKind.POINTS][:20]:
        widget.open_puzzle(puzzle.id)
        reason = widget._hint_stages[-1].partition(":")[2].replace("\N{MINUS SIGN}", "-")
        gained = sum(map(int, re.findall(r"[+-]\d+", reason)))
        assert gained > 0, reason
