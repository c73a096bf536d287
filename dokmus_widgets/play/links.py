"""Links to a game: ``?players=3&island=5&first=1&reading=fr&temple_water=joins``, or a position.

``level=2`` adds computer players, ``level=0-2-2`` those of each seat, 0 for a person; ``guided=2``
also enables all help. ``hidden=new``: the hidden cards of the position were left out.
"""

from collections.abc import Mapping
from functools import partial

from dokmus_widgets.core import PRESETS, SEATS, SWITCHES, Rules, State
from dokmus_widgets.core.notation import position_code, read_position_code
from dokmus_widgets.explain import Answer, say, sentences
from dokmus_widgets.play.arguments import (
    USUAL_PLAYERS,
    USUAL_SEED,
    read_choice,
    read_seed,
    with_switches,
)
from dokmus_widgets.play.game import Game
from dokmus_widgets.play.link_fields import LinkFields
from dokmus_widgets.play.opponents import LEVELS, opponents

#: Tells that the hidden cards of a position were left out.
HIDDEN_FIELD = "hidden"
FIELDS = (
    *("players", "island", "first", "reading", *SWITCHES, "level", "guided", "position"),
    HIDDEN_FIELD,
)


def link_to(state: State) -> str:
    """Return the query string for a position."""
    return f"?position={position_code(state)}"


def describes_game(asked: Mapping[str, str]) -> bool:
    """Return whether any field of a link describes a game."""
    return any(asked.get(field, "").strip() for field in FIELDS)


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
        game = Game(state=state)
        if link.choice(HIDDEN_FIELD, ["new"], ""):
            told = say("link-hidden", phase=str(state.phase))
            game.tell(Answer(sentences([game.answer.words, told])))
        return game
    players = link.choice("players", SEATS, USUAL_PLAYERS)
    rules = Rules.preset(link.choice("reading", PRESETS, PRESETS[0]))
    values = rules.to_dict()
    seed = link.read("island", read_seed, USUAL_SEED)
    others: dict[int, int] = link.read("level", partial(_levels, players), {})
    level = link.choice("guided", [*LEVELS], 0)
    others = dict.fromkeys(range(1, players), level) if level else others
    return Game(
        players,
        seed=seed,
        opponents=opponents(others),
        at_once=False,
        first=link.choice("first", range(players), 0),
        rules=with_switches(
            rules,
            {switch: link.choice(switch, SWITCHES[switch], values[switch]) for switch in SWITCHES},
        ),
    )


def _levels(players: int, text: str) -> dict[int, int]:
    """Parse the level of all seats but the first, or one for each seat, 0 for a person."""
    levels = [int(level) for level in text.split("-") if level in map(str, (0, *LEVELS))]
    if len(levels) == players and text.count("-") == players - 1:
        return {seat: level for seat, level in enumerate(levels) if level}
    return dict.fromkeys(range(1, players), read_choice("level", text, [*LEVELS]))
