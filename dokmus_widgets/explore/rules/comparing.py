"""Comparison of readings for one action."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from operator import attrgetter

from dokmus_widgets.core import (
    PRESETS,
    SWITCHES,
    Action,
    Comparison,
    Parting,
    Rules,
    State,
    compare,
)
from dokmus_widgets.explain import Answer, answer_to, listed, sentences
from dokmus_widgets.explain.readings import (
    preset_words,
    reading_words,
    switch_question,
    value_words,
)

_OWN = "own"


@dataclass(frozen=True, slots=True)
class Reading:
    """Reading in a comparison.

    ``documents``: the presets that share it; ``switches``: the points at issue, if any.
    """

    rules: Rules
    documents: tuple[str, ...]
    switches: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        if self.switches:
            values = self.rules.to_dict()
            told = [(switch_question(one), value_words(one, values[one])) for one in self.switches]
            return listed([*map(sentences, told)], "list-dot")
        return self.says or reading_words(self.rules)

    @property
    def says(self) -> str:
        """Names of its documents; empty if there are none."""
        return listed([preset_words(name) for name in self.documents])


def partings(state: State, action: Action) -> tuple[Parting, ...]:
    """Return the switches, or pairs of them, that change the verdict."""
    named = {_OWN: state.rules}
    named |= {switch: flipped(state.rules, switch) for switch in SWITCHES}
    named |= {f"reading-{preset}": Rules.preset(preset) for preset in PRESETS}
    return compare(state, action, named).parting


def flipped(rules: Rules, *switches: str) -> Rules:
    """Return the rules with these switches inverted."""
    now = rules.to_dict()
    return rules.replaced(
        **{name: next(v for v in SWITCHES[name] if v != now[name]) for name in switches}
    )


def both_readings(state: State, switches: Sequence[str]) -> tuple[Reading, ...]:
    """Return the two readings that differ by these switches, the current one first."""
    return tuple(
        Reading(rules, documents_with(rules, switches), tuple(switches))
        for rules in (state.rules, flipped(state.rules, *switches))
    )


def answered(state: State, action: Action, reading: Reading, names: Sequence[str]) -> Answer:
    """Explain an action in a reading."""
    read = state.replaced(rules=reading.rules)
    return answer_to(read, read.check(action), names)


def by_answer(
    state: State, action: Action | None, readings: Sequence[Reading], names: Sequence[str]
) -> tuple[Reading, ...]:
    """Group whole documents by their answer, legal ones first."""
    alike: dict[tuple[bool, str], Reading] = {}
    for reading in readings:
        answer = Answer("") if action is None else answered(state, action, reading, names)
        # Sorted, no comes after yes.
        said = (not answer.done, answer.words)
        before = alike.setdefault(said, replace(reading, documents=()))
        alike[said] = replace(before, documents=before.documents + reading.documents)
    return tuple(alike[said] for said in sorted(alike, key=lambda said: said[0]))


def comparison_of(state: State, action: Action, readings: Sequence[Reading]) -> Comparison:
    """Compare the verdicts of documents by name, or of the values of switches that none of
    them separates.
    """
    documents = [name for reading in readings for name in reading.documents]
    compared = compare(state, action, [name for name in PRESETS if name in documents] or PRESETS)
    switches = readings[0].switches if readings else ()
    if not switches or any(parting.switches == switches for parting in compared.parting):
        return compared
    values = (", ".join(f"{s}={getattr(r.rules, s)}" for s in switches) for r in readings)
    return compare(state, action, dict(zip(values, (r.rules for r in readings), strict=True)))


def documents_with(rules: Rules, switches: Sequence[str]) -> tuple[str, ...]:
    """Return the presets with the same values of these switches."""
    read = attrgetter(*switches)
    return tuple(name for name in PRESETS if read(Rules.preset(name)) == read(rules))


def readings_of(presets: Sequence[str]) -> tuple[Reading, ...]:
    """Group presets by reading; raise ``ValueError`` for an unknown one."""
    alike: dict[Rules, list[str]] = {}
    for name in presets:
        alike.setdefault(Rules.preset(name), []).append(name)
    return tuple(Reading(rules, tuple(names)) for rules, names in alike.items())
