"""Questions about a position, and their topics."""

from dataclasses import dataclass
from enum import StrEnum

from dokmus_widgets.core import Action, Rule, Space
from dokmus_widgets.play.tools import Tool


class Topic(StrEnum):
    """Topics, in the order of the list."""

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
    """Question about a position, and the facts that answer it.

    ``key``: unique within the topic. ``yes``: legality, or None if there is no action. ``rules``:
    the deciding ones. ``actions``: of one kind; a single one is checked when the question is put.
    ``spaces``: to highlight. ``count``: of actions or tokens; ``everywhere``: all spaces of the
    board. ``tokens``: the price of a placement. ``tool``: for clicks. ``seat``, ``points``: the
    player and the points; ``lines``: the contributing score lines.
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
        """Identifier such as ``barred.mountain.closed``."""
        return f"{self.topic}.{self.key}"
