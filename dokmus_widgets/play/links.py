"""Links to a game: ``?players=3&island=5&first=1&reading=fr&temple_water=joins``, or a position.

What a link asks for and there is not is told in the answer of the game; the rest of it counts.
"""

from __future__ import annotations

from collections.abc import Mapping

from dokmus_widgets.core import PRESETS, SWITCHES, Rules, State
from dokmus_widgets.core.notation import position_code, read_position_code
from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.explain.answers import Answer
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.seats import sentences
from dokmus_widgets.play.game import Game
from dokmus_widgets.play.link_fields import LinkFields
from dokmus_widgets.play.wishes import USUAL_PLAYERS, USUAL_SEED, read_seed, with_switches

#: What a link can ask for.
FIELDS = ("players", "island", "first", "reading", *SWITCHES, "position")


def link_to(state: State) -> str:
    """The query of a link that opens this position."""
    return f"?position={position_code(state)}"


def linked_game(asked: Mapping[str, str]) -> Game:
    """The game that the fields of a link ask for."""
    link = _Link(asked)
    game = link.game()
    if not link.faults:
        return game

    def told(_: Game) -> Answer:
        # Read once more: the faults are then told in the language that is spoken by now.
        again = _Link(asked)
        words = again.game().answer.words
        return Answer(say("link-faults", faults=sentences(again.faults), told=words), done=False)

    game.tell(told)
    return game


class _Link(LinkFields):
    """The fields of a link to a game."""

    def __init__(self, asked: Mapping[str, str]) -> None:
        super().__init__(asked, FIELDS)

    def game(self) -> Game:
        """The game that goes on from the position asked for, or the new game asked for."""
        return self._position() or self._new_game()

    def _position(self) -> Game | None:
        """The game that goes on from the position asked for, where one is and can be read."""
        state: State | None = self.read("position", read_position_code, None)
        return None if state is None else Game(state=state)

    def _new_game(self) -> Game:
        """The new game asked for."""
        players = self.choice("players", SEATS, USUAL_PLAYERS)
        return Game(
            players,
            seed=self.read("island", read_seed, USUAL_SEED),
            talisman=self.choice("first", range(players), 0),
            rules=self._rules(),
        )

    def _rules(self) -> Rules:
        rules = Rules.preset(self.choice("reading", PRESETS, PRESETS[0]))
        values = rules.to_dict()
        return with_switches(
            rules,
            {switch: self.choice(switch, SWITCHES[switch], values[switch]) for switch in SWITCHES},
        )
