"""The course widget: lessons, quizzes, progress and its storage."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from dokmus_widgets.explain.messages import LANGUAGES, say, speaking
from dokmus_widgets.lessons import Outcome, chapters, lessons
from dokmus_widgets.lessons.progress import Progress
from dokmus_widgets.lessons.progress_file import ENVIRONMENT
from dokmus_widgets.lessons.quizzes import MultipleChoice, Number, QuizMark, QuizSession, Spaces
from dokmus_widgets.widgets import CourseWidget
from dokmus_widgets.widgets.course.sheet import after_quiz, chapter_with, lesson_after
from tests.lessons.taking import finish
from tests.widgets.hand import press, sections, slot, tap

FIRST, SECOND = lessons()[0], lessons()[1]
CHAPTER = chapters()[0]
NOON = datetime(2030, 1, 31, 12, tzinfo=UTC)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that keeps the user's progress, which is not there yet."""
    path = tmp_path / "progress.json"
    monkeypatch.setenv(ENVIRONMENT, str(path))
    return path


def course(progress: Progress | None = None, seed: int = 7) -> CourseWidget:
    """Return a course at noon, with its progress in memory."""
    return CourseWidget(progress or Progress(), seed=seed, clock=lambda: NOON)


def parts(widget: CourseWidget) -> dict[Any, dict[str, Any]]:
    """Return the lessons and quizzes of the overview by button and value."""
    [overview] = sections(widget, "course")
    return {
        (part["press"], part["value"]): part
        for chapter in overview["chapters"]
        for part in chapter["parts"]
    }


def offered(widget: CourseWidget) -> list[tuple[str, Any]]:
    """Return the suggestions of the overview."""
    [overview] = sections(widget, "course")
    return [(part["press"], part["value"]) for part in overview["offers"]]


def right_answer(quiz: QuizSession) -> Any:
    """Return the right answer to the question."""
    question = quiz.question
    assert question is not None
    match question.response:
        case Spaces(spaces=spaces, right=right):
            return {_name(space): str(mark) for space, mark in zip(spaces, right, strict=True)}
        case MultipleChoice(right=right) | Number(right=right):
            return right


def wrong_answer(quiz: QuizSession) -> Any:
    """Return a wrong answer."""
    question, right = quiz.question, right_answer(quiz)
    assert question is not None
    match question.response:
        case Spaces(marks=marks):
            space, mark = next(iter(right.items()))
            return right | {space: next(str(other) for other in marks if other != mark)}
    return (right + 1) % 2


def _name(space: tuple[int, int]) -> str:
    return f"{chr(ord('a') + space[1])}{space[0] + 1}"


def nothing_offered(widget: CourseWidget) -> bool:
    """Return whether the board takes no clicks."""
    return not widget.board.scene["legal"] + widget.board.scene["open"]


# Lessons


def test_first_click_in_a_new_course_is_a_legal_move() -> None:
    widget = course()
    assert widget.session.lesson is FIRST
    assert widget.session.at == 0
    assert widget.board.scene["legal"], "spaces with a dot"
    assert widget.click("a1")
    assert sections(widget, "answer")[0]["done"]


@pytest.mark.parametrize(("one", "at", "deed", "mark"), [
    ("one-tile", 2, "card 4", False),
    ("one-tile", 2, "card 2", False),
    ("one-tile", 2, "card 3", True),
    ("which-card", 3, "card 1", False),
    ("turn-order", 0, "card 5", False),
    ("turn-order", 0, "card 1", True),
    ("reach-a-temple", 0, "b4", None),
    ("first-round", 2, "c1", None),
    ("three-tokens", 0, "c2", False),
    ("three-tokens", 0, "c1", True),
])  # fmt: skip
def test_only_what_meets_the_goal_gets_a_check(
    one: str, at: int, deed: str, mark: bool | None
) -> None:
    widget = course()
    widget.open_lesson(one)
    widget.go(at)
    widget.do(deed)
    [answer] = sections(widget, "answer")
    assert answer["seen"]
    assert answer["done"] is mark
    assert (widget.session.outcome is Outcome.MET) is (mark is True)


def test_a_hint_is_not_marked_as_right() -> None:
    widget = course()
    widget.hint()
    assert sections(widget, "answer")[0]["done"] is None


