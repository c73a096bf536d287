"""Fault collection for course documents, by path as for positions."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, TypeVar

from dokmus_widgets.cases.entries import is_valid_id
from dokmus_widgets.core import IllegalAction
from dokmus_widgets.core.faults import Fault, Faults, quote

_MAX_ENTRIES: Final = 5000

_Value = TypeVar("_Value")


class DocumentFaults(Faults):
    """:class:`Faults` for documents with other fields than a position."""

    def document(
        self, value: Any, format: str, version: int, keys: Collection[str]
    ) -> Mapping[str, Any] | None:
        """Check format, version and keys of a document; None after noting a fault."""
        found = self.fields(value, "", ("format", "version", *keys))
        if found is None or (found["format"], found["version"]) == (format, version):
            return found
        given = f"{quote(found['format'])}, version {quote(found['version'])}"
        wanted = f"{format}, version {version}"
        self[:] = [Fault("format", f"{given} cannot be read here, only {wanted}")]
        return None

    def fields(self, value: Any, path: str, keys: Collection[str]) -> Mapping[str, Any] | None:
        """Check that a value is an object with exactly these keys; None after noting a fault."""
        given = value if isinstance(value, Mapping) else {}
        found = self.record(value, path, keys, optional=given)
        prefix = f"{path}." if path else ""
        for key in self.first(key for key in given if key not in keys):
            self.note(prefix + quote(key), "is not known")
        return found if found is not None and all(key in given for key in keys) else None

    def entries(
        self, value: Any, path: str, reader: "Callable[[Any, str, DocumentFaults], _Value]"
    ) -> dict[str, _Value]:
        """Parse the entry of each valid id in an object; ``reader`` gets its path."""
        found = self.record(value, path, (), optional=value if isinstance(value, Mapping) else ())
        if found is None:
            return {}
        if len(found) > _MAX_ENTRIES:
            self.note(path, f"has {len(found)} entries, more than {_MAX_ENTRIES}")
            return {}
        valid = {key: entry for key, entry in found.items() if is_valid_id(key)}
        for key in self.first(key for key in found if key not in valid):
            self.note(f"{path}.{quote(key)}", "is not an id of small letters, digits and hyphens")
        return {key: reader(entry, f"{path}.{key}", self) for key, entry in valid.items()}

    def truth(self, value: Any, path: str) -> bool:
        """Parse a boolean; False after noting a fault."""
        if not isinstance(value, bool):
            self.note(path, f"{quote(value)} is neither true nor false")
        return value is True

    def read(self, path: str, reader: Callable[[], _Value]) -> _Value | None:
        """Call ``reader``; None after noting the error it raised."""
        try:
            return reader()
        except (ValueError, IllegalAction) as error:
            self.note(path, str(error))
            return None
