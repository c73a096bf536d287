"""What would make an illegal action legal: single changes, tried on the rules core."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from dokmus_widgets.core import (
    SWITCHES,
    Action,
    By,
    ChooseStart,
    MoveTile,
    MoveToken,
    Obstacle,
    Phase,
    Place,
    RotateTile,
    State,
    Terrain,
    Verdict,
)
from dokmus_widgets.core.catalogue import TOKENS_A_TURN, cards_for
from dokmus_widgets.core.island.bitboard import bits
from dokmus_widgets.core.legality.allowances import GRANTS
from dokmus_widgets.explore.changes import (
    Card,
    Change,
    GuardianUsed,
    InTurn,
    Paint,
    Put,
    Read,
    SwapTiles,
    TokensLeft,
    Waiting,
)

#: So many are told.
MOST_REMEDIES = 2


@dataclass(frozen=True, slots=True)
class Remedy:
    """A change of the position, or another action in place of the one asked for, that is legal.

    ``change``: None where the position stays; ``action``: what is legal then.
    """

    change: Change | None
    action: Action


def remedies(state: State, verdict: Verdict, most: int = MOST_REMEDIES) -> tuple[Remedy, ...]:
    """What would make the action of a verdict legal, the most telling first; none for a legal one.

    What each obstacle suggests is tried in the order of the obstacles; of the changes of one kind
    only the first that helps is told.
    """
    if verdict.legal:
        return ()
    found: dict[str, Remedy] = {}
    for hindrance in verdict.obstacles:
        for remedy in _SUGGESTED.get(hindrance.obstacle, _nothing)(state, verdict.action):
            kind = remedy.change.kind if remedy.change is not None else "action"
            if kind not in found and helps(state, remedy):
                found[kind] = remedy
            if len(found) == most:
                return tuple(found.values())
    for remedy in _readings(state, verdict.action):
        if len(found) < most and "read" not in found and helps(state, remedy):
            found["read"] = remedy
    return tuple(found.values())


def helps(state: State, remedy: Remedy) -> bool:
    """Whether the action is legal once the change is made, and was not without it."""
    legal = remedy.action in state.legal_actions()
    if remedy.change is None:
        return legal
    return not legal and remedy.change.allows(state, remedy.action)


_Suggesting = Callable[[State, Action], Iterator[Remedy]]


def _nothing(state: State, action: Action) -> Iterator[Remedy]:
    return iter(())


def _readings(state: State, action: Action) -> Iterator[Remedy]:
    """The other value of each switch."""
    for switch, values in SWITCHES.items():
        for value in values:
            if value != getattr(state.rules, switch):
                yield Remedy(Read(switch, value), action)
                if isinstance(action, Place) and not action.sacrifice:
                    yield Remedy(Read(switch, value), Place(action.space, 1))


def _turn(state: State, action: Action) -> Iterator[Remedy]:
    seat = state.to_act if state.to_act is not None else 0
    yield Remedy(InTurn(seat), action)


def _more_tokens(state: State, action: Action) -> Iterator[Remedy]:
    left = state.turn.tokens_left if state.turn is not None else 0
    for tokens in range(left + 1, TOKENS_A_TURN + 1):
        yield Remedy(TokensLeft(tokens), action)
        if isinstance(action, Place):
            yield Remedy(TokensLeft(tokens), Place(action.space, 1))


def _no_tokens(state: State, action: Action) -> Iterator[Remedy]:
    yield Remedy(TokensLeft(0), action)


def _other_price(state: State, action: Action) -> Iterator[Remedy]:
    """The price that is asked; a price that no placement has leaves both."""
    if isinstance(action, Place):
        for price in (0, 1):
            yield Remedy(None, Place(action.space, price))


def _after_ruins(state: State, action: Action) -> Iterator[Remedy]:
    yield Remedy(Waiting(None), action)


def _waiting_ruins(state: State, action: Action) -> Iterator[Remedy]:
    """The card instead of the ruins, or ruins on the tile that it is about."""
    yield Remedy(None, _by(action, By.GUARDIAN))
    tile = _tile(state, action)
    if tile is not None:
        yield Remedy(Waiting(tile), action)


def _by(action: Action, by: By) -> Action:
    match action:
        case MoveTile(slot):
            return MoveTile(slot, by)
        case MoveToken(origin, target):
            return MoveToken(origin, target, by)
        case RotateTile(slot, turn):
            return RotateTile(slot, turn, by)
    return action


def _tile(state: State, action: Action) -> str | None:
    """The tile that an action moves, or whose token it moves."""
    match action:
        case MoveTile(slot) | RotateTile(slot):
            laid = state.island.grid[slot] if 0 <= slot < len(state.island.grid) else None
            return None if laid is None else laid.tile
        case MoveToken(origin) if state.island.frame.has(origin):
            return state.island.tile_at(origin)
    return None


def _card(state: State, action: Action) -> Iterator[Remedy]:
    for card in GRANTS.get(type(action), ()):
        if card in cards_for(state.seats):
            yield Remedy(Card(card), action)


def _card_unused(state: State, action: Action) -> Iterator[Remedy]:
    yield Remedy(GuardianUsed(False), action)


def _gap_in_line(state: State, action: Action) -> Iterator[Remedy]:
    """The gap in the tile's row or column."""
    if isinstance(action, MoveTile):
        island = state.island
        for slot in range(island.frame.slots):
            if slot not in (island.gap, action.slot) and island.frame.in_line(slot, action.slot):
                yield Remedy(SwapTiles(island.gap, slot), action)


