"""The form for a new game: what was wished for, checked when the game begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from dokmus_widgets.core import PRESETS, SWITCHES, Rules, TileSet
from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.explain import readings, say
from dokmus_widgets.explain.messages import again, keeping
from dokmus_widgets.explain.seats import LONGEST_NAME
from dokmus_widgets.play import Game
from dokmus_widgets.play.arguments import LONGEST_SEED, read_rules, read_seed
from dokmus_widgets.play.opponents import LEVELS, PERSON, Opponents, Who, opponents
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.sections import forms
from dokmus_widgets.widgets.sections.basic import Button

USUAL_LEVEL: Final = 3

_LONGEST_TEXT = 60  # of what a page may send for a field


class Draft:
    """A new game in the making, filled in like the one that is being played.

    ``values``: players, first (the seat that holds the talisman), seed (as typed), name-0 to
    name-3, reading (a preset or a mix), and the switches of the mix. ``fault`` says what was wrong
    with them when the game should have begun; it is empty where all is well.
    """

    def __init__(self, game: Game, number: int = 0, level: int = USUAL_LEVEL) -> None:
        self.number = number
        #: Of the players that are offered to play against: the one that was played against last.
        self.level = level
        self.fault = ""
        self._tiles = game.state.island.tiles
        players = game.opponents.players
        self.values: dict[str, Any] = {
            "players": game.state.seats,
            "first": game.state.talisman,
            "seed": str(game.seed + 1),
            "hand_over": "yes" if game.hand_over else "no",
        }
        own = [one for one in players.values() if one.name not in LEVELS.values()]
        #: Who can play in a seat: a person, a level, a player that there is in this game only.
        self._who: list[Who] = [PERSON, *LEVELS.values(), *own]
        for seat in range(SEATS[-1]):
            self.values[f"name-{seat}"] = game.typed[seat] if seat < game.state.seats else ""
            plays = players.get(seat)
            named = plays if plays in own or plays is None else plays.name
            self.values[f"plays-{seat}"] = self._who.index(named or PERSON)
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
        """Return the game wished for; None, with ``fault`` set, where there can be none."""
        self.fault = ""
        with keeping():
            try:
                return _game(self.values, self._tiles, self._who)
            except ValueError as error:
                self.fault = say("error-setup", why=str(error))
                return None

    def section(self) -> forms.Form:
        """The form on the sheet."""
        error, values = again(self.fault), self.values
        who = [(seat, say("seat-name", seat=seat), _from(seat)) for seat in range(SEATS[-1])]
        seats = [forms.Option(seat, name, when=when) for seat, name, when in who]
        curtain = [forms.Option(value, say(f"setup-curtain-{value}")) for value in ("yes", "no")]
        seed, hint = values["seed"], say("setup-seed-hint")
        fields = [
            forms.Choice("players", say("setup-players"), values["players"], forms.numbers(SEATS)),
            self._company(who),
            forms.Choice("first", say("setup-first"), values["first"], seats),
            forms.TextField("seed", say("setup-seed"), seed, LONGEST_SEED, hint=hint),
            *(
                forms.TextField(
                    f"name-{seat}",
                    say("setup-name", who=name),
                    values[f"name-{seat}"],
                    LONGEST_NAME,
                    seat=seat,
                    when=when,
                )
                for seat, name, when in who
            ),
            forms.Choice("hand_over", say("setup-hand_over"), values["hand_over"], curtain),
            self._reading(),
        ]
        return forms.Form(
            say("setup-title"),
            fields,
            [Button("begin", say("setup-begin"), primary=True)],
            is_open=bool(error),
            error=error,
            fresh=f"new-{self.number}",
        )

    def quick(self) -> list[Section]:
        """How to begin against players of a level in one press, with as many as play now."""
        levels = [Button("play_against", str(at), at, primary=at == self.level) for at in LEVELS]
        most = forms.numbers(range(1, SEATS[-1]))
        many = forms.Choice("many", say("others-many"), self.values["players"] - 1, most)
        return [
            forms.Options(say("others-title"), levels, say("others-note")),
            forms.Settings(say("others-many"), "set_many", [many]),
        ]

    def against(self, level: int) -> Game | None:
        """The game of one person against players of that level; None as of :meth:`game`."""
        self.level = level
        self.values |= {f"plays-{seat}": level if seat else 0 for seat in range(SEATS[-1])}
        return self.game()

    def _company(self, who: Sequence[tuple[int, str, forms.When]]) -> forms.Folded:
        """Who plays in each seat, folded away."""
        texts = [*map(_plays, self._who)]
        seats = [
            forms.Select(f"plays-{seat}", name, self.values[f"plays-{seat}"], texts, when=when)
            for seat, name, when in who
        ]
        return forms.Folded("company", say("setup-company"), seats)

    def _reading(self) -> forms.Folded:
        """Whose rulebook, folded away; a mix of one's own has a choice for each switch."""
        presets = [
            forms.Option(preset, readings.preset_name(preset), readings.preset_note(preset))
            for preset in (*PRESETS, readings.OWN_MIX)
        ]
        whose = forms.Choice("reading", say("setup-reading"), self.values["reading"], presets)
        choices = [whose, *map(self._switch, SWITCHES)]
        return forms.Folded("rulebook", say("setup-rulebook"), choices)

    def _switch(self, switch: str) -> forms.Choice:
        return forms.Choice(
            switch,
            readings.switch_question(switch),
            self.values[switch],
            [
                forms.Option(value, readings.value_words(switch, value))
                for value in SWITCHES[switch]
            ],
            hint=readings.switch_note(switch),
            when=forms.When("reading", readings.OWN_MIX),
        )


def _game(wishes: Mapping[str, Any], tiles: TileSet, who: Sequence[Who]) -> Game:
    """The game of these wishes; ``ValueError`` says why there can be none."""
    players, first = wishes["players"], wishes["first"]
    if players not in SEATS:
        raise ValueError(say("error-players", least=SEATS[0], most=SEATS[-1], players=players))
    seed = read_seed(wishes["seed"])
    return Game(
        players,
        seed=seed,
        first=first if first in range(players) else 0,
        names=[wishes[f"name-{seat}"] for seat in range(players)],
        rules=_rules(wishes),
        tiles=tiles,
        hand_over=wishes["hand_over"] == "yes",
        opponents=_opponents([wishes[f"plays-{seat}"] for seat in range(players)], who, seed),
        at_once=False,
    )


def many_of(value: object) -> tuple[int] | None:
    """How many to play against, of a choice that sends its name along."""
    many = value.get("value") if isinstance(value, Mapping) else None
    return (many,) if is_whole(many) and many + 1 in SEATS else None


def _opponents(plays: Sequence[int], who: Sequence[Who], seed: int) -> Opponents:
    known = {seat: who[at] for seat, at in enumerate(plays) if 0 <= at < len(who)}
    return opponents(known, str(seed))


def _plays(who: Who) -> str:
    name = who if isinstance(who, int | str) else who.name
    return say("setup-person") if name == PERSON else str(name).removeprefix("level-")


def _rules(wishes: Mapping[str, Any]) -> Rules:
    if wishes["reading"] == readings.OWN_MIX:
        return read_rules({switch: wishes[switch] for switch in SWITCHES})
    return read_rules(wishes["reading"])


def _from(seat: int) -> forms.When:
    """Shown only where so many play."""
    return forms.When("players", least=seat + 1)
