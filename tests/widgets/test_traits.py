"""What programs observe, link and set; and that a fault of theirs takes nobody's click back."""

from __future__ import annotations

import copy
import pickle
import weakref
from typing import Any

import ipywidgets
import pytest
import traitlets
from ipywidgets.widgets.widget import _instances

from dokmus_widgets import widgets
from dokmus_widgets.core import new_game
from dokmus_widgets.explain.messages import LANGUAGES, say, speaking
from dokmus_widgets.lessons.progress import Progress
from dokmus_widgets.widgets import (
    BoardWidget,
    CourseWidget,
    GameWidget,
    GuardianExplorer,
    LessonWidget,
    PositionEditor,
    PuzzleWidget,
    ReviewWidget,
    RuleExplorer,
    ScoreExplorer,
    SetupExplorer,
)
from dokmus_widgets.widgets.board.notebook_widget import Live
from tests.widgets.test_faults import say_as_page

NAMES = ("position", "language", "to_act", "scores", "last_clicked", "answer")
WHOLE = {
    "GameWidget": lambda: GameWidget(2, seed=1),
    "CourseWidget": lambda: CourseWidget(Progress()),
    "PuzzleWidget": lambda: PuzzleWidget(progress=Progress()),
    **{
        kind.__name__: kind
        for kind in (GuardianExplorer, LessonWidget, PositionEditor, ReviewWidget)
    },
    **{kind.__name__: kind for kind in (RuleExplorer, ScoreExplorer, SetupExplorer)},
}
#: Those that can open a position.
OPENING = ("GameWidget", "GuardianExplorer", "PositionEditor", "RuleExplorer", "ScoreExplorer")
OTHER = new_game(3, seed=5)


def observed(widget: Any) -> list[tuple[str, Any]]:
    """A list to which every change of a trait is added."""
    heard: list[tuple[str, Any]] = []
    names = [name for name in NAMES if widget.has_trait(name)]
    widget.observe(lambda change: heard.append((change["name"], change["new"])), names)
    return heard


@pytest.mark.parametrize("name", WHOLE)
def test_every_widget_has_documented_synced_traits(name: str) -> None:
    widget = WHOLE[name]()
    for trait in NAMES:
        assert widget.traits(sync=True)[trait].help
    sent = widget.get_state(NAMES)
    assert sent["position"] == widget.state.to_code() == widget.position
    assert sent["answer"] == widget.answer.words
    assert len(widget.scores) == widget.state.seats
    widget.close()


def test_the_board_has_them_but_for_the_answer() -> None:
    board = BoardWidget(OTHER)
    heard = observed(board)
    board.click("c4")
    board.position = new_game(2, seed=9)
    assert {name for name, _ in heard} == {"last_clicked", "position", "to_act", "scores"}
    assert board.state == new_game(2, seed=9)
    with pytest.raises(TypeError, match="no trait answer"):
        board.observe(print, "answer")
    board.language = "fr"
    assert heard[-1] == ("language", "fr")
    assert board.words["language"] == "fr"


def test_observers_are_told_once_what_a_click_changed() -> None:
    game = GameWidget(2, seed=1)
    heard = observed(game)
    say_as_page(game.board, 1, type="click", space="a1")
    assert dict(heard) == {
        "answer": game.answer,
        "last_clicked": "a1",
        "position": game.position,
        "to_act": game.state.to_act,
    }
    assert len(heard) == 4
    del heard[:]
    game.click("a1")
    assert dict(heard) == {"answer": game.answer}, "a refused click changes nothing else"


def test_an_observer_sees_what_is_shown() -> None:
    game, seen = GameWidget(2, seed=1), list[bool]()
    game.observe(lambda change: seen.append(game.board.state == game.state), "position")
    game.on_change(lambda changed: seen.append(changed.board.state == changed.state))
    game.click("a1")
    assert seen == [True, True]


