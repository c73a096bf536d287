"""Replay of a case on the core, with every difference from the expected outcome."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dokmus_widgets.cases import Case, Try
from dokmus_widgets.core import PRESETS, Action, Rules, State, space_name


def differences(case: Case) -> list[str]:
    """Return the differences from the case's expected outcome, in every reading it names."""
    found = [words for number in range(len(case.tries)) for words in _tried(case, number)]
    sheets = case.state.score()
    for seat, line, points in case.lines:
        if not 0 <= seat < case.state.seats:
            found.append(f"there is no seat {seat}")
        elif sheets[seat][line] != points:
            found.append(f"seat {seat} has {sheets[seat][line]} for {line}, not {points}")
    if case.winners is not None and case.winners != case.state.winners():
        found.append(f"{case.state.winners()} win, not {case.winners}")
    return found


def legal_by(one: Try, rules: Rules) -> dict[Rules, bool]:
    """Return the readings to try an action in (``rules``: the case's) with its legality."""
    if one.legal_in is None:
        return {rules: one.legal is True}
    return {Rules.preset(name): name in one.legal_in for name in PRESETS}


def _tried(case: Case, number: int) -> Iterator[str]:
    one, action = case.tries[number], case.actions[number]
    for rules, legal in legal_by(one, case.state.rules).items():
        state = case.state.replaced(rules=rules)
        for words in _outcome(state, action, one, legal, rules == case.state.rules):
            yield f"{one.do}: {words}"


def _outcome(state: State, action: Action, one: Try, legal: bool, own: bool) -> Iterator[str]:
    """``own``: in the reading of the case, of which the rules and what follows are told."""
    verdict = state.check(action)
    if verdict.legal is not legal:
        yield f"{_changes(state.rules)}: {'legal' if verdict else verdict.obstacles}"
        return
    if not legal and one.obstacle is not None and verdict.obstacles[0].obstacle != one.obstacle:
        yield f"the first obstacle is {verdict.obstacles[0].obstacle}, not {one.obstacle}"
    if own and not set(one.rules) <= set(verdict.rules):
        yield f"the rules are {', '.join(verdict.rules)}, without {set(one.rules)}"
    if own and legal and one.after:
        after = fields(state.apply(action))
        for name, value in one.after.items():
            if after[name] != _plain(value):
                yield f"{name} is {after[name]} afterwards, not {value}"


def fields(state: State) -> dict[str, Any]:
    """Return a position under the field names of a case, spaces in order."""
    document = state.to_dict()
    document |= document.pop("turn") or {}
    document["tokens"] = [_names(state.tokens_of(seat)) for seat in range(state.seats)]
    document["cards"] = [card or 0 for card in document.pop("guardians")]
    document["card"] = 0 if state.to_act is None else document["cards"][state.to_act]
    document["gap"] = state.island.gap
    document["ruins"] = " ".join(sorted(document.get("ruins", [])))
    last = document.get("last")
    document["last"] = space_name(tuple(last)) if last else ""
    return document


def _names(spaces: tuple[tuple[int, int], ...]) -> str:
    return " ".join(sorted(map(space_name, spaces)))


def _plain(value: Any) -> Any:
    """Spaces in order."""
    if isinstance(value, str):
        return " ".join(sorted(value.split()))
    return [_plain(one) for one in value] if isinstance(value, list) else value


def _changes(rules: Rules) -> dict[str, Any]:
    """Return a reading as its differences from the English one."""
    plain = Rules().to_dict()
    return {name: value for name, value in rules.to_dict().items() if value != plain[name]}
