"""The lesson widget: task, answers, hints, navigation, by clicks and by calls."""

from __future__ import annotations

from typing import Any

import pytest
from ipywidgets import Widget

from dokmus_widgets.core import space_name
from dokmus_widgets.explain.messages import LANGUAGES, say
from dokmus_widgets.lessons import LessonSession, Outcome, lesson, lessons
from dokmus_widgets.widgets import LessonWidget
from dokmus_widgets.widgets.board.preview import Preview
from dokmus_widgets.widgets.course.link import lesson_of
from tests.widgets.hand import press, sections, slot, tap

FIRST = lessons()[0]
MOUNTAIN, FREE = "c2", "a1"


def marks(widget: LessonWidget, kind: str) -> list[tuple[int, int]]:
    """Return the spaces with a kind of mark, by row and column."""
    found = widget.board.scene["marks"]
    return [(mark["row"], mark["column"]) for mark in found if mark["kind"] == kind]


def text(widget: LessonWidget) -> str:
    """Return the text shown first."""
    told: str = sections(widget, "prompt")[0]["text"]
    return told


def told(widget: LessonWidget) -> dict[str, Any]:
    """Return the answer."""
    return sections(widget, "answer")[0]


def button(widget: LessonWidget, name: str) -> dict[str, Any] | None:
    """Return a button by name, or None."""
    rows = [*sections(widget, "buttons"), *sections(widget, "toolbar")]
    return next((b for row in rows for b in row["buttons"] if b["press"] == name), None)


def test_task_is_shown_first_and_once() -> None:
    widget = LessonWidget()
    first = FIRST.steps[0]
    assert text(widget) == say(first.message)
    assert slot(widget, "task")[0]["text"] == text(widget)
    assert slot(widget, "status")[0]["text"] == say(FIRST.message)
    # It is read out too, but not shown twice.
    assert told(widget)["text"] == text(widget)
    assert not told(widget)["seen"]
    widget.click(FREE)
    assert told(widget)["seen"]


def test_refused_action_stays_until_the_next_click() -> None:
    widget = LessonWidget()
    answer = widget.click(MOUNTAIN)
    assert not answer
    assert answer.words.startswith("No")
    assert told(widget)["chips"]
    assert marks(widget, "refused") == marks(widget, "ghost-0") == [(1, 2)]
    assert (1, 2) not in marks(widget, "obstacle"), "crossed out once is enough"
    assert widget.click(FREE)
    assert not marks(widget, "refused")


def test_refused_action_can_be_undone() -> None:
    widget = LessonWidget()
    assert button(widget, "undo") is None, "there is nothing to take back"
    widget.click(MOUNTAIN)
    assert button(widget, "undo") is not None
    assert widget.undo()
    assert not marks(widget, "refused")
    assert widget.undo().words == say("do-undo-none")


def test_goals_are_ticked_as_they_are_met() -> None:
    widget = LessonWidget()
    [goals] = sections(widget, "goals")
    assert [goal["done"] for goal in goals["goals"]] == [False]
    onward = button(widget, "next")
    assert onward is not None
    assert (onward["text"], onward["primary"]) == (say("course-skip"), False)
    widget.click(FREE)
    [goals] = sections(widget, "goals")
    assert [goal["done"] for goal in goals["goals"]] == [True]
    assert widget.session.outcome is Outcome.MET
    onward = button(widget, "next")
    assert onward is not None
    assert (onward["text"], onward["primary"]) == (say("course-next"), True)
    assert button(widget, "hint") is None, "nothing is left to be found out"


def test_a_limit_is_ticked_with_the_whole_goal() -> None:
    one, at = next(
        (one, at)
        for one in lessons()
        for at, step in enumerate(one.steps)
        if "spent_at_most" in str(step.goal)
    )
    widget = LessonWidget(one.id, at)
    seen = []
    for written in ("", one.steps[at].solution[0]):
        if written:
            widget.do(written)
        [goals] = sections(widget, "goals")
        seen.append({goal["done"] for goal in goals["goals"]})
    assert seen == [{False}, {True}]


