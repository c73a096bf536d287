"""Messages as plain texts, with a placeholder for each variable."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from fluent.syntax import ast as fluent

from tests.explain.sources import messages

#: Around the name of a variable that is put in; a sign before those that the words go by.
IN, OUT, GOES_BY = "⟦", "⟧", "="
#: The words that people search by are theirs: nothing is asked of how they are written.
NOT_OURS = "search-"


def written(language: str) -> Iterator[tuple[str, str]]:
    """Return every variant of every message of a language, except the search words."""
    for name, words in messages(language).items():
        if not name.startswith(NOT_OURS):
            for text in dict.fromkeys(spelled(words, frozenset())):
                yield name, text


def spelled(words: fluent.Pattern, chosen: frozenset[str]) -> Iterator[str]:
    """Expand all selects of a pattern; ``chosen``: the outer choices by variable."""
    pieces = [list(_piece(element, chosen)) for element in words.elements]
    yield from ("".join(choice) for choice in product(*pieces))


def _piece(element: fluent.TextElement | fluent.Placeable, chosen: frozenset[str]) -> Iterator[str]:
    if isinstance(element, fluent.TextElement):
        yield element.value
        return
    match element.expression:
        case fluent.StringLiteral(value=value):
            yield value
        case fluent.VariableReference(id=variable):
            yield f"{IN}{GOES_BY if variable.name in chosen else ''}{variable.name}{OUT}"
        case fluent.SelectExpression(selector=fluent.VariableReference(id=variable), variants=ways):
            for way in ways:
                yield from spelled(way.value, chosen | {variable.name})
        case other:
            raise TypeError(f"{other!r} is not used in messages so far")
