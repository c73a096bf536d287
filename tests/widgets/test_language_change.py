"""After a change of language, a widget shows what it would show had it always spoken that language.

Two widgets perform the same random actions, one of them in another language. Every few actions it
is told to speak the language of the other, and all that is on the screen must be equal.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest

from dokmus_widgets import widgets
from dokmus_widgets.core import State
from dokmus_widgets.drawing.pictures import picture
from dokmus_widgets.explain.messages import LANGUAGES
from dokmus_widgets.lessons.progress import Progress
from dokmus_widgets.play import Game
from dokmus_widgets.play.review.sample import sample_game
from dokmus_widgets.widgets import (
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
from dokmus_widgets.widgets.board import prepared
from dokmus_widgets.widgets.board.widget import BoardWidget
from dokmus_widgets.widgets.game import new_game
from dokmus_widgets.widgets.game.help import HELPS
from dokmus_widgets.widgets.review import chart_panel
from tests.core.boards import board
from tests.widgets.hand import send
from tests.widgets.random_actions import (
    Action,
    first_difference,
    perform,
    preview,
    random_action,
    screen,
    tree,
)

#: How many actions a walk has, and after how many of them the language changes.
LENGTH, EVERY = 24, 3
#: The language to begin with, and those that are changed to: what is compared speaks the last one.
CHANGES = (("en", "fr"), ("en", "ru", "ja"), ("fr", "en"), ("ja", "ru"), ("en", "ja"), ("ru", "fr"))


def _noon() -> datetime:
    return datetime(2026, 3, 4, 12, tzinfo=UTC)


def _late_game(**options: Any) -> GameWidget:
    """Create a game that ends after a few actions."""
    game = sample_game(seed=2)
    game.history.go_to(len(game.history.plies) - 8)
    return GameWidget(position=game.fork(), **options)


def _small_review(**options: Any) -> ReviewWidget:
    """Create a review of one turn on a small board."""
    game, random = Game(state=_small_position(), hand_over=False), Random(1)
    for _ in range(4):
        game.history.play(random.choice(game.state.legal_actions()))
    game.take_up(game.history)
    return ReviewWidget(game, **options)


def _small_position() -> State:
    """Create a turn that is searched in a moment."""
    return board("..f|t.r|...", tokens={0: "a1", 1: "i1"}, cards=(5, 2, 3))


#: Buttons that begin a search of seconds on a whole island, or games of computer players.
_SLOW = "play_against"
#: The widgets by name: what creates one, and the buttons that are not pressed.
CREATORS: dict[str, tuple[Callable[..., Any], str]] = {
    "game": (lambda **options: GameWidget(players=3, seed=5, **options), _SLOW),
    "game-late": (_late_game, _SLOW),
    "game-small": (
        lambda **options: GameWidget(position=_small_position(), helps=HELPS, **options),
        "begin open_saved rematch " + _SLOW,
    ),
    "game-opponents": (
        lambda **options: GameWidget(2, seed=5, opponents={1: 1}, luck="x", **options),
        "begin switch_help " + _SLOW,
    ),
    "course": (lambda **options: CourseWidget(Progress(), seed=1, clock=_noon, **options), ""),
    "lesson": (lambda **options: LessonWidget("first-round", **options), ""),
    "rules": (RuleExplorer, ""),
    "rules-position": (lambda **options: RuleExplorer(position=_small_position(), **options), ""),
    "setup": (SetupExplorer, ""),
    "guardians": (GuardianExplorer, ""),
    "scores": (ScoreExplorer, ""),
    "editor": (PositionEditor, ""),
    "review": (ReviewWidget, _SLOW),
    "review-small": (_small_review, "open_saved"),
    "puzzles": (lambda **options: PuzzleWidget(progress=Progress(), clock=_noon, **options), ""),
}
#: Those that do at once what they would do between the clicks.
WAITING = ("game-small", "game-opponents", "review", "review-small")


class Walk:
    """Two widgets that perform the same actions: ``changed`` in a language that changes."""

    def __init__(self, name: str, seed: int) -> None:
        print(f"{name}, seed {seed}")
        create, self.without = CREATORS[name]
        self.waits = name in WAITING
        self.random = Random(seed)
        options = {"has_address": self.random.random() < 0.5}
        self.start, *self.others = CHANGES[seed % len(CHANGES)]
        self.changed = create(language=self.start, **options)
        self.created = create(language=self.others[-1], **options)
        self.done: list[Action | str] = []

    def perform(self, action: Action) -> None:
        """Perform an action on both."""
        self.done.append(action)
        for widget in (self.changed, self.created):
            perform(widget, action)
            if self.waits:
                widget.wait()

    def choose(self) -> Action:
        """Choose an action that the first one shows."""
        return random_action(self.changed, self.random, (self.start, *self.others), self.without)

    def change_language(self) -> None:
        """Change the language, compare, and go on in this language or in the first one."""
        for language in self.others:
            self.changed.set_language(language)
            self.done.append(f"set_language({language!r})")
        self.compare()
        if self.random.random() < 0.7:
            self.changed.set_language(self.start)
            self.done.append(f"set_language({self.start!r})")
        else:
            self.compare_previews()

    def compare(self) -> None:
        """Compare all that is on both screens, where a change of language has ended any look."""
        for _path, part in tree(self.created):
            if isinstance(part, BoardWidget):
                send(part, {"type": "preview", "space": ""})
        self._check(first_difference(screen(self.changed), screen(self.created)))

    def compare_previews(self) -> None:
        """Compare what both show of the same space while it is pointed at."""
        while (action := self.choose()).kind == "press":
            pass
        path, space = action.path, action.name
        self.perform(Action(path, "point", space))
        boards = [dict(tree(widget))[path] for widget in (self.changed, self.created)]
        self._check(first_difference(*map(preview, boards)))

    def _check(self, difference: str) -> None:
        assert not difference, "\n".join(
            [f"{type(self.changed).__name__}{difference}", "after:", *map(repr, self.done)]
        )

    def go(self, length: int = LENGTH) -> None:
        """Perform that many random actions."""
        for number in range(length):
            if number % EVERY == 0:
                self.change_language()
            self.perform(self.choose())
        self.change_language()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out what takes long and adds no words: drawing pixels, and models of Bokeh."""
    monkeypatch.setattr(chart_panel, "filled", lambda _template, chart: chart._asdict())
    monkeypatch.setattr(prepared, "_cache", OrderedDict())
    monkeypatch.setattr(picture, "png", lambda svg, *_: svg.encode())
    # Two forms for a new game propose the same island.
    monkeypatch.setattr(new_game, "randrange", lambda most: most - 1)


def test_every_widget_is_walked() -> None:
    created = {type(create()).__name__ for create, _ in CREATORS.values()}
    assert created == {*widgets.__all__} - {"BoardWidget", "SheetWidget"}
    assert {language for change in CHANGES for language in change} == {*LANGUAGES}


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.longer)])
@pytest.mark.parametrize("name", CREATORS)
def test_change_of_language_equals_creation_in_that_language(name: str, seed: int) -> None:
    Walk(name, seed * len(CREATORS) + [*CREATORS].index(name)).go()
