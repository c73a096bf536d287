"""The reading of the rules in position codes, in each version of the format.

A new switch, or a new value of one, needs no new version if it is added at the end of
:data:`SWITCHES` and the former reading is its first value: first values at the end of the list
are not written, so that earlier codes stay readable.
"""

from typing import Any

from dokmus_widgets.core.notation.digits import Packer, Unpacker
from dokmus_widgets.core.rules import SWITCHES, Rules

# Parts of the format, which never change.
_VERSION_1_SWITCHES = 6  # the number of switches, with two values each
_MAX_SWITCHES, _MAX_VALUES = 64, 8


def put_rules(pack: Packer, rules: Rules, version: int) -> None:
    """Pack a reading; ``ValueError`` if the version cannot express it."""
    told = [SWITCHES[switch].index(value) for switch, value in rules.to_dict().items()]
    while told and not told[-1]:
        told.pop()
    if version == 1:
        if len(told) > _VERSION_1_SWITCHES:
            raise ValueError("a reading that version 1 does not know")
        for value in [*told, *[0] * (_VERSION_1_SWITCHES - len(told))]:
            pack.put(value, 2)
        return
    pack.put(len(told), _MAX_SWITCHES)
    for value in told:
        pack.put(value, _MAX_VALUES)


def take_rules(unpack: Unpacker, version: int) -> dict[str, Any] | None:
    """Return all switches of a packed reading, or None if one belongs to a later version."""
    radix = 2 if version == 1 else _MAX_VALUES
    count = _VERSION_1_SWITCHES if version == 1 else unpack.take(_MAX_SWITCHES)
    told = [unpack.take(radix) for _ in range(count)]
    if count > len(SWITCHES):
        return None
    told += [0] * (len(SWITCHES) - count)
    pairs = list(zip(SWITCHES.items(), told, strict=True))
    if any(value >= len(values) for (_, values), value in pairs):
        return None
    return {switch: values[value] for (switch, values), value in pairs}