def test_hints_come_in_stages_and_then_mark_what_to_click() -> None:
    widget = LessonWidget()
    for number in range(1, FIRST.steps[0].hints + 1):
        assert widget.hint().words == say(f"{FIRST.steps[0].message}.hint-{number}")
        assert not marks(widget, "hint")
    widget.hint()
    assert len(marks(widget, "hint")) == 1, "the mark of a hint in a game"
    widget.click("h1")
    assert not marks(widget, "hint")


def test_hint_highlights_a_button() -> None:
    widget = LessonWidget(FIRST, step=len(FIRST.steps) - 1)
    for _ in range(FIRST.steps[-1].hints + 1):
        widget.hint()
    end = button(widget, "end_turn")
    assert end is not None
    assert end.get("hinted")


def test_spaces_to_look_at_are_ringed() -> None:
    shown = [(one, at) for one in lessons() for at, step in enumerate(one.steps) if step.show]
    for one, at in shown:
        widget = LessonWidget(one, at)
        assert len(marks(widget, "witness")) >= len(set(one.steps[at].show))


def test_any_step_can_be_jumped_to_and_any_step_skipped() -> None:
    widget = LessonWidget()
    last = len(FIRST.steps) - 1
    widget.go(last)
    [shown] = sections(widget, "lesson")
    assert (shown["now"], text(widget)) == (last, say(FIRST.steps[last].message))
    refused = widget.go(last + 1)
    assert not refused
    assert str(last) in refused.words
    widget.go(0)
    for _ in FIRST.steps:
        widget.next()
    assert widget.session.over
    assert text(widget) == say(f"{FIRST.message}.end")
    assert not sections(widget, "goals")
    press(widget, "go", 0)
    assert not widget.session.over


def test_board_of_a_finished_lesson_takes_no_clicks() -> None:
    shut = 0
    for one in lessons():
        widget = LessonWidget(one, step=len(one.steps) - 1)
        columns = widget.state.island.frame.columns
        offered = [divmod(at, columns) for at in widget.board.scene["open"]]
        widget.next()
        before = widget.state
        assert not widget.board.scene["open"]
        for space in offered[:1]:
            assert not widget.click(space)
            assert widget._preview(widget.board, space_name(space)) == Preview()
            shut += 1
        assert widget.state == before
        widget.play_freely()
        assert bool(widget.board.scene["open"]) is bool(offered)
    assert shut > len(lessons()) / 2


def test_free_play_returns_to_the_lesson() -> None:
    widget = LessonWidget()
    widget.click(FREE)
    before = widget.state
    widget.play_freely()
    assert text(widget) == say("course-free-text")
    assert widget.names[0] in slot(widget, "status")[0]["text"]
    widget.click("a2")
    assert widget.state != before
    widget.undo()
    assert button(widget, "redo") is not None
    widget.come_back()
    assert widget.state == before
    assert widget.session.outcome is Outcome.MET


def test_points_follow_with_what_was_gained() -> None:
    found = [one for one in lessons() if any("gained" in str(step.goal) for step in one.steps)]
    one = found[0]
    at = next(n for n, step in enumerate(one.steps) if "gained" in str(step.goal))
    widget = LessonWidget(one, at)
    seat = widget.session.seat
    before = sections(widget, "players")[0]["players"][seat]
    assert not before["gain"]
    for written in one.steps[at].solution:
        widget.do(written)
    after = sections(widget, "players")[0]["players"][seat]
    assert after["total"] == widget.state.score()[seat].total
    assert int(after["gain"]) == after["total"] - before["total"] > 0
    assert after["pressed"] is None, "a lesson does not replay turns"


def test_clicks_and_calls_give_the_same_result() -> None:
    by_hand, by_call = LessonWidget(), LessonWidget()
    for space in (MOUNTAIN, FREE):
        tap(by_hand.board, space)
        by_call.click(space)
    for name in ("undo", "again", "hint", "hint", "next", "play_freely", "come_back", "previous"):
        press(by_hand, name)
        getattr(by_call, name)()
        assert by_hand.answer == by_call.answer
    assert by_hand.sheet.view["beside"] == by_call.sheet.view["beside"]
    assert by_hand.board.scene["marks"] == by_call.board.scene["marks"]


