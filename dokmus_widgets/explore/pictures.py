"""Pictures of positions in any form, with marks: the one way for notebooks, programs, commands."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import Any, cast

from dokmus_widgets.core import Space, State
from dokmus_widgets.core.actions import is_space
from dokmus_widgets.core.notation import Mark, MarkKind
from dokmus_widgets.drawing.palette import THEMES, Theme
from dokmus_widgets.drawing.pictures.picture import (
    Picture,
    check_width,
    drawn_marks,
    picture_of,
    read_mark,
)
from dokmus_widgets.explain import say, space_on, speaking
from dokmus_widgets.explain.messages import known_language, language as current_language
from dokmus_widgets.explain.seats import display_names, typed_names
from dokmus_widgets.play import Position, read_choice, state_of

#: Spaces by the kind of their mark; an arrow has two, ``"c4-d5"`` or ``("c4", "d5")``.
Marks = Mapping[str, Iterable[Any] | str] | Iterable[str] | str


def draw(
    position: Position,
    *,
    marks: Marks = (),
    size: int | None = None,
    names: Sequence[str] = (),
    theme: Theme = "auto",
    language: str | None = None,
) -> Picture:
    """Return the picture of a position: shown in a notebook, ``.svg()``, ``.png()``, ``.save()``.

    Args:
        position: A state, its code, document or link, a game, a record, a widget, or the path of a
            file with one of them.
        marks: Spaces by the kind of their mark, ``ring``, ``cross`` or ``arrow``, or marks as texts
            such as ``"ring:c4"``.
        size: The width in pixels.
        names: The names of the players, their colours by default.
        theme: ``light``, ``dark``, or ``auto``, the reader's choice.
        language: That of the text alternative, one of ``LANGUAGES``; the current one by default.

    Raises:
        ValueError: One of them is invalid; the error names what is near.

    >>> from dokmus_widgets import draw, new_game
    >>> draw(new_game(2), marks={"ring": ["c4"], "arrow": ["c4-d5"]}).alt.partition(". ")[2][:18]
    'Marked: c4 and d5.'
    """
    with speaking(current_language() if language is None else known_language(language)):
        state = state_of(position)
        if size is not None:
            check_width(size)
        shown = cast(Theme, read_choice("theme", theme, THEMES))
        called = display_names(typed_names(state.seats, names))
        drawn = picture_of(state, *drawn_marks(read_marks(state, marks)), names=called)
        return drawn._replace(width=size, theme=shown)


def read_marks(state: State, marks: Marks) -> list[Mark]:
    """Return marks given by kind or as texts; ``ValueError`` names the first wrong one."""
    if isinstance(marks, Mapping):
        return [*chain(*(_of_kind(state, kind, places) for kind, places in marks.items()))]
    listed = [marks] if isinstance(marks, str) else marks
    if not isinstance(listed, Iterable):
        raise ValueError(say("picture-mark", mark=str(marks)[:40]))
    return [read_mark(state, str(text)) for text in listed]


def _of_kind(state: State, kind: str, places: object) -> Iterable[Mark]:
    wanted = MarkKind(read_choice("marks", kind, [*MarkKind]))
    single = isinstance(places, str) or is_space(places)
    for place in [places] if single or not isinstance(places, Iterable) else places:
        ends = place.split("-") if isinstance(place, str) else [place]
        if wanted is MarkKind.ARROW and not isinstance(place, str) and isinstance(place, Sequence):
            ends = [*place]
        if len(ends) != 1 + (wanted is MarkKind.ARROW):
            raise ValueError(say("picture-mark", mark=f"{kind}:{place}"[:40]))
        spaces: list[Space] = [space_on(state.island.frame, end) for end in ends]
        yield Mark(wanted, *spaces)
