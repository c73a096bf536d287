"""How a widget stands, as plain JSON, and how it goes on from there: the same for every page.

A document holds how the widget stands ``now``, and the last thing done by hand (``deed``) with how
it stood before (``was``, only what differs). Doing that once more gives the answer on the screen
again, in any language; where it leads elsewhere by now, as in a later release, ``now`` counts.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from dokmus_widgets.core import IllegalAction
from dokmus_widgets.widgets.board.presses import Presses

#: What a widget of ours raises on a document that is damaged or of another kind.
_FAULTS = (ValueError, KeyError, TypeError, IndexError, AttributeError, IllegalAction)

#: Characters of a deed as JSON. No button has more to say, but a page can send what it likes.
_LONGEST_DEED = 2000

#: The name and the value of what was pressed; a click on the board is named ``click``.
Deed = tuple[str, Any]


class Resumable:
    """A widget that says how it stands, and goes on from there. What is made of it says more."""

    #: What was done by hand, and how it stood before, while it is being done.
    _deed: tuple[Deed, dict[str, Any]] | None = None
    _watchers: Sequence[object]
    #: While it changes by something that comes from elsewhere, and is kept there.
    is_arriving = False
    #: While it changes, and nobody has done anything.
    goes_on_by_itself = False

    #: What its buttons do, and what does it; what it does not offer is ignored.
    presses: ClassVar[Presses]
    _press: Callable[[str, Any], None]
    #: How it stands, as plain JSON.
    stand: Callable[[], dict[str, Any]]
    #: Stands so, and shows it; for a damaged document anything in ``_FAULTS``.
    stand_as: Callable[[Mapping[str, Any]], None]

    def _can_be_done_again(self, name: str) -> bool:
        """Whether a deed may be done once more: not what changes something elsewhere."""
        return name in self.presses and self.presses[name].again

    def by_hand(self, name: str, value: Any = None) -> None:
        """Do what was pressed on the screen, or clicked on the board."""
        if self._watchers and self._can_be_done_again(name):
            self._deed = (name, value), self.stand()
        try:
            self._press(name, value)
        finally:
            self._deed = None

    def document(self) -> dict[str, Any]:
        """How it stands, and how it came to that."""
        now = self.stand()
        document: dict[str, Any] = {"now": now}
        deed, was = self._deed or (None, {})
        if deed is not None and len(json.dumps(deed)) <= _LONGEST_DEED:
            document |= {"was": _older(now, was), "deed": list(deed)}
        return document

    def resume(self, document: Mapping[str, Any]) -> None:
        """Go on from such a document; ``ValueError``, and all stays, where that cannot be."""
        before = self.stand()
        try:
            now = document["now"]
            if "deed" not in document or not self._came_to(document):
                self.stand_as(now)
        except _FAULTS as error:
            self.stand_as(before)
            raise ValueError(f"this cannot be gone on with: {error!r}") from error

    def _came_to(self, document: Mapping[str, Any]) -> bool:
        """Do the last thing once more, from how it stood before; whether that leads to now."""
        now = document["now"]
        try:
            self.stand_as(_newer(now, document["was"]))
            name, value = document["deed"]
            if not self._can_be_done_again(name):
                return False
            self.by_hand(name, value)
        except _FAULTS:
            return False
        return bool(_plain(self.stand()) == _plain(now))


def _plain(stand: Mapping[str, Any]) -> Any:
    """As it comes back from JSON."""
    return json.loads(json.dumps(stand))


def _older(now: Mapping[str, Any], was: Mapping[str, Any]) -> dict[str, Any]:
    """What has to be put into ``now`` to have ``was``; of a list only what follows the same part,
    for histories are long."""
    differing: dict[str, Any] = {}
    for name, value in was.items():
        there = now.get(name)
        if value == there:
            continue
        if isinstance(value, dict) and isinstance(there, dict):
            differing[name] = {"in": _older(there, value)}
        elif isinstance(value, list) and isinstance(there, list):
            pairs = zip(value, there, strict=False)
            shorter = min(len(value), len(there))
            same = next((n for n, (one, other) in enumerate(pairs) if one != other), shorter)
            differing[name] = {"same": same, "then": value[same:]}
        else:
            differing[name] = {"is": value}
    return differing


def _newer(now: Mapping[str, Any], differing: Mapping[str, Any]) -> dict[str, Any]:
    """What :func:`_older` was told: ``now`` with what differs put into it."""
    was = dict(now)
    for name, change in differing.items():
        if "in" in change:
            was[name] = _newer(now[name], change["in"])
        elif "same" in change:
            was[name] = [*now[name][: change["same"]], *change["then"]]
        else:
            was[name] = change["is"]
    return was
