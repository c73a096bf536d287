"""Serialization of an edited position and its history."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from dokmus_widgets.core import State
from dokmus_widgets.explore.editor.draft import Draft
from dokmus_widgets.explore.editor.editor import MOST_BACK, Editor


def editing_document(editing: Editor) -> dict[str, Any]:
    """Serialize every draft: the first in full, each other as the difference to the one before."""
    drafts, at = editing.line
    documents = [draft.document for draft in drafts]
    return {
        "first": documents[0],
        "drafts": [
            {name: value for name, value in now.items() if before.get(name) != value}
            for before, now in pairwise(documents)
        ],
        "at": at,
        "position": editing.position.to_dict(),
        "names": list(editing.typed),
    }


def read_editing(document: Mapping[str, Any]) -> Editor:
    """Parse a document; raise ``ValueError`` for invalid pieces."""
    editing = Editor(State.from_dict(document["position"]), document["names"])
    if len(document["drafts"]) > MOST_BACK:
        raise ValueError(f"a history has at most {MOST_BACK} changes")
    written = [document["first"]]
    for differing in document["drafts"]:
        written.append({**written[-1], **differing})
    editing.take_up([*map(Draft.read, written)], int(document["at"]))
    return editing
