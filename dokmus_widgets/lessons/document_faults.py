"""Faults of the course's own documents, collected by path as those of positions are."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from dokmus_widgets.cases.entries import is_id
from dokmus_widgets.core.faults import MOST_LISTED, Faults, quote

#: More entries than this no course has.
_MOST_ENTRIES: Final = 500


class DocumentFaults(Faults):
    """As :class:`Faults`, for documents with other fields than a position has."""

    def fields(self, value: Any, path: str, keys: Collection[str]) -> Mapping[str, Any] | None:
        """An object with just these keys; None after noting that it is none, or lacks some."""
        given = value if isinstance(value, Mapping) else {}
        found = self.record(value, path, keys, optional=given)
        prefix = f"{path}." if path else ""
        for key in self.first(key for key in given if key not in keys):
            self.note(prefix + quote(key), "is not known")
        return found if found is not None and all(key in given for key in keys) else None

    def entries(self, value: Any, path: str) -> Mapping[str, Any]:
        """An object with an entry for each of some ids; those that are sound."""
        found = self.record(value, path, (), optional=value if isinstance(value, Mapping) else ())
        if found is None:
            return {}
        if len(found) > _MOST_ENTRIES:
            self.note(path, f"has {len(found)} entries, more than {_MOST_ENTRIES}")
            return {}
        sound = {key: entry for key, entry in found.items() if is_id(key)}
        for key in self.first(key for key in found if key not in sound):
            self.note(f"{path}.{quote(key)}", "is not an id of small letters, digits and hyphens")
        return sound

    def listing_of_all(self) -> str:
        """Every fault in a line of its own, as many as are listed."""
        return "\n".join(f"- {fault}" for fault in self[:MOST_LISTED])
