"""Whatever one does on a page: it is made again from its document, with the same words on it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dokmus_widgets.core import space_name
from dokmus_widgets.explain.messages import say
from dokmus_widgets.lessons import chapters
from dokmus_widgets.lessons.progress import Progress
from dokmus_widgets.lessons.quizzes import Spaces
from dokmus_widgets.site.browser_storage import BrowserBackend
from dokmus_widgets.storage.sqlite import open_store
from dokmus_widgets.storage.store import Store, StoredEntry, parse_line
from dokmus_widgets.widgets import (
    CourseWidget,
    GameWidget,
    LessonWidget,
    PuzzleWidget,
    RuleExplorer,
)
from dokmus_widgets.widgets.editor.widget import PositionEditor
from dokmus_widgets.widgets.guardians.widget import GuardianExplorer
from dokmus_widgets.widgets.persistence.autosave import AutoSave
from dokmus_widgets.widgets.review.widget import ReviewWidget
from dokmus_widgets.widgets.scores.widget import ScoreExplorer
from dokmus_widgets.widgets.setup.widget import SetupExplorer
from tests.core.boards import board

TOKEN = "a" * 24
#: A turn with something of everything to ask about.
FORESTS = board("..f|t.r|...", tokens={0: "a1", 1: "i1"}, cards=(5, 2, 3))
MAKERS: dict[str, Callable[..., Any]] = {
    "play": lambda **given: GameWidget(players=3, seed=5, **given),
    "learn": lambda **given: CourseWidget(Progress(), seed=1, **given),
    "lesson": lambda **given: LessonWidget("first-round", **given),
    "rules": RuleExplorer,
    "position": lambda **given: RuleExplorer(position=FORESTS, **given),
    "setup": SetupExplorer,
    "guardians": GuardianExplorer,
    "score": ScoreExplorer,
    "editor": PositionEditor,
    "review": ReviewWidget,
    "puzzles": lambda **given: PuzzleWidget(progress=Progress(), **given),
}
#: What leads off the page, lays something ready, or takes long; and what no text can be typed into.
_NOT_PRESSED = (
    *("go", "copy_link", "copy_record", "show_files", "show_chart", "save_notebook"),
    *("copy_document", "search", "go_to", "hint", "see_better"),
)


def buttons(part: Any) -> Iterator[tuple[str, Any]]:
    """Every button of a sheet, by name and value; none of a form, which sends what was typed."""
    if isinstance(part, list):
        for one in part:
            yield from buttons(one)
    elif isinstance(part, dict) and part.get("kind") != "form":
        if isinstance(part.get("press"), str) and part["press"] not in _NOT_PRESSED:
            yield part["press"], part.get("value")
        for one in part.values():
            yield from buttons(one)


def anything(widget: Any, random: Random, anywhere: bool = False) -> tuple[str, Any]:
    """Do something by hand: a click on the board, on land or ``anywhere``, or a button of the
    sheet; what it was.
    """
    offered = [*buttons(widget.sheet.view["beside"]), *buttons(widget.sheet.view["below"])]
    island = widget.board.state.island
    there = sum(island.frame.slot_mask) if anywhere else island.land
    deed: tuple[str, Any] = "click", space_name(random.choice(island.frame.spaces(there)))
    if offered and random.random() < 0.5:
        deed = random.choice(offered)
    do(widget, *deed)
    return deed


def do(widget: Any, name: str, value: Any) -> None:
    """What :func:`anything` did, once more."""
    if name == "click":
        widget.board.click(value)
    else:
        widget.sheet.press(name, value)


def shown(widget: Any) -> Any:
    """What a person sees; not which picture it is, which form, nor when it scrolls to its top."""

    def seen(part: Any) -> Any:
        if isinstance(part, list):
            return [seen(one) for one in part]
        if isinstance(part, dict):
            hidden = ("fresh", "arrived", "topic")
            return {name: seen(one) for name, one in part.items() if name not in hidden}
        return part

    view = widget.sheet.view
    parts = [*seen(view["beside"]), *seen(view["below"])]
    return [json.dumps(part, default=str, ensure_ascii=False) for part in parts]


def close_views(game: Any) -> None:
    """Close what is looked at only, and kept nowhere: a panel, the form, an earlier move."""
    game.panels.close_panel()
    if not isinstance(game, GameWidget):
        game._show()
        return
    game.excursion.back()
    if game.new_games.form.is_open:
        game.sheet.press("new_game")


@pytest.mark.parametrize("seed", [7, pytest.param(8, marks=pytest.mark.longer)])
@pytest.mark.parametrize("kind", MAKERS)
def test_a_page_is_made_again_with_its_answer(kind: str, seed: int) -> None:
    print(f"seed {seed}")
    random, store = Random(seed), Store(None)
    widget = MAKERS[kind](has_address=True)
    keeper = AutoSave(widget, store, kind, TOKEN)
    for number in range(24):
        anything(widget, random)
        kept = store.find(TOKEN)
        if kept is None or number % 4:
            continue
        again = gone_on_with(kept, kind)
        if kind in ("learn", "puzzles"):  # their progress is stored elsewhere
            again.merge_progress(widget.progress, opens=False)
        if kind in ("play", "learn"):
            close_views(again)
            close_views(widget)
        assert again.board.state == widget.board.state
        for one, other in zip(shown(again), shown(widget), strict=True):
            assert one == other, kept.document.get("deed")
    assert keeper.is_saved
    last = store.find(TOKEN)
    assert last is not None
    assert gone_on_with(last, kind, "fr").language == "fr"


@pytest.mark.parametrize("kind", MAKERS)
def test_after_a_change_of_language_all_is_as_if_it_had_been_spoken_throughout(kind: str) -> None:
    """Two do the same, one of them in another language until it is looked at."""
    seed = 3
    print(f"seed {seed}")
    random = Random(seed)
    one, other = (MAKERS[kind](has_address=True, language=spoken) for spoken in ("en", "fr"))
    for _ in range(20):
        deed = anything(one, random, anywhere=True)
        do(other, *deed)
        one.set_language("fr")
        assert shown(one) == shown(other), deed
        assert one.board.words == other.board.words
        one.set_language("en")


@pytest.mark.parametrize("family", [chapter.quiz for chapter in chapters() if chapter.quiz])
def test_a_quiz_goes_on_with_the_same_question(family: str) -> None:
    """Marked or not, answered or not; and what was noted as an answer is not noted again."""
    store, course = Store(None), CourseWidget(Progress(), seed=1)
    keeper = AutoSave(course, store, "learn", TOKEN)
    steps: list[Callable[[], object]] = [
        lambda: course.open_quiz(family),
        lambda: begin_to_answer(course),
        course.submit,
        course.next,
        course.skip,
    ]
    for step in steps:
        step()
        kept = store.find(TOKEN)
        assert kept is not None
        noted = course.progress.to_text()
        again = CourseWidget(Progress.from_text(noted), seed=2)
        AutoSave(again, Store(None), "learn", TOKEN).resume(kept)
        assert again.board.state == course.board.state
        assert shown(again)[:3] == shown(course)[:3]
        assert again.progress.to_text() == noted
    assert keeper.is_saved


def test_a_lesson_goes_on_without_a_quiz_that_cannot() -> None:
    course = CourseWidget(Progress(), seed=1)
    course.next()
    course.open_quiz("placing")
    document = course.document()
    document["now"]["asked"]["marks"] = [99]
    again = CourseWidget(Progress(), seed=2)
    again.resume(document)
    assert again.quiz is None
    assert again.session.at == course.session.at


def begin_to_answer(course: CourseWidget) -> None:
    """Mark a space, or choose something."""
    assert course.quiz is not None
    assert course.quiz.question is not None
    response = course.quiz.question.response
    if isinstance(response, Spaces):
        course.board.click(space_name(response.spaces[0]))
    else:
        course.sheet.press("choose", 0)


def gone_on_with(kept: StoredEntry, kind: str, language: str = "en") -> Any:
    """Another widget, which goes on with what is kept after a while as text."""
    widget = MAKERS[kind](has_address=True, language=language)
    written = parse_line(kept.to_line())
    assert written is not None
    keeper = AutoSave(widget, Store(None), kind, TOKEN)
    keeper.resume(written)
    assert not keeper.notice.text
    return widget


def test_what_a_page_adds_of_its_own_is_not_kept() -> None:
    widget, store = GameWidget(), Store(None)
    AutoSave(widget, store, "play", TOKEN)
    widget.by_hand("begin", {"seed": "5", "junk": "x" * 90_000})
    kept = store.find(TOKEN)
    assert kept is not None
    assert widget.game.seed == 5
    assert len(kept.to_line()) < 5000


def test_of_many_changes_elsewhere_the_last_is_taken_up() -> None:
    widget, store, waiting = GameWidget(), Store(None), list[Callable[[], None]]()
    keeper = AutoSave(widget, store, "play", TOKEN, waiting.append)
    other = GameWidget()
    AutoSave(other, store, "play", TOKEN)
    for _ in range(3):
        other.act(other.state.legal_actions()[0])
    assert len(waiting) == 1
    waiting.pop()()
    assert widget.state == other.state
    other.act(other.state.legal_actions()[0])
    waiting.pop()()
    assert widget.state == other.state
    keeper.leave()


def test_of_two_at_one_version_the_person_is_told_that_the_other_came_first() -> None:
    widget, store, other = GameWidget(), Store(None), GameWidget()
    keeper = AutoSave(widget, store, "play", TOKEN)
    for one, number in (widget, 0), (other, 1):
        one.act(one.state.legal_actions()[number])
    kept = store.find(TOKEN)
    assert kept is not None
    store.notify(kept)
    assert not keeper.notice.text, "it is what is here"
    store.notify(kept._replace(document=other.document()))
    assert widget.state == other.state
    assert keeper.notice.text == say("kept-overtaken")


def test_a_notice_stays_as_long_as_it_is_true() -> None:
    """A computer player's turn, or another action, wipes neither a fault nor a loss."""
    backend = BrowserBackend((), lambda _token, _line: None)
    store, widget = Store(backend), GameWidget(opponents={1: 1}, luck="2")
    keeper = AutoSave(widget, store, "play", TOKEN)
    keeper.notice.say("kept-gone", days=180)
    gone = keeper.notice.text
    widget.act(widget.state.legal_actions()[0])
    widget.wait()
    assert keeper.notice.text == gone != ""
    backend.fault = "The disk is full."
    widget.act(widget.state.legal_actions()[0])
    assert keeper.notice.text == say("kept-nowhere")
    widget.undo()
    assert keeper.notice.text == say("kept-nowhere"), "at the second action, too"
    backend.fault = ""
    store.retry()
    assert not keeper.notice.text, "it is true no more"
    keeper.leave()


def test_what_could_not_be_shown_loses_nothing_that_comes_after(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    widget, store = GameWidget(), open_store(tmp_path)
    keeper = AutoSave(widget, store, "play", TOKEN)
    show = widget.sheet.show

    def fail(*shown: Any) -> None:
        show(*shown)
        raise RuntimeError("half-way")

    monkeypatch.setattr(widget.sheet, "show", fail)
    widget.board.set_state({"event": {"recent": [{"type": "click", "space": "a1", "count": 1}]}})
    assert not widget.game.history.plies
    monkeypatch.undo()
    widget.board.set_state({"event": {"recent": [{"type": "click", "space": "a1", "count": 2}]}})
    assert len(widget.game.history.plies) == 1
    assert not keeper.notice.text
    kept = store.find(TOKEN)
    assert kept is not None
    assert gone_on_with(kept, "play").state == widget.state
    store.close()
