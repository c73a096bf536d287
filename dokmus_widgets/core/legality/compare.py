"""Comparison of an action in several readings, by legality and deciding rules."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import StrEnum
from itertools import combinations
from typing import NamedTuple

from dokmus_widgets.core.actions import Action
from dokmus_widgets.core.catalogue import Rule
from dokmus_widgets.core.faults import quote
from dokmus_widgets.core.island.spaces import Space
from dokmus_widgets.core.legality.verdict import Verdict, Way
from dokmus_widgets.core.rules import PRESETS, SWITCH_RULES, Rules
from dokmus_widgets.core.state import State, require_state


class Change(StrEnum):
    """A kind of difference between two readings, the most important first."""

    LEGALITY = "legality"  # legal in the one, illegal in the other
    ROUTES = "routes"  # legal in both, and not by the same routes
    CONSEQUENCE = "consequence"  # legal in both, and what follows differs


class Parting(NamedTuple):
    """Switches that make readings differ on an action.

    Compared with the first reading, the other value of this switch alone changes the answer, or
    those of several switches together and of no fewer. ``rules``: the rule of each switch.
    ``values``: by switch and value, the names of the readings that take it.
    """

    switches: tuple[str, ...]
    rules: tuple[Rule, ...]
    changes: tuple[Change, ...]
    values: dict[str, dict[str | bool, tuple[str, ...]]]


class Comparison(NamedTuple):
    """The verdicts on an action by names of readings, and the switches that differ."""

    action: Action
    verdicts: dict[str, Verdict]
    parting: tuple[Parting, ...]

    @property
    def legal_in(self) -> tuple[str, ...]:
        return tuple(name for name, verdict in self.verdicts.items() if verdict.legal)

    @property
    def illegal_in(self) -> tuple[str, ...]:
        return tuple(name for name, verdict in self.verdicts.items() if not verdict.legal)

    @property
    def agree(self) -> bool:
        """The agreement of all readings on legality, routes and consequence."""
        return not self.parting

    def __repr__(self) -> str:
        lines = [repr(self.action)]
        if self.legal_in:
            lines.append(f"legal in {', '.join(self.legal_in)}")
        if self.illegal_in:
            lines.append(f"illegal in {', '.join(self.illegal_in)}")
        lines += map(_told, self.parting) if self.parting else ["the readings agree"]
        listed = "\n  ".join(lines)
        return f"<Comparison: {listed}>"


def _told(parting: Parting) -> str:
    """Return a line: ``legality differs by temple_reach (temple.link): any_token in en, ...``."""
    switches = []
    for switch, rule in zip(parting.switches, parting.rules, strict=True):
        takers = (
            f"{value} in {', '.join(names)}" for value, names in parting.values[switch].items()
        )
        switches.append(f"{switch} ({rule}): {'; '.join(takers)}")
    verb = "differs" if len(parting.changes) == 1 else "differ"
    verb = "differ" if parting.changes[0] is Change.ROUTES else verb
    return f"{' and '.join(parting.changes)} {verb} by {' together with '.join(switches)}"


def compare(
    state: State, action: Action, readings: Iterable[str] | Mapping[str, Rules] = PRESETS
) -> Comparison:
    """Compare an action of the current player in several readings.

    ``readings``: names of presets, or a mapping of any names to rules; ``ValueError`` otherwise.
    The position's own reading takes part only if it is named.
    """
    require_state(state)
    named = _named(readings)
    outcomes: dict[Rules, _Outcome] = {}

    def outcome(rules: Rules) -> _Outcome:
        if rules not in outcomes:
            outcomes[rules] = _outcome(state, action, rules)
        return outcomes[rules]

    verdicts = {name: outcome(rules).verdict for name, rules in named.items()}
    return Comparison(action, verdicts, _parting(named, outcome))


def _named(readings: object) -> dict[str, Rules]:
    """Return the readings by name; ``ValueError`` describes invalid ones."""
    wanted = f"readings are names of presets ({', '.join(PRESETS)}), or rules by name"
    named: dict[str, Rules] = {}
    if isinstance(readings, Mapping):
        for name, rules in readings.items():
            if not isinstance(name, str) or not isinstance(rules, Rules):
                raise ValueError(f"{wanted}, not {quote(rules)} by the name {quote(name)}")
            named[name] = rules
    elif isinstance(readings, Iterable) and not isinstance(readings, str | bytes):
        for name in readings:
            if not isinstance(name, str):
                raise ValueError(f"{wanted}; {quote(name)} is not a name")
            named[name] = Rules.preset(name)
    else:
        raise ValueError(f"{wanted}, not {quote(readings)}")
    if not named:
        raise ValueError(f"{wanted}; there is none")
    return named


class _Outcome(NamedTuple):
    verdict: Verdict
    ways: frozenset[tuple[Way, tuple[Space, ...], int]]
    after: State | None


def _outcome(state: State, action: Action, rules: Rules) -> _Outcome:
    read = state.replaced(rules=rules)
    verdict = read.check(action)
    if not verdict.legal:
        return _Outcome(verdict, frozenset(), None)
    ways = frozenset((route.way, route.path, route.sacrifice) for route in verdict.routes)
    return _Outcome(verdict, ways, read.apply(action).replaced(rules=state.rules))


def _changes(one: _Outcome, other: _Outcome) -> tuple[Change, ...]:
    if one.verdict.legal != other.verdict.legal:
        return (Change.LEGALITY,)
    found = []
    if one.ways != other.ways:
        found.append(Change.ROUTES)
    if one.after != other.after:
        found.append(Change.CONSEQUENCE)
    return tuple(found)


def _parting(
    named: Mapping[str, Rules], outcome: Callable[[Rules], _Outcome]
) -> tuple[Parting, ...]:
    """Return the smallest sets of switches that change the first reading's answer to another's."""
    first, *others = named.values()
    found: dict[tuple[str, ...], tuple[Change, ...]] = {}
    for other in others:
        if not _changes(outcome(first), outcome(other)):
            continue
        enough: list[set[str]] = []
        for switches in _subsets(first, other):
            if any(fewer <= set(switches) for fewer in enough):
                continue
            taken = {switch: getattr(other, switch) for switch in switches}
            if changes := _changes(outcome(first), outcome(first.replaced(**taken))):
                enough.append(set(switches))
                found[switches] = changes
    return tuple(
        Parting(
            switches,
            tuple(SWITCH_RULES[switch] for switch in switches),
            changes,
            {switch: _takers(named, switch) for switch in switches},
        )
        for switches, changes in found.items()
    )


def _subsets(one: Rules, other: Rules) -> Iterator[tuple[str, ...]]:
    """Yield the switches that differ: one by one, then in pairs, and so on."""
    differing = [s for s in SWITCH_RULES if getattr(one, s) != getattr(other, s)]
    for count in range(1, len(differing) + 1):
        yield from combinations(differing, count)


def _takers(named: Mapping[str, Rules], switch: str) -> dict[str | bool, tuple[str, ...]]:
    values = dict.fromkeys(getattr(rules, switch) for rules in named.values())
    return {
        value: tuple(name for name, rules in named.items() if getattr(rules, switch) == value)
        for value in values
    }
