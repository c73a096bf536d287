"""What a sheet shows, section by section: each kind is made by a function of its own."""

from dokmus_widgets.widgets.sections.basic import (
    answer,
    button,
    buttons,
    cards,
    copy,
    curtain,
    folded,
    form,
    guide,
    heading,
    moves,
    note,
    prompt,
    seats,
    table,
)

__all__ = [
    "answer",
    "button",
    "buttons",
    "cards",
    "copy",
    "curtain",
    "folded",
    "form",
    "guide",
    "heading",
    "moves",
    "note",
    "prompt",
    "seats",
    "table",
]
