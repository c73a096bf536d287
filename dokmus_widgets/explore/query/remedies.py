"""Remedies: single changes that would make an illegal action legal."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from dokmus_widgets.core import (
    SWITCHES,
    Action,
    By,
    Obstacle,
    Phase,
    Space,
    State,
    Terrain,
    Verdict,
    actions,
)
from dokmus_widgets.core.catalogue import TOKENS_A_TURN, cards_for
from dokmus_widgets.core.island.bitboard import bits
from dokmus_widgets.core.legality.allowances import GRANTS
from dokmus_widgets.explain.answers import tokens_left
from dokmus_widgets.explore import changes
from dokmus_widgets.explore.changes import Change, Put

MOST_REMEDIES = 2


@dataclass(frozen=True, slots=True)
class Remedy:
    """Legal ``action``, once ``change`` is applied (None if the position stays)."""

    change: Change | None
    action: Action


def remedies(state: State, verdict: Verdict) -> tuple[Remedy, ...]:
    """Return the remedies for an illegal action, the most informative first.

    The suggestions of each obstacle are tried in order; only the first successful change of each
    kind is kept.
    """
    if verdict.legal:
        return ()
    found: dict[str, Remedy] = {}
    action = verdict.action
    suggested = (_suggested(state, action, found.obstacle) for found in verdict.obstacles)
    for remedy in chain(*suggested, _readings(state, action)):
        kind = remedy.change.kind if remedy.change is not None else "action"
        if kind not in found and helps(state, remedy):
            found[kind] = remedy
        if len(found) == MOST_REMEDIES:
            break
    return tuple(found.values())


def helps(state: State, remedy: Remedy) -> bool:
    """Return whether the change makes an illegal action legal, not by barring all others."""
    before, change = state.legal_actions(), remedy.change
    legal = remedy.action in before
    if change is None or legal or not change.allows(state, remedy.action):
        return legal and change is None
    after = change.apply(state).legal_actions()
    return before.placements.anywhere or not after.placements.anywhere


def _readings(state: State, action: Action) -> Iterator[Remedy]:
    for switch, values in SWITCHES.items():
        for value in values:
            if value != getattr(state.rules, switch):
                yield Remedy(changes.Read(switch, value), action)
                if isinstance(action, actions.Place) and not action.sacrifice:
                    yield Remedy(changes.Read(switch, value), actions.Place(action.space, 1))


def _suggested(state: State, action: Action, obstacle: Obstacle) -> Iterator[Remedy]:
    """Yield candidate remedies for an obstacle, the most informative first."""
    island, frame = state.island, state.island.frame
    match obstacle, action:
        case Obstacle.WRONG_PHASE, _:
            yield Remedy(changes.InTurn(state.to_act or 0), action)
        case Obstacle.RUINS_WAIT, _:
            yield Remedy(changes.Waiting(None), action)
        case Obstacle.NO_RUINS_WAIT | Obstacle.OTHER_TILE, _:
            yield from _waiting_ruins(state, action)
        case Obstacle.GUARDIAN_USED, _:
            yield Remedy(changes.GuardianUsed(False), action)
        case Obstacle.WRONG_CARD, _:
            for card in GRANTS.get(type(action), ()):
                if card in cards_for(state.seats):
                    yield Remedy(changes.Card(card), action)
        case Obstacle.NOT_OWN_TOKEN, actions.MoveToken(origin):
            yield Remedy(Put(origin, state.to_act), action)
        case Obstacle.TOKEN_FIXED, actions.MoveToken(origin):
            yield Remedy(changes.Paint(origin, Terrain.MEADOW), action)
        case Obstacle.NOT_IN_LINE, actions.MoveTile(tile):
            for slot in frame.slots_but[island.gap]:
                if slot != tile and frame.in_line(slot, tile):
                    yield Remedy(changes.SwapTiles(island.gap, slot), action)
        case Obstacle.TILE_TAKEN, actions.ChooseStart(space) if state.phase is Phase.START:
            for bit in bits(state.occupied & frame.slot_mask[frame.slot_of(space)]):
                yield Remedy(Put(frame.space(bit), None), action)
        case Obstacle.TERRAIN, _ if action.target is not None:
            yield Remedy(changes.Paint(action.target, Terrain.MEADOW), action)
        case Obstacle.OCCUPIED, _ if action.target is not None:
            yield Remedy(Put(action.target, None), action)
        case Obstacle.NO_TOKENS_LEFT | Obstacle.CANNOT_PAY, _:
            yield from _more_tokens(state, action)
        case Obstacle.TOKENS_UNUSED, _:
            yield Remedy(changes.TokensLeft(0), action)
        case Obstacle.PRICE_TOO_HIGH | Obstacle.PRICE_TOO_LOW, actions.Place(space):
            # A price that no placement has leaves both.
            yield from (Remedy(None, actions.Place(space, price)) for price in (0, 1))
        case Obstacle.OUT_OF_REACH, actions.Place(space):
            yield from _token_near(state, space)
        case Obstacle.OUT_OF_REACH, actions.MoveToken(_, target, by):
            beside = frame.beside(frame.bit(target)) & island.soft & ~state.occupied
            for near in frame.spaces(beside):
                yield Remedy(Put(near, state.to_act), actions.MoveToken(near, target, by))


def _more_tokens(state: State, action: Action) -> Iterator[Remedy]:
    for tokens in range(tokens_left(state) + 1, TOKENS_A_TURN + 1):
        yield Remedy(changes.TokensLeft(tokens), action)
        if isinstance(action, actions.Place):
            yield Remedy(changes.TokensLeft(tokens), actions.Place(action.space, 1))


def _waiting_ruins(state: State, action: Action) -> Iterator[Remedy]:
    """Yield the guardian instead of the ruins, or ruins on the tile in question."""
    grid, frame = state.island.grid, state.island.frame
    if isinstance(action, actions.MoveTile | actions.RotateTile):
        slot = action.slot
    elif isinstance(action, actions.MoveToken):
        slot = frame.slot_of(action.origin)
    else:
        return
    yield Remedy(None, action.replaced(by=By.GUARDIAN))
    laid = grid[slot] if 0 <= slot < len(grid) else None
    if laid is not None:
        yield Remedy(changes.Waiting(laid.tile), action)


def _token_near(state: State, space: Space) -> Iterator[Remedy]:
    """Yield an extra own token beside the space, past a temple, or across water."""
    island, frame = state.island, state.island.frame
    bit = frame.bit(space)
    room = island.land & ~state.occupied & ~bit
    near = frame.beside(bit)
    past = frame.beside(island.links(bit)) & ~near
    # In the same wood first: there it costs nothing.
    wood = island.forest if bit & island.forest else 0
    for mask in (near & wood, near & ~wood, past & wood, past & ~wood):
        for other in bits(mask & room):
            put = Put(frame.space(other), state.to_act)
            for price in (0, 1):
                yield Remedy(put, actions.Place(space, price))
