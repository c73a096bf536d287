"""Translated messages (Fluent), looked up by id in the language set by ``speaking``."""

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
from dokmus_widgets.core.phrases import Phrase

#: Supported languages; the first is the default and has every message.
LANGUAGES = ("en", "fr", "ru", "ja")
OWN_NAMES = {"en": "English", "fr": "Français", "ru": "Русский", "ja": "日本語"}

#: The start of an entry of a Fluent file.
_ENTRY = re.compile(r"^(?=-?[A-Za-z][\w-]* *=)", re.MULTILINE)
#: An item of an ``Accept-Language`` header: code and quality.
_ACCEPTED = re.compile(r"([A-Za-z]{1,8})(?:-[A-Za-z0-9-]*)?\s*(?:;\s*q\s*=\s*([01](?:\.\d*)?))?")

_MAX_NUMBER = 10**15
_MAX_CACHED = 400

_keeps: ContextVar[bool] = ContextVar("dokmus_kept", default=False)
_language: ContextVar[str] = ContextVar("dokmus_language", default=LANGUAGES[0])


def language() -> str:
    """Return the code of the current language, one of ``LANGUAGES``."""
    return _language.get()


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Set the language for ``say`` in a context; ``ValueError`` if it is unknown."""
    token = _language.set(known_language(language))
    try:
        yield
    finally:
        _language.reset(token)


def known_language(code: object) -> str:
    """Return a language code unchanged; ``ValueError`` with the nearest if unknown."""
    if isinstance(code, str) and code in LANGUAGES:
        return code
    text = str(code)[:40]
    codes = {code: code for code in LANGUAGES}
    codes |= {name.lower(): code for code, name in OWN_NAMES.items()}
    nearest = (*(codes[word] for word in get_close_matches(text.lower(), codes, n=1)), "none")[0]
    known = ", ".join(f"{code} ({name})" for code, name in OWN_NAMES.items())
    raise ValueError(say("error-language", wish=text, known=known, near=nearest))


def best_language(accepted: str | Sequence[str]) -> str:
    """Return the best of ``LANGUAGES`` for an ``Accept-Language`` header or sorted codes."""
    parts = accepted.split(",") if isinstance(accepted, str) else accepted
    wanted: dict[str, float] = {}
    for part in parts:
        if found := _ACCEPTED.fullmatch(part.strip()):
            wanted.setdefault(found[1].lower(), float(found[2] or 1))
    available = [code for code in wanted if code in LANGUAGES and wanted[code] > 0]
    # `max` returns the first of equal quality.
    return max(available, key=lambda code: wanted[code], default=LANGUAGES[0])


class TranslatableText(str):
    """Text that can be rendered again in another language."""

    __slots__ = ("render",)
    #: Renders the text in the current language.
    render: Callable[[], str]

    def __str__(self) -> str:
        return self  # so that ``str(ValueError(text))`` stays translatable

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        return str, (plain_text(self),)


def plain_text(words: str) -> str:
    """Return the text as a plain ``str``, for caches with thousands of entries."""
    return str.__str__(words)


@contextmanager
def keeping() -> Iterator[None]:
    """Make ``say`` return re-translatable text, for the few texts that are stored."""
    token = _keeps.set(True)
    try:
        yield
    finally:
        _keeps.reset(token)


def translatable(words: str, render: Callable[[], str]) -> str:
    """Attach the function that renders this text again, inside ``keeping``."""
    if not _keeps.get():
        return words
    said = TranslatableText(words)
    said.render = render
    return said


def again(words: str) -> str:
    """Return the text in the current language; a plain ``str`` stays unchanged."""
    return words.render() if isinstance(words, TranslatableText) else words


def say(name: str, /, **arguments: str | int) -> str:
    """Return a message, or its attribute ``name.attribute``, in the current language."""
    return translatable(_format(name, arguments), partial(_say_translated, name, arguments))


def _say_translated(name: str, arguments: Mapping[str, str | int]) -> str:
    facts = {
        key: again(value) if isinstance(value, str) else value for key, value in arguments.items()
    }
    return say(name, **facts)


def _format(name: str, arguments: Mapping[str, str | int]) -> str:
    values = {
        # Fluent cannot format larger numbers.
        key: value
        if isinstance(value, int) and abs(value) < _MAX_NUMBER
        else plain_text(f"{value}")
        for key, value in arguments.items()
    }
    # Long user input is not cached, which would fill the memory.
    long = sum(len(value) for value in values.values() if isinstance(value, str)) > _MAX_CACHED
    return (_said.__wrapped__ if long else _said)(language(), name, tuple(values.items()))


def has_message(name: str) -> bool:
    return _messages(LANGUAGES[0]).pattern(name) is not None


def add_messages(source: str, language: str = LANGUAGES[0]) -> None:
    """Add messages in Fluent's notation; ``ValueError`` if one exists with other text."""
    _messages(known_language(language)).add(source)
    _said.cache_clear()