@pytest.mark.parametrize("name", WHOLE)
def test_a_position_is_set_where_one_can_be_opened(name: str) -> None:
    widget = WHOLE[name]()
    before = widget.position
    heard = observed(widget)
    if name in OPENING:
        turn = GuardianExplorer(seed=5, players=2).state
        widget.position = turn.to_code()
        assert widget.state.island == turn.island
        assert ("position", widget.position) in heard
    else:
        with pytest.raises(traitlets.TraitError, match=f"position of {name} can be observed"):
            widget.position = OTHER.to_code()
        assert widget.position == before
        assert not heard
    widget.close()


BAD = [
    ("position", "nonsense", "isn't a position code"),
    ("position", 3, "3"),
    ("position", None, "None"),
    ("position", {"format": 1}, "position"),
    ("language", "xx", "no language xx"),
    ("language", ["en"], "no language"),
    ("to_act", 3, "to_act of GameWidget can be observed"),
    ("scores", [9, 9], "scores of GameWidget can be observed"),
    ("answer", "won", "answer of GameWidget can be observed"),
    ("last_clicked", "b2", "last_clicked of GameWidget can be observed"),
]


@pytest.mark.parametrize(("name", "value", "why"), BAD)
def test_a_bad_value_is_refused_in_words_and_changes_nothing(
    name: str, value: object, why: str
) -> None:
    game = GameWidget(2, seed=1)
    before, heard = game.get_state(NAMES), observed(game)
    with pytest.raises(traitlets.TraitError, match=why):
        setattr(game, name, value)
    assert game.get_state(NAMES) == before
    assert not heard


