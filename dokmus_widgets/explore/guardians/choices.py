"""Actions of a guardian card, allowed and barred."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from dokmus_widgets.core import Action, By, MoveTile, MoveToken, State
from dokmus_widgets.core.legality.allowances import GRANTS
from dokmus_widgets.explore.changes import Card, GuardianUsed, InTurn, Waiting


def in_turn_with(state: State, card: int) -> State:
    """Return the position in a turn with an unused card, swapping cards if needed.

    Raise ``ImpossibleChange`` if that gives no valid position.
    """
    if state.turn is None:
        state = InTurn(state.to_act or 0).apply(state)
    for change in (Card(card), GuardianUsed(False), Waiting(None)):
        state = change.apply(state)
    return state


def card_actions(state: State, card: int) -> tuple[Action, ...]:
    return tuple(
        action
        for action in state.legal_actions()
        if card in GRANTS.get(type(action), ())
        and getattr(action, "by", By.GUARDIAN) == By.GUARDIAN
    )


def barred_actions(state: State, card: int) -> Iterator[Action]:
    """Yield an example for each tile or token that the card cannot move.

    A blocked token is represented by a move to an adjacent space.
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
def score_changes(state: State, actions: tuple[Action, ...]) -> Mapping[Action, tuple[int, ...]]:
    """Return the score change by action and seat, the best first.

    Ties are broken by the total of all seats, the lowest first.
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
