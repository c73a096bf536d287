"""Steps of a set-up: tiles, gap, tokens, talisman, starting spaces."""

from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import lru_cache
from random import Random

from dokmus_widgets.core import ChooseStart, Obstacle, Phase, Rule, Rules, Space, State, new_game
from dokmus_widgets.play.arguments import USUAL_PLAYERS, USUAL_SEED

TWO = 2


class StepKind(StrEnum):
    SHUFFLE = "shuffle"
    TILE = "tile"
    GAP = "gap"
    SUPPLY = "supply"
    TALISMAN = "talisman"
    START = "start"
    READY = "ready"


@dataclass(frozen=True, slots=True)
class SetupStep:
    """Step of a set-up. ``state``: complete, except for tiles in the ``unlaid`` slots.

    ``slot``: of the laid tile. ``seat``: of the starting player; ``start``: the space, and
    ``example``: whether it is random.
    """

    kind: StepKind
    state: State
    rules: tuple[Rule, ...]
    unlaid: tuple[int, ...] = ()
    slot: int | None = None
    seat: int | None = None
    start: Space | None = None
    example: bool = False


@dataclass(frozen=True, slots=True)
class SetUp:
    """Parameters of a set-up.

    ``starts``: the chosen starting spaces in order; None, or an illegal one, is not chosen.
    """

    players: int = USUAL_PLAYERS
    island: int = USUAL_SEED
    first: int = 0
    rules: Rules = field(default_factory=Rules)
    starts: tuple[Space | None, ...] = ()

    def steps(self) -> tuple[SetupStep, ...]:
        """Return all steps; raise ``ValueError`` for invalid parameters."""
        return _steps(self)

    def with_start(self, number: int, space: Space) -> "SetUp":
        """Set a starting space, by index in the order of choosing."""
        starts = [*self.starts, *[None] * (number + 1 - len(self.starts))]
        starts[number] = space
        return replace(self, starts=tuple(starts))


@lru_cache(maxsize=32)
def _steps(wanted: SetUp) -> tuple[SetupStep, ...]:
    state = new_game(wanted.players, seed=wanted.island, first=wanted.first, rules=wanted.rules)
    grid_rule = Rule.SETUP_TILES_TWO if wanted.players == TWO else Rule.SETUP_TILES
    slots = [slot for slot, laid in enumerate(state.island.grid) if laid is not None]
    steps = [SetupStep(StepKind.SHUFFLE, state, (Rule.SETUP_TILES,), tuple(slots))]
    for number, slot in enumerate(slots, 1):
        unlaid = tuple(slots[number:])
        steps.append(SetupStep(StepKind.TILE, state, (Rule.SETUP_TILES,), unlaid, slot))
    steps += [
        SetupStep(StepKind.GAP, state, (grid_rule, Rule.GUARDIAN_2)),
        SetupStep(StepKind.SUPPLY, state, (Rule.SETUP_SUPPLY,)),
        SetupStep(StepKind.TALISMAN, state, (Rule.SETUP_TALISMAN, Rule.SETUP_START_ORDER)),
    ]
    lot = Random(wanted.island)
    while state.phase is Phase.START:
        number = len(steps) - len(slots) - 4
        step, state = _start_step(wanted, state, number, lot)
        steps.append(step)
        if step.start is None:
            return tuple(steps)
    return (*steps, SetupStep(StepKind.READY, state, (Rule.ROUND_DRAFT,)))


def _start_step(wanted: SetUp, state: State, number: int, lot: Random) -> tuple[SetupStep, State]:
    rules = (Rule.SETUP_START_ORDER, Rule.SETUP_START_TILE, Rule.SETUP_START_SPACE)
    step = SetupStep(StepKind.START, state, rules, seat=state.to_act)
    drawn = state.random_action(lot)
    chosen = wanted.starts[number] if number < len(wanted.starts) else None
    action = None if chosen is None else ChooseStart(chosen)
    example = action is None or action not in state.legal_actions()
    made = drawn if example else action
    if not isinstance(made, ChooseStart):
        return step, state
    return replace(step, start=made.space, example=example), state.apply(made)


@lru_cache(maxsize=32)
def why_not(state: State) -> dict[Obstacle, tuple[Space, ...]]:
    """Return the illegal starting spaces by first obstacle, except the gap."""
    frame = state.island.frame
    found: dict[Obstacle, list[Space]] = {}
    for space in frame.spaces(sum(frame.slot_mask)):
        verdict = state.check(ChooseStart(space))
        if not verdict.legal and frame.slot_of(space) != state.island.gap:
            found.setdefault(verdict.obstacles[0].obstacle, []).append(space)
    return {obstacle: tuple(found[obstacle]) for obstacle in Obstacle if obstacle in found}


def disputed_spaces(state: State) -> tuple[Space, ...]:
    """Return the spaces where the readings of ``start_edge`` differ."""
    masks = [
        state.replaced(rules=state.rules.replaced(start_edge=edge)).legal_actions().starts
        for edge in ("no_neighbour", "outer_border")
    ]
    return state.island.frame.spaces(masks[0] ^ masks[1])
