"""The widgets: a board, the sheet beside it, whole games, the explorers of the rules, and an
editor of positions, for any Jupyter front end. Each is loaded when first used."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dokmus_widgets.widgets.board.sheet import SheetWidget
    from dokmus_widgets.widgets.board.widget import BoardWidget
    from dokmus_widgets.widgets.course.widget import CourseWidget
    from dokmus_widgets.widgets.editor.widget import PositionEditor
    from dokmus_widgets.widgets.game.widget import GameWidget
    from dokmus_widgets.widgets.guardians.widget import GuardianExplorer
    from dokmus_widgets.widgets.lessons.widget import LessonWidget
    from dokmus_widgets.widgets.puzzles.widget import PuzzleWidget
    from dokmus_widgets.widgets.review.widget import ReviewWidget
    from dokmus_widgets.widgets.rules.widget import RuleExplorer
    from dokmus_widgets.widgets.scores.widget import ScoreExplorer
    from dokmus_widgets.widgets.setup.widget import SetupExplorer

__all__ = ["BoardWidget", "CourseWidget", "GameWidget", "GuardianExplorer", "LessonWidget"]
__all__ += ["PositionEditor", "PuzzleWidget", "ReviewWidget", "RuleExplorer", "ScoreExplorer"]
__all__ += ["SetupExplorer", "SheetWidget"]

_MODULES = {
    "BoardWidget": "board.widget",
    "CourseWidget": "course.widget",
    "GameWidget": "game.widget",
    "GuardianExplorer": "guardians.widget",
    "LessonWidget": "lessons.widget",
    "PositionEditor": "editor.widget",
    "PuzzleWidget": "puzzles.widget",
    "ReviewWidget": "review.widget",
    "RuleExplorer": "rules.widget",
    "ScoreExplorer": "scores.widget",
    "SetupExplorer": "setup.widget",
    "SheetWidget": "board.sheet",
}


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        from dokmus_widgets.core.keywords import hint

        raise AttributeError(f"{__name__} has no {name!r}{hint(name, __all__)}", name=name)
    globals()[name] = getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
    return globals()[name]


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
