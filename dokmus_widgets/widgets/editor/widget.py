"""The position editor: any position, built by clicks or by calls, and what to remark on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dokmus_widgets.core import Phase, Space, State, Terrain
from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.core.notation.code import LONGEST_CODE
from dokmus_widgets.drawing import Mark
from dokmus_widgets.explain import Answer, say
from dokmus_widgets.explain.answers import Telling
from dokmus_widgets.explain.messages import LANGUAGES, again, keeping, known_language, speaking
from dokmus_widgets.explore.editor.brushes import Hand, brushes
from dokmus_widgets.explore.editor.document import editing_document, read_editing
from dokmus_widgets.explore.editor.draft import Draft
from dokmus_widgets.explore.editor.editing import Editing
from dokmus_widgets.explore.editor.turn_settings import LABELS
from dokmus_widgets.explore.opening import read_position
from dokmus_widgets.explore.sample_games import sample_turn
from dokmus_widgets.play.link_fields import LinkFields
from dokmus_widgets.play.links import link_to
from dokmus_widgets.play.saved import fault_words
from dokmus_widgets.play.wishes import read_seed
from dokmus_widgets.widgets import sections
from dokmus_widgets.widgets.arguments import refuse_unknown
from dokmus_widgets.widgets.board.board_and_sheet import BoardExplorer, told_of_link
from dokmus_widgets.widgets.board.live import marks_of, turn_marks
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.board.widget import View
from dokmus_widgets.widgets.editor import sheet as position_sheet
from dokmus_widgets.widgets.front.files import styles
from dokmus_widgets.widgets.language import spoken

_ARGUMENTS = ("position", "names", "language", "has_address", "layout")
_STYLES = ("board/board.css", "sheet/sheet.css", "sections/rules.css", "sections/editor.css")
#: What a link can ask for.
FIELDS = ("position",)
#: The position that an editor begins with where none is given: seed, card and players of a game.
_SAMPLE = (1, 4, 3)
#: Documents are longer than codes; one more than can be read, so that it is told and not cut.
_LONGEST_TEXT = 10 * LONGEST_CODE


class PositionEditor(BoardExplorer):
    """Builds any position: tiles, terrain, tokens, and the moment of the game.

    ``position``: a state, its document or its code, a link or a record to begin with, the middle of
    a game otherwise; ``names``: what the players are called; ``language``: of every word;
    ``has_address``: whether the page that shows it opens its links. Each method answers as the
    screen does; what cannot be done changes nothing.

    While something is missing the board shows the pieces, and :attr:`position` is the last draft
    that was a position.

    >>> from dokmus_widgets.widgets.editor.widget import PositionEditor
    >>> editor = PositionEditor()
    >>> editor.blank(players=2, size=5)
    Tiles of your own, nothing but meadow: paint them.
    >>> editor.paint("c4", "forest"), editor.put("c4", seat=1)
    (c4 is forest now., A token of Orange stands on c4.)
    """

    def __init__(
        self,
        position: State | Mapping[str, Any] | str | None = None,
        *,
        names: Sequence[str] = (),
        language: str = LANGUAGES[0],
        has_address: bool = False,
        **options: Any,
    ) -> None:
        with speaking(known_language(language)):
            refuse_unknown("PositionEditor", options, _ARGUMENTS)
            state = sample_turn(*_SAMPLE) if position is None else _opened(position)
            self.editing = Editing(state, names)
        self._hand = Hand()
        self._begun = 0
        super().__init__(state, self._telling, language, has_address, **options)
        self.sheet.styles = styles(*_STYLES)

    @classmethod
    def linked(
        cls, asked: Mapping[str, str], language: str = LANGUAGES[0], has_address: bool = True
    ) -> PositionEditor:
        """The position that a link's fields ask for; what is wrong with them is told first."""
        with speaking(known_language(language)):
            position, _ = _read_link(asked)
        editor = cls(position, language=language, has_address=has_address)
        editor._tell(told_of_link(lambda: _read_link(asked)[1], editor._teller))
        return editor

    @property
    def draft(self) -> Draft:
        """The position in the making."""
        return self.editing.draft

    @property
    def position(self) -> State:
        """The position; while the draft is unfinished, the last one that was finished."""
        return self.editing.position

    @property
    def state(self) -> State:
        """What the board shows: the position, or the pieces of an unfinished one."""
        return self.draft.state or self.draft.table

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return self.editing.names

    # What a hand does, one method a control

    def click(self, space: Space | str) -> Answer:
        """Click a space with what is in hand."""
        return self._edit(lambda: self._hand.click(self.editing, space))

    def use(self, brush: str) -> Answer:
        """Take something in hand: ``put-0``, ``take``, ``paint-forest``, ``rotate_cw``,
        ``rotate_ccw``, ``turn_over``, ``swap``, ``lay-3B``, ``last`` or ``wait``.
        """
        return self._edit(lambda: self._hand.use(self.editing, brush))

    def put(self, space: Space | str, seat: int | str) -> Answer:
        """Put a token of a player on a space, in the place of any other.

        ``seat``: by number from 0, by name, or by colour such as ``"blue"``.
        """
        return self._edit(lambda: self.editing.put(space, seat))

    def take(self, space: Space | str) -> Answer:
        """Take the token from a space."""
        return self._edit(lambda: self.editing.take(space))

    def paint(self, space: Space | str, terrain: Terrain | str) -> Answer:
        """Make a space another terrain, by its character or its name."""
        return self._edit(lambda: self.editing.paint(space, terrain))

    def lay(
        self, slot: int, tile: int | str, side: int | str | None = None, rotation: int | None = None
    ) -> Answer:
        """Lay a tile of the set in a slot, from 0 row by row: ``lay(0, "3B", rotation=1)``."""
        return self._edit(lambda: self.editing.lay(slot, tile, side, rotation))

    def rotate(self, slot: int, turn: str = "cw") -> Answer:
        """Turn the tile in a slot a quarter, ``"cw"`` or ``"ccw"``."""
        return self._edit(lambda: self.editing.rotate(slot, turn))

    def turn_over(self, slot: int) -> Answer:
        """Turn the tile in a slot over to its other side."""
        return self._edit(lambda: self.editing.turn_over(slot))

    def swap(self, one: int, other: int) -> Answer:
        """Let what lies in two slots change places."""
        return self._edit(lambda: self.editing.swap(one, other))

    def move_gap(self, slot: int) -> Answer:
        """Move the gap to a slot."""
        return self._edit(lambda: self.editing.move_gap(slot))

    def set(self, /, **settings: Any) -> Answer:
        """Set the moment of the game, all of it or nothing: round, phase, to_act, talisman, cards,
        sacrificed (a list, or values by seat), tokens_left, guardian_left, ruins, last, players
        and rules. Seats go by number, name or colour. The answer tells what else changed.
        """
        with speaking(self.language):
            refuse_unknown("set", settings, LABELS)
        return self._edit(lambda: self.editing.set(**settings))

    def clear(self) -> Answer:
        """Take every token off the board."""
        return self._edit(self.editing.clear)

    def new(self, players: int = 2, seed: int = 1) -> Answer:
        """Begin anew with the set-up of a game."""
        return self._edit(lambda: self.editing.new(players, seed))

    def sample(self, players: int = 3, seed: int = 1) -> Answer:
        """Begin anew in the middle of a game that was played by lot."""
        return self._edit(lambda: self.editing.sample(players, seed))

    def blank(self, players: int = 3, size: int = 7) -> Answer:
        """Begin anew on tiles of one's own, nothing but meadow."""
        return self._edit(lambda: self.editing.blank(players, size))

    def undo(self) -> Answer:
        """Take the last change back."""
        return self._edit(self.editing.undo)

    def redo(self) -> Answer:
        """Make the change again that was taken back."""
        return self._edit(self.editing.redo)

    def load(self, saved: State | Mapping[str, Any] | str) -> Answer:
        """Go on from a state, a document (as JSON too), a code, a link or a record."""
        return self._edit(lambda: self.editing.load(saved))

    @spoken
    def save(self) -> str:
        """The document as JSON; ``ValueError`` while the position is unfinished."""
        return self.editing.save()

    @spoken
    def code(self) -> str:
        """The position as a code; ``ValueError`` while it is unfinished."""
        if self.draft.state is None:
            raise ValueError(say("edit-unfinished"))
        return self.position.to_code()

    def link(self) -> str:
        """The query of a link that opens the position, or the last one that was finished."""
        return link_to(self.position)

    def copy_link(self) -> None:
        """Show the link to the position, or its code, to be copied."""
        if self.draft.state is None:
            self._edit(self._not_finished)
        else:
            super().copy_link()

    def copy_document(self) -> None:
        """Show the document of the position, to be copied."""
        if self.draft.state is None:
            self._edit(self._not_finished)
        else:
            self._lay_document()

    def _not_finished(self) -> Answer:
        return self.editing.refuse(say("edit-unfinished"))

    @spoken
    def _lay_document(self) -> None:
        self._copies += 1
        hint, fresh = say("editor-json-hint"), f"copy-{self._copies}"
        text = self.editing.save()
        self._link = [sections.copy(say("editor-json"), text, hint=hint, fresh=fresh, rows=6)]
        self._show()

    def stand(self) -> dict[str, Any]:
        """The drafts, and what is in hand."""
        hand = self._hand
        return {**editing_document(self.editing), "brush": hand.brush, "slot": hand.slot}

    def _stand_at(self, stand: Mapping[str, Any]) -> Telling:
        editing, hand = read_editing(stand), Hand()
        hand.use(editing, stand["brush"])
        hand.slot = stand["slot"]
        self.editing, self._hand = editing, hand
        return self._telling

    # What the board and the sheet show

    def view(self) -> View:
        """The marks of the turn, and of what is impossible."""
        marks: list[Mark] = []
        if self.draft.phase is Phase.TURNS:
            marks += turn_marks(self.state)
        for remark in self.draft.impossible:
            marks += marks_of("obstacle", remark.spaces)
        return View(
            names=self.names, choosable=self._choosable(), marks=tuple(dict.fromkeys(marks))
        )

    def _choosable(self) -> tuple[int, ...]:
        """The tiles that a click can do something with."""
        island = self.state.island
        if self._hand.slot is not None:
            return (self._hand.slot,) if self._hand.slot != island.gap else ()
        if self._hand.kind in ("put", "take", "paint", "last", "wait"):
            return ()
        return island.frame.slots_but[island.gap]

    def beside(self) -> list[Section]:
        """What is in hand, the answer, the remarks, and what can be set."""
        text = say("do-copy_link" if self._has_address else "do-copy_code")
        enabled = self.draft.state is not None
        copying = sections.button("copy_link", text, enabled=enabled)
        return [
            position_sheet.heading(self.draft, self.names),
            *position_sheet.palette(self.editing, self._hand),
            sections.answer(self.answer),
            position_sheet.history(self.editing, copying),
            *self._link,
            *position_sheet.remarks(self.draft, self.names),
            *position_sheet.settings(self.editing),
        ]

    def below(self) -> list[Section]:
        """Other positions to begin with."""
        return [
            position_sheet.begin_form(self.draft.seats, str(self._begun)),
            position_sheet.open_form(self._fault(), _LONGEST_TEXT, str(self._opened)),
        ]

    # From the screen

    def _click(self, space: str) -> None:
        self.click(space)

    def _press(self, name: str, value: Any) -> None:
        if name in ("undo", "redo", "clear", "copy_document"):
            getattr(self, name)()
        elif name == "use" and value in list(brushes(self.editing)):
            self.use(value)
        elif isinstance(value, Mapping):
            self._press_with(name, value)

    def _press_with(self, name: str, typed: Mapping[str, Any]) -> None:
        """A button that sends what was chosen or typed."""
        if name == "set":
            self._press_setting(str(typed.get("name")), typed.get("value"))
        elif name == "lay" and typed.get("value") in list(brushes(self.editing)):
            self.use(str(typed["value"]))
        elif name in ("sample", "new", "blank"):
            self._press_begin(name, typed)
        elif name == "open_saved":
            self._press_open(str(typed.get("text", "")))

    def _press_setting(self, name: str, value: Any) -> None:
        setting, _, seat = name.partition("-")
        if setting in LABELS and not (setting == "rules" and value == "own"):
            self.set(**{setting: {int(seat): value} if seat.isdecimal() else value})

    def _press_begin(self, name: str, typed: Mapping[str, Any]) -> None:
        players, size = typed.get("players"), typed.get("size")
        if not is_whole(players) or not is_whole(size):
            return
        if name == "blank":
            self.blank(players, size)
            return
        with speaking(self.language), keeping():
            try:
                seed = read_seed(typed.get("seed"))
            except ValueError as error:
                words = str(error)
                self._edit(lambda: self.editing.refuse(words))
                return
        (self.sample if name == "sample" else self.new)(players, seed)

    def _press_open(self, text: str) -> None:
        answer = self.load(text)
        self._fault = str if answer else lambda: again(answer.words)
        self._opened += bool(answer)
        self._show()

    def _edit(self, deed: Callable[[], Answer]) -> Answer:
        """Do something to the draft, and answer."""

        def done() -> Telling:
            with keeping():
                return deed().again

        return self._do(done)

    def _telling(self) -> Answer:
        return Answer(say("edited-begun"))

    @spoken
    def __repr__(self) -> str:
        draft = self.draft
        told = say("editor-unfinished") if draft.state is None else ""
        counts = f"{len(draft.impossible)} impossible, {len(draft.unusual)} unusual"
        return f"PositionEditor({draft.seats} players, {draft.phase}: {told or counts})"


def _opened(position: object) -> State:
    """The state to begin with; ``ValueError`` in words for what is none."""
    try:
        return read_position(position)
    except ValueError as error:
        raise ValueError(fault_words(error)) from None


def _read_link(asked: Mapping[str, str]) -> tuple[State | None, list[str]]:
    """The position that a link asks for, and what is wrong with the link."""
    link = LinkFields(asked, FIELDS)
    position = link.read("position", read_position, None)
    return position, link.faults
