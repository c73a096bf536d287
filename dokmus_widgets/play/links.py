"""Links to a game: ``?players=3&island=5&first=1&reading=fr&temple_water=joins``, or a position.

What a link asks for and there is not is told in the answer of the game; the rest of it counts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeVar

from dokmus_widgets.core import PRESETS, SWITCHES, Rules, State
from dokmus_widgets.core.notation import position_code, read_position_code
from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.explain.answers import Answer
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.seats import sentences
from dokmus_widgets.play.game import Game
from dokmus_widgets.play.saved import fault_words
from dokmus_widgets.play.wishes import (
    USUAL_PLAYERS,
    USUAL_SEED,
    Known,
    nearest,
    read_choice,
    read_seed,
    with_switches,
)

#: What a link can ask for.
FIELDS = ("players", "island", "first", "reading", *SWITCHES, "position")
#: A field that is so like a known one is a slip; others are not meant for us.
_LIKENESS = 0.75

_Value = TypeVar("_Value")


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


class _Link:
    """The fields of a link, read one by one; ``faults``: what is wrong with them, in sentences."""

    def __init__(self, asked: Mapping[str, str]) -> None:
        self._asked = {name: value for name, value in asked.items() if value.strip()}
        self.faults = [
            say("link-field", name=name, near=near)
            for name in self._asked
            if name not in FIELDS and (near := nearest(name, FIELDS, _LIKENESS)) != "none"
        ]

    def game(self) -> Game:
        """The game that goes on from the position asked for, or the new game asked for."""
        return self._position() or self._new_game()

    def _position(self) -> Game | None:
        """The game that goes on from the position asked for, where one is and can be read."""
        state = self._read("position", read_position_code, None)
        return None if state is None else Game(state=state)

    def _new_game(self) -> Game:
        """The new game asked for."""
        players = self._choice("players", SEATS, USUAL_PLAYERS)
        return Game(
            players,
            seed=self._read("island", read_seed, USUAL_SEED),
            talisman=self._choice("first", range(players), 0),
            rules=self._rules(),
        )

    def _rules(self) -> Rules:
        rules = Rules.preset(self._choice("reading", PRESETS, PRESETS[0]))
        values = rules.to_dict()
        return with_switches(
            rules,
            {switch: self._choice(switch, SWITCHES[switch], values[switch]) for switch in SWITCHES},
        )

    def _choice(self, name: str, known: Sequence[Known], otherwise: Known) -> Known:
        return self._read(name, partial(read_choice, name, known=known), otherwise)

    def _read(self, name: str, reader: Callable[[str], _Value], otherwise: _Value) -> _Value:
        if name not in self._asked:
            return otherwise
        try:
            return reader(self._asked[name])
        except ValueError as error:
            self.faults.append(fault_words(error))
            return otherwise
