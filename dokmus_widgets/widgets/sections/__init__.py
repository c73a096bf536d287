"""The kinds of section that a sheet can show."""

from dokmus_widgets.widgets.sections.basic import (
    Button as Button,
    Buttons as Buttons,
    Copy as Copy,
    Heading as Heading,
    Note as Note,
    Titled as Titled,
    answer as answer,
    one_of as one_of,
)
from dokmus_widgets.widgets.sections.elsewhere import Elsewhere as Elsewhere
from dokmus_widgets.widgets.sections.forms import Form as Form, Options as Options
from dokmus_widgets.widgets.sections.play import Toolbar as Toolbar, in_slots as in_slots
