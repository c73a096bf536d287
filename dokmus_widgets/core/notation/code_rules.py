"""How a position code says by which reading is played, in each version of the format.

A later switch, or a later value of one, needs no new version as long as it comes at the end of
:data:`SWITCHES` and what was read until then is its first value: what stands at its first value at
the end of the list is not written, so that codes of before read as they did.
"""

from __future__ import annotations

from typing import Any

from dokmus_widgets.core.notation.digits import Packer, Unpacker
from dokmus_widgets.core.rules import SWITCHES, Rules

# These are the format, and never change.
_BY_VERSION_1 = 6  # the first so many switches, each by one of two values
_MOST_SWITCHES, _MOST_VALUES = 64, 8


def put_rules(pack: Packer, rules: Rules, version: int) -> None:
    """Pack a reading; ``ValueError`` for one that the version cannot tell."""
    told = [SWITCHES[switch].index(value) for switch, value in rules.to_dict().items()]
    while told and not told[-1]:
        told.pop()
    if version == 1:
        if len(told) > _BY_VERSION_1:
            raise ValueError("a reading that version 1 does not know")
        for value in [*told, *[0] * (_BY_VERSION_1 - len(told))]:
            pack.put(value, 2)
        return
    pack.put(len(told), _MOST_SWITCHES)
    for value in told:
        pack.put(value, _MOST_VALUES)


def take_rules(unpack: Unpacker, version: int) -> dict[str, Any] | None:
    """The switches of a reading that was packed, those left out too.

    None where it tells of a switch, or of a value, that came later than this.
    """
    radix = 2 if version == 1 else _MOST_VALUES
    count = _BY_VERSION_1 if version == 1 else unpack.take(_MOST_SWITCHES)
    told = [unpack.take(radix) for _ in range(count)]
    if count > len(SWITCHES):
        return None
    told += [0] * (len(SWITCHES) - count)
    pairs = list(zip(SWITCHES.items(), told, strict=True))
    if any(value >= len(values) for (_, values), value in pairs):
        return None
    return {switch: values[value] for (switch, values), value in pairs}
