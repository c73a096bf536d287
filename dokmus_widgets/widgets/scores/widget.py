"""The score explorer: the parts of each line, and the gain of another token."""

from collections.abc import Mapping
from typing import Any, ClassVar

from dokmus_widgets.core import SeatScore, Space, State
from dokmus_widgets.core.notation import read_position_code
from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.drawing import Mark
from dokmus_widgets.explain import Answer, say
from dokmus_widgets.explain.messages import LANGUAGES, speaking
from dokmus_widgets.explain.seats import seat_names, signed
from dokmus_widgets.explain.spaces import space_on
from dokmus_widgets.explore.sample_games import sample_end
from dokmus_widgets.explore.scores.lines import ScoreLine, additions, lines_at, score_line, standing
from dokmus_widgets.play.arguments import USUAL_SEED, read_choice, read_seed
from dokmus_widgets.play.history_document import read_space
from dokmus_widgets.play.link_fields import Linked, LinkFields
from dokmus_widgets.play.links import link_to
from dokmus_widgets.play.positions import Position, state_of
from dokmus_widgets.widgets.board.board_and_sheet import BoardAndSheet, Subject
from dokmus_widgets.widgets.board.controls import command
from dokmus_widgets.widgets.board.presses import Press, Presses, number, one_of, plain, text, typed
from dokmus_widgets.widgets.board.scene_data import marks_of
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.board.view import View
from dokmus_widgets.widgets.rules.widget import to_rules
from dokmus_widgets.widgets.scores.sheet import ScoreWords
from dokmus_widgets.widgets.sections import basic

FIELDS = ("players", "island", "position")


