"""The form for a new game."""

from collections.abc import Mapping, Sequence
from random import randrange
from typing import Any, Final

from dokmus_widgets.core import PRESETS, SEATS, SWITCHES, Rules, State, TileSet
from dokmus_widgets.core.names import MAX_NAME_POINTS
from dokmus_widgets.explain import again, keeping, readings, say
from dokmus_widgets.explain.reasons import player_name
from dokmus_widgets.play import Game
from dokmus_widgets.play.arguments import LONGEST_SEED, read_rules, read_seed
from dokmus_widgets.play.new_game import check_players
from dokmus_widgets.play.opponents import LEVELS, PERSON, Who, opponents
from dokmus_widgets.play.table.table import CLOCK_LEVEL
from dokmus_widgets.widgets.sections import forms

DEFAULT_LEVEL: Final = 3
#: Who plays the other seats: computer players of one level, people, or each seat by itself.
AGAINST: Final = ("computer", "people", "seats")
#: Or people on other devices, at a table, where the host has tables.
FRIENDS: Final = "friends"
#: Random islands have so short a number that one can tell it to others.
MOST_RANDOM_SEED: Final = 9999
#: Seconds for a turn at a table; 0 for no limit.
CLOCKS: Final = (0, 30, 60, 120, 300)

#: In UTF-16 units, as browsers count.
_MAX_FIELD_LENGTH = 2 * MAX_NAME_POINTS


