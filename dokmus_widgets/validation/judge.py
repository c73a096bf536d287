"""The judge of what a page tells its widgets, whatever carries it.

A page can set a few traits of the widgets it shows, and nothing else. What it says is made anew
from plain values within the limits; the rest is refused with a reason, which never quotes it.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, NoReturn, TypeGuard

from dokmus_widgets.validation.limits import MessageLimits

#: A synced value, or several of them, by the name of the trait.
State = dict[str, Any]


class Refused(ValueError):
    """Something that a page may not say; the text is the reason, in words of ours only."""


def parsed(text: object, limits: MessageLimits) -> Any:
    """The value of a JSON text; raises `Refused` for anything that is none, or is too long."""
    if not isinstance(text, str):
        raise Refused("not a text")
    if len(text) > limits.frame:
        raise Refused("too long")
    if text.count("[") + text.count("{") > limits.brackets:  # each takes time to be made
        raise Refused("too many parts")
    try:
        return json.loads(text, parse_constant=_refuse_constant)
    except (ValueError, RecursionError):  # deep nesting is the latter
        raise Refused("not JSON") from None


def updates(
    model: object,
    state: object,
    writable: Callable[[str], Collection[str]],
    limits: MessageLimits,
) -> list[State]:
    """What a page may set in a model, one step after the other; raises `Refused`.

    ``writable``: the traits that a page can set in the model of this name, none where there is no
    such model in its session. Each step has the work of one event at most, so that others can be
    served in between.
    """
    if not isinstance(model, str) or not isinstance(state, dict):
        raise Refused("not an update")
    open_traits = writable(model)
    if not open_traits:
        raise Refused("a widget that is not of this session, or hears nothing")
    if not state or not set(state) <= set(open_traits):
        raise Refused("a trait that a page does not set")
    measure = _Measure(limits)
    return [{name: step} for name, value in state.items() for step in SAID[name](value, measure)]


def is_text(value: object) -> TypeGuard[str]:
    """Whether it is a text that can be written down: half a character of UTF-16 cannot."""
    if not isinstance(value, str):
        return False
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


class _Measure:
    """Makes values anew, as long as a message keeps within its limits."""

    def __init__(self, limits: MessageLimits) -> None:
        self.limits = limits
        self._texts = 0

    def plain(self, value: object, depth: int = 0) -> Any:
        """A value of an event; raises `Refused` where it is too much."""
        if value is None or isinstance(value, bool):
            return value
        if isinstance(value, int | float):
            # The bound first: a whole number too large for a float cannot be asked if it is finite.
            if abs(value) > self.limits.whole or not math.isfinite(value):
                raise Refused("a number out of bounds")
            return value
        if isinstance(value, str):
            return self.text(value, self.limits.text)
        if depth == self.limits.depth:
            raise Refused("nested too deeply")
        if isinstance(value, list | dict) and len(value) > self.limits.entries:
            raise Refused("too many entries")
        if isinstance(value, list):
            return [self.plain(entry, depth + 1) for entry in value]
        if isinstance(value, dict):
            return {self.name(key): self.plain(value[key], depth + 1) for key in value}
        raise Refused("not a plain value")

    def text(self, value: object, most: int) -> str:
        """A text of so many characters at most."""
        if not is_text(value):
            raise Refused("not a text")
        self._texts += len(value)
        if len(value) > most or self._texts > self.limits.texts:
            raise Refused("a text that is too long")
        return value

    def name(self, value: object) -> str:
        """The name of a field."""
        return self.text(value, self.limits.name)


def _events(value: object, measure: _Measure) -> list[State]:
    """The last few events of a board or a sheet, each by itself."""
    recent = _fields(value, {"recent"})["recent"]
    if not isinstance(recent, list) or not recent:
        raise Refused("no events")
    if len(recent) > measure.limits.events:
        raise Refused("too many events")
    return [{"recent": [_event(event, measure)]} for event in recent]


def _event(event: object, measure: _Measure) -> State:
    if not isinstance(event, dict):
        raise Refused("not an event")
    made: State = measure.plain(event)
    most = measure.limits.name
    for name in ("press", "type", "space", "language"):
        if not isinstance(made.get(name, ""), str) or len(made.get(name, "")) > most:
            raise Refused("a name that is none")
    return made


def _kept(value: object, measure: _Measure) -> list[State]:
    """What a browser has kept."""
    found = _fields(value, {"count", "text", "elsewhere"})
    if not isinstance(found["text"], str):
        raise Refused("not a text")
    return [measure.plain(found)]


def _fields(value: object, names: set[str]) -> Mapping[str, Any]:
    if not isinstance(value, dict) or set(value) != names:
        raise Refused("not the fields that are wanted")
    return value


def _refuse_constant(_name: str) -> NoReturn:
    raise ValueError  # NaN and Infinity are not JSON


#: What pages say, by the trait that carries it: the shape it has, made into steps.
SAID: Final[Mapping[str, Callable[[object, _Measure], list[State]]]] = {
    "event": _events,
    "found": _kept,
}
