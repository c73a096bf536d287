"""The picture of a board as files to keep, on the sheet beside it."""

from __future__ import annotations

from base64 import b64encode

from dokmus_widgets.drawing.png import PngUnavailable
from dokmus_widgets.explain import say
from dokmus_widgets.widgets.board.widget import BoardWidget
from dokmus_widgets.widgets.sections.basic import Button, File, Files

_NAME = "dokmus"


def files_button() -> Button:
    """The button that offers the files."""
    return Button("show_files", say("picture-do"))


def picture_files(board: BoardWidget) -> Files:
    """The picture as it is shown: SVG, and PNG where it can be drawn."""
    drawn, note = board.to_take_along(), ""
    svg, hint = drawn.svg().encode("utf-8"), say("picture-svg-hint")
    files = [file_of("svg", "image/svg+xml", svg, say("picture-svg"), hint)]
    try:
        png, hint = drawn.png(), say("picture-png-hint")
        files.append(file_of("png", "image/png", png, say("picture-png"), hint))
    except PngUnavailable as missing:
        note = str(missing)
    return Files(say("picture-files"), files, note)


def file_of(suffix: str, media_type: str, data: bytes, text: str, hint: str) -> File:
    """Some data as a file of that ending, with the text of its button."""
    written = b64encode(data).decode("ascii")
    return File(f"{_NAME}.{suffix}", media_type, written, text, hint)
