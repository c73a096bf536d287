"""Kinds of questions, and the quiz family of each."""

from enum import StrEnum
from typing import Final, Self

from dokmus_widgets.core import Rule
from dokmus_widgets.explain.messages import say


class QuestionKind(StrEnum):
    """A kind of question, with the ``rules`` it tests."""

    rules: tuple[Rule, ...]

    def __new__(cls, value: str, *rules: Rule) -> Self:
        kind = str.__new__(cls, value)
        kind._value_, kind.rules = value, rules
        return kind

    STEP = "step", Rule.PLACE_ADJACENT, Rule.PLACE_TERRAIN, Rule.PLACE_EMPTY
    REACH = "reach", Rule.PLACE_ADJACENT, Rule.FOREST_COST, Rule.WATER_CROSS
    AFFORD = "afford", Rule.TURN_AFFORD
    FOREST = "forest", Rule.FOREST_COST, Rule.FOREST_BESIDE, Rule.FOREST_TEMPLE
    WATER = "water", Rule.WATER_CROSS, Rule.WATER_WATERWAY
    TEMPLE = "temple", Rule.TEMPLE_LINK, Rule.TEMPLE_PAIR
    LANDING = "landing", Rule.MEADOW_PLAIN, Rule.RUINS_ACTION, Rule.VOLCANO_BURN
    VOLCANO = "volcano", Rule.VOLCANO_BURN, Rule.MOUNTAIN_CLOSED
    RUINS = "ruins", Rule.RUINS_ACTION, Rule.RUINS_FIXED
    ORDER = "order", Rule.ROUND_ORDER
    SLIDE = "slide", Rule.GUARDIAN_2
    TOKEN = "token", Rule.GUARDIAN_3
    ROTATE = "rotate", Rule.GUARDIAN_4
    START = "start", Rule.SETUP_START_TILE, Rule.SETUP_START_SPACE
    LEFT = "left", Rule.TURN_THREE, Rule.TURN_SACRIFICE
    FIRST = "first", Rule.ROUND_END, Rule.GUARDIAN_1, Rule.ROUND_TALISMAN_TWO
    ISLAND = "island", Rule.PLACE_ADJACENT, Rule.TEMPLE_LINK, Rule.WATER_CROSS
    TEMPLES = "temples", Rule.SCORE_DISCOVER, Rule.SCORE_SMALL, Rule.SCORE_LARGE
    TILES = "tiles", Rule.SCORE_TILES, Rule.SCORE_DISCOVER
    COMPLETE = "complete", Rule.SCORE_COMPLETE, Rule.SCORE_DISCOVER
    SACRIFICES = "sacrifices", Rule.SCORE_SACRIFICE
    WINNER = "winner", Rule.SCORE_TIE

    @property
    def words(self) -> str:
        return say(f"quiz-{self}")


#: The kinds of each family, the easier ones first, all taught by its chapter.
FAMILIES: Final[dict[str, tuple[QuestionKind, ...]]] = {
    family: tuple(map(QuestionKind, kinds.split()))
    for family, kinds in {
        "placing": "step temples tiles",
        "terrain": "temple forest water reach afford landing volcano ruins",
        "guardians": "order slide token rotate",
        "game": "start left first island",
        "scoring": "complete sacrifices winner",
    }.items()
}


def family_of(kind: QuestionKind) -> str:
    """Return the family of a kind of question."""
    return next(family for family, kinds in FAMILIES.items() if kind in kinds)
