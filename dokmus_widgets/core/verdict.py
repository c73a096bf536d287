"""Verdicts: whether an action is legal, and everything that allows or forbids it."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from dokmus_widgets.core.actions import Action
from dokmus_widgets.core.catalogue import Rule
from dokmus_widgets.core.spaces import Space
from dokmus_widgets.core.values import Value, set_field


class Way(StrEnum):
    """How a legal action comes about."""

    STEP = "step"  # beside a token of one's own
    TEMPLE = "temple"  # beside a temple linked to a token of one's own
    CROSSING = "crossing"  # over a waterway
    ANYWHERE = "anywhere"  # no legal placement on the whole board
    ALLOWED = "allowed"  # nothing to trace: the phase, a card or ruins allow it


class Obstacle(StrEnum):
    """What stands in the way of an illegal action."""

    GAME_OVER = "game_over"
    WRONG_PHASE = "wrong_phase"
    OFF_BOARD = "off_board"
    TERRAIN = "terrain"
    OCCUPIED = "occupied"
    OUT_OF_REACH = "out_of_reach"
    NO_TOKENS_LEFT = "no_tokens_left"
    CANNOT_PAY = "cannot_pay"
    PRICE_TOO_LOW = "price_too_low"
    PRICE_TOO_HIGH = "price_too_high"
    RUINS_WAIT = "ruins_wait"
    NO_RUINS_WAIT = "no_ruins_wait"
    OTHER_TILE = "other_tile"
    GUARDIAN_USED = "guardian_used"
    WRONG_CARD = "wrong_card"
    CARD_TAKEN = "card_taken"
    NO_SUCH_CARD = "no_such_card"
    NO_TILE = "no_tile"
    NOT_IN_LINE = "not_in_line"
    NOT_OWN_TOKEN = "not_own_token"
    TOKEN_FIXED = "token_fixed"
    NOT_A_CORNER = "not_a_corner"
    TILE_TAKEN = "tile_taken"
    NOT_AN_EDGE = "not_an_edge"
    TOKENS_UNUSED = "tokens_unused"
    NOT_VOLUNTARY = "not_voluntary"
    READING = "reading"


class Route(NamedTuple):
    """One way in which an action is legal.

    ``path``: the spaces in order, from the token that it starts at to the space that it reaches
    (empty where there is nothing to draw). ``sacrifice``: further tokens that it costs.
    ``witnesses``: other spaces that decide, such as the own token in the same wood.
    """

    way: Way
    rules: tuple[Rule, ...]
    path: tuple[Space, ...] = ()
    sacrifice: int = 0
    witnesses: tuple[Space, ...] = ()


class Hindrance(NamedTuple):
    """One reason why an action is illegal, with the spaces that show it."""

    obstacle: Obstacle
    rules: tuple[Rule, ...]
    spaces: tuple[Space, ...] = ()


class Verdict(Value):
    """The answer to "may I?". True when the action is legal; see ``routes`` or ``obstacles``."""

    __slots__ = __match_args__ = ("action", "legal", "routes", "obstacles")

    action: Action
    legal: bool
    routes: tuple[Route, ...]
    obstacles: tuple[Hindrance, ...]

    def __init__(
        self,
        action: Action,
        legal: bool,
        routes: tuple[Route, ...] = (),
        obstacles: tuple[Hindrance, ...] = (),
    ) -> None:
        set_field(self, "action", action)
        set_field(self, "legal", legal)
        set_field(self, "routes", routes)
        set_field(self, "obstacles", obstacles)

    def __bool__(self) -> bool:
        return self.legal

    @property
    def rules(self) -> tuple[Rule, ...]:
        """The rule ids at stake, the most telling first."""
        grounds = self.routes if self.legal else self.obstacles
        return tuple(dict.fromkeys(rule for ground in grounds for rule in ground.rules))

    @property
    def spaces(self) -> tuple[Space, ...]:
        """The spaces that show why."""
        if not self.legal:
            return tuple(dict.fromkeys(s for o in self.obstacles for s in o.spaces))
        return tuple(dict.fromkeys(s for r in self.routes for s in (*r.path, *r.witnesses)))


class IllegalAction(Exception):
    """An action that the rules do not allow; ``verdict`` says why."""

    def __init__(self, verdict: Verdict) -> None:
        self.verdict = verdict
        reasons = ", ".join(
            f"{hindrance.obstacle} ({', '.join(hindrance.rules)})"
            for hindrance in verdict.obstacles
        )
        super().__init__(f"{verdict.action!r} is not legal: {reasons}")
