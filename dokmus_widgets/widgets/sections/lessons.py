"""The kinds of section that lessons, quizzes and the course add."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from dokmus_widgets.explain import Answer, say
from dokmus_widgets.widgets import sections
from dokmus_widgets.widgets.board.sheet import Section


def lesson(
    crumb: str,
    title: str,
    text: str,
    *,
    step: str,
    press: str,
    dots: Iterable[Mapping[str, Any]],
    now: int,
    course: str = "",
) -> Section:
    """Where a learner is, and what there is to do: the text that is read first.

    ``dots``: a text and whether it is ``done`` for each step; a press on one sends its number, from
    0, or does nothing where ``press`` is empty. ``course``: the words of the way to the overview;
    ``place``, once the page's history is to hold it: the query of a link to the lesson.
    """
    return {
        "kind": "lesson",
        "crumb": crumb,
        "title": title,
        "text": text,
        "step": step,
        "name": press,
        "dots": [dict(dot) for dot in dots],
        "now": now,
        "course": course,
        "place": "",
    }


def coach(
    given: Answer, buttons: Iterable[dict[str, Any]], label: str, *, seen: bool = True
) -> Section:
    """The last answer, and the buttons that go on from it. Not ``seen`` it is only read out."""
    shown = sections.answer(given)
    return {**shown, "kind": "coach", "seen": seen, "label": label, "buttons": list(buttons)}


def goals(label: str, parts: Iterable[tuple[str, bool]]) -> Section:
    """What is wanted, line by line, and whether it is so."""
    told = {True: say("course-goal-met"), False: say("course-goal-open")}
    entries = [{"text": text, "met": met, "told": told[met]} for text, met in parts]
    return {"kind": "goals", "label": label, "goals": entries}


def standing(
    title: str, gain: str, lines: Iterable[Mapping[str, Any]], track: Mapping[str, Any]
) -> Section:
    """The points of one seat: ``lines`` have a text, a value and a gain; ``track``: its section."""
    return {
        "kind": "standing",
        "title": title,
        "gain": gain,
        "lines": [dict(line) for line in lines],
        "track": dict(track),
    }


def asked(parts: Iterable[Mapping[str, Any]], label: str) -> Section:
    """What can be answered: a ``text`` each, with what is pressed; ``right`` once it is known.

    A part may have a ``note`` (the mark that it has), and ``told``: why it is so.
    """
    return {"kind": "asked", "label": label, "parts": [dict(part) for part in parts]}


def number(label: str, value: int | None, most: int, *, fresh: str) -> Section:
    """A number to be typed, from 0 to ``most``; another ``fresh`` begins with ``value``."""
    return {"kind": "number", "id": fresh, "label": label, "value": value, "most": most}


def course(
    title: str,
    note: str,
    *,
    done: int,
    of: int,
    offers: Iterable[Mapping[str, Any]],
    chapters: Sequence[Mapping[str, Any]],
) -> Section:
    """The course at a glance.

    ``offers``: buttons that go on from here. ``chapters``: a title, an ``about``, and ``parts``: a
    press, a value, a text, a note, a ``mark`` (new, begun, done or due), the mark's words in
    ``told``, and whether it is ``current``.
    """
    return {
        "kind": "course",
        "title": title,
        "note": note,
        "done": done,
        "of": of,
        "offers": [dict(offer) for offer in offers],
        "chapters": [dict(chapter) for chapter in chapters],
    }
