"""A whole game with a board and a sheet: every click by hand is a call that Python can make."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from dokmus_widgets.core import Action, Rules, Space, State, TileSet
from dokmus_widgets.core.actions import is_whole
from dokmus_widgets.core.notation import GameRecord
from dokmus_widgets.drawing import Mark, Trail
from dokmus_widgets.explain import Answer
from dokmus_widgets.explain.messages import LANGUAGES, known_language, speaking
from dokmus_widgets.explain.seats import typed_names
from dokmus_widgets.explore.opening import Position, read_position
from dokmus_widgets.play import Game, Tool
from dokmus_widgets.play.history_document import game_document, read_game
from dokmus_widgets.play.links import link_to, linked_game
from dokmus_widgets.play.saved import (
    fault_rules,
    game_of_record,
    read_saved,
    record_of,
)
from dokmus_widgets.play.wishes import USUAL_PLAYERS, USUAL_SEED, read_rules, read_tiles
from dokmus_widgets.service.folder import data_folder
from dokmus_widgets.widgets.arguments import refuse_unknown
from dokmus_widgets.widgets.board.box import BoardBox
from dokmus_widgets.widgets.board.sheet import Section, SheetWidget
from dokmus_widgets.widgets.board.widget import BoardWidget
from dokmus_widgets.widgets.game.keeping import Keeping, not_opened
from dokmus_widgets.widgets.game.new_game import Draft
from dokmus_widgets.widgets.game.sheet import below_board, beside_board
from dokmus_widgets.widgets.game.view import game_view, preview_of
from dokmus_widgets.widgets.keeping.keeper import keep_by_name
from dokmus_widgets.widgets.keeping.resuming import Resumable
from dokmus_widgets.widgets.language import spoken
from dokmus_widgets.widgets.rules.widget import RuleExplorer
from dokmus_widgets.widgets.sections.elsewhere import ELSEWHERE

_OPTIONS = (
    *("players", "first", "seed", "names", "rules", "hand_over", "position", "has_address"),
    *("language", "tiles", "keep", "layout"),
)


class GameWidget(Resumable, BoardBox):
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
    extra ``app`` or ``lab``). Each method answers as the screen does.

    >>> from dokmus_widgets.widgets import GameWidget
    >>> game = GameWidget(players=2, seed=1)
    >>> game.click("d4")
    No, d4 is not on an outer edge of the tile. [setup.start_space]
    """

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
        **options: Any,
    ) -> None:
        self._language = known_language(language)
        with speaking(language):
            refuse_unknown("GameWidget", options, _OPTIONS)
            self.game = _game_of(position, players, first, seed, names, rules, hand_over, tiles)
            self.board = BoardWidget(self.game.state)
            self.sheet = SheetWidget()
        self._watchers: list[Callable[[Game], object]] = []
        self._draft = Draft(self.game)
        self._keeping = Keeping(has_address)
        super().__init__([self.board, self.sheet], **options)
        self.add_class("dokmus-game")
        self.board.on_click(lambda space: self.by_hand("click", space))
        self.board.on_preview(self._preview)
        self.sheet.on_press(self.by_hand)
        self._show()
        if keep is not None:
            keeper = keep_by_name(self, "play", keep, data_folder(), lambda _document: True)
            self._put_below(keeper.notice)

    @classmethod
    def linked(
        cls, asked: Mapping[str, str], language: str = LANGUAGES[0], has_address: bool = True
    ) -> GameWidget:
        """The game that a link's fields ask for; what is wrong with them is told in its answer."""
        with speaking(language):
            game = linked_game(asked)
        return cls(position=game, has_address=has_address, language=language)

    @property
    def state(self) -> State:
        """The state on the table."""
        return self.game.state

    def set_language(self, language: str) -> None:
        """Say everything in another language; ``ValueError`` for one that there is not."""
        self._language = known_language(language)
        self._retell()

    @spoken
    def _retell(self) -> None:
        self.game.retell()
        self._keeping.put_away()
        self._show()

    # What a hand does, one method a control

    def click(self, space: Space | str) -> Answer:
        """Click a space of the board."""
        return self._do(lambda: self.game.click(space))

    def use(self, tool: Tool | str) -> Answer:
        """Press the button of a tool: place, pay, move_tile, move_token, rotate_cw, rotate_ccw."""
        return self._do(lambda: self.game.use(tool))

    def reveal(self) -> Answer:
        """Open the curtain before the guardian cards."""
        return self._do(self.game.reveal)

    def play_alone(self) -> Answer:
        """Do without curtains from now on."""
        return self._do(self.game.play_alone)

    def choose_guardian(self, card: int) -> Answer:
        """Take a guardian card, 1 to 5."""
        return self._do(lambda: self.game.choose_guardian(card))

    def take_talisman(self) -> Answer:
        """Use guardian card 1."""
        return self._do(self.game.take_talisman)

    def move_tile(self, tile: str) -> Answer:
        """Slide a tile, ``"3"`` or ``"3B"``, into the gap."""
        return self._do(lambda: self.game.move_tile(tile))

    def rotate_tile(self, tile: str, turn: str = "cw") -> Answer:
        """Turn a tile a quarter, ``"cw"`` or ``"ccw"``."""
        return self._do(lambda: self.game.rotate_tile(tile, turn))

    def move_token(self, origin: Space | str, target: Space | str) -> Answer:
        """Move a token of one's own."""
        return self._do(lambda: self.game.move_token(origin, target))

    def decline_ruins(self) -> Answer:
        """Let the extra action of ruins go."""
        return self._do(self.game.decline_ruins)

    def sacrifice(self) -> Answer:
        """Sacrifice a token, where the reading allows it."""
        return self._do(self.game.sacrifice)

    def end_turn(self) -> Answer:
        """End the turn."""
        return self._do(self.game.end_turn)

    def undo(self) -> Answer:
        """Take the last action back."""
        return self._do(self.game.undo)

    def redo(self) -> Answer:
        """Do again what was taken back."""
        return self._do(self.game.redo)

    def act(self, action: Action | Mapping[str, Any]) -> Answer:
        """Make an action of the rules core, or one as a document."""
        made = action if isinstance(action, Action) else Action.from_dict(action)
        return self._do(lambda: self.game.act(made))

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

    @spoken
    def begin(self) -> Answer:
        """Begin the game that the form describes; a fault in it is told, and nothing is lost."""
        game = self._draft.game()
        if game is None:
            fault = self._draft.fault
            return self._do(lambda: self.game.refuse(fault))
        return self._play(game)

    def _play(self, game: Game) -> Answer:
        """Another game takes the place of this one."""
        self._play_on(game)
        return self._do(lambda: game.answer)

    def _play_on(self, game: Game) -> None:
        self.game = game
        self._draft = Draft(game, self._draft.number + 1)
        self._keeping.renew()

    # To take along, and to come back to

    def link(self) -> str:
        """The query of a link that opens this position in the app: ``?position=...``."""
        return link_to(self.state)

    @spoken
    def record(self) -> str:
        """The game so far as a text that people can read and edit, to open again later."""
        return record_of(self.game)

    @spoken
    def copy_link(self) -> None:
        """Show the link to this position, or its code where there is no address, to be copied."""
        self._keeping.show_link(self.state)
        self._show_sheet()

    @spoken
    def copy_record(self) -> None:
        """Show the record of the game, to be copied."""
        self._keeping.show_record(self.record())
        self._show_sheet()

    @spoken
    def open_saved(self, text: str) -> Answer:
        """Go on from a position's code or link, or from a game's record.

        What cannot be read is answered with the reason, and this game stays as it is.
        """
        try:
            saved = read_saved(text)
        except ValueError as error:
            fault = self._keeping.fault = partial(not_opened, error)
            rules = fault_rules(error)
            return self._do(lambda: self.game.refuse(fault, rules))
        now, hand_over = self.game, self.game.hand_over
        if isinstance(saved, GameRecord):
            return self._play(game_of_record(saved, hand_over=hand_over))
        names = now.typed if saved.seats == now.state.seats else ()
        return self._play(Game(state=saved, names=names, hand_over=hand_over))

    def rules(self) -> RuleExplorer:
        """The rules explorer on this position, to ask about it; hidden cards come along."""
        return RuleExplorer(position=self.state, language=self._language)

    @spoken
    def _go(self, page: str) -> None:
        """Lead to this position on another page of the app, hidden cards and all."""
        self._keeping.leaving = page
        self._show_sheet()

    # From the screen

    def _press(self, name: str, value: Any) -> None:
        """A button of the sheet; what the sheet does not offer is ignored."""
        if name == "begin":
            self._draft.fill(value)
            self.begin()
        elif name == "open_saved" and isinstance(value, dict):
            self.open_saved(str(value.get("text", "")))
        elif name in _PLAIN:
            getattr(self, name)()
        elif name == "use" and value in list(Tool):
            self.use(value)
        elif name == "choose_guardian" and is_whole(value):
            self.choose_guardian(value)
        elif name == "go" and isinstance(value, str) and value in ELSEWHERE:
            self._go(value)

    def _click(self, space: str) -> None:
        self.click(space)

    def on_change(self, watcher: Callable[[Game], object]) -> None:
        """Have a function called with the game after whatever is done, before it is shown."""
        self._watchers.append(watcher)

    @spoken
    def _do(self, deed: Callable[[], Answer]) -> Answer:
        answer = deed()
        self._keeping.put_away()
        for watcher in self._watchers:
            watcher(self.game)
        self._show()
        return answer

    # To be kept, and gone on with

    def stand(self) -> dict[str, Any]:
        """The game as plain JSON, hidden cards and all."""
        return game_document(self.game)

    @spoken
    def stand_at(self, stand: Mapping[str, Any]) -> None:
        """Go on with the game of such a document."""
        game = read_game(stand)
        self._play_on(game)
        self._show()

    @spoken
    def _show(self) -> None:
        """The board first: it is what a hand waits for."""
        self.board.show(self.game.state, game_view(self.game))
        self._show_sheet()

    @spoken
    def _show_sheet(self) -> None:
        self.sheet.show(
            beside_board(self.game, self._keeping),
            below_board(self.game, self._draft, self._keeping),
            self.board.tick,
        )

    @spoken
    def _preview(self, space: str) -> tuple[Sequence[Mark], Sequence[Trail]]:
        return preview_of(self.game, space)

    def _put_ready(self, part: Section) -> None:
        self._keeping.link = [part]
        self._show_sheet()

    @spoken
    def __repr__(self) -> str:
        return f"GameWidget({self.state.seats} players, {self.state.phase}: {self.game.prompt})"


#: Buttons without a value: each is the method of the same name.
_PLAIN = (
    *("reveal", "play_alone", "take_talisman", "decline_ruins", "sacrifice", "end_turn"),
    *("undo", "redo", "copy_link", "copy_record", "show_files"),
)


def _game_of(
    position: Position | None,
    players: int,
    first: int,
    seed: int,
    names: Sequence[str],
    rules: Rules | str | Mapping[str, Any] | None,
    hand_over: bool,
    tiles: TileSet | str | None,
) -> Game:
    """The game that the widget's arguments ask for."""
    if isinstance(position, Mapping):
        position = State.from_dict(position)
    if isinstance(position, str):
        position = read_saved(position)
    if isinstance(position, GameRecord):
        position = game_of_record(position, hand_over=hand_over)
    if isinstance(position, Game):
        position.retell()  # it may have been begun in another language
        return position
    return Game(
        players,
        seed=seed,
        talisman=first,
        names=names,
        rules=read_rules(rules),
        hand_over=hand_over,
        tiles=read_tiles(tiles),
        state=None if position is None else read_position(position),
    )