def test_overview_lists_and_opens_everything() -> None:
    widget = course()
    wanted = {("open_lesson", one.id) for one in lessons()}
    wanted |= {("open_quiz", chapter.quiz) for chapter in chapters() if chapter.quiz}
    assert set(parts(widget)) == wanted
    for name, value in wanted:
        press(widget, name, value)
        assert parts(widget)[name, value]["current"]
        assert sum(part["current"] for part in parts(widget).values()) == 1


def test_marks_follow_what_is_done() -> None:
    widget = course()
    assert {part["mark"] for part in parts(widget).values()} == {"new"}
    widget.next()
    assert parts(widget)["open_lesson", FIRST.id]["mark"] == "begun"
    finish(widget)
    assert parts(widget)["open_lesson", FIRST.id]["mark"] == "done"
    [overview] = sections(widget, "course")
    assert (overview["done"], overview["of"]) == (1, len(lessons()))
    assert offered(widget)[0] == ("open_lesson", SECOND.id)


def test_all_lessons_open_as_a_panel_until_one_is_chosen() -> None:
    widget = course()
    [place] = sections(widget, "lesson")
    widget.sheet.press(place["course"]["press"], place["course"]["value"])
    (panel,) = slot(widget, "info")
    assert (panel["kind"], [part["kind"] for part in panel["parts"]]) == ("panel", ["course"])
    widget.sheet.press("open_lesson", SECOND.id)
    assert widget.session.lesson is SECOND
    assert not sections(widget, "panel")
    widget.sheet.press("open_quiz", CHAPTER.quiz)
    widget.sheet.press("panel", "course")
    assert [part["kind"] for part in slot(widget, "info")] == ["panel"]
    widget.sheet.press("close_panel")
    assert sections(widget, "asked")


def test_end_of_a_lesson_links_to_the_next() -> None:
    widget = course()
    finish(widget)
    first = slot(widget, "actions")[0]["buttons"][0]
    assert (first["press"], first["value"], first["primary"]) == ("open_lesson", SECOND.id, True)
    widget.open_lesson(CHAPTER.lessons[-1])
    finish(widget)
    [onward] = slot(widget, "actions")[0]["buttons"]
    assert (onward["press"], onward["primary"]) == ("open_lesson", True)
    [toolbar] = slot(widget, "toolbar")
    quiz = toolbar["buttons"][0]
    assert (quiz["press"], quiz["value"], quiz["primary"]) == ("open_quiz", CHAPTER.quiz, False)


def test_course_resumes_where_it_was_left() -> None:
    progress = Progress()
    widget = course(progress)
    widget.open_lesson(SECOND)
    widget.next()
    widget = course(progress)
    assert (widget.session.lesson, widget.session.at) == (SECOND, 1)
    finish(widget)
    widget = course(progress)
    assert (widget.session.lesson, widget.session.at) == (lessons()[2], 0)


def test_progress_of_another_course_version_is_accepted() -> None:
    progress = Progress(lesson="gone")
    assert course(progress).session.lesson is FIRST
    progress.reach(FIRST.id, 40)
    assert course(progress).session.at == 0


# Quizzes


def test_a_quiz_is_answered_space_by_space_and_explained() -> None:
    widget = course()
    widget.open_quiz("placing")
    quiz = widget.quiz
    assert quiz is not None
    assert quiz.question is not None
    response = quiz.question.response
    assert isinstance(response, Spaces)
    [asked] = sections(widget, "asked")
    assert [part["value"] for part in asked["parts"]] == [_name(s) for s in response.spaces]
    assert len(widget.board.scene["open"]) == len(response.spaces)
    [task] = sections(widget, "prompt")
    assert task["text"].endswith(say("quiz-several"))
    space = _name(response.spaces[0])
    tap(widget.board, space)
    [asked] = sections(widget, "asked")
    assert asked["parts"][0]["pressed"]
    assert not sections(widget, "answer")[0]["seen"], "nothing has been judged yet"
    asked_about = topic(widget)
    press(widget, "submit")
    judged = topic(widget)
    assert judged != asked_about, "what was wrong is read from the top"
    [asked] = sections(widget, "asked")
    assert all(part["told"] for part in asked["parts"])
    wrong = [part["missed"] or part["right"] is False for part in asked["parts"]]
    assert wrong == sorted(wrong, reverse=True)
    parts = {part["value"]: part for part in asked["parts"]}
    first, *others = (parts[_name(one)] for one in response.spaces)
    assert first["right"] is response.is_right(0, quiz.marks[0])
    for at, part in enumerate(others, 1):
        assert part["right"] is None, "what nobody answered is neither right nor wrong"
        assert part["missed"] is not response.is_right(at, QuizMark.OPEN)
        assert bool(part["hint"]) is part["missed"]
    marks = {mark["kind"] for mark in widget.board.scene["marks"]}
    assert ("obstacle" in marks) is not first["right"]
    assert sections(widget, "answer")[0]["seen"]
    press(widget, "next")
    assert topic(widget) not in (asked_about, judged), "the next question is shown from its top"


