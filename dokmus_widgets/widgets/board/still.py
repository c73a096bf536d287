"""The picture of a widget for whoever has no kernel: in HTML with its words, and as text."""

from collections.abc import Iterable, Mapping
from html import escape
from typing import Any, Final

from IPython.display import SVG

from dokmus_widgets.drawing.pictures.picture import Picture

#: The sections of a sheet that ask or answer, and the fields with their words.
_SAID: Final = {
    "heading": ("text", "note"),
    "rule_case": ("ask",),
    "prompt": ("text",),
    "answer": ("text",),
}
#: The class of a picture that stands for a widget.
STILL: Final = "dokmus-still"


def said(sections: Iterable[Mapping[str, Any]], answer: str = "") -> list[str]:
    """Return what the sections of a sheet ask and answer, and the last answer, each once."""
    return [*dict.fromkeys([*_said(sections), *([answer] if answer else [])])]


def _said(sections: Iterable[Mapping[str, Any]]) -> Iterable[str]:
    for section in sections:
        if section["kind"] == "slot":
            yield from _said(section["parts"])
        else:
            fields = _SAID.get(section["kind"], ())
            words = " · ".join(section[field] for field in fields if section[field])
            yield from [words] if words else []


def still(
    picture: Picture, board: str, words: Iterable[str] = (), kind: str = STILL
) -> dict[str, str]:
    """Return the output of a cell that shows a picture without a kernel, trusted or not.

    ``board``: the board as text; ``words``: what the sheet asks and answers; ``kind``: a class;
    ``STILL`` is hidden while the widget in the next output lives (``page/themes.css``).
    """
    words = [*words]
    told = "".join(f"<p>{escape(one)}</p>" for one in words)
    return {
        "text/html": f'<div class="{kind}">{picture.html()}{told}</div>',
        "text/plain": "\n".join([board, *words]),
    }


class StillPicture(SVG):
    """A picture that a notebook shows even where it does not trust SVG."""

    def __init__(self, picture: Picture, board: str) -> None:
        super().__init__(picture.svg())  # type: ignore[no-untyped-call]
        self._output = still(picture, board, kind="dokmus-picture")

    #: Not twice: in HTML it is seen everywhere, and an export to PDF with SVG needs Inkscape.
    _repr_svg_ = None  # type: ignore[assignment]

    def _repr_mimebundle_(self, **_options: Any) -> dict[str, str]:
        return self._output

    def __repr__(self) -> str:
        return self._output["text/plain"]
