"""The position editor: any position, built by clicks or by calls, with its problems."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from dokmus_widgets.core import Phase, Space, State
from dokmus_widgets.drawing import Mark
from dokmus_widgets.explain import LANGUAGES, Answer, say, speaking
from dokmus_widgets.explore.editor.brushes import Hand, brushes
from dokmus_widgets.explore.editor.document import editing_document, read_editing
from dokmus_widgets.explore.editor.editor import Editor
from dokmus_widgets.explore.editor.turn_settings import LABELS
from dokmus_widgets.explore.sample_games import sample_turn
from dokmus_widgets.play import Linked, LinkFields, Position, read_position
from dokmus_widgets.play.links import link_to
from dokmus_widgets.widgets.arguments import refuse_unknown
from dokmus_widgets.widgets.board import Press, Presses, Section, View, marks_of, plain
from dokmus_widgets.widgets.board.board_and_sheet import BoardAndSheet, Subject
from dokmus_widgets.widgets.board.controls import control
from dokmus_widgets.widgets.board.export_area import text_section
from dokmus_widgets.widgets.board.presses import anything, text, typed
from dokmus_widgets.widgets.board.scene_data import turn_marks
from dokmus_widgets.widgets.editor import sheet as position_sheet
from dokmus_widgets.widgets.language import in_own_language
from dokmus_widgets.widgets.rules.widget import to_rules
from dokmus_widgets.widgets.sections.basic import answer

#: Seed, card and players of the default position.
_SAMPLE = (1, 4, 3)


def _form(*fields: str) -> Callable[[object], tuple[Any, ...] | None]:
    """Return a parser of a submitted form, which leaves its values to the editor to check."""
    return lambda sent: tuple(map(sent.get, fields)) if isinstance(sent, Mapping) else None


class PositionEditor(BoardAndSheet):
    """An editor of positions: tiles, terrain, tokens, and the state of the game.

    ``position``: a state, its document or its code, a link or a record to begin with; by default
    the middle of a game; ``names``: of the players; ``language``: one of ``LANGUAGES``;
    ``has_address``: whether the page opens links. Each method answers as the screen does; an
    impossible one changes nothing. While something is missing the board shows the pieces, and
    :attr:`position` is the last complete position.

    >>> from dokmus_widgets.widgets.editor.widget import PositionEditor
    >>> editor = PositionEditor()
    >>> editor.blank(players=2, size=5)
    Tiles of your own, nothing but meadow: paint them.
    >>> editor.paint("c4", "forest"), editor.put("c4", seat=1)
    (c4 is forest now., A token of Orange stands on c4.)
    """

    _opens = "load"
    _arrows = frozenset()
    _presses: ClassVar[Presses] = {
        **BoardAndSheet._presses,
        **plain("undo", "redo", "clear"),
        **plain("copy_document", again=False),
        "use": Press(text, offers=lambda widget: [*brushes(widget.editing)]),
        "lay": Press(typed("value"), "use", offers=lambda widget: [*brushes(widget.editing)]),
        "set": Press(anything, "_press_setting"),
        "sample": Press(_form("players", "seed")),
        "new": Press(_form("players", "seed")),
        "blank": Press(_form("players", "size")),
        "open_saved": Press(typed("text"), "_press_open", again=False),
    }
    editing = Subject[Editor]()

    def __init__(
        self,
        position: Position | None = None,
        *,
        names: Sequence[str] = (),
        language: str = LANGUAGES[0],
        has_address: bool = False,
        **options: Any,
    ) -> None:
        self._hand = Hand()

        def create() -> Editor:
            state = sample_turn(*_SAMPLE) if position is None else read_position(position)
            return Editor(state, names)

        super().__init__(create, language, has_address, **options)

    @staticmethod
    def _link_arguments(asked: Mapping[str, str]) -> Linked:
        link = LinkFields(asked, ["position"])
        return {"position": link.read("position", read_position, None)}, link.faults

    @property
    def _told_state(self) -> State:
        """The position; while the draft is incomplete, the last complete one."""
        return self.editing.position

    @property
    def state(self) -> State:
        """The state on the board: the position, or the pieces of an incomplete one."""
        return self.editing.draft.state or self.editing.draft.table

    rules = to_rules

    def click(self, space: Space | str) -> Answer:
        """Click a space with the current brush."""
        return self._do(lambda: self._hand.click(self.editing, space))

    def use(self, brush: str) -> Answer:
        """Choose a brush: ``put-0``, ``take``, ``paint-forest``, ``rotate_cw``, ``rotate_ccw``,
        ``turn_over``, ``swap``, ``lay-3B``, ``last`` or ``wait``.
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
        """Set the state of the game, all of it or nothing: round, phase, to_act, talisman, cards,
        sacrificed (a list, or values by seat), tokens_left, guardian_left, ruins, last, players and
        rules. Seats go by number, name or colour. The answer tells what else changed.
        """
        with speaking(self.language):
            refuse_unknown("set", settings, LABELS)
        return self._do(lambda: self.editing.set(**settings))

    @in_own_language
    def save(self) -> str:
        """Return the document as JSON; raise ``ValueError`` for an incomplete position."""
        return self.editing.save()

    @in_own_language
    def code(self) -> str:
        """Return the position code; raise ``ValueError`` for an incomplete position."""
        if self.editing.draft.state is None:
            raise ValueError(say("edit-unfinished"))
        return self.position

    def link(self) -> str:
        """Return the query of a link to the position, or to the last complete one."""
        return link_to(self.editing.position)

    def copy_link(self) -> None:
        """Show the link to the position, or its code, to be copied."""
        self._if_complete(super().copy_link)

    def copy_document(self) -> None:
        """Show the document of the position, to be copied."""
        told = "editor-json", "editor-json-hint", self.editing.save, 6
        self._if_complete(lambda: self._show_to_copy(partial(text_section, *told)))

    def _if_complete(self, lay: Callable[[], None]) -> None:
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

    def _view(self) -> View:
        marks: list[Mark] = []
        if self.editing.draft.phase is Phase.TURNS:
            marks += turn_marks(self.state)
        for remark in self.editing.draft.impossible:
            marks += marks_of("obstacle", remark.spaces)
        return View(names=self.names, choosable=self._choosable(), marks=marks)

    def _choosable(self) -> tuple[int, ...]:
        island = self.state.island
        if self._hand.slot is not None:
            return (self._hand.slot,) if self._hand.slot != island.gap else ()
        if self._hand.kind in ("put", "take", "paint", "last", "wait"):
            return ()
        return island.frame.slots_but[island.gap]

    def _beside(self) -> list[Section]:
        copying = self._export.link_button(enabled=self.editing.draft.state is not None)
        return [
            position_sheet.heading(self.editing.draft, self.names),
            *position_sheet.palette(self.editing, self._hand),
            answer(self.answer),
            position_sheet.history(self.editing, copying),
            *self._export.clipboard.sections(),
            *position_sheet.remarks(self.editing.draft, self.names),
            *position_sheet.settings(self.editing),
        ]

    def _below(self) -> list[Section]:
        return [
            position_sheet.begin_form(self.editing.draft.seats),
            position_sheet.open_form(self._export),
        ]

    def _press_setting(self, chosen: object) -> None:
        typed = chosen if isinstance(chosen, Mapping) else {}
        name, value = str(typed.get("name")), typed.get("value")
        setting, _, seat = name.partition("-")
        if setting in LABELS and not (setting == "rules" and value == "own"):
            self.set(**{setting: {int(seat): value} if seat.isdecimal() else value})

    def _press_open(self, text: str) -> None:
        answer = self.load(text)
        if answer:
            self._export.reset_form()
        else:
            self._export.fault = answer.words
        self._show()

    def _status(self) -> Answer:
        return Answer(say("edited-begun"))

    @in_own_language
    def __repr__(self) -> str:
        draft = self.editing.draft
        told = say("editor-unfinished") if draft.state is None else ""
        counts = f"{len(draft.impossible)} impossible, {len(draft.unusual)} unusual"
        return f"PositionEditor({draft.seats} players, {draft.phase}: {told or counts})"
