"""A picture in few characters, for an ``<img>`` in a saved notebook: looks the same, is a third.

Classes, ids and paths are shortened. Such a text must not stand in a page itself, where its short
names would meet others. Scour, a library for any SVG, leaves a quarter more: it keeps classes and
symbols as they are, and the largest notebook would be too large.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import count
from typing import Final

_WORDS: Final = re.compile(r"<title>.*?</title>|<desc>.*?</desc>", re.DOTALL)
_CLASS: Final = re.compile(r'class="([^"]*)"')
_RULE: Final = re.compile(r"\.([\w-]+)(\{[^{}]*\})")
_ID: Final = re.compile(r'(\bid="|href="#)([^"]+)"')
_PATH: Final = re.compile(r' d="([^"]*)"')
_UNIT_USE: Final = re.compile(r'(<use href="#([^"]+)"[^>]*?) width="100" height="100"/>')
_ANY_USE: Final = re.compile(r'<use href="#([^"]+)" x="[^"]*" y="[^"]*" width="(?!100")')
_SYMBOL: Final = re.compile(
    r'<symbol id="([^"]+)" viewBox="0 0 100 100" overflow="visible">(.*?)</symbol>', re.DOTALL
)
_STEP: Final = re.compile(r"([A-Za-z])([^A-Za-z]*)")
_NUMBER: Final = re.compile(r"-?\d*\.?\d+")
#: The numbers that a command of a path takes.
_SIZES: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


def compact(svg: str) -> str:
    """Return the same picture, without its words, in fewer characters."""
    svg = _WORDS.sub("", svg)
    scaled = {match[1] for match in _ANY_USE.finditer(svg)}
    svg = _SYMBOL.sub(
        lambda found: found[0] if found[1] in scaled else f'<g id="{found[1]}">{found[2]}</g>', svg
    )
    svg = _UNIT_USE.sub(lambda found: found[0] if found[2] in scaled else f"{found[1]}/>", svg)
    names = _Names()
    used = {name for found in _CLASS.finditer(svg) for name in found[1].split()}
    svg = _CLASS.sub(lambda found: f'class="{" ".join(map(names.short, found[1].split()))}"', svg)
    svg = _RULE.sub(
        lambda found: f".{names.short(found[1])}{found[2]}" if found[1] in used else "", svg
    )
    svg = _ID.sub(lambda found: f'{found[1]}{names.short("#" + found[2])}"', svg)
    return _PATH.sub(lambda found: f' d="{_relative(found[1])}"', svg)


class _Names:
    """Short names in the order of their first use."""

    def __init__(self) -> None:
        self._known: dict[str, str] = {}
        self._next = _short_names()

    def short(self, name: str) -> str:
        return self._known.get(name) or self._known.setdefault(name, next(self._next))


def _short_names() -> Iterator[str]:
    letters = "abcdefghijklmnopqrstuvwxyz"
    for number in count():
        yield letters[number % 26] + (str(number // 26) if number >= 26 else "")


@lru_cache(maxsize=4096)
def _relative(path: str) -> str:
    """Return a path with relative steps, which have fewer digits."""
    steps = _STEP.findall(path)
    x = y = left = top = 0.0
    parts: list[str] = []
    for letter, text in steps:
        name, is_relative = letter.upper(), letter.islower()
        numbers = [float(number) for number in _NUMBER.findall(text)]
        size = _SIZES[name]
        for at in range(0, len(numbers), size) if size else (0,):
            given = numbers[at : at + size]
            command = "L" if name == "M" and at else name
            from_x, from_y = (0.0, 0.0) if is_relative else (x, y)
            if command == "Z":
                x, y = left, top
                parts.append("z")
                continue
            if command == "H":
                moved = [given[0] - from_x]
                x += moved[0]
            elif command == "V":
                moved = [given[0] - from_y]
                y += moved[0]
            else:
                fixed = given[:-2] if command == "A" else []
                pairs = given[len(fixed) :]
                moved = fixed + [n - (from_y if i % 2 else from_x) for i, n in enumerate(pairs)]
                x, y = x + moved[-2], y + moved[-1]
            if command == "M":
                left, top = x, y
            if command == "L" and 0.0 in map(abs, moved):
                command, moved = ("H", moved[:1]) if moved[1] == 0 else ("V", moved[1:])
            # The two flags of an arc are one digit each, and need no space.
            flags = f" {moved[3]:.0f}{moved[4]:.0f}" if command == "A" else ""
            text = _joined(moved[:3]) + flags + _joined(moved[5:]) if flags else _joined(moved)
            parts.append(command.lower() + text)
    return "".join(parts)


def _joined(numbers: list[float]) -> str:
    text = ""
    for number in numbers:
        word = f"{number:.2f}".rstrip("0").rstrip(".")
        word = "0" if word == "-0" else word
        text += word if not text or word[0] == "-" else f" {word}"
    return text
