"""The sheet of the position editor: tools, problems, and settings."""

from collections.abc import Sequence
from typing import Any

from dokmus_widgets.core import PRESETS, SEATS, Phase, Terrain, cards_for
from dokmus_widgets.core.catalogue import ROUNDS, TOKENS, TOKENS_A_TURN
from dokmus_widgets.core.island.tiles import LARGEST, SMALLEST
from dokmus_widgets.core.notation.code import MAX_CODE_LENGTH
from dokmus_widgets.drawing.terrain import symbol_of
from dokmus_widgets.explain import listed, say, terrain_words
from dokmus_widgets.explain.readings import OWN_MIX, preset_name, preset_of
from dokmus_widgets.explore.editor.brushes import TERRAIN_BRUSHES, TILE_BRUSHES, TURN_BRUSHES, Hand
from dokmus_widgets.explore.editor.draft import Draft
from dokmus_widgets.explore.editor.editor import Editor
from dokmus_widgets.explore.editor.issues import Issue
from dokmus_widgets.explore.editor.turn_settings import LABELS
from dokmus_widgets.play.arguments import LONGEST_SEED
from dokmus_widgets.widgets.board.export_area import ExportArea
from dokmus_widgets.widgets.board.picture_files import files_button
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.sections import Button, Buttons, Heading, Note, Titled, forms
from dokmus_widgets.widgets.sections.basic import chips, undo_redo
from dokmus_widgets.widgets.sections.elsewhere import elsewhere
from dokmus_widgets.widgets.sections.explorers import Remarked, Remarks
from dokmus_widgets.widgets.sections.rules import Swatch, WhatIf

#: Documents are longer than codes.
LONGEST_TEXT = 10 * MAX_CODE_LENGTH
_PHASES = {
    Phase.START: "edit-phase-start",
    Phase.GUARDIANS: "edit-phase-guardians",
    Phase.TURNS: "edit-phase-turns",
    Phase.OVER: "edit-phase-over",
}
#: Name of a setting per seat.
_SEAT_SETTING = "{}-{}"


def heading(draft: Draft, names: Sequence[str]) -> Heading:
    seat = draft.position.to_act
    if draft.phase in (Phase.START, Phase.OVER):
        when = say(_PHASES[draft.phase])
    else:
        when = say("heading-round", round=draft.position.round)
    who = when if seat is None else listed([when, names[seat]], "list-dot")
    return Heading(say("editor-title"), who, seat)


def remarks(draft: Draft, names: Sequence[str]) -> list[Section]:
    """Return the missing parts, or else the impossible and the unusual facts."""

    def told(title: str, tone: str, found: Sequence[Issue]) -> Remarks:
        parts = [Remarked(one.words(names), chips(one.rules)) for one in found]
        return Remarks(say(title), tone, parts)

    if draft.state is None:
        return [told("editor-unfinished", "missing", draft.unfinished)]
    if draft.impossible:
        first = told("editor-impossible", "stop", draft.impossible)
    else:
        first = told("editor-sound", "sound", ())
    return [first, *([told("editor-unusual", "note", draft.unusual)] if draft.unusual else [])]


def palette(editing: Editor, hand: Hand) -> list[Section]:
    def swatch(brush: str, text: str, symbol: str = "") -> Swatch:
        label, pressed = text if symbol else "", hand.brush == brush
        return Swatch("use", text, brush, pressed=pressed, label=label, symbol=symbol)

    def named(brushes: Sequence[str]) -> list[Swatch]:
        return [swatch(brush, say(f"brush-{brush}")) for brush in brushes]

    tokens = [
        swatch(f"put-{seat}", name, f"dk-token-{seat}") for seat, name in enumerate(editing.names)
    ]
    terrain = [
        swatch(brush, terrain_words(kind), symbol_of(str(kind), 0, 0))
        for brush, kind in zip(TERRAIN_BRUSHES, Terrain, strict=True)
    ]
    groups = [
        Titled(say("brush-tokens"), [*tokens, *named(["take"])]),
        Titled(say("brush-terrain"), terrain),
        Titled(say("brush-tiles"), named(TILE_BRUSHES)),
    ]
    if editing.draft.phase is Phase.TURNS:
        groups.append(Titled(say("brush-turn"), named(TURN_BRUSHES)))
    hint = hand.hint(editing)
    return [
        WhatIf(say("editor-tools"), hint, hint, groups, is_open=True),
        forms.Settings("", "lay", [_lay(editing.draft, hand)]),
    ]


