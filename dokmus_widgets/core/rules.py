"""Readings: the switches where the rulebooks differ, and the presets that carry a language."""

from __future__ import annotations

from typing import Any, ClassVar, Literal, Self

from dokmus_widgets.core.catalogue import Rule
from dokmus_widgets.core.faults import quote
from dokmus_widgets.core.keywords import hint, suggests_arguments
from dokmus_widgets.core.phrases import joined, phrase
from dokmus_widgets.core.values import Value

#: Every switch with the values it may take; the first one is the reading ``en``. New ones are added
#: at the end, new values too: position codes count on the order.
SWITCHES: dict[str, tuple[str | bool, ...]] = {
    "temple_reach": ("any_token", "last_token"),
    "ruins_timing": ("immediate", "same_turn"),
    "start_edge": ("no_neighbour", "outer_border"),
    "voluntary_sacrifice": (False, True),
    "ruins_on_move": (True, False),
    "temple_water": ("ends", "joins"),
    "temple_rows": ("one", "placing"),
}

#: The rule that each switch reads in two ways. ``temple_water`` says what a waterway is: where
#: temples join the water, everything else about crossings follows from that.
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
PRESETS = tuple(_PRESETS)


def switch_fault(name: str, value: object) -> str | None:
    """What is wrong with this switch or its value, in plain words; None when nothing is."""
    if name not in SWITCHES:
        return phrase("no-switch", value=quote(name), known=", ".join(SWITCHES))
    allowed = SWITCHES[name]
    if not any(type(value) is type(known) and value == known for known in allowed):
        known = joined("or", map(quote, allowed))
        return phrase("switch-value", value=quote(value), switch=name, known=known)
    return None


class Rules(Value):
    """One reading of the rules, a value for each switch of the catalogue's table *Readings*.

    A value that no rulebook knows raises ``ValueError`` naming the switch.
    """

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
        """The reading of one source document: ``en``, ``fr``, ``ru``, ``ja`` or ``faq``."""
        if name not in _PRESETS:
            near = hint(name, PRESETS)
            raise ValueError(f"there is no reading {name!r}; there are {', '.join(PRESETS)}{near}")
        return cls(**_PRESETS[name])

    def to_dict(self) -> dict[str, str | bool]:
        """All switches by name."""
        return dict(zip(self.__match_args__, self.fields(), strict=True))
