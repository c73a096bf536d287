"""What a page tells its widget: events, none lost and none heard twice."""

from __future__ import annotations

from typing import Any

from dokmus_widgets.core.actions import is_whole


class Inbox:
    """Takes the newest events out of the synced trait that carries the last few of them.

    A host sends only the latest value of a trait while Python is busy. So each message repeats the
    events before it, numbered, and what was heard already is passed over. Anything that is not a
    list of numbered events is ignored.
    """

    def __init__(self) -> None:
        #: The number of the last event that was heard; pages number on from it.
        self.heard = 0

    def fresh(self, message: object) -> list[dict[str, Any]]:
        """The events of a message that have not been heard yet, oldest first."""
        recent = message.get("recent") if isinstance(message, dict) else None
        events = []
        for event in recent if isinstance(recent, list) else []:
            count = event.get("count") if isinstance(event, dict) else None
            if is_whole(count) and count > self.heard:
                self.heard = count
                events.append(event)
        return events
