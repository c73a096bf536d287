"""Parser of the lesson files: one TOML file per chapter, faults reported with their line.

A file holds lessons in order, ``[[lesson]]``: ``id``, ``minutes`` and ``rules``, rule ids. Below
each, ``[[lesson.step]]``:

- ``id``: lower-case letters, digits and hyphens;
- the position, with the fields of `dokmus_widgets.cases.positions`, or ``game``, a new game:
  ``players``, ``seed``, ``talisman``, ``plies`` (random actions to play first); absent if the
  step continues from the previous one;
- ``goal``: a table (see `goals`); absent if the step only shows something;
- ``solution``: actions in notation that meet the goal; ``several = true`` if the text mentions
  other solutions; ``hints``: the number of hints in words;
- ``show``: spaces to highlight, ``"b1 c2"``; ``others = true`` if the other seats play on.

Below a step, ``[[lesson.step.mistake]]``, foreseen wrong attempts: ``id``, ``do``, and the ``rule``
that forbids it, absent if it is legal and only misses the goal.
"""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from importlib.resources import files
from random import Random
from typing import Any, Final

from dokmus_widgets.cases import entries
from dokmus_widgets.cases.entries import BOOL, INT, TABLE, TABLES, TEXT, TEXTS, EntryError
from dokmus_widgets.cases.positions import POSITION_FIELDS, document_of
from dokmus_widgets.core import PositionError, Rule, Rules, State, new_game, parse_space
from dokmus_widgets.core.notation import read_action
from dokmus_widgets.lessons.goals.goal import read_goal
from dokmus_widgets.lessons.lesson import Chapter, Lesson, Mistake, Step

#: The chapters in order, each with a file of its name, and the family of its quiz.
CHAPTERS: Final[Mapping[str, str]] = {
    "first-steps": "placing",
    "terrain": "terrain",
    "guardians": "guardians",
    "game": "game",
    "points": "scoring",
}

_LESSON = {"id": TEXT, "minutes": INT, "rules": TEXTS, "step": TABLES}
_STEP = {
    "id": TEXT,
    **POSITION_FIELDS,
    "game": TABLE,
    "goal": TABLE,
    "solution": TEXTS,
    "several": BOOL,
    "hints": INT,
    "show": TEXT,
    "others": BOOL,
    "mistake": TABLES,
}
_GAME = {"players": INT, "seed": INT, "talisman": INT, "plies": INT, "reading": TEXT}
_MISTAKE = {"id": TEXT, "do": TEXT, "rule": TEXT}


def read_all() -> tuple[Chapter, ...]:
    """Read every chapter; ``LessonsError`` with every fault of all files."""
    folder = files(__package__)
    return read({name: folder.joinpath(f"{name}.toml").read_text("utf-8") for name in CHAPTERS})


def read(texts: Mapping[str, str]) -> tuple[Chapter, ...]:
    """Parse the chapters of these file contents; ``LessonsError`` with every fault."""
    return tuple(
        Chapter(id, lessons, CHAPTERS.get(id, ""))
        for id, lessons in entries.read_files(texts, _LessonReader).items()
    )


class _LessonReader(entries.EntryReader[Lesson]):
    """Reader of one lesson; ``state`` is the last position given by a step so far."""

    error = entries.LessonsError
    state: State | None = None

    def read(self) -> Lesson:
        entry = self.entry
        entries.check_fields(entry, _LESSON, _LESSON)
        entries.check_id(entry["id"])
        _check_range("minutes", entry["minutes"], 1, 10)
        rules = entries.enum_members(entry["rules"], Rule, "rules")
        steps: dict[str, Step] = {}
        for table in self.below(entry, "step"):
            step = self._step(table)
            if step.id in steps:
                raise EntryError(f"there is a step {step.id!r} in this lesson already")
            steps[step.id] = step
        if not steps:
            raise EntryError("a lesson has one step at least")
        details = entry["minutes"], tuple(steps.values())
        return Lesson(entry["id"], self.name, rules, *details, self.line)

    def _step(self, entry: Mapping[str, Any]) -> Step:
        entries.check_fields(entry, _STEP, ("id",))
        entries.check_id(entry["id"])
        document = _position(entry)
        if document is not None:
            try:
                self.state = State.from_dict(document)
            except PositionError as error:
                raise EntryError(str(error)) from None
        if self.state is None:
            raise EntryError("the first step needs a board, a position or a game")
        hints = entry.get("hints", 0)
        _check_range("hints", hints, 0, 3)
        if ("goal" in entry) != ("solution" in entry):
            raise EntryError("a step has both a goal and a solution, or neither")
        show = tuple(entry.get("show", "").split())
        with _field_errors("show"):
            frozenset(map(parse_space, show))
        # The board of a continued step is unknown until the previous ones are played.
        mistakes = tuple(self._mistakes(entry, None if document is None else self.state))
        return Step(
            id=entry["id"],
            message=f"lesson-{self.entry['id']}-{entry['id']}",
            document=document,
            goal=read_goal(entry["goal"]) if "goal" in entry else None,
            solution=tuple(entry.get("solution", ())),
            hints=hints,
            several=entry.get("several", False),
            show=show,
            others=entry.get("others", False),
            mistakes=mistakes,
            line=self.line,
        )

    def _mistakes(self, entry: Mapping[str, Any], state: State | None) -> Iterable[Mistake]:
        ids = ["done"]  # reserved attribute names of messages
        for table in self.below(entry, "mistake"):
            entries.check_fields(table, _MISTAKE, ("id", "do"))
            entries.check_id(table["id"])
            if table["id"] in ids or table["id"].startswith("hint-"):
                raise EntryError(f"the mistake {table['id']!r} needs another id")
            ids.append(table["id"])
            rules = entries.enum_members([table["rule"]] if "rule" in table else [], Rule, "rule")
            if state is not None:
                with _field_errors("do"):
                    read_action(state, table["do"])
            yield Mistake(table["id"], table["do"], *rules)


def _position(entry: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """Return the position document of a step; None if it continues from the previous one."""
    if "game" in entry:
        if extra := [name for name in POSITION_FIELDS if name in entry]:
            raise EntryError(f"{extra[0]}: a game tells its position itself")
        return _game(entry["game"]).to_dict()
    if any(name in entry for name in POSITION_FIELDS):
        return document_of(entry)
    return None


def _game(table: Mapping[str, Any]) -> State:
    entries.check_fields(table, _GAME, ("players", "seed"))
    with _field_errors("game"):
        state = new_game(
            table["players"],
            seed=table["seed"],
            first=table.get("talisman", 0),
            rules=Rules.preset(table.get("reading", "en")),
        )
    random = Random(table["seed"])
    for _ in range(table.get("plies", 0)):
        action = state.random_action(random)
        if action is None:
            raise EntryError("plies: the game is over before")
        state = state.after(action)
    return state


def _check_range(field: str, number: int, minimum: int, maximum: int) -> None:
    if not minimum <= number <= maximum:
        raise EntryError(f"{field}: {number} is not from {minimum} to {maximum}")


@contextmanager
def _field_errors(field: str) -> Iterator[None]:
    """Convert a ``ValueError`` into ``EntryError`` with the name of the field."""
    try:
        yield
    except ValueError as error:
        raise EntryError(f"{field}: {error}") from None
