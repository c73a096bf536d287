"""What an action does to a state."""

from __future__ import annotations

from collections.abc import Callable

from dokmus_widgets.core.actions import (
    Action,
    By,
    ChooseGuardian,
    ChooseStart,
    DeclineRuins,
    EndTurn,
    MoveTile,
    MoveToken,
    Place,
    RotateTile,
    Rotation,
    Sacrifice,
    TakeTalisman,
)
from dokmus_widgets.core.catalogue import ROUNDS, TOKENS_A_TURN
from dokmus_widgets.core.island import Grid, island_of
from dokmus_widgets.core.state import Phase, State, Turn
from dokmus_widgets.core.verdict import IllegalAction


def apply(state: State, action: Action) -> State:
    """The state after a legal action; ``IllegalAction`` otherwise, and nothing has changed."""
    if action not in state.legal_actions():
        raise IllegalAction(state.check(action))
    match action:
        case ChooseStart():
            return _choose_start(state, action)
        case ChooseGuardian():
            return _choose_guardian(state, action)
    turn, seat = state.turn, state.to_act
    assert turn is not None
    assert seat is not None
    match action:
        case Place():
            return _place(state, turn, seat, action)
        case Sacrifice():
            return _pay(state, seat, 1, turn._replace(tokens_left=turn.tokens_left - 1))
        case TakeTalisman():
            return state.replaced(talisman=seat, turn=turn._replace(guardian_left=False))
        case MoveTile():
            return _move_tile(state, turn, action)
        case RotateTile():
            return _rotate_tile(state, turn, action)
        case MoveToken():
            return _move_token(state, turn, seat, action)
        case DeclineRuins():
            return state.replaced(turn=turn._replace(ruins=()))
        case EndTurn():
            return _end_turn(state, seat)
    raise TypeError(f"{action!r} is no action")


