"""The widgets: a board, the sheet beside it, whole games, the explorers of the rules, and an
editor of positions, for any Jupyter front end."""

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

__all__ = [
    "BoardWidget",
    "CourseWidget",
    "GameWidget",
    "GuardianExplorer",
    "LessonWidget",
    "PositionEditor",
    "PuzzleWidget",
    "ReviewWidget",
    "RuleExplorer",
    "ScoreExplorer",
    "SetupExplorer",
    "SheetWidget",
]
