"""Readings of the rules: the switches for differences between rulebooks, and presets.

=================== ================================ ==========================================
switch              values, the first by default     rule in question
=================== ================================ ==========================================
temple_reach        any_token, last_token            the tokens that place past a temple: any,
                                                     or only the last one of this turn
ruins_timing        immediate, same_turn             a ruins action is used at once, or at any
                                                     time of the turn, at whose end it is lost
start_edge          no_neighbour, outer_border       outer edges of a starting tile: where no
                                                     tile is next to it, or the grid's border
voluntary_sacrifice False, True                      sacrifices without a placement
ruins_on_move       True, False                      ruins reached by a moved token grant an
                                                     action, as those that are placed on
temple_water        ends, joins                      temples end crossings, or count as water
temple_rows         one, placing                     connected temples are one, or only for
                                                     placing and moving tokens past them
=================== ================================ ==========================================

``last_token`` limits nothing but placing past temples. With ``joins`` connected temples are one in
crossings, whatever ``temple_rows`` is.
"""

from typing import Any, ClassVar, Literal, Self

from dokmus_widgets.core.catalogue import Rule
from dokmus_widgets.core.faults import quote
from dokmus_widgets.core.keywords import hint, suggests_arguments
from dokmus_widgets.core.phrases import joined, phrase
from dokmus_widgets.core.values import Value

#: The values of every switch, the first of the reading ``en``. New switches and values are added at
#: the end: position codes depend on the order.
SWITCHES: dict[str, tuple[str | bool, ...]] = {
    "temple_reach": ("any_token", "last_token"),
    "ruins_timing": ("immediate", "same_turn"),
    "start_edge": ("no_neighbour", "outer_border"),
    "voluntary_sacrifice": (False, True),
    "ruins_on_move": (True, False),
    "temple_water": ("ends", "joins"),
    "temple_rows": ("one", "placing"),
}

#: The rule of each switch. ``temple_water`` defines a waterway, from which crossings follow.
SWITCH_RULES: dict[str, Rule] = {
    "temple_reach": Rule.TEMPLE_LINK,
    "ruins_timing": Rule.RUINS_NOW,
    "start_edge": Rule.SETUP_START_SPACE,
    "voluntary_sacrifice": Rule.TURN_SACRIFICE,
    "ruins_on_move": Rule.RUINS_CHAIN,
    "temple_water": Rule.WATER_WATERWAY,
    "temple_rows": Rule.TEMPLE_PAIR,
}

_PRESETS: dict[str, dict[str, Any]] = {
    "en": {},
    "ru": {},
    "fr": {
        "temple_reach": "last_token",
        "ruins_timing": "same_turn",
        "start_edge": "outer_border",
        "voluntary_sacrifice": True,
    },
    "ja": {"start_edge": "outer_border", "voluntary_sacrifice": True},
    "faq": {"temple_water": "joins"},
}
#: The names of the presets: the rulebooks, by language, and the author's answers.
PRESETS = tuple(_PRESETS)


def switch_fault(name: str, value: object) -> str | None:
    """Return a description of what is wrong with a switch or its value, or None."""
    if name not in SWITCHES:
        return phrase("no-switch", value=quote(name), known=", ".join(SWITCHES))
    allowed = SWITCHES[name]
    if not any(type(value) is type(known) and value == known for known in allowed):
        known = joined("or", map(quote, allowed))
        return phrase("switch-value", value=quote(value), switch=name, known=known)
    return None


class Rules(Value):
    """A reading of the rules; ``ValueError`` names the switch with an unknown value."""

    __slots__ = tuple(SWITCHES)
    __match_args__: ClassVar[tuple[str, ...]] = tuple(SWITCHES)

    temple_reach: Literal["any_token", "last_token"]
    ruins_timing: Literal["immediate", "same_turn"]
    start_edge: Literal["no_neighbour", "outer_border"]
    voluntary_sacrifice: bool
    ruins_on_move: bool
    temple_water: Literal["ends", "joins"]
    temple_rows: Literal["one", "placing"]

    @suggests_arguments
    def __init__(
        self,
        temple_reach: Literal["any_token", "last_token"] = "any_token",
        ruins_timing: Literal["immediate", "same_turn"] = "immediate",
        start_edge: Literal["no_neighbour", "outer_border"] = "no_neighbour",
        voluntary_sacrifice: bool = False,
        ruins_on_move: bool = True,
        temple_water: Literal["ends", "joins"] = "ends",
        temple_rows: Literal["one", "placing"] = "one",
    ) -> None:
        self._fill(
            *(temple_reach, ruins_timing, start_edge, voluntary_sacrifice),
            *(ruins_on_move, temple_water, temple_rows),
        )
        faults = [switch_fault(name, value) for name, value in self.to_dict().items()]
        if wrong := [fault for fault in faults if fault]:
            raise ValueError("; ".join(wrong))

    @classmethod
    def preset(cls, name: str) -> Self:
        """Return the reading of a source document: ``en``, ``fr``, ``ru``, ``ja`` or ``faq``."""
        if str(name) not in _PRESETS:
            near = hint(name, PRESETS)
            raise ValueError(f"there is no reading {name!r}; there are {', '.join(PRESETS)}{near}")
        return cls(**_PRESETS[name])

    def to_dict(self) -> dict[str, str | bool]:
        return dict(zip(self.__match_args__, self.fields(), strict=True))
