"""Readings in words: whose rulebook is played, and what each switch changes for a player."""

from __future__ import annotations

from dokmus_widgets.core import PRESETS, Rules
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explain.seats import listed, sentences

#: A reading that no single document has.
OWN_MIX = "own"

#: What the values are called of a switch that reads something or does not.
_TRUTHS = {
    "voluntary_sacrifice": {False: "switch-only_asked", True: "switch-at_will"},
    "ruins_on_move": {True: "switch-moved_too", False: "switch-placed_only"},
}


def preset_of(rules: Rules) -> str:
    """The first preset that reads every switch so; ``OWN_MIX`` for none."""
    return next((name for name in PRESETS if Rules.preset(name) == rules), OWN_MIX)


def preset_name(preset: str) -> str:
    """Whose rulebook a preset is, or that it is a mix of one's own."""
    return say(f"reading-{preset}")


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
    return say(f"switch-{switch}")


def switch_note(switch: str) -> str:
    """What a switch changes in play, in a sentence."""
    return say(f"switch-{switch}-note")


def value_words(switch: str, value: str | bool) -> str:
    """A value of a switch, as the answer to its question."""
    if isinstance(value, bool):
        return say(_TRUTHS[switch][value])
    return say(f"switch-{value}")


def switch_words(switch: str, value: str | bool) -> str:
    """A value of a switch where nobody asks: what is otherwise then, or question and answer."""
    if value != getattr(Rules(), switch):
        return say(f"differs-{switch}")
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
        say(f"differs-{switch}")
        for switch, value in rules.to_dict().items()
        if value != english[switch]
    ]
