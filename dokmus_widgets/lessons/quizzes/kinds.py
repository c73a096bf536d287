"""The kinds of questions: what they are about, and the family of the quiz that they belong to."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from dokmus_widgets.core import Rule


class Kind(StrEnum):
    """What a question asks."""

    STEP = "step"
    REACH = "reach"
    AFFORD = "afford"
    FOREST = "forest"
    WATER = "water"
    TEMPLE = "temple"
    LANDING = "landing"
    VOLCANO = "volcano"
    RUINS = "ruins"
    ORDER = "order"
    SLIDE = "slide"
    TOKEN = "token"
    ROTATE = "rotate"
    START = "start"
    LEFT = "left"
    FIRST = "first"
    ISLAND = "island"
    TEMPLES = "temples"
    TILES = "tiles"
    COMPLETE = "complete"
    SACRIFICES = "sacrifices"
    WINNER = "winner"


class Topic(NamedTuple):
    """What a kind is called (the name of a message), and the rules that it is about."""

    message: str
    rules: tuple[Rule, ...]


TOPICS: Final[dict[Kind, Topic]] = {
    Kind.STEP: Topic("quiz-step", (Rule.PLACE_ADJACENT, Rule.PLACE_TERRAIN, Rule.PLACE_EMPTY)),
    Kind.REACH: Topic("quiz-reach", (Rule.PLACE_ADJACENT, Rule.FOREST_COST, Rule.WATER_CROSS)),
    Kind.AFFORD: Topic("quiz-afford", (Rule.TURN_AFFORD,)),
    Kind.FOREST: Topic("quiz-forest", (Rule.FOREST_COST, Rule.FOREST_BESIDE, Rule.FOREST_TEMPLE)),
    Kind.WATER: Topic("quiz-water", (Rule.WATER_CROSS, Rule.WATER_WATERWAY)),
    Kind.TEMPLE: Topic("quiz-temple", (Rule.TEMPLE_LINK, Rule.TEMPLE_PAIR)),
    Kind.LANDING: Topic("quiz-landing", (Rule.MEADOW_PLAIN, Rule.RUINS_ACTION, Rule.VOLCANO_BURN)),
    Kind.VOLCANO: Topic("quiz-volcano", (Rule.VOLCANO_BURN, Rule.MOUNTAIN_CLOSED)),
    Kind.RUINS: Topic("quiz-ruins", (Rule.RUINS_ACTION, Rule.RUINS_FIXED)),
    Kind.ORDER: Topic("quiz-order", (Rule.ROUND_ORDER,)),
    Kind.SLIDE: Topic("quiz-slide", (Rule.GUARDIAN_2,)),
    Kind.TOKEN: Topic("quiz-token", (Rule.GUARDIAN_3,)),
    Kind.ROTATE: Topic("quiz-rotate", (Rule.GUARDIAN_4,)),
    Kind.START: Topic("quiz-start", (Rule.SETUP_START_TILE, Rule.SETUP_START_SPACE)),
    Kind.LEFT: Topic("quiz-left", (Rule.TURN_THREE, Rule.TURN_SACRIFICE)),
    Kind.FIRST: Topic("quiz-first", (Rule.ROUND_END, Rule.GUARDIAN_1, Rule.ROUND_TALISMAN_TWO)),
    Kind.ISLAND: Topic("quiz-island", (Rule.PLACE_ADJACENT, Rule.TEMPLE_LINK, Rule.WATER_CROSS)),
    Kind.TEMPLES: Topic("quiz-temples", (Rule.SCORE_DISCOVER, Rule.SCORE_SMALL, Rule.SCORE_LARGE)),
    Kind.TILES: Topic("quiz-tiles", (Rule.SCORE_TILES, Rule.SCORE_DISCOVER)),
    Kind.COMPLETE: Topic("quiz-complete", (Rule.SCORE_COMPLETE, Rule.SCORE_DISCOVER)),
    Kind.SACRIFICES: Topic("quiz-sacrifices", (Rule.SCORE_SACRIFICE,)),
    Kind.WINNER: Topic("quiz-winner", (Rule.SCORE_TIE,)),
}

#: The kinds of each family, the easier ones first: nothing that its chapter has not taught yet.
FAMILIES: Final[dict[str, tuple[Kind, ...]]] = {
    "placing": (Kind.STEP, Kind.TEMPLES, Kind.TILES),
    "terrain": (
        *(Kind.TEMPLE, Kind.FOREST, Kind.WATER, Kind.REACH, Kind.AFFORD),
        *(Kind.LANDING, Kind.VOLCANO, Kind.RUINS),
    ),
    "guardians": (Kind.ORDER, Kind.SLIDE, Kind.TOKEN, Kind.ROTATE),
    "game": (Kind.START, Kind.LEFT, Kind.FIRST, Kind.ISLAND),
    "scoring": (Kind.COMPLETE, Kind.SACRIFICES, Kind.WINNER),
}


def family_of(kind: Kind) -> str:
    """The family that a kind belongs to."""
    return next(family for family, kinds in FAMILIES.items() if kind in kinds)
