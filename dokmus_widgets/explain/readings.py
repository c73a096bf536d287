"""Readings in words: presets named by their rulebook, and the effect of each switch."""

from dokmus_widgets.core import PRESETS, Rules
from dokmus_widgets.explain.messages import has_message, say
from dokmus_widgets.explain.seats import listed

OWN_MIX = "own"

_BOOLEAN_MESSAGES = {
    "voluntary_sacrifice": {False: "switch-only_asked", True: "switch-at_will"},
    "ruins_on_move": {True: "switch-moved_too", False: "switch-placed_only"},
}


def preset_of(rules: Rules) -> str:
    """Return the first preset equal to these rules; ``OWN_MIX`` if there is none."""
    return next((name for name in PRESETS if Rules.preset(name) == rules), OWN_MIX)


def preset_name(preset: str) -> str:
    return say(f"reading-{preset}")


def preset_words(preset: str) -> str:
    """Return the name of a preset within a sentence."""
    return say(f"reading-{preset}.in")


def preset_note(preset: str) -> str:
    """Summarize how a preset differs from the English rulebook."""
    if preset == OWN_MIX:
        return say("reading-own-note")
    differences = _differences(Rules.preset(preset))
    if differences or preset == PRESETS[0]:
        return listed(differences)
    return say("reading-same")


def switch_question(switch: str) -> str:
    return say(f"switch-{switch}")


def switch_note(switch: str) -> str:
    """Return what a question and its two answers leave open; empty if nothing."""
    name = f"switch-{switch}-note"
    return say(name) if has_message(name) else ""


def value_words(switch: str, value: str | bool) -> str:
    """Return a value of a switch as the answer to its question."""
    if isinstance(value, bool):
        return say(_BOOLEAN_MESSAGES[switch][value])
    return say(f"switch-{value}")


def switch_words(switch: str, value: str | bool) -> str:
    """Describe a value of a switch on its own."""
    is_english = value == getattr(Rules(), switch)
    return say(f"differs-{switch}.english") if is_english else say(f"differs-{switch}")


def reading_words(rules: Rules) -> str:
    """Return a reading within a sentence: its name, or how it differs from the English rulebook."""
    preset = preset_of(rules)
    if preset != OWN_MIX:
        return preset_words(preset)
    return say("reading-mix", differences=listed(_differences(rules)))


def _differences(rules: Rules) -> list[str]:
    english = Rules().to_dict()
    return [
        say(f"differs-{switch}")
        for switch, value in rules.to_dict().items()
        if value != english[switch]
    ]