@pytest.mark.parametrize(
    ("name", "value"),
    [("go", 99), ("go", "1"), ("use", "fly"), ("choose_guardian", None), ("__init__", None)],
)
def test_unknown_messages_are_ignored(name: str, value: object) -> None:
    widget = LessonWidget()
    before = widget.answer
    press(widget, name, value)
    assert widget.answer == before


def test_links_lead_to_a_step_and_back() -> None:
    widget = LessonWidget(FIRST, step=1)
    assert widget.link() == f"?lesson={FIRST.id}&step=2"
    again = LessonWidget.linked({"lesson": FIRST.id, "step": "2"})
    assert again.session.at == 1
    assert again.link() == widget.link()


def test_invalid_link_fields_are_reported_and_the_rest_used() -> None:
    widget = LessonWidget.linked({"lesson": FIRST.id, "step": "77"})
    assert widget.session.lesson is FIRST
    assert not widget.answer
    assert "77" in widget.answer.words
    widget = LessonWidget.linked({"lesson": "three-tokns"})
    assert "three-tokens" in widget.answer.words, "the nearest is named"
    assert widget.session.lesson is FIRST


def test_watchers_are_called_after_every_action() -> None:
    widget, told = LessonWidget(), []
    widget.on_change(lambda changed: told.append(changed.answer.words))
    widget.click(MOUNTAIN)
    widget.hint()
    assert told == [told[0], widget.answer.words]


@pytest.mark.parametrize("language", LANGUAGES)
def test_language_change_equals_a_new_widget_in_that_language(language: str) -> None:
    there, changed = LessonWidget(language=language), LessonWidget()
    for widget in (there, changed):
        widget.click(FREE)
        widget.next()
        widget.click(MOUNTAIN)
    changed.set_language(language)
    assert changed.sheet.view["beside"] == there.sheet.view["beside"]
    assert changed.sheet.view["below"] == there.sheet.view["below"]
    assert repr(changed) == repr(there)


def test_wrong_arguments_raise() -> None:
    with pytest.raises(ValueError, match="three-tokens"):
        LessonWidget("three-token")
    with pytest.raises(ValueError, match="step"):
        LessonWidget(FIRST, step=50)
    with pytest.raises(TypeError, match="lesson"):
        LessonWidget(leson="water")
    assert lesson_of(FIRST.id) is FIRST


def test_repr_describes_the_lesson() -> None:
    widget = LessonWidget()
    assert FIRST.id in repr(widget)
    assert "step 1 of 3" in repr(widget)
    assert "<svg" in str(widget.picture().data)


@pytest.mark.parametrize("one", lessons(), ids=lambda one: one.id)
def test_every_step_of_every_lesson_can_be_shown(one: Any) -> None:
    widget = LessonWidget(lesson(one.id))
    for at in range(len(one.steps)):
        widget.go(at)
        assert text(widget) == say(one.steps[at].message)
        for written in one.steps[at].solution:
            assert widget.do(written)
    assert isinstance(widget.session, LessonSession)


def test_a_click_sends_a_message_for_each_of_board_sheet_and_widget(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    widget, sent = LessonWidget("forests"), list[str]()
    monkeypatch.setattr(Widget, "_send", lambda one, *_, **__: sent.append(type(one).__name__))
    widget.click("b2")
    assert sent == ["BoardWidget", "SheetWidget", "LessonWidget"]


def test_a_hint_of_a_lesson_leads_on_by_buttons_as_in_a_game() -> None:
    widget = LessonWidget(FIRST)
    presses = list[str]()
    for _ in range(FIRST.steps[0].hints + 1):
        press(widget, "hint")
        presses = [one["press"] for one in sections(widget, "answer")[0]["buttons"]]
        assert presses[-1] == "do_hint"
    assert presses == ["do_hint"], "the last stage says no more"
    press(widget, "do_hint")
    assert widget.session.history.plies
    assert not sections(widget, "answer")[0]["buttons"]
    press(widget, "do_hint")
    assert widget.answer.words == say("help-none")
