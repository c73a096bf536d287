"""The legal actions of a state: one test for each kind of action, the collection of them all."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, overload

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
    Sacrifice,
    TakeTalisman,
    is_whole,
)
from dokmus_widgets.core.catalogue import cards_for
from dokmus_widgets.core.island.bitboard import nth_bit
from dokmus_widgets.core.island.island import Island
from dokmus_widgets.core.island.spaces import Space
from dokmus_widgets.core.legality.allowances import (
    GRANTS,
    extra_action_first,
    granted,
    granted_slots,
    movable,
    ruins_slots,
    token_targets,
)
from dokmus_widgets.core.legality.interned import CARD_CHOICES, OnSpaces, interned
from dokmus_widgets.core.legality.reach import empty_land, placements
from dokmus_widgets.core.phases import Phase
from dokmus_widgets.core.position import Placements, Position
from dokmus_widgets.core.rules import Rules

if TYPE_CHECKING:
    from random import Random


# Members looked up once: that is slow on every access.
_START, _GUARDIANS = Phase.START, Phase.GUARDIANS
_RUINS, _GUARDIAN = By.RUINS, By.GUARDIAN
_TALISMAN_CARDS, _TOKEN_CARDS = GRANTS[TakeTalisman], GRANTS[MoveToken]
_TILE_CARDS, _ROTATE_CARDS = GRANTS[MoveTile], GRANTS[RotateTile]

_SACRIFICE: Final = Sacrifice()
_TAKE_TALISMAN: Final = TakeTalisman()
_DECLINE_RUINS: Final = DeclineRuins()
#: The end of a turn.
END_TURN: Final = EndTurn()
_ONLY_END: Final = (END_TURN,)


class LegalActions(Sequence[Action]):
    """Every legal action of a state, in a fixed order: those on spaces first.

    A sequence: ``random.choice`` takes one. ``in`` asks one test only.
    """

    __slots__ = ("_count", "_masks", "_others", "_state")

    def __init__(self, state: Position) -> None:
        self._state = state
        #: Spaces with the table of the actions on them, and all actions that are on none.
        self._masks, self._others = masks, others = _collected(state)
        count = len(others)
        for mask, _ in masks:
            count += mask.bit_count()
        self._count = count

    # What is behind the list

    @property
    def placements(self) -> Placements:
        """Where a token may be placed, as masks."""
        return placements(self._state)

    @property
    def starts(self) -> int:
        """Where a starting token may go, as a mask."""
        return start_spaces(self._state) if self._state.phase is _START else 0

    @property
    def cards(self) -> tuple[int, ...]:
        """The cards that may be chosen."""
        return open_cards(self._state) if self._state.phase is _GUARDIANS else ()

    @property
    def tile_moves(self) -> dict[By, tuple[int, ...]]:
        """The slots whose tiles may slide, by who pays."""
        frame, gap = self._state.island.frame, self._state.island.gap
        return {
            by: tuple(slot for slot in slots if frame.in_line(slot, gap))
            for by, slots in self._slots(_TILE_CARDS)
        }

    @property
    def rotations(self) -> dict[By, tuple[int, ...]]:
        """The slots whose tiles may rotate, by who pays."""
        return dict(self._slots(_ROTATE_CARDS))

    def _slots(self, cards: tuple[int, ...]) -> list[tuple[By, tuple[int, ...]]]:
        found = [(by, granted_slots(self._state, by, cards)) for by in By]
        return [(by, slots) for by, slots in found if slots]

    @property
    def token_origins(self) -> dict[By, int]:
        """The tokens that an allowance lets move, as masks, by who pays."""
        found = {by: movable(self._state, by) for by in By}
        return {by: mask for by, mask in found.items() if mask}

    def targets(self, origin: int) -> int:
        """Where the token of one bit could be moved to, as a mask."""
        return token_targets(self._state, origin.bit_length() - 1)

    @property
    def sacrifices(self) -> bool:
        """Whether a token may be sacrificed for nothing."""
        return _SACRIFICE in self

    @property
    def takes_talisman(self) -> bool:
        """Whether the talisman may be taken."""
        return _TAKE_TALISMAN in self

    @property
    def declines(self) -> bool:
        """Whether a waiting extra action may be let go."""
        return _DECLINE_RUINS in self

    @property
    def ends_turn(self) -> bool:
        """Whether the turn may be ended."""
        return END_TURN in self

    # The collection

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
    """The legal actions: masks of spaces with their tables, and all others as they are."""
    island, turn = state.island, state.turn
    if turn is None:
        if state.phase is _GUARDIANS:
            return [], card_choices(state.guardians)
        if state.phase is _START:
            return [(start_spaces(state), interned(island.frame).starts)], ()
        return [], ()
    tokens_left, guardian_left, ruins, _ = turn
    if not tokens_left and not guardian_left and not ruins:
        return [], _ONLY_END
    made, empty = interned(island.frame), empty_land(state.island, state.tokens)
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
    moves, rest = besides_placing(island, state.rules, own, empty, tokens_left, card, free | paid)
    return masks + moves, others + rest


def besides_placing(
    island: Island,
    rules: Rules,
    own: int,
    empty: int,
    tokens_left: int,
    card: int | None,
    placeable: int,
) -> tuple[list[tuple[int, OnSpaces]], tuple[Action, ...]]:
    """What may be done in a turn besides placing and what ruins grant, as :func:`action_at` asks.

    ``own``: the tokens of the seat to act; ``empty``: the land without a token; ``card``: the
    guardian card, None once it is used; ``placeable``: where a token can be placed.
    """
    moves: list[tuple[int, OnSpaces]] = []
    others: tuple[Action, ...] = ()
    if card is not None:
        if card in _TOKEN_CARDS:
            _add_token_moves(island, own & island.soft, empty, _GUARDIAN, moves)
        others = interned(island.frame).with_card[island.gap, card]
    if tokens_left and rules.voluntary_sacrifice:
        others += (_SACRIFICE,)
    if not tokens_left or not placeable:
        others += _ONLY_END
    return moves, others


def drawn(state: Position, random: Random) -> Action | None:
    """One of the legal actions, each as likely as the others; None when there is none."""
    masks, others = _collected(state)
    count = len(others)
    for mask, _ in masks:
        count += mask.bit_count()
    return action_at(masks, others, int(random.random() * count)) if count else None


def action_at(masks: list[tuple[int, OnSpaces]], others: tuple[Action, ...], number: int) -> Action:
    """The action of that number, those on spaces coming first."""
    for mask, table in masks:
        count = mask.bit_count()
        if number < count:
            return table[nth_bit(mask, number)]
        number -= count
    return others[number]


def _add_token_moves(
    island: Island, origins: int, empty: int, by: By, masks: list[tuple[int, OnSpaces]]
) -> None:
    """The moves of these tokens: those beside temples one by one, all others together."""
    steps, walking = interned(island.frame).token_moves(by)
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


def start_spaces(state: Position) -> int:
    """Where a starting token may go (setup.start_tile, setup.start_space), as a mask."""
    island = state.island
    border_only = state.rules.start_edge == "outer_border"
    mask = 0
    for slot in island.frame.corners:
        if slot != island.gap and not state.occupied & island.frame.slot_mask[slot]:
            mask |= island.start_edges(slot, border_only)
    return mask & (island.meadow | island.forest)


@cache
def card_choices(guardians: tuple[int | None, ...]) -> tuple[ChooseGuardian, ...]:
    """The choices of a card that are left, by the cards chosen."""
    return tuple(
        [CARD_CHOICES[card] for card in cards_for(len(guardians)) if card not in guardians]
    )


def open_cards(state: Position) -> tuple[int, ...]:
    """The cards that have not been taken in this round (round.draft, round.cards)."""
    taken = state.guardians
    return tuple([card for card in cards_for(len(taken)) if card not in taken])


# One test for each kind of action


def is_legal(state: Position, action: object) -> bool:
    """Whether the seat to act may do this now."""
    test = _TESTS.get(type(action))
    return test is not None and test(state, action)


def _bit(state: Position, space: Space) -> int:
    frame, (row, column) = state.island.frame, space
    if 0 <= row < frame.rows and 0 <= column < frame.columns:
        return 1 << (row * frame.stride + column)
    return 0


def _may_start(state: Position, action: ChooseStart) -> bool:
    return state.phase is _START and bool(_bit(state, action.space) & start_spaces(state))


def _may_choose(state: Position, action: ChooseGuardian) -> bool:
    choosing = state.phase is _GUARDIANS and is_whole(action.card)
    return choosing and action.card in open_cards(state)


def _may_place(state: Position, action: Place) -> bool:
    price = action.sacrifice
    if not is_whole(price):
        return False
    return bool(_bit(state, action.space) & placements(state).by_sacrifice(price))


def _may_sacrifice(state: Position, action: Sacrifice) -> bool:
    turn = state.turn
    left = turn is not None and turn.tokens_left > 0 and not extra_action_first(state)
    return left and state.rules.voluntary_sacrifice


def _may_take(state: Position, action: TakeTalisman) -> bool:
    return granted(state, _TALISMAN_CARDS)


def _may_slide(state: Position, action: MoveTile) -> bool:
    slot, island = action.slot, state.island
    slots = granted_slots(state, action.by, _TILE_CARDS)
    return is_whole(slot) and slot in slots and island.frame.in_line(slot, island.gap)


def _may_rotate(state: Position, action: RotateTile) -> bool:
    return is_whole(action.slot) and action.slot in granted_slots(state, action.by, _ROTATE_CARDS)


def _may_move(state: Position, action: MoveToken) -> bool:
    origin = _bit(state, action.origin) & movable(state, action.by)
    if not origin:
        return False
    return bool(_bit(state, action.target) & token_targets(state, origin.bit_length() - 1))


def _may_decline(state: Position, action: DeclineRuins) -> bool:
    return extra_action_first(state)


def _may_end(state: Position, action: EndTurn) -> bool:
    turn = state.turn
    if turn is None or extra_action_first(state):
        return False
    return not turn.tokens_left or placements(state)[:2] == (0, 0)


_TESTS: Final[dict[type, Callable[[Position, Any], bool]]] = {
    ChooseStart: _may_start,
    ChooseGuardian: _may_choose,
    Place: _may_place,
    Sacrifice: _may_sacrifice,
    TakeTalisman: _may_take,
    MoveTile: _may_slide,
    MoveToken: _may_move,
    RotateTile: _may_rotate,
    DeclineRuins: _may_decline,
    EndTurn: _may_end,
}
