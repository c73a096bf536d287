"""Readings in words: whose rulebook is played, and what each switch changes for a player."""

from __future__ import annotations

from typing import NamedTuple

from dokmus_widgets.core import PRESETS, SWITCHES, Rules
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.seats import listed, sentences

#: A reading that no single document has.
OWN_MIX = "own"

#: What each document is called.
_DOCUMENTS = {
    "en": "reading-en",
    "fr": "reading-fr",
    "ru": "reading-ru",
    "ja": "reading-ja",
    "faq": "reading-faq",
    OWN_MIX: "reading-own",
}


class _Switch(NamedTuple):
    """The messages of a switch: the values come in the order of ``SWITCHES``."""

    question: str
    note: str
    values: tuple[str, str]
    otherwise: str  # said of a value that is not the English one


_SWITCHES = {
    "temple_reach": _Switch(
        "switch-temple_reach",
        "switch-temple_reach-note",
        ("switch-any_token", "switch-last_token"),
        "differs-temple_reach",
    ),
    "ruins_timing": _Switch(
        "switch-ruins_timing",
        "switch-ruins_timing-note",
        ("switch-immediate", "switch-same_turn"),
        "differs-ruins_timing",
    ),
    "start_edge": _Switch(
        "switch-start_edge",
        "switch-start_edge-note",
        ("switch-no_neighbour", "switch-outer_border"),
        "differs-start_edge",
    ),
    "voluntary_sacrifice": _Switch(
        "switch-voluntary_sacrifice",
        "switch-voluntary_sacrifice-note",
        ("switch-only_asked", "switch-at_will"),
        "differs-voluntary_sacrifice",
    ),
    "ruins_on_move": _Switch(
        "switch-ruins_on_move",
        "switch-ruins_on_move-note",
        ("switch-moved_too", "switch-placed_only"),
        "differs-ruins_on_move",
    ),
    "temple_water": _Switch(
        "switch-temple_water",
        "switch-temple_water-note",
        ("switch-ends", "switch-joins"),
        "differs-temple_water",
    ),
    "temple_rows": _Switch(
        "switch-temple_rows",
        "switch-temple_rows-note",
        ("switch-one", "switch-placing"),
        "differs-temple_rows",
    ),
}


def preset_of(rules: Rules) -> str:
    """The first preset that reads every switch so; ``OWN_MIX`` for none."""
    return next((name for name in PRESETS if Rules.preset(name) == rules), OWN_MIX)


def preset_name(preset: str) -> str:
    """Whose rulebook a preset is, or that it is a mix of one's own."""
    return say(_DOCUMENTS[preset])


def preset_note(preset: str) -> str:
    """What a preset reads otherwise than the English rulebook, in a few words."""
    if preset == OWN_MIX:
        return say("reading-own-note")
    differences = _otherwise(Rules.preset(preset))
    if differences or preset == PRESETS[0]:
        return listed(differences)
    return say("reading-same")


def switch_question(switch: str) -> str:
    """What a switch decides, as a question."""
    return say(_SWITCHES[switch].question)


def switch_note(switch: str) -> str:
    """What a switch changes in play, in a sentence."""
    return say(_SWITCHES[switch].note)


def value_words(switch: str, value: str | bool) -> str:
    """A value of a switch, as the answer to its question."""
    return say(_SWITCHES[switch].values[SWITCHES[switch].index(value)])


def switch_words(switch: str, value: str | bool) -> str:
    """A value of a switch where nobody asks: what is otherwise then, or question and answer."""
    if value != getattr(Rules(), switch):
        return say(_SWITCHES[switch].otherwise)
    return sentences([switch_question(switch), value_words(switch, value)])


def reading_words(rules: Rules) -> str:
    """A reading by the name of its document, or by what it reads otherwise than the English one."""
    preset = preset_of(rules)
    if preset != OWN_MIX:
        return preset_name(preset)
    return say("reading-mix", differences=listed(_otherwise(rules)))


def _otherwise(rules: Rules) -> list[str]:
    english = Rules().to_dict()
    return [
        say(_SWITCHES[switch].otherwise)
        for switch, value in rules.to_dict().items()
        if value != english[switch]
    ]
