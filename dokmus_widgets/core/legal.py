"""The legal actions of a state, as a collection whose members are made only when asked for."""

from __future__ import annotations

from collections.abc import Collection, Iterator

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
    is_whole,
)
from dokmus_widgets.core.bitboard import bits
from dokmus_widgets.core.catalogue import cards_for
from dokmus_widgets.core.reach import NOWHERE, placements, token_moves
from dokmus_widgets.core.spaces import Space
from dokmus_widgets.core.state import Phase, State, Turn

#: The cards that grant each kind of guardian action (guardian.2 to guardian.5).
TILE_CARDS, TOKEN_CARDS, ROTATE_CARDS = (2, 5), (3, 5), (4, 5)


class LegalActions(Collection[Action]):
    """Every legal action of a state, in a fixed order.

    Masks and lists are worked out once; ``in`` and ``bool`` make no action objects.
    """

    __slots__ = (
        "_state",
        "cards",
        "declines",
        "ends_turn",
        "placements",
        "rotations",
        "sacrifices",
        "starts",
        "takes_talisman",
        "tile_moves",
        "token_origins",
    )

    def __init__(self, state: State) -> None:
        self._state = state
        self.starts = start_spaces(state) if state.phase is Phase.START else 0
        self.cards = open_cards(state) if state.phase is Phase.GUARDIANS else ()
        self.placements = NOWHERE
        self.sacrifices = self.takes_talisman = self.declines = self.ends_turn = False
        #: Slots that may move or rotate, and a mask of tokens that may move, by who pays.
        self.tile_moves: dict[By, tuple[int, ...]] = {}
        self.rotations: dict[By, tuple[int, ...]] = {}
        self.token_origins: dict[By, int] = {}
        if state.turn is not None and state.to_act is not None:
            self._turn(state, state.turn, state.to_act)

    def _turn(self, state: State, turn: Turn, seat: int) -> None:
        if turn.ruins:
            self._ruins(state, turn, seat)
            if state.rules.ruins_timing == "immediate":
                self.declines = True
                return
        if turn.tokens_left:
            self.placements = placements(state, seat, turn.tokens_left)
            self.sacrifices = state.rules.voluntary_sacrifice
        if turn.guardian_left:
            self._guardian(state, seat)
        no_room = not state.island.land & ~state.occupied
        self.ends_turn = not turn.tokens_left or no_room

    def _guardian(self, state: State, seat: int) -> None:
        card, island = state.guardians[seat], state.island
        slots = [slot for slot in range(island.frame.slots) if slot != island.gap]
        self.takes_talisman = card == 1
        if card in TILE_CARDS:
            self.tile_moves[By.GUARDIAN] = tuple(
                slot for slot in slots if island.frame.in_line(slot, island.gap)
            )
        if card in TOKEN_CARDS:
            self.token_origins[By.GUARDIAN] = state.tokens[seat] & island.soft
        if card in ROTATE_CARDS:
            self.rotations[By.GUARDIAN] = tuple(slots)

    def _ruins(self, state: State, turn: Turn, seat: int) -> None:
        island = state.island
        slots = tuple(sorted(map(island.slot_of_tile, set(turn.ruins))))
        on_tiles = 0
        for slot in slots:
            on_tiles |= island.frame.slot_mask[slot]
        self.tile_moves[By.RUINS] = tuple(
            slot for slot in slots if island.frame.in_line(slot, island.gap)
        )
        self.token_origins[By.RUINS] = state.tokens[seat] & island.soft & on_tiles
        self.rotations[By.RUINS] = slots

    def targets(self, origin: int) -> int:
        """Where the token of one bit could be moved to, as a mask."""
        return token_moves(self._state.island, origin, self._state.occupied)

    def _token_moves(self) -> Iterator[tuple[By, int, int]]:
        for by, origins in self.token_origins.items():
            for origin in bits(origins):
                yield by, origin, self.targets(origin)

    def __contains__(self, action: object) -> bool:
        match action:
            case Place(space, sacrifice):
                price = sacrifice if is_whole(sacrifice) else -1
                return bool(self._bit(space) & self.placements.by_sacrifice(price))
            case EndTurn():
                return self.ends_turn
            case MoveTile(slot, by):
                return is_whole(slot) and slot in self.tile_moves.get(by, ())
            case RotateTile(slot, _, by):
                return is_whole(slot) and slot in self.rotations.get(by, ())
            case MoveToken(origin, target, by):
                bit = self._bit(origin) & self.token_origins.get(by, 0)
                return bool(bit and self._bit(target) & self.targets(bit))
            case ChooseStart(space):
                return bool(self._bit(space) & self.starts)
            case ChooseGuardian(card):
                return is_whole(card) and card in self.cards
            case DeclineRuins():
                return self.declines
            case TakeTalisman():
                return self.takes_talisman
            case Sacrifice():
                return self.sacrifices
        return False

    def _bit(self, space: Space) -> int:
        frame = self._state.island.frame
        return frame.bit(space) if frame.has(space) else 0

    def __iter__(self) -> Iterator[Action]:
        space = self._state.island.frame.space
        for bit in bits(self.starts):
            yield ChooseStart(space(bit))
        for card in self.cards:
            yield ChooseGuardian(card)
        for sacrifice in (0, 1):
            for bit in bits(self.placements.by_sacrifice(sacrifice)):
                yield Place(space(bit), sacrifice)
        if self.sacrifices:
            yield Sacrifice()
        if self.takes_talisman:
            yield TakeTalisman()
        for by, slots in self.tile_moves.items():
            for slot in slots:
                yield MoveTile(slot, by)
        for by, origin, targets in self._token_moves():
            for target in bits(targets):
                yield MoveToken(space(origin), space(target), by)
        for by, slots in self.rotations.items():
            for slot in slots:
                yield RotateTile(slot, Rotation.CW, by)
                yield RotateTile(slot, Rotation.CCW, by)
        if self.declines:
            yield DeclineRuins()
        if self.ends_turn:
            yield EndTurn()

    def __len__(self) -> int:
        placed = self.placements.free.bit_count() + self.placements.paid.bit_count()
        slots = sum(map(len, self.tile_moves.values()))
        slots += 2 * sum(map(len, self.rotations.values()))
        tokens = sum(targets.bit_count() for _, _, targets in self._token_moves())
        single = self.sacrifices + self.takes_talisman + self.declines + self.ends_turn
        return self.starts.bit_count() + len(self.cards) + placed + slots + tokens + single

    def __bool__(self) -> bool:
        return any(True for _ in self)

    def __repr__(self) -> str:
        kinds: dict[str, int] = {}
        for action in self:
            kinds[action.type] = kinds.get(action.type, 0) + 1
        listed = ", ".join(f"{count} {kind}" for kind, count in kinds.items())
        return f"<LegalActions: {listed or 'none'}>"


def start_spaces(state: State) -> int:
    """Where a starting token may go (setup.start_tile, setup.start_space), as a mask."""
    island = state.island
    border_only = state.rules.start_edge == "outer_border"
    mask = 0
    for slot in island.frame.corners:
        if slot != island.gap and not state.occupied & island.frame.slot_mask[slot]:
            mask |= island.start_edges(slot, border_only)
    return mask & (island.meadow | island.forest)


def open_cards(state: State) -> tuple[int, ...]:
    """The cards that have not been taken in this round (round.draft, round.cards)."""
    return tuple(card for card in cards_for(state.seats) if card not in state.guardians)
