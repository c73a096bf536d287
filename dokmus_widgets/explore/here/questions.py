"""What is asked of a position at hand: a question in facts, and what each is about."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from dokmus_widgets.core import Action, Rule, Space
from dokmus_widgets.play.tools import Tool


class Topic(StrEnum):
    """What questions are about, in the order in which a table asks them."""

    REACH = "reach"
    BARRED = "barred"
    DRAFT = "draft"
    GUARDIAN = "guardian"
    RUINS = "ruins"
    TURN = "turn"
    BURNS = "burns"
    GAINS = "gains"
    SCORES = "scores"


@dataclass(frozen=True, slots=True)
class Question:
    """A question, and what answers it.

    ``key``: which of its topic it is. ``yes``: whether it may be done; None where nothing is done.
    ``rules``: those that decide, the first of which tells questions of spaces apart. ``actions``:
    all that it asks about, of one kind; a single one is asked when the question is put, and none
    is there where nothing is done. ``spaces``: what is drawn. ``count``: of its actions or tokens;
    ``everywhere``: these are all spaces of the board. ``tokens``: what a placement takes.
    ``tool``: with which single ones are clicked. ``seat``, ``points``: whose they are, and how many
    are won or scored; ``lines``: the lines of the score sheet that bring them.
    """

    topic: Topic
    key: str
    yes: bool | None = None
    rules: tuple[Rule, ...] = ()
    actions: tuple[Action, ...] = ()
    spaces: tuple[Space, ...] = ()
    count: int = 0
    everywhere: bool = False
    tokens: int = 0
    tool: Tool = Tool.PLACE
    seat: int | None = None
    points: int = 0
    lines: tuple[tuple[str, int], ...] = ()

    @property
    def name(self) -> str:
        """What it is called: ``barred.mountain.closed``."""
        return f"{self.topic}.{self.key}"
