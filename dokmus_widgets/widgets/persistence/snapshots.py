"""Snapshots of widgets as plain JSON, and documents to resume from.

A document holds the current snapshot (``now``), the last action by hand (``deed``), and the
difference to the snapshot before it (``was``). Repeating that action restores the answer on the
screen in any language; where it leads elsewhere, as in a later release, ``now`` counts.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any

from dokmus_widgets.core import IllegalAction
from dokmus_widgets.explain.answers import Answer
from dokmus_widgets.widgets.board.presses import Press

#: The errors that a widget raises for a damaged or foreign document.
DOCUMENT_FAULTS = (ValueError, KeyError, TypeError, IndexError, AttributeError, IllegalAction)

#: Characters of an action as JSON. No button needs more, but a page can send anything.
_MAX_ACTION_LENGTH = 2000


class Resumable:
    """The base of widgets that return a document of their state, and resume from one."""

    #: The current action by hand (a button's name and value), and the snapshot before it.
    _action: tuple[tuple[str, Any], dict[str, Any]] | None = None
    _answer: Answer

    _press: Callable[[str, Any], None]
    _control: Callable[[str], tuple[object, Press | None]]
    _show: Callable[[], None]
    _run_background: Callable[[], None]
    _snapshot: Callable[[], dict[str, Any]]
    #: Loads a snapshot; raises anything in ``DOCUMENT_FAULTS`` for a damaged one.
    _load: Callable[[Mapping[str, Any]], None]

    @property
    def _is_watched(self) -> bool:
        """Return whether anybody may ask for the document during an action."""
        return False

    def _restore(self, snapshot: Mapping[str, Any]) -> None:
        self._load(snapshot)
        self._show()
        self._run_background()

    def _is_repeatable(self, name: str) -> bool:
        """Return whether an action may be repeated: not one with effects elsewhere."""
        press = self._control(name)[1]
        return press is not None and press.again

    def by_hand(self, name: str, value: Any = None) -> None:
        """Perform a press of a button or a click on the board; an error changes nothing."""
        before, answer = self._snapshot(), self._answer
        if self._is_watched and self._is_repeatable(name):
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

        A hint, or a partly filled form, is lost.
        """
        try:
            if self._snapshot() != before:
                self._load(before)
            self._answer = answer
            self._show()
            self._run_background()
        except Exception as another:
            error.add_note(f"The state before this error could not be shown: {another!r}")

    def document(self) -> dict[str, Any]:
        """Return the state of the widget, and the action that led to it, as plain JSON."""
        now = self._snapshot()
        document: dict[str, Any] = {"now": now}
        action, was = self._action or (None, {})
        if action is not None and len(json.dumps(action)) <= _MAX_ACTION_LENGTH:
            document |= {"was": _difference(now, was), "deed": list(action)}
        return document

    def resume(self, document: Mapping[str, Any]) -> None:
        """Resume from a document; raise ``ValueError``, and change nothing, for a bad one."""
        before = self._snapshot()
        try:
            now = document["now"]
            if "deed" not in document or not self._repeats(document, before):
                self._restore(now)
        except DOCUMENT_FAULTS as error:
            self._restore(before)
            raise ValueError(f"this document cannot be resumed: {error!r}") from error

    def _repeats(self, document: Mapping[str, Any], before: Mapping[str, Any]) -> bool:
        """Repeat the last action on the snapshot before it; return whether it leads to ``now``.

        A widget that has followed every change, and so is at that snapshot, loads nothing.
        """
        now = document["now"]
        try:
            was = _plain(_apply_difference(now, document["was"]))
            if _plain(before) != was:
                self._load(was)
            name, value = document["deed"]
            if not self._is_repeatable(name):
                return False
            answer = self._answer
            self.by_hand(name, value)
        except DOCUMENT_FAULTS:
            return False
        # Without an answer it may not be shown.
        return self._answer is not answer and bool(_plain(self._snapshot()) == _plain(now))


def _plain(snapshot: Mapping[str, Any]) -> Any:
    return json.loads(json.dumps(snapshot))


def _difference(now: Mapping[str, Any], was: Mapping[str, Any]) -> dict[str, Any]:
    """Return the difference that turns ``now`` into ``was``.

    A changed list is stored without the beginning that it shares: histories are long.
    """
    difference: dict[str, Any] = {}
    for name, value in was.items():
        newer = now.get(name)
        if value == newer:
            continue
        if isinstance(value, dict) and isinstance(newer, dict):
            difference[name] = {"in": _difference(newer, value)}
        elif isinstance(value, list) and isinstance(newer, list):
            pairs = zip(value, newer, strict=False)
            shorter = min(len(value), len(newer))
            same = next((n for n, (one, other) in enumerate(pairs) if one != other), shorter)
            difference[name] = {"same": same, "then": value[same:]}
        else:
            difference[name] = {"is": value}
    return difference


def _apply_difference(now: Mapping[str, Any], difference: Mapping[str, Any]) -> dict[str, Any]:
    """Return ``was`` from ``now`` and a difference of :func:`_difference`."""
    was = dict(now)
    for name, change in difference.items():
        if "in" in change:
            was[name] = _apply_difference(now[name], change["in"])
        elif "same" in change:
            was[name] = [*now[name][: change["same"]], *change["then"]]
        else:
            was[name] = change["is"]
    return was
