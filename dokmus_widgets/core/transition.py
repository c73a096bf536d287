"""State transitions: the effect of each type of action."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final, Protocol

from dokmus_widgets.core import actions
from dokmus_widgets.core.actions import Action, By, Rotation
from dokmus_widgets.core.catalogue import ROUNDS, TOKENS_A_TURN
from dokmus_widgets.core.island.bitboard import Frame
from dokmus_widgets.core.island.island import Island
from dokmus_widgets.core.island.tiles import Laid
from dokmus_widgets.core.phases import Phase, Turn, new_turn
from dokmus_widgets.core.position import AnyPosition, Position
from dokmus_widgets.core.rules import Rules

# Members looked up once, because the access is slow.
_GUARDIANS, _TURNS, _OVER = Phase.GUARDIANS, Phase.TURNS, Phase.OVER
_BY_GUARDIAN, _CLOCKWISE = By.GUARDIAN, Rotation.CW


def with_value(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    """Return the values of all seats with that of one seat changed."""
    changed = list(values)
    changed[seat] = value
    return tuple(changed)


def current_turn(state: Position) -> tuple[int, Turn]:
    seat, turn = state.to_act, state.turn
    assert seat is not None
    assert turn is not None
    return seat, turn


def _choose_start(state: AnyPosition, action: actions.ChooseStart) -> AnyPosition:
    seat = state.to_act
    assert seat is not None
    last = seat == state.talisman  # the holder chooses last (setup.start_order)
    return state.replaced(
        tokens=with_value(state.tokens, seat, state.island.frame.bit(action.space)),
        supply=with_value(state.supply, seat, state.supply[seat] - 1),
        phase=Phase.GUARDIANS if last else Phase.START,
        to_act=seat if last else (seat - 1) % state.seats,
    )


def _choose_guardian(state: AnyPosition, action: actions.ChooseGuardian) -> AnyPosition:
    seat = state.to_act
    assert seat is not None
    guardians = (*state.guardians[:seat], action.card, *state.guardians[seat + 1 :])
    if None in guardians:
        following = (seat + 1) % state.seats
        place = state.rules, state.island, state.round, _GUARDIANS, following, state.talisman
        return type(state)(*place, state.tokens, state.supply, state.sacrificed, guardians)
    return first_turn(state, guardians)


def first_turn(state: AnyPosition, guardians: tuple[int | None, ...]) -> AnyPosition:
    """Return the first turn of a round, after all cards have been chosen."""
    return _next_turn(state, 0, guardians, state.tokens, state.sacrificed)


def _next_turn(
    state: AnyPosition,
    card: int,
    guardians: tuple[int | None, ...],
    tokens: tuple[int, ...],
    sacrificed: tuple[int, ...],
) -> AnyPosition:
    seat, island, supply = seat_after(guardians, card), state.island, state.supply
    if seat is None:
        return round_ended(state, island, tokens, supply, sacrificed, state.talisman)
    turn = new_turn((tokens_to_place(supply[seat]), True, (), 0))
    place = state.rules, island, state.round, _TURNS, seat, state.talisman
    return type(state)(*place, tokens, supply, sacrificed, guardians, turn)


@cache
def seat_after(guardians: tuple[int, ...], card: int) -> int | None:
    """Return the seat of the next higher card, or None (round.order)."""
    later = [other for other in guardians if other > card]
    return guardians.index(min(later)) if later else None


def tokens_to_place(supply: int) -> int:
    return min(TOKENS_A_TURN, supply)


def round_ended(
    state: AnyPosition,
    island: Island,
    tokens: tuple[int, ...],
    supply: tuple[int, ...],
    sacrificed: tuple[int, ...],
    talisman: int,
) -> AnyPosition:
    """Return the position after a round (round.end, round.talisman.two, round.eight)."""
    if len(tokens) == 2:
        talisman = 1 - talisman
    over = state.round == ROUNDS
    phase, to_act = (_OVER, None) if over else (_GUARDIANS, talisman)
    place = state.rules, island, state.round if over else state.round + 1, phase, to_act, talisman
    return type(state)(*place, tokens, supply, sacrificed, (None,) * len(tokens))


def _place(state: AnyPosition, action: actions.Place) -> AnyPosition:
    seat, turn = current_turn(state)
    island, price = state.island, action.sacrifice
    tokens_left, guardian_left, ruins, _ = turn
    bit = island.frame.bit(action.space)
    if bit & island.ruins:
        ruins = (*ruins, tile_under(island, bit))
    sacrificed = state.sacrificed
    if price:
        sacrificed = with_value(sacrificed, seat, sacrificed[seat] + price)
    return state.in_turn(
        island,
        with_value(state.tokens, seat, state.tokens[seat] | bit),
        with_value(state.supply, seat, state.supply[seat] - 1 - price),
        sacrificed,
        new_turn((tokens_left - 1 - price, guardian_left, ruins, bit)),
        state._surroundings if state._placements is not None else None,
    )


def _sacrifice(state: AnyPosition, action: actions.Sacrifice) -> AnyPosition:
    seat, turn = current_turn(state)
    return state.replaced(
        supply=with_value(state.supply, seat, state.supply[seat] - 1),
        sacrificed=with_value(state.sacrificed, seat, state.sacrificed[seat] + 1),
        turn=turn._replace(tokens_left=turn.tokens_left - 1),
    )


def _take_talisman(state: AnyPosition, action: actions.TakeTalisman) -> AnyPosition:
    seat, turn = current_turn(state)
    return state.replaced(talisman=seat, turn=turn._replace(guardian_left=False))


def _decline_ruins(state: AnyPosition, action: actions.DeclineRuins) -> AnyPosition:
    _, turn = current_turn(state)
    return state.replaced(turn=turn._replace(ruins=()))


def tile_under(island: Island, bit: int) -> str:
    return _laid(island, island.frame.slot_of_bit(bit)).tile


def _laid(island: Island, slot: int) -> Laid:
    laid = island.grid[slot]
    assert laid is not None
    return laid


def _allowances(turn: Turn, by: By, tile: str) -> tuple[bool, tuple[str, ...]]:
    """Return the guardian action and the waiting ruins that are left after one is used."""
    if by is _BY_GUARDIAN:
        return False, turn.ruins
    at = turn.ruins.index(tile)
    return turn.guardian_left, turn.ruins[:at] + turn.ruins[at + 1 :]


def _relay(state: AnyPosition, action: actions.MoveTile | actions.RotateTile) -> AnyPosition:
    _, turn = current_turn(state)
    guardian_left, ruins = _allowances(turn, action.by, _laid(state.island, action.slot).tile)
    island, (last, *tokens) = with_changed_tile(state.island, action, (turn.last, *state.tokens))
    return state.in_turn(
        island,
        tuple(tokens),
        state.supply,
        state.sacrificed,
        new_turn((turn.tokens_left, guardian_left, ruins, last)),
    )


def with_changed_tile(
    island: Island, action: actions.MoveTile | actions.RotateTile, tokens: Iterable[int]
) -> tuple[Island, list[int]]:
    """Return the island after a tile is moved or rotated, and the masks of tokens on it."""
    changed, mask, carried = tile_change(island, action)
    return changed, [
        standing & ~mask | carried(riding) if (riding := standing & mask) else standing
        for standing in tokens
    ]


def tile_change(
    island: Island, action: actions.MoveTile | actions.RotateTile
) -> tuple[Island, int, Callable[[int], int]]:
    """Return the new island, the tile's old mask and a shift of tokens (guardian.2, guardian.4)."""
    mask, carried = tile_shift(island.frame, island.gap, action)
    if isinstance(action, actions.MoveTile):
        return island.slid(action.slot), mask, carried
    return island.rotated(action.slot, action.turn is _CLOCKWISE), mask, carried


