"""A game against players that are no people: their turns are shown step by step, at one's pace."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from functools import partial
from time import perf_counter
from typing import Any, ClassVar, Final

from dokmus_widgets.core import State
from dokmus_widgets.explain import Answer, say
from dokmus_widgets.explain.answers import Telling
from dokmus_widgets.play import Game
from dokmus_widgets.widgets.board.board_and_sheet import Subject
from dokmus_widgets.widgets.board.presses import Presses, plain
from dokmus_widgets.widgets.board.thinking import Pause
from dokmus_widgets.widgets.game.asking import AskingBoard
from dokmus_widgets.widgets.language import spoken
from dokmus_widgets.widgets.sections.basic import Button, Buttons

#: Seconds for which each of their steps is shown, slowest first; the usual one is in the middle.
PACES: Final = (4.0, 2.4, 1.2, 0.6, 0.25)
USUAL_PACE: Final = 2
#: Seconds until it is told how far a decision is, and from then on.
_TELL_EVERY: Final = 0.5


class OpponentsBoard(AskingBoard):
    """A game in which seats can play by themselves, between the clicks of whoever plays by hand."""

    presses: ClassVar[Presses] = {
        **AskingBoard.presses,
        **plain("pause", "go_on", "skip", "slower", "faster", again=False),
        **plain("again"),
    }
    game = Subject[Game]()

    def __init__(self, begin: Callable[[], Game], *given: Any, **options: Any) -> None:
        self._pace, self._is_paused, self._skips = USUAL_PACE, False, False
        self._share: float | None = None
        self._last: State | None = None
        super().__init__(begin, *given, **options)
        self._go_on()

    @property
    def pace(self) -> float:
        """Seconds for which each step of those who play by themselves is shown."""
        return PACES[self._pace]

    @property
    def is_thinking(self) -> bool:
        """Whether those who play by themselves are at it, or stand still in the middle of it."""
        return self.game.waits

    def wait(self) -> Answer:
        """Have those play who play by themselves, at once, until it is one's own turn; the answer.

        Where a loop runs, as in a notebook, they play by themselves too, once it has time.
        """
        self._is_paused = False
        self._go_on()
        self._driver.wait()
        return self.answer

    def pause(self) -> None:
        """Have them stand still until :meth:`go_on`."""
        self._stand_still(True)

    def go_on(self) -> None:
        """Have them play on."""
        self._stand_still(False)

    def _stand_still(self, wanted: bool) -> None:
        if wanted is not self._is_paused:
            self._is_paused = wanted
            self._step(partial(_same, self.answer))  # so that it is kept
        self._go_on()

    def skip(self) -> None:
        """Have them play on without a pause."""
        self._skips = True
        self._driver.hurry()
        self.go_on()

    def again(self) -> Answer:
        """Show once more what they did since one's own last action, step by step."""
        return self._act(Game.again)

    def slower(self) -> None:
        """Show each step longer."""
        self._set_pace(self._pace - 1)

    def faster(self) -> None:
        """Show each step shorter."""
        self._set_pace(self._pace + 1)

    def wake(self) -> None:
        """Somebody looks again: they play on."""
        self._go_on()

    # How they play

    def _go_on(self) -> None:
        """Have them play on from here, where one of them is to act."""
        if not self._is_wanted():
            self._driver.stop()
        elif not self._driver.is_busy or self._last is not self.game.state:
            self._last = self.game.state
            self._driver.run(self._work())
        else:
            self._driver.nudge()

    def _is_wanted(self) -> bool:
        """Whether there is something to do between the clicks."""
        return self.game.waits and not self._is_paused

    def _work(self) -> Generator[object]:
        """What is done between the clicks; yields often."""
        yield from self._others()

    def _others(self) -> Generator[object]:
        """Have them act, and show each step; yields often."""
        began = perf_counter()
        for told in self.game.others_act():
            if isinstance(told, Answer):
                self._share, self._last = None, self.game.state
                self.goes_on_by_itself = True
                try:
                    self._step(partial(_same, told))
                finally:
                    self.goes_on_by_itself = False
                yield Pause(0 if self._skips or not self.game.waits else self.pace)
                began = perf_counter()
            else:
                if told is not None and perf_counter() - began > _TELL_EVERY:
                    began = perf_counter()
                    self._share = told
                    self._show_sheet()
                yield None
        self._skips = False

    def _do(self, deed: Callable[[], Answer | Telling]) -> Answer:
        before = self.game.state
        answer = super()._do(deed)
        if self.game.state is not before:
            self._is_paused = self._skips = False
        self._go_on()
        return answer

    def _set_pace(self, pace: int) -> None:
        self._pace = max(0, min(pace, len(PACES) - 1))
        self._driver.hurry()
        self._show_sheet()

    @spoken
    def _tell_fault(self) -> None:
        self._is_paused = True
        super()._tell_fault()
        self._show_sheet()

    def stand_as(self, stand: Mapping[str, Any]) -> None:
        """Stand as such a document says, and show it."""
        super().stand_as(stand)
        self._go_on()

    # What is shown of it

    def _others_section(self) -> list[Buttons]:
        """What can be done with those who play by themselves, and how far they are."""
        game = self.game
        if not game.opponents.players:
            return []
        parts, label = [], say("others-label")
        if game.waits:
            stands = self._is_paused
            parts = [
                Button("go_on", say("others-go_on"), primary=True)
                if stands
                else Button("pause", say("others-pause")),
                Button("skip", say("others-skip")),
            ]
            if self._share is not None and not stands:
                share = say("study-share", number=f"{100 * self._share:.0f}")
                label = say("others-share", share=share)
        can = not game.waits and game.others_since < len(game.history.plies)
        parts += [
            Button("again", say("others-again"), enabled=can),
            Button("slower", say("others-slower")),
            Button("faster", say("others-faster")),
        ]
        return [Buttons(label, parts)]


def _same(answer: Answer) -> Answer:
    return answer
