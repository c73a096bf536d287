"""Gallery of all messages in all languages: ``python -m tests.explain.gallery``.

Writes one HTML page, with sample numbers, a woman's name, and every option of a select.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from html import escape
from pathlib import Path

from fluent.syntax import ast as fluent

from dokmus_widgets.explain.messages import LANGUAGES, say, speaking
from tests.explain import sources
from tests.explain.sources import messages, parts
from tests.explain.test_numbers import NUMBERS

#: What shows the plurals of every language.
COUNTS = (0, 1, 2, 3, 5, 21)
#: A woman's name, as each language writes it.
NAMES = {"en": "Anna", "fr": "Anne", "ru": "Анна", "ja": "さくら"}
#: What other variables are, so that sentences read as they do in play.
_USUAL: dict[str, str | int] = {
    "space": "c4",
    "from": "b4",
    "to": "d4",
    "spaces": "c4, d5",
    "tile": "3A",
    "tiles": "3A",
    "card": 3,
    "cards": "2, 3, 4",
    "place": 2,
    "turn": "cw",
}
_PEOPLE = ("who", "holder", "taker", "leaders", "tied", "before", "after")

Values = dict[str, str | int]


def said(name: str, values: Values) -> dict[str, str]:
    """Return a message in every language."""
    told = {}
    for language in LANGUAGES:
        with speaking(language):
            people = {key: NAMES[language] for key in _PEOPLE if values.get(key) == NAMES["en"]}
            told[language] = say(name, **values | people)
    return told


def values_of(name: str) -> Iterator[Values]:
    """Yield sample arguments for a message."""
    found = [parts(messages(language)[name]) for language in LANGUAGES]
    variables = sorted(set().union(*(part.variables for part in found)))
    usual = {variable: _usual(variable) for variable in variables}
    keys: dict[str, list[str | int]] = {}
    for choice in (choice for part in found for choice in part.choices):
        if isinstance(choice.selector, fluent.VariableReference):
            variable = choice.selector.id.name
            told = sorted(sources.keys(choice) - {"one", "few", "many"})
            keys.setdefault(variable, [int(key) if key.isdigit() else key for key in told])
    turns = {
        variable: [*COUNTS] if variable in NUMBERS else keys.get(variable, [usual[variable]])
        for variable in variables
        if variable in keys
    }
    for turn in range(max(map(len, turns.values()), default=1)):
        yield usual | {variable: told[turn % len(told)] for variable, told in turns.items()}


def _usual(variable: str) -> str | int:
    if variable in _PEOPLE:
        return NAMES["en"]
    return _USUAL.get(variable, 3 if variable in NUMBERS else f"<{variable}>")


def gallery() -> str:
    """Return the HTML page."""
    rows = []
    for name in messages(LANGUAGES[0]):
        if not name.startswith("search-"):
            told = [said(name, values) for values in values_of(name)]
            rows += [f'<tr><th colspan="{len(LANGUAGES)}" id="{name}">{name}</th></tr>']
            rows += [
                "<tr>"
                + "".join(f'<td lang="{key}">{escape(text)}</td>' for key, text in row)
                + "</tr>"
                for row in dict.fromkeys(tuple(one.items()) for one in told)
            ]
    return (
        '<!DOCTYPE html><meta charset="utf-8"><title>Every message</title><style>'
        "body{font:15px/1.4 sans-serif}table{border-collapse:collapse;width:100%}"
        "th{font:12px monospace;text-align:left;padding-top:1em}"
        "table{table-layout:fixed}"
        "td{border:1px solid #ccc;padding:.3em;vertical-align:top;white-space:pre-wrap}"
        f"</style><table>{''.join(rows)}</table>\n"
    )


def main() -> None:
    """Write the page."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.explain.gallery", description=main.__doc__
    )
    parser.add_argument("file", nargs="?", type=Path, default=Path("gallery.html"))
    file = parser.parse_args().file
    file.write_text(gallery(), "utf-8")
    print(f"{file}: {len(messages(LANGUAGES[0]))} messages")


if __name__ == "__main__":
    main()