class ScoreExplorer(BoardAndSheet):
    """The score sheet of each seat, line by line, as if the game ended now.

    ``position``: a state, its document, code or link, a record or a game; by default the end of the
    random game number ``seed`` for a number of ``players``. ``language``: one of ``LANGUAGES``;
    ``has_address``: whether the page opens links. Each method answers as the screen does.

    >>> from dokmus_widgets.widgets.scores.widget import ScoreExplorer
    >>> explorer = ScoreExplorer(players=2, seed=1)
    >>> explorer.show_line(0, "total").done
    True
    """

    _opens = "open_saved"
    _arrows = frozenset()
    _presses: ClassVar[Presses] = {
        **BoardAndSheet._presses,
        **plain("another"),
        "show_line": Press(text, "_press_line"),
        "show_worth": Press(number, offers=lambda widget: range(widget.state.seats)),
        "set_players": Press(one_of(SEATS)),
        "open_saved": Press(typed("text"), again=False),
    }
    state = Subject[State]()
    _seed: int

    def __init__(
        self,
        position: Position | None = None,
        *,
        seed: int = USUAL_SEED,
        players: int = SEATS[-1],
        language: str = LANGUAGES[0],
        has_address: bool = False,
        **options: Any,
    ) -> None:
        self._line: ScoreLine | None = None
        self._space: Space | None = None
        self._worth: int | None = None

        def create() -> State:
            self._seed = read_seed(seed)
            read_choice("players", players, SEATS)
            return sample_end(self._seed, players) if position is None else state_of(position)

        super().__init__(create, language, has_address, **options)

    @staticmethod
    def _link_arguments(asked: Mapping[str, str]) -> Linked:
        link = LinkFields(asked, FIELDS)
        wanted = {
            "position": link.read("position", read_position_code, None),
            "seed": link.read("island", read_seed, USUAL_SEED),
            "players": link.choice("players", SEATS, SEATS[-1]),
        }
        return wanted, link.faults

    @property
    def names(self) -> tuple[str, ...]:
        return seat_names(self.state.seats)

    rules = to_rules

    @command
    def show_line(self, seat: int, line: str) -> Answer:
        """Highlight a line of a seat's sheet (see :class:`SeatScore`), or hide it again."""
        who = read_choice("seat", seat, range(self.state.seats))
        wanted = score_line(self.state, who, read_choice("line", line, SeatScore.__match_args__))
        if wanted == self._line:
            return self._score(self.state)
        self._line, self._space, self._worth = wanted, None, None
        return self._words().line(wanted)

    @command
    def click(self, space: Space | str) -> Answer:
        """Click a space: show its points, and the gain of another token there."""
        where = space_on(self.state.island.frame, space)
        self._line, self._space = None, where
        return self._words().space(where)

    @command
    def show_worth(self, seat: int) -> Answer:
        """Show the gain of another token of a seat on each space; a second call hides it."""
        who = read_choice("seat", seat, range(self.state.seats))
        if who == self._worth:
            return self._score(self.state)
        self._line, self._space, self._worth = None, None, who
        some = any(additions(self.state, who).values())
        told = "scores-told-worth" if some else "scores-told-worth-none"
        return Answer(say(told, who=self.names[who]), done=some)

    @command
    def another(self, seed: int | None = None) -> Answer:
        """Show the end of the random game of a seed (default: the next one)."""
        number = self._seed + 1 if seed is None else read_seed(seed)
        return self._score_sample(number, self.state.seats)

    @command
    def set_players(self, players: int) -> Answer:
        """Show the end of a random game for a number of players."""
        return self._score_sample(self._seed, read_choice("players", players, SEATS))

    @command
    def open_saved(self, text: str) -> Answer:
        """Score a position's code or link, or the end of a game's record."""
        return self._export.open_position(text, self._score)

    def link(self) -> str:
        """Return the query of a link to this position."""
        return link_to(self.state)

    def _score_sample(self, seed: int, players: int) -> Answer:
        self._seed = seed
        return self._score(sample_end(seed, players))

    def _score(self, state: State) -> Answer:
        self._subject = state
        self._line, self._space, self._worth = None, None, None
        return self._status()

    def _status(self) -> Answer:
        return self._words().standing()

    def _words(self) -> ScoreWords:
        return ScoreWords(self.state, self.names)

    def _snapshot(self) -> dict[str, Any]:
        line = self._line
        return {
            "state": self.state.to_dict(),
            "seed": self._seed,
            "line": None if line is None else [line.seat, line.name],
            "space": self._space,
            "worth": self._worth,
        }

    def _read(self, snapshot: Mapping[str, Any]) -> None:
        state, line = State.from_dict(snapshot["state"]), snapshot["line"]
        lit = None if line is None else score_line(state, *line)
        space, worth = read_space(snapshot["space"]), snapshot["worth"]
        self._subject, self._seed = state, read_seed(snapshot["seed"])
        self._line, self._space, self._worth = lit, space, worth

    def _view(self) -> View:
        marks: list[Mark] = []
        if self._worth is not None:
            marks += [
                Mark("worth", *space, signed(points))
                for space, points in additions(self.state, self._worth).items()
                if points
            ]
        if self._line is not None:
            marks += marks_of("chosen", self._line.spaces)
            marks += marks_of("witness", self._line.witnesses)
        if self._space is not None:
            marks += marks_of("chosen", [self._space])
        return View(names=self.names, marks=marks)

    def _beside(self) -> list[Section]:
        words = self._words()
        lit = lines_at(self.state, self._space) if self._space is not None else ()
        leaders = standing(self.state).winners
        only = leaders[0] if len(leaders) == 1 else None
        who = "" if only is None else say("scores-wins", who=self.names[only])
        parts = [
            basic.Heading(say("scores-heading"), who, only),
            basic.Prompt(say("scores-prompt")),
            words.table(self._line, lit),
            basic.answer(self.answer),
        ]
        if self._space is not None and (more := words.one_more(self._space)) is not None:
            parts.append(more)
        return [*parts, words.worth(self._worth), words.track(), words.sacrifices()]

    def _below(self) -> list[Section]:
        return [
            self._words().games(),
            self._export.position_form(),
            *self._export.copy_sections(self.state),
        ]

    def _press_line(self, named: str) -> None:
        seat, _, line = named.partition(":")
        if seat in map(str, range(self.state.seats)) and line in SeatScore.__match_args__:
            self.show_line(int(seat), line)

    def __repr__(self) -> str:
        totals = ", ".join(str(sheet.total) for sheet in self.state.score())
        with speaking(self.language):
            told = self._words().standing().words
        return f"ScoreExplorer({self.state.seats} players, totals {totals}: {told})"
