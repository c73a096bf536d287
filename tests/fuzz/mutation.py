"""Damage: documents and texts changed at random, from a little to beyond recognition."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

#: Values that readers like to stumble over.
ODD: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 3, 7, 8, 9, 25, 26, 255, 2**31, 10**30, 10**5000),
    *(0.0, 1.0, 2.5, -0.0, float("nan"), float("inf"), 1e308),
    *(
        "",
        "0",
        "1",
        "a1",
        "c4",
        "turns",
        "over",
        "ruins",
        "isle",
        "\x00",
        "\ud800",
        "é",
        "ア",
        "x" * 999,
    ),
    *([], {}, (), [[]], [None], [0, 0], [0, 0, 0], {"": None}, {"type": "end_turn"}),
)
_BIG = (10, 100, 1000, 20_000)
_ALPHABET = "abcdefghijklmnopqrstuvwxyzABCXYZ0123456789 _-+>@#(){}[]:,.;\"'\\/\n\t\x00é漢😀"

Way = tuple[Any, ...]


def damaged(rng: Random, document: Any, donor: Any) -> Any:
    """Return a copy with one to five damages, some of them parts of the ``donor`` document."""
    whole = copied(document)
    for _ in range(rng.choice((1, 1, 1, 2, 3, 5))):
        way = some_way(rng, whole)
        damage = rng.choice(_DAMAGES)
        whole = damage(rng, whole, way, donor)
    return whole


def copied(part: Any, depth: int = 12) -> Any:
    """Return the same document in new containers, down to a depth that no sound one has.

    ``copy.deepcopy`` is many times slower, and fails on what is nested too deeply.
    """
    if depth and isinstance(part, dict):
        return {key: copied(value, depth - 1) for key, value in part.items()}
    if depth and isinstance(part, list):
        return [copied(value, depth - 1) for value in part]
    return part


def some_way(rng: Random, whole: Any) -> Way:
    """Return the way to a random part, deep or not; fields of the document are equally likely."""
    way: list[Any] = []
    part = whole
    while isinstance(part, dict | list) and part and (not way or rng.random() < 0.75):
        key = rng.choice(list(part)) if isinstance(part, dict) else rng.randrange(len(part))
        way.append(key)
        part = part[key]
    return tuple(way)


def part_at(whole: Any, way: Way) -> Any:
    """Return the part at the end of a way; None where the way leads nowhere."""
    for key in way:
        try:
            whole = whole[key]
        except (KeyError, IndexError, TypeError):
            return None
    return whole


def put(whole: Any, way: Way, value: Any) -> Any:
    """Replace the value at a path of a document, if the path exists; return the document."""
    if not way:
        return value
    parent = part_at(whole, way[:-1])
    if isinstance(parent, dict) or (isinstance(parent, list) and way[-1] in range(len(parent))):
        parent[way[-1]] = value
    return whole


def _replace(rng: Random, whole: Any, way: Way, donor: Any) -> Any:
    return put(whole, way, copied(rng.choice(ODD)))


def _nudge(rng: Random, whole: Any, way: Way, donor: Any) -> Any:
    """Return a number a little off, a text with one character changed."""
    part = part_at(whole, way)
    if isinstance(part, bool):
        return put(whole, way, not part)
    if isinstance(part, int):
        return put(whole, way, part + rng.choice((-2, -1, 1, 2)))
    if isinstance(part, str):
        return put(whole, way, damaged_text(rng, part, part[::-1]))
    return put(whole, way, rng.randrange(10))


def _drop(rng: Random, whole: Any, way: Way, donor: Any) -> Any:
    if way:
        del part_at(whole, way[:-1])[way[-1]]
    return whole


def _duplicate(rng: Random, whole: Any, way: Way, donor: Any) -> Any:
    if not way:
        return [whole, whole]
    parent, part = part_at(whole, way[:-1]), copied(part_at(whole, way))
    if isinstance(parent, list):
        parent.insert(rng.randrange(len(parent) + 1), part)
    else:
        parent[rng.choice((f"{way[-1]}2", "", "x" * 50, 7, None))] = part
    return whole


def _swap(rng: Random, whole: Any, way: Way, donor: Any) -> Any:
    other = some_way(rng, whole)
    inside = other[: len(way)] == way or way[: len(other)] == other
    if not inside:
        one, two = part_at(whole, way), part_at(whole, other)
        put(whole, way, two)
        put(whole, other, one)
    return whole


def _retype(rng: Random, whole: Any, way: Way, donor: Any) -> Any:
    part = part_at(whole, way)
    makers: list[Callable[[Any], Any]] = [lambda p: [p], lambda p: {"value": p}]
    if isinstance(part, int):
        makers += [str, float, bool] if abs(part) < 2**60 else []
    elif isinstance(part, str):
        makers += [list, lambda p: p.encode("utf-8", "replace"), lambda p: p.upper()]
    elif isinstance(part, list):
        makers += [tuple, lambda p: dict(enumerate(p)), len]
    elif isinstance(part, dict):
        makers += [list, lambda p: list(p.values()), len]
    return put(whole, way, rng.choice(makers)(part))


def _enlarge(rng: Random, whole: Any, way: Way, donor: Any) -> Any:
    part, times = part_at(whole, way), rng.choice(_BIG)
    if isinstance(part, str | list):
        return put(whole, way, part * min(times, 200_000 // max(1, len(part))))
    if isinstance(part, dict):
        return put(whole, way, part | {f"more {number}": number for number in range(times)})
    if isinstance(part, int):
        return put(whole, way, part + 10**times if times < 5000 else -(2**times))
    return put(whole, way, [part] * times)


def _nest(rng: Random, whole: Any, way: Way, donor: Any) -> Any:
    part, named = part_at(whole, way), rng.random() < 0.5
    for _ in range(rng.choice(_BIG)):
        part = {"in": part} if named else [part]
    return put(whole, way, part)


def _splice(rng: Random, whole: Any, way: Way, donor: Any) -> Any:
    """Return the part that the donor has in the same place, or any other part of it."""
    same = part_at(donor, way)
    if same is None or rng.random() < 0.3:
        same = part_at(donor, some_way(rng, donor))
    return put(whole, way, copied(same))


_DAMAGES = (
    *(_replace, _replace, _nudge, _nudge, _nudge, _drop, _duplicate, _swap, _swap),
    *(_retype, _enlarge, _nest, _splice, _splice, _splice),
)


def damaged_text(rng: Random, text: str, donor: str) -> str:
    """Return a text with one to five damages; pieces of ``donor`` may come in."""
    for _ in range(rng.choice((1, 1, 1, 2, 3, 5))):
        start = rng.randrange(len(text) + 1)
        end = min(len(text), start + rng.choice((0, 1, 1, 1, 2, 5, 20, 200)))
        piece = text[start:end]
        match rng.randrange(9):
            case 0:
                piece = ""
            case 1:
                piece = piece * 2
            case 2:
                piece = piece[::-1]
            case 3:
                piece = piece.swapcase()
            case 4:
                piece = (piece or rng.choice(_ALPHABET)) * rng.choice(_BIG)
                piece = piece[:200_000]
            case 5:
                at = rng.randrange(len(donor) + 1)
                piece = donor[at : at + rng.choice((1, 5, 50, 500))]
            case 6:
                piece = rng.choice('{[("<') * rng.choice((1, 2, 1000))
            case _:
                piece = "".join(rng.choice(_ALPHABET) for _ in range(max(1, min(len(piece), 5))))
        text = text[:start] + piece + text[end:]
    return text