def _with(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _choose_start(state: State, action: ChooseStart) -> State:
    seat = state.to_act
    assert seat is not None
    tokens = _with(state.tokens, seat, state.island.frame.bit(action.space))
    placed = state.replaced(tokens=tokens, supply=_with(state.supply, seat, state.supply[seat] - 1))
    if seat == state.talisman:  # the holder chooses last (setup.start_order)
        return placed.replaced(phase=Phase.GUARDIANS, to_act=state.talisman)
    return placed.replaced(to_act=(seat - 1) % state.seats)


def _choose_guardian(state: State, action: ChooseGuardian) -> State:
    seat = state.to_act
    assert seat is not None
    guardians = (*state.guardians[:seat], action.card, *state.guardians[seat + 1 :])
    chosen = state.replaced(guardians=guardians)
    if None in guardians:
        return chosen.replaced(to_act=(seat + 1) % state.seats)
    return _next_turn(chosen, 0)


def _next_turn(state: State, card: int) -> State:
    """The turn of the lowest card above this one, or the end of the round (round.order)."""
    later = [(c, seat) for seat, c in enumerate(state.guardians) if c is not None and c > card]
    if not later:
        return _end_round(state)
    seat = min(later)[1]
    turn = Turn(min(TOKENS_A_TURN, state.supply[seat]))
    return state.replaced(phase=Phase.TURNS, to_act=seat, turn=turn)


def _end_round(state: State) -> State:
    talisman = 1 - state.talisman if state.seats == 2 else state.talisman
    cards: tuple[None, ...] = (None,) * state.seats
    ended = state.replaced(guardians=cards, talisman=talisman, turn=None)
    if state.round == ROUNDS:
        return ended.replaced(phase=Phase.OVER, to_act=None)
    return ended.replaced(round=state.round + 1, phase=Phase.GUARDIANS, to_act=talisman)


def _place(state: State, turn: Turn, seat: int, action: Place) -> State:
    island = state.island
    bit = island.frame.bit(action.space)
    ruins = (*turn.ruins, _tile_of(state, bit)) if bit & island.ruins else turn.ruins
    left = turn.tokens_left - 1 - action.sacrifice
    tokens = _with(state.tokens, seat, state.tokens[seat] | bit)
    placed = state.replaced(tokens=tokens, supply=_with(state.supply, seat, state.supply[seat] - 1))
    now = turn._replace(tokens_left=left, ruins=ruins, last=bit)
    return _pay(placed, seat, action.sacrifice, now)


def _pay(state: State, seat: int, sacrifice: int, turn: Turn) -> State:
    """So many tokens of the supply go to the sacrifice area."""
    if not sacrifice:
        return state.replaced(turn=turn)
    return state.replaced(
        supply=_with(state.supply, seat, state.supply[seat] - sacrifice),
        sacrificed=_with(state.sacrificed, seat, state.sacrificed[seat] + sacrifice),
        turn=turn,
    )


def _tile_of(state: State, bit: int) -> str:
    laid = state.island.grid[state.island.frame.slot_of_bit(bit)]
    assert laid is not None
    return laid.tile


def _used(turn: Turn, by: By, tile: str) -> Turn:
    """The turn after the guardian card, or one extra action of a tile's ruins, was used."""
    if by == By.GUARDIAN:
        return turn._replace(guardian_left=False)
    at = turn.ruins.index(tile)
    return turn._replace(ruins=turn.ruins[:at] + turn.ruins[at + 1 :])


def _move_tile(state: State, turn: Turn, action: MoveTile) -> State:
    """guardian.2: the tile and its tokens go to the gap, unturned."""
    island = state.island
    frame, gap, laid = island.frame, island.gap, island.grid[action.slot]
    assert laid is not None
    grid = list(island.grid)
    grid[gap], grid[action.slot] = laid, None
    shift = frame.shift[gap] - frame.shift[action.slot]

    def moved(riding: int) -> int:
        return riding << shift if shift > 0 else riding >> -shift

    used = _used(turn, action.by, laid.tile)
    return _carried(state, used, action.slot, tuple(grid), moved)


def _rotate_tile(state: State, turn: Turn, action: RotateTile) -> State:
    """guardian.4: the tile and its tokens turn by a quarter."""
    island = state.island
    laid = island.grid[action.slot]
    assert laid is not None
    clockwise = action.turn == Rotation.CW
    grid = list(island.grid)
    grid[action.slot] = laid._replace(rotation=(laid.rotation + (1 if clockwise else 3)) % 4)

    def turned(riding: int) -> int:
        return island.frame.turned(riding, action.slot, clockwise)

    used = _used(turn, action.by, laid.tile)
    return _carried(state, used, action.slot, tuple(grid), turned)


def _carried(state: State, turn: Turn, slot: int, grid: Grid, ride: Callable[[int], int]) -> State:
    """The state on a new grid, with every token of the slot, and the last placed, riding along."""
    mask = state.island.frame.slot_mask[slot]

    def carry(tokens: int) -> int:
        riding = tokens & mask
        return tokens & ~mask | ride(riding) if riding else tokens

    return state.replaced(
        island=island_of(state.island.tiles, grid),
        tokens=tuple(map(carry, state.tokens)),
        turn=turn._replace(last=carry(turn.last)),
    )


def _move_token(state: State, turn: Turn, seat: int, action: MoveToken) -> State:
    """guardian.3; ruins reached so earn an extra action on their tile (ruins.chain)."""
    island = state.island
    origin, target = island.frame.bit(action.origin), island.frame.bit(action.target)
    used = _used(turn, action.by, _tile_of(state, origin))
    if target & island.ruins and state.rules.ruins_on_move:
        used = used._replace(ruins=(*used.ruins, _tile_of(state, target)))
    if turn.last == origin:
        used = used._replace(last=target)
    own = state.tokens[seat] & ~origin | target
    return state.replaced(tokens=_with(state.tokens, seat, own), turn=used)


def _end_turn(state: State, seat: int) -> State:
    """volcano.burn, then the next turn of the round."""
    own = state.tokens[seat]
    burnt = own & state.island.volcano
    if burnt:
        state = state.replaced(
            tokens=_with(state.tokens, seat, own & ~burnt),
            sacrificed=_with(state.sacrificed, seat, state.sacrificed[seat] + burnt.bit_count()),
        )
    card = state.guardians[seat]
    assert card is not None
    return _next_turn(state, card)
