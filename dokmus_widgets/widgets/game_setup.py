"""The form for a new game: what was wished for, checked when the game begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.explain import say
from dokmus_widgets.explain.seats import LONGEST_NAME
from dokmus_widgets.play import Game
from dokmus_widgets.widgets import sections
from dokmus_widgets.widgets.sheet import Section

MOST_SEED = 999_999_999
_LONGEST_TEXT = 60  # of what a page may send for a field
_LONGEST_SEED = len(str(MOST_SEED))


class Draft:
    """A new game in the making, filled in like the one that is being played.

    ``values``: players, first (the seat that holds the talisman), seed (as typed), and name-0 to
    name-3. ``error``: what was wrong with them when the game should have begun.
    """

    def __init__(self, game: Game, number: int = 0) -> None:
        self.number = number
        self.error = ""
        self.values: dict[str, Any] = {
            "players": game.state.seats,
            "first": game.state.talisman,
            "seed": str(game.seed + 1),
            "hand_over": "yes" if game.hand_over else "no",
        }
        for seat in range(SEATS[-1]):
            given = game.names[seat] if seat < game.state.seats else ""
            self.values[f"name-{seat}"] = "" if given == say("seat-name", seat=seat) else given

    def fill(self, wishes: object) -> None:
        """Take over what was typed; what is no field, or no value for one, is left out."""
        for name, value in wishes.items() if isinstance(wishes, Mapping) else ():
            known = self.values.get(name)
            if known is not None and type(value) is type(known):
                self.values[name] = value[:_LONGEST_TEXT] if isinstance(value, str) else value

    def game(self, now: Game) -> Game:
        """The game wished for, in the reading of the one now; ``ValueError`` says why not."""
        players = self.values["players"]
        return Game(
            players,
            seed=read_seed(self.values["seed"]),
            talisman=self.values["first"] if self.values["first"] in range(4) else 0,
            names=[self.values[f"name-{seat}"] for seat in range(SEATS[-1])][: max(players, 0)],
            rules=now.state.rules,
            hand_over=self.values["hand_over"] == "yes",
        )

    def section(self) -> Section:
        """The form on the sheet."""
        players, first, seed = (self.values[key] for key in ("players", "first", "seed"))
        seats = [
            {"value": seat, "text": say("seat-name", seat=seat), "from": _from(seat)}
            for seat in range(SEATS[-1])
        ]
        counts = [{"value": count, "text": str(count)} for count in SEATS]
        fields: list[dict[str, Any]] = [
            {**_field("players", players), "type": "choice", "options": counts},
            {**_field("first", first), "type": "choice", "options": seats},
            {**_field("seed", seed), "longest": _LONGEST_SEED, "hint": say("setup-seed-hint")},
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
        begin = sections.button("begin", say("setup-begin"), primary=True)
        return sections.form(
            say("setup-title"),
            fields,
            [begin],
            is_open=bool(self.error),
            error=self.error,
            fresh=f"setup-{self.number}",
        )


def _field(name: str, value: Any) -> dict[str, Any]:
    text = "" if name.startswith("name-") else say(f"setup-{name}")
    return {"name": name, "type": "text", "text": text, "value": value}


def _from(seat: int) -> dict[str, Any]:
    """Shown only where so many play."""
    return {"field": "players", "least": seat + 1}


def read_seed(typed: object) -> int:
    """The number of an island as typed; ``ValueError`` for anything else."""
    text = str(typed).strip()
    if not (text.isascii() and text.isdigit() and int(text) <= MOST_SEED):
        raise ValueError(say("error-seed", seed=text[:40] or "none", most=str(MOST_SEED)))
    return int(text)
