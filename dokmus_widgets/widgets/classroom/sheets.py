"""The sheets of a class: of who opens or enters a room, of the teacher, and of a pupil."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Final

from dokmus_widgets.core.catalogue import ROUNDS
from dokmus_widgets.core.names import MAX_NAME_POINTS
from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.drawing import Mark
from dokmus_widgets.explain import again, listed, say, sentences
from dokmus_widgets.explain.seats import isolated
from dokmus_widgets.widgets.board import Section, marks_of
from dokmus_widgets.widgets.classroom.questions import MAX_LISTED
from dokmus_widgets.widgets.classroom.room import Poll, Pupil, Room
from dokmus_widgets.widgets.sections import (
    Button,
    Buttons,
    Copy,
    Elsewhere,
    Heading,
    Note,
    forms,
    lessons,
    one_of,
)
from dokmus_widgets.widgets.sections.basic import Answer, Row, Seated, Table
from dokmus_widgets.widgets.sections.explorers import Fact, Facts
from dokmus_widgets.widgets.sections.play import Slot
from dokmus_widgets.widgets.sections.qr_code import QrCode

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


def desk_sections(room: Room, subject: str, asked: str, code: QrCode, fault: str) -> list[Section]:
    """Return the teacher's sections.

    ``asked``: "invite" shows the link for pupils, with its QR ``code`` once that was asked for,
    "end" asks to confirm the end of the class; ``fault``: why the last press did nothing.
    """
    here = room.present
    sections: list[Section] = [
        Heading(say("class-room", code=room.code), say("class-present", count=len(here)))
    ]
    if names := _names(here):
        sections.append(Note(names))
    if room.poll is not None:
        sections = [*_poll_sections(room.poll, len(here)), *sections]
    else:
        subjects = [(name, say(message)) for name, message in SUBJECTS.items()]
        pose = Button("pose", say("class-ask"), primary=not room.groups)
        parts = [*one_of("show_subject", subjects, subject), pose]
        sections += [Buttons(say("class-show"), parts), *_play_sections(room)]
    names_of = {"invite": "class-invite", "end": "class-end"}
    ways = [Button("ask", say(id), name, pressed=name == asked) for name, id in names_of.items()]
    sections.append(Buttons(say("page-class"), ways))
    if fault:
        sections.append(Answer(again(fault), done=False, chips=[]))
    if asked == "end":
        sure = Button("end_for_good", say("class-end"))
        sections.append(Answer(say("class-end-asked"), done=None, chips=[], buttons=[sure]))
    if asked == "invite":
        link, hint = room_query(room), say("class-link-hint")
        place = partial(Copy, query=True, page=CLASS_PAGE, fresh="class-link")
        place = partial(place, share=say("share-with"), code=say("table-code"))
        sections.append(place(say("class-link"), link, hint=hint, picture=code.of(link)))
    return sections


def room_query(room: Room) -> str:
    """Return the query of the link to a room."""
    return f"?{ROOM_FIELD}={room.code}"


def _names(pupils: Sequence[Pupil]) -> str:
    return listed([isolated(pupil.name) for pupil in pupils if pupil.name])


def _poll_sections(poll: Poll, present: int) -> list[Section]:
    """Return the answers so far, with names where pupils gave one, and the ways on."""
    question, choices = poll.question, poll.question.choices()
    if question.is_single:
        given = [(text, poll.those_with(0, at)) for at, text in enumerate(choices)]
        entries = [
            Fact(text, listed([*filter(None, [str(len(who)), _names(who)])], "list-dot"))
            for text, who in given
            if who or len(choices) <= MAX_LISTED
        ]
    else:
        entries = []
        for item, text in enumerate(question.items()):
            who = [(choice, len(poll.those_with(item, at))) for at, choice in enumerate(choices)]
            told = [say("class-count", what=choice, count=count) for choice, count in who]
            why = [question.reasons()[item].words] if poll.is_revealed else []
            entries.append(Fact(text, listed([*told, *why], "list-dot")))
    ways = [Button("stop", say("class-stop"), primary=poll.is_revealed)]
    if not poll.is_revealed:
        ways.insert(0, Button("reveal", say("class-reveal"), primary=True))
    title = say("class-answered", count=len(poll.answers), present=present)
    return [Facts(title, entries), Buttons(title, ways)]


def poll_marks(poll: Poll, pupil: Pupil | None = None) -> list[Mark]:
    """Return the number of answers at each space, or the marks of one pupil's answer."""
    counts, single = Counter[int](), poll.question.is_single
    for given in poll.answers.values() if pupil is None else [poll.of(pupil)]:
        answered = [one if single else at for at, one in enumerate(given) if one is not None]
        counts.update(answered)
    spaces = [(space, counts[at]) for at, space in enumerate(poll.question.spaces) if counts[at]]
    if pupil is not None:
        return marks_of("chosen", [space for space, _ in spaces])
    return [Mark("worth", *space, str(number)) for space, number in spaces]


