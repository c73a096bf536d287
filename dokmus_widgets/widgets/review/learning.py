"""Practice of single turns of a reviewed game, and its better turns step by step."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any, ClassVar

from dokmus_widgets.analysis.turns import best_end
from dokmus_widgets.core import Action, State, is_whole
from dokmus_widgets.drawing import Mark, Trail
from dokmus_widgets.explain import Answer, action_words, keeping, say, sentences, signed
from dokmus_widgets.explore.effects import spaces_of_plies
from dokmus_widgets.play.history import History, Ply
from dokmus_widgets.play.prompts import turn_note
from dokmus_widgets.play.review.facts import TurnMade, total
from dokmus_widgets.play.review.learning import Verdict, judge, turns_to_learn
from dokmus_widgets.widgets.board import Part, Press, Presses, Section, View, plain
from dokmus_widgets.widgets.board.presses import number
from dokmus_widgets.widgets.game.board import GameBoard
from dokmus_widgets.widgets.game.hinting import HINT_STAGES, hint_buttons, hint_stages, with_hint
from dokmus_widgets.widgets.game.slots import button_row, turn_sections
from dokmus_widgets.widgets.review.comments import Comments
from dokmus_widgets.widgets.review.replay import Replay
from dokmus_widgets.widgets.review.sheet import compared_words, step_bar, turn_heading
from dokmus_widgets.widgets.sections import Button, Note, Options, Toolbar, in_slots
from dokmus_widgets.widgets.sections.basic import undo_redo
from dokmus_widgets.widgets.sections.explorers import Slider


class Learning(Part):
    """A turn that is played anew, or whose better turn is shown; the game waits meanwhile.

    ``turn``: that turn, or None; ``shows_best``: whether its better turn is on the board; ``met``:
    the first plies of the turns whose new try counted; ``on_met``: called when there is another.
    """

    presses: ClassVar[Presses] = {
        "learn": Press(number, offers=lambda part: part.places),
        "show_best": Press(number, offers=lambda part: part.places),
        "see_step": Press(number, offers=lambda part: range(part.step_count + 1)),
        **plain("hint", "do_hint"),
    }

    def __init__(self, board: GameBoard, replay: Replay, comments: Comments) -> None:
        self._board, self._replay, self._comments = board, replay, comments
        self.met: set[int] = set()
        self.on_met: Callable[[], object] = lambda: None
        self._is_rule_told = False
        #: The place of the game that was shown before.
        self.left = 0
        self.leave()

    def leave(self) -> None:
        """Forget the turn; the caller puts a place of the game on the board."""
        self.turn: TurnMade | None = None
        self.shows_best = False
        self._hints, self._most_hints, self._is_hinting = 0, 0, False

    @property
    def places(self) -> list[int]:
        """The first places of the turns whose best line is known."""
        review = self._replay.review
        return [turn.first for turn in review.turns if review.known(turn)]

    @property
    def step_count(self) -> int:
        """The number of steps of the better turn that is shown; its end is none of them."""
        return len(self._best_line) if self.shows_best else -1

    @property
    def verdict(self) -> Verdict | None:
        """The verdict on the try, once its turn is over."""
        if self.turn is None or self.shows_best:
            return None
        best = self._replay.review.best(self.turn)
        return judge(self._board.game.history, self.turn, best.points)

    @property
    def is_closed(self) -> bool:
        """True while the board accepts no actions: the turn is over, or a better one is shown."""
        return self.shows_best or self.verdict is not None

    @property
    def _best_line(self) -> tuple[Action, ...]:
        return () if self.turn is None else self._replay.review.best(self.turn).line[:-1]

    def learn(self, place: int | None = None) -> Answer:
        """Play a turn of the game anew, judged by its points; by default the costliest one.

        ``place``: any place of the turn. Raise ``ValueError`` for a place in no turn.
        """
        return self._board._do(lambda: self._learn(self._turn_at(place)))

    def show_best(self, place: int | None = None) -> Answer:
        """Show the better turn from its first step; :meth:`see_step` goes through it."""
        return self._board._do(lambda: self._show_best(self._turn_at(place)))

    def see_step(self, step: int) -> Answer:
        """Show the better turn after a number of its actions."""
        return self._board._do(lambda: self._see_step(step))

    def hint(self) -> Answer:
        """Give a hint on the turn that is played anew: where to look, what to do, then why."""
        return self._board._do(self._hint)

    def _turn_at(self, place: int | None) -> TurnMade | None:
        review = self._replay.review
        if place is not None:
            for turn in review.turns:
                if is_whole(place) and turn.first <= place < turn.last:
                    return turn
            raise ValueError(say("review-no-turn"))
        for turn in review.turns:
            review.best(turn)
        costliest = turns_to_learn(review, self._replay.own)
        return costliest[0][0] if costliest else None

    def _begin(self, turn: TurnMade) -> None:
        self._replay.review.best(turn)
        self.left = self._replay.place if self.turn is None else self.left
        self._board.game.take_up(History(turn.before, secrets=False))
        self.leave()
        self.turn, self._comments.marking = turn, False

    def _learn(self, turn: TurnMade | None) -> Answer:
        game = self._board.game
        if turn is None:
            return game.refuse(say("learn-none"))
        self._begin(turn)
        words = [self._task(turn)]
        if not self._is_rule_told:
            words.append(say("learn-rule"))
            self._is_rule_told = True
        return game.tell(Answer(sentences(words)))

    def _task(self, turn: TurnMade) -> str:
        missed = self._replay.review.best(turn).points - turn.made
        return say("learn-asked", round=turn.round, points=missed, made=turn.made)

    def _show_best(self, turn: TurnMade | None) -> Answer:
        if turn is None:
            return self._board.game.refuse(say("learn-none"))
        self._begin(turn)
        self.shows_best = True
        for action in self._best_line:
            self._board.game.history.play(action)
        return self._see_step(min(1, self.step_count))

    def _see_step(self, step: int) -> Answer:
        turn, game = self.turn, self._board.game
        if turn is None or step not in range(self.step_count + 1):
            raise ValueError(say("learn-no-step", most=max(self.step_count, 0)))
        game.history.go_to(step)
        game.take_up(game.history)
        words = say("learn-instead", best=self._replay.review.best(turn).points, made=turn.made)
        if step:
            ply = game.history.plies[-1]
            if step < self.step_count:
                gained = total(ply.after, turn.seat) - total(turn.before, turn.seat)
                words = say("help-so-far", points=signed(gained))
            what = action_words(ply.before, ply.action, game.names)
            words = say("learn-done", what=what, sum=words)
        return game.tell(Answer(words))

    def _hint(self) -> Answer:
        game = self._board.game
        if self.turn is None or self.is_closed:
            return game.refuse(say("learn-no-hint"))
        self._hints, self._is_hinting = min(self._hints + 1, HINT_STAGES), True
        stages = hint_stages(game.state, self._next_actions())
        self._most_hints = len(stages)
        return game.tell(Answer(stages[: self._hints][-1]))

    def do_hint(self) -> Answer:
        """Play what the hint proposes."""
        if self.turn is None or self.is_closed or not self._hints:
            return self._board._act(lambda game: game.refuse(say("help-none")))
        return self._board.act(self._next_action())

    def hint_buttons(self) -> list[Button]:
        """Return the buttons for the hint that was just given."""
        return hint_buttons(self._hints, self._most_hints) if self._is_hinting else []

    def _next_action(self) -> Action:
        return self._next_actions()[0]

    def _next_actions(self) -> Sequence[Action]:
        """Return the rest of the best line, or of the best end from where the try is."""
        assert self.turn is not None
        line = self._replay.review.best(self.turn).line
        history = self._board.game.history
        played = tuple(ply.action for ply in history.plies)
        if line[: len(played)] == played:
            return line[len(played) :]
        return best_end(history.state).line

    def before_user_action(self) -> None:
        self._is_hinting = False

    def after_user_action(self, before: State) -> None:
        game, verdict = self._board.game, self.verdict
        if game.state is before:
            return
        self._hints = 0
        if verdict is None or self.turn is None:
            return
        facts = {**verdict._asdict(), "least": verdict.least}
        if verdict.counts:
            self.met.add(self.turn.first)
            self.on_met()
        name = "learn-counts" if verdict.counts else "learn-missed"
        with keeping():
            self._board._answer = game.tell(Answer(say(name, **facts), verdict.counts))

    def decorate(self, view: View) -> View:
        game, plies = self._board.game, self._shown_plies
        steps = [*spaces_of_plies(plies)]
        marks = [Mark("step", *space, str(step)) for step, space in steps]
        trails = view.trails
        if self.shows_best and self.turn is not None:
            way = [space for _, space in steps]
            trails += tuple(Trail("temple", pair) for pair in pairwise(way))
            if way and len(plies) == self.step_count:
                best = self._replay.review.best(self.turn).points
                marks.append(Mark("worth", *way[-1], f"+{best}"))
        if self._hints and not self.is_closed:
            view = with_hint(view, game.state, self._next_action(), self._hints)
        if self.is_closed:
            view = replace(view, free=0, paid=0, pickable=0, choosable=(), home=0)
        if self.shows_best or not self._replay.sections.is_trying:
            view = replace(view, keys="review-keys", home=0)
        return replace(view, marks=[*view.marks, *marks], trails=trails)

    @property
    def _shown_plies(self) -> list[Ply]:
        """The plies of the turn on the board, up to its shown place."""
        plies = self._board.game.history.plies
        if self.turn is not None:
            return plies
        turn = self._replay.sections.current_turn()
        return [] if turn is None else plies[turn.first :]

    def snapshot(self) -> dict[str, Any]:
        first = None if self.turn is None else self.turn.first
        met = [self.shows_best, self._is_rule_told, self._hints, sorted(self.met)]
        return {"learning": [first, *met, self.left]}

    def restore(self, snapshot: Mapping[str, Any]) -> None:
        usual = (None, False, False, 0, (), 0)
        stored = (*snapshot.get("learning", ()),)
        first, best, told, hints, met, left = stored + usual[len(stored) :]
        turns = {turn.first: turn for turn in self._replay.review.turns}
        game = self._board.game
        self.leave()
        if first in turns and game.history.start == turns[first].before:
            self.turn, self.shows_best, self._hints = turns[first], bool(best), int(hints)
            self.left = min(max(int(left), 0), len(self._replay.review.states) - 1)
            game.tell(Answer(self._task(turns[first])))
        self._is_rule_told, self.met = bool(told), {*map(int, met)}

    def chips(self) -> list[Section]:
        """Return the turns to learn from, each with the points that it missed."""
        review, names = self._replay.review, self._board.names
        turns = turns_to_learn(review, self._replay.own)
        several = len({turn.seat for turn, _ in turns}) > 1
        buttons = [
            Button(
                "learn",
                say(
                    "learn-chip-who" if several else "learn-chip",
                    round=turn.round,
                    who=names[turn.seat],
                    missed=signed(-missed),
                ),
                turn.first,
                pressed=turn is self.turn,
                hint="✓" if turn.first in self.met else "",
            )
            for turn, missed in turns
        ]
        is_counting = len(self.places) < len(review.turns)
        title = say("learn-title", count=len(turns)) if turns or is_counting else say("learn-none")
        counting = compared_words(review) if is_counting else ""
        return [Options(title, buttons, counting)] if review.turns else []

    def slots(
        self, answer: Section, info: list[Section], unseen: Sequence[Button]
    ) -> list[Section]:
        """Return the slots while a turn is played anew, or its better turn is shown.

        ``info``: what scrolls; ``unseen``: buttons for keyboard shortcuts only.
        """
        assert self.turn is not None
        game, first, verdict = self._board.game, self.turn.first, self.verdict
        history, following = game.history, self._following()
        best = Button("show_best", say("learn-best"), first)
        tools = [best, Button("come_back", say("page-back", page="review"))]
        if self.is_closed:
            counts = verdict is not None and verdict.counts and following is not None
            name = "learn-again" if verdict else "learn-try"
            ways = [Button("learn", say(name), first, primary=not counts)]
            if following is not None:
                ways.insert(0, Button("learn", say("learn-next"), following, primary=counts))
            actions: list[Section] = [button_row(ways) if verdict else self.bar()]
            tools = tools if verdict else [*ways, tools[1]]
        else:
            actions = turn_sections(game)
            hint = Button("hint", say("course-hint"), icon="hint", keys=("h",))
            tools = [*undo_redo(history.can_undo, history.can_redo, icons=True), hint, *tools]
        heading = turn_heading(self.turn, game.names)
        toolbar = Toolbar(say("learn-ways"), tools, unseen=unseen)
        note = turn_note(game.state)
        told = [*([Note(note)] if note else []), *info]
        return in_slots(heading, answer, actions, toolbar, told, topic=f"learn {first}")

    def _following(self) -> int | None:
        """Return the next turn to learn from, in order, whose try has not counted."""
        turns = [turn for turn, _ in turns_to_learn(self._replay.review, self._replay.own)]
        at = turns.index(self.turn) + 1 if self.turn in turns else 0
        left = [turn.first for turn in turns[at:] + turns[:at] if turn.first not in self.met]
        return next((first for first in left if self.turn and first != self.turn.first), None)

    def bar(self) -> Slider:
        """Return the bar that goes through the steps of the better turn."""
        assert self.turn is not None
        at, most = self._board.game.history.place, self.step_count
        told = say("learn-step", step=at, most=most)
        return step_bar("see_step", told, at, most)