@pytest.mark.parametrize(("name", "value", "why"), BAD)
def test_a_page_is_refused_too_told_why_and_gets_the_old_value(
    name: str, value: object, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GameWidget(2, seed=1)
    before, heard, sent = game.get_state(NAMES), observed(game), list[Any]()
    monkeypatch.setattr(game, "_send", lambda message, buffers=None: sent.append(message))
    game.set_state({name: value})
    assert game.get_state(NAMES) == before
    assert not heard
    assert why in game.sheet.fault
    assert sent[-1]["state"] == {name: before[name]}
    say_as_page(game.board, 1, type="click", space="a1")
    assert not game.sheet.fault


def test_a_position_that_a_widget_cannot_show_is_refused_in_its_words() -> None:
    explorer = GuardianExplorer()
    before = explorer.position
    with pytest.raises(traitlets.TraitError) as refused:
        explorer.position = new_game(2, seed=3)
    assert str(refused.value) == explorer.answer.words
    assert explorer.position == before


def test_a_page_sets_what_may_be_set() -> None:
    game, heard = GameWidget(2, seed=1), list[str]()
    game.observe(lambda change: heard.append(change["new"]), "language")
    game.set_state({"language": "ja", "position": OTHER.to_code()})
    assert heard == ["ja"]
    assert (game.language, game.state) == ("ja", OTHER)
    assert game.sheet.language == "ja"


def test_widgets_are_linked() -> None:
    one, other, choice = GameWidget(), ScoreExplorer(), ipywidgets.Dropdown(options=LANGUAGES)
    both = ipywidgets.link((one, "language"), (choice, "value"))
    ipywidgets.jslink((one, "language"), (other, "language"))
    ipywidgets.dlink((one, "position"), (other, "position"))
    choice.value = "fr"
    assert one.language == "fr"
    one.click("a1")
    assert other.state == one.state
    both.unlink()
    choice.value = "en"
    assert one.language == "fr"


def test_a_slider_sets_the_position() -> None:
    codes = [new_game(2, seed=seed).to_code() for seed in range(4)]
    board = BoardWidget(codes[0])
    ipywidgets.interactive(lambda at: setattr(board, "position", codes[at]), at=(0, 3)).children[
        0
    ].value = 2
    assert board.position == codes[2]


def test_a_name_that_is_none_is_refused_with_a_near_one() -> None:
    game = GameWidget(language="fr")
    with pytest.raises(TypeError, match=r"scroes.*Vouliez-vous dire scores"):
        game.observe(print, "scroes")
    with pytest.raises(TypeError, match="did you mean position"):
        BoardWidget(OTHER).observe(print, ("positon",))


# Listeners


def fail(*_news: object) -> None:
    raise ZeroDivisionError("mine")


def test_a_listener_is_called_once_and_can_be_removed() -> None:
    game, heard = GameWidget(2, seed=1), list[str]()

    def listen(changed: GameWidget) -> None:
        heard.append(changed.last_clicked)

    game.on_change(listen)
    registration = game.on_change(listen)
    game.click("a1")
    assert heard == ["a1"]
    registration.remove()
    registration.remove()
    game.undo()
    assert heard == ["a1"]
    with pytest.raises(TypeError, match="Register a function, not int"):
        game.on_change(3)  # type: ignore[arg-type]


@pytest.mark.parametrize("by_hand", [True, False])
@pytest.mark.parametrize("how", ["on_change", "observe"])
def test_an_error_in_a_listener_is_told_and_the_click_stands(
    how: str,
    by_hand: bool,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Another test of this process may have left a shell of IPython.
    monkeypatch.setattr("IPython.get_ipython", lambda: None)
    game, heard = GameWidget(2, seed=1), list[object]()
    if how == "observe":
        game.observe(fail, "position")
    else:
        game.on_change(fail)
    game.on_change(heard.append)
    if by_hand:
        say_as_page(game.board, 1, type="click", space="a1")
    else:
        assert game.click("a1")
    assert game.board.state == game.state == game.game.history.state
    assert game.game.history.plies
    assert heard == [game], "the others are called"
    told = capsys.readouterr().err
    assert "ZeroDivisionError: mine" in told
    assert "test_traits.py" in told
    assert say("listener-fault", error="ZeroDivisionError: mine") in game.sheet.fault
    assert not game.board.fault


def test_a_notebook_shows_the_traceback_and_a_page_for_visitors_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Shell:
        def showtraceback(self, error: object) -> None: ...

    monkeypatch.setattr("IPython.get_ipython", Shell)
    board = BoardWidget(OTHER)
    board.on_click(fail)
    say_as_page(board, 1, type="click", space="a1")
    assert "test_traits.py" in board.fault
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5")
    say_as_page(board, 2, type="click", space="a1")
    assert "ZeroDivisionError" in board.fault
    assert "test_traits.py" not in board.fault


# The end


@pytest.mark.parametrize("name", [*WHOLE, "BoardWidget", "SheetWidget"])
def test_closing_leaves_nothing(name: str) -> None:
    before = {*_instances}
    if name in WHOLE:
        widget = WHOLE[name]()
    else:
        widget = BoardWidget(OTHER) if name == "BoardWidget" else widgets.SheetWidget()
    shared = {one.model_id for one in _instances.values() if type(one).__name__ == "FrontEnd"}
    widget.close()
    assert {*_instances} - before - shared == set()


def test_a_layout_of_somebody_else_stays_open() -> None:
    layout = ipywidgets.Layout()
    for widget in (GameWidget(layout=layout), BoardWidget(OTHER, layout=layout)):
        widget.close()
    assert layout.comm is not None


@pytest.mark.parametrize("make", [pickle.dumps, copy.copy, copy.deepcopy])
def test_a_widget_cannot_be_pickled_and_says_so(make: Any) -> None:
    game = GameWidget()
    for widget in (game, game.board, game.sheet):
        with pytest.raises((TypeError, NotImplementedError), match="copied"):
            make(widget)


def test_observed_widgets_are_collected() -> None:
    game = GameWidget()
    game.on_change(lambda changed: changed.scores)
    game.observe(lambda change: change["owner"].answer, "position")
    gone = weakref.ref(game)
    game.close()
    del game
    import gc

    gc.collect()
    assert gone() is None


def test_every_live_trait_is_one_of_those_above() -> None:
    live = {name for name, trait in GameWidget.class_traits().items() if isinstance(trait, Live)}
    assert live == {*NAMES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_there_in_every_language(language: str) -> None:
    with speaking(language), pytest.raises(traitlets.TraitError) as refused:
        LessonWidget(language=language).position = OTHER
    with speaking(language):
        assert str(refused.value) == say("trait-fixed", name="position", widget="LessonWidget")
