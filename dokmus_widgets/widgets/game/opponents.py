"""The turns of the computer players in a game, shown step by step."""

from collections.abc import Callable, Generator, Mapping
from time import perf_counter
from typing import Any, ClassVar, Final

from dokmus_widgets.analysis.incremental import TooManyTasks, Waiting
from dokmus_widgets.core import State
from dokmus_widgets.explain import Answer, say
from dokmus_widgets.play import Game
from dokmus_widgets.widgets.board import Part, Press, Presses, nothing, plain
from dokmus_widgets.widgets.board.background_work import Pause
from dokmus_widgets.widgets.game.board import GameBoard
from dokmus_widgets.widgets.sections.basic import Button

#: Seconds for which each step is shown, slowest first.
PACES: Final = (4.0, 2.4, 1.2, 0.6, 0.25)
DEFAULT_PACE: Final = 3
#: Seconds between two reports of progress.
_REPORT_EVERY: Final = 0.5


class OpponentTurns(Part):
    """The computer players of a game, who play in the background.

    ``pace_index``: the index into ``PACES``; ``on_pace`` is called when the user changes it.
    """

    presses: ClassVar[Presses] = {
        **plain("pause", "skip", again=False),
        "go_on": Press(nothing, "play_on", again=False),
        "again": Press(nothing, "replay"),
    }

    def __init__(self, board: GameBoard, on_pace: Callable[[], object]) -> None:
        self._board, self._on_pace = board, on_pace
        self.pace_index, self.is_paused = DEFAULT_PACE, False
        self._skips = False
        self._progress: float | None = None
        #: The number of other games that come first.
        self._ahead = 0
        #: Returns whether the computer players wait for the user, who reads something.
        self.is_held: Callable[[], bool] = lambda: False

    @property
    def pace(self) -> float:
        return PACES[self.pace_index]

    def pause(self) -> None:
        """Pause the computer players until :meth:`play_on`."""
        self._set_paused(True)

    def play_on(self) -> None:
        """Let the computer players continue."""
        self._set_paused(False)

    def _set_paused(self, paused: bool) -> None:
        board = self._board
        if paused is not self.is_paused:
            self.is_paused = paused
            board._do(lambda: board.answer)  # so that listeners store it
        board._run_background()

    def skip(self) -> None:
        """Let the computer players continue without pauses."""
        self._skips = True
        self._board._worker.skip_pause()
        self.play_on()

    def replay(self) -> Answer:
        """Show again, step by step, the computer players' moves since the user's last action."""
        return self._board._act(Game.again)

    def set_pace(self, index: int) -> None:
        """Set the pace by its index into ``PACES``; out of range, the nearest."""
        self.pace_index = max(0, min(index, len(PACES) - 1))
        self._board._worker.skip_pause()
        self._board._show_sheet()
        self._on_pace()

    def after_user_action(self, before: State) -> None:
        if self._board.game.state is not before:
            self.is_paused = self._skips = False

    @property
    def wait_for_user(self) -> bool:
        """True while the user pauses them, or reads something."""
        return self.is_paused or self.is_held()

    @property
    def has_work(self) -> bool:
        game = self._board.game
        return game.waits and game.hand is None and not self.wait_for_user

    def work(self) -> Generator[object]:
        try:
            yield from self._play()
        except TooManyTasks:
            self.is_paused = True
            full = Answer(say("others-full"), done=False)
            self._board._do(lambda: self._board.game.tell(full), automatic=True)

    def _play(self) -> Generator[object]:
        board, began = self._board, perf_counter()
        for result in board.game.play_computer_turns():
            if isinstance(result, Waiting):
                if result.ahead != self._ahead:
                    self._ahead = result.ahead
                    board._show_sheet()
                yield result
                continue
            self._ahead = 0
            if isinstance(result, Answer):
                self._progress = None
                board._do(lambda answer=result: answer, automatic=True)  # type: ignore[misc]
                yield Pause(0 if self._skips or not board.game.waits else self.pace)
                began = perf_counter()
            else:
                if result is not None and perf_counter() - began > _REPORT_EVERY:
                    began = perf_counter()
                    self._progress = result
                    board._show_sheet()
                yield None
        self._skips = False

    def work_failed(self) -> None:
        """Pause, so that the user can try again."""
        self.is_paused = True

    def snapshot(self) -> dict[str, Any]:
        return {"paused": self.is_paused}

    def restore(self, snapshot: Mapping[str, Any]) -> None:
        self.is_paused = snapshot.get("paused") is True

    def buttons(self) -> list[Button]:
        """Return the buttons to pause and to skip while computer players play."""
        if self._board.game.hand is not None:
            return []
        if self.is_paused:
            first = Button("go_on", say("others-go_on"), primary=True, keys=("space",))
        else:
            first = Button("pause", say("others-pause"), keys=("space",))
        return [first, Button("skip", say("others-skip"))]

    def progress(self) -> str:
        """Return how far the current decision is, where that is known; or an empty text."""
        if self.is_paused or not self._board.game.waits:
            return ""
        if self._ahead:
            return say("others-ahead", count=self._ahead)
        if self._progress is None:
            return ""
        return say("others-share", share=say("study-share", number=f"{100 * self._progress:.0f}"))

    @property
    def can_replay(self) -> bool:
        game = self._board.game
        start, plies = game.computer_turns_start, game.history.plies
        alone = game.hand is None and bool(game.opponents.players)
        return alone and not game.waits and start < len(plies)
