"""Registry of the pages: path, name and widget class."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from dokmus_widgets.widgets.board.board_and_sheet import BoardAndSheet


class Page(NamedTuple):
    """A page; ``name`` is the id of the message with its name."""

    path: str
    name: str
    module: str
    widget: str

    @property
    def kind(self) -> str:
        """The kind of its stored entries."""
        return self.path.strip("/") or "learn"

    def widget_class(self) -> type[BoardAndSheet]:
        """Import and return the widget class; each page loads only its own."""
        found: type[BoardAndSheet] = getattr(import_module(self.module), self.widget)
        return found


_WIDGETS = "dokmus_widgets.widgets"
#: The page of requests for unknown paths.
NOWHERE = Page("", "page-nowhere", "", "")
#: The first page.
LEARN = Page("/", "page-learn", f"{_WIDGETS}.course.widget", "CourseWidget")
PLAY = Page("/play", "page-game", f"{_WIDGETS}.game.widget", "GameWidget")
PUZZLES = Page("/puzzles", "page-puzzles", f"{_WIDGETS}.puzzles.widget", "PuzzleWidget")
RULES = Page("/rules", "page-rules", f"{_WIDGETS}.rules.widget", "RuleExplorer")
REVIEW = Page("/review", "page-review", f"{_WIDGETS}.review.widget", "ReviewWidget")
#: In the order of the navigation bar.
PAGES = (
    LEARN,
    PLAY,
    PUZZLES,
    RULES,
    Page("/setup", "page-setup", f"{_WIDGETS}.setup.widget", "SetupExplorer"),
    Page("/guardians", "page-guardians", f"{_WIDGETS}.guardians.widget", "GuardianExplorer"),
    Page("/score", "page-score", f"{_WIDGETS}.scores.widget", "ScoreExplorer"),
    REVIEW,
    Page("/editor", "page-editor", f"{_WIDGETS}.editor.widget", "PositionEditor"),
)
#: The page of a table of several devices: only with a server, and not in the navigation.
TABLE = Page("/table", "page-table", f"{_WIDGETS}.game.widget", "GameWidget")
#: The page of a class, also only with a server; it shows other pages within it.
CLASS = Page("/class", "page-class", "", "")
#: The pages of the server.
SERVED = (*PAGES, TABLE, CLASS)
#: Pages whose progress the browser stores.
PAGES_WITH_PROGRESS = (LEARN, PUZZLES)

#: Path of the printable rules summary, a document without widgets.
SUMMARY = "/summary"
#: Folders of the fonts and of the front end's files.
FONTS = "/fonts"
FILES = "/files"
#: Path of position pictures, for links to pages.
PREVIEW = "/preview.png"
