"""Interactive walkthrough of a set-up."""

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
from dokmus_widgets.explore.parsing import quoted, read_seat
from dokmus_widgets.explore.setup.link import read_starts
from dokmus_widgets.explore.setup.steps import SetUp, SetupStep, StepKind, disputed_spaces, why_not
from dokmus_widgets.explore.setup.words import step_text, tile_words
from dokmus_widgets.play.arguments import (
    MOST_SEED,
    read_choice,
    read_rules,
    read_seed,
    with_switches,
)

_EDGE = "start_edge"
_LAYING = (StepKind.SHUFFLE, StepKind.TILE, StepKind.GAP)


class Walkthrough:
    """Walkthrough of a set-up.

    ``setup``: its parameters; ``at``: the current step, from 0; ``bar``: the obstacle whose spaces
    are highlighted, or None; ``parted``: the spaces where readings differ. Commands return an
    :class:`Answer`; ``ValueError`` means that the arguments are invalid and nothing has changed.
    """

    def __init__(self, setup: SetUp, at: int = 0) -> None:
        if not _is_step(setup, at):
            raise ValueError(_no_step(setup, at))
        self.setup, self.at = setup, at
        self.bar: Obstacle | None = None
        self.parted: tuple[Space, ...] = ()

    def document(self) -> dict[str, Any]:
        """Serialize the walkthrough as plain JSON."""
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
    def read(cls, document: Mapping[str, Any]) -> "Walkthrough":
        """Parse a document; raise ``ValueError`` or the like for a damaged one."""
        given = (document[name] for name in ("players", "island", "first", "rules", "starts"))
        walk = cls(read_setup(*given), document["step"])
        bar = document["bar"]
        walk.bar = None if bar is None else Obstacle(bar)
        walk.parted = tuple((int(row), int(column)) for row, column in document["parted"])
        return walk

    @property
    def steps(self) -> tuple[SetupStep, ...]:
        return self.setup.steps()

    @property
    def step(self) -> SetupStep:
        return self.steps[self.at]

    @property
    def state(self) -> State:
        return self.step.state

    @property
    def names(self) -> tuple[str, ...]:
        return seat_names(self.setup.players)

    def click(self, space: Space | str) -> Answer:
        """Lay the next tile, explain one, or choose a starting space."""
        where = space_on(self.state.island.frame, space)
        step, slot = self.step, self.state.island.frame.slot_of(where)
        if step.kind in _LAYING:
            return self.forward() if slot in step.unlaid else tile_words(step.state, slot)
        if step.kind is StepKind.READY:
            return self.why(self.state, where)
        return self._start(max(self.at, self.steps.index(self._first_start())), where)

    def forward(self) -> Answer:
        """Go to the next step; starting spaces are random by default."""
        if self.at == len(self.steps) - 1:
            return _refused("setup-told-last")
        return self.go(self.at + 1)

    def back(self) -> Answer:
        """Go to the previous step."""
        return self.go(self.at - 1) if self.at else _refused("setup-told-first")

    def go(self, step: int) -> Answer:
        """Go to a step, from 0; refuse an invalid one."""
        if not _is_step(self.setup, step):
            return Answer(_no_step(self.setup, step), done=False)
        return self._gone(step)

    def set_players(self, players: int) -> Answer:
        """Set the number of players."""
        players = read_choice("players", players, SEATS)
        first = self.setup.first if self.setup.first < players else 0
        return self._lay(replace(self.setup, players=players, first=first, starts=()))

    def set_first(self, seat: int | str) -> Answer:
        """Give the talisman to a player, by number or colour."""
        return self._lay(replace(self.setup, first=read_seat(seat, self.names), starts=()))

    def lay(self, island: int | str) -> Answer:
        """Lay an island, by number."""
        try:
            number = read_seed(island)
        except ValueError as error:
            return Answer(say("error-setup", why=str(error)), done=False)
        return self._lay(replace(self.setup, island=number, starts=()))

    def another(self) -> Answer:
        """Lay a pseudorandom island, derived from the current number."""
        return self.lay(Random(self.setup.island).randint(0, MOST_SEED))

    def read_edges(self, value: str) -> Answer:
        """Set ``start_edge`` to ``no_neighbour`` or ``outer_border``."""
        edge = read_choice(_EDGE, value, SWITCHES[_EDGE])
        self.setup = replace(self.setup, rules=with_switches(self.setup.rules, {_EDGE: edge}))
        self._gone(self.at)
        asked = self.step if self.step.kind is StepKind.START else self._first_start()
        self.parted = disputed_spaces(asked.state)
        return _told_edges(str(edge), self.parted)

    def why_not(self, obstacle: Obstacle | str | None) -> Answer:
        """Toggle the highlighting of spaces by obstacle; None hides it."""
        if obstacle is not None and obstacle not in list(Obstacle):
            known = listed([*map(str, why_not(self.state))])
            raise ValueError(say("setup-no-bar", reason=quoted(obstacle), known=known))
        wanted = None if obstacle is None else Obstacle(obstacle)
        shown = self.bar = None if wanted is self.bar else wanted
        if shown is None:
            return Answer(say("setup-told-bar-hidden"))
        return Answer(say(f"setup-told-bar-{shown}"), done=False)

    def _gone(self, step: int) -> Answer:
        self.at = min(max(step, 0), len(self.steps) - 1)
        self.bar, self.parted = None, ()
        return self.prompt()

    def _first_start(self) -> SetupStep:
        return next(step for step in self.steps if step.kind is StepKind.START)

    def _lay(self, setup: SetUp) -> Answer:
        """Change the set-up, and stay at the same kind of step."""
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

    def why(self, state: State, where: Space) -> Answer:
        """Explain whether a space is a legal start."""
        verdict = state.check(ChooseStart(where))
        return answer_to(state, verdict, self.names)

    def prompt(self) -> Answer:
        """Describe the current step."""
        return Answer(step_text(self.step, self.names), rules=self.step.rules)


def read_setup(players: Any, island: Any, first: Any, rules: Any, starts: Any) -> SetUp:
    """Validate the parameters of a set-up; raise ``ValueError`` for invalid ones."""
    read_choice("players", players, SEATS)
    made = SetUp(
        players, read_seed(island), read_choice("first", first, range(players)), read_rules(rules)
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