def _empty(state: State, action: Action) -> Iterator[Remedy]:
    """Nothing on the space aimed at."""
    if action.target is not None:
        yield Remedy(Put(action.target, None), action)


def _own_origin(state: State, action: Action) -> Iterator[Remedy]:
    if isinstance(action, MoveToken) and state.to_act is not None:
        yield Remedy(Put(action.origin, state.to_act), action)


def _soft_origin(state: State, action: Action) -> Iterator[Remedy]:
    if isinstance(action, MoveToken):
        yield Remedy(Paint(action.origin, Terrain.MEADOW), action)


def _meadow(state: State, action: Action) -> Iterator[Remedy]:
    if action.target is not None:
        yield Remedy(Paint(action.target, Terrain.MEADOW), action)


def _token_near(state: State, action: Action) -> Iterator[Remedy]:
    """One token more of one's own next to the space, or past a temple, or across the water."""
    if not isinstance(action, Place) or state.to_act is None:
        return
    island, frame = state.island, state.island.frame
    bit = frame.bit(action.space)
    room = island.land & ~state.occupied & ~bit
    near = frame.beside(bit)
    past = frame.beside(island.links(bit)) & ~near
    # In the same wood first: there it costs nothing.
    wood = island.forest if bit & island.forest else 0
    for mask in (near & wood, near & ~wood, past & wood, past & ~wood):
        for other in bits(mask & room):
            put = Put(frame.space(other), state.to_act)
            for price in (0, 1):
                yield Remedy(put, Place(action.space, price))


def _nearer_target(state: State, action: Action) -> Iterator[Remedy]:
    if not isinstance(action, MoveToken):
        yield from _token_near(state, action)
        return
    island, frame = state.island, state.island.frame
    beside = frame.beside(frame.bit(action.target)) & island.soft & ~state.occupied
    for bit in bits(beside):
        yield Remedy(
            Put(frame.space(bit), state.to_act),
            MoveToken(frame.space(bit), action.target, action.by),
        )


def _free_corner(state: State, action: Action) -> Iterator[Remedy]:
    """The tile without the token that somebody has on it."""
    if not isinstance(action, ChooseStart) or state.phase is not Phase.START:
        return
    island = state.island
    slot = island.frame.slot_of(action.space)
    for tokens in state.tokens:
        for bit in bits(tokens & island.frame.slot_mask[slot]):
            yield Remedy(Put(island.frame.space(bit), None), action)


_SUGGESTED: dict[Obstacle, _Suggesting] = {
    Obstacle.WRONG_PHASE: _turn,
    Obstacle.GAME_OVER: _turn,
    Obstacle.RUINS_WAIT: _after_ruins,
    Obstacle.NO_RUINS_WAIT: _waiting_ruins,
    Obstacle.GUARDIAN_USED: _card_unused,
    Obstacle.WRONG_CARD: _card,
    Obstacle.NOT_OWN_TOKEN: _own_origin,
    Obstacle.TOKEN_FIXED: _soft_origin,
    Obstacle.OTHER_TILE: _waiting_ruins,
    Obstacle.NOT_IN_LINE: _gap_in_line,
    Obstacle.TILE_TAKEN: _free_corner,
    Obstacle.TERRAIN: _meadow,
    Obstacle.OCCUPIED: _empty,
    Obstacle.NO_TOKENS_LEFT: _more_tokens,
    Obstacle.TOKENS_UNUSED: _no_tokens,
    Obstacle.OUT_OF_REACH: _nearer_target,
    Obstacle.PRICE_TOO_HIGH: _other_price,
    Obstacle.CANNOT_PAY: _more_tokens,
    Obstacle.PRICE_TOO_LOW: _other_price,
}
