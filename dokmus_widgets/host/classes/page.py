"""The page of a class: a pupil's, or that of a teacher."""

from __future__ import annotations

from typing import TYPE_CHECKING

import ipywidgets

from dokmus_widgets.host.classes.pupil_page import PupilPage
from dokmus_widgets.host.classes.teacher_page import TeacherPage
from dokmus_widgets.host.request import PageRequest
from dokmus_widgets.widgets.classroom.sheets import ROOM_FIELD

if TYPE_CHECKING:
    from dokmus_widgets.host.classes.rooms import Rooms


def class_page(rooms: Rooms, request: PageRequest) -> ipywidgets.Widget:
    """Return the widgets of the page: with a code in the address a pupil's, else the teacher's."""
    code = request.fields.get(ROOM_FIELD, "")
    page = PupilPage(rooms, request, code) if code else TeacherPage(rooms, request)
    return page.frame.box
