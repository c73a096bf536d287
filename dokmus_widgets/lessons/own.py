"""Cases and lessons from files of your own, with their words in files beside them.

``my.toml`` has its words in ``my.ftl``, in English, and in ``my.fr.ftl`` and so on, messages of
Fluent with the names of those that ship with the game: ``case-<id>`` with ``.ask``; ``lesson-<id>``
with ``.about`` and ``.end``, ``lesson-<id>-<step>`` with ``.done``, its hints and its mistakes.
"""

from collections.abc import Iterable, Iterator
from os import PathLike
from pathlib import Path

from dokmus_widgets.cases import Case, reader
from dokmus_widgets.cases.entries import CasesError, EntriesError, EntryFault, LessonsError
from dokmus_widgets.explain.messages import LANGUAGES, add_messages, has_message
from dokmus_widgets.lessons.lesson import Lesson
from dokmus_widgets.lessons.reader import read


def read_cases(file: str | PathLike[str]) -> tuple[Case, ...]:
    """Return the cases of a file, in the format of `dokmus_widgets.cases.reader`.

    Raise ``CasesError`` with every fault by its line, also of the words.
    """
    name, text = _contents(Path(file), CasesError)
    found = reader.read({name: text})[name]
    needed = [(one.id, one.line, [one.message, f"{one.message}.ask"]) for one in found]
    _add_words(Path(file), CasesError, needed)
    return found


def read_lessons(file: str | PathLike[str]) -> tuple[Lesson, ...]:
    """Return the lessons of a file, in the format of `dokmus_widgets.lessons.reader`.

    Raise ``LessonsError`` with every fault by its line, also of the words.
    """
    name, text = _contents(Path(file), LessonsError)
    [chapter] = read({name: text})
    needed = [(one.id, one.line, _messages_of(one)) for one in chapter.lessons]
    _add_words(Path(file), LessonsError, needed)
    return chapter.lessons


def _messages_of(lesson: Lesson) -> Iterator[str]:
    yield from (lesson.message, f"{lesson.message}.about", f"{lesson.message}.end")
    for step in lesson.steps:
        yield step.message
        yield from (f"{step.message}.hint-{number}" for number in range(1, step.hints + 1))
        names = [mistake.id for mistake in step.mistakes]
        names += ["done"] if step.goal is not None else []
        yield from (f"{step.message}.{name}" for name in names)


def _contents(file: Path, error: type[EntriesError]) -> tuple[str, str]:
    try:
        return file.stem, file.read_bytes().decode("utf-8-sig", "replace")
    except OSError as fault:
        why = fault.strerror or str(fault)
        raise error([EntryFault(file.name, 0, "", why, error.kind)]) from None


def _add_words(
    file: Path, error: type[EntriesError], needed: Iterable[tuple[str, int, Iterable[str]]]
) -> None:
    """Add the words beside a file; raise the error for entries that lack English ones."""
    for language in LANGUAGES:
        ending = ".ftl" if language == LANGUAGES[0] else f".{language}.ftl"
        words = file.with_name(f"{file.stem}{ending}")
        if words.is_file():
            add_messages(words.read_bytes().decode("utf-8-sig", "replace"), language)
    faults = [
        EntryFault(file.name, line, id, f"{file.stem}.ftl lacks the message {name}", error.kind)
        for id, line, names in needed
        for name in names
        if not has_message(name)
    ]
    if faults:
        raise error(faults)