def topic(widget: CourseWidget) -> str:
    """What the slot that scrolls is about."""
    return str(next(one["topic"] for one in sections(widget, "slot") if one["name"] == "info"))


@pytest.mark.parametrize("family", [chapter.quiz for chapter in chapters() if chapter.quiz])
def test_quiz_with_all_answers_right_is_done(family: str) -> None:
    progress = Progress()
    widget = course(progress)
    widget.open_quiz(family)
    quiz = widget.quiz
    assert quiz is not None
    count = len(quiz.kinds)
    for _ in range(count):
        assert widget.respond(right_answer(quiz)), widget.answer
        widget.next()
    assert quiz.over
    assert (progress.quizzes[family].right, progress.quizzes[family].asked) == (count, count)
    assert [goal["done"] for goal in sections(widget, "goals")[0]["goals"]] == [True] * count
    assert widget.state == widget.session.state
    of_chapter = chapter_with(family).lessons
    onward = slot(widget, "actions")[0]["buttons"][0]["value"]
    assert onward == of_chapter[0].id, "what is left of the chapter"
    for lesson in of_chapter:
        progress.finish(lesson.id)
    following = lesson_after(of_chapter[-1])
    onward = after_quiz(family, progress)[0].value
    assert onward == (family if following is None else following.id)


def test_finished_quiz_offers_no_clicks() -> None:
    widget = course()
    assert nothing_offered(widget) is False
    widget.open_quiz("placing")
    while widget.quiz is not None and not widget.quiz.over:
        widget.skip()
    assert nothing_offered(widget)
    assert widget.click("a1").words == say("quiz-is-over")
    widget.close_quiz()
    assert nothing_offered(widget) is False


def test_missed_question_is_repeated_now_and_later() -> None:
    progress = Progress()
    widget = course(progress)
    assert not widget.review(), "nothing is due"
    widget.open_quiz("placing")
    quiz = widget.quiz
    assert quiz is not None
    kind = quiz.kinds[0]
    assert not widget.respond(wrong_answer(quiz))
    widget.next()
    assert quiz.again
    assert say("quiz-again") in sections(widget, "prompt")[0]["text"]
    widget.close_quiz()
    assert widget.quiz is None
    later = CourseWidget(progress, clock=lambda: NOON + timedelta(days=1))
    assert ("review", None) in offered(later)
    assert parts(later)["open_quiz", "placing"]["mark"] == "due"
    press(later, "review")
    assert later.quiz is not None
    assert later.quiz.kinds == (kind,)
    later.respond(right_answer(later.quiz))
    later.next()
    assert later.quiz.over
    assert ("review", None) not in offered(later)


def test_lesson_waits_during_a_quiz() -> None:
    widget = course()
    widget.click("a1")
    before = widget.session.state
    widget.open_quiz("placing")
    for deed in (widget.hint, widget.undo, widget.play_freely, widget.end_turn):
        assert deed().words == say("course-in-quiz")
    widget.close_quiz()
    assert widget.state == before
    assert widget.submit().words == say("course-no-quiz")


def test_the_same_seed_asks_the_same_questions_and_another_does_not() -> None:
    asked = []
    for seed in (1, 1, 2):
        widget = course(seed=seed)
        widget.open_quiz("terrain")
        asked.append(widget.state)
    assert asked[0] == asked[1] != asked[2]


