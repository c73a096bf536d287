"""Verdicts: the legality of an action, with its routes or obstacles."""

from enum import StrEnum
from typing import NamedTuple

from dokmus_widgets.core.actions import Action
from dokmus_widgets.core.catalogue import Rule
from dokmus_widgets.core.island.spaces import Space


class Way(StrEnum):
    """A way in which an action is allowed."""

    STEP = "step"  # next to an own token
    TEMPLE = "temple"  # past a temple linked to an own token
    CROSSING = "crossing"  # over a waterway
    ANYWHERE = "anywhere"  # no legal placement on the whole board
    ALLOWED = "allowed"  # without a path: allowed by the phase, a card or ruins


class Obstacle(StrEnum):
    """A reason why an action is illegal; members are in the order of their importance."""

    # Phase and order of play
    GAME_OVER = "game_over"
    WRONG_PHASE = "wrong_phase"
    NOT_YOUR_TURN = "not_your_turn"
    RUINS_WAIT = "ruins_wait"
    # Reading, ruins, card
    READING = "reading"
    NOT_VOLUNTARY = "not_voluntary"
    NO_RUINS_WAIT = "no_ruins_wait"
    GUARDIAN_USED = "guardian_used"
    WRONG_CARD = "wrong_card"
    NO_SUCH_CARD = "no_such_card"
    CARD_TAKEN = "card_taken"
    # Moved token or tile
    NOT_OWN_TOKEN = "not_own_token"
    TOKEN_FIXED = "token_fixed"
    OTHER_TILE = "other_tile"
    NO_TILE = "no_tile"
    NOT_IN_LINE = "not_in_line"
    # Target space
    OFF_BOARD = "off_board"
    NOT_A_CORNER = "not_a_corner"
    TILE_TAKEN = "tile_taken"
    NOT_AN_EDGE = "not_an_edge"
    TERRAIN = "terrain"
    OCCUPIED = "occupied"
    # Tokens of the turn, then reach and cost
    NO_TOKENS_LEFT = "no_tokens_left"
    TOKENS_UNUSED = "tokens_unused"
    OUT_OF_REACH = "out_of_reach"
    PRICE_TOO_HIGH = "price_too_high"
    CANNOT_PAY = "cannot_pay"
    PRICE_TOO_LOW = "price_too_low"


class Route(NamedTuple):
    """A route by which an action is legal.

    ``path``: the spaces in order, from the token that it starts at to the space that it reaches
    (empty where there is nothing to draw). ``sacrifice``: further tokens that it costs.
    ``witnesses``: other spaces that decide, such as the own token in the same wood.
    ``temples``: every temple of the chains that the path goes through; where temples join
    waterways, all that belong to the one crossed. ``waterway``: all water of the body crossed.
    """

    way: Way
    rules: tuple[Rule, ...]
    path: tuple[Space, ...] = ()
    sacrifice: int = 0
    witnesses: tuple[Space, ...] = ()
    temples: tuple[Space, ...] = ()
    waterway: tuple[Space, ...] = ()


class Hindrance(NamedTuple):
    """An obstacle with its rules and the spaces that show it."""

    obstacle: Obstacle
    rules: tuple[Rule, ...]
    spaces: tuple[Space, ...] = ()


class Verdict(NamedTuple):
    """The legality of an action; a verdict is true if it is legal.

    ``routes``: every route of a legal action, shortest and simplest first; also of a placement that
    is illegal only by its cost, whatever the cost of the routes. ``obstacles``: every obstacle of
    an illegal action, the deciding one first.
    """

    action: Action
    legal: bool
    routes: tuple[Route, ...] = ()
    obstacles: tuple[Hindrance, ...] = ()

    def __bool__(self) -> bool:
        return self.legal

    @property
    def rules(self) -> tuple[Rule, ...]:
        """The ids of the deciding rules, the most important first."""
        grounds = self.routes if self.legal else self.obstacles
        return tuple(dict.fromkeys(rule for ground in grounds for rule in ground.rules))

    @property
    def spaces(self) -> tuple[Space, ...]:
        if not self.legal:
            return tuple(dict.fromkeys(s for o in self.obstacles for s in o.spaces))
        return tuple(dict.fromkeys(s for r in self.routes for s in (*r.path, *r.witnesses)))


class IllegalAction(Exception):
    """An illegal action; ``verdict`` explains it."""

    def __init__(self, verdict: Verdict) -> None:
        self.verdict = verdict
        reasons = ", ".join(
            f"{hindrance.obstacle} ({', '.join(hindrance.rules)})"
            for hindrance in verdict.obstacles
        )
        super().__init__(f"{verdict.action!r} is not legal: {reasons}")
