"""Setting up click by click: tiles, gap, tokens, talisman, starts, and why not elsewhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any, ClassVar

from dokmus_widgets.core import (
    SWITCHES,
    ChooseStart,
    Obstacle,
    Rules,
    Space,
    State,
    parse_space,
    space_name,
)
from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.explain import Answer, action_words, answer_to, say
from dokmus_widgets.explain.answers import Telling
from dokmus_widgets.explain.messages import LANGUAGES, known_language, speaking
from dokmus_widgets.explain.readings import value_words
from dokmus_widgets.explain.seats import listed, seat_names, sentences
from dokmus_widgets.explain.spaces import space_on
from dokmus_widgets.explore.named_pieces import quoted, read_seat
from dokmus_widgets.explore.setup.link import read_link, read_starts, setup_link
from dokmus_widgets.explore.setup.steps import SetUp, Step, StepKind, parted_by_reading, why_not
from dokmus_widgets.play.wishes import (
    MOST_SEED,
    USUAL_PLAYERS,
    USUAL_SEED,
    read_choice,
    read_rules,
    read_seed,
    with_switches,
)
from dokmus_widgets.widgets.board.board_and_sheet import BoardAndSheet
from dokmus_widgets.widgets.board.live import marks_of
from dokmus_widgets.widgets.board.presses import (
    Press,
    Presses,
    number,
    one_of,
    plain,
    typed,
)
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.board.taking_along import TakingAlong
from dokmus_widgets.widgets.board.widget import BoardWidget, Preview, View
from dokmus_widgets.widgets.explorers import EXPLORED, copying
from dokmus_widgets.widgets.rules.leading import to_rules
from dokmus_widgets.widgets.sections.elsewhere import elsewhere
from dokmus_widgets.widgets.setup.sheet import (
    SetupSheet,
    setup_marks,
    setup_tints,
    step_text,
    tile_words,
)

_EDGE = "start_edge"
_LAYING = (StepKind.SHUFFLE, StepKind.TILE, StepKind.GAP)


class SetupExplorer(BoardAndSheet):
    """The set-up of a game step by step, for 2 to 4 players, on any island.

    ``players``, ``island``, ``first``, ``rules``: as of a game; ``starts``: starting spaces in the
    order in which they are chosen, as names or by row and column; ``step``: the step shown first,
    from 0; ``language``: of every word; ``has_address``: whether the page that shows it opens its
    links. Each method answers as the screen does.

    >>> from dokmus_widgets.widgets.setup.widget import SetupExplorer
    >>> explorer = SetupExplorer(players=2, island=1, step=9)
    >>> explorer.click("d4")
    No, d4 is not on an outer edge of the tile. [setup.start_space]
    """

    presses: ClassVar[Presses] = {
        **BoardAndSheet.presses,
        **plain("forward", "back", "another"),
        "go": Press(number),
        "set_players": Press(one_of(SEATS)),
        "set_first": Press(number, "_press_first"),
        "read_edges": Press(one_of(SWITCHES[_EDGE])),
        "why_not": Press(one_of(Obstacle)),
        "lay": Press(typed("seed")),
    }
    hints = EXPLORED

    def __init__(
        self,
        players: int = USUAL_PLAYERS,
        *,
        island: int = USUAL_SEED,
        first: int = 0,
        rules: Rules | str | Mapping[str, Any] | None = None,
        starts: str | Sequence[Space | str | None] = (),
        step: int = 0,
        language: str = LANGUAGES[0],
        has_address: bool = False,
        **options: Any,
    ) -> None:
        with speaking(known_language(language)):
            read_choice("players", players, SEATS)
            read_choice("first", first, range(players))
            made = SetUp(players, read_seed(island), first, read_rules(rules))
            self._setup = replace(made, starts=read_starts(made, starts))
            if not is_whole(step) or not 0 <= step < len(self._setup.steps()):
                raise ValueError(_no_step(self._setup, step))
            self._at = step
        self._bar: Obstacle | None = None
        self._parted: tuple[Space, ...] = ()
        taking = TakingAlong(has_address)
        super().__init__(self.state, self._telling_step, language, taking, **options)

    @classmethod
    def linked(
        cls, asked: Mapping[str, str], language: str = LANGUAGES[0], has_address: bool = True
    ) -> SetupExplorer:
        """The set-up that a link's fields ask for; what is wrong with them is told."""
        with speaking(known_language(language)):
            setup, step, _ = read_link(asked)
        return cls(
            setup.players,
            island=setup.island,
            first=setup.first,
            rules=setup.rules,
            starts=setup.starts,
            step=step,
            language=language,
            has_address=has_address,
        )._tell_first(lambda: read_link(asked)[2])

    @property
    def setup(self) -> SetUp:
        """What is set up."""
        return self._setup

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps of it."""
        return self._setup.steps()

    @property
    def at(self) -> int:
        """The number of the step that is shown, from 0."""
        return self._at

    @property
    def step(self) -> Step:
        """The step that is shown."""
        return self.steps[self._at]

    @property
    def state(self) -> State:
        """The state of the step that is shown."""
        return self.step.state

    # What a hand does

    rules = to_rules

    def click(self, space: Space | str) -> Answer:
        """Click a space: lay the next tile, ask about one, or choose a starting space."""
        with speaking(self.language):
            where = space_on(self.state.island.frame, space)
        step, slot = self.step, self.state.island.frame.slot_of(where)
        if step.kind in _LAYING:
            if slot in step.unlaid:
                return self.forward()
            return self._tell(partial(tile_words, self.state, slot))
        if step.kind is StepKind.READY:
            return self._tell(self._verdict_on(self.state, where))
        return self._start(max(self._at, self.steps.index(self._first_start())), where)

    def forward(self) -> Answer:
        """Go on to the next step; whoever has not chosen a starting space starts by lot."""
        if self._at == len(self.steps) - 1:
            return self._refuse("setup-told-last")
        return self.go(self._at + 1)

    def back(self) -> Answer:
        """Go back to the step before."""
        return self.go(self._at - 1) if self._at else self._refuse("setup-told-first")

    def go(self, step: int) -> Answer:
        """Go to a step by its number, from 0; for one that there is not, the range is told."""
        if not is_whole(step) or not 0 <= step < len(self.steps):
            return self._tell(lambda: Answer(_no_step(self._setup, step), done=False))
        return self._do(lambda: self._gone(step))

    def set_players(self, players: int) -> Answer:
        """Set up for so many; ``ValueError`` for a number that cannot play."""
        with speaking(self.language):
            players = read_choice("players", players, SEATS)
        first = self._setup.first if self._setup.first < players else 0
        return self._lay(replace(self._setup, players=players, first=first, starts=()))

    def set_first(self, seat: int | str) -> Answer:
        """Give the talisman to a player, by number or colour; ``ValueError`` for nobody here."""
        with speaking(self.language):
            seat = read_seat(seat, self.names)
        return self._lay(replace(self._setup, first=seat, starts=()))

    def lay(self, island: int | str) -> Answer:
        """Lay the island of that number; a fault in it is told, and nothing is lost."""
        try:
            with speaking(self.language):
                number = read_seed(island)
        except ValueError:
            return self._tell(lambda: Answer(_seed_fault(island), done=False))
        return self._lay(replace(self._setup, island=number, starts=()))

    def another(self) -> Answer:
        """Lay an island by lot: which one follows from the number of this one."""
        return self.lay(Random(self._setup.island).randint(0, MOST_SEED))

    def read_edges(self, value: str) -> Answer:
        """Read ``start_edge`` as ``no_neighbour`` or ``outer_border``."""
        with speaking(self.language):
            edge = read_choice(_EDGE, value, SWITCHES[_EDGE])
        rules = with_switches(self._setup.rules, {_EDGE: edge})

        def deed() -> Telling:
            self._setup = replace(self._setup, rules=rules)
            self._gone(self._at)
            asked = self.step if self.step.kind is StepKind.START else self._first_start()
            self._parted = parted_by_reading(asked.state)
            return partial(self._told_edges, str(edge), self._parted)

        return self._do(deed)

    def why_not(self, obstacle: Obstacle | str | None) -> Answer:
        """Show the spaces that this keeps a first token off; None or the same again hides them."""
        if obstacle is not None and obstacle not in list(Obstacle):
            with speaking(self.language):
                known = listed([*map(str, why_not(self.state))])
                raise ValueError(say("setup-no-bar", reason=quoted(obstacle), known=known))
        wanted = None if obstacle is None else Obstacle(obstacle)
        shown = None if wanted is self._bar else wanted

        def deed() -> Telling:
            self._bar = shown
            if shown is None:
                return lambda: Answer(say("setup-told-bar-hidden"))
            return lambda: Answer(say(f"setup-told-bar-{shown}"), done=False)

        return self._do(deed)

    def link(self) -> str:
        """The query of a link that opens this step of this set-up."""
        return setup_link(self._setup, self._at)

    def stand(self) -> dict[str, Any]:
        """The set-up, the step, and what is shown of it."""
        made = self._setup
        return {
            "players": made.players,
            "island": made.island,
            "first": made.first,
            "rules": made.rules.to_dict(),
            "starts": made.starts,
            "step": self._at,
            "bar": self._bar,
            "parted": self._parted,
        }

    def _stand_at(self, stand: Mapping[str, Any]) -> Telling:
        players = read_choice("players", stand["players"], SEATS)
        first = read_choice("first", stand["first"], range(players))
        made = SetUp(players, read_seed(stand["island"]), first, read_rules(stand["rules"]))
        self._setup = replace(made, starts=read_starts(made, stand["starts"]))
        teller = self._gone(int(stand["step"]))
        bar = stand["bar"]
        self._bar = None if bar is None else Obstacle(bar)
        self._parted = tuple((int(row), int(column)) for row, column in stand["parted"])
        return teller

    # What follows

    def _gone(self, step: int) -> Telling:
        self._at = min(max(step, 0), len(self.steps) - 1)
        self._bar, self._parted = None, ()
        return self._telling_step

    def _first_start(self) -> Step:
        return next(step for step in self.steps if step.kind is StepKind.START)

    def _lay(self, setup: SetUp) -> Answer:
        """Set another game up, and stay at the same kind of step."""

        def deed() -> Telling:
            steps, kind = setup.steps(), self.step.kind
            same = [at for at, step in enumerate(steps) if step.kind is kind]
            given_up = any(self._setup.starts)
            self._setup = setup
            teller = self._gone(self._at if self._at in same else same[0] if same else 0)
            return partial(_without_starts, teller) if given_up else teller

        return self._do(deed)

    def _start(self, at: int, where: Space) -> Answer:
        """Choose a starting space at a step, and go on from there."""
        state = self.steps[at].state
        action = ChooseStart(where)
        why = self._verdict_on(state, where)

        def deed() -> Telling:
            if action not in state.legal_actions():
                self._gone(at)
                return why
            numbers = [n for n, step in enumerate(self.steps) if step.kind is StepKind.START]
            self._setup = self._setup.with_start(numbers.index(at), where)
            self._gone(at + 1)
            return lambda: _with_what(action_words(state, action, self.names), why())

        return self._do(deed)

    def _verdict_on(self, state: State, where: Space) -> Telling:
        verdict = state.check(ChooseStart(where))
        return lambda: answer_to(state, verdict, self.names)

    def _refuse(self, name: str) -> Answer:
        return self._tell(lambda: Answer(say(name), done=False))

    def _telling_step(self) -> Answer:
        return Answer(step_text(self.step, self.names), rules=self.step.rules)

    def _told_edges(self, edge: str, spaces: Sequence[Space]) -> Answer:
        reading = value_words(_EDGE, edge)
        if not spaces:
            return Answer(say("setup-told-reading-same", reading=reading))
        named = listed([space_name(space) for space in spaces])
        words = say("setup-told-reading", reading=reading, count=len(spaces), spaces=named)
        return Answer(words)

    # What is shown

    def view(self) -> View:
        """The spaces where one can start, and what the last answer points at."""
        step, answer = self.step, self.answer
        choosing = step.kind is StepKind.START
        marks = setup_marks(step, self._parted)
        marks += marks_of("witness", answer.witnesses) + marks_of("obstacle", answer.obstacles)
        barred = why_not(self.state).get(self._bar, ()) if self._bar and choosing else ()
        return View(
            names=self.names,
            free=self.state.legal_actions().starts if choosing else 0,
            free_hint="space-start",
            marks=tuple(dict.fromkeys(marks)),
            tints=setup_tints(barred),
            unlaid=step.unlaid,
        )

    def _sheet(self) -> SetupSheet:
        return SetupSheet(self._setup, self._at, self.names, self._bar)

    def beside(self) -> list[Section]:
        """The steps, the answer, and what is set up."""
        return self._sheet().beside(self.answer)

    def below(self) -> list[Section]:
        """Another island, and the link."""
        return [self._sheet().island(), *copying(self._taking, elsewhere(self.state))]

    def _preview(self, board: BoardWidget, space: str) -> Preview:
        if self.step.kind is not StepKind.START:
            return Preview()
        answer = self._verdict_on(self.state, parse_space(space))()
        return Preview(marks_of("witness", answer.witnesses))

    def _press_first(self, seat: int) -> None:
        if seat in range(self._setup.players):
            self.set_first(seat)

    def __repr__(self) -> str:
        made = self._setup
        with speaking(self.language):
            text = step_text(self.step, seat_names(made.players))
        return (
            f"SetupExplorer({made.players} players, island {made.island}, "
            f"step {self._at + 1} of {len(self.steps)}: {text})"
        )


def _with_what(what: str, why: Answer) -> Answer:
    """An answer that tells what was done first."""
    return replace(why, words=say("told-moved", what=what, why=why.words))


def _without_starts(teller: Telling) -> Answer:
    """An answer that tells first that the starting spaces are no longer chosen."""
    answer = teller()
    return replace(answer, words=sentences([say("setup-starts-gone"), answer.words]))


def _no_step(setup: SetUp, step: object) -> str:
    return say("setup-no-step", step=quoted(step), last=str(len(setup.steps()) - 1))


def _seed_fault(typed: object) -> str:
    try:
        read_seed(typed)
    except ValueError as error:
        return say("error-setup", why=str(error))
    return ""
