"""All that a guardian card lets one do in a turn, and what it bars."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from dokmus_widgets.core import Action, By, MoveTile, MoveToken, State
from dokmus_widgets.core.legality.allowances import GRANTS
from dokmus_widgets.explore.changes import Card, GuardianUsed, InTurn, Waiting


def in_turn_with(state: State, card: int) -> State:
    """The position with a turn in which that card can be used now; another one is swapped for it.

    ``ImpossibleChange`` where no turn comes of it.
    """
    if state.turn is None:
        state = InTurn(state.to_act or 0).apply(state)
    for change in (Card(card), GuardianUsed(False), Waiting(None)):
        state = change.apply(state)
    return state


def card_actions(state: State, card: int) -> tuple[Action, ...]:
    """Every legal action of the guardian card."""
    return tuple(
        action
        for action in state.legal_actions()
        if card in GRANTS.get(type(action), ())
        and getattr(action, "by", By.GUARDIAN) == By.GUARDIAN
    )


def barred_actions(state: State, card: int) -> Iterator[Action]:
    """What the card is about and does not allow: tiles out of line, tokens that stay.

    A token that stays is told by one move on to the first space beside it.
    """
    island, frame = state.island, state.island.frame
    for slot in frame.slots_but[island.gap] if card in GRANTS[MoveTile] else ():
        if not frame.in_line(slot, island.gap):
            yield MoveTile(slot)
    if card not in GRANTS[MoveToken] or state.to_act is None:
        return
    movable = {action.origin for action in state.legal_actions() if isinstance(action, MoveToken)}
    for origin in state.tokens_of(state.to_act):
        if origin not in movable:
            beside = frame.spaces(frame.beside(frame.bit(origin)) & sum(frame.slot_mask))
            free = [s for s in beside if frame.bit(s) & island.land & ~state.occupied]
            yield MoveToken(origin, (free or beside)[0])


@lru_cache(maxsize=16)
def gains(state: State, actions: tuple[Action, ...]) -> Mapping[Action, tuple[int, ...]]:
    """By how many points each action changes each seat's total, the best ones first.

    The best for the seat to act; of those worth the same to it, what costs the others most.
    """
    before = [sheet.total for sheet in state.score()]
    seat = state.to_act or 0
    changes = {
        action: tuple(
            sheet.total - was
            for sheet, was in zip(state.after(action).score(), before, strict=True)
        )
        for action in actions
    }
    return dict(sorted(changes.items(), key=lambda item: (-item[1][seat], sum(item[1]))))
