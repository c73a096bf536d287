"""The widgets: a board, the sheet beside it, whole games, the explorers of the rules, and an
editor of positions, for any Jupyter front end."""

from dokmus_widgets.widgets.board import BoardWidget
from dokmus_widgets.widgets.course import CourseWidget
from dokmus_widgets.widgets.game import GameWidget
from dokmus_widgets.widgets.guardian_explorer import GuardianExplorer
from dokmus_widgets.widgets.lesson_widget import LessonWidget
from dokmus_widgets.widgets.position_editor import PositionEditor
from dokmus_widgets.widgets.rule_explorer import RuleExplorer
from dokmus_widgets.widgets.score_explorer import ScoreExplorer
from dokmus_widgets.widgets.setup_explorer import SetupExplorer
from dokmus_widgets.widgets.sheet import SheetWidget

__all__ = [
    "BoardWidget",
    "CourseWidget",
    "GameWidget",
    "GuardianExplorer",
    "LessonWidget",
    "PositionEditor",
    "RuleExplorer",
    "ScoreExplorer",
    "SetupExplorer",
    "SheetWidget",
]
