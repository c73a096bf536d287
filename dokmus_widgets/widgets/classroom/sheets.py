"""The sheets of a class: of who opens or enters a room, of the teacher, and of a pupil."""

from __future__ import annotations

from typing import Final

from dokmus_widgets.core.names import MAX_NAME_POINTS
from dokmus_widgets.explain import say
from dokmus_widgets.explain.messages import again
from dokmus_widgets.explain.seats import isolated, listed
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.classroom.room import Pupil, Room
from dokmus_widgets.widgets.sections import forms
from dokmus_widgets.widgets.sections.basic import (
    Answer,
    Button,
    Buttons,
    Copy,
    Heading,
    Note,
    one_of,
)
from dokmus_widgets.widgets.sections.elsewhere import Elsewhere

#: The page of classes, and the query field with the code of a room.
CLASS_PAGE, ROOM_FIELD = "class", "room"
#: What a teacher can show, by the path of its page, and the id of its name.
SUBJECTS: Final = {"rules": "page-rules", "learn": "page-learn", "puzzles": "page-puzzles"}
#: The longest code that can be typed, with spaces in it.
_LONGEST_CODE: Final = 20


def fault_sections(fault: str) -> list[Section]:
    """Return the sections of a page that shows no room; ``fault``: why not."""
    return [Heading(say("page-class")), Answer(again(fault), done=False, chips=[])]


def lobby_sections(code: str, fault: str) -> list[Section]:
    """Return the form to enter a room and the button to open one; ``code``: the room to go to."""
    field = forms.TextField("code", say("class-code"), "", _LONGEST_CODE)
    enter = Button("enter", say("class-enter"), primary=True)
    form = forms.Form(
        *(say("class-enter-title"), [field], [enter]), fresh="class-code", is_open=True
    )
    opening = Buttons(say("class-open"), [Button("open_room", say("class-open"))])
    sections = [Heading(say("page-class")), form, Note(say("class-open-about")), opening]
    if code:
        pages = [(CLASS_PAGE, say("class-enter"))]
        sections.append(
            Elsewhere(
                say("class-code"), pages, "", position=code, leaving=CLASS_PAGE, field=ROOM_FIELD
            )
        )
    return sections if not fault else [*sections, Answer(again(fault), done=False, chips=[])]


def desk_sections(room: Room, subject: str, asked: str) -> list[Section]:
    """Return the teacher's sections.

    ``asked``: "invite" shows the link for pupils, "end" asks to confirm the end of the class.
    """
    subjects = [(name, say(message)) for name, message in SUBJECTS.items()]
    invite = Button("ask", say("class-invite"), "invite", pressed=asked == "invite")
    end = Button("ask", say("class-end"), "end", pressed=asked == "end")
    here = room.present
    names = listed([isolated(pupil.name) for pupil in here if pupil.name])
    sections: list[Section] = [
        Heading(say("class-room", code=room.code), say("class-present", count=len(here))),
        *([Note(names)] if names else []),
        Buttons(say("class-show"), [*one_of("show_subject", subjects, subject), invite, end]),
    ]
    if asked == "end":
        sure = Button("end_for_good", say("class-end"))
        sections.append(Answer(say("class-end-asked"), done=None, chips=[], buttons=[sure]))
    if asked == "invite":
        link = Copy(
            say("class-link"),
            f"?{ROOM_FIELD}={room.code}",
            hint=say("class-link-hint"),
            fresh="class-link",
            share=say("share-with"),
            query=True,
            page=CLASS_PAGE,
        )
        sections.append(link)
    return sections


def pupil_sections(pupil: Pupil, fault: str) -> list[Section]:
    """Return the sections of a pupil's own; ``fault``: what is wrong with the name."""
    field = forms.TextField(
        *("name", say("table-name"), pupil.name, 2 * MAX_NAME_POINTS), hint=say("class-name-hint")
    )
    button = Button("set_name", say("class-set-name"))
    title = say("class-name", name=isolated(pupil.name) or "none")
    return [forms.Form(title, [field], [button], fresh=f"name-{pupil.name}", error=again(fault))]
