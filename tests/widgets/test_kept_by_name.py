"""What is kept in a notebook is gone on with by the next kernel, and by another notebook."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import URL

from dokmus_widgets.explain.messages import say, speaking
from dokmus_widgets.lessons import chapters
from dokmus_widgets.lessons.progress_file import ProgressFile
from dokmus_widgets.storage.folder import ENVIRONMENT_VARIABLE
from dokmus_widgets.storage.sqlite import FILE, create_database_engine
from dokmus_widgets.widgets import CourseWidget, GameWidget
from dokmus_widgets.widgets.persistence import autosave
from dokmus_widgets.widgets.persistence.notice import Notice
from tests.lessons.taking import finish


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of this test's own."""
    monkeypatch.setenv(ENVIRONMENT_VARIABLE, str(tmp_path))
    monkeypatch.setattr(autosave, "_stores", {})
    return tmp_path


def another_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was opened by this one is no more."""
    for store in autosave._stores.values():
        store.close()
    monkeypatch.setattr(autosave, "_stores", {})


def notice_of(widget: GameWidget | CourseWidget) -> str:
    """What is said below the widget."""
    notice = widget.children[-1]
    assert isinstance(notice, Notice)
    return notice.text


def test_a_game_with_a_name_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GameWidget(players=2, seed=1, keep="ours")
    game.click("a1")
    game.undo()
    another_kernel(monkeypatch)
    later = GameWidget(keep="ours", language="fr")
    assert later.state == game.state
    assert later.redo().done
    assert GameWidget(keep="theirs").state != later.state
    another_kernel(monkeypatch)


def test_two_notebooks_on_one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = GameWidget(keep="ours"), GameWidget(keep="ours")
    one.click("a1")
    assert other.state == one.state, "in one kernel they follow each other"
    monkeypatch.setattr(autosave, "_stores", {})  # and from here on in two
    third = GameWidget(keep="ours")
    third.click("o1")
    one.undo()
    assert one.state == third.state
    assert notice_of(one) == say("kept-overtaken")
    one.undo()
    assert not notice_of(one)
    another_kernel(monkeypatch)


def test_a_course_goes_on_within_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    course = CourseWidget()
    course.click("a1")
    another_kernel(monkeypatch)
    later = CourseWidget()
    assert later.state == course.state
    assert later.undo().done
    another_kernel(monkeypatch)
    asked = CourseWidget(lesson="first-round")
    assert asked.session.lesson.id == "first-round", "who asks for a lesson gets it"
    another_kernel(monkeypatch)


def test_what_cannot_be_read_is_said(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    GameWidget(keep="ours").click("a1")
    another_kernel(monkeypatch)
    engine = create_database_engine(URL.create("sqlite", database=str(folder / FILE)))
    with engine.begin() as connection:
        connection.exec_driver_sql('UPDATE things SET document = \'{"now": {"history": 3}}\'')
    engine.dispose()
    game = GameWidget(keep="ours")
    assert notice_of(game) == say("kept-unreadable")
    assert game.click("a1").done
    assert notice_of(game) == say("kept-unreadable"), "and nothing is written over it"
    game.set_language("fr")
    with speaking("fr"):
        assert notice_of(game) == say("kept-unreadable")
    another_kernel(monkeypatch)


def test_a_quiz_goes_on_after_the_chapter_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = ProgressFile(tmp_path / "progress.json")
    course = CourseWidget(file)
    chapter = chapters()[0]
    for lesson in chapter.lessons:
        course.open_lesson(lesson, 0)
        finish(course)
    course.open_quiz(chapter.quiz)
    course.skip()
    another_kernel(monkeypatch)
    later = CourseWidget(ProgressFile(file.path))
    assert later.quiz is not None
    assert later.quiz.number == 1
    another_kernel(monkeypatch)
