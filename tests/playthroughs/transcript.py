"""A whole game as text: every decision, what there was to choose from, and why it is legal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from textwrap import wrap

from dokmus_widgets.core import Phase, Route, State, space_name
from dokmus_widgets.core.island.spaces import column_name
from dokmus_widgets.core.notation import GameRecord, write_action, write_record
from tests.playthroughs.coverage import by_ruins, covered

_WIDTH = 100


def transcript(name: str, record: GameRecord) -> str:
    """Return the text of a game; the same record always gives the same text."""
    return "\n".join(_lines(name, record)) + "\n"


def _lines(name: str, record: GameRecord) -> Iterator[str]:
    yield f"Playthrough {name}"
    yield from write_record(record.replaced(plies=())).splitlines()[1:]
    yield from _wrapped("Shows", sorted(covered(record)))
    states = record.states()
    shown = None
    for number, (state, ply) in enumerate(zip(states, record.plies, strict=False), 1):
        heading = f"Round {state.round}, {state.phase}"
        if heading != shown:
            yield ""
            yield f"== {heading}"
        if state.phase is not Phase.TURNS and heading != shown:
            yield from _board(state, record)
        shown = heading
        yield from _decision(number, state, record)
        yield f"    {write_action(state, ply.action)}"
        for route in state.check(ply.action).routes:
            yield from _wrapped(f"      {_route(route)}", route.rules)
        after = state.apply(ply.action)
        if state.phase is Phase.TURNS and after.phase is not Phase.TURNS:
            yield ""
            yield f"-- Points after round {state.round}"
            yield from _points(after, record)
    yield ""
    yield "== Over"
    yield from _board(states[-1], record)
    winners = " and ".join(record.players[seat] for seat in states[-1].winners())
    yield f"Won by {winners}"


def _decision(number: int, state: State, record: GameRecord) -> Iterator[str]:
    """Return the current player, the rest of the turn, and the number of actions of each kind."""
    assert state.to_act is not None
    told = [record.players[state.to_act]]
    if state.turn is not None:
        used = "" if state.turn.guardian_left else " used"
        told.append(f"card {state.guardians[state.to_act]}{used}")
        told.append(f"{state.turn.tokens_left} left")
        told += [f"ruins wait on {tile}" for tile in state.turn.ruins]
    kinds = Counter(
        f"{action.type} by ruins" if by_ruins(action) else action.type
        for action in state.legal_actions()
    )
    legal = (f"{count} {kind}" for kind, count in sorted(kinds.items()))
    yield from _wrapped(f"{number:3} {', '.join(told)}", legal)


def _route(route: Route) -> str:
    """Return the routes: kind, spaces, cost and witnesses."""
    told = [str(route.way)]
    if route.path:
        told.append(">".join(map(space_name, route.path)))
    if route.sacrifice:
        told.append(f"+{route.sacrifice}")
    if route.witnesses:
        told.append(f"({' '.join(map(space_name, route.witnesses))})")
    return " ".join(told)


def _points(state: State, record: GameRecord) -> Iterator[str]:
    for seat, sheet in enumerate(state.score()):
        lines = ", ".join(f"{line} {points}" for line, points in sheet.items())
        yield f"{record.players[seat]}: {lines}"
        standing, sacrificed = state.tokens[seat].bit_count(), state.sacrificed[seat]
        yield f"    tokens {standing}, sacrificed {sacrificed}, in supply {state.supply[seat]}"


def _board(state: State, record: GameRecord) -> Iterator[str]:
    """Yield every space as its terrain and the initial of whose token stands there."""
    frame = state.island.frame
    size = frame.size

    def tiled(cells: list[str]) -> str:
        return "|".join("".join(cells[i : i + size]) for i in range(0, len(cells), size)).rstrip()

    yield "    " + tiled([f"{column_name(column):<2}" for column in range(frame.columns)])
    for row in range(frame.rows):
        if row and row % size == 0:
            yield "    " + "+".join(["-" * 2 * size] * 3)
        cells = []
        for column in range(frame.columns):
            seat = state.seat_at((row, column))
            token = " " if seat is None else record.players[seat][0]
            cells.append((state.island.terrain((row, column)) or " ") + token)
        yield f"{row + 1:3} {tiled(cells)}"
    yield f"talisman {record.players[state.talisman]}"


def _wrapped(start: str, words: Iterable[str]) -> Iterator[str]:
    """Words on as many lines as they need, the later ones indented."""
    indent = " " * (len(start) - len(start.lstrip()) + 2)
    text = f"{start}: {', '.join(words)}"
    yield from wrap(text, _WIDTH, subsequent_indent=indent, break_on_hyphens=False)
