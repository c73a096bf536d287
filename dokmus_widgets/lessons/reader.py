"""Reading the files of lessons: one TOML file a chapter, with every fault told by its place.

A file holds lessons, ``[[lesson]]``, in their order: ``id``, ``minutes``, and ``rules``, ids of
the catalogue. Below each, ``[[lesson.step]]``:

- ``id``: small letters, digits and hyphens;
- the position, with the fields of `dokmus_widgets.cases.positions`, or ``game``, a game that
  begins: ``players``, ``seed``, ``talisman``, ``plies`` (those of a random game, to be made
  first); left out where the step goes on from the one before;
- ``goal``: a table (see `goals`); left out where there is only something to look at;
- ``solution``: actions in notation that meet the goal; ``several = true`` where the text says
  that there are more ways; ``hints``: how many hints in words there are;
- ``show``: spaces to look at, ``"b1 c2"``; ``others = true`` where the other seats play on.

And below a step, ``[[lesson.step.mistake]]``, tries that were foreseen: ``id``, ``do``, and the
``rule`` by which it is refused, left out where it is legal and only misses the goal.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from importlib.resources import files
from random import Random
from typing import Any, Final

from dokmus_widgets.cases.entries import (
    TABLE,
    TABLES,
    TEXT,
    TEXTS,
    TRUTH,
    WHOLE,
    EntryReader,
    Wrong,
    check_fields,
    check_id,
    members,
    read_files,
)
from dokmus_widgets.cases.faults import LessonsError
from dokmus_widgets.cases.positions import POSITION_FIELDS, document_of
from dokmus_widgets.core import PositionError, Rule, Rules, State, new_game, parse_space
from dokmus_widgets.core.notation import read_action
from dokmus_widgets.lessons.goals.goal import read_goal
from dokmus_widgets.lessons.lesson import Chapter, Lesson, Mistake, Step

#: The chapters in their order; each has a file of its name, and the family of its quiz, if any.
CHAPTERS: Final[Mapping[str, str]] = {
    "first-steps": "placing",
    "terrain": "terrain",
    "guardians": "guardians",
    "game": "game",
    "points": "scoring",
}

_LESSON = {"id": TEXT, "minutes": WHOLE, "rules": TEXTS, "step": TABLES}
_STEP = {
    "id": TEXT,
    **POSITION_FIELDS,
    "game": TABLE,
    "goal": TABLE,
    "solution": TEXTS,
    "several": TRUTH,
    "hints": WHOLE,
    "show": TEXT,
    "others": TRUTH,
    "mistake": TABLES,
}
_GAME = {"players": WHOLE, "seed": WHOLE, "talisman": WHOLE, "plies": WHOLE, "reading": TEXT}
_MISTAKE = {"id": TEXT, "do": TEXT, "rule": TEXT}


def read_all() -> tuple[Chapter, ...]:
    """Every chapter; ``LessonsError`` with every fault of all files."""
    folder = files(__package__)
    return read({name: folder.joinpath(f"{name}.toml").read_text("utf-8") for name in CHAPTERS})


def read(texts: Mapping[str, str]) -> tuple[Chapter, ...]:
    """The chapters of these texts of files, by id; ``LessonsError`` with every fault."""
    return tuple(
        Chapter(id, lessons, CHAPTERS.get(id, ""))
        for id, lessons in read_files(texts, _LessonReader).items()
    )


class _LessonReader(EntryReader[Lesson]):
    """Reads one lesson; ``state`` is the position of the last step so far that tells one."""

    error = LessonsError
    state: State | None = None

    def read(self) -> Lesson:
        """The lesson, with every step read; or ``Wrong``. Nothing is played yet: that the solutions
        go through is seen when a step is begun."""
        entry = self.entry
        check_fields(entry, _LESSON, _LESSON)
        check_id(entry["id"])
        _check_range("minutes", entry["minutes"], 1, 10)
        rules = members(entry["rules"], Rule, "rules")
        steps: dict[str, Step] = {}
        for written in self.below(entry, "step"):
            step = self._step(written)
            if step.id in steps:
                raise Wrong(f"there is a step {step.id!r} in this lesson already")
            steps[step.id] = step
        if not steps:
            raise Wrong("a lesson has one step at least")
        told = entry["minutes"], tuple(steps.values())
        return Lesson(entry["id"], self.name, rules, *told, self.line)

    def _step(self, entry: Mapping[str, Any]) -> Step:
        check_fields(entry, _STEP, ("id",))
        check_id(entry["id"])
        document = _position(entry)
        if document is not None:
            try:
                self.state = State.from_dict(document)
            except PositionError as error:
                raise Wrong(str(error)) from None
        if self.state is None:
            raise Wrong("the first step needs a board, a position or a game")
        hints = entry.get("hints", 0)
        _check_range("hints", hints, 0, 3)
        if ("goal" in entry) != ("solution" in entry):
            raise Wrong("a step has both a goal and a solution, or neither")
        show = tuple(entry.get("show", "").split())
        with _wrong("show"):
            frozenset(map(parse_space, show))
        # Where a step goes on, its board is not known before those before it are played.
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
        """The mistakes of a step; ``state``: the position it begins with, where it tells one."""
        ids = ["done"]  # attributes that every step's message may have
        for written in self.below(entry, "mistake"):
            check_fields(written, _MISTAKE, ("id", "do"))
            check_id(written["id"])
            if written["id"] in ids or written["id"].startswith("hint-"):
                raise Wrong(f"the mistake {written['id']!r} needs another id")
            ids.append(written["id"])
            rules = members([written["rule"]] if "rule" in written else [], Rule, "rule")
            if state is not None:
                with _wrong("do"):
                    read_action(state, written["do"])
            yield Mistake(written["id"], written["do"], *rules)


def _position(entry: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """The position of a step as a document; None where it goes on from the step before."""
    if "game" in entry:
        if given := [name for name in POSITION_FIELDS if name in entry]:
            raise Wrong(f"{given[0]}: a game tells its position itself")
        return _game(entry["game"]).to_dict()
    if any(name in entry for name in POSITION_FIELDS):
        return document_of(entry)
    return None


def _game(wish: Mapping[str, Any]) -> State:
    check_fields(wish, _GAME, ("players", "seed"))
    with _wrong("game"):
        state = new_game(
            wish["players"],
            seed=wish["seed"],
            first=wish.get("talisman", 0),
            rules=Rules.preset(wish.get("reading", "en")),
        )
    random = Random(wish["seed"])
    for _ in range(wish.get("plies", 0)):
        action = state.random_action(random)
        if action is None:
            raise Wrong("plies: the game is over before")
        state = state.after(action)
    return state


def _check_range(field: str, number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise Wrong(f"{field}: {number} is not from {least} to {most}")


@contextmanager
def _wrong(field: str) -> Iterator[None]:
    """Have what refuses a field tell its name."""
    try:
        yield
    except ValueError as error:
        raise Wrong(f"{field}: {error}") from None
