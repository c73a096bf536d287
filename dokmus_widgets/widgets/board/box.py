"""What every widget around a board has: a language, and pictures of the board to take along."""

from __future__ import annotations

from typing import Any

import ipywidgets
from IPython.display import SVG, Image

from dokmus_widgets.pictures.picture import USUAL_WIDTH
from dokmus_widgets.widgets.board.picture_files import picture_files
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.board.widget import BoardWidget, with_picture
from dokmus_widgets.widgets.language import spoken


class BoardBox(ipywidgets.Box):  # type: ignore[misc]
    """A box with a board in it, in one language. What is made of it lays sections ready."""

    board: BoardWidget
    _language: str

    @property
    def language(self) -> str:
        """The language of every word, one of ``LANGUAGES``."""
        return self._language

    def picture(self) -> SVG:
        """The board as a picture that needs no kernel and no script."""
        return self.board.picture()

    def png(self, width: int = USUAL_WIDTH) -> Image:
        """The board as a PNG image so many pixels wide."""
        return self.board.png(width)

    @spoken
    def show_files(self) -> None:
        """Offer the picture as files: SVG, and PNG where it can be drawn."""
        self._put_ready(picture_files(self.board))

    def _put_below(self, widget: ipywidgets.Widget) -> None:
        """Show a widget below all that is shown."""
        self.set_trait("children", [*self.children, widget])

    def _put_ready(self, part: Section) -> None:
        """Show what is to be taken along, in place of what lay ready before."""
        raise NotImplementedError

    def _repr_mimebundle_(self, **options: Any) -> Any:
        return with_picture(super()._repr_mimebundle_(**options), self.board.svg())