def ask_number(widget: CourseWidget) -> None:
    """Open quizzes on scoring until the first question of one asks for a number to be typed."""
    for _ in range(100):
        widget.open_quiz("scoring")
        if sections(widget, "number"):
            return
    raise AssertionError("no quiz begins with a number")


def test_each_question_has_a_field_of_its_own() -> None:
    widget, fields = course(), []
    for _ in range(3):
        ask_number(widget)
        widget.choose(5)
        fields.append(sections(widget, "number")[0]["fresh"])
    while sections(widget, "number"):  # asked anew, as long as it is missed
        widget.respond(wrong_answer(one) if (one := widget.quiz) is not None else 0)
        widget.next()
        fields += [field["fresh"] for field in sections(widget, "number")]
    assert len(set(fields)) == len(fields) > 3


def test_a_number_is_typed() -> None:
    widget = course()
    ask_number(widget)
    assert not widget.submit(), "no number yet"
    press(widget, "choose", 3)
    assert sections(widget, "number")[0]["value"] == 3
    press(widget, "submit")
    assert widget.quiz is not None
    assert widget.quiz.answered


# Progress


def test_progress_is_kept_in_the_users_file(file: Path) -> None:
    widget = CourseWidget()
    assert not file.exists(), "looking at the course is no progress"
    widget.next()
    assert Progress.from_text(file.read_text("utf-8")).at(FIRST.id).step == 1
    assert CourseWidget().session.at == 1


def test_a_damaged_file_is_set_aside_and_told(file: Path) -> None:
    file.write_text('{"format": "dokmus-progr', "utf-8")
    widget = CourseWidget()
    assert widget.session.lesson is FIRST
    [aside] = file.parent.glob("*damaged*")
    assert aside.read_text("utf-8") == '{"format": "dokmus-progr'
    assert aside.name in widget.notice
    assert widget.notice in [note["text"] for note in sections(widget, "note")]


def test_a_visitors_progress_is_never_in_the_servers_file(file: Path) -> None:
    widget = CourseWidget.linked({})
    finish(widget)
    assert widget.progress.at(FIRST.id).done
    assert not file.exists()


def test_progress_watchers_are_called_on_changes_only() -> None:
    widget, told = course(), []
    widget.on_progress(lambda progress: told.append(progress.to_text()))
    widget.click("a1")
    assert len(told) == 1, "begun"
    widget.click("b2")
    widget.hint()
    assert len(told) == 1
    finish(widget)
    assert told[-1] == widget.progress.to_text()
    assert len(told) == 1 + len(FIRST.steps)
    widget.open_quiz("placing")
    widget.submit()
    assert len(told) == 2 + len(FIRST.steps)


def test_progress_is_exported_as_text() -> None:
    here, there = course(), course()
    finish(here)
    there.open_lesson(SECOND)
    finish(there)
    text = here.export_progress()
    [copy] = sections(here, "copy")
    assert copy["text"] == text
    press(there, "import_progress", {"text": text})
    assert there.progress.at(FIRST.id).done
    assert there.progress.at(SECOND.id).done


@pytest.mark.parametrize("text", ["", "no", "[]", '{"format": "dokmus-progress", "version": 9}'])
def test_invalid_progress_is_refused_without_a_loss(text: str) -> None:
    widget = course()
    finish(widget)
    before = widget.progress.to_dict()
    answer = widget.import_progress(text)
    assert not answer
    assert widget.progress.to_dict() == before
    form = sections(widget, "form")[0]
    assert form["error"] == answer.words
    assert form["is_open"]


def test_erasing_needs_a_confirmation(file: Path) -> None:
    widget = CourseWidget()
    finish(widget)
    assert not widget.erase_progress()
    assert widget.keep_progress()
    assert not widget.erase_progress(), "it asks again"
    assert widget.progress.at(FIRST.id).done
    assert not widget.erase_progress(), "however often"
    assert widget.progress.at(FIRST.id).done
    assert widget.erase_for_good()
    assert not widget.progress.at(FIRST.id).done
    assert not file.exists()
    assert widget.session.lesson is FIRST
    assert not widget.session.over


