"""Random positions for questions: small boards and games on real tiles."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, TypeVar

from dokmus_widgets.cases.text_boards import document
from dokmus_widgets.core import Phase, Space, State, new_game, space_name
from dokmus_widgets.core.catalogue import TOKENS_A_TURN

_Result = TypeVar("_Result")

_TILE: Final = 3
_WIDTH: Final = 3 * _TILE
#: Terrain with tokens at the begin of a turn; on a volcano they would have burnt.
_STANDING: Final = ".fr"

Ground = Mapping[Space, str]


def retry_until_valid(make: Callable[[], _Result | None]) -> _Result:
    while (result := make()) is None:
        pass
    return result


def random_ground(
    random: Random, patches: Sequence[tuple[str, int]], seats: int = 3
) -> dict[Space, str]:
    """Return meadow around the gap, with random patches of terrain of these sizes."""
    slot_rows, gap_row = (2, 0) if seats == 2 else (3, 1)
    ground = {
        (row, column): "."
        for row in range(slot_rows * _TILE)
        for column in range(_WIDTH)
        if (row // _TILE, column // _TILE) != (gap_row, 1)
    }
    for terrain, size in patches:
        patch: list[Space] = []
        for _ in range(size):
            around = [space for one in patch for space in neighbours(one)] or list(ground)
            candidates = [space for space in around if ground.get(space) == "."]
            if not candidates:
                break
            patch.append(random.choice(candidates))
            ground[patch[-1]] = terrain
    return ground


def neighbours(space: Space) -> tuple[Space, ...]:
    row, column = space
    return ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))


def spaces_of(ground: Ground, terrain: str) -> list[Space]:
    return [space for space, kind in ground.items() if kind in terrain]


def meadow_beside(ground: Ground, terrain: str) -> list[Space]:
    around = [near for space in spaces_of(ground, terrain) for near in neighbours(space)]
    return [space for space in dict.fromkeys(around) if ground.get(space) == "."]


def scatter(
    random: Random, ground: Ground, count: int, taken: Sequence[Space] = (), near: int = 70
) -> list[Space]:
    """Return random spaces for tokens, ``near`` percent of them next to another token."""
    tokens: list[Space] = []
    empty = [s for s, terrain in ground.items() if terrain in _STANDING and s not in taken]
    while len(tokens) < count and empty:
        adjacent = [space for one in tokens for space in neighbours(one) if space in empty]
        space = random.choice(adjacent if adjacent and random.randrange(100) < near else empty)
        tokens.append(space)
        empty.remove(space)
    return tokens


def small_board(
    random: Random,
    ground: Ground,
    own: Sequence[Space] | None = None,
    *,
    seats: int = 3,
    others: int = 3,
    **position: Any,
) -> State:
    """Return a turn of seat 0 on small tiles; ``position``: further fields of `document`."""
    own_spaces = scatter(random, ground, random.randint(2, 4)) if own is None else own
    tokens = [list(dict.fromkeys(own_spaces))]
    for _ in range(1, seats):
        taken = [space for one in tokens for space in one]
        tokens.append(scatter(random, ground, others, taken))
    token_texts = {seat: " ".join(map(space_name, spaces)) for seat, spaces in enumerate(tokens)}
    rows = [
        "|".join(
            "".join(ground.get((row, column), " ") for column in range(left, left + _TILE))
            for left in range(0, _WIDTH, _TILE)
        )
        for row in range(max(ground)[0] + 1)
    ]
    return State.from_dict(document("\n".join(rows), seats=seats, tokens=token_texts, **position))


def random_turn(random: Random, seats: int, *, round: int, card: int | None = None) -> State:
    """Play a random game up to the begin of a turn (with that card, if given)."""
    while True:
        state = new_game(seats, seed=random.randrange(1 << 31))
        while (action := state.random_action(random)) is not None:
            state = state.after(action)
            turn = state.turn
            if state.phase is not Phase.TURNS or state.round < round or turn is None:
                continue
            is_turn_start = turn.tokens_left == TOKENS_A_TURN and turn.guardian_left
            own_card = state.guardians[state.to_act or 0]
            if is_turn_start and not turn.ruins and card in (None, own_card):
                return state
