"""Snapshots of lesson sessions, and their JSON documents."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

from dokmus_widgets.core import Action, Space, State
from dokmus_widgets.core.actions import is_space
from dokmus_widgets.core.faults import DocumentError, quote
from dokmus_widgets.lessons.catalogue import lesson as lesson_of
from dokmus_widgets.lessons.document_faults import DocumentFaults
from dokmus_widgets.lessons.lesson import Lesson
from dokmus_widgets.play import History, Tool

FORMAT, VERSION = "dokmus-lesson", 1
#: Limit on the actions of a step; reading them takes some tenths of a second.
_MAX_ACTIONS: Final = 1000


class LessonDocumentError(DocumentError):
    """A document that is not a valid lesson snapshot."""

    what = "a lesson being taken"


@dataclass(frozen=True)
class LessonSnapshot:
    """The state of a lesson session.

    ``at``, ``reached``: index of the current step, and of the last step reached; ``over``: whether
    the end was reached; ``met``: indices of the steps whose goals were met; ``is_met``: whether
    that of this step was met since it began; ``hints``: number of hints given in words; ``seat``:
    of the learner; ``line``, ``free``: the actions of the step, and of free play, if any;
    ``refuted``, ``hinted``: the refused action, or the one that a hint shows.
    """

    lesson: Lesson
    at: int
    reached: int
    over: bool
    met: frozenset[int]
    is_met: bool
    hints: int
    seat: int
    line: History
    free: History | None = None
    refuted: Action | None = None
    hinted: Action | None = None
    tool: Tool = Tool.PLACE
    selected: Space | None = None

    def to_dict(self) -> dict[str, Any]:
        """Return the snapshot as plain JSON, with steps by id."""
        ids = [step.id for step in self.lesson.steps]
        return {
            "format": FORMAT,
            "version": VERSION,
            "lesson": self.lesson.id,
            "step": ids[self.at],
            "reached": ids[self.reached],
            "over": self.over,
            "met": [ids[at] for at in sorted(self.met)],
            "is_met": self.is_met,
            "hints": self.hints,
            "seat": self.seat,
            "line": _line_document(self.line),
            "free": None if self.free is None else _line_document(self.free),
            "refuted": None if self.refuted is None else self.refuted.to_dict(),
            "hinted": None if self.hinted is None else self.hinted.to_dict(),
            "tool": str(self.tool),
            "selected": None if self.selected is None else list(self.selected),
        }

    @classmethod
    def from_dict(
        cls, document: Mapping[str, Any], lesson: Lesson | None = None
    ) -> "LessonSnapshot":
        """Read a document, for a custom ``lesson`` or one of the course.

        Raise ``LessonDocumentError`` with all faults by path.
        """
        faults = DocumentFaults()
        keys = ("step" if field.name == "at" else field.name for field in fields(cls))
        found = faults.document(document, FORMAT, VERSION, (*keys,))
        if found is None:
            raise LessonDocumentError(faults)
        made = lesson or faults.read("lesson", lambda: lesson_of(found["lesson"]))
        line = _read_line(found["line"], "line", faults)
        free = None if found["free"] is None else _read_line(found["free"], "free", faults)
        if made is None or line is None or faults:
            raise LessonDocumentError(faults)
        if made.id != found["lesson"]:
            faults.note("lesson", f"{quote(found['lesson'])} is not {quote(made.id)}")
        reader = _Reader(found, made, (free or line).state, faults)
        at = reader.step("step", found["step"])
        snapshot = cls(
            made,
            at,
            max(at, reader.step("reached", found["reached"])),
            faults.truth(found["over"], "over"),
            reader.met(),
            faults.truth(found["is_met"], "is_met"),
            faults.whole(found["hints"], "hints", 0, made.steps[at].hints) or 0,
            faults.whole(found["seat"], "seat", 0, line.start.seats - 1) or 0,
            line,
            free,
            reader.action("refuted", legal=False),
            reader.action("hinted", legal=True),
            faults.read("tool", lambda: Tool(found["tool"])) or Tool.PLACE,
            reader.selected(),
        )
        if faults:
            raise LessonDocumentError(faults)
        return snapshot


def _line_document(line: History) -> dict[str, Any]:
    return {
        "start": line.start.to_dict(),
        "actions": [action.to_dict() for action in line.line],
        "done": len(line.plies),
    }


def _read_line(value: Any, path: str, faults: DocumentFaults) -> History | None:
    found = faults.fields(value, path, ("start", "actions", "done"))
    if found is None:
        return None
    start = faults.read(f"{path}.start", lambda: State.from_dict(found["start"]))
    written = faults.listing(found["actions"], f"{path}.actions") or []
    done = faults.whole(found["done"], f"{path}.done", 0, min(len(written), _MAX_ACTIONS))
    if start is None or done is None:
        return None

    def played() -> History:
        line = History(start, secrets=False)
        for action in written[:_MAX_ACTIONS]:
            line.play(Action.from_dict(action))
        line.go_to(done)
        return line

    return faults.read(f"{path}.actions", played)


class _Reader:
    """Reader of the fields that refer to the steps of a lesson and to a board."""

    def __init__(
        self, found: Mapping[str, Any], lesson: Lesson, state: State, faults: DocumentFaults
    ) -> None:
        self._found, self._state, self._faults = found, state, faults
        self._ids = [step.id for step in lesson.steps]

    def step(self, path: str, id: object) -> int:
        if id not in self._ids:
            self._faults.note(path, f"{quote(id)} is no step of the lesson")
            return 0
        return self._ids.index(str(id))

    def met(self) -> frozenset[int]:
        ids = self._faults.listing(self._found["met"], "met") or []
        return frozenset(self.step(f"met[{n}]", id) for n, id in enumerate(ids[: len(self._ids)]))

    def action(self, key: str, *, legal: bool) -> Action | None:
        """Read an optional action, which must (not) be legal on the board."""
        value = self._found[key]
        action = None if value is None else self._faults.read(key, lambda: Action.from_dict(value))
        if action is not None and self._state.check(action).legal is not legal:
            self._faults.note(key, f"{action!r} is {'not ' if legal else ''}legal here")
        return action

    def selected(self) -> Space | None:
        value = self._found["selected"]
        if value is None:
            return None
        if not is_space(value) or not self._state.island.frame.has((value[0], value[1])):
            self._faults.note("selected", f"{quote(value)} is no space of the board")
            return None
        return (value[0], value[1])
