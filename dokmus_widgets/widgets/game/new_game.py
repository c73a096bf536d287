"""The form for a new game."""

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

DEFAULT_LEVEL: Final = 3

_MAX_FIELD_LENGTH = 60


class NewGameForm:
    """The values of the form for a new game, by default those of the current game.

    ``values``: players, first (the seat of the first player), seed (as typed), name-0 to name-3,
    reading (a preset or custom), and the switches of the rules. ``fault``: the reason why the game
    cannot begin, or empty.
    """

    def __init__(self, game: Game, number: int = 0, level: int = DEFAULT_LEVEL) -> None:
        self.number = number
        #: The level of the last game against computer players.
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
        #: The choices for a seat: a person, a level, a player of this game.
        self._choices: list[Who] = [PERSON, *LEVELS.values(), *own]
        for seat in range(SEATS[-1]):
            self.values[f"name-{seat}"] = game.typed[seat] if seat < game.state.seats else ""
            plays = players.get(seat)
            named = plays if plays in own or plays is None else plays.name
            self.values[f"plays-{seat}"] = self._choices.index(named or PERSON)
        self.select_rules(game.state.rules)

    def select_rules(self, rules: Rules) -> None:
        self.values |= {"reading": readings.preset_of(rules), **rules.to_dict()}

    def fill(self, values: object) -> None:
        """Take over typed values; ignore unknown fields and wrong types."""
        for name, value in values.items() if isinstance(values, Mapping) else ():
            known = self.values.get(name)
            if known is not None and type(value) is type(known):
                self.values[name] = value[:_MAX_FIELD_LENGTH] if isinstance(value, str) else value

    def game(self) -> Game | None:
        """Create the game; return None, with ``fault`` set, for invalid values."""
        self.fault = ""
        with keeping():
            try:
                return _game(self.values, self._tiles, self._choices)
            except ValueError as error:
                self.fault = say("error-setup", why=str(error))
                return None

    def section(self) -> forms.Form:
        error, values = again(self.fault), self.values
        who = [(seat, say("seat-name", seat=seat), _if_played(seat)) for seat in range(SEATS[-1])]
        seats = [forms.Option(seat, name, when=when) for seat, name, when in who]
        curtain = [forms.Option(value, say(f"setup-curtain-{value}")) for value in ("yes", "no")]
        seed, hint = values["seed"], say("setup-seed-hint")
        fields = [
            forms.Choice("players", say("setup-players"), values["players"], forms.numbers(SEATS)),
            self._player_fields(who),
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
            self._rules_fields(),
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
        """Return buttons that begin a game against a level, and the number of opponents."""
        levels = [Button("play_against", str(at), at, primary=at == self.level) for at in LEVELS]
        most = forms.numbers(range(1, SEATS[-1]))
        many = forms.Choice("many", say("others-many"), self.values["players"] - 1, most)
        return [
            forms.Options(say("others-title"), levels, say("others-note")),
            forms.Settings(say("others-many"), "set_many", [many]),
        ]

    def against(self, level: int) -> Game | None:
        """Create a game of one person against players of a level (see :meth:`game`)."""
        self.level = level
        self.values |= {f"plays-{seat}": level if seat else 0 for seat in range(SEATS[-1])}
        return self.game()

    def _player_fields(self, who: Sequence[tuple[int, str, forms.When]]) -> forms.Folded:
        texts = [*map(_plays, self._choices)]
        seats = [
            forms.Select(f"plays-{seat}", name, self.values[f"plays-{seat}"], texts, when=when)
            for seat, name, when in who
        ]
        return forms.Folded("company", say("setup-company"), seats)

    def _rules_fields(self) -> forms.Folded:
        presets = [
            forms.Option(name, readings.preset_name(name), readings.preset_note(name))
            for name in (*PRESETS, readings.OWN_MIX)
        ]
        preset = forms.Choice("reading", say("setup-reading"), self.values["reading"], presets)
        choices = [preset, *map(self._rule_choice, SWITCHES)]
        return forms.Folded("rulebook", say("setup-rulebook"), choices)

    def _rule_choice(self, switch: str) -> forms.Choice:
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
    """Create the game of these values; raise ``ValueError`` for invalid ones."""
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


def opponent_count(value: object) -> tuple[int] | None:
    count = value.get("value") if isinstance(value, Mapping) else None
    return (count,) if is_whole(count) and count + 1 in SEATS else None


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


def _if_played(seat: int) -> forms.When:
    return forms.When("players", least=seat + 1)
