"""The names of the rules: one member for each id of the rules catalogue."""

from dokmus_widgets.core.values import NamedEnum


class Rule(NamedEnum):
    """A rule of Dokmus by its catalogue id, e.g. ``Rule("forest.cost")``."""

    SETUP_TILES = "setup.tiles"
    SETUP_TILES_TWO = "setup.tiles.two"
    SETUP_SUPPLY = "setup.supply"
    SETUP_TALISMAN = "setup.talisman"
    SETUP_START_ORDER = "setup.start_order"
    SETUP_START_TILE = "setup.start_tile"
    SETUP_START_SPACE = "setup.start_space"
    SETUP_START_FOREST = "setup.start_forest"
    ROUND_EIGHT = "round.eight"
    ROUND_DRAFT = "round.draft"
    ROUND_CARDS = "round.cards"
    ROUND_ORDER = "round.order"
    ROUND_END = "round.end"
    ROUND_TALISMAN_TWO = "round.talisman.two"
    TURN_THREE = "turn.three"
    TURN_GUARDIAN = "turn.guardian"
    TURN_SACRIFICE = "turn.sacrifice"
    TURN_AFFORD = "turn.afford"
    PLACE_ADJACENT = "place.adjacent"
    PLACE_TERRAIN = "place.terrain"
    PLACE_EMPTY = "place.empty"
    PLACE_ANYWHERE = "place.anywhere"
    MEADOW_PLAIN = "meadow.plain"
    MOUNTAIN_CLOSED = "mountain.closed"
    VOLCANO_BURN = "volcano.burn"
    TEMPLE_CLOSED = "temple.closed"
    TEMPLE_LINK = "temple.link"
    TEMPLE_PAIR = "temple.pair"
    FOREST_COST = "forest.cost"
    FOREST_BESIDE = "forest.beside"
    FOREST_TEMPLE = "forest.temple"
    FOREST_CROSSING = "forest.crossing"
    FOREST_MOVED = "forest.moved"
    WATER_CLOSED = "water.closed"
    WATER_WATERWAY = "water.waterway"
    WATER_CROSS = "water.cross"
    WATER_FROM_TEMPLE = "water.from_temple"
    WATER_TO_TEMPLE = "water.to_temple"
    WATER_ONCE = "water.once"
    RUINS_FIXED = "ruins.fixed"
    RUINS_ACTION = "ruins.action"
    RUINS_NOW = "ruins.now"
    RUINS_CHAIN = "ruins.chain"
    GUARDIAN_1 = "guardian.1"
    GUARDIAN_2 = "guardian.2"
    GUARDIAN_3 = "guardian.3"
    GUARDIAN_4 = "guardian.4"
    GUARDIAN_5 = "guardian.5"
    SCORE_END = "score.end"
    SCORE_RUINS = "score.ruins"
    SCORE_DISCOVER = "score.discover"
    SCORE_SMALL = "score.small"
    SCORE_LARGE = "score.large"
    SCORE_COMPLETE = "score.complete"
    SCORE_TILES = "score.tiles"
    SCORE_SACRIFICE = "score.sacrifice"
    SCORE_TIE = "score.tie"


#: The five guardian cards, and the three that two players use (round.cards).
CARDS = (1, 2, 3, 4, 5)
CARDS_TWO = (2, 3, 4)

#: Tokens of one seat (setup.supply), tokens of one turn (turn.three), rounds (round.eight).
TOKENS = 25
TOKENS_A_TURN = 3
ROUNDS = 8


def cards_for(seats: int) -> tuple[int, ...]:
    """The cards in play for this many seats (round.cards)."""
    return CARDS_TWO if seats == 2 else CARDS
