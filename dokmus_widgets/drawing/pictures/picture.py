"""Pictures of positions as SVG and PNG, with text alternatives."""

from collections.abc import Sequence
from html import escape
from os import PathLike
from pathlib import Path
from typing import Final, NamedTuple

from dokmus_widgets.core import State, is_whole, space_name
from dokmus_widgets.core.notation import Mark as NotedMark, MarkKind
from dokmus_widgets.core.text_board import board_rows
from dokmus_widgets.drawing import Mark, Scene, Tint, Trail, picture
from dokmus_widgets.drawing.palette import Theme
from dokmus_widgets.drawing.pictures.compact_svg import compact
from dokmus_widgets.drawing.pictures.scene import scene_of
from dokmus_widgets.drawing.png import NARROWEST, WIDEST, PngUnavailable, png
from dokmus_widgets.explain import listed, say, seat_names, sentences, space_on

USUAL_WIDTH = 1200

#: What an address escapes; few characters, so that a saved notebook stays small.
_ESCAPES: Final = str.maketrans(
    {"%": "%25", "#": "%23", "<": "%3C", ">": "%3E", '"': "'", "\n": " "}
)
#: Gives an ``<img>`` the colours of its page. JupyterLab and its exports set this variable in their
#: themes; other pages declare a scheme or leave it to the reader. Without CSS ``if()`` it is light.
_STYLE: Final = (
    "max-width:100%;height:auto;color-scheme:light;color-scheme:if("
    "style(--jp-shadow-base-lightness:0):light;style(--jp-shadow-base-lightness:32):dark;"
    "else:inherit)"
)
_LEFT_OUT = "-"
_DRAWN_KINDS = {MarkKind.RING: "witness", MarkKind.CROSS: "obstacle"}


class Picture(NamedTuple):
    """A scene with its text alternative: a short ``title`` and the full ``description``.

    ``width``: in pixels; ``theme``: its colours.
    """

    scene: Scene
    title: str
    description: str
    width: int | None = None
    theme: Theme = "auto"

    @property
    def alt(self) -> str:
        description = self.description.partition("\n")[0]
        return f"{self.title}. {description}"

    def svg(self, theme: Theme | None = None) -> str:
        return picture(
            self.scene,
            theme=theme or self.theme,
            title=self.title,
            description=self.description,
            size=self.width,
        )

    def png(self, width: int | None = None, theme: Theme = "light") -> bytes:
        """Return a PNG; ``PngUnavailable``, with what to install, if the library is missing."""
        width = (self.width or USUAL_WIDTH) if width is None else width
        check_width(width)
        try:
            return png(self.svg(theme), width, self.title, self.description)
        except PngUnavailable:
            raise PngUnavailable(say("picture-no-png")) from None

    def html(self) -> str:
        """Return an image with its text alternative, for a page of any colours and any trust."""
        source = escape(compact(self.svg()).translate(_ESCAPES), quote=False)
        address = f"data:image/svg+xml,{source}"
        return f'<img alt="{escape(self.alt)}" style="{_STYLE}" src="{address}">'

    def save(self, file: str | PathLike[str]) -> None:
        """Write a .svg or .png file; ``ValueError`` for another ending."""
        path = Path(file)
        kind = path.suffix.lower()
        if kind not in (".svg", ".png"):
            raise ValueError(say("picture-file", file=path.name[:40] or str(path)[:40]))
        path.write_bytes(self.png() if kind == ".png" else f"{self.svg()}\n".encode())

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        return {"text/html": self.html(), "image/svg+xml": self.svg()}

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        return f"<Picture: {self.alt}>"


def check_width(width: object) -> None:
    if not is_whole(width) or not NARROWEST <= width <= WIDEST:
        raise ValueError(say("picture-width", least=NARROWEST, most=WIDEST, width=str(width)[:40]))


def draw_png(drawn: Picture, width: int = USUAL_WIDTH) -> bytes | None:
    """Return a PNG, or None if the library is missing."""
    try:
        return drawn.png(width)
    except PngUnavailable:
        return None


def picture_of(
    state: State,
    marks: Sequence[Mark] = (),
    trails: Sequence[Trail] = (),
    tints: Sequence[Tint] = (),
    names: Sequence[str] = (),
) -> Picture:
    """Return the picture of a position with these overlays."""
    base = scene_picture(scene_of(state, marks, trails, tints), state, names)
    marked = [(mark.row, mark.column) for mark in marks] + [trail.spaces[-1] for trail in trails]
    if not marked:
        return base
    description = say("picture-marked", spaces=listed([*map(space_name, dict.fromkeys(marked))]))
    return base._replace(description=f"{description} {base.description}")


def scene_picture(
    scene: Scene, state: State, names: Sequence[str] = (), unlaid: Sequence[int] = ()
) -> Picture:
    """Return the picture of a scene; ``unlaid``: slots that are still empty."""
    counts = [
        say("tokens-count", who=who, count=state.tokens[seat].bit_count())
        for seat, who in enumerate(names or seat_names(state.seats))
    ]
    rows, columns = scene.rows * scene.size, scene.columns * scene.size
    title = say("board-label", columns=columns, rows=rows)
    description = say("board-map", tiles=len(scene.tiles), tokens=listed(counts))
    if scene.left_out:
        description = sentences([description, say("board-left-out")])
    return Picture(scene, title, f"{description}\n{scene_text(scene, state, unlaid)}")


def scene_text(scene: Scene, state: State, unlaid: Sequence[int] = ()) -> str:
    """Return the visible board as text, one character per space, tokens as seat numbers."""
    frame = state.island.frame
    covered = dict.fromkeys(frame.spaces(frame.area(unlaid)), " ")
    rows = board_rows(state, covered | dict.fromkeys(scene.left_out, _LEFT_OUT))
    height, width = scene.rows * scene.size, scene.columns * scene.size
    return "\n".join(row[:width] for row in rows[:height])


def read_mark(state: State, text: str) -> NotedMark:
    """Parse a mark, ``ring:c4``, ``cross:c4`` or ``arrow:c4-d5``; ``ValueError`` if invalid."""
    kind, _, where = text.strip().partition(":")
    parts = where.split("-")
    if kind not in list(MarkKind) or len(parts) != 1 + (kind == MarkKind.ARROW):
        raise ValueError(say("picture-mark", mark=text[:40]))
    spaces = [space_on(state.island.frame, part) for part in parts]
    return NotedMark(MarkKind(kind), *spaces)


def drawn_marks(noted: Sequence[NotedMark]) -> tuple[tuple[Mark, ...], tuple[Trail, ...]]:
    marks = tuple(Mark(_DRAWN_KINDS[kind], *space) for kind, space, to in noted if to is None)
    return marks, tuple(Trail("step", (space, to)) for _, space, to in noted if to is not None)
