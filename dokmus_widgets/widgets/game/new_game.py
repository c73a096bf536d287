"""The form for a new game: what was wished for, checked when the game begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from dokmus_widgets.core import PRESETS, SWITCHES, Rules, TileSet
from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.explain import readings, say
from dokmus_widgets.explain.seats import LONGEST_NAME
from dokmus_widgets.play import Game
from dokmus_widgets.play.wishes import LONGEST_SEED, read_rules, read_seed
from dokmus_widgets.widgets import sections
from dokmus_widgets.widgets.board.sheet import Section

_LONGEST_TEXT = 60  # of what a page may send for a field


class Draft:
    """A new game in the making, filled in like the one that is being played.

    ``values``: players, first (the seat that holds the talisman), seed (as typed), name-0 to
    name-3, reading (a preset or a mix), and the switches of the mix. ``fault`` says what was wrong
    with them when the game should have begun, in the language that is spoken when it is called; it
    says nothing where all is well.
    """

    def __init__(self, game: Game, number: int = 0) -> None:
        self.number = number
        self.fault: Callable[[], str] = str
        self._tiles = game.state.island.tiles
        self.values: dict[str, Any] = {
            "players": game.state.seats,
            "first": game.state.talisman,
            "seed": str(game.seed + 1),
            "hand_over": "yes" if game.hand_over else "no",
        }
        for seat in range(SEATS[-1]):
            self.values[f"name-{seat}"] = game.typed[seat] if seat < game.state.seats else ""
        self.read_by(game.state.rules)

    def read_by(self, rules: Rules) -> None:
        """Wish for this reading."""
        self.values |= {"reading": readings.preset_of(rules), **rules.to_dict()}

    def fill(self, wishes: object) -> None:
        """Take over what was typed; what is no field, or no value for one, is left out."""
        for name, value in wishes.items() if isinstance(wishes, Mapping) else ():
            known = self.values.get(name)
            if known is not None and type(value) is type(known):
                self.values[name] = value[:_LONGEST_TEXT] if isinstance(value, str) else value

    def game(self) -> Game | None:
        """The game wished for; None, and ``fault`` says why, where there can be none."""
        wishes = dict(self.values)
        try:
            return _game(wishes, self._tiles)
        except ValueError:
            self.fault = partial(_fault, wishes, self._tiles)
            return None

    def section(self) -> Section:
        """The form on the sheet."""
        error = self.fault()
        players, first, seed = (self.values[key] for key in ("players", "first", "seed"))
        seats = [
            {"value": seat, "text": say("seat-name", seat=seat), "from": _from(seat)}
            for seat in range(SEATS[-1])
        ]
        counts = [{"value": count, "text": str(count)} for count in SEATS]
        fields: list[dict[str, Any]] = [
            {**_field("players", players), "type": "choice", "options": counts},
            {**_field("first", first), "type": "choice", "options": seats},
            {**_field("seed", seed), "longest": LONGEST_SEED, "hint": say("setup-seed-hint")},
        ]
        for seat in range(SEATS[-1]):
            name = f"name-{seat}"
            text = say("setup-name", who=say("seat-name", seat=seat))
            field = {**_field(name, self.values[name]), "text": text, "seat": seat}
            fields.append({**field, "from": _from(seat), "longest": LONGEST_NAME})
        curtain = [
            {"value": value, "text": say(f"setup-curtain-{value}")} for value in ("yes", "no")
        ]
        hand_over = _field("hand_over", self.values["hand_over"])
        fields.append({**hand_over, "type": "choice", "options": curtain})
        fields.append(self._reading())
        begin = sections.button("begin", say("setup-begin"), primary=True)
        return sections.form(
            say("setup-title"),
            fields,
            [begin],
            is_open=bool(error),
            error=error,
            fresh=f"setup-{self.number}",
        )

    def _reading(self) -> dict[str, Any]:
        """Whose rulebook, folded away; a mix of one's own has a choice for each switch."""
        presets = [
            {
                "value": preset,
                "text": readings.preset_name(preset),
                "hint": readings.preset_note(preset),
            }
            for preset in (*PRESETS, readings.OWN_MIX)
        ]
        whose = {
            "name": "reading",
            "type": "choice",
            "text": say("setup-reading"),
            "value": self.values["reading"],
            "options": presets,
        }
        return sections.folded(say("setup-rulebook"), [whose, *map(self._switch, SWITCHES)])

    def _switch(self, switch: str) -> dict[str, Any]:
        options = [
            {"value": value, "text": readings.value_words(switch, value)}
            for value in SWITCHES[switch]
        ]
        return {
            "name": switch,
            "type": "choice",
            "text": readings.switch_question(switch),
            "hint": readings.switch_note(switch),
            "value": self.values[switch],
            "options": options,
            "from": {"field": "reading", "is": readings.OWN_MIX},
        }


def _game(wishes: Mapping[str, Any], tiles: TileSet) -> Game:
    """The game of these wishes; ``ValueError`` says why there can be none."""
    players, first = wishes["players"], wishes["first"]
    if players not in SEATS:
        raise ValueError(say("error-players", least=SEATS[0], most=SEATS[-1], players=players))
    return Game(
        players,
        seed=read_seed(wishes["seed"]),
        talisman=first if first in range(players) else 0,
        names=[wishes[f"name-{seat}"] for seat in range(players)],
        rules=_rules(wishes),
        tiles=tiles,
        hand_over=wishes["hand_over"] == "yes",
    )


def _rules(wishes: Mapping[str, Any]) -> Rules:
    if wishes["reading"] == readings.OWN_MIX:
        return read_rules({switch: wishes[switch] for switch in SWITCHES})
    return read_rules(wishes["reading"])


def _fault(wishes: Mapping[str, Any], tiles: TileSet) -> str:
    """Why no game can begin from these wishes, in a sentence; nothing where one can."""
    try:
        _game(wishes, tiles)
    except ValueError as error:
        return say("error-setup", why=str(error))
    return ""


def _field(name: str, value: Any) -> dict[str, Any]:
    text = "" if name.startswith("name-") else say(f"setup-{name}")
    return {"name": name, "type": "text", "text": text, "value": value}


def _from(seat: int) -> dict[str, Any]:
    """Shown only where so many play."""
    return {"field": "players", "least": seat + 1}
