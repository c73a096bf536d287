"""What a sheet shows, section by section: each kind is a class, and so is what it is made of."""

from dokmus_widgets.widgets.sections.basic import (
    Button,
    Buttons,
    Copy,
    Heading,
    Note,
    Prompt,
    answer,
)
from dokmus_widgets.widgets.sections.forms import Form

button, buttons, copy, form = Button, Buttons, Copy, Form
heading, note, prompt = Heading, Note, Prompt

__all__ = ["answer", "button", "buttons", "copy", "form", "heading", "note", "prompt"]
