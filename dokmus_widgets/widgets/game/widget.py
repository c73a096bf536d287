"""A whole game with a board and a sheet: every click by hand is a call that Python can make."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Final

from dokmus_widgets.core import Phase, Rules, State, TileSet
from dokmus_widgets.core.notation import GameRecord
from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.explain import Answer, say
from dokmus_widgets.explain.messages import LANGUAGES, known_language, speaking
from dokmus_widgets.explain.seats import typed_names
from dokmus_widgets.explore.positions import Position, read_position
from dokmus_widgets.play import Game
from dokmus_widgets.play.arguments import USUAL_PLAYERS, USUAL_SEED, read_rules, read_tiles
from dokmus_widgets.play.history_document import game_document, read_game
from dokmus_widgets.play.link_fields import Linked
from dokmus_widgets.play.links import link_to, linked_game
from dokmus_widgets.play.opponents import LEVELS, Who
from dokmus_widgets.play.opponents import opponents as playing
from dokmus_widgets.play.records import game_of_record, read_saved, record_of, replay_link
from dokmus_widgets.storage.folder import data_folder
from dokmus_widgets.widgets.arguments import refuse_unknown
from dokmus_widgets.widgets.board.controls import command, control
from dokmus_widgets.widgets.board.presses import (
    Press,
    Presses,
    anything,
    nothing,
    one_of,
    plain,
    typed,
)
from dokmus_widgets.widgets.board.preview import Preview
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.board.view import View
from dokmus_widgets.widgets.board.widget import BoardWidget
from dokmus_widgets.widgets.game.board import GameBoard
from dokmus_widgets.widgets.game.chosen import Chosen
from dokmus_widgets.widgets.game.excursion import Excursion
from dokmus_widgets.widgets.game.help import HELPS, Help, read_helps
from dokmus_widgets.widgets.game.in_place import WidgetInPlace
from dokmus_widgets.widgets.game.keeping import Keeping
from dokmus_widgets.widgets.game.new_game import Draft, many_of
from dokmus_widgets.widgets.game.opponents import OpponentTurns
from dokmus_widgets.widgets.game.sheet import below_board, beside_board
from dokmus_widgets.widgets.game.view import game_view
from dokmus_widgets.widgets.keeping.keeper import keep_by_name
from dokmus_widgets.widgets.language import spoken
from dokmus_widgets.widgets.review.sheet import over_sections
from dokmus_widgets.widgets.review.widget import ReviewWidget
from dokmus_widgets.widgets.sections.elsewhere import ELSEWHERE

#: Every seat has somebody at the table.
NO_OPPONENTS: Final[Mapping[int, Who]] = MappingProxyType({})


class GameWidget(GameBoard):
    """A game of Dokmus to play, alone or hot-seat, from set-up to the final score.

    ``players``: 2 to 4; ``first``: the seat that holds the talisman; ``seed``: the number of the
    island; ``names``: what the players are called; ``rules``: a reading (:class:`Rules`, the name
    of a preset, or the switches that are not read as in ``en``); ``hand_over``: whether a curtain
    hides the guardian cards; ``position``: a state, its document or its code to go on from (then
    only names and hand_over count), a game's record or its text, a game in progress, or a case;
    ``tiles``: the set that the island is laid with, :class:`TileSet` or the name of one;
    ``has_address``: whether the page that shows it opens a position by its address, as the app's
    does; ``language``: of every word, one of ``LANGUAGES``; ``keep``: a name under which the game
    is kept in your data folder, and gone on with when it is there (in an installation with the
    extra ``app`` or ``lab``); ``opponents``: who plays by itself, by its seat: a level from 1 to 8,
    a name among ``PLAYERS``, or a player of your own (:class:`Player`); ``luck``: of these, the
    same for the same text; ``helps``: of ``HELPS``, what is switched on. Each method answers as the
    screen does; :meth:`wait` has them play.

    >>> from dokmus_widgets.widgets import GameWidget
    >>> game = GameWidget(players=2, seed=1)
    >>> game.click("d4")
    No, d4 is not on an outer edge of the tile. [setup.start_space]
    """

    _presses: ClassVar[Presses] = {
        **GameBoard._presses,
        **plain("reveal"),
        "play_alone": Press(nothing, "_play_alone"),
        "look_back": Press(nothing, "_look_back", again=False),
        "copy_record": Press(nothing, "_copy_record", again=False),
        "copy_replay": Press(nothing, "_copy_replay", again=False),
        "begin": Press(anything, "_begin_with"),
        "open_saved": Press(typed("text"), again=False),
        "go": Press(one_of(ELSEWHERE), "_leave"),
        "play_against": Press(one_of(LEVELS)),
        "set_many": Press(many_of, "_set_many", again=False),
        **plain("rematch"),
    }
    _hints = ("copy-link-hint", "copy-code-hint")
    _taking_kind = Keeping
    _taking: Keeping
    _draft: Draft

    def __init__(
        self,
        players: int = USUAL_PLAYERS,
        *,
        first: int = 0,
        seed: int = USUAL_SEED,
        names: Sequence[str] = (),
        rules: Rules | str | Mapping[str, Any] | None = None,
        hand_over: bool = True,
        position: Position | None = None,
        tiles: TileSet | str | None = None,
        has_address: bool = False,
        language: str = LANGUAGES[0],
        keep: str | None = None,
        opponents: Mapping[int, Who] = NO_OPPONENTS,
        luck: str = "",
        helps: Iterable[str] = (),
        **options: Any,
    ) -> None:
        with speaking(known_language(language)):
            others, kinds = playing(opponents, luck or str(seed)), read_helps(helps)

        def begun() -> Game:
            given = _given(position, hand_over)
            game = (
                given
                if isinstance(given, Game)
                else Game(
                    players,
                    seed=seed,
                    first=first,
                    names=names,
                    rules=read_rules(rules),
                    hand_over=hand_over,
                    tiles=read_tiles(tiles),
                    state=given,
                    opponents=others,
                    at_once=False,
                )
            )
            self._draft = Draft(game)
            return game

        self.in_place = WidgetInPlace(self)
        self.excursion = Excursion(self)
        self.opponents = OpponentTurns(self, self._remember_choice)
        self.help = Help(self, self.excursion, self.opponents, kinds)
        parts = (self.excursion, self.help, self.opponents, self.in_place)
        super().__init__(begun, language, has_address, parts=parts, **options)
        self._chosen = Chosen(self._take_chosen)
        self.set_trait("children", [*self.children, self._chosen])
        if keep is not None:
            keeper = keep_by_name(self, "play", keep, data_folder(), lambda _document: True)
            self._put_below(keeper.notice)
        self._drive()

    reveal = control(Game.reveal)
    _play_alone = control(Game.play_alone)

    def wait(self) -> Answer:
        """Let the computer players play at once until it is the user's turn; return the answer.

        Where an event loop runs, as in a notebook, they also play by themselves.
        """
        self.opponents.is_paused = False
        self._drive()
        self._driver.wait()
        return self.answer

    @staticmethod
    def _arguments_of_link(asked: Mapping[str, str]) -> Linked:
        """The game of a link, which tells what is wrong with it by itself, and what helps there."""
        return {"position": linked_game(asked), "helps": HELPS if "guided" in asked else ()}, []

    @spoken
    def set_up(self, /, **wishes: Any) -> None:
        """Fill in the form for a new game: players, first, seed, names and rules."""
        refuse_unknown("set_up", wishes, ["players", "first", "seed", "names", "rules"])
        typed = {name: wishes[name] for name in ("players", "first", "seed") if name in wishes}
        if "seed" in typed:
            typed["seed"] = str(typed["seed"])
        names = typed_names(len(wishes.get("names", ())), wishes.get("names", ()))
        if "rules" in wishes:
            self._draft.read_by(read_rules(wishes["rules"]))
        self._draft.fill(typed | {f"name-{seat}": name for seat, name in enumerate(names)})
        self._show()

    @command
    def begin(self) -> Answer:
        """Begin the game that the form describes; a fault in it is told, and nothing is lost."""
        return self._play(self._draft.game())

    def _begin_with(self, wishes: object) -> None:
        self._draft.fill(wishes)
        self.begin()

    def play_against(self, level: int, players: int | None = None) -> Answer:
        """Begin a game against computer players of a level, 1 to 8, in the first seat.

        ``players``: their number with the user's own seat, otherwise as many as now.
        """
        if players is not None:
            self.set_up(players=players)

        def begun() -> Answer:
            game = self._draft.against(level) if level in LEVELS else None
            if game is not None:
                self._chosen.choose(level, self.opponents.pace_index)
            return self._play(game)

        return self._do(begun)

    @command
    def rematch(self) -> Answer:
        """Begin another game with the same players, on the next island; the next seat begins."""
        self._draft.values["first"] = (self.game.history.start.talisman + 1) % self.state.seats
        return self._play(self._draft.game())

    def _set_many(self, many: int) -> None:
        self._draft.values["players"] = many + 1
        self._show_sheet()

    def _remember_choice(self) -> None:
        self._chosen.choose(self._draft.level, self.opponents.pace_index)

    def _take_chosen(self, level: int, pace: int) -> None:
        """Take over the level and the pace that were chosen on another visit."""
        self._draft.level, self.opponents.pace_index = level, pace
        self._show_sheet()

    def _play(self, game: Game | None) -> Answer:
        """Play a game in the place of this one; None: the draft of the new game has a fault."""
        if game is None:
            return self.game.refuse(self._draft.fault)
        self._play_on(game)
        return game.answer

    def _play_on(self, game: Game) -> None:
        self._subject = game
        self.excursion.leave()
        self._draft = Draft(game, self._draft.number + 1, self._draft.level)
        self._taking.renew()

    # Once it is over

    def _look_back(self) -> None:
        live = self.excursion.live_game
        if live.state.phase is Phase.OVER:  # before, it would show what players hold
            self.in_place.show(ReviewWidget(live, language=self.language), "page-review")

    # To take along, and to come back to

    def link(self) -> str:
        """The query of a link that opens this position in the app: ``?position=...``."""
        return link_to(self.state)

    @spoken
    def record(self) -> str:
        """The game so far as a text that people can read and edit, to open again later."""
        return record_of(self.excursion.live_game)

    @spoken
    def _copy_record(self) -> None:
        """Show the record of the game, to be copied."""
        self._taking.show_record(self.record)
        self._show_sheet()

    @spoken
    def _copy_replay(self) -> None:
        """Show a link that replays the game so far, to be copied."""
        try:
            self._taking.show_replay(lambda: replay_link(self.excursion.live_game))
        except ValueError:
            self._act(lambda game: game.refuse(say("review-code-long")))
        else:
            self._show_sheet()

    @command
    def open_saved(self, text: str) -> Answer:
        """Go on from a position's code or link, or from a game's record.

        What cannot be read is answered with the reason, and this game stays as it is.
        """
        try:
            saved = read_saved(text)
        except ValueError as error:
            return self.game.tell(self._taking.refused(error))
        now, hand_over = self.game, self.game.hand_over
        if isinstance(saved, GameRecord):
            return self._play(game_of_record(saved, hand_over=hand_over))
        names = now.typed if saved.seats == now.state.seats else ()
        return self._play(Game(state=saved, names=names, hand_over=hand_over))

    # To be kept, and gone on with

    def _snapshot(self) -> dict[str, Any]:
        """Return the game as plain JSON, hidden cards included."""
        draft = {"level": self._draft.level, "many": self._draft.values["players"] - 1}
        game = game_document(self.excursion.live_game)
        return {**game, **draft, **self.help.snapshot(), **self.opponents.snapshot()}

    def _read(self, snapshot: Mapping[str, Any]) -> None:
        game = read_game(snapshot, self.excursion.live_game.opponents)
        self._draft.level = [*LEVELS][snapshot.get("level", self._draft.level) - 1]
        self._play_on(game)
        self._draft.values["players"] = SEATS[snapshot.get("many", game.state.seats - 1) - 1]

    # What is shown

    def _view(self) -> View:
        return game_view(self.game)

    def _preview(self, board: BoardWidget, space: str) -> Preview:
        return self.help.preview(space)

    def _beside(self) -> list[Section]:
        live, computers = self.excursion.live_game, self.opponents.sections()
        is_new = not computers and not live.history.plies
        quick = self._draft.quick() if is_new else []
        others = [*computers, *(self.excursion.sections() or self.help.sections())]
        heading, *rest = beside_board(
            self.game,
            self.answer,
            self._taking,
            self.in_place.ask_label,
            others,
            self.help.card_hints,
        )
        over = over_sections(live, has_address=self._taking.has_address)
        return [heading, *quick, *over, *rest]

    def _below(self) -> list[Section]:
        excursion = self.excursion
        return below_board(excursion.live_game, self._draft, self._taking, excursion.shown_move)

    @spoken
    def __repr__(self) -> str:
        return f"GameWidget({self.state.seats} players, {self.state.phase}: {self.game.prompt})"


def _given(position: Position | None, hand_over: bool) -> Game | State | None:
    """What is given to go on from, in whatever form."""
    if isinstance(position, Mapping):
        return State.from_dict(position)
    if isinstance(position, str):
        position = read_saved(position)
    if isinstance(position, GameRecord):
        position = game_of_record(position, hand_over=hand_over)
    if isinstance(position, Game):
        position.describe()  # it may have been begun in another language
        return position
    return None if position is None else read_position(position)
