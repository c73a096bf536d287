"""Single changes of a position: "what if this were a forest, or that token stood there?".

A change is plain data. :meth:`Change.apply` gives the changed state, and raises
:class:`ImpossibleChange` in plain words where no position comes of it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from dokmus_widgets.core import (
    Action,
    Laid,
    Phase,
    PositionError,
    Rules,
    Space,
    State,
    Terrain,
    TileSet,
    Turn,
    space_name,
)
from dokmus_widgets.core.bitboard import SLOT_COLUMNS
from dokmus_widgets.core.catalogue import TOKENS, TOKENS_A_TURN, cards_for
from dokmus_widgets.core.island import Grid, Island, island_of
from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.explain.messages import say

_TWO, _TWO_SLOTS = 2, 6


class ImpossibleChange(ValueError):
    """A change that no position comes of; its words say why."""


@dataclass(frozen=True, slots=True)
class Change:
    """One change. ``kind`` names it, ``subject`` says of what: a later one takes its place."""

    kind: ClassVar[str]
    #: Whether tokens and terrain stand on other spaces afterwards.
    moves_spaces: ClassVar[bool] = False
    #: Whether it is told by a space, and so another one once these have moved.
    at_space: ClassVar[bool] = False

    @property
    def subject(self) -> tuple[object, ...]:
        """What is changed."""
        return (self.kind,)

    def apply(self, state: State) -> State:
        """The state with this change."""
        changed = self._applied(state)
        try:
            return State.from_dict(changed.to_dict())
        except PositionError as error:
            fault = error.faults[0].words
            raise ImpossibleChange(say("change-impossible", fault=fault)) from None

    def allows(self, state: State, action: Action) -> bool:
        """Whether an action is legal once the change is made."""
        try:
            # Reading the position anew takes long: it is asked only where the action is legal.
            return action in self._applied(state).legal_actions() and self.apply(state) is not None
        except ImpossibleChange:
            return False

    def _applied(self, state: State) -> State:
        """The changed state, before it is known to be a position."""
        raise NotImplementedError

    def spaces(self, state: State) -> tuple[Space, ...]:
        """The spaces that show the change, on the state that it led to."""
        return ()


@dataclass(frozen=True, slots=True)
class Paint(Change):
    """A space is of another terrain; a token that cannot stand there any more goes."""

    kind = "paint"
    at_space = True
    space: Space
    terrain: Terrain

    @property
    def subject(self) -> tuple[object, ...]:
        return (self.kind, self.space)

    def _applied(self, state: State) -> State:
        island = _painted(state, self.space, self.terrain)
        painted = state.replaced(island=island)
        bit = island.frame.bit(self.space)
        return painted if bit & island.land else _without_token(painted, self.space)

    def spaces(self, state: State) -> tuple[Space, ...]:
        return (self.space,)


@dataclass(frozen=True, slots=True)
class Put(Change):
    """A token of ``seat`` stands on a space, or no token at all."""

    kind = "put"
    at_space = True
    space: Space
    seat: int | None

    @property
    def subject(self) -> tuple[object, ...]:
        return (self.kind, self.space)

    def _applied(self, state: State) -> State:
        island, seat = state.island, self.seat
        _on_tile(state, self.space)
        if state.seat_at(self.space) == seat:
            return state
        state = _without_token(state, self.space)
        if seat is None:
            return state
        if not 0 <= seat < state.seats:
            raise ImpossibleChange(say("change-no-seat", players=state.seats))
        bit = island.frame.bit(self.space)
        if not bit & island.land:
            raise ImpossibleChange(say("change-no-room", space=space_name(self.space)))
        if not state.supply[seat]:
            raise ImpossibleChange(say("change-no-supply"))
        return _with_supply(
            state.replaced(tokens=_with(state.tokens, seat, state.tokens[seat] | bit)), seat, -1
        )

    def spaces(self, state: State) -> tuple[Space, ...]:
        return (self.space,)


@dataclass(frozen=True, slots=True)
class TurnTile(Change):
    """A tile lies turned by so many quarters clockwise, with what stands on it."""

    kind = "turn"
    moves_spaces = True
    tile: str
    quarters: int = 1

    @property
    def subject(self) -> tuple[object, ...]:
        return (self.kind, self.tile)

    def _applied(self, state: State) -> State:
        slot, frame = _slot(state, self.tile), state.island.frame
        mask, island = frame.slot_mask[slot], state.island

        def carried(tokens: int) -> int:
            riding = tokens & mask
            for _ in range(self.quarters % 4):
                riding = frame.turned(riding, slot, True)
            return tokens & ~mask | riding

        for _ in range(self.quarters % 4):
            island = island.rotated(slot, True)
        return _carried(state, island, carried)

    def spaces(self, state: State) -> tuple[Space, ...]:
        return (_middle(state.island, _slot(state, self.tile)),)


@dataclass(frozen=True, slots=True)
class SwapTiles(Change):
    """What lies in two slots changes places, tokens and all; one may be the gap."""

    kind = "swap"
    moves_spaces = True
    one: int
    other: int

    @property
    def subject(self) -> tuple[object, ...]:
        return (self.kind, *sorted((self.one, self.other)))

    def _applied(self, state: State) -> State:
        island, frame = state.island, state.island.frame
        if not all(0 <= slot < frame.slots for slot in (self.one, self.other)):
            raise ImpossibleChange(say("change-no-slot", slots=frame.slots))
        first, second = sorted((self.one, self.other))
        grid = list(island.grid)
        grid[first], grid[second] = grid[second], grid[first]
        shift = frame.shift[second] - frame.shift[first]
        low, high = frame.slot_mask[first], frame.slot_mask[second]

        def carried(tokens: int) -> int:
            if first == second:
                return tokens
            return tokens & ~(low | high) | (tokens & low) << shift | (tokens & high) >> shift

        return _carried(state, island_of(island.tiles, tuple(grid)), carried)

    def spaces(self, state: State) -> tuple[Space, ...]:
        return tuple(_middle(state.island, slot) for slot in (self.one, self.other))


@dataclass(frozen=True, slots=True)
class TokensLeft(Change):
    """So many tokens are left of the turn."""

    kind = "left"
    tokens: int

    def _applied(self, state: State) -> State:
        turn, seat = _acting(state)
        most = min(TOKENS_A_TURN, state.supply[seat])
        if not 0 <= self.tokens <= most:
            raise ImpossibleChange(say("change-left-most", most=most))
        return state.replaced(turn=turn._replace(tokens_left=self.tokens))


@dataclass(frozen=True, slots=True)
class Card(Change):
    """The seat to act has another guardian card; whoever had it takes the old one."""

    kind = "card"
    card: int

    def _applied(self, state: State) -> State:
        _, seat = _acting(state)
        if self.card not in cards_for(state.seats):
            told = ", ".join(map(str, cards_for(state.seats)))
            raise ImpossibleChange(say("no-no_such_card", cards=told))
        mine = state.guardians[seat]
        swapped = [mine if card == self.card else card for card in state.guardians]
        swapped[seat] = self.card
        return state.replaced(guardians=tuple(swapped))


@dataclass(frozen=True, slots=True)
class GuardianUsed(Change):
    """The guardian action of the turn is used up, or not yet."""

    kind = "guardian"
    used: bool

    def _applied(self, state: State) -> State:
        turn, _ = _acting(state)
        return state.replaced(turn=turn._replace(guardian_left=not self.used))


@dataclass(frozen=True, slots=True)
class Waiting(Change):
    """An extra action of ruins waits on a tile, or none at all."""

    kind = "waiting"
    tile: str | None

    def _applied(self, state: State) -> State:
        turn, _ = _acting(state)
        if self.tile is not None:
            _slot(state, self.tile)
        ruins = () if self.tile is None else (self.tile,)
        return state.replaced(turn=turn._replace(ruins=ruins))


@dataclass(frozen=True, slots=True)
class LastPlaced(Change):
    """The token on a space is the one placed last in this turn."""

    kind = "last"
    at_space = True
    space: Space

    def _applied(self, state: State) -> State:
        turn, _ = _acting(state)
        bit = state.island.frame.bit(self.space)
        return state.replaced(turn=turn._replace(last=bit))

    def spaces(self, state: State) -> tuple[Space, ...]:
        return (self.space,)


@dataclass(frozen=True, slots=True)
class InTurn(Change):
    """It is the turn of a seat."""

    kind = "in_turn"
    seat: int = 0

    def _applied(self, state: State) -> State:
        if state.phase is Phase.START or not 0 <= self.seat < state.seats:
            raise ImpossibleChange(say("change-no-turn"))
        spare = [card for card in cards_for(state.seats) if card not in state.guardians]
        cards = tuple(spare.pop(0) if card is None else card for card in state.guardians)
        left = min(TOKENS_A_TURN, state.supply[self.seat])
        return state.replaced(phase=Phase.TURNS, to_act=self.seat, guardians=cards, turn=Turn(left))


@dataclass(frozen=True, slots=True)
class Players(Change):
    """So many play: seats come without tokens, or go with theirs; two play on two rows of tiles."""

    kind = "players"
    moves_spaces = True
    players: int

    def _applied(self, state: State) -> State:
        if self.players not in SEATS:
            raise ImpossibleChange(say("change-players-range"))
        count, seats = self.players, state.seats
        if count == seats:
            return state
        if state.phase is not Phase.TURNS or (state.to_act or 0) >= count:
            raise ImpossibleChange(say("change-players-now"))
        grid = _grid_for(state, count)
        island = island_of(state.island.tiles, grid)
        kept = sum(state.island.frame.slot_mask[: len(grid)])
        tokens = [own & kept for own in state.tokens[:count]] + [0] * (count - seats)
        sacrificed = [*state.sacrificed[:count], *[0] * (count - seats)]
        turn = state.turn
        assert turn is not None
        laid = {tile.tile for tile in grid if tile is not None}
        ruins = tuple(tile for tile in turn.ruins if tile in laid)
        supply = tuple(
            TOKENS - own.bit_count() - gone for own, gone in zip(tokens, sacrificed, strict=True)
        )
        return state.replaced(
            island=island,
            tokens=tuple(tokens),
            supply=supply,
            sacrificed=tuple(sacrificed),
            guardians=_cards(state, count),
            talisman=state.talisman if state.talisman < count else 0,
            turn=turn._replace(ruins=ruins, last=turn.last & kept),
        )


@dataclass(frozen=True, slots=True)
class Read(Change):
    """A switch of the reading has another value."""

    kind = "read"
    switch: str
    value: str | bool

    @property
    def subject(self) -> tuple[object, ...]:
        return (self.kind, self.switch)

    def _applied(self, state: State) -> State:
        changed: dict[str, Any] = {self.switch: self.value}
        return state.replaced(rules=state.rules.replaced(**changed))


def reading_changes(before: Rules, after: Rules) -> tuple[Read, ...]:
    """The switches that lead from one reading to another."""
    was = before.to_dict()
    return tuple(
        Read(switch, value) for switch, value in after.to_dict().items() if value != was[switch]
    )


def _grid_for(state: State, players: int) -> Grid:
    """The grid for so many players, made of the one that there is."""
    grid, tiles = state.island.grid, state.island.tiles
    if players == _TWO:
        if state.island.gap >= _TWO_SLOTS:
            raise ImpossibleChange(say("change-players-gap"))
        return grid[:_TWO_SLOTS]
    laid = {tile.tile for tile in grid if tile is not None}
    missing = 3 * SLOT_COLUMNS - len(grid)
    spare = [Laid(name, 0, 0) for name in tiles if name not in laid][:missing]
    if len(spare) < missing:
        raise ImpossibleChange(say("change-players-tiles"))
    return (*grid, *spare)


def _cards(state: State, players: int) -> tuple[int, ...]:
    """A card for each seat: its own where that is in the game, else one that is left."""
    allowed = cards_for(players)
    kept = [card if card in allowed else None for card in state.guardians[:players]]
    kept += [None] * (players - len(kept))
    spare = [card for card in allowed if card not in kept]
    return tuple(spare.pop(0) if card is None else card for card in kept)


def _acting(state: State) -> tuple[Turn, int]:
    if state.turn is None or state.to_act is None:
        raise ImpossibleChange(say("change-no-turn"))
    return state.turn, state.to_act


def _on_tile(state: State, space: Space) -> Laid:
    """How the tile under a space lies."""
    frame = state.island.frame
    laid = state.island.grid[frame.slot_of(space)] if frame.has(space) else None
    if laid is None:
        raise ImpossibleChange(say("no-off_board"))
    return laid


def _slot(state: State, tile: str) -> int:
    try:
        return state.island.slot_of_tile(tile)
    except ValueError:
        raise ImpossibleChange(say("change-no-tile", tile=tile)) from None


def _middle(island: Island, slot: int) -> Space:
    row, column = island.frame.slot_corner(slot)
    half = island.frame.size // 2
    return (row + half, column + half)


def _painted(state: State, space: Space, terrain: Terrain) -> Island:
    """The island with one space of a tile painted, on the side that is up."""
    island, laid = state.island, _on_tile(state, space)
    corner = island.frame.slot_corner(island.frame.slot_of(space))
    row, column, last = space[0] - corner[0], space[1] - corner[1], island.frame.size - 1
    for _ in range(laid.rotation):
        row, column = last - column, row
    sides = list(island.tiles[laid.tile].sides)
    rows = list(sides[laid.side])
    rows[row] = rows[row][:column] + str(terrain) + rows[row][column + 1 :]
    sides[laid.side] = tuple(rows)
    every = {name: tile.sides for name, tile in island.tiles.items()}
    return island_of(TileSet.of({**every, laid.tile: (sides[0], sides[1])}), island.grid)


def _carried(state: State, island: Island, carry: Callable[[int], int]) -> State:
    """The state on a new island, with its tokens carried along."""
    turn = state.turn
    return state.replaced(
        island=island,
        tokens=tuple(map(carry, state.tokens)),
        turn=None if turn is None else turn._replace(last=carry(turn.last)),
    )


def _without_token(state: State, space: Space) -> State:
    """Nothing stands on a space; its token goes back to the supply."""
    seat, bit = state.seat_at(space), state.island.frame.bit(space)
    if seat is None:
        return state
    turn = state.turn
    if turn is not None and turn.last == bit:
        turn = turn._replace(last=0)
    tokens = _with(state.tokens, seat, state.tokens[seat] & ~bit)
    return _with_supply(state.replaced(tokens=tokens, turn=turn), seat, +1)


def _with_supply(state: State, seat: int, more: int) -> State:
    """So many more tokens of a seat in its supply; a turn never has more left than that."""
    supply, turn = _with(state.supply, seat, state.supply[seat] + more), state.turn
    if turn is not None and seat == state.to_act:
        turn = turn._replace(tokens_left=min(turn.tokens_left, supply[seat]))
    return state.replaced(supply=supply, turn=turn)


def _with(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
