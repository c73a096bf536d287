"""Every word that a user reads, by message name, from the Fluent files beside this module."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

#: The languages there are.
LANGUAGES = ("en",)
_FILES = ("app.ftl", "board.ftl", "game.ftl", "readings.ftl", "rules.ftl", "verdicts.ftl")


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks help where scripts of both directions mix; none of our languages does.
    bundle = FluentBundle([language], use_isolating=False)
    folder = files(__package__).joinpath("messages", language)
    for name in _FILES:
        bundle.add_resource(FluentResource(folder.joinpath(name).read_text("utf-8")))
    return bundle


@lru_cache(maxsize=16384)
def _said(language: str, name: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
    bundle = _bundle(language)
    message = bundle.get_message(name) if bundle.has_message(name) else None
    if message is None or message.value is None:
        raise KeyError(f"there is no message {name!r} in {language!r}")
    words, errors = bundle.format_pattern(message.value, dict(arguments))
    if errors:
        raise KeyError(f"message {name!r} cannot be said: {errors[0]}")
    return str(words)


def say(name: str, /, **arguments: str | int) -> str:
    """The words of a message; ``KeyError`` for a message or a variable that is not there."""
    return _said("en", name, tuple(arguments.items()))


def has_message(name: str) -> bool:
    """Whether there is a message of that name."""
    return bool(_bundle("en").has_message(name))
