"""A lesson being taken, as facts: what a session is made again from, and their plain document."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from dokmus_widgets.core import Action, IllegalAction, Space, State
from dokmus_widgets.core.actions import is_space
from dokmus_widgets.core.faults import quote
from dokmus_widgets.lessons.catalogue import lesson as lesson_of
from dokmus_widgets.lessons.document_faults import DocumentFaults
from dokmus_widgets.lessons.lesson import Lesson
from dokmus_widgets.play.history import History
from dokmus_widgets.play.tools import Tool

FORMAT, VERSION = "dokmus-lesson", 1
#: More actions than this nobody makes in a step; reading them takes some tenths of a second.
_MOST_ACTIONS: Final = 1000

_Value = TypeVar("_Value")


class LessonDocumentError(ValueError):
    """A document that is no lesson being taken; its text has a line for each fault."""


@dataclass(frozen=True)
class Facts:
    """How a lesson stands.

    ``at``, ``reached``: steps by number, the one taken and the last one reached; ``over``: whether
    the lesson's end was reached; ``met``: the steps whose goals were met; ``is_met``: whether that
    of this step was, since it began; ``hints``: how many were given in words. ``seat``: the
    learner's; ``line``: what was done in the step, ``free``: what was played freely after it, None
    where nothing is; ``refuted``, ``hinted``: the action that was refused, or is pointed at;
    ``tool``, ``selected``: what is in hand.
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
        """The facts as plain JSON; steps are told by their ids."""
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
    def from_dict(cls, document: Mapping[str, Any], lesson: Lesson | None = None) -> Facts:
        """The facts of a document; ``LessonDocumentError`` lists what is wrong by path.

        ``lesson``: which it is, where it is none of the course's.
        """
        return _Reader(document).facts(lesson)


def _line_document(line: History) -> dict[str, Any]:
    return {
        "start": line.start.to_dict(),
        "actions": [action.to_dict() for action in line.line],
        "done": len(line.plies),
    }


_KEYS: Final = (
    *("format", "version", "lesson", "step", "reached", "over", "met", "is_met", "hints", "seat"),
    *("line", "free", "refuted", "hinted", "tool", "selected"),
)


class _Reader:
    """Reads a document field by field; a fault in one does not hide those of others."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        self._faults = DocumentFaults()
        found = self._faults.fields(document, "", _KEYS)
        if found is not None and (found["format"], found["version"]) != (FORMAT, VERSION):
            given = f"{quote(found['format'])}, version {quote(found['version'])}"
            self._faults.note("format", f"{given} cannot be read here, only {FORMAT}, {VERSION}")
        self._raise()
        assert found is not None
        self._found = found

    def facts(self, lesson: Lesson | None) -> Facts:
        found = self._found
        made = lesson or self._read("lesson", lambda: lesson_of(found["lesson"]))
        line, free = self._line("line"), None
        if found["free"] is not None:
            free = self._line("free")
        self._raise()
        assert made is not None
        assert line is not None
        if made.id != found["lesson"]:
            self._faults.note("lesson", f"{quote(found['lesson'])} is not {quote(made.id)}")
        self._ids = [step.id for step in made.steps]
        at = self._step("step", found["step"])
        ids = self._faults.listing(found["met"], "met") or []
        met = frozenset(self._step(f"met[{n}]", id) for n, id in enumerate(ids[: len(made.steps)]))
        state = (free or line).state
        facts = Facts(
            made,
            at,
            max(at, self._step("reached", found["reached"])),
            self._truth("over"),
            met,
            self._truth("is_met"),
            self._whole("hints", made.steps[at].hints),
            self._whole("seat", line.start.seats - 1),
            line,
            free,
            self._action("refuted", state, legal=False),
            self._action("hinted", state, legal=True),
            self._read("tool", lambda: Tool(found["tool"])) or Tool.PLACE,
            self._selected(state),
        )
        self._raise()
        return facts

    def _raise(self) -> None:
        if self._faults:
            listed = self._faults.listing_of_all()
            raise LessonDocumentError(f"this is not a lesson being taken:\n{listed}")

    def _read(self, path: str, reader: Callable[[], _Value]) -> _Value | None:
        try:
            return reader()
        except (ValueError, IllegalAction) as error:
            self._faults.note(path, str(error))
            return None

    def _step(self, path: str, id: object) -> int:
        if id not in self._ids:
            self._faults.note(path, f"{quote(id)} is no step of the lesson")
            return 0
        return self._ids.index(str(id))

    def _truth(self, key: str) -> bool:
        if not isinstance(self._found[key], bool):
            self._faults.note(key, f"{quote(self._found[key])} is neither true nor false")
        return self._found[key] is True

    def _whole(self, key: str, most: int) -> int:
        return self._faults.whole(self._found[key], key, 0, most) or 0

    def _line(self, path: str) -> History | None:
        found = self._faults.fields(self._found[path], path, ("start", "actions", "done"))
        if found is None:
            return None
        start = self._read(f"{path}.start", lambda: State.from_dict(found["start"]))
        written = self._faults.listing(found["actions"], f"{path}.actions") or []
        done = self._faults.whole(
            found["done"], f"{path}.done", 0, min(len(written), _MOST_ACTIONS)
        )
        if start is None or done is None:
            return None
        actions = map(Action.from_dict, written[:_MOST_ACTIONS])
        return self._read(f"{path}.actions", lambda: History.of(start, actions, done))

    def _action(self, key: str, state: State, *, legal: bool) -> Action | None:
        if self._found[key] is None:
            return None
        action = self._read(key, lambda: Action.from_dict(self._found[key]))
        if action is not None and state.check(action).legal is not legal:
            self._faults.note(key, f"{action!r} is {'not ' if legal else ''}legal here")
        return action

    def _selected(self, state: State) -> Space | None:
        value = self._found["selected"]
        if value is None:
            return None
        if not is_space(value) or not state.island.frame.has((value[0], value[1])):
            self._faults.note("selected", f"{quote(value)} is no space of the board")
            return None
        return (value[0], value[1])
