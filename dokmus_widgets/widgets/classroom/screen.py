"""The view that all pupils of a room share, drawn once for each language."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from dokmus_widgets.core import State
from dokmus_widgets.drawing import Mark
from dokmus_widgets.explain.messages import language
from dokmus_widgets.widgets.board import Section, SheetWidget, View, marks_of
from dokmus_widgets.widgets.board.board_and_sheet import BoardAndSheet
from dokmus_widgets.widgets.board.widget import BoardWidget, Drawing
from dokmus_widgets.widgets.sections.basic import Heading, Prompt, answer
from dokmus_widgets.widgets.sections.lessons import Goals
from dokmus_widgets.widgets.sections.play import Slot
from dokmus_widgets.widgets.sections.rules import RuleCase


class Content(NamedTuple):
    """A board and the sections beside it, in the current language."""

    state: State
    view: View
    sections: Sequence[Section]


class Screen:
    """The view that all pupils of a room share; ``draw`` returns it in the current language."""

    def __init__(self, draw: Callable[[], Content]) -> None:
        self.show(draw)

    def show(self, draw: Callable[[], Content]) -> None:
        """Show something else, or what has changed."""
        self._draw = draw
        self._drawn: dict[str, tuple[Drawing, Sequence[Section]]] = {}

    def new_board(self) -> BoardWidget:
        return BoardWidget(self._draw().state)

    def show_on(
        self,
        board: BoardWidget,
        sheet: SheetWidget,
        own: Sequence[Section] = (),
        marks: Sequence[Mark] = (),
    ) -> None:
        """Show it to one pupil, with sections and marks of their own."""
        found = self._drawn.get(language())
        if found is None:
            content = self._draw()
            board.show(content.state, content.view)
            found = self._drawn[language()] = (board.drawing, content.sections)
        board.repeat(found[0], marks)
        sheet.show([*found[1], *own], tick=board.tick)


def content_of(widget: BoardAndSheet) -> Content:
    """Return what a widget shows, to look at only: its board, the question and the answer."""
    sections = [*_questions(widget._beside())]
    told = widget.answer.again()
    # An explorer's first answer is its question.
    words = [getattr(section, "text", "") for section in sections]
    words.append(getattr(widget._subject, "question", ""))
    if told.words not in words:
        sections.append(answer(told))
    return Content(widget.state, to_look_at(widget.state, widget._decorated()), sections)


def to_look_at(state: State, view: View) -> View:
    """Return a view that looks the same, without anything to click."""
    spaces = state.island.frame.spaces
    dots = marks_of("legal", spaces(view.free)) + marks_of("paid", spaces(view.paid & ~view.free))
    return replace(
        view,
        marks=[*dots, *view.marks],
        free=0,
        paid=0,
        asked=0,
        pickable=0,
        choosable=(),
        turning=None,
        previews_all=False,
    )


def _questions(sections: Iterable[Section]) -> Iterator[Section]:
    """Yield what a sheet asks, without controls."""
    for section in sections:
        match section:
            case Slot(parts=parts):
                yield from _questions(parts)
            case RuleCase(title=title, ask=ask):
                yield Heading(title)
                yield from [Prompt(ask)] if ask else []
            case Heading() | Prompt() | Goals():
                yield section
