"""Dokmus, taught by clicking: a rules core, notebook widgets around it, and a small web app.

The names in ``__all__`` are loaded from their packages when first used, so that
``import dokmus_widgets`` loads nothing else.

>>> from dokmus_widgets import new_game, read_action
>>> state = new_game(players=3, seed=5)
>>> state.apply(read_action(state, "start b1")).to_act
1
"""

from importlib import import_module
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from dokmus_widgets.analysis.players import *  # noqa: F403
    from dokmus_widgets.core import *  # noqa: F403
    from dokmus_widgets.core.notation import *  # noqa: F403
    from dokmus_widgets.explore.pictures import draw as draw
    from dokmus_widgets.lessons.own import read_cases as read_cases, read_lessons as read_lessons
    from dokmus_widgets.puzzles import read_puzzle_file as read_puzzle_file
    from dokmus_widgets.widgets import *  # noqa: F403

__version__ = "0.2.0"

_NAMES = {
    "core": """
        Action By ChooseGuardian ChooseStart DeclineRuins EndTurn IllegalAction MoveTile MoveToken
        Phase Place PositionError RotateTile Rotation Rule Rules Sacrifice State TakeTalisman
        TileSet Verdict compare load_tile_set new_game parse_space perft space_name
        """,
    "core.notation": "GameRecord read_action read_record read_records write_action write_record",
    "analysis.players": "create_player play_match",
    "explore.pictures": "draw",
    "lessons.own": "read_cases read_lessons",
    "puzzles": "read_puzzle_file",
    "widgets": """
        BoardWidget CourseWidget GameWidget GuardianExplorer LessonWidget PositionEditor
        PuzzleWidget ReviewWidget RuleExplorer ScoreExplorer SetupExplorer SheetWidget
        """,
}
_MODULES = {name: module for module, names in _NAMES.items() for name in names.split()}
__all__ = sorted(_MODULES)


def __getattr__(name: str) -> object:
    if name in _MODULES:
        module = import_module(f"{__name__}.{_MODULES[name]}")
        globals()[name] = getattr(module, name)
        return globals()[name]
    if name.startswith("__"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    _refuse(name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def _refuse(name: str) -> NoReturn:
    """Raise an error with the nearest name; ``from ... import`` keeps only an ``ImportError``."""
    import sys
    from importlib.util import find_spec

    from dokmus_widgets.core.keywords import nearest

    near = nearest(name, __dir__())
    hint = f"did you mean {near!r}?" if near else f"there are {', '.join(__all__)}"
    message = f"dokmus_widgets has no {name!r}; {hint}"
    is_from_import = sys._getframe(2).f_code.co_name == "_handle_fromlist"
    if is_from_import and find_spec(f"{__name__}.{name}") is None:
        raise ImportError(message, name=__name__)
    raise AttributeError(message, name=name)
