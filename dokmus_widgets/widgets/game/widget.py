"""The game widget."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Final

from dokmus_widgets.core import Phase, Rules, State, TileSet
from dokmus_widgets.core.notation import GameRecord
from dokmus_widgets.core.setup import SEATS
from dokmus_widgets.explain import Answer, say
from dokmus_widgets.explain.messages import LANGUAGES, TranslatableText, known_language, speaking
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
from dokmus_widgets.widgets.game.excursion import Excursion
from dokmus_widgets.widgets.game.export_area import GameExport
from dokmus_widgets.widgets.game.help import HELPS, Help, read_helps
from dokmus_widgets.widgets.game.in_place import WidgetInPlace
from dokmus_widgets.widgets.game.new_game import NewGameForm, opponent_count
from dokmus_widgets.widgets.game.opponents import OpponentTurns
from dokmus_widgets.widgets.game.preferences import PlayPreferences
from dokmus_widgets.widgets.game.sheet import below_board, beside_board
from dokmus_widgets.widgets.game.view import game_view
from dokmus_widgets.widgets.language import in_own_language
from dokmus_widgets.widgets.persistence.autosave import save_by_name
from dokmus_widgets.widgets.review.sheet import over_sections
from dokmus_widgets.widgets.review.widget import ReviewWidget
from dokmus_widgets.widgets.sections.elsewhere import ELSEWHERE

#: All seats are played by people.
NO_OPPONENTS: Final[Mapping[int, Who]] = MappingProxyType({})


class GameWidget(GameBoard):
    """A game of Dokmus to play, alone or hot-seat, from set-up to the final score.

    Args:
        players: Their number, 2 to 4.
        first: The seat that holds the talisman.
        seed: The number of the island.
        names: The names of the players.
        rules: :class:`Rules`, the name of a preset, or the switches that differ from ``en``.
        hand_over: Whether a curtain hides the guardian cards between turns.
        position: The start: a state, its document or its code (then only names and hand_over
            apply), a game's record or its text, a game in progress, or a case.
        tiles: The set of tiles, :class:`TileSet` or the name of one.
        has_address: Whether the page opens a position by its address, as the app's does.
        language: That of every word, one of ``LANGUAGES``.
        keep: A name under which the game is saved in your data folder, and resumed from it (with
            the extra ``app`` or ``lab``).
        opponents: Computer players by seat: a level from 1 to 8, a name among ``PLAYERS``, or a
            :class:`Player` of your own; :meth:`wait` lets them play.
        luck: A text that seeds the random choices of the computer players.
        helps: The kinds of help, of ``HELPS``, that are switched on.

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
        "go": Press(one_of(ELSEWHERE), "_open_page"),
        "play_against": Press(one_of(LEVELS)),
        "set_many": Press(opponent_count, "_set_opponent_count", again=False),
        **plain("rematch"),
    }
    _hints = ("copy-link-hint", "copy-code-hint")
    _export_class = GameExport
    _export: GameExport
    _form: NewGameForm

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

        def begin() -> Game:
            start = _starting_point(position, hand_over)
            game = (
                start
                if isinstance(start, Game)
                else Game(
                    players,
                    seed=seed,
                    first=first,
                    names=names,
                    rules=read_rules(rules),
                    hand_over=hand_over,
                    tiles=read_tiles(tiles),
                    state=start,
                    opponents=others,
                    at_once=False,
                )
            )
            self._form = NewGameForm(game)
            return game

        self.in_place = WidgetInPlace(self)
        self.excursion = Excursion(self)
        self.opponents = OpponentTurns(self, self._save_preferences)
        self.help = Help(self, self.excursion, self.opponents, kinds)
        parts = (self.excursion, self.help, self.opponents, self.in_place)
        super().__init__(begin, language, has_address, parts=parts, **options)
        self._preferences = PlayPreferences(self._apply_preferences)
        self.set_trait("children", [*self.children, self._preferences])
        if keep is not None:
            autosave = save_by_name(self, "play", keep, data_folder(), lambda _document: True)
            self._show_notice(autosave.notice)
        self._run_background()

    reveal = control(Game.reveal)
    _play_alone = control(Game.play_alone)

    def wait(self) -> Answer:
        """Let the computer players play at once until it is the user's turn; return the answer.

        Where an event loop runs, as in a notebook, they also play by themselves.
        """
        self.opponents.is_paused = False
        self._run_background()
        self._worker.wait()
        return self.answer

    @staticmethod
    def _link_arguments(asked: Mapping[str, str]) -> Linked:
        """Return the game of a link, which reports its faults by itself, and the help."""
        return {"position": linked_game(asked), "helps": HELPS if "guided" in asked else ()}, []

    @in_own_language
    def set_up(self, /, **wishes: Any) -> None:
        """Fill in the form for a new game: players, first, seed, names and rules."""
        refuse_unknown("set_up", wishes, ["players", "first", "seed", "names", "rules"])
        values = {name: wishes[name] for name in ("players", "first", "seed") if name in wishes}
        if "seed" in values:
            values["seed"] = str(values["seed"])
        names = typed_names(len(wishes.get("names", ())), wishes.get("names", ()))
        if "rules" in wishes:
            self._form.select_rules(read_rules(wishes["rules"]))
        self._form.fill(values | {f"name-{seat}": name for seat, name in enumerate(names)})
        self._show()

    @command
    def begin(self) -> Answer:
        """Begin the game of the form; report a fault in it, and change nothing."""
        return self._play(self._form.game())

    def _begin_with(self, wishes: object) -> None:
        self._form.fill(wishes)
        self.begin()

    def play_against(self, level: int, players: int | None = None) -> Answer:
        """Begin a game from the first seat against computer players of a level, 1 to 8.

        ``players``: their number including the user, by default as now.
        """
        if players is not None:
            self.set_up(players=players)

        def begin() -> Answer:
            game = self._form.against(level) if level in LEVELS else None
            if game is not None:
                self._preferences.save(level, self.opponents.pace_index)
            return self._play(game)

        return self._do(begin)

    @command
    def rematch(self) -> Answer:
        """Begin another game with the same players on the next island; the next seat is first."""
        self._form.values["first"] = (self.game.history.start.talisman + 1) % self.state.seats
        return self._play(self._form.game())

    def _set_opponent_count(self, count: int) -> None:
        self._form.values["players"] = count + 1
        self._show_sheet()

    def _save_preferences(self) -> None:
        self._preferences.save(self._form.level, self.opponents.pace_index)

    def _apply_preferences(self, level: int, pace: int) -> None:
        self._form.level, self.opponents.pace_index = level, pace
        self._show_sheet()

    def _play(self, game: Game | None) -> Answer:
        if game is None:
            return self.game.refuse(self._form.fault)
        self._play_on(game)
        return game.answer

    def _play_on(self, game: Game) -> None:
        self._subject = game
        self.excursion.leave()
        self._form = NewGameForm(game, self._form.number + 1, self._form.level)
        self._export.reset_form()

    # Review

    def _look_back(self) -> None:
        live = self.excursion.live_game
        if live.state.phase is Phase.OVER:  # not earlier, as it shows hidden cards
            self.in_place.show(ReviewWidget(live, language=self.language), "page-review")

    # Export

    def link(self) -> str:
        """Return the query of a link that opens this position in the app: ``?position=...``."""
        return link_to(self.state)

    @in_own_language
    def record(self) -> str:
        """Return the game so far as a text that people can read and edit, to open again later."""
        return record_of(self.excursion.live_game)

    @in_own_language
    def _copy_record(self) -> None:
        self._export.show_record(self.record)
        self._show_sheet()

    @in_own_language
    def _copy_replay(self) -> None:
        try:
            self._export.show_replay(lambda: replay_link(self.excursion.live_game))
        except ValueError:
            self._act(lambda game: game.refuse(say("review-code-long")))
        else:
            self._show_sheet()

    @command
    def open_saved(self, text: str) -> Answer:
        """Continue from a position's code or link, or from a game's record.

        An unreadable text is answered with the reason, and changes nothing.
        """
        try:
            saved = read_saved(text)
        except ValueError as error:
            return self.game.tell(self._export.fault_answer(error))
        now, hand_over = self.game, self.game.hand_over
        if isinstance(saved, GameRecord):
            return self._play(game_of_record(saved, hand_over=hand_over))
        names = now.typed if saved.seats == now.state.seats else ()
        return self._play(Game(state=saved, names=names, hand_over=hand_over))

    # Snapshots

    def _snapshot(self) -> dict[str, Any]:
        form = {"level": self._form.level, "many": self._form.values["players"] - 1}
        game = game_document(self.excursion.live_game)
        return {**game, **form, **self.help.snapshot(), **self.opponents.snapshot()}

    def _read(self, snapshot: Mapping[str, Any]) -> None:
        game = read_game(snapshot, self.excursion.live_game.opponents)
        self._form.level = [*LEVELS][snapshot.get("level", self._form.level) - 1]
        self._play_on(game)
        self._form.values["players"] = SEATS[snapshot.get("many", game.state.seats - 1) - 1]

    # Showing

    def _view(self) -> View:
        return game_view(self.game)

    def _preview(self, board: BoardWidget, space: str) -> Preview:
        return self.help.preview(space)

    def _beside(self) -> list[Section]:
        live, computers = self.excursion.live_game, self.opponents.sections()
        is_new = not computers and not live.history.plies
        quick = self._form.quick() if is_new else []
        others = [*computers, *(self.excursion.sections() or self.help.sections())]
        heading, *rest = beside_board(
            self.game,
            self.answer,
            self._export,
            self.in_place.ask_label,
            others,
            self.help.card_hints,
        )
        over = over_sections(live, has_address=self._export.has_address)
        return [heading, *quick, *over, *rest]

    def _below(self) -> list[Section]:
        excursion = self.excursion
        return below_board(excursion.live_game, self._form, self._export, excursion.shown_move)

    @in_own_language
    def __repr__(self) -> str:
        return f"GameWidget({self.state.seats} players, {self.state.phase}: {self.game.prompt})"


def _starting_point(position: Position | None, hand_over: bool) -> Game | State | None:
    """Return the game or the state that a position of any type describes."""
    if isinstance(position, Mapping):
        return State.from_dict(position)
    if isinstance(position, str):
        position = read_saved(position)
    if isinstance(position, GameRecord):
        position = game_of_record(position, hand_over=hand_over)
    if isinstance(position, Game):
        if not isinstance(position.answer.words, TranslatableText):
            position.describe()  # its last answer may be in another language
        return position
    return None if position is None else read_position(position)
