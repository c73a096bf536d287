"""The pages of the app: where each is, what it is called, which widget is on it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import NamedTuple, Protocol, cast

from ipywidgets import Widget


class PageWidget(Protocol):
    """What a page needs of the class of its widget."""

    def linked(
        self, asked: Mapping[str, str], language: str = ..., has_address: bool = ...
    ) -> Widget:
        """The widget that a link's fields ask for; what is wrong with them it tells itself."""


class Page(NamedTuple):
    """A page: its path, the message with its name, the module and the class of its widget."""

    path: str
    name: str
    module: str
    widget: str

    @property
    def kind(self) -> str:
        """What is kept of it is kept as this."""
        return self.path.strip("/") or "learn"

    def widget_class(self) -> PageWidget:
        """The class of its widget; imported now, so that a page loads only what it shows."""
        return cast(PageWidget, getattr(import_module(self.module), self.widget))


#: Stands for a page where there is none.
NOWHERE = Page("", "page-nowhere", "", "")
#: What a visitor sees first: a board that can be played on at once.
LEARN = Page("/", "page-learn", "dokmus_widgets.widgets.course.widget", "CourseWidget")
PLAY = Page("/play", "page-game", "dokmus_widgets.widgets.game.widget", "GameWidget")
PUZZLES = Page("/puzzles", "page-puzzles", "dokmus_widgets.widgets.puzzles.widget", "PuzzleWidget")
#: As the bar at the top has them.
PAGES = (
    LEARN,
    PLAY,
    PUZZLES,
    Page("/rules", "page-rules", "dokmus_widgets.widgets.rules.widget", "RuleExplorer"),
    Page("/setup", "page-setup", "dokmus_widgets.widgets.setup.widget", "SetupExplorer"),
    Page(
        "/guardians",
        "page-guardians",
        "dokmus_widgets.widgets.guardians.widget",
        "GuardianExplorer",
    ),
    Page("/score", "page-score", "dokmus_widgets.widgets.scores.widget", "ScoreExplorer"),
    Page("/review", "page-review", "dokmus_widgets.widgets.review.widget", "ReviewWidget"),
    Page("/editor", "page-editor", "dokmus_widgets.widgets.editor.widget", "PositionEditor"),
)
#: What a learner does there is progress, which stays in the learner's own browser.
WITH_PROGRESS = (LEARN, PUZZLES)

#: Where the rules on one page are, a document without widgets.
SUMMARY = "/summary"
#: Below it are the fonts of the pages.
FONTS = "/fonts"
#: Below it are the files of the front end.
FILES = "/files"
#: Where pictures of positions are, for links to pages.
PREVIEW = "/preview.png"
