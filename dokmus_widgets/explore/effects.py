"""Effects of guardian and ruins actions: riders, waterways, temples, placements, scores."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from dokmus_widgets.core import Action, DeclineRuins, MoveTile, MoveToken, RotateTile, Space, State
from dokmus_widgets.core.island.bitboard import bits
from dokmus_widgets.core.legality.allowances import GRANTS
from dokmus_widgets.core.legality.reach import waterways
from dokmus_widgets.core.position import Placements
from dokmus_widgets.core.scoring import discoveries
from dokmus_widgets.core.transition import with_changed_tile
from dokmus_widgets.play.history import Ply

#: Maps masks before an action to masks after it.
Carry = Callable[[int], int]


@dataclass(frozen=True, slots=True)
class Rider:
    """Token carried by its tile."""

    seat: int
    origin: Space
    target: Space


@dataclass(frozen=True, slots=True)
class Regrouping:
    """Waterways that join or split: their spaces before and after."""

    before: tuple[tuple[Space, ...], ...]
    after: tuple[tuple[Space, ...], ...]


@dataclass(frozen=True, slots=True)
class Finds:
    """Temples that a seat gains and loses, by their spaces after the action.

    ``lost_from``: the lost ones before it, in the same order. Where one temple takes the place of
    another of its size, neither counts.
    """

    seat: int
    gained: tuple[Space, ...]
    lost: tuple[Space, ...]
    lost_from: tuple[Space, ...]


@dataclass(frozen=True, slots=True)
class Openings:
    """Placements of the current player that open, close or change their price.

    Spaces are those after the action, and ride with their tile; ``closed_from``: before it, in the
    same order. What is open before and after, on other ground, neither opens nor closes.
    """

    opened: tuple[Space, ...]
    closed: tuple[Space, ...]
    closed_from: tuple[Space, ...]
    cheaper: tuple[Space, ...]
    dearer: tuple[Space, ...]


@dataclass(frozen=True, slots=True)
class Effect:
    """Legal action, the states before and after it, and their differences."""

    action: Action
    before: State
    after: State
    riders: tuple[Rider, ...]
    waterways: tuple[Regrouping, ...]
    finds: tuple[Finds, ...]
    openings: Openings

    def score_change(self, seat: int, line: str = "total") -> int:
        """Return the change of a score line, in points."""
        return self.after.score()[seat][line] - self.before.score()[seat][line]

    @property
    def score_changes(self) -> list[int]:
        """Change of the total of each seat, in points."""
        return [self.score_change(seat) for seat in range(self.after.seats)]


@lru_cache(maxsize=128)
def effect(state: State, action: Action) -> Effect:
    """Compute the effect of an action; raise ``IllegalAction`` for an illegal one."""
    after = state.apply(action)
    carry = carried(state, action)
    return Effect(
        action,
        state,
        after,
        _riders(state, action, carry),
        _regroupings(state, after, carry),
        tuple(
            Finds(seat, *_compared(state, _found(state, seat), _found(after, seat), carry)[:3])
            for seat in range(state.seats)
        ),
        _openings(state, after, carry),
    )


def effect_of(state: State, action: Action) -> Effect | None:
    """Return the effect of a legal action that guardian cards grant, otherwise None."""
    known = type(action) in GRANTS and action in state.legal_actions()
    return effect(state, action) if known else None


def last_effect(ply: Ply | None) -> Effect | None:
    return None if ply is None else effect_of(ply.before, ply.action)


def carried(state: State, action: Action) -> Carry:
    """Return a function that maps masks before an action to masks after it."""
    if not isinstance(action, MoveTile | RotateTile):
        return lambda mask: mask
    return lambda mask: with_changed_tile(state.island, action, [mask])[1][0]


def seen_before(state: State, action: Action, space: Space) -> Space:
    """Map a space after an action to the one before it, following its tile or token."""
    frame = state.island.frame
    if isinstance(action, MoveToken):
        return action.origin if space == action.target else space
    if isinstance(action, MoveTile) and frame.slot_of(space) == action.slot:
        # The old slot of the tile becomes the gap.
        row, column = frame.slot_corner(state.island.gap)
        old_row, old_column = frame.slot_corner(action.slot)
        return (row + space[0] - old_row, column + space[1] - old_column)
    if isinstance(action, MoveTile | RotateTile):
        carry, wanted = carried(state, action), frame.bit(space)
        for bit in bits(frame.slot_mask[action.slot]):
            if carry(bit) == wanted:
                return frame.space(bit)
    return space


def spaces_of_plies(plies: Sequence[Ply]) -> Iterator[tuple[int, Space]]:
    """Yield the number of each ply on the board, from 1, and where it now is after all of them."""
    number = 0
    for at, ply in enumerate(plies):
        frame, slot = ply.before.island.frame, getattr(ply.action, "slot", None)
        space = ply.action.target
        if slot is not None:
            moved = isinstance(ply.action, MoveTile)
            space = frame.slot_middle(ply.before.island.gap if moved else slot)
        if space is None:
            continue
        mask = frame.bit(space)
        for later in plies[at + 1 :]:
            mask = carried(later.before, later.action)(mask)
        number += 1
        yield number, frame.spaces(mask)[0]


def _riders(state: State, action: Action, carry: Carry) -> tuple[Rider, ...]:
    if not isinstance(action, MoveTile | RotateTile):
        return ()
    frame = state.island.frame
    on_tile = frame.slot_mask[action.slot]
    return tuple(
        Rider(seat, frame.space(bit), frame.space(carry(bit)))
        for seat, tokens in enumerate(state.tokens)
        for bit in bits(tokens & on_tile)
        if carry(bit) != bit
    )


def waterway_masks(state: State) -> tuple[int, ...]:
    """Return the mask of each waterway, in the reading of the state (water.waterway)."""
    found = waterways(state.island, state.rules).touched(state.island.water)
    return tuple(sorted(body & state.island.water for body, _ in found))


def _regroupings(before: State, after: State, carry: Carry) -> tuple[Regrouping, ...]:
    """Find the waterways with other springs than before."""
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


def _compared(
    state: State, had: Sequence[int], has: Sequence[int], carry: Carry
) -> tuple[_Spaces, _Spaces, _Spaces, int]:
    """Return the added spaces, the removed ones, where these were before, and what was replaced.

    ``had``, ``has``: a mask for each kind. A space is replaced where one of its kind goes and
    another one comes; it is neither added nor removed.
    """
    came = gone = replaced = 0
    for old, new in zip(had, has, strict=True):
        left, arrived = sum(bit for bit in bits(old) if not carry(bit) & new), new & ~carry(old)
        came, gone, replaced = came | arrived & ~left, gone | left & ~arrived, left & arrived
    frame = state.island.frame
    removed = tuple(frame.space(carry(bit)) for bit in bits(gone))
    return frame.spaces(came), removed, tuple(map(frame.space, bits(gone))), replaced


def _found(state: State, seat: int) -> tuple[int, int]:
    found = discoveries(state, seat)
    return found.small, found.large


def _openings(before: State, after: State, carry: Carry) -> Openings:
    spaces = before.island.frame.spaces
    old, new = _placements(before), _placements(after)
    could, can = old.free | old.paid, new.free | new.paid
    opened, closed, closed_from, replaced = _compared(before, [could], [can], carry)
    kept = carry(could) & can
    was_free = carry(old.free) & kept | old.free & replaced
    is_free = new.free & (kept | replaced)
    cheaper, dearer = spaces(is_free & ~was_free), spaces(was_free & ~is_free)
    return Openings(opened, closed, closed_from, cheaper, dearer)


def _placements(state: State) -> Placements:
    """Return the placements, after a pending ruins action is declined."""
    if DeclineRuins() in state.legal_actions():
        state = state.apply(DeclineRuins())
    return state.legal_actions().placements
