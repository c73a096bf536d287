"""Help for the player, each kind switched on separately and computed in the background."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar, Final

from dokmus_widgets.core import Action, ChooseGuardian, Phase, State
from dokmus_widgets.explain import Answer, say
from dokmus_widgets.explain.actions import tile_name
from dokmus_widgets.explain.asked import asked_words
from dokmus_widgets.explain.messages import keeping, speaking
from dokmus_widgets.explain.reasons import reason_words
from dokmus_widgets.explain.seats import sentences
from dokmus_widgets.play import Game, Tool
from dokmus_widgets.play.arguments import read_choice
from dokmus_widgets.widgets.board.action_marks import clicked_spaces, slot_of
from dokmus_widgets.widgets.board.part import Part
from dokmus_widgets.widgets.board.presses import Press, Presses, one_of, plain
from dokmus_widgets.widgets.board.preview import Preview
from dokmus_widgets.widgets.board.scene_data import marks_of
from dokmus_widgets.widgets.board.sheet import Section
from dokmus_widgets.widgets.board.view import View
from dokmus_widgets.widgets.game.board import GameBoard
from dokmus_widgets.widgets.game.excursion import Excursion
from dokmus_widgets.widgets.game.opponents import OpponentTurns
from dokmus_widgets.widgets.game.reach import reach_tints, with_path
from dokmus_widgets.widgets.game.view import preview_of
from dokmus_widgets.widgets.sections.basic import Button, Buttons, Note

if TYPE_CHECKING:
    from dokmus_widgets.analysis.players import Decision
    from dokmus_widgets.analysis.turns import ReachMap
    from dokmus_widgets.play.hints import LookBack

#: Card values, reachable spaces, hints, a review of each turn.
HELPS: Final = ("cards", "reach", "hints", "coach")
#: The time limit of the search for reachable spaces.
_REACH_SECONDS: Final = 0.25


def read_helps(helps: object) -> frozenset[str]:
    """Parse kinds of help; raise ``ValueError`` for an unknown one."""
    asked = [helps] if isinstance(helps, str) or not isinstance(helps, Iterable) else helps
    return frozenset(read_choice("helps", one, HELPS) for one in asked)


class Help(Part):
    """Help for the player: card values, reachable spaces, hints, and a review of each turn.

    ``kinds``: those of ``HELPS`` that are switched on.
    """

    presses: ClassVar[Presses] = {
        "switch_help": Press(one_of(HELPS), "switch"),
        **plain("hint", "see_better", again=False),
        **plain("do_hint"),
    }

    def __init__(
        self, board: GameBoard, excursion: Excursion, opponents: OpponentTurns, kinds: Iterable[str]
    ) -> None:
        self._board, self._excursion, self._opponents = board, excursion, opponents
        self._kinds = frozenset(kinds)
        self._cards: tuple[State, dict[int, int]] | None = None
        self._reach: tuple[State, ReachMap] | None = None
        self._hint: tuple[State, Decision] | None = None
        self._stage = 0
        self._reviewed: tuple[tuple[int, ...], LookBack | None] = (), None

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(one for one in HELPS if one in self._kinds)

    def switch(self, kind: str) -> Answer:
        """Switch a kind of help on or off; raise ``ValueError`` for an unknown one."""
        if kind not in HELPS:
            raise ValueError(f"there is no help {kind!r}; there are {', '.join(HELPS)}")

        def switched(game: Game) -> Answer:
            self._kinds ^= {kind}
            on = "yes" if kind in self._kinds else "no"
            return game.tell(Answer(say("help-told", kind=say(f"help-{kind}"), on=on)))

        return self._board._act(switched)

    def hint(self) -> None:
        """Give a hint: first where to look, then what to do."""
        self._stage = min(self._stage + 1, 2)
        self._board._show()
        self._board._run_background()

    def do_hint(self) -> Answer:
        if self._hint is None or _is_outdated(self._hint, self._game.state):
            return self._board._act(lambda game: game.refuse(say("help-none")))
        return self._board.act(self._hint[1].action)

    def see_better(self) -> None:
        """Play the better turn that the review found, while the game waits."""
        look = self._reviewed[1]
        if look is not None and look.is_beaten and not self._excursion.is_active:
            start = self._game.history.all_plies[look.at].before
            with speaking(self._board.language), keeping():
                note = say("help-trying")
            self._excursion.play(start, look.best.line, note, self._opponents.pace)

    @property
    def _game(self) -> Game:
        return self._board.game

    # Background work

    @property
    def has_work(self) -> bool:
        return not self._excursion.is_active and bool(self._pending_work())

    def work(self) -> Generator[object]:
        while self.has_work:
            yield from self._pending_work()[0]()
            self._board._show()

    def _pending_work(self) -> list[Callable[[], Generator[object]]]:
        game, state, pending = self._game, self._game.state, []
        if "coach" in self._kinds:
            from dokmus_widgets.play.hints import last_turn

            if last_turn(game.history, game.opponents.seats) != self._reviewed[0]:
                pending.append(self._look_back)
        if not self._is_our_turn:
            return pending
        if state.phase is Phase.GUARDIANS and "cards" in self._kinds:
            pending += [self._find_card_points] if _is_outdated(self._cards, state) else []
        if state.phase is Phase.TURNS and "reach" in self._kinds:
            pending += [self._map_reach] if _is_outdated(self._reach, state) else []
        if self._stage and state.phase is not Phase.OVER:
            pending += [self._find_hint] if _is_outdated(self._hint, state) else []
        return pending

    @property
    def _is_our_turn(self) -> bool:
        return not self._game.waits and not self._game.curtain

    def _look_back(self) -> Generator[object]:
        from dokmus_widgets.play.hints import last_turn, look_back

        line = self._game.history
        places = last_turn(line, self._game.opponents.seats)
        self._reviewed = places, (yield from look_back(line, places)) if places else None

    def _find_card_points(self) -> Generator[object]:
        from dokmus_widgets.play.hints import card_points

        state = self._game.state
        self._cards = state, (yield from card_points(state))

    def _map_reach(self) -> Generator[object]:
        from dokmus_widgets.analysis.turns import Deadline, reach_map_incrementally

        state = self._game.state
        reach = yield from reach_map_incrementally(state, Deadline(seconds=_REACH_SECONDS))
        self._reach = state, reach
        self._board._show()
        yield from reach.prepare_lines()

    def _find_hint(self) -> Generator[object]:
        from dokmus_widgets.play.hints import hint

        state = self._game.state
        self._hint = state, (yield from hint(self._game.history))

    def after_user_action(self, before: State) -> None:
        if self._game.state is not before:
            self._stage = 0

    def snapshot(self) -> dict[str, Any]:
        return {"helps": [*self.kinds]}

    def restore(self, snapshot: Mapping[str, Any]) -> None:
        self._kinds = frozenset(snapshot.get("helps", self._kinds)) & {*HELPS}
        self._stage = 0

    def decorate(self, view: View) -> View:
        state = self._game.state
        if reach := self._reach_shown():
            tints = (*view.tints, *reach_tints(state, reach))
            view = replace(view, tints=tints, previews_all=self._game.tool is Tool.PLACE)
        if self._stage > 1 and self._hint is not None and not _is_outdated(self._hint, state):
            marks = marks_of("chosen", clicked_spaces(state, self._hint[1].action))
            view = replace(view, marks=[*view.marks, *marks])
        return view

    def _reach_shown(self) -> ReachMap | None:
        if self._reach is None or _is_outdated(self._reach, self._game.state):
            return None
        return self._reach[1] if "reach" in self._kinds else None

    def preview(self, space: str) -> Preview:
        """Return the preview of a click on a space, with the path to it where that is known."""
        preview, reach = preview_of(self._game, space), self._reach_shown()
        if reach is None or self._game.tool is not Tool.PLACE:
            return preview
        return with_path(preview, self._game.state, reach, space)

    def sections(self) -> list[Section]:
        notes = list[Section]()
        buttons = [
            Button("switch_help", say(f"help-{kind}"), kind, pressed=kind in self._kinds)
            for kind in HELPS
        ]
        look = self._reviewed[1]
        if look is not None and "coach" in self._kinds:
            notes.append(Note(_review_words(look)))
            if look.is_beaten:
                buttons.append(Button("see_better", say("help-see")))
        ours = self._is_our_turn and self._game.state.phase is not Phase.OVER
        if ours and "hints" in self._kinds:
            notes += self._hint_note()
            buttons.append(Button("hint", say("help-more" if self._stage else "help-hint")))
            if self._stage > 1:
                buttons.append(Button("do_hint", say("help-do")))
        if "reach" in self._kinds and ours and self._game.state.phase is Phase.TURNS:
            notes.append(Note(say("help-reach-note")))
        return [*notes, Buttons(say("help-label"), buttons)]

    def _hint_note(self) -> list[Note]:
        if not self._stage:
            return []
        state = self._game.state
        if self._hint is None or _is_outdated(self._hint, state):
            return [Note(say("help-thinks"))]
        choice = self._hint[1]
        if self._stage == 1:
            return [Note(_area_words(state, choice.action))]
        what = say("help-what", what=asked_words(state, choice.action))
        return [Note(sentences([what, reason_words(choice.reason, say("help-coach"))]))]

    @property
    def card_hints(self) -> dict[int, str]:
        """The value of each guardian card that can be chosen, in words."""
        if self._cards is None or _is_outdated(self._cards, self._game.state):
            return {}
        if "cards" not in self._kinds:
            return {}
        return {card: say("help-card", points=n) for card, n in self._cards[1].items()}


def _is_outdated(found: tuple[State, Any] | None, state: State) -> bool:
    return found is None or found[0] is not state


def _review_words(look: LookBack) -> str:
    better = "yes" if look.is_beaten else "no"
    if not look.best.exact:
        better = "some" if look.is_beaten else "unknown"
    return say("help-looked", made=look.made, possible=look.best.points, better=better)


def _area_words(state: State, action: Action) -> str:
    if isinstance(action, ChooseGuardian):
        return say("help-area-card", half="low" if action.card < 3 else "high")
    slot, spaces = slot_of(state, action), clicked_spaces(state, action)
    if slot is None and spaces:
        slot = state.island.frame.slot_of(spaces[-1])
    if slot is None:
        return say("help-area-none")
    kind = "tile" if slot_of(state, action) is not None else "token"
    return say("help-area", tile=tile_name(state, slot), kind=kind)
