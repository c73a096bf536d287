"""Links to a game: ``?players=3&island=5&first=1&reading=fr&temple_water=joins``, or a position.

``level=2`` adds computer players; ``guided=2`` also enables all help.
"""

from collections.abc import Mapping

from dokmus_widgets.core import PRESETS, SWITCHES, Rules, State
from dokmus_widgets.core.notation import position_code, read_position_code
from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.seats import sentences
from dokmus_widgets.play.arguments import USUAL_PLAYERS, USUAL_SEED, read_seed, with_switches
from dokmus_widgets.play.game import Game
from dokmus_widgets.play.link_fields import LinkFields
from dokmus_widgets.play.opponents import LEVELS, opponents

FIELDS = ("players", "island", "first", "reading", *SWITCHES, "level", "guided", "position")


def link_to(state: State) -> str:
    """Return the query string for a position."""
    return f"?position={position_code(state)}"


def linked_game(asked: Mapping[str, str]) -> Game:
    """Create the game of a link; its answer reports invalid fields."""
    link = LinkFields(asked, FIELDS)
    game = _game_of(link)
    if link.faults:
        game.link_faults = sentences(link.faults)
        words = say("link-faults", faults=game.link_faults, told=game.answer.words)
        game.refuse(words)
    return game


def _game_of(link: LinkFields) -> Game:
    state: State | None = link.read("position", read_position_code, None)
    if state is not None:
        return Game(state=state)
    players = link.choice("players", SEATS, USUAL_PLAYERS)
    rules = Rules.preset(link.choice("reading", PRESETS, PRESETS[0]))
    values = rules.to_dict()
    seed = link.read("island", read_seed, USUAL_SEED)
    level = link.choice("guided", [*LEVELS], link.choice("level", [*LEVELS], 0))
    others = dict.fromkeys(range(1, players), level) if level else {}
    return Game(
        players,
        seed=seed,
        opponents=opponents(others, str(seed)),
        at_once=False,
        first=link.choice("first", range(players), 0),
        rules=with_switches(
            rules,
            {switch: link.choice(switch, SWITCHES[switch], values[switch]) for switch in SWITCHES},
        ),
    )