def test_double_click_on_erase_erases_nothing() -> None:
    widget = course()
    finish(widget)

    def offered_there() -> list[str]:
        return [button["press"] for button in sections(widget, "form")[0]["buttons"]]

    at = offered_there().index("erase_progress")
    press(widget, offered_there()[at])
    assert offered_there()[at] == "keep_progress", "in the same place"
    assert "erase_for_good" in offered_there()
    press(widget, offered_there()[at])
    press(widget, "erase_for_good")
    assert widget.progress.at(FIRST.id).done, "it is pressed only where it is offered"
    press(widget, "erase_progress")
    press(widget, "erase_for_good")
    assert not widget.progress.at(FIRST.id).done


def test_stored_progress_is_merged_and_watchers_are_called() -> None:
    kept = Progress()
    kept.finish(FIRST.id)
    widget, changes, told = course(), [], []
    widget.on_change(lambda changed: changes.append(changed.link()))
    widget.on_progress(lambda progress: told.append(progress.to_text()))
    widget.merge_progress(kept)
    assert widget.session.lesson is SECOND
    assert changes == [widget.link()]
    assert not told, "it is kept there already"
    finish(widget)
    told.clear()
    widget.merge_progress(kept)
    assert widget.session.lesson is SECOND, "what is open stays open"
    assert told == [widget.progress.to_text()], "more is here than there"


def test_storage_notice_follows_the_language_and_disappears() -> None:
    widget = course()
    for deed in (
        lambda: finish(widget),
        widget.erase_for_good,
        lambda: widget.merge_progress(Progress()),
    ):
        widget.set_language("en")
        widget.report_damaged_progress()
        assert widget.notice == say("progress-damaged-page")
        widget.set_language("ru")
        with speaking("ru"):
            assert widget.notice == say("progress-damaged-page")
        assert widget.notice in [note["text"] for note in sections(widget, "note")]
        deed()
        assert not widget.notice


# The rest


def test_links_lead_to_lessons_and_quizzes() -> None:
    widget = CourseWidget.linked({"lesson": SECOND.id, "step": "2"})
    assert widget.link() == f"?lesson={SECOND.id}&step=2"
    widget = CourseWidget.linked({"quiz": "terrain"})
    assert widget.quiz is not None
    assert widget.link() == "?quiz=terrain"
    widget = CourseWidget.linked({"quiz": "terain"})
    assert "terrain" in widget.answer.words
    assert not widget.answer


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("where", ["lesson", "quiz", "judged", "over"])
def test_language_change_equals_a_new_course_in_that_language(language: str, where: str) -> None:
    there = CourseWidget(Progress(), language=language, seed=3, clock=lambda: NOON)
    changed = course(seed=3)
    for widget in (there, changed):
        if where != "lesson":
            widget.open_quiz("placing")
        if where == "judged":
            widget.submit()
        while where == "over" and widget.quiz is not None and not widget.quiz.over:
            widget.skip()
    changed.set_language(language)
    assert changed.sheet.view["beside"] == there.sheet.view["beside"]
    assert changed.sheet.view["below"] == there.sheet.view["below"]
    assert changed.board.scene["labels"] == there.board.scene["labels"]
    assert repr(changed) == repr(there)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("open_lesson", "nothing"),
        ("open_lesson", None),
        ("open_quiz", ["placing"]),
        ("choose", "many"),
        ("toggle", 5),
        ("import_progress", "text"),
        ("progress", None),
    ],
)
def test_unknown_messages_are_ignored(name: str, value: object) -> None:
    widget = course()
    before = widget.sheet.view["beside"]
    press(widget, name, value)
    assert widget.sheet.view["beside"] == before


def test_wrong_arguments_raise() -> None:
    with pytest.raises(ValueError, match="placing"):
        course().open_quiz("plaing")
    with pytest.raises(ValueError, match="three-tokens"):
        course().open_lesson("three-tokenss")
    with pytest.raises(ValueError, match="not the progress"):
        CourseWidget("nothing")
    with pytest.raises(TypeError, match="progress"):
        CourseWidget(progres=None)


def test_repr_describes_the_course() -> None:
    widget = course()
    assert repr(widget).startswith(f"CourseWidget(0 of {len(lessons())} lessons done; ")
    widget.open_quiz("placing")
    assert "Question 1 of 5" in repr(widget)