@lru_cache(maxsize=16384)
def _said(language: str, name: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
    # Missing translations fall back to English.
    for spoken in (language, LANGUAGES[0]):
        messages = _messages(spoken)
        if (pattern := messages.pattern(name)) is not None:
            words, errors = messages.bundle.format_pattern(pattern, dict(arguments))
            if errors:
                raise KeyError(f"message {name!r} cannot be said in {spoken!r}: {errors[0]}")
            told = str(words)
            for _, value in arguments:
                if isinstance(value, int) and value < 0:
                    told = told.replace(str(value), f"\N{MINUS SIGN}{-value}")
            return told
    raise KeyError(f"there is no message {name!r}")


@cache
def _messages(language: str) -> "_Messages":
    return _Messages(language)


class _Messages:
    """The messages of a language, each parsed on first use."""

    def __init__(self, language: str) -> None:
        # No language here mixes text directions.
        self.bundle = FluentBundle([language], use_isolating=False)
        self._unparsed: dict[str, str] = {}
        self._added: dict[str, str] = {}
        for source in _sources(language):
            for name, entry in _entries(source):
                if name.startswith(("-", "part-")):  # used by any message
                    self.bundle.add_resource(FluentResource(entry))
                else:
                    self._unparsed[name] = entry

    def add(self, source: str) -> None:
        entries = dict(_entries(source))
        for name, entry in entries.items():
            if self._added.get(name, entry) != entry:
                raise ValueError(f"the message {name!r} has been added in other words")
            if name not in self._added and self.pattern(name) is not None:
                raise ValueError(f"there is a message {name!r} already")
        self._added |= entries
        self._unparsed |= entries

    def pattern(self, name: str) -> Pattern | None:
        main, _, attribute = name.partition(".")
        if main in self._unparsed:
            self.bundle.add_resource(FluentResource(self._unparsed[main]))
            self._unparsed.pop(main, None)  # another thread may have parsed it
        if not self.bundle.has_message(main):
            return None
        message = self.bundle.get_message(main)
        return message.attributes.get(attribute) if attribute else message.value


def _entries(source: str) -> Iterator[tuple[str, str]]:
    for entry in _ENTRY.split(source)[1:]:
        yield entry.partition("=")[0].strip(), entry


def _sources(language: str) -> Iterator[str]:
    top = files(__package__) / "messages" / language
    for folder in (top, top / "cases", top / "lessons"):
        if folder.is_dir():
            for file in sorted(folder.iterdir(), key=lambda file: file.name):
                if file.name.endswith(".ftl"):
                    yield file.read_text("utf-8")
    if language == LANGUAGES[0]:  # the faults that the core finds, in its own words
        yield files(core).joinpath("faults.ftl").read_text("utf-8")


def translated(words: str) -> str:
    """Translate a phrase of the core (unchanged in English); other text stays as it is."""
    if not isinstance(words, Phrase):
        return words
    if language() == LANGUAGES[0]:
        return translatable(words, lambda: translated(words))
    facts = {
        name: translated(fact) if isinstance(fact, str) else fact
        for name, fact in words.facts.items()
    }
    return say(f"fault-{words.name}", **facts)
