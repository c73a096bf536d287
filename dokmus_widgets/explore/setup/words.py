"""Texts of the set-up steps."""

from collections.abc import Sequence

from dokmus_widgets.core import Phase, State
from dokmus_widgets.core.island.bitboard import SLOT_COLUMNS
from dokmus_widgets.core.phases import choosing_order
from dokmus_widgets.explain import Answer, listed, say, tile_name
from dokmus_widgets.explore.setup.steps import SetupStep, StepKind


def step_name(step: SetupStep, names: Sequence[str]) -> str:
    if step.kind is StepKind.TILE:
        return say("setup-name-tile", tile=_tile(step))
    if step.kind is StepKind.START:
        return say("setup-name-start", who=_who(step, names))
    return say(f"setup-name-{step.kind}")


def step_text(step: SetupStep, names: Sequence[str]) -> str:
    state = step.state
    match step.kind:
        case StepKind.TILE:
            return _tile_text(step)
        case StepKind.TALISMAN:
            order = [
                names[seat] for seat in choosing_order(Phase.START, state.talisman, state.seats)
            ]
            who = names[state.talisman]
            return say("setup-step-talisman", who=who, order=listed(order))
        case StepKind.START:
            told = "setup-step-start" if step.start is not None else "setup-step-start-none"
            return say(told, who=_who(step, names))
        case StepKind.READY:
            return say("setup-step-ready", who=names[state.talisman])
        case StepKind.SUPPLY:
            return say("setup-step-supply")
    return say(f"setup-step-{step.kind}", players=state.seats)


def _tile_text(step: SetupStep) -> str:
    island = step.state.island
    assert step.slot is not None
    laid = island.grid[step.slot]
    assert laid is not None
    row, column = divmod(step.slot, SLOT_COLUMNS)
    across = ("left", "", "right")[column]
    down = "top" if row == 0 else "bottom" if row == island.frame.slot_rows - 1 else ""
    place = "-".join(filter(None, (down, across))) or "middle"
    return say("setup-step-tile", tile=_tile(step), place=place, turn=laid.rotation)


def _tile(step: SetupStep) -> str:
    return tile_name(step.state, step.slot or 0)


def _who(step: SetupStep, names: Sequence[str]) -> str:
    return "" if step.seat is None else names[step.seat]


def tile_words(state: State, slot: int) -> Answer:
    """Describe the contents of a slot."""
    laid = state.island.grid[slot]
    if laid is None:
        return Answer(say("setup-told-gap"), done=False)
    side = "AB"[laid.side]
    return Answer(say("setup-told-tile", tile=laid.tile, side=side))
