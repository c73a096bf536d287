"""Changes of the number of players and of the rules reading."""

from __future__ import annotations

from collections.abc import Sequence

from dokmus_widgets.core import SEATS, Laid, Phase, Rules, State, cards_for
from dokmus_widgets.core.catalogue import TOKENS
from dokmus_widgets.core.island.bitboard import SLOT_COLUMNS
from dokmus_widgets.core.island.island import Grid, island_of
from dokmus_widgets.explain.messages import say
from dokmus_widgets.explore.changes.change import Change, ImpossibleChange

_TWO, _TWO_SLOTS = 2, 6


class Players(Change):
    """Number of players: new seats start without tokens; two players use two rows of tiles."""

    kind = "players"
    moves_spaces = True
    players: int

    def applied(self, state: State) -> State:
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
            guardians=dealt(kept_cards(state.guardians, count)),
            talisman=state.talisman if state.talisman < count else 0,
            turn=turn._replace(ruins=ruins, last=turn.last & kept),
        )


class Read(Change):
    """Value of a switch of the rules reading."""

    kind = "read"
    about = ("switch",)
    switch: str
    value: str | bool

    def applied(self, state: State) -> State:
        return state.replaced(rules=state.rules.replaced(**{self.switch: self.value}))


def reading_changes(before: Rules, after: Rules) -> tuple[Read, ...]:
    """Return the changes that lead from one reading to another."""
    was = before.to_dict()
    return tuple(
        Read(switch, value) for switch, value in after.to_dict().items() if value != was[switch]
    )


def _grid_for(state: State, players: int) -> Grid:
    """Return the grid, shrunk or extended for this number of players."""
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


def kept_cards(cards: Sequence[int | None], players: int) -> tuple[int | None, ...]:
    """Return the cards, without those that are not in a game of this many players."""
    kept = [card if card in cards_for(players) else None for card in cards[:players]]
    return (*kept, *[None] * (players - len(kept)))


def dealt(cards: Sequence[int | None]) -> tuple[int | None, ...]:
    """Deal the lowest unused cards to the seats without one."""
    spare = [card for card in cards_for(len(cards)) if card not in cards]
    return tuple(spare.pop(0) if card is None else card for card in cards)
