"""Pictures of a board as files to download."""

from base64 import b64encode

from dokmus_widgets.drawing.pictures.picture import draw_png
from dokmus_widgets.explain import say
from dokmus_widgets.widgets.board.prepared import NotPrepared, Prepared
from dokmus_widgets.widgets.board.widget import BoardWidget
from dokmus_widgets.widgets.sections.basic import Button, File, Files

_NAME = "dokmus"


def files_button() -> Button:
    return Button("show_files", say("picture-do"))


def picture_files(board: BoardWidget, prepared: Prepared) -> Files:
    """Return the picture of a board as SVG, and as PNG where a renderer is installed."""
    picture = board._exported()
    svg, hint = picture.svg().encode("utf-8"), say("picture-svg-hint")
    files = [file_of("svg", "image/svg+xml", svg, say("picture-svg"), hint)]
    try:
        png = prepared.find(draw_png, picture)
        note = "" if png else say("picture-no-png")
    except NotPrepared as reason:
        png, note = None, str(reason)
    if png:
        files.append(file_of("png", "image/png", png, say("picture-png"), say("picture-png-hint")))
    return Files(say("picture-files"), files, note)


def file_of(suffix: str, media_type: str, data: bytes, text: str, hint: str) -> File:
    return File(f"{_NAME}.{suffix}", media_type, b64encode(data).decode("ascii"), text, hint)
