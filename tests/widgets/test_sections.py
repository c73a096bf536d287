"""Sections are described once: what Python sends is what the scripts read, field by field."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dokmus_widgets.cases import cases
from dokmus_widgets.lessons.progress import Progress
from dokmus_widgets.play.review.sample import sample_game
from dokmus_widgets.widgets import CourseWidget, GameWidget, ReviewWidget, RuleExplorer
from dokmus_widgets.widgets.board.sheet import Section, SheetItem, SheetWidget
from dokmus_widgets.widgets.game.my_games import GameLibrary, StoredGame
from dokmus_widgets.widgets.game.panels import PANELS
from tests.widgets.test_resuming import MAKERS, anything

pytestmark = pytest.mark.slow

SCRIPT = Path(__file__).parents[1] / "js" / "read_sections.mjs"


def below(kind: type[SheetItem]) -> Iterator[type[SheetItem]]:
    """Every class that is made of another."""
    for one in kind.__subclasses__():
        yield one
        yield from below(one)


def inside(part: Any) -> Iterator[SheetItem]:
    """A part and all that it is made of."""
    if isinstance(part, list | tuple):
        for one in part:
            yield from inside(one)
    elif isinstance(part, SheetItem):
        yield part
        for one in vars(part).values():
            yield from inside(one)


def described(part: SheetItem) -> dict[str, Any]:
    """A part with the name of its class beside what is sent of it."""
    kind = {"kind": part.kind} if isinstance(part, Section) else {}
    return {"is": type(part).__name__, "fields": kind | vars(part)}


def declared(cls: type[SheetItem]) -> dict[str, str]:
    """The class that each field of a class is declared in."""
    return {
        name: one.__name__
        for one in reversed(cls.__mro__)
        for name in vars(one).get("__annotations__", {})
    }


@pytest.fixture(scope="module")
def shown() -> list[Section]:
    """What all widgets show on walks through them, and what lies ready on them."""
    found: dict[str, Section] = {}
    show = SheetWidget.show

    def noted(sheet: SheetWidget, beside: Any, below: Any = (), tick: int = 0) -> None:
        for part in (*beside, *below):
            found.setdefault(json.dumps(part, default=described), part)
        show(sheet, beside, below, tick)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SheetWidget, "show", noted)
        for make in MAKERS.values():
            random, widget = Random(5), make(has_address=True)
            for _ in range(25):
                anything(widget, random)
            widget.copy_link()
            widget.sheet.press("show_files")
        visit()
    return list(found.values())


def visit() -> None:
    """What a walk by lot comes by too seldom."""
    game = GameWidget(4, seed=7)
    helped = GameWidget(4, seed=7, hand_over=False, helps=["cards"])
    for space in ("u3", "u19", "g1", "a21"):
        game.click(space)
        helped.click(space)
    helped.wait()
    game.in_place.ask_rules()
    show_panels(GameWidget(2, seed=1))
    GameWidget(position=sample_game(3, 2))
    for case in cases():
        if case.family in ("forest", "ruins") and case.actions:
            RuleExplorer(case=case.id).ask(case.actions[0])
    RuleExplorer(case="round-draft-first")
    ReviewWidget().show_chart("points")
    for words in ("volcano", "xyzzy"):
        RuleExplorer().search(words)
    course = CourseWidget(Progress())
    for family in ("placing", "scoring"):
        course.open_quiz(family)
        course.submit()


def show_panels(game: GameWidget) -> None:
    """Every panel of a game, the form for a new one, and a list of stored games."""
    stored = StoredGame("a" * 22, "?game=a", game.document(), 0, is_current=False)
    game.my_games.connect(GameLibrary(lambda: [stored], lambda _token: None))
    game.sheet.press("fill_form", {"against": "seats"})
    game.sheet.press("new_game")
    for name in PANELS:
        game.sheet.press("panel", name)


def test_every_part_is_shown_by_some_widget(shown: list[Section]) -> None:
    assert all(isinstance(part, Section) for part in shown)
    met = {cls for part in inside(shown) for cls in type(part).__mro__}
    assert not {cls.__name__ for cls in below(SheetItem) if cls not in met}


def test_scripts_read_the_fields_that_are_sent(shown: list[Section], tmp_path: Path) -> None:
    """Every kind has its component, every component its kind; no field is unknown or unread."""
    node = shutil.which("node")
    if node is None:
        assert os.environ.get("DOKMUS_REQUIRE_BROWSER") != "1"
        pytest.skip("install Node.js (18 or later) to run it")
    sent = tmp_path / "sections.json"
    owners = {cls.__name__: declared(cls) for cls in below(SheetItem)}
    document = {"sections": shown, "owners": owners}
    sent.write_text(json.dumps(document, default=described), "utf-8")
    told = subprocess.run([node, SCRIPT, sent], capture_output=True, text=True, check=False)
    assert not told.stderr
    assert json.loads(told.stdout) == []
