"""The legal actions of a state, as a collection or drawn at random."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, overload

from dokmus_widgets.core import actions
from dokmus_widgets.core.actions import Action, By
from dokmus_widgets.core.catalogue import cards_for
from dokmus_widgets.core.island.bitboard import nth_bit
from dokmus_widgets.core.island.island import Island
from dokmus_widgets.core.legality.action_tables import CARD_CHOICES, OnSpaces, action_tables
from dokmus_widgets.core.legality.allowances import (
    GRANTS,
    extra_action_first,
    granted_slots,
    movable,
    ruins_slots,
    token_targets,
)
from dokmus_widgets.core.legality.legal import is_legal, start_spaces
from dokmus_widgets.core.legality.reach import empty_land, placements
from dokmus_widgets.core.phases import Phase
from dokmus_widgets.core.position import Placements, Position
from dokmus_widgets.core.rules import Rules

if TYPE_CHECKING:
    from random import Random


# Members looked up once, because the access is slow.
_START, _GUARDIANS = Phase.START, Phase.GUARDIANS
_RUINS, _GUARDIAN = By.RUINS, By.GUARDIAN
_TOKEN_CARDS: Final = GRANTS[actions.MoveToken]

_SACRIFICE: Final = actions.Sacrifice()
_DECLINE_RUINS: Final = actions.DeclineRuins()
END_TURN: Final = actions.EndTurn()
_ONLY_END: Final = (END_TURN,)


class LegalActions(Sequence[Action]):
    """The legal actions of a state, those on spaces first; ``in`` runs a single test."""

    __slots__ = ("_count", "_masks", "_others", "_state")

    def __init__(self, state: Position) -> None:
        self._state = state
        #: Masks of spaces with their tables of actions, and all other actions.
        self._masks, self._others = masks, others = _collected(state)
        count = len(others)
        for mask, _ in masks:
            count += mask.bit_count()
        self._count = count

    @property
    def placements(self) -> Placements:
        return placements(self._state)

    @property
    def starts(self) -> int:
        return start_spaces(self._state) if self._state.phase is _START else 0

    @property
    def tile_moves(self) -> tuple[int, ...]:
        """The slots whose tiles may slide, by card or ruins."""
        frame, gap = self._state.island.frame, self._state.island.gap
        return tuple(slot for slot in self._slots(actions.MoveTile) if frame.in_line(slot, gap))

    @property
    def rotations(self) -> tuple[int, ...]:
        """The slots whose tiles may rotate, by card or ruins."""
        return self._slots(actions.RotateTile)

    def _slots(self, kind: type[Action]) -> tuple[int, ...]:
        slots = {slot for by in By for slot in granted_slots(self._state, by, GRANTS[kind])}
        return tuple(sorted(slots))

    @property
    def token_origins(self) -> int:
        """The mask of tokens that may move, by card or ruins."""
        return movable(self._state, _RUINS) | movable(self._state, _GUARDIAN)

    def targets(self, origin: int) -> int:
        """Return the mask of spaces that the token of one bit could be moved to."""
        return token_targets(self._state, origin.bit_length() - 1)

    def __contains__(self, action: object) -> bool:
        return is_legal(self._state, action)

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[Action]:
        found: list[Action] = []
        add = found.append
        for mask, table in self._masks:
            while mask:
                low = mask & -mask
                add(table[low.bit_length() - 1])
                mask ^= low
        found += self._others
        return iter(found)

    @overload
    def __getitem__(self, at: int) -> Action: ...
    @overload
    def __getitem__(self, at: slice) -> list[Action]: ...
    def __getitem__(self, at: int | slice) -> Action | list[Action]:
        if isinstance(at, slice):
            return list(self)[at]
        return action_at(self._masks, self._others, at if at >= 0 else at + self._count)

    def __repr__(self) -> str:
        kinds: dict[str, int] = {}
        for action in self:
            kinds[action.type] = kinds.get(action.type, 0) + 1
        listed = ", ".join(f"{count} {kind}" for kind, count in kinds.items())
        return f"<LegalActions: {listed or 'none'}>"


def _collected(state: Position) -> tuple[list[tuple[int, OnSpaces]], tuple[Action, ...]]:
    """Return the legal actions: masks of spaces with their tables, and all others."""
    island, turn = state.island, state.turn
    if turn is None:
        if state.phase is _GUARDIANS:
            return [], card_choices(state.guardians)
        if state.phase is _START:
            return [(start_spaces(state), action_tables(island.frame).starts)], ()
        return [], ()
    tokens_left, guardian_left, ruins, _ = turn
    if not tokens_left and not guardian_left and not ruins:
        return [], _ONLY_END
    made, empty = action_tables(island.frame), empty_land(state.island, state.tokens)
    masks: list[tuple[int, OnSpaces]] = []
    others: tuple[Action, ...] = ()
    if ruins:
        _add_token_moves(island, movable(state, _RUINS), empty, _RUINS, masks)
        others = made.with_ruins[ruins_slots(state), island.gap]
        if extra_action_first(state):
            return masks, (*others, _DECLINE_RUINS)
    free, paid, _ = placements(state)
    if free:
        masks.append((free, made.placements[0]))
    if paid:
        masks.append((paid, made.placements[1]))
    seat = state.to_act or 0
    own, card = state.tokens[seat], state.guardians[seat] if guardian_left else None
    moves, rest = other_actions(island, state.rules, own, empty, tokens_left, card, free | paid)
    return masks + moves, others + rest


def other_actions(
    island: Island,
    rules: Rules,
    own: int,
    empty: int,
    tokens_left: int,
    card: int | None,
    placeable: int,
) -> tuple[list[tuple[int, OnSpaces]], tuple[Action, ...]]:
    """Return a turn's actions other than placing and ruins actions, for :func:`action_at`.

    ``own``: the current player's tokens; ``empty``: land without a token; ``card``: None once used.
    """
    moves: list[tuple[int, OnSpaces]] = []
    others: tuple[Action, ...] = ()
    if card is not None:
        if card in _TOKEN_CARDS:
            _add_token_moves(island, own & island.soft, empty, _GUARDIAN, moves)
        others = action_tables(island.frame).with_card[island.gap, card]
    if tokens_left and rules.voluntary_sacrifice:
        others += (_SACRIFICE,)
    if not tokens_left or not placeable:
        others += _ONLY_END
    return moves, others


def draw_action(state: Position, random: Random) -> Action | None:
    """Return a legal action, each with the same probability, or None if there is none."""
    masks, others = _collected(state)
    count = len(others)
    for mask, _ in masks:
        count += mask.bit_count()
    return action_at(masks, others, int(random.random() * count)) if count else None


def action_at(masks: list[tuple[int, OnSpaces]], others: tuple[Action, ...], number: int) -> Action:
    """Return the action of that index, those on spaces first."""
    for mask, table in masks:
        count = mask.bit_count()
        if number < count:
            return table[nth_bit(mask, number)]
        number -= count
    return others[number]


def _add_token_moves(
    island: Island, origins: int, empty: int, by: By, masks: list[tuple[int, OnSpaces]]
) -> None:
    """Add the moves of these tokens: those next to temples one by one, others together."""
    steps, walking = action_tables(island.frame).token_moves[by is _RUINS]
    linked = origins & island.beside_temples
    if unlinked := origins ^ linked:
        for step, table in steps:
            targets = (unlinked << step if step > 0 else unlinked >> -step) & empty
            if targets:
                masks.append((targets, table))
    walks = island.walks
    while linked:
        origin = linked.bit_length() - 1
        linked ^= 1 << origin
        if targets := walks[origin] & empty:
            masks.append((targets, walking[origin]))


@cache
def card_choices(guardians: tuple[int | None, ...]) -> tuple[actions.ChooseGuardian, ...]:
    return tuple(
        [CARD_CHOICES[card] for card in cards_for(len(guardians)) if card not in guardians]
    )
