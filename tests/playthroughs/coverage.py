"""Coverage of a game: phases, cards, terrain, readings, and rare cases."""

from __future__ import annotations

from collections.abc import Iterator

from dokmus_widgets.core import (
    PRESETS,
    SWITCHES,
    Action,
    By,
    DeclineRuins,
    EndTurn,
    MoveTile,
    MoveToken,
    Phase,
    Place,
    RotateTile,
    Rules,
    Sacrifice,
    State,
    TakeTalisman,
    Way,
)
from dokmus_widgets.core.notation import GameRecord

#: Everything that the golden games must show together.
WANTED = frozenset(
    (
        *(f"phase {phase}" for phase in Phase),
        *(f"guardian {card}" for card in (1, 2, 3, 4, 5)),
        *(f"placed on {terrain}" for terrain in ("meadow", "forest", "volcano", "ruins")),
        *(f"reading {preset}" for preset in PRESETS),
        *(f"{switch} {value}" for switch, values in SWITCHES.items() for value in values),
        *(f"{seats} players" for seats in (2, 3, 4)),
        *(f"way {way}" for way in Way),
        *("start on forest", "paid forest", "paid crossing", "token carried by its tile"),
        *("fallback placement", "supply used up", "no token on the board"),
        *(
            "two ruins in one turn",
            "ruins chain",
            "ruins declined",
            "ruins lost at the end of turn",
        ),
        *("tokens burn", "volcano rescue", "tile jumps", "guardian unused", "voluntary sacrifice"),
        *("most sacrifices shared", "tie shared", "tie broken by sacrifices"),
    )
)


def covered(record: GameRecord) -> set[str]:
    """Return the part of ``WANTED`` that a recorded game covers."""
    states = record.states()
    found = {f"phase {state.phase}" for state in states}
    found |= {
        f"reading {preset}" for preset in PRESETS if record.start.rules == Rules.preset(preset)
    }
    found |= {f"{switch} {value}" for switch, value in record.start.rules.to_dict().items()}
    found.add(f"{record.start.seats} players")
    earned = 0
    for state, ply in zip(states, record.plies, strict=False):
        after = state.apply(ply.action)
        found |= set(_of_action(state, ply.action, after))
        waits = len(state.turn.ruins) if state.turn else 0
        if isinstance(ply.action, EndTurn):
            earned = 0
        elif after.turn is not None and len(after.turn.ruins) > waits - by_ruins(ply.action):
            earned += 1
        if earned == 2:
            found.add("two ruins in one turn")
    if states[-1].phase is Phase.OVER:
        found |= set(_of_end(states[-1]))
    return found & WANTED


def by_ruins(action: Action) -> bool:
    """Return whether ruins pay for an action."""
    return getattr(action, "by", None) is By.RUINS


def _of_action(state: State, action: Action, after: State) -> Iterator[str]:
    island, seat = state.island, state.to_act
    assert seat is not None
    for route in state.check(action).routes:
        yield f"way {route.way}"
        if route.way is Way.ANYWHERE:
            yield "fallback placement"
    if getattr(action, "by", None) is By.GUARDIAN or isinstance(action, TakeTalisman):
        yield f"guardian {state.guardians[seat]}"
    if state.phase is Phase.START:
        if after.tokens[seat] & island.forest:
            yield "start on forest"
    elif not after.tokens[seat]:
        yield "no token on the board"
    match action:
        case Place(space, sacrifice):
            terrain = island.terrain(space)
            assert terrain is not None
            yield f"placed on {terrain.name.lower()}"
            if sacrifice:
                crossing = any(r.way is Way.CROSSING for r in state.check(action).routes)
                yield "paid crossing" if crossing else "paid forest"
        case MoveToken(origin, target):
            if island.terrain(origin) == "v" and island.terrain(target) != "v":
                yield "volcano rescue"
            if island.terrain(target) == "r" and state.rules.ruins_on_move:
                yield "ruins chain"
        case MoveTile(slot):
            if abs(slot - island.gap) in (2, 6):
                yield "tile jumps"
            if after.tokens != state.tokens:
                yield "token carried by its tile"
        case RotateTile():
            if after.tokens != state.tokens:
                yield "token carried by its tile"
        case Sacrifice():
            yield "voluntary sacrifice"
        case DeclineRuins():
            yield "ruins declined"
        case EndTurn():
            assert state.turn is not None
            if state.turn.ruins:
                yield "ruins lost at the end of turn"
            if state.turn.guardian_left:
                yield "guardian unused"
            if after.tokens[seat] != state.tokens[seat]:
                yield "tokens burn"


def _of_end(state: State) -> Iterator[str]:
    if not any(state.supply):
        yield "supply used up"
    totals = [sheet.total for sheet in state.score()]
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(state.winners()) > 1:
        yield "tie shared"
    elif len(best) > 1:
        yield "tie broken by sacrifices"
    if state.sacrificed.count(max(state.sacrificed)) > 1 and any(state.sacrificed):
        yield "most sacrifices shared"
