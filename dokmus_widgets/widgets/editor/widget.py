"""The position editor: any position, built by clicks or by calls, and what to remark on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from dokmus_widgets.core import Phase, Space, State
from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.drawing import Mark
from dokmus_widgets.explain import Answer, say
from dokmus_widgets.explain.messages import LANGUAGES, keeping, speaking
from dokmus_widgets.explore.editor.brushes import Hand, brushes
from dokmus_widgets.explore.editor.document import editing_document, read_editing
from dokmus_widgets.explore.editor.editor import Editor
from dokmus_widgets.explore.editor.turn_settings import LABELS
from dokmus_widgets.explore.positions import read_position
from dokmus_widgets.explore.sample_games import sample_turn
from dokmus_widgets.play.arguments import read_seed
from dokmus_widgets.play.link_fields import Linked, LinkFields
from dokmus_widgets.play.links import link_to
from dokmus_widgets.widgets.arguments import refuse_unknown
from dokmus_widgets.widgets.board.board_and_sheet import BoardAndSheet, Subject
from dokmus_widgets.widgets.board.controls import control
from dokmus_widgets.widgets.board.live import marks_of, turn_marks
from dokmus_widgets.widgets.board.presses import Press, Presses, anything, plain, text, typed
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.board.taking_along import text_ready
from dokmus_widgets.widgets.board.view import View
from dokmus_widgets.widgets.editor import sheet as position_sheet
from dokmus_widgets.widgets.language import spoken
from dokmus_widgets.widgets.rules.widget import to_rules
from dokmus_widgets.widgets.sections.basic import answer

#: The position that an editor begins with where none is given: seed, card and players of a game.
_SAMPLE = (1, 4, 3)


class PositionEditor(BoardAndSheet):
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

    _presses: ClassVar[Presses] = {
        **BoardAndSheet._presses,
        **plain("undo", "redo", "clear"),
        **plain("copy_document", again=False),
        "use": Press(text, offers=lambda widget: [*brushes(widget.editing)]),
        "lay": Press(typed("value"), "use", offers=lambda widget: [*brushes(widget.editing)]),
        "set": Press(anything, "_press_setting"),
        "sample": Press(anything, "_press_sample"),
        "new": Press(anything, "_press_new"),
        "blank": Press(anything, "_press_blank"),
        "open_saved": Press(typed("text"), "_press_open", again=False),
    }
    editing = Subject[Editor]()

    def __init__(
        self,
        position: State | Mapping[str, Any] | str | None = None,
        *,
        names: Sequence[str] = (),
        language: str = LANGUAGES[0],
        has_address: bool = False,
        **options: Any,
    ) -> None:
        self._hand = Hand()

        def begun() -> Editor:
            state = sample_turn(*_SAMPLE) if position is None else read_position(position)
            return Editor(state, names)

        super().__init__(begun, language, has_address, **options)

    @staticmethod
    def _arguments_of_link(asked: Mapping[str, str]) -> Linked:
        """The position of a link."""
        link = LinkFields(asked, ["position"])
        return {"position": link.read("position", read_position, None)}, link.faults

    @property
    def position(self) -> State:
        """The position; while the draft is unfinished, the last one that was finished."""
        return self.editing.position

    @property
    def state(self) -> State:
        """What the board shows: the position, or the pieces of an unfinished one."""
        return self.editing.draft.state or self.editing.draft.table

    # What a hand does

    rules = to_rules

    def click(self, space: Space | str) -> Answer:
        """Click a space with what is in hand."""
        return self._do(lambda: self._hand.click(self.editing, space))

    def use(self, brush: str) -> Answer:
        """Take something in hand: ``put-0``, ``take``, ``paint-forest``, ``rotate_cw``,
        ``rotate_ccw``, ``turn_over``, ``swap``, ``lay-3B``, ``last`` or ``wait``.
        """
        return self._do(lambda: self._hand.use(self.editing, brush))

    put = control(Editor.put)
    take = control(Editor.take)
    paint = control(Editor.paint)
    lay = control(Editor.lay)
    rotate = control(Editor.rotate)
    turn_over = control(Editor.turn_over)
    swap = control(Editor.swap)
    move_gap = control(Editor.move_gap)
    clear = control(Editor.clear)
    new = control(Editor.new)
    sample = control(Editor.sample)
    blank = control(Editor.blank)
    undo = control(Editor.undo)
    redo = control(Editor.redo)
    load = control(Editor.load)

    def set(self, /, **settings: Any) -> Answer:
        """Set the moment of the game, all of it or nothing: round, phase, to_act, talisman, cards,
        sacrificed (a list, or values by seat), tokens_left, guardian_left, ruins, last, players
        and rules. Seats go by number, name or colour. The answer tells what else changed.
        """
        with speaking(self.language):
            refuse_unknown("set", settings, LABELS)
        return self._do(lambda: self.editing.set(**settings))

    @spoken
    def save(self) -> str:
        """The document as JSON; ``ValueError`` while the position is unfinished."""
        return self.editing.save()

    @spoken
    def code(self) -> str:
        """The position as a code; ``ValueError`` while it is unfinished."""
        if self.editing.draft.state is None:
            raise ValueError(say("edit-unfinished"))
        return self.position.to_code()

    def link(self) -> str:
        """The query of a link that opens the position, or the last one that was finished."""
        return link_to(self.position)

    def copy_link(self) -> None:
        """Show the link to the position, or its code, to be copied."""
        self._when_finished(super().copy_link)

    def copy_document(self) -> None:
        """Show the document of the position, to be copied."""
        told = "editor-json", "editor-json-hint", self.editing.save, 6
        self._when_finished(lambda: self._put_ready(partial(text_ready, *told)))

    def _when_finished(self, lay: Callable[[], None]) -> None:
        if self.editing.draft.state is None:
            self._act(lambda editing: editing.refuse(say("edit-unfinished")))
        else:
            lay()

    def _snapshot(self) -> dict[str, Any]:
        hand = self._hand
        return {**editing_document(self.editing), "brush": hand.brush, "slot": hand.slot}

    def _read(self, snapshot: Mapping[str, Any]) -> None:
        editing, hand = read_editing(snapshot), Hand()
        hand.use(editing, snapshot["brush"])
        hand.slot = snapshot["slot"]
        self._subject, self._hand = editing, hand

    # What the board and the sheet show

    def _view(self) -> View:
        marks: list[Mark] = []
        if self.editing.draft.phase is Phase.TURNS:
            marks += turn_marks(self.state)
        for remark in self.editing.draft.impossible:
            marks += marks_of("obstacle", remark.spaces)
        return View(names=self.names, choosable=self._choosable(), marks=marks)

    def _choosable(self) -> tuple[int, ...]:
        """The tiles that a click can do something with."""
        island = self.state.island
        if self._hand.slot is not None:
            return (self._hand.slot,) if self._hand.slot != island.gap else ()
        if self._hand.kind in ("put", "take", "paint", "last", "wait"):
            return ()
        return island.frame.slots_but[island.gap]

    def _beside(self) -> list[Section]:
        copying = self._taking.link_button(enabled=self.editing.draft.state is not None)
        return [
            position_sheet.heading(self.editing.draft, self.names),
            *position_sheet.palette(self.editing, self._hand),
            answer(self.answer),
            position_sheet.history(self.editing, copying),
            *self._taking.ready.sections(),
            *position_sheet.remarks(self.editing.draft, self.names),
            *position_sheet.settings(self.editing),
        ]

    def _below(self) -> list[Section]:
        return [
            position_sheet.begin_form(self.editing.draft.seats),
            position_sheet.open_form(self._taking),
        ]

    # From the screen

    def _press_setting(self, chosen: object) -> None:
        typed = chosen if isinstance(chosen, Mapping) else {}
        name, value = str(typed.get("name")), typed.get("value")
        setting, _, seat = name.partition("-")
        if setting in LABELS and not (setting == "rules" and value == "own"):
            self.set(**{setting: {int(seat): value} if seat.isdecimal() else value})

    def _press_blank(self, typed: object) -> None:
        self._begin(typed, self.blank, "size")

    def _press_new(self, typed: object) -> None:
        self._begin(typed, self.new, "seed")

    def _press_sample(self, typed: object) -> None:
        self._begin(typed, self.sample, "seed")

    def _begin(self, typed: object, begin: Callable[[int, int], Answer], of: str) -> None:
        """Begin anew as was typed; a fault in the number of a game is told."""
        given = typed if isinstance(typed, Mapping) else {}
        players, number = given.get("players"), given.get(of)
        if of == "seed":
            with speaking(self.language), keeping():
                try:
                    number = read_seed(number)
                except ValueError as error:
                    words = str(error)
                    self._act(lambda editing: editing.refuse(words))
                    return
        if is_whole(players) and is_whole(number):
            begin(players, number)

    def _press_open(self, text: str) -> None:
        answer = self.load(text)
        if answer:
            self._taking.renew()
        else:
            self._taking.fault = answer.words
        self._show()

    def _status(self) -> Answer:
        return Answer(say("edited-begun"))

    @spoken
    def __repr__(self) -> str:
        draft = self.editing.draft
        told = say("editor-unfinished") if draft.state is None else ""
        counts = f"{len(draft.impossible)} impossible, {len(draft.unusual)} unusual"
        return f"PositionEditor({draft.seats} players, {draft.phase}: {told or counts})"