def settings(editing: Editor) -> list[Section]:
    draft, counts = editing.draft, forms.numbers(range(TOKENS + 1))
    sacrificed = [
        forms.Choice(
            _SEAT_SETTING.format("sacrificed", seat), name, draft.position.sacrificed[seat], counts
        )
        for seat, name in enumerate(editing.names)
    ]
    return [
        forms.Settings(say("editor-settings"), "set", _game_state(draft, editing.names)),
        forms.Settings(say("editor-counts"), "set", sacrificed),
        Note(say("editor-counts-hint")),
        *([] if draft.state is None else [elsewhere(draft.state)]),
    ]


def _lay(draft: Draft, hand: Hand) -> forms.Choice:
    tiles = [f"{tile}{side}" for tile in draft.table.island.tiles for side in "AB"]
    options = [forms.Option(None, say("brush-lay-none"))]
    options += [forms.Option(f"lay-{tile}", tile) for tile in tiles]
    laid = hand.brush if hand.kind == "lay" else None
    return forms.Choice("lay", say("brush-lay"), laid, options)


def _game_state(draft: Draft, names: Sequence[str]) -> list[forms.Choice]:
    position, phase, seats = draft.position, draft.phase, list(enumerate(names))
    under_way = phase in (Phase.GUARDIANS, Phase.TURNS)
    everybody = [forms.Option(*seat) for seat in seats]
    phases = [forms.Option(str(one), say(word)) for one, word in _PHASES.items()]
    fields = [
        _choice("phase", str(phase), phases),
        _choice("round", position.round, forms.numbers(range(1, ROUNDS + 1))),
    ]
    if under_way:
        fields.append(_choice("to_act", position.to_act, everybody))
    fields.append(_choice("talisman", position.talisman, everybody))
    if under_way:
        cards = [forms.Option(None, say("edit-none")), *forms.numbers(cards_for(draft.seats))]
        for seat, who in seats:
            text, card = say("edit-card-of", who=who), position.guardians[seat]
            fields.append(forms.Choice(_SEAT_SETTING.format("cards", seat), text, card, cards))
    if turn := position.turn:
        used = [forms.Option(True, say("edit-used-no")), forms.Option(False, say("edit-used-yes"))]
        left = forms.numbers(range(TOKENS_A_TURN + 1))
        fields.append(_choice("tokens_left", turn.tokens_left, left))
        fields.append(forms.Choice("guardian_left", say("edit-used"), turn.guardian_left, used))
    played = preset_of(position.rules)
    presets = [*PRESETS, OWN_MIX] if played == OWN_MIX else PRESETS
    readings = [forms.Option(preset, preset_name(preset)) for preset in presets]
    players = _choice("players", draft.seats, forms.numbers(SEATS))
    return [*fields, players, _choice("rules", played, readings)]


def _choice(name: str, value: Any, options: Sequence[forms.Option]) -> forms.Choice:
    return forms.Choice(name, say(LABELS[name]), value, options)


def history(editing: Editor, copying: Button) -> Buttons:
    ways = undo_redo(editing.can_undo, editing.can_redo)
    return Buttons(say("do-label"), [*ways, copying, files_button()])


def begin_form(players: int) -> forms.Form:
    # One digit more, so that too long a number is refused and not cut.
    longest, hint = LONGEST_SEED + 1, say("setup-seed-hint")
    fields = [
        forms.Choice("players", say("setup-players"), players, forms.numbers(SEATS)),
        forms.TextField("seed", say("setup-seed"), "1", longest, hint=hint),
        forms.Choice("size", say("editor-size"), 7, forms.numbers(range(SMALLEST, LARGEST + 1))),
    ]
    parts = [
        Button("sample", say("editor-do-sample"), primary=True),
        Button("new", say("editor-do-new")),
        Button("blank", say("editor-do-blank")),
        Button("clear", say("editor-do-clear"), hint=say("editor-begin-hint")),
    ]
    return forms.Form(say("editor-begin"), fields, parts, fresh="begin")


def open_form(taking: ExportArea) -> forms.Form:
    told = say("editor-keep-text"), say("editor-keep-hint")
    document = Button("copy_document", say("editor-do-document"))
    return taking.open_form(say("keep-title"), told, 5, document, longest=LONGEST_TEXT)
