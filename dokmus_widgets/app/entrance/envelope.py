"""What BokehJS and ipywidgets wrap around the words of a page, taken off with care.

Three JSON texts come on the socket for each message: a header, metadata and the content. In the
content of a patch lie events, in each event a message for a Jupyter kernel, and in that what a page
tells a widget. There is no kernel here: nothing but the kinds below is let through.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from dokmus_widgets.guard.judge import Refused, is_text, parsed
from dokmus_widgets.guard.limits import MessageLimits

PULL: Final = "PULL-DOC-REQ"
PATCH: Final = "PATCH-DOC"
#: What ipywidgets says to a kernel: the first is answered, the second is for information.
ASKS_KERNEL: Final = "kernel_info_request"
OPENED: Final = "comm_open"
TOLD: Final = "comm_msg"

_HEADER_BYTES: Final = 256
_MOST_EVENTS: Final = 16
_KERNEL_CHANNEL: Final = "ipywidgets_bokeh"


class Letter(NamedTuple):
    """A whole message: its kind, its id, and the text of its content."""

    kind: str
    number: str
    content: str


class Said(NamedTuple):
    """What ipywidgets says: its kind, its id and that of who says it, the model and what for it."""

    kind: str
    number: str
    speaker: str
    model: object = None
    data: object = None


class Letters:
    """Puts the frames of a socket together; raises `Refused` for what is not part of a letter."""

    def __init__(self, limits: MessageLimits) -> None:
        self._limits = limits
        self._frames: list[str] = []

    def take(self, frame: str | bytes) -> Letter | None:
        """Take the next frame; the letter that it completes."""
        frames, self._frames = self._frames, []
        if not isinstance(frame, str):
            raise Refused("a frame of bytes")
        if len(frames) < 2 and len(frame) > _HEADER_BYTES:
            raise Refused("too long a header")
        frames.append(frame)
        if len(frames) < 3:
            self._frames = frames
            return None
        header = parsed(frames[0], self._limits)
        if not isinstance(header, dict) or set(header) != {"msgid", "msgtype"}:
            raise Refused("not a header")
        kind, number = header["msgtype"], header["msgid"]
        if kind not in (PULL, PATCH) or not is_text(number):
            raise Refused("a message of a kind that pages do not send")
        return Letter(kind, number, frames[2])


def said_in(content: str, limits: MessageLimits) -> list[Said]:
    """What ipywidgets says in the content of a patch; raises `Refused` for anything else."""
    patch = parsed(content, limits)
    events = patch.get("events") if isinstance(patch, dict) else None
    if not isinstance(events, list) or not 0 < len(events) <= _MOST_EVENTS:
        raise Refused("a patch that is none")
    opened = [_opened(event, limits) for event in events]
    return [said for said in opened if said is not None]


def _opened(event: Any, limits: MessageLimits) -> Said | None:
    """What an event of a patch says; None for the one by which BokehJS says that it is ready."""
    if not isinstance(event, dict) or event.get("kind") != "MessageSent":
        raise Refused("a change of the document")
    kind, data = event.get("msg_type"), event.get("msg_data")
    if kind == _KERNEL_CHANNEL:
        return _said(parsed(data, limits))
    if kind == "bokeh_event" and isinstance(data, dict) and data.get("name") == "document_ready":
        return None
    raise Refused("an event that pages do not send")


def _said(message: Any) -> Said:
    header = message.get("header") if isinstance(message, dict) else None
    if not isinstance(header, dict) or message.get("channel") != "shell":
        raise Refused("not a message of ipywidgets")
    kind, number, speaker = (header.get(name) for name in ("msg_type", "msg_id", "session"))
    if not is_text(number) or not is_text(speaker):
        raise Refused("a message without an id")
    if max(len(number), len(speaker)) > _HEADER_BYTES or message.get("buffers"):
        raise Refused("a message with more than pages send")
    content = message.get("content")
    if kind == ASKS_KERNEL:
        return Said(ASKS_KERNEL, number, speaker)
    if kind not in (OPENED, TOLD) or not isinstance(content, dict):
        raise Refused("a message for a kernel")
    return Said(kind, number, speaker, content.get("comm_id"), content.get("data"))


def state_in(data: object) -> object:
    """What an update sets; raises `Refused` where it is no update, or brings buffers."""
    if not isinstance(data, dict) or data.get("method") != "update" or data.get("buffer_paths"):
        raise Refused("not an update")
    return data.get("state")
