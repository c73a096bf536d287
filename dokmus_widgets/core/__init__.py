"""The rules of Dokmus: positions, actions, verdicts and scores. Standard library only.

>>> from dokmus_widgets.core import Place, new_game
>>> state = new_game(players=2, seed=1)
>>> state.legal_actions()
<LegalActions: 45 choose_start>
"""

from dokmus_widgets.core.actions import (
    Action,
    By,
    ChooseGuardian,
    ChooseStart,
    DeclineRuins,
    EndTurn,
    MoveTile,
    MoveToken,
    Place,
    RotateTile,
    Rotation,
    Sacrifice,
    TakeTalisman,
    is_whole as is_whole,
)
from dokmus_widgets.core.catalogue import CARDS as CARDS, Rule, cards_for as cards_for
from dokmus_widgets.core.faults import Fault, PositionError, quote as quote
from dokmus_widgets.core.island.spaces import Space, parse_space, space_name
from dokmus_widgets.core.island.terrain import Terrain
from dokmus_widgets.core.island.tiles import Laid, Tile, TileSet
from dokmus_widgets.core.island.tilesets import load_tile_set, tile_set_names
from dokmus_widgets.core.legality.compare import Change, Comparison, Parting, compare
from dokmus_widgets.core.legality.legal_actions import LegalActions
from dokmus_widgets.core.legality.verdict import (
    Hindrance,
    IllegalAction,
    Obstacle,
    Route,
    Verdict,
    Way,
)
from dokmus_widgets.core.perft import perft
from dokmus_widgets.core.rules import PRESETS, SWITCHES, Rules
from dokmus_widgets.core.scoring import SeatScore
from dokmus_widgets.core.setup import SEATS as SEATS, new_game
from dokmus_widgets.core.state import Phase, State, Turn

__all__ = ["PRESETS", "SWITCHES", "Action", "By", "Change", "ChooseGuardian", "ChooseStart"]
__all__ += ["Comparison", "DeclineRuins", "EndTurn", "Fault", "Hindrance", "IllegalAction", "Laid"]
__all__ += ["LegalActions", "MoveTile", "MoveToken", "Obstacle", "Parting", "Phase", "Place"]
__all__ += ["PositionError", "RotateTile", "Rotation", "Route", "Rule", "Rules", "Sacrifice"]
__all__ += ["SeatScore", "Space", "State", "TakeTalisman", "Terrain", "Tile", "TileSet", "Turn"]
__all__ += ["Verdict", "Way", "compare", "load_tile_set", "new_game", "parse_space"]
__all__ += ["perft", "space_name", "tile_set_names"]