class NewGameForm:
    """The values of the form for a new game, by default those of the current game.

    ``values``: against (one of ``AGAINST``), level, players, first (the seat of the first player),
    seed (as typed), name-0 to name-3, plays-0 to plays-3, reading (a preset or custom), the
    switches of the rules, and for a table clock (of ``CLOCKS``). ``is_open``: whether the form is
    in place of the game; ``fault``: the reason why the game cannot begin, or empty.
    """

    def __init__(self, game: Game, number: int = 0, level: int = DEFAULT_LEVEL) -> None:
        self.number = number
        self.is_open = False
        self.fault = ""
        self._tiles = game.state.island.tiles
        self._usual_seed = str(game.seed + 1)
        players = game.opponents.players
        levels = {one.name for one in players.values()}
        self.values: dict[str, Any] = {
            "against": _against(game),
            "level": next((at for at, name in LEVELS.items() if {name} == levels), level),
            "players": game.state.seats,
            "first": game.state.talisman,
            "seed": self._usual_seed,
            "hand_over": "yes" if game.hand_over else "no",
            "clock": CLOCKS[0],
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

    def open(self, seed: int = 0) -> None:
        """Show the form in place of the game, with an island unless one was named.

        ``seed``: the number of the island, by default a random one.
        """
        self.is_open = True
        if self.values["seed"] == self._usual_seed:
            self.values["seed"] = self._usual_seed = str(seed or 1 + randrange(MOST_RANDOM_SEED))
            self.number += 1

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

    @property
    def start(self) -> State | None:
        """The position in which the game would begin; None for invalid values."""
        try:
            return _game(self.values, self._tiles, self._choices).state
        except ValueError:
            return None

    @property
    def level(self) -> int:
        """The level of the computer players; the usual one if a page sent none that exists."""
        level: int = self.values["level"]
        return level if level in LEVELS else DEFAULT_LEVEL

    @property
    def clock(self) -> int:
        """The seconds for a turn at a table; no limit if a page sent none that is offered."""
        clock: int = self.values["clock"]
        return clock if clock in CLOCKS else CLOCKS[0]

    def section(self, *, friends: bool = False, server: str = "") -> forms.Form:
        """Return the form, which sends every change as ``fill_form``.

        ``friends``: whether tables are offered; ``server``: the note that they need a server.
        """
        error, values = again(self.fault), self.values
        against = [forms.Option(one, say(f"setup-against-{one}")) for one in AGAINST]
        against += [forms.Option(FRIENDS, say("setup-against-friends"))] if friends else []
        levels = forms.numbers(LEVELS)
        by_level = forms.When("against", "computer")
        seed, hint = values["seed"], say("setup-seed-hint")
        note = say("others-note")
        fields = [
            forms.Choice("against", say("setup-against"), values["against"], against, hint=server),
            forms.Choice("players", say("setup-players"), values["players"], forms.numbers(SEATS)),
            forms.Choice(
                "level", say("setup-level"), values["level"], levels, hint=note, when=by_level
            ),
            self._player_fields("seats"),
            *([self._player_fields(FRIENDS), self._clock_field()] if friends else []),
            forms.TextField("seed", say("setup-seed"), seed, LONGEST_SEED, hint=hint),
            forms.Folded("more", say("setup-more"), self._more_fields()),
            self._rules_fields(),
        ]
        fresh = f"new-{self.number}"
        title = say("setup-title")
        return forms.Form(
            title, fields, [], is_open=True, error=error, fresh=fresh, keeps="fill_form"
        )

    def _more_fields(self) -> list[forms.Field]:
        values = self.values
        who = [(seat, say("seat-name", seat=seat), _if_played(seat)) for seat in range(SEATS[-1])]
        seats = [forms.Option(seat, name, when=when) for seat, name, when in who]
        curtain = [forms.Option(value, say(f"setup-curtain-{value}")) for value in ("yes", "no")]
        return [
            forms.Choice("first", say("setup-first"), values["first"], seats),
            *(
                forms.TextField(
                    f"name-{seat}",
                    say("setup-name", who=name),
                    values[f"name-{seat}"],
                    _MAX_FIELD_LENGTH,
                    seat=seat,
                    when=when,
                )
                for seat, name, when in who
            ),
            forms.Choice("hand_over", say("setup-hand_over"), values["hand_over"], curtain),
        ]

    def against(self, level: int) -> Game | None:
        """Create a game of one person against players of a level (see :meth:`game`)."""
        self.values |= {"against": "computer", "level": level}
        return self.game()

    def _player_fields(self, against: str) -> forms.Folded:
        texts = [*map(_plays, self._choices)]
        seats = [
            forms.Select(
                f"plays-{seat}",
                say("seat-name", seat=seat),
                self.values[f"plays-{seat}"],
                texts,
                when=_if_played(seat),
            )
            for seat in range(SEATS[-1])
        ]
        by_seat = forms.When("against", against)
        return forms.Folded(f"company-{against}", say("setup-company"), seats, when=by_seat)

    def _clock_field(self) -> forms.Choice:
        clocks = [forms.Option(one, say("setup-clock-seconds", count=one)) for one in CLOCKS if one]
        return forms.Choice(
            *("clock", say("setup-clock"), self.values["clock"]),
            [forms.Option(CLOCKS[0], say("setup-clock-none")), *clocks],
            hint=say("setup-clock-hint", player=player_name(CLOCK_LEVEL, short=True)),
            when=forms.When("against", FRIENDS),
        )

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
    check_players(players)
    seed = read_seed(wishes["seed"])
    return Game(
        players,
        seed=seed,
        first=first if first in range(players) else 0,
        names=[wishes[f"name-{seat}"] for seat in range(players)],
        rules=_rules(wishes),
        tiles=tiles,
        hand_over=wishes["hand_over"] == "yes",
        opponents=opponents(_players(wishes, who)),
        at_once=False,
    )


def _players(wishes: Mapping[str, Any], who: Sequence[Who]) -> dict[int, Who]:
    """Return the computer players by seat; the first seat is a person's unless chosen by seat."""
    seats = range(wishes["players"])
    if wishes["against"] == "computer":
        return dict.fromkeys(seats[1:], LEVELS.get(wishes["level"], LEVELS[DEFAULT_LEVEL]))
    if wishes["against"] == "people":
        return {}
    plays = {seat: wishes[f"plays-{seat}"] for seat in seats}
    return {seat: who[at] for seat, at in plays.items() if 0 <= at < len(who)}


def _against(game: Game) -> str:
    """Return who plays the other seats of a game, one of ``AGAINST``."""
    players = game.opponents.players
    if not players:
        return "people"
    names = {one.name for one in players.values()}
    others = {*range(1, game.state.seats)}
    one_level = len(names) == 1 and names <= {*LEVELS.values()}
    return "computer" if one_level and {*players} == others else "seats"


def _plays(who: Who) -> str:
    name = who if isinstance(who, int | str) else who.name
    return say("setup-person") if name == PERSON else str(name).removeprefix("level-")


def _rules(wishes: Mapping[str, Any]) -> Rules:
    if wishes["reading"] == readings.OWN_MIX:
        return read_rules({switch: wishes[switch] for switch in SWITCHES})
    return read_rules(wishes["reading"])


def _if_played(seat: int) -> forms.When:
    return forms.When("players", least=seat + 1)
