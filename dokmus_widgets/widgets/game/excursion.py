"""Another position of a game, an earlier move or a better turn, while the game waits."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from dokmus_widgets.core import Action, Phase, State
from dokmus_widgets.core.observe import with_hidden_cards_normalized
from dokmus_widgets.explain import Answer, action_words, again, keeping, say, sentences, signed
from dokmus_widgets.explore.effects import last_effect
from dokmus_widgets.play import Game, History, Ply
from dokmus_widgets.play.move_answers import turn_line, with_words
from dokmus_widgets.play.turns import Turn, last_turns, turns_of
from dokmus_widgets.widgets.board import Part, Press, Presses, View, nothing
from dokmus_widgets.widgets.board.presses import number
from dokmus_widgets.widgets.effects.view import with_effect
from dokmus_widgets.widgets.game.board import GameBoard
from dokmus_widgets.widgets.game.done_marks import with_turns
from dokmus_widgets.widgets.language import in_own_language
from dokmus_widgets.widgets.review.sheet import step_bar
from dokmus_widgets.widgets.sections.basic import Button
from dokmus_widgets.widgets.sections.explorers import Slider


class Excursion(Part):
    """A separate game on another position, while the live game waits."""

    presses: ClassVar[Presses] = {
        "look_at": Press(number, again=False, offers=lambda part: range(1, part.move_count + 1)),
        "show_turn": Press(number, again=False),
        "see_step": Press(number, again=False, offers=lambda part: range(part.step_count + 1)),
        "back_to_mine": Press(nothing, "back", again=False),
    }

    def __init__(self, board: GameBoard) -> None:
        self._board = board
        self._live: Game | None = None
        self._note = ""
        #: The answer of the other game before anything is tried there.
        self._first: Answer | None = None
        self._ply: Ply | None = None
        self._turn: Turn | None = None
        self._number = 0
        #: The plies of the better turn that is shown.
        self._better: Sequence[Ply] = ()

    @property
    def language(self) -> str:
        return self._board.language

    @property
    def is_active(self) -> bool:
        return self._live is not None

    @property
    def live_game(self) -> Game:
        """The live game, even while another position is shown."""
        return self._live or self._board.game

    @property
    def move_count(self) -> int:
        return len(self.live_game.history.plies)

    @property
    def shown_move(self) -> int:
        """The number of the move that is shown, by default the last one."""
        return self.move_count if self._ply is None else self._number

    def look_at(self, number: int) -> None:
        """Show the position after a move, 1 for the first; :meth:`back` returns to the live game.

        Cards that were hidden then stay hidden. Raise ``ValueError`` for an unknown move.
        """
        last = self.move_count
        if number not in range(1, last + 1):
            raise ValueError(f"there is no move {number!r}; moves are 1 to {last}")
        ply = self.live_game.history.plies[number - 1]
        start = with_hidden_cards_normalized(self._as_known(ply.after))
        with keeping():
            self._go(start, say("help-at", place=number, most=last))
        self._ply, self._number = ply, number
        self._show()

    def show_turn(self, seat: int) -> None:
        """Show the last turn of a seat, step by step; again, return to the live game."""
        turn = last_turns(self.live_game.history.plies).get(seat)
        if self.shown_seat == seat or turn is None:
            self.back()
            return
        with keeping():
            told = turn_line(turn, self.live_game.names, turn.plies[-1].after)
        self.show_line(turn.plies[0].before, [ply.action for ply in turn.moves or turn.plies], told)
        self._turn, self._ply = turn, turn.plies[-1]
        self.see_step(self.step_count)

    @property
    def shown_seat(self) -> int | None:
        """The seat whose last turn is shown, if any."""
        return None if self._turn is None else self._turn.seat

    def show_line(self, start: State, line: Sequence[Action], note: str) -> None:
        """Show the first step of a line on another position; :meth:`see_step` goes through it."""
        # Playing on from there must not reveal hidden cards.
        history = History(with_hidden_cards_normalized(start))
        self._go(history.start, note)
        self._better = [history.play(action) for action in line]
        self.see_step(min(1, self.step_count))

    @property
    def step_count(self) -> int:
        """The number of steps of the better turn that is shown, or -1."""
        return len(self._better) or -1

    @property
    def shows_better(self) -> bool:
        """True in a better turn, where the game is not played beyond the turn."""
        return bool(self._better)

    @property
    def is_played(self) -> bool:
        """True where the game can go on: not in a better turn, nor with cards that are hidden."""
        chooses = self._board.state.phase is Phase.GUARDIANS
        return not (self.is_active and (self.shows_better or chooses))

    @property
    def is_untouched(self) -> bool:
        """True in another position in which nothing has been tried."""
        return self.is_active and self._board.game.is_last(self._first)

    def see_step(self, step: int) -> None:
        """Show the better turn after a number of its steps, without what was tried in between."""
        if step not in range(self.step_count + 1):
            raise ValueError(say("learn-no-step", most=max(self.step_count, 0)))
        history = History(self._better[0].before, secrets=False)
        for ply in self._better:
            history.play(ply.action)
        history.go_to(step)
        if self._turn is not None:
            ended = step == self.step_count
            self._number = self._turn.last + 1 if ended else self._turn.first + step
        self._first = self._board.game.take_up(history)
        self._show()

    def step_bar(self) -> list[Slider]:
        """Return the bar through the better turn, unless something else was tried."""
        history, most = self._board.game.history, self.step_count
        if list(history.line) != [ply.action for ply in self._better]:
            return []
        at = history.place
        told = say("learn-step", step=at, most=most)
        bar = step_bar("see_step", told, at, most)
        return [replace(bar, steps=[replace(step, keys=()) for step in bar.steps])]

    @in_own_language
    def _show(self) -> None:
        board = self._board
        with keeping():
            board._answer = board._status()
        board._show()
        board._run_background()

    def back(self) -> None:
        if self._live is not None:
            self._board._subject = self._live
            self.leave()
            self._show()

    def _go(self, start: State, note: str) -> None:
        self._live = live = self.live_game
        self._note, self._better, self._ply, self._turn = note, (), None, None
        with keeping():
            game = Game(state=start, names=live.typed, seed=live.seed, hand_over=False)
            self._first = game.describe()
        game.history.secrets = False
        self._board._subject = game

    def leave(self) -> None:
        """Forget the other position; the caller puts a game on the board."""
        self._live = self._ply = self._turn = None
        self._better = ()

    def _as_known(self, state: State) -> State:
        """Return the state before this round's cards were chosen, while they are secret.

        The remaining cards would reveal them.
        """
        live = self.live_game.state
        if (
            state.phase is not Phase.GUARDIANS
            or live.phase is Phase.OVER
            or state.round != live.round
        ):
            return state
        before = (ply.before for ply in self.live_game.history.plies)
        chosen = (one for one in before if (one.phase, one.round) == (state.phase, state.round))
        return next(chosen, state)

    def decorate(self, view: View) -> View:
        # The same board, seen as before.
        view = replace(view, subject=self.live_game, home=0 if self.shows_better else view.home)
        if self._live is not None and (tried := self._board.game.history.plies):
            return with_turns(view, self._board.state, turns_of(tried))
        ply = None if self._board.game.history.plies else self._ply
        return view if ply is None else with_effect(view, last_effect(ply))

    def restore(self, snapshot: Mapping[str, Any]) -> None:
        self.leave()

    @property
    def plies(self) -> Sequence[Ply]:
        """The plies of the live game up to the position shown; none for a better turn."""
        plies = self.live_game.history.plies
        return plies if self._live is None else plies[: self._number if self._ply else 0]

    def answer(self) -> Answer:
        """Return the answer here: what the position is, or to what was tried, and its points."""
        game = self._board.game
        if not self.is_untouched:
            turns = turns_of(game.history.plies)[:1]
            gains = [say("help-so-far", points=signed(turn.gain)) for turn in turns]
            return with_words(self._board.answer, *gains)
        plies, told = game.history.plies, [again(self._note)]
        if plies and self._turn is None:  # whose line tells its points, too
            words = say("help-so-far", points=signed(turns_of(plies)[0].gain))
            what = action_words(plies[-1].before, plies[-1].action, self.live_game.names)
            told = told if len(plies) == 1 else []
            told.append(say("learn-done", what=what, sum=words))
        return Answer(sentences(told))

    def buttons(self) -> list[Button]:
        """Return the button that leads back to the live game."""
        if self._live is None:
            return []
        return [Button("back_to_mine", say("help-back"), primary=True, keys=("escape",))]
