"""Phrases: translatable descriptions of faults, read from `faults.ftl` without a library."""

import re
from collections.abc import Iterable, Mapping
from functools import cache, reduce

_ENTRY = re.compile(r"^fault-([\w-]+) = (.+)$", re.MULTILINE)
_VARIABLE = re.compile(r"\{ \$(\w+) \}")


@cache
def patterns() -> dict[str, str]:
    """Return the patterns of all phrases by name, for :meth:`str.format`."""
    from importlib.resources import files  # here, so that the core loads quickly

    source = files(__package__).joinpath("faults.ftl").read_text("utf-8")
    return {
        name: _VARIABLE.sub(r"{\1}", text).replace('{ "}" }', "}}")
        for name, text in _ENTRY.findall(source)
    }


class Phrase(str):
    """A description with its ``name`` and ``facts``: numbers, phrases, untranslated quotations."""

    __slots__ = ("facts", "name")
    name: str
    facts: Mapping[str, str | int]


def phrase(name: str, **facts: str | int) -> Phrase:
    result = Phrase(patterns()[name].format_map(facts))
    result.name, result.facts = name, facts
    return result


def joined(name: str, parts: Iterable[str]) -> str:
    """Return the parts joined by the phrase ``or``, or ``both``, pair by pair."""
    return reduce(lambda one, other: phrase(name, one=one, other=other), parts)
