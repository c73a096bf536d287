"""Every word that a user reads, by message name, in the language that is spoken.

The words are in the Fluent files beside this module, a folder a language; ``speaking`` says which
one it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from difflib import get_close_matches
from functools import cache, lru_cache, partial
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from dokmus_widgets import core

#: The languages there are; the first has every message, and is spoken unless another is asked for.
LANGUAGES = ("en", "fr", "ru", "ja")
#: What each is called by those who speak it.
OWN_NAMES = {"en": "English", "fr": "Français", "ru": "Русский", "ja": "日本語"}

#: Where an entry of a Fluent file begins.
_ENTRY = re.compile(r"^(?=-?[A-Za-z][\w-]* *=)", re.MULTILINE)
#: A language a browser asks for, with how much it is wanted.
_ACCEPTED = re.compile(r"([A-Za-z]{1,8})(?:-[A-Za-z0-9-]*)?\s*(?:;\s*q\s*=\s*([01](?:\.\d*)?))?")

_LARGEST = 10**15
_LONGEST_KEPT = 400

_kept: ContextVar[bool] = ContextVar("dokmus_kept", default=False)
_spoken: ContextVar[str] = ContextVar("dokmus_language", default=LANGUAGES[0])


def language() -> str:
    """The language that is spoken now, one of ``LANGUAGES``."""
    return _spoken.get()


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Have ``say`` speak this language inside; ``ValueError`` for one that there is not."""
    token = _spoken.set(known_language(language))
    try:
        yield
    finally:
        _spoken.reset(token)


def known_language(wish: object) -> str:
    """The language wished for by its code; ``ValueError``, with the nearest, for another."""
    if isinstance(wish, str) and wish in LANGUAGES:
        return wish
    told = str(wish)[:40]
    meant = {code: code for code in LANGUAGES}
    meant |= {name.lower(): code for code, name in OWN_NAMES.items()}
    near = (*(meant[word] for word in get_close_matches(told.lower(), meant, n=1)), "none")[0]
    known = ", ".join(f"{code} ({name})" for code, name in OWN_NAMES.items())
    raise ValueError(say("error-language", wish=told, known=known, near=near))


def best_language(accepted: str | Sequence[str]) -> str:
    """The best of ``LANGUAGES`` for a browser's ``Accept-Language``, or for codes, best first."""
    parts = accepted.split(",") if isinstance(accepted, str) else accepted
    wanted: dict[str, float] = {}
    for part in parts:
        if found := _ACCEPTED.fullmatch(part.strip()):
            wanted.setdefault(found[1].lower(), float(found[2] or 1))
    there = [code for code in wanted if code in LANGUAGES and wanted[code] > 0]
    # Of those wanted as much the first one: `max` keeps to the order.
    return max(there, key=lambda code: wanted[code], default=LANGUAGES[0])


class Said(str):
    """Words that know how to be said in another language; whoever keeps them need not."""

    __slots__ = ("anew",)
    #: Says them in the language that is spoken then.
    anew: Callable[[], str]

    def __str__(self) -> str:
        return self  # the same words: an error that carries them gives them back

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        return str, (bare(self),)  # elsewhere they are words as any


def bare(words: str) -> str:
    """The words and nothing else, for what is kept by the thousand."""
    return str.__str__(words)


@contextmanager
def keeping() -> Iterator[None]:
    """Have words that are said inside know how to be said anew: they are kept, and few."""
    token = _kept.set(True)
    try:
        yield
    finally:
        _kept.reset(token)


def saying(words: str, anew: Callable[[], str]) -> str:
    """Words with the way to say them anew, where they are kept."""
    if not _kept.get():
        return words
    said = Said(words)
    said.anew = anew
    return said


def again(words: str) -> str:
    """Words in the language that is spoken now; what nobody said here, as a name, stays."""
    return words.anew() if isinstance(words, Said) else words


def say(name: str, /, **arguments: str | int) -> str:
    """The words of a message, or of its attribute: ``name.attribute``.

    ``KeyError`` for a message or a variable that is not there.
    """
    return saying(_words(name, arguments), partial(_say_again, name, arguments))