def _play_sections(room: Room) -> list[Section]:
    """Return the ways to seat pupils at tables, or all tables and the ways to pause and end."""
    if not room.groups:
        sizes = [Button("pair", say("class-seats", count=size), size) for size in SEATS]
        return [forms.Options(say("class-play"), sizes)]
    here, rows, looks = {*room.present}, [], []
    for number, (table, pupils) in enumerate(room.groups):
        state, title = table.state, say("class-table", number=number + 1)
        who = say("class-finished")
        if state.to_act is not None:
            away = [] if pupils[state.to_act] in here else [say("table-away")]
            who = say("class-waits", who=listed([table.names[state.to_act], *away]))
        points = listed([str(sheet.total) for sheet in state.score()], "list-dot")
        hint = listed([listed(table.names), who], "list-dot")
        rows.append(Row(title, [f"{state.round}/{ROUNDS}", points], hint))
        looks.append(Button("look_at_table", title, number))
    going = room.is_playing
    pause = Button("play", say("class-pause" if going else "class-resume"), not going, primary=True)
    heads = ("class-column-round", "class-column-points")
    return [
        Buttons(say("class-play"), [pause, Button("end_games", say("class-end-games"))]),
        Table(say("class-tables"), [Seated(say(head), None) for head in heads], rows),
        forms.Options(say("class-look"), looks),
    ]


def pupil_sections(room: Room, pupil: Pupil, fault: str) -> list[Section]:
    """Return the sections of a pupil's own; ``fault``: what is wrong with the name."""
    label, hint = say("table-name"), say("class-name-hint")
    field = forms.TextField("name", label, pupil.name, 2 * MAX_NAME_POINTS, hint=hint)
    button, fresh = Button("set_name", say("class-set-name")), f"name-{pupil.name}"
    title = say("class-name", name=isolated(pupil.name) or "none")
    form = forms.Form(title, [field], [button], fresh=fresh, error=again(fault))
    if room.poll is None:
        is_paused = bool(room.groups) and not room.is_playing and room.seat_of(pupil) is not None
        return [Note(say("class-paused")), form] if is_paused else [form]
    replies = _replies(room.poll, pupil)
    return [replies, form] if room.poll.is_revealed else [_heard(room.poll, pupil), replies, form]


def _heard(poll: Poll, pupil: Pupil) -> Section:
    """Return what is read out: the question, and then the pupil's answer."""
    choices, given = poll.question.choices(), poll.of(pupil)
    chosen = listed([choices[one] for one in given if one is not None])
    words = poll.question.words()
    told = chosen or sentences(words[1:] or words)
    return Slot("answer", [Answer(told, None, [], seen=False)])


def _replies(poll: Poll, pupil: Pupil) -> Section:
    """Return what a pupil can answer, with their answer, and whether it was right."""
    question, given, is_over = poll.question, poll.of(pupil), poll.is_revealed
    choices, label = question.choices(), say("course-quiz-answers")
    right = question.right if is_over else ()
    if not question.is_single:
        told = [reason.words if is_over else "" for reason in question.reasons()]
        parts = [
            lessons.Reply(
                *("choose", text, at, None if one is None or not right else one in right[at]),
                hint="" if one is None else choices[one],
                pressed=one is not None,
                told=told[at],
            )
            for at, (text, one) in enumerate(zip(question.items(), given, strict=True))
        ]
        return lessons.Asked(label, parts)
    [chosen] = given
    if len(choices) <= MAX_LISTED:
        found = right[0] if right else ()
        parts = [
            lessons.Reply(
                *("choose", text, at, at in found if found and at in {*found, chosen} else None),
                hint=str(len(poll.those_with(0, at))) if is_over else "",
                pressed=at == chosen,
            )
            for at, text in enumerate(choices)
        ]
        return lessons.Asked(label, parts)
    if not question.spaces and not is_over:
        return lessons.Number(label, chosen, len(choices) - 1, f"number-{poll.number}")
    if chosen is None and not is_over:
        return Note(say("class-click"))
    return Note(say("class-your-answer", answer="none" if chosen is None else choices[chosen]))
