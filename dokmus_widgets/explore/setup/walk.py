"""A set-up gone through step by step: where one stands, what is changed, and what is answered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from dokmus_widgets.core import SWITCHES, ChooseStart, Obstacle, Space, State, space_name
from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.explain import Answer, action_words, answer_to, say
from dokmus_widgets.explain.readings import value_words
from dokmus_widgets.explain.seats import listed, seat_names, sentences
from dokmus_widgets.explain.spaces import space_on
from dokmus_widgets.explore.named_pieces import quoted, read_seat
from dokmus_widgets.explore.setup.link import read_starts
from dokmus_widgets.explore.setup.steps import SetUp, Step, StepKind, parted_by_reading, why_not
from dokmus_widgets.explore.setup.words import step_text, tile_words
from dokmus_widgets.play.wishes import (
    MOST_SEED,
    read_choice,
    read_rules,
    read_seed,
    with_switches,
)

_EDGE = "start_edge"
_LAYING = (StepKind.SHUFFLE, StepKind.TILE, StepKind.GAP)


class SetupWalk:
    """A set-up, and the step of it that is shown.

    ``setup``: what is set up; ``at``: the step, from 0; ``bar``: the reason whose spaces are shown,
    or None; ``parted``: the spaces that the readings part. Each method gives what tells the answer;
    ``ValueError``, and nothing has changed, for what cannot be asked.
    """

    def __init__(self, setup: SetUp, at: int = 0) -> None:
        if not _is_step(setup, at):
            raise ValueError(_no_step(setup, at))
        self.setup, self.at = setup, at
        self.bar: Obstacle | None = None
        self.parted: tuple[Space, ...] = ()

    def document(self) -> dict[str, Any]:
        """How it stands, as plain JSON."""
        made = self.setup
        return {
            "players": made.players,
            "island": made.island,
            "first": made.first,
            "rules": made.rules.to_dict(),
            "starts": made.starts,
            "step": self.at,
            "bar": self.bar,
            "parted": self.parted,
        }

    @classmethod
    def read(cls, document: Mapping[str, Any]) -> SetupWalk:
        """What such a document says; ``ValueError`` and the like for a damaged one."""
        given = (document[name] for name in ("players", "island", "first", "rules", "starts"))
        walk = cls(read_setup(*given), document["step"])
        bar = document["bar"]
        walk.bar = None if bar is None else Obstacle(bar)
        walk.parted = tuple((int(row), int(column)) for row, column in document["parted"])
        return walk

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps."""
        return self.setup.steps()

    @property
    def step(self) -> Step:
        """The step that is shown."""
        return self.steps[self.at]

    @property
    def state(self) -> State:
        """The state of the step that is shown."""
        return self.step.state

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return seat_names(self.setup.players)

    # What a hand does

    def click(self, space: Space | str) -> Answer:
        """Click a space: lay the next tile, ask about one, or choose a starting space."""
        where = space_on(self.state.island.frame, space)
        step, slot = self.step, self.state.island.frame.slot_of(where)
        if step.kind in _LAYING:
            return self.forward() if slot in step.unlaid else tile_words(step.state, slot)
        if step.kind is StepKind.READY:
            return self.why(self.state, where)
        return self._start(max(self.at, self.steps.index(self._first_start())), where)

    def forward(self) -> Answer:
        """Go on to the next step; whoever has not chosen a starting space starts by lot."""
        if self.at == len(self.steps) - 1:
            return _refused("setup-told-last")
        return self.go(self.at + 1)

    def back(self) -> Answer:
        """Go back to the step before."""
        return self.go(self.at - 1) if self.at else _refused("setup-told-first")

    def go(self, step: int) -> Answer:
        """Go to a step by its number, from 0; for one that there is not, the range is told."""
        if not _is_step(self.setup, step):
            return Answer(_no_step(self.setup, step), done=False)
        return self._gone(step)

    def set_players(self, players: int) -> Answer:
        """Set up for so many; ``ValueError`` for a number that cannot play."""
        players = read_choice("players", players, SEATS)
        first = self.setup.first if self.setup.first < players else 0
        return self._lay(replace(self.setup, players=players, first=first, starts=()))

    def set_first(self, seat: int | str) -> Answer:
        """Give the talisman to a player, by number or colour; ``ValueError`` for nobody here."""
        return self._lay(replace(self.setup, first=read_seat(seat, self.names), starts=()))

    def lay(self, island: int | str) -> Answer:
        """Lay the island of that number; a fault in it is told, and nothing is lost."""
        try:
            number = read_seed(island)
        except ValueError as error:
            return Answer(say("error-setup", why=str(error)), done=False)
        return self._lay(replace(self.setup, island=number, starts=()))

    def another(self) -> Answer:
        """Lay an island by lot: which one follows from the number of this one."""
        return self.lay(Random(self.setup.island).randint(0, MOST_SEED))

    def read_edges(self, value: str) -> Answer:
        """Read ``start_edge`` as ``no_neighbour`` or ``outer_border``."""
        edge = read_choice(_EDGE, value, SWITCHES[_EDGE])
        self.setup = replace(self.setup, rules=with_switches(self.setup.rules, {_EDGE: edge}))
        self._gone(self.at)
        asked = self.step if self.step.kind is StepKind.START else self._first_start()
        self.parted = parted_by_reading(asked.state)
        return _told_edges(str(edge), self.parted)

    def why_not(self, obstacle: Obstacle | str | None) -> Answer:
        """Show the spaces that this keeps a first token off; None or the same again hides them."""
        if obstacle is not None and obstacle not in list(Obstacle):
            known = listed([*map(str, why_not(self.state))])
            raise ValueError(say("setup-no-bar", reason=quoted(obstacle), known=known))
        wanted = None if obstacle is None else Obstacle(obstacle)
        shown = self.bar = None if wanted is self.bar else wanted
        if shown is None:
            return Answer(say("setup-told-bar-hidden"))
        return Answer(say(f"setup-told-bar-{shown}"), done=False)

    # What follows

    def _gone(self, step: int) -> Answer:
        self.at = min(max(step, 0), len(self.steps) - 1)
        self.bar, self.parted = None, ()
        return self.prompt()

    def _first_start(self) -> Step:
        return next(step for step in self.steps if step.kind is StepKind.START)

    def _lay(self, setup: SetUp) -> Answer:
        """Set another game up, and stay at the same kind of step."""
        kind, given_up = self.step.kind, any(self.setup.starts)
        same = [at for at, step in enumerate(setup.steps()) if step.kind is kind]
        self.setup = setup
        answer = self._gone(self.at if self.at in same else same[0] if same else 0)
        if not given_up:
            return answer
        return replace(answer, words=sentences([say("setup-starts-gone"), answer.words]))

    def _start(self, at: int, where: Space) -> Answer:
        """Choose a starting space at a step, and go on from there."""
        state, action = self.steps[at].state, ChooseStart(where)
        why = self.why(state, where)
        if action not in state.legal_actions():
            self._gone(at)
            return why
        numbers = [n for n, step in enumerate(self.steps) if step.kind is StepKind.START]
        self.setup = self.setup.with_start(numbers.index(at), where)
        self._gone(at + 1)
        what = action_words(state, action, self.names)
        return replace(why, words=say("told-moved", what=what, why=why.words))

    # What is told

    def why(self, state: State, where: Space) -> Answer:
        """Whether one may start on a space, and why."""
        verdict = state.check(ChooseStart(where))
        return answer_to(state, verdict, self.names)

    def prompt(self) -> Answer:
        """Describe the step that is shown."""
        return Answer(step_text(self.step, self.names), rules=self.step.rules)


def read_setup(players: Any, island: Any, first: Any, rules: Any, starts: Any) -> SetUp:
    """What is to be set up, as users name it; ``ValueError`` says what is wrong with it."""
    read_choice("players", players, SEATS)
    made = SetUp(
        players,
        read_seed(island),
        read_choice("first", first, range(players)),
        read_rules(rules),
    )
    return replace(made, starts=read_starts(made, starts))


def _refused(name: str) -> Answer:
    return Answer(say(name), done=False)


def _told_edges(edge: str, spaces: Sequence[Space]) -> Answer:
    reading = value_words(_EDGE, edge)
    if not spaces:
        return Answer(say("setup-told-reading-same", reading=reading))
    named = listed([space_name(space) for space in spaces])
    return Answer(say("setup-told-reading", reading=reading, count=len(spaces), spaces=named))


def _is_step(setup: SetUp, step: object) -> bool:
    return is_whole(step) and 0 <= step < len(setup.steps())


def _no_step(setup: SetUp, step: object) -> str:
    return say("setup-no-step", step=quoted(step), last=str(len(setup.steps()) - 1))
