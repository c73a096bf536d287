"""What an action that cards grant changes: riders, waterways, temples, placements, scores."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from dokmus_widgets.core import (
    Action,
    DeclineRuins,
    MoveTile,
    MoveToken,
    RotateTile,
    Space,
    State,
)
from dokmus_widgets.core.island.bitboard import bits
from dokmus_widgets.core.legality.allowances import GRANTS
from dokmus_widgets.core.legality.reach import waterways
from dokmus_widgets.core.position import Placements
from dokmus_widgets.core.scoring import discoveries
from dokmus_widgets.core.transition import with_changed_tile
from dokmus_widgets.play.history import Ply

#: Where a space of before is afterwards; masks in, masks out.
Carry = Callable[[int], int]


@dataclass(frozen=True, slots=True)
class Rider:
    """A token that goes with its tile, from a space to a space."""

    seat: int
    origin: Space
    target: Space


@dataclass(frozen=True, slots=True)
class Regrouping:
    """Waterways that join, part, or both: their spaces before and after."""

    before: tuple[tuple[Space, ...], ...]
    after: tuple[tuple[Space, ...], ...]


@dataclass(frozen=True, slots=True)
class Finds:
    """Temples that a seat gains and loses, by where they are afterwards.

    ``lost_from``: where the lost ones were before.
    """

    seat: int
    gained: tuple[Space, ...]
    lost: tuple[Space, ...]
    lost_from: tuple[Space, ...]


@dataclass(frozen=True, slots=True)
class Openings:
    """Placements of the seat to act that an action opens and closes, or that change their price.

    A space that rides with its tile is the same space; told by where it is afterwards.
    ``closed_from``: where the closed ones were before.
    """

    opened: tuple[Space, ...]
    closed: tuple[Space, ...]
    closed_from: tuple[Space, ...]
    cheaper: tuple[Space, ...]
    dearer: tuple[Space, ...]


@dataclass(frozen=True, slots=True)
class Effect:
    """A legal action, the states before and after it, and all that differs."""

    action: Action
    before: State
    after: State
    riders: tuple[Rider, ...]
    waterways: tuple[Regrouping, ...]
    finds: tuple[Finds, ...]
    openings: Openings

    def gain(self, seat: int, line: str = "total") -> int:
        """By how many points a line of a seat changes."""
        return self.after.score()[seat][line] - self.before.score()[seat][line]

    @property
    def gains(self) -> list[int]:
        """By how many points the total of each seat changes."""
        return [self.gain(seat) for seat in range(self.after.seats)]


@lru_cache(maxsize=128)
def effect(state: State, action: Action) -> Effect:
    """What an action does; ``IllegalAction`` for one that is not legal."""
    after = state.apply(action)
    carry = carried(state, action)
    return Effect(
        action,
        state,
        after,
        _riders(state, action, carry),
        _regroupings(state, after, carry),
        tuple(
            Finds(seat, *_compared(state, _found(state, seat), _found(after, seat), carry))
            for seat in range(state.seats)
        ),
        _openings(state, after, carry),
    )


def effect_of(state: State, action: Action) -> Effect | None:
    """What an action of a kind that cards grant does; None for others, and where it may not be."""
    known = type(action) in GRANTS and action in state.legal_actions()
    return effect(state, action) if known else None


def last_effect(ply: Ply | None) -> Effect | None:
    """What a ply has changed; None where there is none, or no card grants such an action."""
    return None if ply is None else effect_of(ply.before, ply.action)


def carried(state: State, action: Action) -> Carry:
    """Where the spaces of a state are after an action: those of a tile that moves ride with it."""
    if not isinstance(action, MoveTile | RotateTile):
        return lambda mask: mask
    return lambda mask: with_changed_tile(state.island, action, [mask])[1][0]


def seen_before(state: State, action: Action, space: Space) -> Space:
    """The space before an action of what is on a space after it: tile or token by itself."""
    frame = state.island.frame
    if isinstance(action, MoveToken):
        return action.origin if space == action.target else space
    if isinstance(action, MoveTile) and frame.slot_of(space) == action.slot:
        # What the tile left behind is the gap.
        row, column = frame.slot_corner(state.island.gap)
        old_row, old_column = frame.slot_corner(action.slot)
        return (row + space[0] - old_row, column + space[1] - old_column)
    if isinstance(action, MoveTile | RotateTile):
        carry, wanted = carried(state, action), frame.bit(space)
        for bit in bits(frame.slot_mask[action.slot]):
            if carry(bit) == wanted:
                return frame.space(bit)
    return space


def _riders(state: State, action: Action, carry: Carry) -> tuple[Rider, ...]:
    if not isinstance(action, MoveTile | RotateTile):
        return ()
    frame = state.island.frame
    on_tile = frame.slot_mask[action.slot]
    return tuple(
        Rider(seat, frame.space(bit), frame.space(carry(bit)))
        for seat, tokens in enumerate(state.tokens)
        for bit in bits(tokens & on_tile)
    )


def waterway_masks(state: State) -> tuple[int, ...]:
    """Each waterway as a mask, in the state's reading (water.waterway)."""
    found = waterways(state.island, state.rules).touched(state.island.water)
    return tuple(sorted(body & state.island.water for body, _ in found))


def _regroupings(before: State, after: State, carry: Carry) -> tuple[Regrouping, ...]:
    """The waterways that are not, spring for spring, what they were."""
    if before.island is after.island:
        return ()
    # Groups of bodies that share water, now or then, as (all their water, before, after).
    groups: list[tuple[int, list[int], list[int]]]
    groups = [(carry(body), [body], []) for body in waterway_masks(before)]
    for body in waterway_masks(after):
        sharing = [group for group in groups if group[0] & body]
        groups = [group for group in groups if not group[0] & body]
        water, ours, theirs = body, [], [body]
        for group in sharing:
            water |= group[0]
            ours += group[1]
            theirs += group[2]
        groups.append((water, ours, theirs))
    spaces = before.island.frame.spaces
    return tuple(
        Regrouping(tuple(map(spaces, sorted(ours))), tuple(map(spaces, sorted(theirs))))
        for _, ours, theirs in groups
        if len(ours) > 1 or len(theirs) > 1
    )


_Spaces = tuple[Space, ...]


def _compared(state: State, had: int, has: int, carry: Carry) -> tuple[_Spaces, _Spaces, _Spaces]:
    """The spaces that are new, those that are gone, and where these were before."""
    gone, spaces = sum(bit for bit in bits(had) if not carry(bit) & has), state.island.frame.spaces
    return spaces(has & ~carry(had)), spaces(carry(gone)), spaces(gone)


def _found(state: State, seat: int) -> int:
    found = discoveries(state, seat)
    return found.small | found.large


def _openings(before: State, after: State, carry: Carry) -> Openings:
    spaces = before.island.frame.spaces
    old, new = _placements(before), _placements(after)
    could, can = old.free | old.paid, new.free | new.paid
    kept = carry(could) & can
    was_free, is_free = carry(old.free) & kept, new.free & kept
    cheaper, dearer = spaces(is_free & ~was_free), spaces(was_free & ~is_free)
    return Openings(*_compared(before, could, can, carry), cheaper, dearer)


def _placements(state: State) -> Placements:
    """Where the seat to act may place, once an extra action that waits is out of the way."""
    if DeclineRuins() in state.legal_actions():
        state = state.apply(DeclineRuins())
    return state.legal_actions().placements
