"""Pictures of a board as files to download."""

from base64 import b64encode

from dokmus_widgets.drawing.png import PngUnavailable
from dokmus_widgets.explain import say
from dokmus_widgets.widgets.board.widget import BoardWidget
from dokmus_widgets.widgets.sections.basic import Button, File, Files

_NAME = "dokmus"


def files_button() -> Button:
    return Button("show_files", say("picture-do"))


def picture_files(board: BoardWidget) -> Files:
    """Return the picture of a board as SVG, and as PNG where a renderer is installed."""
    picture, note = board._exported(), ""
    svg, hint = picture.svg().encode("utf-8"), say("picture-svg-hint")
    files = [file_of("svg", "image/svg+xml", svg, say("picture-svg"), hint)]
    try:
        png, hint = picture.png(), say("picture-png-hint")
        files.append(file_of("png", "image/png", png, say("picture-png"), hint))
    except PngUnavailable as missing:
        note = str(missing)
    return Files(say("picture-files"), files, note)


def file_of(suffix: str, media_type: str, data: bytes, text: str, hint: str) -> File:
    return File(f"{_NAME}.{suffix}", media_type, b64encode(data).decode("ascii"), text, hint)
