"""Validation of the messages of a page, whatever transport carries them.

A page can set a few traits of the widgets it shows, and nothing else. Valid values are copied
from plain JSON within the limits; anything else is refused with a reason, which never quotes it.
"""

import json
import math
from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, NoReturn, TypeGuard

from dokmus_widgets.validation.limits import MessageLimits

#: Values of synced traits, by name.
TraitValues = dict[str, Any]


class InvalidMessage(ValueError):
    """A message that a page may not send; the text is the reason and never quotes the message."""


def parse_message(text: object, limits: MessageLimits) -> Any:
    """Parse a JSON text; raise `InvalidMessage` if it is malformed or too long."""
    if not isinstance(text, str):
        raise InvalidMessage("not a text")
    if len(text) > limits.max_bytes:
        raise InvalidMessage("too long")
    if text.count("[") + text.count("{") > limits.max_brackets:  # each costs time to parse
        raise InvalidMessage("too many parts")
    try:
        return json.loads(text, parse_constant=_refuse_constant)
    except (ValueError, RecursionError):  # deep nesting is the latter
        raise InvalidMessage("not JSON") from None


def validate_update(
    model: object, state: object, writable: Callable[[str], Collection[str]], limits: MessageLimits
) -> list[TraitValues]:
    """Return the steps of a model's update, of one event each; raise `InvalidMessage`.

    The server can serve others between two steps. ``writable`` returns the names of the traits
    that the page may set in a model, none for models of other sessions.
    """
    if not isinstance(model, str) or not isinstance(state, dict):
        raise InvalidMessage("not an update")
    open_traits = writable(model)
    if not open_traits:
        raise InvalidMessage("a widget of another session, or without writable traits")
    if not state or not set(state) <= set(open_traits):
        raise InvalidMessage("a read-only trait")
    copier = _Copier(limits)
    return [
        {name: step} for name, value in state.items() for step in VALIDATORS[name](value, copier)
    ]


def is_encodable(value: object) -> TypeGuard[str]:
    """Return True for a text that UTF-8 can encode; lone UTF-16 surrogates are not."""
    if not isinstance(value, str):
        return False
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


class _Copier:
    """Copier of the plain values of one message, within its limits."""

    def __init__(self, limits: MessageLimits) -> None:
        self.limits = limits
        self._total_text = 0

    def copy(self, value: object, depth: int = 0) -> Any:
        if value is None or isinstance(value, bool):
            return value
        if isinstance(value, int | float):
            # Check the bound first: `isfinite` raises for integers too large for a float.
            if abs(value) > self.limits.max_integer or not math.isfinite(value):
                raise InvalidMessage("a number out of bounds")
            return value
        if isinstance(value, str):
            return self._text(value, self.limits.max_text_length)
        if depth == self.limits.max_depth:
            raise InvalidMessage("nested too deeply")
        if isinstance(value, list | dict) and len(value) > self.limits.max_entries:
            raise InvalidMessage("too many entries")
        if isinstance(value, list):
            return [self.copy(entry, depth + 1) for entry in value]
        if isinstance(value, dict):
            longest = self.limits.max_name_length
            return {self._text(key, longest): self.copy(value[key], depth + 1) for key in value}
        raise InvalidMessage("not a plain value")

    def _text(self, value: object, max_length: int) -> str:
        if not is_encodable(value):
            raise InvalidMessage("not a text")
        self._total_text += len(value)
        if len(value) > max_length or self._total_text > self.limits.max_total_text:
            raise InvalidMessage("a text that is too long")
        return value


def _events(value: object, copier: _Copier) -> list[TraitValues]:
    """Split the recent events of a board or a sheet into one step each."""
    recent = _fields(value, {"recent"})["recent"]
    if not isinstance(recent, list) or not recent:
        raise InvalidMessage("no events")
    if len(recent) > copier.limits.max_events:
        raise InvalidMessage("too many events")
    return [{"recent": [_event(event, copier)]} for event in recent]


def _event(event: object, copier: _Copier) -> TraitValues:
    if not isinstance(event, dict):
        raise InvalidMessage("not an event")
    copied: TraitValues = copier.copy(event)
    for name in ("press", "type", "space", "language"):
        text = copied.get(name, "")
        if not isinstance(text, str) or len(text) > copier.limits.max_name_length:
            raise InvalidMessage("an invalid name")
    return copied


def _browser_entry(value: object, copier: _Copier) -> list[TraitValues]:
    """Validate a text that the browser's own storage returned."""
    found = _fields(value, {"count", "text", "elsewhere"})
    if not isinstance(found["text"], str):
        raise InvalidMessage("not a text")
    return [copier.copy(found)]


def _fields(value: object, names: set[str]) -> Mapping[str, Any]:
    if not isinstance(value, dict) or set(value) != names:
        raise InvalidMessage("unexpected fields")
    return value


def _refuse_constant(_name: str) -> NoReturn:
    raise ValueError  # NaN and Infinity are not JSON


#: Validators of the traits that pages can set: each returns the steps of a value.
VALIDATORS: Final[Mapping[str, Callable[[object, _Copier], list[TraitValues]]]] = {
    "event": _events,
    "found": _browser_entry,
}
