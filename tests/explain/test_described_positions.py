"""What cases and lessons say of spaces: the terrain there, and whose token it holds."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from dokmus_widgets.core import State
from dokmus_widgets.explain.messages import LANGUAGES
from dokmus_widgets.explain.seats import seat_names
from tests.explain.scenes import at, scene, solved
from tests.explain.test_claims import spoken
from tests.reference import board

_SPACE = r"([a-z][1-9][0-9]?)(?![0-9A-Za-z])"
_KINDS = {
    "meadow": ".",
    "forest": "f",
    "ruins": "r",
    "volcano": "v",
    "mountain": "^",
    "water": "~",
    "temple": "tT",
    "small temple": "t",
    "large temple": "T",
}
_KIND = f"({'|'.join(sorted(_KINDS, key=len, reverse=True))})s?"
_TERRAIN = (
    re.compile(rf"{_KIND} on {_SPACE}", re.IGNORECASE),
    re.compile(rf"{_KIND} {_SPACE}(?= |,|\.)", re.IGNORECASE),
)
_IS = re.compile(rf"\b{_SPACE} is (?:a |an |the )?{_KIND}\b(?! and)")
_OWN = re.compile(rf"\b(?:[Yy]our token on|[Yy]ou are on|[Yy]our tokens on) {_SPACE}")
_OTHERS = re.compile(
    rf"\b(Blue|Orange|Yellow|Purple)(?: is| has started|'s token(?: is)?) on {_SPACE}"
)
_ANY = rf"(?:(?:your|Orange's|the) )?(?:(?:token|{_KIND[1:-3]}) on )?{_SPACE}"
_BESIDE = re.compile(rf"\b{_SPACE} is (?:just )?(?:next to|above|below) {_ANY}")
_CORNER = re.compile(rf"\b{_SPACE} touches {_ANY} (?:only )?at a corner")
_NEXT = re.compile(rf"\b[Yy]ou are next to the (?:{_KIND[1:-3]}) on {_SPACE}")


def _states(name: str) -> Iterator[State]:
    """Yield the positions that a message can be about: the start, and the end of a step."""
    yield scene(name)
    if name.startswith("lesson-"):
        yield solved(name)


def _terrain(state: State, space: str) -> str:
    return board.terrain(state.to_dict()).get(at(space), " ")


def _wrong(name: str, text: str) -> Iterator[str]:
    states = [*_states(name)]
    kinds = [(match[1], match[2], match[0]) for one in _TERRAIN for match in one.finditer(text)]
    kinds += [(match[2], match[1], match[0]) for match in _IS.finditer(text)]
    for kind, space, said in kinds:
        if not any(_terrain(state, space) in _KINDS[kind.lower()] for state in states):
            yield said
    held = [("", match[1], match[0]) for match in _OWN.finditer(text)]
    held += [(match[1], match[2], match[0]) for match in _OTHERS.finditer(text)]
    for who, space, said in held:
        seat = seat_names(4).index(who) if who else states[0].to_act or 0
        if not any(at(space) in board.own_tokens(one.to_dict(), seat) for one in states):
            yield said
    for match in _NEXT.finditer(text):
        own = board.own_tokens(states[0].to_dict(), states[0].to_act or 0)
        if not own & board.beside(at(match[1])):
            yield match[0]
    for match in _BESIDE.finditer(text):
        if at(match[1]) not in board.beside(at(match[2])):
            yield match[0]
    for match in _CORNER.finditer(text):
        (row, column), (other_row, other_column) = at(match[1]), at(match[2])
        if abs(row - other_row) != 1 or abs(column - other_column) != 1:
            yield match[0]


def _described() -> dict[str, str]:
    told = re.compile(r"case-|lesson-[a-z-]+")
    return {
        name: " ".join(text.split())
        for name, text in spoken("en").items()
        if told.match(name)
        and re.search(_SPACE, text)
        and not name.startswith(("lesson-hint", "lesson-next", "lesson-set-anew"))
    }


def test_spaces_are_as_they_are_described() -> None:
    wrong = {name: {*_wrong(name, text)} for name, text in _described().items()}
    assert not {name: some for name, some in wrong.items() if some}


@pytest.mark.parametrize(
    "text",
    [
        *("The forest on c1.", "c1 is a mountain.", "Your token on c1.", "Orange is on a1."),
        *("You are next to the temple on c3.", "a1 is next to b2.", "a1 touches b1 at a corner."),
    ],
)
def test_a_wrong_description_is_found(text: str) -> None:
    assert [*_wrong("case-meadow", text)]


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_translations_name_the_same_spaces_and_tiles(language: str) -> None:
    names, other = re.compile(r"[a-z][1-9][0-9]?(?!\w)|[1-9][AB]"), spoken(language)
    missing = {
        name: left
        for name, text in spoken("en").items()
        if (left := {*names.findall(text)} - {*re.findall(r"[a-z][0-9]+|[1-9][AB]", other[name])})
    }
    assert not missing
