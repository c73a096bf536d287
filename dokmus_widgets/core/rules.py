"""Readings: the switches where the rulebooks differ, and the presets that carry a language."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any, Literal, Self

from dokmus_widgets.core.faults import quote

#: Every switch with the values it may take; the first one is the reading ``en``.
SWITCHES: dict[str, tuple[str | bool, ...]] = {
    "temple_reach": ("any_token", "last_token"),
    "ruins_timing": ("immediate", "same_turn"),
    "start_edge": ("no_neighbour", "outer_border"),
    "voluntary_sacrifice": (False, True),
    "ruins_on_move": (True, False),
    "temple_water": ("ends", "joins"),
}

_PRESETS: dict[str, dict[str, Any]] = {
    "en": {},
    "ru": {},
    "fr": {
        "temple_reach": "last_token",
        "ruins_timing": "same_turn",
        "start_edge": "outer_border",
    },
    "ja": {"start_edge": "outer_border", "voluntary_sacrifice": True},
    "faq": {"temple_water": "joins"},
}
PRESETS = tuple(_PRESETS)


def switch_fault(name: str, value: object) -> str | None:
    """What is wrong with this switch or its value, in plain words; None when nothing is."""
    if name not in SWITCHES:
        return f"there is no switch {quote(name)}; the switches are {', '.join(SWITCHES)}"
    allowed = SWITCHES[name]
    if not any(type(value) is type(known) and value == known for known in allowed):
        return f"{quote(value)} is no value of {name}; it takes {' or '.join(map(quote, allowed))}"
    return None


@dataclass(frozen=True, slots=True)
class Rules:
    """One reading of the rules, a value for each switch of the catalogue's table *Readings*.

    A value that no rulebook knows raises ``ValueError`` naming the switch.
    """

    temple_reach: Literal["any_token", "last_token"] = "any_token"
    ruins_timing: Literal["immediate", "same_turn"] = "immediate"
    start_edge: Literal["no_neighbour", "outer_border"] = "no_neighbour"
    voluntary_sacrifice: bool = False
    ruins_on_move: bool = True
    temple_water: Literal["ends", "joins"] = "ends"

    def __post_init__(self) -> None:
        faults = [switch_fault(field.name, getattr(self, field.name)) for field in fields(self)]
        if wrong := [fault for fault in faults if fault]:
            raise ValueError("; ".join(wrong))

    @classmethod
    def preset(cls, name: str) -> Self:
        """The reading of one source document: ``en``, ``fr``, ``ru``, ``ja`` or ``faq``."""
        if name not in _PRESETS:
            raise ValueError(f"there is no reading {name!r}; there are {', '.join(PRESETS)}")
        return cls(**_PRESETS[name])

    def to_dict(self) -> dict[str, str | bool]:
        """All six switches by name."""
        return asdict(self)
