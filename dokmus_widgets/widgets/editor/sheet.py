"""The sheet of the position editor: what is in hand, what is remarked, what can be set."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dokmus_widgets.core import PRESETS, Phase, Rules, Terrain
from dokmus_widgets.core.catalogue import ROUNDS, TOKENS, TOKENS_A_TURN, cards_for
from dokmus_widgets.core.island.tiles import LARGEST, SMALLEST
from dokmus_widgets.core.notation.code import LONGEST_CODE
from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.drawing.terrain import symbol_of
from dokmus_widgets.explain import say
from dokmus_widgets.explain.readings import OWN_MIX, preset_name, preset_of
from dokmus_widgets.explain.spaces import terrain_words
from dokmus_widgets.explore.editor.brushes import TERRAIN_BRUSHES, TILE_BRUSHES, TURN_BRUSHES, Hand
from dokmus_widgets.explore.editor.draft import Draft
from dokmus_widgets.explore.editor.editing import Editing
from dokmus_widgets.explore.editor.turn_settings import LABELS
from dokmus_widgets.play.wishes import LONGEST_SEED
from dokmus_widgets.widgets import sections
from dokmus_widgets.widgets.board.picture_files import files_button
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.board.taking_along import TakingAlong
from dokmus_widgets.widgets.sections import editor as sections_editor
from dokmus_widgets.widgets.sections import rules as sections_explorer
from dokmus_widgets.widgets.sections.elsewhere import elsewhere

#: Documents are longer than codes.
LONGEST_TEXT = 10 * LONGEST_CODE
_PHASES = {
    Phase.START: "edit-phase-start",
    Phase.GUARDIANS: "edit-phase-guardians",
    Phase.TURNS: "edit-phase-turns",
    Phase.OVER: "edit-phase-over",
}
_TILES = {
    "rotate_cw": "brush-rotate_cw",
    "rotate_ccw": "brush-rotate_ccw",
    "turn_over": "brush-turn_over",
    "swap": "brush-swap",
}
_TURN = {"last": "brush-last", "wait": "brush-wait"}
#: Where a setting is one seat's: its name and the seat.
_OF_SEAT = "{}-{}"


def heading(draft: Draft, names: Sequence[str]) -> Section:
    """What it is, and whose turn the position is."""
    seat = draft.position.to_act
    if draft.phase in (Phase.START, Phase.OVER):
        when = say(_PHASES[draft.phase])
    else:
        when = say("heading-round", round=draft.position.round)
    who = when if seat is None else f"{when} · {names[seat]}"
    return sections.heading(say("editor-title"), who, seat)


def remarks(draft: Draft, names: Sequence[str]) -> list[Section]:
    """What is missing; else what is impossible and what is unusual, or that all is sound."""
    if draft.state is None:
        missing = say("editor-unfinished")
        return [sections_editor.remarks(missing, "missing", draft.unfinished, names)]
    found = [
        (say("editor-impossible"), "stop", draft.impossible),
        (say("editor-unusual"), "note", draft.unusual),
    ]
    told = [sections_editor.remarks(*one, names) for one in found if one[2]]
    if not draft.impossible:
        told.insert(0, sections_editor.remarks(say("editor-sound"), "sound", (), names))
    return told


def palette(editing: Editing, hand: Hand) -> list[Section]:
    """Everything that can be taken in hand."""

    def part(brush: str, text: str, symbol: str = "") -> dict[str, Any]:
        pressed = hand.brush == brush
        more = {"symbol": symbol, "label": text} if symbol else {}
        return sections_explorer.part("use", text, brush, pressed=pressed, **more)

    tokens = [
        part(f"put-{seat}", name, f"dk-token-{seat}") for seat, name in enumerate(editing.names)
    ]
    terrain = [
        part(brush, terrain_words(kind), symbol_of(str(kind), 0, 0))
        for brush, kind in zip(TERRAIN_BRUSHES, Terrain, strict=True)
    ]
    groups = [
        {"label": say("brush-tokens"), "parts": [*tokens, part("take", say("brush-take"))]},
        {"label": say("brush-terrain"), "parts": terrain},
        {
            "label": say("brush-tiles"),
            "parts": [part(brush, say(_TILES[brush])) for brush in TILE_BRUSHES],
        },
    ]
    if editing.draft.phase is Phase.TURNS:
        turn = [part(brush, say(_TURN[brush])) for brush in TURN_BRUSHES]
        groups.append({"label": say("brush-turn"), "parts": turn})
    hint = hand.hint(editing)
    return [
        sections_explorer.what_if(say("editor-tools"), hint, hint, groups, opened=True),
        sections_editor.settings(say("brush-lay"), [_lay(editing.draft, hand)]),
    ]


def settings(editing: Editing) -> list[Section]:
    """The moment of the game, the counts, and the ways from the position to the other pages."""
    draft = editing.draft
    counts = [
        _field("sacrificed", seat, name, draft.position.sacrificed[seat], range(TOKENS + 1))
        for seat, name in enumerate(editing.names)
    ]
    return [
        sections_editor.settings(say("editor-settings"), _moment(draft, editing.names)),
        sections_editor.settings(say("editor-counts"), counts),
        sections.note(say("editor-counts-hint")),
        *([] if draft.state is None else [elsewhere(draft.state)]),
    ]


def _lay(draft: Draft, hand: Hand) -> dict[str, Any]:
    tiles = [f"{tile}{side}" for tile in draft.table.island.tiles for side in "AB"]
    options = [sections_editor.option(None, say("brush-lay-none"))]
    options += [sections_editor.option(f"lay-{tile}", tile) for tile in tiles]
    value = hand.brush if hand.kind == "lay" else None
    return sections_editor.setting("lay", "lay", say("brush-lay"), value, options)


def _moment(draft: Draft, names: Sequence[str]) -> list[dict[str, Any]]:
    position, phase = draft.position, draft.phase
    everybody = list(enumerate(names))
    phases = [(str(one), say(word)) for one, word in _PHASES.items()]
    fields = [
        _choice("phase", str(phase), phases),
        _numbers("round", position.round, range(1, ROUNDS + 1)),
    ]
    if phase in (Phase.GUARDIANS, Phase.TURNS):
        fields.append(_choice("to_act", position.to_act, everybody))
    fields.append(_choice("talisman", position.talisman, everybody))
    if phase in (Phase.GUARDIANS, Phase.TURNS):
        cards: list[tuple[int | None, str]] = [(None, say("edit-none"))]
        cards += [(card, str(card)) for card in cards_for(draft.seats)]
        for seat, who in everybody:
            card = position.guardians[seat]
            name, text = _OF_SEAT.format("cards", seat), say("edit-card-of", who=who)
            options = [sections_editor.option(*one) for one in cards]
            fields.append(sections_editor.setting("set", name, text, card, options))
    if turn := position.turn:
        used = [(True, say("edit-used-no")), (False, say("edit-used-yes"))]
        fields.append(_numbers("tokens_left", turn.tokens_left, range(TOKENS_A_TURN + 1)))
        fields.append(
            _choice("guardian_left", turn.guardian_left, used) | {"text": say("edit-used")}
        )
    fields.append(_numbers("players", draft.seats, SEATS))
    fields.append(_reading(position.rules))
    return fields


def _reading(rules: Rules) -> dict[str, Any]:
    played = preset_of(rules)
    shown = [*PRESETS, OWN_MIX] if played == OWN_MIX else PRESETS
    return _choice("rules", played, [(preset, preset_name(preset)) for preset in shown])


def _choice(name: str, value: Any, options: Sequence[tuple[Any, str]]) -> dict[str, Any]:
    listed = [sections_editor.option(*one) for one in options]
    return sections_editor.setting("set", name, say(LABELS[name]), value, listed)


def _numbers(name: str, value: int, numbers: Sequence[int]) -> dict[str, Any]:
    return _choice(name, value, [(number, str(number)) for number in numbers])


def _field(name: str, seat: int, text: str, value: int, numbers: Sequence[int]) -> dict[str, Any]:
    options = [sections_editor.option(number, str(number)) for number in numbers]
    return sections_editor.setting("set", _OF_SEAT.format(name, seat), text, value, options)


def history(editing: Editing, copying: dict[str, Any]) -> Section:
    """Taking back, doing again, and taking along."""
    parts = [
        sections.button("undo", say("do-undo"), enabled=editing.can_undo),
        sections.button("redo", say("do-redo"), enabled=editing.can_redo),
        copying,
        files_button(),
    ]
    return sections.buttons(say("do-label"), parts)


def begin_form(players: int) -> Section:
    """The form that begins with another position."""
    counts = [{"value": count, "text": str(count)} for count in SEATS]
    sizes = [{"value": size, "text": str(size)} for size in range(SMALLEST, LARGEST + 1)]
    fields: list[dict[str, Any]] = [
        {"name": "players", "type": "choice", "text": say("setup-players"), "value": players}
        | {"options": counts},
        {"name": "seed", "type": "text", "text": say("setup-seed"), "value": "1"}
        # One more than there can be, so that a number too long is told and not cut.
        | {"longest": LONGEST_SEED + 1, "hint": say("setup-seed-hint")},
        {"name": "size", "type": "choice", "text": say("editor-size"), "value": 7}
        | {"options": sizes},
    ]
    parts = [
        sections.button("sample", say("editor-do-sample"), primary=True),
        sections.button("new", say("editor-do-new")),
        sections.button("blank", say("editor-do-blank")),
        sections.button("clear", say("editor-do-clear"), hint=say("editor-begin-hint")),
    ]
    return sections.form(say("editor-begin"), fields, parts, is_open=False, error="", fresh="begin")


def open_form(taking: TakingAlong) -> Section:
    """The form that opens a text that was saved, with the button for the document."""
    told = say("editor-keep-text"), say("editor-keep-hint")
    document = sections.button("copy_document", say("editor-do-document"))
    return taking.opening(say("keep-title"), told, 5, document, longest=LONGEST_TEXT)