def _say_again(name: str, arguments: Mapping[str, str | int]) -> str:
    facts = {
        key: again(value) if isinstance(value, str) else value for key, value in arguments.items()
    }
    return say(name, **facts)


def _words(name: str, arguments: Mapping[str, str | int]) -> str:
    told = {
        # Larger ones cannot be written by the habits of a language.
        key: value if isinstance(value, int) and abs(value) < _LARGEST else bare(f"{value}")
        for key, value in arguments.items()
    }
    # What somebody typed at length is said once: kept, it would fill the memory.
    long = sum(len(value) for value in told.values() if isinstance(value, str)) > _LONGEST_KEPT
    return (_said.__wrapped__ if long else _said)(language(), name, tuple(told.items()))


def has_message(name: str) -> bool:
    """Whether there is a message, or an attribute, of that name."""
    return _messages(LANGUAGES[0]).pattern(name) is not None


def add_messages(source: str, language: str = LANGUAGES[0]) -> None:
    """Add messages in Fluent's notation to those of a language, as for a lesson of one's own.

    ``ValueError`` for a message that is there already in other words, or a language that there is
    not; nothing is added then.
    """
    _messages(known_language(language)).add(source)
    _said.cache_clear()


@lru_cache(maxsize=16384)
def _said(language: str, name: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
    # What has not been translated yet is better read in English than not at all.
    for spoken in (language, LANGUAGES[0]):
        messages = _messages(spoken)
        if (pattern := messages.pattern(name)) is not None:
            words, errors = messages.bundle.format_pattern(pattern, dict(arguments))
            if errors:
                raise KeyError(f"message {name!r} cannot be said in {spoken!r}: {errors[0]}")
            return str(words)
    raise KeyError(f"there is no message {name!r}")


@cache
def _messages(language: str) -> _Messages:
    return _Messages(language)


class _Messages:
    """The messages of a language: each is parsed when it is first said, for there are many."""

    def __init__(self, language: str) -> None:
        # Isolation marks help where scripts of both directions mix; none of our languages does.
        self.bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        self._added: dict[str, str] = {}
        for source in _sources(language):
            for name, entry in _entries(source):
                if name.startswith("-"):  # a term: any message may use it
                    self.bundle.add_resource(FluentResource(entry))
                else:
                    self._unread[name] = entry

    def add(self, source: str) -> None:
        """Add the messages of a text; ``ValueError`` for one that is there in other words."""
        entries = dict(_entries(source))
        for name, entry in entries.items():
            if self._added.get(name, entry) != entry:
                raise ValueError(f"the message {name!r} has been added in other words")
            if name not in self._added and self.pattern(name) is not None:
                raise ValueError(f"there is a message {name!r} already")
        self._added |= entries
        self._unread |= entries

    def pattern(self, name: str) -> Pattern | None:
        """The words of a message or an attribute, before its variables are put in."""
        main, _, attribute = name.partition(".")
        if main in self._unread:
            self.bundle.add_resource(FluentResource(self._unread[main]))
            self._unread.pop(main, None)  # another thread may have said it as well
        if not self.bundle.has_message(main):
            return None
        message = self.bundle.get_message(main)
        return message.attributes.get(attribute) if attribute else message.value


def _entries(source: str) -> Iterator[tuple[str, str]]:
    """The name and the text of every entry of a Fluent file."""
    for entry in _ENTRY.split(source)[1:]:
        yield entry.partition("=")[0].strip(), entry


def _sources(language: str) -> Iterator[str]:
    """The text of every Fluent file of a language."""
    top = files(__package__) / "messages" / language
    for folder in (top, top / "cases", top / "lessons"):
        if folder.is_dir():
            for file in sorted(folder.iterdir(), key=lambda file: file.name):
                if file.name.endswith(".ftl"):
                    yield file.read_text("utf-8")
    if language == LANGUAGES[0]:  # the faults that the core finds, in its own words
        yield files(core).joinpath("faults.ftl").read_text("utf-8")