def tile_shift(
    frame: Frame, gap: int, action: actions.MoveTile | actions.RotateTile
) -> tuple[int, Callable[[int], int]]:
    """Return the mask that a tile leaves, and a function that shifts the tokens on it."""
    slot, shift = action.slot, frame.shift[gap] - frame.shift[action.slot]
    if isinstance(action, actions.RotateTile):
        clockwise = action.turn is _CLOCKWISE
        return frame.slot_mask[slot], lambda own: frame.turned(own, slot, clockwise)
    return frame.slot_mask[slot], lambda own: own << shift if shift > 0 else own >> -shift


def _move_token(state: AnyPosition, action: actions.MoveToken) -> AnyPosition:
    """Return the position after guardian.3; ruins reached grant an action (ruins.chain)."""
    seat, turn = current_turn(state)
    island = state.island
    left_from = tile_under(island, island.frame.bit(action.origin))
    guardian_left, ruins = _allowances(turn, action.by, left_from)
    own, last, reached = move_own_token(island, state.rules, action, state.tokens[seat], turn.last)
    return state.in_turn(
        island,
        with_value(state.tokens, seat, own),
        state.supply,
        state.sacrificed,
        new_turn((turn.tokens_left, guardian_left, ruins + reached, last)),
    )


def move_own_token(
    island: Island, rules: Rules, action: actions.MoveToken, own: int, last: int
) -> tuple[int, int, tuple[str, ...]]:
    """Return a seat's tokens and last token after a move, and the tiles of ruins reached."""
    origin, target = island.frame.bit(action.origin), island.frame.bit(action.target)
    reached = target & island.ruins and rules.ruins_on_move
    return (
        own & ~origin | target,
        target if last == origin else last,
        (tile_under(island, target),) if reached else (),
    )


def _end_turn(state: AnyPosition, action: actions.EndTurn) -> AnyPosition:
    seat, _ = current_turn(state)
    island, tokens, sacrificed = state.island, state.tokens, state.sacrificed
    card, own = state.guardians[seat], tokens[seat]
    assert card is not None
    if own & island.volcano:
        own, lost = burn_tokens(island, own, sacrificed[seat])
        tokens, sacrificed = with_value(tokens, seat, own), with_value(sacrificed, seat, lost)
    return _next_turn(state, card, state.guardians, tokens, sacrificed)


def burn_tokens(island: Island, own: int, sacrificed: int) -> tuple[int, int]:
    """Return a seat's tokens and number of sacrifices after burning (volcano.burn)."""
    burning = own & island.volcano
    return own ^ burning, sacrificed + burning.bit_count()


class Effect(Protocol):
    def __call__(self, state: AnyPosition, action: Any, /) -> AnyPosition:
        """Return the position after the action."""


#: The effect of each type of action, defined for legal actions only.
EFFECTS: Final[dict[type[Action], Effect]] = {
    actions.ChooseStart: _choose_start,
    actions.ChooseGuardian: _choose_guardian,
    actions.Place: _place,
    actions.Sacrifice: _sacrifice,
    actions.TakeTalisman: _take_talisman,
    actions.MoveTile: _relay,
    actions.MoveToken: _move_token,
    actions.RotateTile: _relay,
    actions.DeclineRuins: _decline_ruins,
    actions.EndTurn: _end_turn,
}
