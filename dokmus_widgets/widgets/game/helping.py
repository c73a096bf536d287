"""Help while playing, each kind to be switched on alone: it is worked out between the clicks."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar, Final

from dokmus_widgets.core import Action, ChooseGuardian, Phase, State
from dokmus_widgets.core.observe import with_hidden_cards_normalized
from dokmus_widgets.explain import Answer, say
from dokmus_widgets.explain.actions import tile_name
from dokmus_widgets.explain.answers import Telling
from dokmus_widgets.explain.asked import asked_words
from dokmus_widgets.explain.reasons import why_words
from dokmus_widgets.explain.seats import sentences
from dokmus_widgets.play import Game, Tool
from dokmus_widgets.widgets.board.live import marks_of
from dokmus_widgets.widgets.board.presses import Press, Presses, one_of, plain
from dokmus_widgets.widgets.board.preview import Preview
from dokmus_widgets.widgets.board.thinking import Pause
from dokmus_widgets.widgets.board.tried import clicked_spaces, slot_of
from dokmus_widgets.widgets.board.view import View
from dokmus_widgets.widgets.board.widget import BoardWidget
from dokmus_widgets.widgets.game.opponents import OpponentsBoard
from dokmus_widgets.widgets.game.reaching import reach_tints, with_way
from dokmus_widgets.widgets.game.view import preview_of
from dokmus_widgets.widgets.sections.basic import Button, Buttons, Note

if TYPE_CHECKING:
    from dokmus_widgets.analysis.players import Choice
    from dokmus_widgets.analysis.turns import ReachMap
    from dokmus_widgets.play.helping import LookBack

#: What a card may bring, where a turn can get to, hints, a look back at each turn.
HELPS: Final = ("cards", "reach", "hints", "coach")
#: Seconds for a map of what can be reached: what is found by then can be.
_REACH_SECONDS: Final = 0.25


class HelpingBoard(OpponentsBoard):
    """A game with help: ``helps``, those of ``HELPS`` that are switched on."""

    presses: ClassVar[Presses] = {
        **OpponentsBoard.presses,
        "switch_help": Press(one_of(HELPS)),
        **plain("hint", "see_better", "back_to_mine", again=False),
        **plain("do_hint"),
    }

    def __init__(self, *given: Any, helps: Iterable[str] = (), **options: Any) -> None:
        self._helps = frozenset(helps) & {*HELPS}
        self._cards: tuple[State, dict[int, int]] | None = None
        self._reach: tuple[State, ReachMap] | None = None
        self._hint: tuple[State, Choice] | None = None
        self._stage = 0
        self._seen: tuple[tuple[int, ...], LookBack | None] = (), None
        self._mine: Game | None = None
        self._apart: Callable[[], str] = str
        super().__init__(*given, **options)

    @property
    def own(self) -> Game:
        """One's own game, while another one is shown too."""
        return self._mine or self.game

    @property
    def helps(self) -> tuple[str, ...]:
        """What is switched on, of ``HELPS``."""
        return tuple(one for one in HELPS if one in self._helps)

    def switch_help(self, kind: str) -> Answer:
        """Switch a kind of help on or off; ``ValueError`` for one that there is not."""
        if kind not in HELPS:
            raise ValueError(f"there is no help {kind!r}; there are {', '.join(HELPS)}")
        self._helps ^= {kind}
        on = "yes" if kind in self._helps else "no"

        def told(_game: Game) -> Answer:
            return Answer(say("help-told", kind=say(f"help-{kind}"), on=on))

        return self._act(lambda game: game.tell(told))

    def hint(self) -> None:
        """Ask for a hint, or for more of it: where to look, then what to do."""
        self._stage = min(self._stage + 1, 2)
        self._go_on()
        self._show()

    def do_hint(self) -> Answer:
        """Do what the hint says."""
        found = self._hint
        if found is None or found[0] is not self.game.state:
            return self._do(lambda: self.game.refuse(lambda: say("help-none")))
        return self.act(found[1].action)

    def see_better(self) -> None:
        """Show on the board the turn that the coach has found, in a game apart from one's own."""
        look = self._seen[1]
        if look is None or not look.is_beaten or self._mine is not None:
            return
        # To play on from there must not turn up what others hold.
        start = with_hidden_cards_normalized(self.game.history.all_plies[look.at].before)
        self._set_apart(start, lambda: say("help-trying"))
        self._show()
        self._driver.run(self._shown(look.best.line))

    def back_to_mine(self) -> None:
        """Leave what was shown, and go on with one's own game as it was."""
        if self._mine is not None:
            self.subject = self._mine
            self._leave_apart()
            self._driver.stop()
            self._retell()
            self._go_on()

    def _set_apart(self, start: State, told: Callable[[], str]) -> None:
        """Show a game of its own, from this position; what is ``told`` of it."""
        self._mine = mine = self.own
        self._apart = told
        self.subject = Game(state=start, names=mine.typed, seed=mine.seed, hand_over=False)
        self.subject.history.secrets = False

    def _leave_apart(self) -> None:
        self._mine = None

    # How it is worked out

    def _shown(self, line: Sequence[Action]) -> Generator[object]:
        for action in line:
            yield Pause(self.pace)
            self._step(lambda made=action: self.game.act(made))  # type: ignore[misc]

    def _go_on(self) -> None:
        if self._mine is None:
            super()._go_on()
        else:
            self._driver.nudge()

    def _is_wanted(self) -> bool:
        return super()._is_wanted() or bool(self._open_questions())

    def _open_questions(self) -> list[Callable[[], Generator[object]]]:
        """What is still to be worked out for this position."""
        game, state, wanted = self.game, self.game.state, []
        ours = not game.waits and not game.curtain
        if "coach" in self._helps:
            from dokmus_widgets.play.helping import last_turn

            if last_turn(game.history, game.opponents.seats) != self._seen[0]:
                wanted.append(self._look_back)
        if ours and state.phase is Phase.GUARDIANS and "cards" in self._helps:
            wanted += [self._weigh_cards] if _is_old(self._cards, state) else []
        if ours and state.phase is Phase.TURNS and "reach" in self._helps:
            wanted += [self._map_reach] if _is_old(self._reach, state) else []
        if ours and self._stage and state.phase is not Phase.OVER:
            wanted += [self._find_hint] if _is_old(self._hint, state) else []
        return wanted

    def _work(self) -> Generator[object]:
        while questions := self._open_questions():
            yield from questions[0]()
            self._show()
        if super()._is_wanted():
            yield from super()._work()
            yield from self._work()

    def _look_back(self) -> Generator[object]:
        from dokmus_widgets.play.helping import last_turn, look_back

        line = self.game.history
        places = last_turn(line, self.game.opponents.seats)
        self._seen = places, (yield from look_back(line, places)) if places else None

    def _weigh_cards(self) -> Generator[object]:
        from dokmus_widgets.play.helping import card_points

        state = self.game.state
        self._cards = state, (yield from card_points(state))

    def _map_reach(self) -> Generator[object]:
        from dokmus_widgets.analysis.turns import Watch, mapping_reach

        state = self.game.state
        reach = yield from mapping_reach(state, Watch(seconds=_REACH_SECONDS))
        self._reach = state, reach
        self._show()
        yield from reach.preparing()

    def _find_hint(self) -> Generator[object]:
        from dokmus_widgets.play.helping import hint

        state = self.game.state
        self._hint = state, (yield from hint(self.game.history))

    def _do(self, deed: Callable[[], Answer | Telling]) -> Answer:
        before = self.game.state
        answer = super()._do(deed)
        if self.game.state is not before and self._stage:
            self._stage = 0
            self._show()
        return answer

    # To be kept

    def _stand_as(self, stand: Mapping[str, Any]) -> None:
        self._leave_apart()
        self._helps = frozenset(stand.get("helps", self._helps)) & {*HELPS}

    # What is shown of it

    def _helped(self, view: View) -> View:
        """A view with what helps on the board."""
        state = self.game.state
        if reach := self._reach_shown():
            tints = (*view.tints, *reach_tints(state, reach))
            view = replace(view, tints=tints, previews_all=self.game.tool is Tool.PLACE)
        if self._stage > 1 and self._hint is not None and not _is_old(self._hint, state):
            marks = marks_of("chosen", clicked_spaces(state, self._hint[1].action))
            view = replace(view, marks=[*view.marks, *marks])
        return view

    def _reach_shown(self) -> ReachMap | None:
        """Where the turn can get to, while that is shown."""
        if self._reach is None or _is_old(self._reach, self.game.state):
            return None
        return self._reach[1] if "reach" in self._helps else None

    def _preview(self, board: BoardWidget, space: str) -> Preview:
        preview, reach = preview_of(self.game, space), self._reach_shown()
        if reach is None or self.game.tool is not Tool.PLACE:
            return preview
        return with_way(preview, self.game.state, reach, space)

    def _help_sections(self) -> list[Note | Buttons]:
        """The switches of all help, and what it tells."""
        game, shown = self.game, list[Note | Buttons]()
        if self._mine is not None:
            back = Button("back_to_mine", say("help-back"), primary=True)
            return [Note(self._apart()), Buttons(say("help-label"), [back])]
        parts = [
            Button("switch_help", say(f"help-{kind}"), kind, pressed=kind in self._helps)
            for kind in HELPS
        ]
        look = self._seen[1]
        if look is not None and "coach" in self._helps:
            shown.append(Note(_looked_words(look)))
            if look.is_beaten:
                parts.append(Button("see_better", say("help-see")))
        ours = not game.waits and not game.curtain and game.state.phase is not Phase.OVER
        if ours and "hints" in self._helps:
            shown += self._hint_note()
            parts.append(Button("hint", say("help-more" if self._stage else "help-hint")))
            if self._stage > 1:
                parts.append(Button("do_hint", say("help-do")))
        if "reach" in self._helps and ours and game.state.phase is Phase.TURNS:
            shown.append(Note(say("help-reach-note")))
        return [*shown, Buttons(say("help-label"), parts)]

    def _hint_note(self) -> list[Note]:
        if not self._stage:
            return []
        state = self.game.state
        if self._hint is None or _is_old(self._hint, state):
            return [Note(say("help-thinks"))]
        choice = self._hint[1]
        if self._stage == 1:
            return [Note(_area_words(state, choice.action))]
        what = say("help-what", what=asked_words(state, choice.action))
        return [Note(sentences([what, why_words(choice.why, say("help-coach"))]))]

    @property
    def _card_hints(self) -> dict[int, str]:
        """What is told of the cards that can be chosen."""
        if self._cards is None or _is_old(self._cards, self.game.state):
            return {}
        if "cards" not in self._helps:
            return {}
        return {card: say("help-card", points=n) for card, n in self._cards[1].items()}


def _is_old(found: tuple[State, Any] | None, state: State) -> bool:
    return found is None or found[0] is not state


def _looked_words(look: LookBack) -> str:
    better = "yes" if look.is_beaten else "no"
    if not look.best.exact:
        better = "some" if look.is_beaten else "unknown"
    return say("help-looked", made=look.made, possible=look.best.points, better=better)


def _area_words(state: State, action: Action) -> str:
    """Where to look, and no more."""
    if isinstance(action, ChooseGuardian):
        return say("help-area-card", half="low" if action.card < 3 else "high")
    slot, spaces = slot_of(state, action), clicked_spaces(state, action)
    if slot is None and spaces:
        slot = state.island.frame.slot_of(spaces[-1])
    if slot is None:
        return say("help-area-none")
    kind = "tile" if slot_of(state, action) is not None else "token"
    return say("help-area", tile=tile_name(state, slot), kind=kind)
