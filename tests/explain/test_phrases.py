"""Error messages of the core: unchanged in English, fully translated elsewhere."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from string import Formatter

import pytest

from dokmus_widgets.core import Fault, PositionError, State, new_game
from dokmus_widgets.core.notation import (
    IllegalRecord,
    NotationError,
    position_code,
    read_action,
    read_record,
)
from dokmus_widgets.core.phrases import Phrase, patterns, phrase
from dokmus_widgets.explain.messages import LANGUAGES, say, speaking, translated
from dokmus_widgets.play.records import fault_words, read_saved
from tests.fuzz.subjects import SUBJECTS

ENGLISH, *OTHERS = LANGUAGES
others = pytest.mark.parametrize("language", OTHERS)
CODE = position_code(new_game(3, seed=5))
HEAD = "Dokmus game record 1\n"
TWO = f"{HEAD}Players: Ann, Ben\n"
BEGUN = f"{TWO}Seed: 5\nStart\n"

#: Records and codes, each wrong in another way.
WRONG = (
    *("hello there", "Dokmus game record 2", f"{HEAD}Players: Ann\nSeed: 1\n"),
    f"{HEAD}Players: A, B, C, D, E\n",
    f"{HEAD}Players: Ann; Ben\n",
    f"{HEAD}Players: {'x' * 25}, Ben\n",
    f"{HEAD}Seed: 5\n\nStart\n",
    f"{TWO}Seed: 5\nSeed: 6\n",
    f"{TWO}Seed: five\n",
    f"{TWO}Seed: 5\nTalisman: 7\n",
    f"{TWO}Tiles: elsi\nSeed: 5\n",
    f"{TWO}Reading: frr\nSeed: 5\n",
    f"{TWO}Reading: fr temple\nSeed: 5\n",
    f"{TWO}Reading: fr temple_water=j\nSeed: 5\n",
    f"{TWO}Reading: fr temple_water=joins temple_water=ends\nSeed: 5\n",
    f"{TWO}Position: {CODE}\n",
    f"{TWO}Position: {CODE}\nSeed: 5\n",
    f"{TWO}Position: {CODE[:-1]}\n",
    f"{BEGUN}Cid: start g1\n",
    f"{BEGUN}Ann: start g1\n",
    f"{BEGUN}Ben: start g1 start\n",
    f"{BEGUN}Ben: start g1 {{for ever\n",
    f"{BEGUN}Ben: start g1 {{one}} {{two}}\n",
    f"{BEGUN}Ben: start g1 (circle a1)\n",
    f"{BEGUN}Ben: start g1 (arrow a1)\n",
    f"{BEGUN}Ben: start g1 (ring zz99)\n",
    f"{BEGUN}Ben: start d4\n",
    f"{BEGUN}Ben: slide 9Z\n",
    f"{BEGUN}Ben: card none\n",
    f"{BEGUN}Round 3, turns\n",
    f"{BEGUN}Start\n",
    f"{BEGUN}Ben: rotate 3 over\n",
    f"{BEGUN}Ben: a1>b1 by luck\n",
    "x " * 150_000,
    *("hello", CODE[:-1], "d1_" * 20_000),
)


@pytest.mark.parametrize("name", patterns())
def test_english_equals_the_core_text(name: str) -> None:
    facts = {fact: f"<{fact}>" for _, fact, *_ in Formatter().parse(patterns()[name]) if fact}
    with speaking(ENGLISH):
        assert say(f"fault-{name}", **facts) == phrase(name, **facts)


def test_plain_text_is_not_translated() -> None:
    assert translated("no phrase of the core") == "no phrase of the core"


@others
def test_phrase_is_translated_with_its_facts(language: str) -> None:
    ranged = phrase("range", value="'the end of the line'", low=0, high=27)
    with speaking(language):
        told = translated(Fault("tokens[0][2]", ranged).told)
    assert told.startswith("tokens[0][2]")
    assert "'the end of the line'" in told, "a quotation is not translated"
    assert "27" in told
    assert "whole" not in told


@others
@pytest.mark.parametrize("text", WRONG, ids=lambda text: text[-25:].strip())
def test_faults_of_pasted_text_contain_no_english(text: str, language: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the words are looked at
        read_saved(text)
    for part in phrases(caught.value):
        assert is_phrase(part), part
    with speaking(language):
        told = fault_words(caught.value)
    assert not english(told), told


@others
def test_faults_of_impossible_positions_contain_no_english(language: str) -> None:
    for fault in impossible():
        with speaking(language):
            told = translated(fault)
        assert is_phrase(fault), fault
        assert not english(told), told


def test_all_core_errors_are_phrases() -> None:
    """Documents damaged by chance; the seed tells which."""
    unknown: dict[str, int] = {}
    for seed in range(60):
        chance = Random(seed)
        for subject in SUBJECTS:
            whole, donor = subject.sound(chance), subject.sound(chance)
            try:
                subject.read(subject.damage(chance, whole, donor))
            except (PositionError, NotationError, IllegalRecord) as error:
                unknown |= {part: seed for part in phrases(error) if not is_phrase(part)}
            except ValueError:
                continue  # an action that is none: nobody pastes those
    assert not unknown


@pytest.mark.parametrize(
    "text", ["", "c4x", "start", "slide", "slide @x", "card", "c4+1 c5", "a1>"]
)
def test_unreadable_move_is_explained_by_phrases(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_action(new_game(2), text)
    assert all(map(is_phrase, phrases(caught.value)))


def phrases(error: Exception) -> Iterator[str]:
    """Return the phrases in an error of the core."""
    if isinstance(error, PositionError):
        yield from (fault.told for fault in error.faults)
    elif isinstance(error, IllegalRecord):
        yield error.words
    elif isinstance(error, NotationError) and type(error) is NotationError:
        yield from (error.found, error.expected)


def is_phrase(words: str) -> bool:
    """Return whether a text is translatable: a phrase of phrases, or quoted input."""
    if isinstance(words, Phrase):
        return all(is_phrase(fact) for fact in words.facts.values() if isinstance(fact, str))
    return not english(words)


def impossible() -> Iterator[str]:
    """Return the faults of documents with many errors."""
    sound = json.loads(json.dumps(new_game(3, seed=5).to_dict()))
    tiles = sound["tiles"]
    first = sound["grid"][0] or sound["grid"][1]
    for wrong in (
        {"round": 99, "talisman": 7, "phase": "turns", "to_act": "x"},
        {"phase": "over", "to_act": 1, "turn": 3},
        {"phase": "never", "format": "x", "version": 2, "extra": 1},
        {"tokens": 5, "supply": [1], "sacrificed": {}, "rules": [1, 2]},
        {"rules": {"temple_water": "x", "temple_watr": "joins"}},
        {"tokens": [[[0, 0]], [[0, 0]], []], "supply": [25, 25, 25]},
        {"tokens": [[[0, c] for c in range(9)] * 3, [[99, 0]], []]},
        {"tokens": [[[r, c] for r in range(21) for c in range(21)][:25], [], []]},
        {"tokens": [[[r, c] for r in range(7, 21) for c in range(7, 21)][:25], [], []]},
        {"grid": sound["grid"][1:], "tiles": {**tiles, "": 3}},
        {"grid": [first] * 9},
        {"grid": [*sound["grid"][:-1], {"tile": "x", "side": 4, "rotation": "a"}]},
        {"tiles": {**tiles, "1": [["mmm"] * 3, ["mm", "m"]]}},
        {"tiles": {**tiles, "1": [["mmm"] * 3, ["mxm"] * 3]}},
        {"tiles": {**tiles, "1": [["mmm"] * 3, ["mmm"] * 3], "2": [3, ["m"]]}},
        {"tiles": {}, "guardians": [1, 1, 9]},
        {"phase": "guardians", "guardians": [None, 2, None]},
        {"guardians": [1, None, None]},
        {"to_act": 0},
        {"phase": "turns", "turn": {"tokens_left": 9, "guardian_left": 2, "ruins": ["x"]}},
        {
            "phase": "turns",
            "turn": {"tokens_left": 9, "guardian_left": 2, "ruins": ["x"], "last": [3, 3]},
        },
        {"phase": "turns", "turn": {}, "supply": [2**300, 25, 25]},
    ):
        with pytest.raises(PositionError) as caught:
            State.from_dict({**sound, **wrong})
        yield from (fault.told for fault in caught.value.faults)
    with pytest.raises(PositionError) as caught:
        State.from_dict([])  # type: ignore[arg-type]
    yield from (fault.told for fault in caught.value.faults)


#: Words of English that are no words of French, nor fields of a document.
_ENGLISH = re.compile(
    r"\b(?:the|of|is|are|not|no|and|or|at|must|has|have|each|every|where|with|before|already"
    r"|expected|whole|end|name|text|such|stands?|legal|missing|cannot|nobody|more|one)\b"
)
_QUOTED = re.compile(r"'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\"")


def english(told: str) -> list[str]:
    """Return the English words in a text, except quotations, moves and fields."""
    return _ENGLISH.findall(_QUOTED.sub("", told.replace("ou end", "").replace("или end", "")))


def test_a_record_that_is_sound_has_no_fault() -> None:
    assert read_record(f"{BEGUN}Ben: start g1\n").players == ("Ann", "Ben")
