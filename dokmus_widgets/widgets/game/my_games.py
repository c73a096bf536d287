"""The games that this browser has stored, each under its own address."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple
from urllib.parse import parse_qsl

from dokmus_widgets.core import Phase
from dokmus_widgets.explain import say
from dokmus_widgets.explain.messages import language
from dokmus_widgets.explain.seats import isolated, listed
from dokmus_widgets.play import Game
from dokmus_widgets.play.history_document import read_game
from dokmus_widgets.play.prompts import status
from dokmus_widgets.play.records import recorded
from dokmus_widgets.play.sharing import names_with_levels, shared
from dokmus_widgets.widgets.board import Part, Press, Presses, Section
from dokmus_widgets.widgets.board.presses import text
from dokmus_widgets.widgets.game.board import GameBoard
from dokmus_widgets.widgets.persistence.snapshots import DOCUMENT_FAULTS
from dokmus_widgets.widgets.sections.basic import Button
from dokmus_widgets.widgets.sections.play import KeptGame, KeptGames


class StoredGame(NamedTuple):
    """A stored game: its id, the query of its address, its document, and when it was changed.

    ``touched``: in seconds since 1970, UTC; ``is_current``: whether it is the one on the page.
    """

    token: str
    query: str
    document: Mapping[str, Any]
    touched: int
    is_current: bool


class GameLibrary(NamedTuple):
    """Access to the stored games of a visitor."""

    games: Callable[[], Sequence[StoredGame]]
    delete: Callable[[str], object]


def replay_fields(document: Mapping[str, Any]) -> dict[str, str]:
    """Return the fields of a link to the review of a stored game; none unless it is over."""
    try:
        game = read_game(document["now"])
        if game.state.phase is not Phase.OVER:  # a review shows hidden cards
            return {}
        return dict(parse_qsl(shared("game", game, game.state, as_link=True).removeprefix("?")))
    except DOCUMENT_FAULTS:  # one that is too long for a link, too
        return {}


def is_over(document: Mapping[str, Any]) -> bool:
    """Return whether a stored document holds a finished game."""
    try:
        return read_game(document["now"]).state.phase is Phase.OVER
    except DOCUMENT_FAULTS:  # told when it is opened
        return False


def is_begun(document: Mapping[str, Any]) -> bool:
    """Return whether a stored document holds a game, not only the form for one."""
    try:
        now = document["now"]
        return bool(now["history"]["plies"]) or not now.get("form_open", False)
    except DOCUMENT_FAULTS:  # told when it is opened
        return True


class MyGames(Part):
    """The list of a visitor's stored games: unfinished, finished, not begun; newest first."""

    presses: ClassVar[Presses] = {
        "delete_game": Press(text, "delete", again=False),
        "review_game": Press(text, "review", again=False),
    }

    def __init__(self, board: GameBoard, review: Callable[[Game, bool], object]) -> None:
        """``review``: shows the review of a finished game, which may be the one on the page."""
        self._board, self._review = board, review
        self._library: GameLibrary | None = None
        self._read: dict[tuple[str, int], Game | None] = {}

    def connect(self, library: GameLibrary) -> None:
        """Show the games of a library from now on."""
        self._library = library

    def delete(self, token: str) -> None:
        """Delete a stored game; do nothing for one that is not listed, or is on the page."""
        library = self._library
        if library is not None and any(
            game.token == token and not game.is_current for game in library.games()
        ):
            library.delete(token)
            self._board._show_sheet()

    def review(self, token: str) -> None:
        """Review a stored game; do nothing for one that is not listed, or not over."""
        games = [] if self._library is None else self._library.games()
        for one in games:
            game = self._game(one) if one.token == token else None
            if game is not None and game.state.phase is Phase.OVER:
                self._review(game, one.is_current)

    def sections(self) -> list[Section]:
        if self._library is None:
            return []
        known = [(one, self._game(one)) for one in self._library.games()]
        known.sort(key=lambda pair: (_place(*pair), -pair[0].touched))
        games = [_listed_game(stored, game) for stored, game in known]
        # The words are British, so are dates in English, unless the browser has a region.
        lang = "en-GB" if language() == "en" else language()
        return [KeptGames(say("my-games-title"), say("my-games-none"), lang, games)]

    def _game(self, stored: StoredGame) -> Game | None:
        """Read a stored game once; None where it cannot be read."""
        key = stored.token, stored.touched
        if key not in self._read:
            try:
                self._read[key] = read_game(stored.document["now"])
            except DOCUMENT_FAULTS:
                self._read[key] = None
        return self._read[key]


def _place(stored: StoredGame, game: Game | None) -> int:
    """Return where a stored game is listed: 0 unfinished, 1 finished, 2 without a token placed."""
    if game is None or game.state.phase is Phase.OVER:
        return 1
    is_empty = game.state.phase is Phase.START and not game.history.plies
    return 2 if is_empty and not stored.is_current else 0


def _listed_game(stored: StoredGame, game: Game | None) -> KeptGame:
    """Return a stored game with what one may do with it, told apart by its state and points."""
    title, note = say("my-games-unreadable"), ""
    buttons = []
    if game is not None:
        title = status(game.state, game.names, waits=game.waits, asks=False)
        seed = "none" if recorded(game).seed is None else str(game.seed)
        players = [
            say("my-games-player", who=isolated(name), points=sheet.total)
            for name, sheet in zip(names_with_levels(game), game.state.score(), strict=True)
        ]
        note = say("my-games-line", players=listed(players), seed=seed)
        if game.state.phase is Phase.OVER:
            buttons.append(Button("review_game", say("my-games-review"), stored.token))
    if not stored.is_current:
        buttons.append(Button("delete_game", say("my-games-delete"), stored.token))
    query, told = stored.query, say("my-games-now" if stored.is_current else "my-games-open")
    return KeptGame(
        *(query, title, note, 1000 * stored.touched, stored.token),
        *(stored.is_current, told, buttons),
    )
