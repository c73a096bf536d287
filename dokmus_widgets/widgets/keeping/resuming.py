"""Snapshots of widgets as plain JSON, and how a widget resumes from one.

A document holds the snapshot ``now``, and the last action by hand (``deed``) with the snapshot
before it (``was``, only what differs). Repeating that action gives the answer on the screen again,
in any language; where it leads elsewhere by now, as in a later release, ``now`` counts.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dokmus_widgets.core import IllegalAction
from dokmus_widgets.explain.answers import Answer
from dokmus_widgets.widgets.board.presses import Press

#: The errors that a widget raises for a damaged or foreign document.
_FAULTS = (ValueError, KeyError, TypeError, IndexError, AttributeError, IllegalAction)

#: Characters of an action as JSON. No button has more to say, but a page can send what it likes.
_LONGEST_ACTION = 2000


class Resumable:
    """A widget that gives a document of itself, and resumes from one."""

    #: The action by hand that is being performed, as a button's name and value, and the snapshot
    #: before it.
    _action: tuple[tuple[str, Any], dict[str, Any]] | None = None
    _answer: Answer
    _watchers: Sequence[object]

    _press: Callable[[str, Any], None]
    _control: Callable[[str], tuple[object, Press | None]]
    _show: Callable[[], None]
    _drive: Callable[[], None]
    #: Returns its state as plain JSON.
    _snapshot: Callable[[], dict[str, Any]]
    #: Takes over a snapshot; for a damaged one it raises anything in ``_FAULTS``.
    _load: Callable[[Mapping[str, Any]], None]

    def _restore(self, snapshot: Mapping[str, Any]) -> None:
        """Take over the state of a snapshot, and show it."""
        self._load(snapshot)
        self._show()
        self._drive()

    def _is_repeatable(self, name: str) -> bool:
        """Return whether an action may be performed once more: not one with effects elsewhere."""
        press = self._control(name)[1]
        return press is not None and press.again

    def by_hand(self, name: str, value: Any = None) -> None:
        """Do what was pressed on the screen, or clicked on the board; an error changes nothing."""
        before, answer = self._snapshot(), self._answer
        if self._watchers and self._is_repeatable(name):
            self._action = (name, value), before
        try:
            self._press(name, value)
        except Exception as error:
            self._roll_back(before, answer, error)
            raise
        finally:
            self._action = None

    def _roll_back(self, before: Mapping[str, Any], answer: Answer, error: Exception) -> None:
        """Restore the snapshot and the answer before an action that failed.

        A hint, or a form that was half filled in, is lost.
        """
        try:
            if self._snapshot() != before:
                self._load(before)
            self._answer = answer
            self._show()
            self._drive()
        except Exception as another:
            error.add_note(f"The state before this error could not be shown: {another!r}")

    def document(self) -> dict[str, Any]:
        """Return the state of the widget, and the action that led to it, as plain JSON."""
        now = self._snapshot()
        document: dict[str, Any] = {"now": now}
        action, was = self._action or (None, {})
        if action is not None and len(json.dumps(action)) <= _LONGEST_ACTION:
            document |= {"was": _older(now, was), "deed": list(action)}
        return document

    def resume(self, document: Mapping[str, Any]) -> None:
        """Go on from such a document; raise ``ValueError``, and change nothing, for a bad one."""
        before = self._snapshot()
        try:
            now = document["now"]
            if "deed" not in document or not self._came_to(document):
                self._restore(now)
        except _FAULTS as error:
            self._restore(before)
            raise ValueError(f"this document cannot be resumed: {error!r}") from error

    def _came_to(self, document: Mapping[str, Any]) -> bool:
        """Repeat the last action on the snapshot before it; return whether it leads to now."""
        now = document["now"]
        try:
            self._restore(_newer(now, document["was"]))
            name, value = document["deed"]
            if not self._is_repeatable(name):
                return False
            self.by_hand(name, value)
        except _FAULTS:
            return False
        return bool(_plain(self._snapshot()) == _plain(now))


def _plain(snapshot: Mapping[str, Any]) -> Any:
    """Return a snapshot as it comes back from JSON."""
    return json.loads(json.dumps(snapshot))


def _older(now: Mapping[str, Any], was: Mapping[str, Any]) -> dict[str, Any]:
    """Return the difference that turns ``now`` into ``was``.

    Of a list it holds only what follows the common beginning, for histories are long.
    """
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
    """Apply a difference of :func:`_older` to ``now``."""
    was = dict(now)
    for name, change in differing.items():
        if "in" in change:
            was[name] = _newer(now[name], change["in"])
        elif "same" in change:
            was[name] = [*now[name][: change["same"]], *change["then"]]
        else:
            was[name] = change["is"]
    return was
